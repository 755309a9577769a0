"""Figures of lands, their points, and the places by points."""

from typing import Final

from mypy_extensions import i64

from tablee.core.explanations import Explanation
from tablee.core.game import ranked

CARRE: Final = 4
TRIO: Final = 3
COLORS_OF_A_QUINTE: Final = 5
COLORS_OF_A_QUARTE: Final = 4
DUEL: Final = 2  # seats
FOR_CARRE: Final[i64] = 150
FOR_QUINTE: Final[i64] = 75
FOR_TRIO: Final[i64] = 50
FOR_QUARTE: Final[i64] = 25
BONUS: Final[i64] = 10
POINTS: Final = {
    "carre": int(FOR_CARRE),
    "quinte": int(FOR_QUINTE),
    "trio": int(FOR_TRIO),
    "quarte": int(FOR_QUARTE),
}


def count_figures(counts: list[int]) -> tuple[i64, i64, i64, i64]:
    """Count the figures, in the order of `POINTS`, from the number of lands of each color.

    A land belongs to at most one figure of its color and one of different colors.
    """
    carres: i64 = 0
    trios: i64 = 0
    fewest: i64 = counts[0]
    for i in range(len(counts)):
        count: i64 = counts[i]
        carres += 1 if count == CARRE else 0
        trios += 1 if count == TRIO else 0
        fewest = min(fewest, count)
    quintes: i64 = 0
    quartes = _count_quartes(counts, 0)
    for tried in range(1, fewest + 1):
        more = _count_quartes(counts, tried)
        if FOR_QUINTE * (tried - quintes) + FOR_QUARTE * (more - quartes) > 0:
            quintes, quartes = tried, more
    return carres, quintes, trios, quartes


def _count_quartes(counts: list[int], quintes: i64) -> i64:
    """Return the number of Quartes that the lands left by the Quintes can make."""
    sets: i64 = 0
    while True:
        cards: i64 = 0
        for i in range(len(counts)):
            count: i64 = counts[i]
            cards += min(count - quintes, sets + 1)
        if cards < COLORS_OF_A_QUARTE * (sets + 1):
            return sets
        sets += 1


def figures(counts: list[int]) -> dict[str, int]:
    """Return the number of each figure by its name."""
    return dict(zip(POINTS, [int(number) for number in count_figures(counts)], strict=True))


def score_figures(counts: list[int]) -> i64:
    """Return the points for figures."""
    carres, quintes, trios, quartes = count_figures(counts)
    of_one_color = FOR_CARRE * carres + FOR_TRIO * trios
    return of_one_color + FOR_QUINTE * quintes + FOR_QUARTE * quartes


def standing(points: list[int], complete: list[bool]) -> list[int]:
    """Return places by points; of two seats, a Carré or a Quinte comes first (JAR-40)."""
    seats = range(len(points))
    first = [len(points) == DUEL and complete[seat] for seat in seats]
    return ranked([(0 if first[seat] else 1, -points[seat]) for seat in seats])


def decide(
    points: list[int], places: list[int], complete: list[bool], majority: int
) -> Explanation:
    """Return what decided a game that one seat has won; without a name, its lines tell."""
    winner = places.index(1)
    rival = max([seat for seat in range(len(places)) if seat != winner], key=lambda i: points[i])
    numbers = {"points": points[winner], "others": points[rival]}
    seats = {"who": [winner], "rival": [rival]}
    if len(points) == DUEL and complete[winner] and points[rival] >= points[winner]:
        return Explanation("complete", numbers=numbers, seats=seats)
    if winner == majority and points[rival] > points[winner] - BONUS:
        return Explanation("bonus", numbers=numbers, seats=seats)
    return Explanation("")
