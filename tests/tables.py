"""Tables for the tests: positions of Parade laid card by card, and two games from outside."""

from collections.abc import Sequence

from hypothesis import settings
from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.game import Face, Game, Option, Options, ranked
from tablee.core.moves import act, shuffle
from tablee.core.rng import Rng
from tablee.core.state import NO_CARD, State
from tablee.core.zones import DEALER, EVERYBODY, NOBODY, Zone
from tablee.games.parade import CARDS, NOT_YET, Parade
from tablee.records import Scribe, Setup, Sitter

FIXED = settings(derandomize=True, deadline=None)
"""The same examples in every run, however slow the machine."""

COLORS = "rbvgno"  # rouge, bleu, violet, vert, gris, orange


def numbers(codes: str) -> list[int]:
    """Cards of Parade from their codes: `r7 b3`."""
    return [COLORS.index(code[0]) * 11 + int(code[1:]) for code in codes.split()]


def codes(zone: Zone) -> str:
    """What lies in a zone of Parade, as `numbers` reads it."""
    return " ".join(f"{COLORS[card // 11]}{card % 11}" for card in zone.cards)


def parade(
    *,
    hands: Sequence[str] = (),
    fronts: Sequence[str] = (),
    line: str = "",
    pile: str | None = None,
    turns_left: int = NOT_YET,
) -> Parade:
    """Seat 0 is on turn; without a pile of its own, every card named nowhere lies in the pile."""
    state = Parade(max(len(hands), len(fronts)))
    state.pile.clear()
    lay(state.line, line)
    for zones, told in ((state.hands, hands), (state.fronts, fronts)):
        for seat, there in enumerate(told):
            lay(zones[seat], there)
    lay(state.pile, pile or "")
    named = all_cards(state)
    assert len(set(named)) == len(named), "a card lies in two places"
    for card in range(CARDS):
        if pile is None and card not in named:
            state.pile.add(card)
    state.turns_left = turns_left
    state.turn = 0
    return state


def lay(zone: Zone, there: str) -> None:
    for card in numbers(there):
        zone.add(card)


def play(state: Parade, *plays: str) -> None:
    """The seats on turn play these cards, one after the other."""
    for code in plays:
        act(state, state.turn, numbers(code)[0])


def discard(state: Parade, *discards: str) -> None:
    """The seats on turn discard these cards, one after the other."""
    for code in discards:
        act(state, state.turn, CARDS + numbers(code)[0])


STOPS, GOES = range(3), range(3, 6)
LAY_STOP, LAY_GO, CLOSE, PASS = range(4)


class Haggle(State):
    """Three cards each; lay some, one by one, or pass, which only a hand without `go` may."""

    def __init__(self, seats: int, most: int) -> None:
        super().__init__(seats)
        self.most = most
        self.pile = Zone("pile")
        self.hands = [Zone("hand", owner=seat, viewer=seat) for seat in range(seats)]
        self.bids = [Zone("bid", owner=seat, viewer=EVERYBODY) for seat in range(seats)]
        for card in [*STOPS, *GOES]:
            self.pile.add(card)

    def zones(self) -> list[Zone]:
        return [self.pile, *self.hands, *self.bids]

    def to_shuffle(self) -> vec[i64]:
        return vec[i64](sorted(self.pile.cards))

    def deal(self, cards: vec[i64]) -> None:
        self.pile.clear()
        for i, card in enumerate(cards):
            self.hands[i // 3].add(card)
        self.turn = 0

    def legal(self) -> vec[i64]:
        full = len(self.bids[self.turn].cards) == self.most
        found = [] if full else [kind for kind in (LAY_STOP, LAY_GO) if self._held(kind)]
        if self.midway:
            found.append(CLOSE)
        elif not self._held(LAY_GO):
            found.append(PASS)
        return vec[i64](found)

    def apply(self, action: int) -> None:
        if action == PASS:
            for card in GOES:
                self.hands[self.turn].bar(card)
        elif action != CLOSE:
            card = self._held(action)[0]
            self.hands[self.turn].remove(card)
            self.bids[self.turn].add(card)
        self.midway = action in (LAY_STOP, LAY_GO)
        if not self.midway:
            self.turn = self.turn + 1 if self.turn + 1 < self.seats else NOBODY

    def _held(self, kind: int) -> list[int]:
        return [int(card) for card in self.hands[self.turn].cards if card // 3 == kind]

    def actions(self) -> int:
        return 4

    def name(self, action: int) -> str:
        word = ("stop", "go", "done", "pass")[action]
        return f"lay {word}" if action <= LAY_GO and not self.midway else word

    def card_of(self, action: int) -> int:
        return NO_CARD if action > LAY_GO else [*self._held(action), 3 * action][0]

    def forbids(self, action: int) -> str:
        return ("HAG-1", "HAG-1", "HAG-2", "HAG-3")[action]

    def scores(self) -> list[int]:
        return [len(bid.cards) for bid in self.bids]

    def places(self) -> list[int]:
        return ranked([(-points,) for points in self.scores()])

    def face(self, card: int) -> int:
        return card // 3 * 3


class HaggleGame(Game):
    def start(self, seats: int, options: Options) -> State:
        most = options["most"]
        assert isinstance(most, int)
        return Haggle(seats, most)

    def faces(self, seats: int, options: Options) -> list[Face]:
        return [Face("stop" if card in STOPS else "go", "sign", "haggle-card") for card in range(6)]


HAGGLE = HaggleGame("haggle", rules=3, seats=(2,), options=(Option("most", 2, (1, 2, 3)),))


class Heaps(State):
    """Cards that only lie there, to be looked at; some may look the same or show other backs."""

    def __init__(
        self, heaps: list[Zone], *, looks: Sequence[int] = (), backs: Sequence[int] = ()
    ) -> None:
        super().__init__(2)
        self.heaps = heaps
        self.looks = list(looks)
        self.backs = list(backs)

    def zones(self) -> list[Zone]:
        return self.heaps

    def face(self, card: int) -> int:
        return self.looks[card] if self.looks else card

    def back(self, card: int) -> int:
        return self.backs[card] if self.backs else 0


def heap(cards: Sequence[int], *, viewer: int = NOBODY, bars: Sequence[int] = ()) -> Zone:
    zone = Zone("heap", viewer=viewer)
    for card in cards:
        zone.add(card)
    for card in bars:
        zone.bar(card)
    return zone


def contents(state: State) -> list[list[int]]:
    """What lies in each zone."""
    return [[int(card) for card in zone.cards] for zone in state.zones()]


def all_cards(state: State) -> list[int]:
    """What lies anywhere, sorted."""
    return sorted(card for zone in contents(state) for card in zone)


def sitters(*names: str) -> list[Sitter]:
    return [Sitter(name) for name in names]


def played_out(setup: Setup, seed: int) -> Scribe:
    """A whole game at random, written down."""
    rng = Rng(seed)
    scribe = Scribe(setup, sitters(*[f"Seat {seat}" for seat in range(setup.seats)]))
    while scribe.state.turn != NOBODY:
        if scribe.state.turn == DEALER:
            scribe.shuffle(rng)
        else:
            legal = scribe.state.legal()
            scribe.apply(legal[rng.below(len(legal))])
    return scribe


def dealt(state: State, seed: int) -> State:
    """The same table after a first deal."""
    shuffle(state, Rng(seed))
    return state
