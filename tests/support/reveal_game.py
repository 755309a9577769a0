"""A game for tests in which everybody chooses a card in secret, round after round.

Each seat lays a card face down; when all have, they are turned over, and the highest takes them.
The next round is asked at once. Cards taken are points.
"""

from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.errors import UnseenCard
from tablee.core.game import Face, Game, Options, ranked
from tablee.core.state import TOGETHER, State
from tablee.core.zones import EVERYBODY, NOBODY, Zone

ROUNDS = 4


class Reveal(State):
    """An action is the number of the card that is chosen."""

    answer_viewer = NOBODY
    """Another viewer of the chosen cards than their owner, to plant a fault."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.deck = Zone("deck")
        self.hands = [Zone("hand", owner=seat, viewer=seat) for seat in range(seats)]
        self.chosen = [Zone("chosen", owner=seat, viewer=seat) for seat in range(seats)]
        self.taken = [Zone("taken", owner=seat, viewer=EVERYBODY) for seat in range(seats)]
        for zone in self.chosen:
            zone.viewer = zone.owner if self.answer_viewer == NOBODY else self.answer_viewer
        for card in range(ROUNDS * seats):
            self.deck.add(card)

    def zones(self) -> list[Zone]:
        return [self.deck, *self.hands, *self.chosen, *self.taken]

    def to_shuffle(self) -> vec[i64]:
        return vec[i64](sorted(self.deck.cards))

    def deal(self, cards: vec[i64]) -> None:
        self.deck.clear()
        for place, card in enumerate(cards):
            self.hands[place % self.seats].add(card)
        self.turn = 0

    def asks(self) -> str:
        return TOGETHER if self.turn >= 0 else ""

    def legal(self) -> vec[i64]:
        return vec[i64](sorted(self.hands[self.turn].cards))

    def apply(self, action: i64) -> None:
        self.hands[self.turn].remove(action)
        self.chosen[self.turn].add(action)
        self.turn += 1
        if self.turn == self.seats:
            self._turn_over()

    def _turn_over(self) -> None:
        cards = [int(zone.cards[0]) for zone in self.chosen]
        if min(cards) < 0:
            raise UnseenCard("the others' cards decide")
        winner = cards.index(max(cards))
        for zone in self.chosen:
            self.taken[winner].add(zone.draw())
        self.turn = 0 if len(self.hands[0].cards) else NOBODY

    def actions(self) -> i64:
        return ROUNDS * self.seats

    def card_of(self, action: i64) -> i64:
        return action

    def name(self, action: i64) -> str:
        return f"choose c{action}"

    def forbids(self, action: i64) -> str:
        return "REV-1"

    def scores(self) -> list[int]:
        return [len(zone.cards) for zone in self.taken]

    def places(self) -> list[int]:
        return ranked([(-points,) for points in self.scores()])


class RevealGame(Game):
    def __init__(self, kind: type[Reveal] = Reveal) -> None:
        super().__init__("reveal", rules=1, seats=(2, 3, 4))
        self.kind = kind

    def start(self, seats: int, options: Options) -> State:
        return self.kind(seats)

    def faces(self, seats: int, options: Options) -> list[Face]:
        cards = range(ROUNDS * seats)
        return [Face(f"c{card}", "number", "reveal-card", value=card) for card in cards]
