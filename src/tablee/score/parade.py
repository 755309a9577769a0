"""Score sheet of Parade: the points that eleven cards of a color can cost."""

from collections.abc import Iterator
from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.game import ranked
from tablee.core.setup import Setup
from tablee.games.parade import CARDS, COLORS, VALUES, flips
from tablee.score.scoring import Manche, Question, ScoreStanding, Scoring, describe_ending, refusal

CARDS_LINE = "cards"
"""Line for the number of cards in front, asked only in ties (PAR-17)."""
IN_COLOR = int(VALUES)


class ParadeScoring(Scoring):
    """One game on one sheet, with a line for each color."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        costs = range(sum(range(IN_COLOR)) + 1)
        self.values = {**dict.fromkeys(COLORS, costs), CARDS_LINE: range(int(CARDS) + 1)}

    def questions(self, entries: Manche) -> Iterator[Question]:
        """Ask for the number of cards only those with equal points."""
        for line in COLORS:
            for seat in self.seats:
                yield Question(line, seat)
        points = _points(entries)
        for seat in self.seats:
            if points.count(points[seat]) > 1:
                yield Question(CARDS_LINE, seat)

    def check_together(self, manche: Manche) -> None:
        """Check that each color can be divided so, and that the numbers of cards fit."""
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

    def standing(self, manches: list[Manche]) -> ScoreStanding:
        """Rank by fewest points, then by fewest cards (PAR-17)."""
        if not manches:
            return ScoreStanding([0 for _ in self.seats], [1 for _ in self.seats])
        points = _points(manches[-1])
        cards = manches[-1][CARDS_LINE]
        places = ranked([(points[seat], cards[seat]) for seat in self.seats])
        return ScoreStanding([*points], places, describe_ending(places))


def _points(manche: Manche) -> list[int]:
    return [sum(costs) for costs in zip(*[manche[color] for color in COLORS], strict=True)]


def _flips(counts: tuple[int, ...], seat: int) -> bool:
    return flips(vec[i64](list(counts)), seat)


@cache
def _shares(points: tuple[int, ...]) -> list[tuple[int, ...]]:
    """List the numbers of cards of a color that can cost the players these points."""
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
    """Yield numbers of cards that can cost these points, flipped or not."""
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
    """Return whether the color has disjoint hands of these (number, sum); a sum may be any."""
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
    """List the sets of `count` cards with this sum, as bit masks."""
    return [
        mask
        for mask in range(1 << IN_COLOR)
        if mask.bit_count() == count
        and sum(value for value in range(IN_COLOR) if mask >> value & 1) == total
    ]
