"""The sheet of Contrées: which figures twenty lands can make for all players together."""

from functools import cache
from itertools import product

from tablee.games.contrees.cards import LAND_COLORS
from tablee.games.contrees.field import BONUS
from tablee.games.contrees.figures import CARRE, POINTS, figures, standing
from tablee.records import Setup
from tablee.score.scoring import Manche, Question, Scoring, Standing, ending, refusal

COLORS = len(LAND_COLORS)
LAND_BITS = 4
"""Lands are counted in groups of bits, one for each color; four lands leave the last bit free."""
FULL = sum((7 - CARRE) << LAND_BITS * color for color in range(COLORS))
OVERFLOW = sum(8 << LAND_BITS * color for color in range(COLORS))


class ContreesScoring(Scoring):
    """One game is one sheet."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        written = zip(*_realms(), strict=True)
        self.values = {
            **{name: sorted(set(found)) for name, found in zip(POINTS, written, strict=True)},
            "bonus": (0, int(BONUS)),
        }

    def check_together(self, manche: Manche) -> None:
        """A Carré or a Quinte ends the game, so there is one; four lands of a color are all."""
        complete = [
            name for name in ("carre", "quinte") for seat in self.seats if manche[name][seat]
        ]
        if complete[1:]:
            raise refusal("score_complete", Question(complete[1], 0))
        owners = [seat for seat in self.seats if manche["bonus"][seat]]
        if owners[1:]:
            raise refusal("score_sole", Question("bonus", owners[1]))
        found = tuple(tuple(manche[name][seat] for name in POINTS) for seat in self.seats)
        for seat in self.seats:
            if found[seat] not in _realms():
                raise refusal("score_figures", Question("carre", seat))
        if not _can_be_conquered(found, None):
            raise refusal("score_lands", Question("carre", 0), expected=CARRE)
        if not _can_be_conquered(found, owners[0] if owners else -1):
            code = "score_most" if owners else "score_no_most"
            raise refusal(code, Question("bonus", owners[0] if owners else 0))

    def standing(self, manches: list[Manche]) -> Standing:
        """By points; of two, the Carré or the Quinte wins (JAR-40)."""
        if not manches:
            return Standing([0 for _ in self.seats], [1 for _ in self.seats])
        sheet = manches[-1]
        points = [sum(line[seat] for line in sheet.values()) for seat in self.seats]
        complete = [sheet["carre"][seat] + sheet["quinte"][seat] > 0 for seat in self.seats]
        places = standing(points, complete)
        return Standing([*points], places, ending(places))


Figures = tuple[int, ...]
"""What a player has written for each figure."""


@cache
def _realms() -> dict[Figures, list[tuple[int, int]]]:
    """The lands that make each set of figures: how many, and how many of each color in bits."""
    found: dict[Figures, list[tuple[int, int]]] = {}
    for counts in product(range(CARRE + 1), repeat=COLORS):
        made = figures(list(counts))
        if made["carre"] + made["quinte"] <= 1:
            bits = sum(count << LAND_BITS * color for color, count in enumerate(counts))
            worth = tuple(made[name] * points for name, points in POINTS.items())
            found.setdefault(worth, []).append((sum(counts), bits))
    return found


@cache
def _can_be_conquered(found: tuple[Figures, ...], owner: int | None) -> bool:
    """Whether there are lands for all, and `owner` alone has most; -1 for nobody, None for any."""
    sizes = range(1, CARRE * COLORS + 1)
    if owner is None:
        return _fits(found, [sizes[-1]] * len(found), frozenset())
    if owner >= 0:
        return any(
            _fits(found, [most - (seat != owner) for seat in range(len(found))], frozenset([owner]))
            for most in sizes
        )
    pairs = [frozenset([one, two]) for two in range(len(found)) for one in range(two)]
    return any(_fits(found, [most] * len(found), pair) for most in (0, *sizes) for pair in pairs)


def _fits(found: tuple[Figures, ...], most: list[int], exactly: frozenset[int]) -> bool:
    """Whether all can have their figures with so many lands at most, some with just so many."""
    used = {0}
    for seat, made in enumerate(found):
        realms = [
            bits
            for size, bits in _realms()[made]
            if size == most[seat] or (size < most[seat] and seat not in exactly)
        ]
        used = {
            mask + bits for mask in used for bits in realms if not (mask + bits + FULL) & OVERFLOW
        }
    return bool(used)
