"""A game of one decision for tests of search: a hidden card decides whether a bet wins.

Cards 0 to 2: one in the hand of each seat, and one aside. Seat 1 can answer the bet with card 2.
"""

from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.game import Face, Game, Options, ranked
from tablee.core.state import NO_CARD, State
from tablee.core.zones import HAND, NOBODY, Zone

LOSE, WIN, BET, SPOIL, LEAVE = range(5)


class Fork(State):
    """`lose`, `win`, or `bet` that card 2 lies aside; then `spoil` with card 2 in hand."""

    def __init__(self) -> None:
        super().__init__(2)
        self.hands = [Zone(HAND, owner=seat, viewer=seat) for seat in range(2)]
        self.aside = Zone("aside")
        self.chosen = NOBODY
        self.spoiled = False
        for card in range(3):
            self.aside.add(card)

    def zones(self) -> list[Zone]:
        return [*self.hands, self.aside]

    def to_shuffle(self) -> vec[i64]:
        return vec[i64]([0, 1, 2])

    def deal(self, cards: vec[i64]) -> None:
        self.aside.clear()
        for place, zone in enumerate((*self.hands, self.aside)):
            zone.add(cards[place])
        self.turn = 0

    def legal(self) -> vec[i64]:
        if self.turn == 0:
            return vec[i64]([LOSE, WIN, BET])
        return vec[i64]([SPOIL, LEAVE] if 2 in self.hands[1].cards else [LEAVE])

    def apply(self, action: i64) -> None:
        if self.turn == 0:
            self.chosen = int(action)
            self.turn = 1
        else:
            self.spoiled = action == SPOIL
            self.turn = NOBODY

    def actions(self) -> i64:
        return 5

    def name(self, action: i64) -> str:
        return ("lose", "win", "bet", "spoil", "leave")[action]

    def card_of(self, action: i64) -> i64:
        return NO_CARD

    def forbids(self, action: i64) -> str:
        return "FORK-1"

    def scores(self) -> list[int]:
        if self.turn != NOBODY or self.chosen == LOSE:
            return [0, 0]
        bet = self.chosen == BET
        return [int(not bet or not self.spoiled), int(bet and self.spoiled)]

    def places(self) -> list[int]:
        points = self.scores()
        if self.turn == NOBODY and self.chosen == LOSE:
            return [2, 1]
        return ranked([(-point,) for point in points])


class ForkGame(Game):
    def __init__(self) -> None:
        super().__init__("fork", rules=1, seats=(2,))

    def start(self, seats: int, options: Options) -> State:
        return Fork()

    def faces(self, seats: int, options: Options) -> list[Face]:
        return [Face(f"c{card}", "card", "fork-card", value=card) for card in range(3)]


def dealt(*cards: int) -> Fork:
    """Return a state with these cards: in hand 0, in hand 1, aside."""
    fork = Fork()
    fork.deal(vec[i64](list(cards)))
    return fork
