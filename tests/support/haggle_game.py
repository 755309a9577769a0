"""A game for tests with moves of several steps, equal cards and an option."""

from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.game import Face, Game, Option, Options, ranked
from tablee.core.state import NO_CARD, State
from tablee.core.zones import EVERYBODY, NOBODY, Zone

STOPS, GOES = range(3), range(3, 6)
LAY_STOP, LAY_GO, CLOSE, PASS = range(4)


class Haggle(State):
    """Seats hold three cards and lay some, one by one, or pass if they hold no `go`."""

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
