"""Score sheet of Contrées: the figures that twenty lands can make for all players."""

from collections.abc import Iterator
from functools import cache
from itertools import product

from tablee.core.errors import GameError
from tablee.core.game import ranked
from tablee.core.setup import Setup
from tablee.games.contrees import Contrees
from tablee.games.contrees.cards import LAND_COLORS
from tablee.games.contrees.figures import BONUS, CARRE, POINTS, figures, standing
from tablee.games.contrees.realms import LINES, MANCHE
from tablee.score.scoring import Manche, Question, ScoreStanding, Scoring, describe_ending, refusal

COLORS = len(LAND_COLORS)
LAND_BITS = 4
"""Bits for the number of lands of a color; four lands leave the highest bit free."""
FULL = sum((7 - CARRE) << LAND_BITS * color for color in range(COLORS))
OVERFLOW = sum(8 << LAND_BITS * color for color in range(COLORS))


class ContreesScoring(Scoring):
    """One game on one sheet, or for two a match, whose manches have a winner each (JAR-49)."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        written = zip(*_realms(), strict=True)
        self.values = {
            **{name: sorted(set(points)) for name, points in zip(POINTS, written, strict=True)},
            "bonus": (0, int(BONUS)),
        }
        table = setup.start()
        assert isinstance(table, Contrees)
        self._manches = int(table.manches)
        self.is_match = self._manches > 1
        if self.is_match:
            self.values[MANCHE] = (0, 1)

    def questions(self, entries: Manche) -> Iterator[Question]:
        """Yield the questions of a manche; who has won it follows."""
        return (asked for asked in super().questions(entries) if asked.line != MANCHE)

    def complete(self, entries: Manche) -> Manche:
        """Return the whole manche, with its winner."""
        return {**entries, MANCHE: self._find_winner(entries)} if self.is_match else entries

    def _find_winner(self, manche: Manche) -> list[int]:
        """Return 1 for whoever is alone in the first place."""
        places = self._places(manche)
        return [int(place == 1 and places.count(1) == 1) for place in places]

    def check_together(self, manche: Manche) -> None:
        """Check that one figure ended the game, and that there are lands enough for all."""
        if self.is_match and manche[MANCHE] != self._find_winner(manche):
            raise GameError("score_lines", expected=", ".join(self.values))
        complete = [
            name for name in ("carre", "quinte") for seat in self.seats if manche[name][seat]
        ]
        if complete[1:]:
            raise refusal("score_complete", Question(complete[1], 0))
        owners = [seat for seat in self.seats if manche["bonus"][seat]]
        if owners[1:]:
            raise refusal("score_sole", Question("bonus", owners[1]))
        claims = tuple(tuple(manche[name][seat] for name in POINTS) for seat in self.seats)
        for seat in self.seats:
            if claims[seat] not in _realms():
                raise refusal("score_figures", Question("carre", seat))
        if not _can_be_conquered(claims, None):
            raise refusal("score_lands", Question("carre", 0), expected=CARRE)
        if not _can_be_conquered(claims, owners[0] if owners else -1):
            code = "score_most" if owners else "score_no_most"
            raise refusal(code, Question("bonus", owners[0] if owners else 0))

    def standing(self, manches: list[Manche]) -> ScoreStanding:
        """Rank by points, or by the manches of a match."""
        if self.is_match:
            return self._standing_of_match(manches)
        if not manches:
            return ScoreStanding([0 for _ in self.seats], [1 for _ in self.seats])
        places = self._places(manches[-1])
        return ScoreStanding([*self._points(manches[-1])], places, describe_ending(places))

    def _points(self, sheet: Manche) -> list[int]:
        return [sum(sheet[line][seat] for line in LINES) for seat in self.seats]

    def _places(self, sheet: Manche) -> list[int]:
        """Return places by points; with two players the Carré or the Quinte wins (JAR-40)."""
        complete = [sheet["carre"][seat] + sheet["quinte"][seat] > 0 for seat in self.seats]
        return standing(self._points(sheet), complete)

    def _standing_of_match(self, manches: list[Manche]) -> ScoreStanding:
        wins = [sum(manche[MANCHE][seat] for manche in manches) for seat in self.seats]
        places = ranked([(-won,) for won in wins])
        is_over = max(wins) > self._manches // 2
        return ScoreStanding([*wins], places, describe_ending(places) if is_over else "")


Figures = tuple[int, ...]
"""Points of a player for each figure."""


@cache
def _realms() -> dict[Figures, list[tuple[int, int]]]:
    """Map figures to the sets of lands that make them: (number, colors packed in bits)."""
    realms: dict[Figures, list[tuple[int, int]]] = {}
    for counts in product(range(CARRE + 1), repeat=COLORS):
        made = figures(list(counts))
        if made["carre"] + made["quinte"] <= 1:
            bits = sum(count << LAND_BITS * color for color, count in enumerate(counts))
            worth = tuple(made[name] * points for name, points in POINTS.items())
            realms.setdefault(worth, []).append((sum(counts), bits))
    return realms


@cache
def _can_be_conquered(claims: tuple[Figures, ...], owner: int | None) -> bool:
    """Return whether there are lands for all if `owner` alone has most (-1: nobody; None: any)."""
    sizes = range(1, CARRE * COLORS + 1)
    if owner is None:
        return _fits(claims, [sizes[-1]] * len(claims), frozenset())
    if owner >= 0:
        return any(
            _fits(
                claims, [most - (seat != owner) for seat in range(len(claims))], frozenset([owner])
            )
            for most in sizes
        )
    pairs = [frozenset([one, two]) for two in range(len(claims)) for one in range(two)]
    return any(_fits(claims, [most] * len(claims), pair) for most in (0, *sizes) for pair in pairs)


def _fits(claims: tuple[Figures, ...], most: list[int], exactly: frozenset[int]) -> bool:
    """Return whether all can have their figures with at most `most` lands, some with exactly."""
    used = {0}
    for seat, made in enumerate(claims):
        realms = [
            bits
            for size, bits in _realms()[made]
            if size == most[seat] or (size < most[seat] and seat not in exactly)
        ]
        used = {
            mask + bits for mask in used for bits in realms if not (mask + bits + FULL) & OVERFLOW
        }
    return bool(used)
