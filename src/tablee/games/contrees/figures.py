"""Figures of lands, and what they are worth."""

from typing import Final

from tablee.core.game import ranked

CARRE: Final = 4
TRIO: Final = 3
COLORS_OF_A_QUINTE: Final = 5
COLORS_OF_A_QUARTE: Final = 4
DUEL: Final = 2  # seats
POINTS: Final = {"carre": 150, "quinte": 75, "trio": 50, "quarte": 25}


def figures(counts: list[int]) -> dict[str, int]:
    """How many of each figure the lands of a player make, of so many in each of five colors.

    A land belongs to one figure of its color and one of different colors at most.
    """
    quintes, quartes = 0, 0
    for tried in range(min(counts) + 1):
        left = [count - tried for count in counts]
        more = _quartes(left)
        if _worth(tried, more) > _worth(quintes, quartes):
            quintes, quartes = tried, more
    return {
        "carre": counts.count(CARRE),
        "quinte": quintes,
        "trio": counts.count(TRIO),
        "quarte": quartes,
    }


def _quartes(counts: list[int]) -> int:
    """As many sets of four colors as can be laid side by side."""
    sets = 0
    while sum([min(count, sets + 1) for count in counts]) >= COLORS_OF_A_QUARTE * (sets + 1):
        sets += 1
    return sets


def _worth(quintes: int, quartes: int) -> int:
    return POINTS["quinte"] * quintes + POINTS["quarte"] * quartes


def totals(sheet: dict[str, list[int]]) -> list[int]:
    """What the lines of a sheet come to."""
    lines = list(sheet.values())
    return [sum([line[seat] for line in lines]) for seat in range(len(lines[0]))]


def standing(sheet: dict[str, list[int]]) -> list[int]:
    """Places by points; of two, whoever has the Carré or the Quinte is first (JAR-40)."""
    points = totals(sheet)
    keys: list[tuple[int, ...]] = []
    for seat in range(len(points)):
        is_complete = sheet["carre"][seat] + sheet["quinte"][seat] > 0
        keys.append((0 if len(points) == DUEL and is_complete else 1, -points[seat]))
    return ranked(keys)
