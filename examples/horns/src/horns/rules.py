"""Horns, a game in the manner of 6 nimmt! by Wolfgang Kramer: lay the sixth card of no row.

Everybody chooses a card in secret. They are turned over and laid in rising order, each in the row
whose last card is the nearest below. The sixth card of a row takes the other five; who has a card
below all rows takes a row of their choice. A match ends when somebody has so many horns; the fewest
win.
"""

from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.errors import UnseenCard
from tablee.core.features import FeatureWriter
from tablee.core.game import Face, Game, Option, Options, ranked
from tablee.core.prompts import Prompt
from tablee.core.state import COUNTED, NO_CARD, TOGETHER, State
from tablee.core.zones import DEALER, EVERYBODY, NOBODY, Zone

CARDS = 104
ROWS = 4
ROW_SIZE = 5
HAND_SIZE = 10
WORST = 55
COLORS = {1: "gray", 2: "blue", 3: "green", 5: "orange", 7: "red"}


def value_of(card: int) -> int:
    """Return the number on a card; the first card is number 0 and shows 1."""
    return card + 1


def horns_of(card: int) -> int:
    """Return the horns on a card (HRN-1)."""
    value = value_of(card)
    if value == WORST:
        return 7
    if value % 11 == 0:
        return 5
    if value % 10 == 0:
        return 3
    return 2 if value % 5 == 0 else 1


def cost_of(row: Zone) -> int:
    """Return the horns of a row."""
    return sum(horns_of(int(card)) for card in row.cards)


class Horns(State):
    """An action is the card that is chosen, or `CARDS` plus the row that is taken."""

    def __init__(self, seats: int, limit: int) -> None:
        super().__init__(seats)
        self.limit = limit
        self.deck = Zone("deck")
        self.rows = [Zone(f"row-{number}", viewer=EVERYBODY) for number in range(1, ROWS + 1)]
        self.hands = [Zone("hand", owner=seat, viewer=seat) for seat in range(seats)]
        self.chosen = [Zone("chosen", owner=seat, viewer=seat) for seat in range(seats)]
        self.taken = [Zone("taken", owner=seat, viewer=EVERYBODY) for seat in range(seats)]
        self.past: list[list[int]] = []
        self.is_turned = False
        for card in range(CARDS):
            self.deck.add(card)

    def zones(self) -> list[Zone]:
        return [self.deck, *self.rows, *self.hands, *self.chosen, *self.taken]

    def to_shuffle(self) -> vec[i64]:
        return vec[i64](list(range(CARDS)))

    def deal(self, cards: vec[i64]) -> None:
        if self._is_counted():
            self.past.append(self._count())
        for zone in self.zones():
            zone.clear()
        for place, card in enumerate(cards):
            if place < HAND_SIZE * self.seats:
                self.hands[place % self.seats].add(card)
            elif place < HAND_SIZE * self.seats + ROWS:
                self.rows[place - HAND_SIZE * self.seats].add(card)
            else:
                self.deck.add(card)
        self.turn = 0

    def asks(self) -> str:
        return "" if self.turn < 0 or self.is_turned else TOGETHER

    def prompt(self) -> Prompt:
        return Prompt("take" if self.is_turned else "choose", {})

    def legal(self) -> vec[i64]:
        if self.is_turned:
            return vec[i64]([CARDS + row for row in range(ROWS)])
        return vec[i64](sorted(self.hands[self.turn].cards))

    def apply(self, action: i64) -> None:
        if action >= CARDS:
            card = self.chosen[self.turn].draw()
            self._take(self.rows[action - CARDS], self.turn, card)
            self._lay_next()
            return
        self.hands[self.turn].remove(action)
        self.chosen[self.turn].add(action)
        self.turn += 1
        if self.turn == self.seats:
            self._turn_over()

    def _turn_over(self) -> None:
        """Show all chosen cards, and lay them (HRN-3)."""
        if min(zone.cards[0] for zone in self.chosen) < 0:
            raise UnseenCard("what the others have chosen decides")
        self.is_turned = True
        for zone in self.chosen:
            zone.viewer = EVERYBODY
        self._lay_next()

    def _lay_next(self) -> None:
        """Lay the lowest cards until somebody must take a row, or all lie (HRN-4 to HRN-6)."""
        while True:
            left = [seat for seat in range(self.seats) if len(self.chosen[seat].cards)]
            if not left:
                self._end_round()
                return
            seat = min(left, key=lambda one: int(self.chosen[one].cards[0]))
            row = self.row_for(self.chosen[seat].cards[0])
            if row is None:
                self.turn = seat
                return
            card = self.chosen[seat].draw()
            if len(row.cards) == ROW_SIZE:
                self._take(row, seat, card)
            else:
                row.add(card)

    def row_for(self, card: int) -> Zone | None:
        """Return the row whose last card is the nearest below this one, if there is any."""
        below = [row for row in self.rows if row.cards[len(row.cards) - 1] < card]
        return max(below, key=lambda row: int(row.cards[len(row.cards) - 1]), default=None)

    def _take(self, row: Zone, seat: int, card: int) -> None:
        for taken in list(row.cards):
            self.taken[seat].add(taken)
        row.clear()
        row.add(card)

    def _end_round(self) -> None:
        self.is_turned = False
        for zone in self.chosen:
            zone.viewer = zone.owner
        self.turn = 0
        if len(self.hands[0].cards) == 0:
            self.turn = NOBODY if max(self.scores()) >= self.limit else DEALER

    def actions(self) -> i64:
        return CARDS + ROWS

    def card_of(self, action: i64) -> i64:
        return action if action < CARDS else NO_CARD

    def name(self, action: i64) -> str:
        if action < CARDS:
            return f"choose {value_of(action)}"
        return f"take :{action - CARDS + 1}"

    def goes_on(self, action: i64) -> bool:
        return False

    def forbids(self, action: i64) -> str:
        return "HRN-5" if self.is_turned else "HRN-2"

    def phase(self) -> str:
        return COUNTED if self._is_counted() else ""

    def _is_counted(self) -> bool:
        """Return whether a manche is over, and the next one is to be dealt."""
        return self.turn == DEALER and len(self.deck.cards) < CARDS

    def public_features(self, writer: FeatureWriter) -> None:
        before = [sum(manche[seat] for manche in self.past) for seat in range(self.seats)]
        writer.each("before", before)

    def _count(self) -> list[int]:
        """Return the horns that each seat has taken in this manche."""
        return [sum(horns_of(int(card)) for card in zone.cards) for zone in self.taken]

    def sheets(self) -> list[dict[str, list[int]]]:
        return [{"horns": [*manche]} for manche in (*self.past, self._count())]

    def scores(self) -> list[int]:
        manches = [*self.past, self._count()]
        return [sum(manche[seat] for manche in manches) for seat in range(self.seats)]

    def places(self) -> list[int]:
        return ranked([(score,) for score in self.scores()])


class HornsGame(Game):
    """Horns as it stands on the shelf."""

    def __init__(self) -> None:
        limit = Option("limit", 66, (30, 66, 100))
        super().__init__("horns", rules=1, seats=tuple(range(2, 11)), options=(limit,))
        self.narrated_zones = (*(f"row-{number}" for number in range(1, ROWS + 1)), "taken")
        self.lowest_wins = True
        self.rules_out_cards = False
        self.short_options = {"limit": 30}

    def start(self, seats: int, options: Options) -> State:
        limit = options["limit"]
        assert isinstance(limit, int), "options have been checked"
        return Horns(seats, limit)

    def faces(self, seats: int, options: Options) -> list[Face]:
        return [
            Face(str(value_of(card)), f"h{horns}", "horns-card", COLORS[horns], value_of(card))
            for card, horns in ((card, horns_of(card)) for card in range(CARDS))
        ]
