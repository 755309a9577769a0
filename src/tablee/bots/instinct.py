"""What a player sees at a glance: which moves look good, and what an end is worth.

A game without an instinct of its own has this one, to which all moves look alike.
"""

from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.state import COUNTED, State
from tablee.core.zones import DEALER, NOBODY

PERCENT: Final[i64] = 100
LONGEST: Final[i64] = 10_000  # decisions in a playout, for a game that may not end by itself
_FIRST: Final = 0.7  # of a reward; what is left is for every seat left behind
_LEAD: Final = 0.3  # of a reward, where a game says how far ahead is far


class Style(NamedTuple):
    """How a search spends its iterations; what is best differs from game to game."""

    heed: int = 0  # how many of a hundred decisions in a playout follow instinct
    trust: float = 1.0  # how long actions are tried for what instinct says of them
    spread: float = 40.0  # the difference in weight that makes an action look much better
    side_by_side: bool = False  # whether the levels try candidates in the same worlds, with no tree
    doubt: float = 0.5  # standard errors that such a candidate must be better than instinct's


class Budget(NamedTuple):
    """How many iterations the levels that think have for a decision."""

    club: int = 250
    expert: int = 1000
    master: int = 5000
    overlooked: tuple[int, int, int] = (0, 0, 0)  # of a hundred candidates tried side by side


@mypyc_attr(allow_interpreted_subclasses=True)
class Instinct:
    """One for each game. It may look at open cards and at those of the seat on turn only."""

    def __init__(self, first: float = _FIRST, lead: float = _LEAD) -> None:
        self.first = first
        self.lead = lead

    def weigh(self, state: State, legal: vec[i64]) -> vec[i64]:
        """How good each action looks to the seat on turn, the more the better."""
        return vec[i64]([0] * len(legal))

    def glance(self, state: State, legal: vec[i64]) -> vec[i64]:
        """The same for those who do not think ahead, where a game tells the two apart."""
        return self.weigh(state, legal)

    def rewards(self, state: State) -> vec[float]:
        """What the end of a manche or of a game is worth to each seat, from 0 to 1."""
        places = state.places()
        found = vec[float]()
        for place in places:
            better = len([1 for other in places if other < place])
            found = append(found, self.worth(better, places.count(place) - 1, len(places) - 1))
        return found

    def worth(self, better: int, equal: int, others: int) -> float:
        """The reward of a place: so many are better and equal, of so many others."""
        first = 1 / (1 + equal) if better == 0 else 0.0
        left_behind = (others - better - equal / 2) / others
        return self.first * first + (1 - self.first) * left_behind

    def with_lead(self, place: float, lead: int, far: int) -> float:
        """The reward of a place and of the points ahead of the best of the others."""
        share = max(-far, min(far, lead)) / far
        return (1 - self.lead) * place + self.lead * (1 + share) / 2

    def style(self) -> Style:
        """How a search for this game does best."""
        return Style()

    def budget(self) -> Budget:
        """What the levels have to think with."""
        return Budget()

    def chance(self, state: State) -> i64:
        """A number for what luck has laid open, where it changes what is good to do."""
        return 0


def is_over(state: State) -> bool:
    """Whether a manche or the game has been played to its end."""
    if state.turn == DEALER:
        return state.phase() == COUNTED
    return state.turn == NOBODY


def best_of(weights: vec[i64], rng: Rng) -> i64:
    """The position of the greatest weight; one of equals at random."""
    best: i64 = 0
    equals: i64 = 1
    for i in range(1, len(weights)):
        if weights[i] > weights[best]:
            best, equals = i, 1
        elif weights[i] == weights[best]:
            equals += 1
            if rng.below(equals) == 0:
                best = i
    return best


def play_on(world: State, instinct: Instinct, heed: i64, rng: Rng) -> None:
    """Play to the end of a manche or of the game, so many of a hundred decisions by instinct."""
    for _ in range(LONGEST):
        if is_over(world):
            return
        if world.turn == DEALER:
            shuffle(world, rng)
            continue
        legal = world.legal()
        pick: i64 = 0
        if len(legal) > 1:
            if heed > 0 and rng.below(PERCENT) < heed:
                pick = best_of(instinct.weigh(world, legal), rng)
            else:
                pick = rng.below(len(legal))
        world.apply(legal[pick])


def playout(state: State, rng: Rng) -> int:
    """Play at random to the end of the game; return the number of decisions."""
    decisions: i64 = 0
    while state.turn != NOBODY:
        if state.turn == DEALER:
            shuffle(state, rng)
        else:
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
            decisions += 1
    return decisions
