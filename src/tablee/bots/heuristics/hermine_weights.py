"""The numbers of the heuristic of the Hermine, which can be learned, for each format."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NAMES: Final = [
    *("coup", "joker_coup", "lay", "lay_late", "hold", "finish"),
    *("step", "step_value", "planned", "awkward", "beaute", "protegee", "sauve"),
    *("stop", "menacee", "danger", "stopped", "way", "joker", "joker_no_botte"),
    *("keep_joker", "keep_botte", "keep_needed", "keep_stop", "keep_menacee", "keep_danger"),
    *("keep_parade", "keep_second", "keep_beaute", "keep_beaute_2", "keep_beautes"),
    *("keep_25", "keep_50", "keep_75", "keep_100", "keep_200", "call", "far"),
    *("near", "ahead", "rare", "race", "chased", "last_attack", "twice"),
]
# Where each number stands among those of a format.
COUP: Final[i64] = 0
JOKER_COUP: Final[i64] = 1  # the real botte rather than a joker
LAY: Final[i64] = 2  # a botte that cannot become a coup-fourré: above the last step
LAY_LATE: Final[i64] = 3  # a botte without another turn
HOLD: Final[i64] = 4  # the cost of laying a botte that waits for its attack: below almost anything
FINISH: Final[i64] = 5
STEP: Final[i64] = 6
STEP_VALUE: Final[i64] = 7  # percent of its length
PLANNED: Final[i64] = 8  # for each step fewer on the way to an exact finish
AWKWARD: Final[i64] = 9  # the cost of a small rest that the hand cannot walk exactly
BEAUTE_LAID: Final[i64] = 10
PROTEGEE_LAID: Final[i64] = 11
SAUVE_LAID: Final[i64] = 12
STOPS: Final[i64] = 13
SLOWS: Final[i64] = 14
ENDANGERS: Final[i64] = 15  # a Danger takes two cards to answer
STOPPED: Final[i64] = 16  # the cost of slowing a side that stands still
WAY: Final[i64] = 17  # percent of its way: the leader is attacked first
JOKER_COST: Final[i64] = 18  # a joker is worth a coup-fourré
JOKER_NO_BOTTE: Final[i64] = 19
KEEP_JOKER: Final[i64] = 20
KEEP_BOTTE: Final[i64] = 21
KEEP_NEEDED: Final[i64] = 22
KEEP_STOP: Final[i64] = 23
KEEP_MENACEE: Final[i64] = 24
KEEP_DANGER: Final[i64] = 25
KEEP_PARADE: Final[i64] = 26  # the first of its sort
KEEP_SECOND: Final[i64] = 27
KEEP_BEAUTE: Final[i64] = 28  # the only one, then each of two, then of more
KEEP_STEP: Final[i64] = 31  # from 25 on
CALL: Final[i64] = 36
FAR: Final[i64] = 37  # how far from 700 steps the others must be for an allonge
NEAR: Final[i64] = 38  # percent of an attack on a side that could arrive with its next step
AHEAD: Final[i64] = 39  # percent of an attack on a side that is ahead of the own one
RARE: Final[i64] = 40  # percent of an attack whose parades are all gone
RACE: Final[i64] = 41  # percent of a step close to the own goal
CHASED: Final[i64] = 42  # percent of a step while another side is close to its goal
LAST_ATTACK: Final[i64] = 43  # percent of a parade kept against the last attack of its sort
TWICE: Final[i64] = 44  # percent of an attack kept beside another of its sort

WIDTH: Final[i64] = 45
SEATS: Final = [2, 3, 4]  # with four, also for six: teams


def gather(weights: dict[str, int]) -> vec[i64]:
    """Return the numbers of every format, `WIDTH` for each, from weights by name."""
    numbers = vec[i64](capacity=WIDTH * len(SEATS))
    for seats in SEATS:
        for name in NAMES:
            numbers = append(numbers, weights[f"{name}_{seats}"])
    return numbers


def find_base(seats: i64) -> i64:
    """Return the place of the first number of a format."""
    return min(seats - 2, 2) * WIDTH
