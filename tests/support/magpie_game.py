"""A game for tests, with equal cards, several deals, moves of steps, hidden cards and a pass.

Six kinds of trinkets, three of each. On a turn you lay one trinket or a pair, hide one face down,
or pass, and draw a card. Every trinket laid is a point. The option says how many rounds.
"""

from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.game import Face, Game, Option, Options, ranked
from tablee.core.state import DONE, NO_CARD, State
from tablee.core.zones import DEALER, EVERYBODY, NOBODY, Zone

KINDS = ["bell", "coin", "key", "lens", "pin", "ring"]
COPIES = 3
CARDS = len(KINDS) * COPIES
HAND = 4
TURNS = 4
LAY, HIDE, CLOSE, PASS = 0, len(KINDS), 2 * len(KINDS), 2 * len(KINDS) + 1


class Magpie(State):
    """Actions: lay or hide a kind, close a move, pass."""

    def __init__(self, seats: int, rounds: int) -> None:
        super().__init__(seats)
        self.pile = Zone("pile")
        self.hands = [Zone("hand", owner=seat, viewer=seat) for seat in range(seats)]
        self.laid = [Zone("laid", owner=seat, viewer=EVERYBODY) for seat in range(seats)]
        self.hidden = [Zone("hidden", owner=seat, viewer=seat) for seat in range(seats)]
        self.points = [0] * seats
        self.turns = 0
        self.rounds = rounds
        self.last = -1
        for card in range(CARDS):
            self.pile.add(card)

    def zones(self) -> list[Zone]:
        return [self.pile, *self.hands, *self.laid, *self.hidden]

    def face(self, card: i64) -> i64:
        return card - card % COPIES

    def to_shuffle(self) -> vec[i64]:
        return vec[i64](list(range(CARDS)))

    def deal(self, cards: vec[i64]) -> None:
        for zone in self.zones():
            zone.clear()
        for place, card in enumerate(cards):
            dealt = place < HAND * self.seats
            (self.hands[place % self.seats] if dealt else self.pile).add(card)
        self.turns = TURNS * self.seats
        self.turn = 0

    def legal(self) -> vec[i64]:
        kinds = sorted({card // COPIES for card in self.hands[self.turn].cards})
        if self.midway:
            return vec[i64]([*[kind for kind in kinds if kind == self.last], CLOSE])
        return vec[i64]([*kinds, *[HIDE + kind for kind in kinds], PASS])

    def apply(self, action: i64) -> None:
        card = self.card_of(action)
        if card != NO_CARD:
            self.hands[self.turn].remove(card)
            (self.laid if action < HIDE else self.hidden)[self.turn].add(card)
        if action < HIDE:
            self.points[self.turn] += 1
        self.last = action if action < HIDE and not self.midway else -1
        self.midway = self.last != -1
        if not self.midway:
            self._end_turn()

    def _end_turn(self) -> None:
        if len(self.pile.cards) > 0:
            self.hands[self.turn].add(self.pile.draw())
        self.turns -= 1
        self.turn = (self.turn + 1) % self.seats
        if self.turns == 0:
            self.rounds -= 1
            self.turn = DEALER if self.rounds else NOBODY

    def actions(self) -> i64:
        return PASS + 1

    def card_of(self, action: i64) -> i64:
        if action >= CLOSE:
            return NO_CARD
        for card in self.hands[self.turn].cards:
            if card // COPIES == action % HIDE:
                return card
        return action % HIDE * COPIES

    def name(self, action: i64) -> str:
        if action >= CLOSE:
            return DONE if action == CLOSE else "pass"
        kind = KINDS[action % HIDE]
        return (
            kind
            if self.midway and action < HIDE
            else f"{'lay' if action < HIDE else 'hide'} {kind}"
        )

    def forbids(self, action: i64) -> str:
        return "MAG-2" if self.midway else "MAG-1"

    def phase(self) -> str:
        return f"round-{self.rounds}"

    def scores(self) -> list[int]:
        return list(self.points)

    def places(self) -> list[int]:
        return ranked([(-points,) for points in self.points])


class MagpieGame(Game):
    def __init__(self) -> None:
        rounds = Option("rounds", 2, (1, 2, 3))
        super().__init__("magpie", rules=1, seats=(2, 3), options=(rounds,))

    def start(self, seats: int, options: Options) -> State:
        rounds = options["rounds"]
        assert isinstance(rounds, int)
        return Magpie(seats, rounds)

    def faces(self, seats: int, options: Options) -> list[Face]:
        return [Face(kind, "trinket", f"magpie-{kind}") for kind in KINDS for _ in range(COPIES)]
