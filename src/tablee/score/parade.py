"""The sheet of Parade: what the eleven cards of a color can cost those who have them."""

from collections.abc import Iterator
from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.game import ranked
from tablee.games.parade import CARDS, COLORS, VALUES, flips
from tablee.records import Setup
from tablee.score.scoring import Manche, Question, Scoring, Standing, ending, refusal

CARDS_LINE = "cards"
"""How many cards a player has in front, asked of those who are tied (PAR-17)."""
IN_COLOR = int(VALUES)


class ParadeScoring(Scoring):
    """One game is one sheet, a line for each color."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        costs = range(sum(range(IN_COLOR)) + 1)
        self.values = {**dict.fromkeys(COLORS, costs), CARDS_LINE: range(int(CARDS) + 1)}

    def questions(self, entries: Manche) -> Iterator[Question]:
        """The number of cards matters only to those with equal points."""
        for line in COLORS:
            for seat in self.seats:
                yield Question(line, seat)
        points = _points(entries)
        for seat in self.seats:
            if points.count(points[seat]) > 1:
                yield Question(CARDS_LINE, seat)

    def check_together(self, manche: Manche) -> None:
        """Each color can be shared out so; and so many cards can make these points."""
        shares = {}
        for color in COLORS:
            shares[color] = _shares(tuple(manche[color]))
            if not shares[color]:
                raise refusal("score_color", Question(color, 0), expected=IN_COLOR - 1)
        points = _points(manche)
        for seat in self.seats:
            least = sum(min(share[seat] for share in shares[color]) for color in COLORS)
            most = sum(max(share[seat] for share in shares[color]) for color in COLORS)
            cards = manche[CARDS_LINE][seat]
            if points.count(points[seat]) > 1 and not least <= cards <= most:
                at = Question(CARDS_LINE, seat)
                raise refusal("score_cards", at, value=cards, least=least, most=most)

    def standing(self, manches: list[Manche]) -> Standing:
        """The fewest points win, then the fewest cards (PAR-17)."""
        if not manches:
            return Standing([0 for _ in self.seats], [1 for _ in self.seats])
        points = _points(manches[-1])
        cards = manches[-1][CARDS_LINE]
        places = ranked([(points[seat], cards[seat]) for seat in self.seats])
        return Standing([*points], places, ending(places))


def _points(manche: Manche) -> list[int]:
    return [sum(costs) for costs in zip(*[manche[color] for color in COLORS], strict=True)]


def _flips(counts: tuple[int, ...], seat: int) -> bool:
    return flips(vec[i64](list(counts)), seat)


@cache
def _shares(points: tuple[int, ...]) -> list[tuple[int, ...]]:
    """How many cards of a color each may have, when it costs them these points."""
    return [
        counts
        for counts in _counts(points, IN_COLOR)
        if _can_be_dealt(
            tuple(
                (counts[seat], None if _flips(counts, seat) else points[seat])
                for seat in range(len(points))
                if counts[seat]
            )
        )
        and all(counts[seat] == points[seat] for seat in range(len(points)) if _flips(counts, seat))
    ]


def _counts(points: tuple[int, ...], left: int) -> Iterator[tuple[int, ...]]:
    """Numbers of cards that can cost these points, flipped or not."""
    if not points:
        yield ()
        return
    for count in range(left + 1):
        least = sum(range(count))
        most = sum(range(IN_COLOR - count, IN_COLOR))
        if count == points[0] or least <= points[0] <= most:
            for rest in _counts(points[1:], left - count):
                yield (count, *rest)


@cache
def _can_be_dealt(wanted: tuple[tuple[int, int | None], ...]) -> bool:
    """Whether there are cards for all: so many, of a given sum or of any."""
    hands = sorted(wanted, key=lambda hand: (hand[1] is None, hand))
    free = sum(count for count, total in hands if total is None)
    used = {0}
    for count, total in hands:
        if total is not None:
            used = {
                mask | hand for mask in used for hand in _hands(count, total) if not mask & hand
            }
    return any(IN_COLOR - mask.bit_count() >= free for mask in used)


@cache
def _hands(count: int, total: int) -> list[int]:
    """The sets of so many cards with this sum, a bit for each card."""
    return [
        mask
        for mask in range(1 << IN_COLOR)
        if mask.bit_count() == count
        and sum(value for value in range(IN_COLOR) if mask >> value & 1) == total
    ]
