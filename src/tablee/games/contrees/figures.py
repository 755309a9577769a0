"""Figures of lands, and what they are worth."""

from typing import Final

from mypy_extensions import i64

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
POINTS: Final = {
    "carre": int(FOR_CARRE),
    "quinte": int(FOR_QUINTE),
    "trio": int(FOR_TRIO),
    "quarte": int(FOR_QUARTE),
}


def made(counts: list[int]) -> tuple[i64, i64, i64, i64]:
    """How many of each figure, in the order of `POINTS`, so many lands in each of five colors make.

    A land belongs to one figure of its color and one of different colors at most.
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
    quartes = _quartes(counts, 0)
    for tried in range(1, fewest + 1):
        more = _quartes(counts, tried)
        if FOR_QUINTE * (tried - quintes) + FOR_QUARTE * (more - quartes) > 0:
            quintes, quartes = tried, more
    return carres, quintes, trios, quartes


def _quartes(counts: list[int], quintes: i64) -> i64:
    """As many sets of four colors as can be laid side by side with what quintes have left."""
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
    """The same by the names of the figures."""
    return dict(zip(POINTS, [int(number) for number in made(counts)], strict=True))


def worth(counts: list[int]) -> i64:
    """The points for figures."""
    carres, quintes, trios, quartes = made(counts)
    of_one_color = FOR_CARRE * carres + FOR_TRIO * trios
    return of_one_color + FOR_QUINTE * quintes + FOR_QUARTE * quartes


def standing(points: list[int], complete: list[bool]) -> list[int]:
    """Places by points; of two, whoever has the Carré or the Quinte is first (JAR-40)."""
    seats = range(len(points))
    first = [len(points) == DUEL and complete[seat] for seat in seats]
    return ranked([(0 if first[seat] else 1, -points[seat]) for seat in seats])
