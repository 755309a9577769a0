"""Positions of Parade laid card by card, and helpers for zones and random games."""

from collections.abc import Sequence

from hypothesis import settings

from tablee.core.moves import act, shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.core.zones import DEALER, NOBODY, Zone
from tablee.games.parade import CARDS, NOT_YET, Parade
from tablee.records import Recorder, SeatedPlayer

FIXED = settings(derandomize=True, deadline=None)
"""Hypothesis: the same examples in every run, and no deadline."""

COLORS = "rbvgno"  # rouge, bleu, violet, vert, gris, orange


def numbers(codes: str) -> list[int]:
    """Return the cards of Parade with these codes: `r7 b3`."""
    return [COLORS.index(code[0]) * 11 + int(code[1:]) for code in codes.split()]


def codes(zone: Zone) -> str:
    """Return the codes of the cards in a zone, as `numbers` reads them."""
    return " ".join(f"{COLORS[card // 11]}{card % 11}" for card in zone.cards)


def parade(
    *,
    hands: Sequence[str] = (),
    fronts: Sequence[str] = (),
    line: str = "",
    pile: str | None = None,
    turns_left: int = NOT_YET,
) -> Parade:
    """Return a position with seat 0 on turn; without a pile, all other cards lie in the pile."""
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
    """Play these cards in order, each for the seat on turn."""
    for code in plays:
        act(state, state.turn, numbers(code)[0])


def discard(state: Parade, *discards: str) -> None:
    """Discard these cards in order, each for the seat on turn."""
    for code in discards:
        act(state, state.turn, CARDS + numbers(code)[0])


class Heaps(State):
    """A state of bare zones without rules; cards may share faces and have different backs."""

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
    """Return the cards of each zone."""
    return [[int(card) for card in zone.cards] for zone in state.zones()]


def all_cards(state: State) -> list[int]:
    """Return the cards of all zones, sorted."""
    return sorted(card for zone in contents(state) for card in zone)


def sitters(*names: str) -> list[SeatedPlayer]:
    return [SeatedPlayer(name) for name in names]


def played_out(setup: Setup, seed: int) -> Recorder:
    """Play a random game to its end; return its recorder."""
    rng = Rng(seed)
    recorder = Recorder(setup, sitters(*[f"Seat {seat}" for seat in range(setup.seats)]))
    while recorder.state.turn != NOBODY:
        if recorder.state.turn == DEALER:
            recorder.shuffle(rng)
        else:
            legal = recorder.state.legal()
            recorder.apply(legal[rng.below(len(legal))])
    return recorder


def dealt(state: State, seed: int) -> State:
    """Deal, and return the state."""
    shuffle(state, Rng(seed))
    return state
