"""How much is played out for a review: more where it is needed, less where it is slow."""

from statistics import NormalDist
from typing import NamedTuple

from tablee.bots.levels import INTERPRETED_DIVISOR
from tablee.core.state import COMPILED, State

MAX_CANDIDATES = 16
"""Moves that are compared, the likeliest ones and those of the player and the expert."""
LOOKS = (16, 16, 32)
"""Worlds of a first look; after each, moves that are clearly behind are dropped."""
TRIALS = (64, 64, 128, 256)
"""Fresh worlds for the best move against the one played; the last ones only where in doubt."""
SEARCH = 800
"""Iterations of the search that chooses, at least; more where a level `expert` has more."""
POINT_PLAYOUTS = 120_000
"""Playouts of a whole review for its curve."""
MAX_POINT, MIN_POINT = 2000, 150
"""Playouts for one point of the curve."""
ERROR_RATE = 0.05
"""Probability that chance alone makes one or more mistakes of a game that has none."""
PLUGIN_DIVISOR = 6
"""Of all numbers, for games whose rules are not compiled."""
FLOOR = 8
"""Least number of worlds for anything."""


class Effort(NamedTuple):
    """The numbers of worlds for the parts of a review."""

    looks: list[int]
    trials: list[int]
    search: int
    point: int
    divisor: int
    min_z: float
    """Standard errors that make a mistake: Bonferroni's, over all decisions and trials."""


def plan_effort(state: State, points: int, decisions: int) -> Effort:
    """Return the effort for a game with so many points of the curve and own decisions."""
    divisor = _divisor(state)
    point = min(MAX_POINT, max(MIN_POINT, POINT_PLAYOUTS // max(1, points)))
    tests = max(1, decisions) * len(TRIALS)
    return Effort(
        [max(FLOOR, worlds // divisor) for worlds in LOOKS],
        [max(FLOOR, worlds // divisor) for worlds in TRIALS],
        max(FLOOR, SEARCH // divisor),
        max(FLOOR, point // divisor),
        divisor,
        NormalDist().inv_cdf(1 - ERROR_RATE / tests),
    )


def _divisor(state: State) -> int:
    if not COMPILED:
        return INTERPRETED_DIVISOR
    return PLUGIN_DIVISOR if hasattr(state, "__dict__") else 1
