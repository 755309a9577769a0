"""Parade, by Naoki Homma: lengthen the procession without taking anybody home.

You add a card at the end of the line. The cards nearest the end, as many as its value, are safe;
of the others you take those of its color and those of no higher value. When somebody has all six
colors or the pile is empty, everybody plays once more, keeps two of four cards, and counts: cards
cost their value, or one point each in a color where nobody has more. The fewest points win.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.core.explanations import Explanation
from tablee.core.features import FeatureWriter
from tablee.core.game import Face, Game, Options, ranked
from tablee.core.prompts import Prompt
from tablee.core.state import TOGETHER, State
from tablee.core.zones import EVERYBODY, HAND, NOBODY, Zone

COLORS: Final = ["red", "blue", "violet", "green", "gray", "orange"]
SYMBOLS: Final = ["heart", "cup", "hat", "leaf", "watch", "mushroom"]
LETTERS: Final = "rbvgno"
VALUES: Final[i64] = 11
CARDS: Final[i64] = 66
CODES: Final = [f"{letter}{value}" for letter in LETTERS for value in range(VALUES)]
_DECK: Final = vec[i64](list(range(CARDS)))
_NO_CARDS: Final = vec[i64]([0] * CARDS)
HAND_SIZE: Final[i64] = 5
LINE_SIZE: Final[i64] = 6
NOT_YET: Final[i64] = -1
PAIR: Final[i64] = 2
LEAD_OF_A_PAIR: Final[i64] = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Parade(State):
    """An action is a card's number to play it, or that plus `CARDS` to discard it at the end."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.line = Zone("line", viewer=EVERYBODY)
        self.pile = Zone("pile")
        self.hands = [Zone(HAND, owner=seat, viewer=seat) for seat in range(seats)]
        self.fronts = [Zone("front", owner=seat, viewer=EVERYBODY) for seat in range(seats)]
        self.discards = [Zone("discard", owner=seat, viewer=seat) for seat in range(seats)]
        self.turns_left: i64 = NOT_YET
        self.pile.cards = _DECK[:]

    def zones(self) -> list[Zone]:
        return [self.line, self.pile, *self.fronts, *self.hands, *self.discards]

    def to_shuffle(self) -> vec[i64]:
        return _DECK[:]

    def deal(self, cards: vec[i64]) -> None:
        """Deal five cards to each seat in turn, six to the line, the rest to the pile (PAR-20)."""
        self.pile.clear()
        dealt = self.seats * HAND_SIZE
        for i in range(dealt):
            self.hands[i // HAND_SIZE].add(cards[i])
        for i in range(dealt, dealt + LINE_SIZE):
            self.line.add(cards[i])
        for i in range(CARDS - 1, dealt + LINE_SIZE - 1, -1):
            self.pile.add(cards[i])
        self.turn = 0

    def legal(self) -> vec[i64]:
        legal = self.hands[self.turn].cards[:]
        if self.turns_left == 0:
            for i in range(len(legal)):
                legal[i] += CARDS
        return legal

    def apply(self, action: i64) -> None:
        self.hands[self.turn].remove(action % CARDS)
        if action < CARDS:
            self._join_line(action)
        else:
            self._discard(action - CARDS)

    def _join_line(self, played: i64) -> None:
        front = self.fronts[self.turn]
        has_taken = self._take_from_line(played // VALUES, played % VALUES, front)
        self.line.add(played)
        if self.turns_left > 0:
            self.turns_left -= 1
        else:
            self.hands[self.turn].add(self.pile.draw())
            if len(self.pile.cards) == 0 or (has_taken and _has_all_colors(front)):
                self.turns_left = self.seats
        self.turn += 1
        if self.turn == self.seats or self.turns_left == 0:
            self.turn = 0

    def _take_from_line(self, color: i64, value: i64, front: Zone) -> bool:
        """Move the cards to take to a front; return whether there were any."""
        line = self.line.cards
        exposed = len(line) - value
        kept: i64 = 0
        for i in range(len(line)):
            card = line[i]
            if i < exposed and (card // VALUES == color or card % VALUES <= value):
                front.add(card)
            else:
                line[kept] = card
                kept += 1
        if kept == len(line):
            return False
        self.line.cards = line[:kept]
        return True

    def _discard(self, card: i64) -> None:
        """Discard a card; after two of each seat, the remaining hands join the fronts (PAR-12)."""
        self.discards[self.turn].add(card)
        self.midway = not self.midway
        if not self.midway:
            self.turn += 1
        if self.turn == self.seats:
            self.turn = NOBODY
            for seat in range(self.seats):
                while len(self.hands[seat].cards) > 0:
                    self.fronts[seat].add(self.hands[seat].draw())

    def actions(self) -> i64:
        return 2 * CARDS

    def card_of(self, action: i64) -> i64:
        return action % CARDS

    def name(self, action: i64) -> str:
        """Return `play r7`, or `discard r7 b3`, one move of two steps."""
        code = CODES[action % CARDS]
        if action < CARDS:
            return f"play {code}"
        return code if self.midway else f"discard {code}"

    def goes_on(self, action: i64) -> bool:
        return action >= CARDS and not self.midway

    def forbids(self, action: i64) -> str:
        return "PAR-10" if action < CARDS else "PAR-5"

    def phase(self) -> str:
        if self.turn == NOBODY or self.turns_left == NOT_YET:
            return ""
        return "discard" if self.turns_left == 0 else "last"

    def asks(self) -> str:
        return TOGETHER if self.turns_left == 0 and self.turn != NOBODY else ""

    def prompt(self) -> Prompt:
        if self.turns_left == 0:
            return Prompt("discard", {"count": 1 if self.midway else 2})
        return Prompt("play" if self.turns_left == NOT_YET else "last", {})

    def public_features(self, writer: FeatureWriter) -> None:
        writer.number("turns_left", self.turns_left)

    def sheets(self) -> list[dict[str, list[int]]]:
        costs = self._compute_costs()
        sheet: dict[str, list[int]] = {}
        for color in range(len(COLORS)):
            first = color * self.seats
            sheet[COLORS[color]] = [int(costs[first + seat]) for seat in range(self.seats)]
        return [sheet]

    def _compute_costs(self) -> vec[i64]:
        """Return the cost of each color for each seat, color by color."""
        counts = _NO_CARDS[: len(COLORS) * self.seats]
        sums = counts[:]
        for seat in range(self.seats):
            cards = self.fronts[seat].cards
            for i in range(len(cards)):
                place = cards[i] // VALUES * self.seats + seat
                counts[place] += 1
                sums[place] += cards[i] % VALUES
        for first in range(0, len(counts), self.seats):
            held = counts[first : first + self.seats]
            for seat in range(self.seats):
                if held[seat] > 0 and flips(held, seat):
                    sums[first + seat] = held[seat]
        return sums

    def explain(self, line: str, seat: i64) -> Explanation:
        color = COLORS.index(line)
        counts = _NO_CARDS[: self.seats]
        values: list[int] = []
        for other in range(self.seats):
            for card in self.fronts[other].cards:
                if card // VALUES == color:
                    counts[other] += 1
                    if other == seat:
                        values.append(int(card % VALUES))
        if not values:
            return Explanation("none")
        if flips(counts, seat):
            return Explanation("most", [1] * len(values))
        most = max(counts)
        more = [other for other in range(self.seats) if counts[other] == most]
        terms = sorted(values)
        if counts[seat] == most:
            return Explanation("close", terms)
        return Explanation("values", terms, {"more": len(more)}, seats={"who": more})

    def ending(self) -> Explanation:
        if len(self.pile.cards) == 0:
            return Explanation("pile")
        complete = [seat for seat in range(self.seats) if _has_all_colors(self.fronts[seat])]
        return Explanation("colors", numbers={"count": len(complete)}, seats={"who": complete})

    def decision(self) -> Explanation:
        places, points = self.places(), self.scores()
        first = points[places.index(1)]
        tied = [seat for seat in range(self.seats) if points[seat] == first]
        winners = [seat for seat in tied if places[seat] == 1]
        if len(winners) == len(tied):
            return Explanation("")
        cards = len(self.fronts[winners[0]].cards)
        others = [seat for seat in tied if places[seat] > 1]
        numbers = {"points": first, "cards": int(cards), "winners": len(winners)}
        return Explanation("cards", numbers=numbers, seats={"who": winners, "rival": others})

    def scores(self) -> list[int]:
        costs = self._compute_costs()
        scores: list[int] = []
        for seat in range(self.seats):
            points: i64 = 0
            for place in range(seat, len(costs), self.seats):
                points += costs[place]
            scores.append(int(points))
        return scores

    def places(self) -> list[int]:
        points = self.scores()
        return ranked([(points[i], len(self.fronts[i].cards)) for i in range(self.seats)])


def flips(counts: vec[i64], seat: i64) -> bool:
    """Return whether a seat counts one point a card in a color, from the counts of all seats."""
    most: i64 = 0
    seats: i64 = len(counts)
    for other in range(seats):
        if other != seat and counts[other] > most:
            most = counts[other]
    needed: i64 = 0
    if seats == PAIR:
        needed = LEAD_OF_A_PAIR
    return counts[seat] - most >= needed


def _has_all_colors(front: Zone) -> bool:
    seen: i64 = 0
    for i in range(len(front.cards)):
        seen |= 1 << (front.cards[i] // VALUES)
    return seen == (1 << len(COLORS)) - 1


def _face(card: i64) -> Face:
    color = card // VALUES
    return Face(CODES[card], "figure", "parade-card", COLORS[color], card % VALUES, SYMBOLS[color])


class _Parade(Game):
    def __init__(self) -> None:
        super().__init__("parade", rules=1, seats=(2, 3, 4, 5, 6))
        self.narrated_zones = ("line", "front", "hand")
        self.lowest_wins = True
        self.rules_out_cards = False

    def start(self, seats: int, options: Options) -> State:
        return Parade(seats)

    def faces(self, seats: int, options: Options) -> list[Face]:
        return [_face(card) for card in range(CARDS)]


PARADE: Final = _Parade()
