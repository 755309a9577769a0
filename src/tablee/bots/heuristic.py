"""Heuristics: weights of actions (the prior of a search) and rewards of ends, and playouts.

A game without a heuristic of its own uses the base class, which gives all actions weight 0.
"""

from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tablee.bots.reasons import Reason
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.state import COUNTED, State
from tablee.core.zones import DEALER, NOBODY

PERCENT: Final[i64] = 100
MAX_PLAYOUT: Final[i64] = 10_000  # decisions, for games that may not end by themselves
_WIN_SHARE: Final = 0.7  # of a reward; the rest is shared out by seats beaten
_LEAD_SHARE: Final = 0.3  # of a reward, in games that reward leads


class Style(NamedTuple):
    """Search parameters, tuned for each game."""

    rollout_policy_pct: int = 0  # percent of rollout decisions that follow the heuristic
    prior_weight: float = 1.0  # exploration constant, multiplied by the prior
    prior_temperature: float = 40.0  # of the softmax that turns weights into priors
    side_by_side: bool = False  # use flat search at the levels, instead of a tree
    min_z: float = 0.5  # standard errors by which flat search must beat the favorite


class Budget(NamedTuple):
    """Iterations for a decision of each searching level."""

    club: int = 250
    expert: int = 1000
    master: int = 5000
    overlooked: tuple[int, int, int] = (0, 0, 0)  # percent of candidates that flat search misses


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """The heuristic of a game; it may read open cards and those of the seat on turn only."""

    def __init__(self, first: float = _WIN_SHARE, lead: float = _LEAD_SHARE) -> None:
        self.first = first
        self.lead = lead
        self.weights: dict[str, int] = {}
        """The numbers that can be learned, by name."""

    def with_weights(self, weights: dict[str, int]) -> "Heuristic":
        """Return the same heuristic with other weights; names that are missing keep theirs."""
        return self

    def weigh(self, state: State, legal: vec[i64]) -> vec[i64]:
        """Return a weight for each action of the seat on turn, the greater the better."""
        return vec[i64]([0] * len(legal))

    def glance(self, state: State, legal: vec[i64]) -> vec[i64]:
        """Return the weights for bots without search, if they differ."""
        return self.weigh(state, legal)

    def reasons(self, state: State, action: int) -> list[Reason]:
        """Return what speaks for and against a legal action, from what the seat on turn can see.

        Without any, hints and reviews tell only what a search expects.
        """
        return []

    def find_dominated(self, state: State, legal: vec[i64]) -> vec[i64]:
        """Return 1 for each action to which another is never worse by the rules alone, else 0.

        Searching levels never choose them; at least one action must be left.
        """
        return vec[i64]([0] * len(legal))

    def rewards(self, state: State) -> vec[float]:
        """Return the reward of each seat at the end of a manche or a game, from 0 to 1."""
        places = state.places()
        rewards = vec[float]()
        for place in places:
            better = len([1 for other in places if other < place])
            reward = self.reward_place(better, places.count(place) - 1, len(places) - 1)
            rewards = append(rewards, reward)
        return rewards

    def reward_place(self, better: int, equal: int, others: int) -> float:
        """Return the reward of a place from the numbers of better, equal and all other seats."""
        first = 1 / (1 + equal) if better == 0 else 0.0
        beaten = (others - better - equal / 2) / others
        return self.first * first + (1 - self.first) * beaten

    def blend_lead(self, place: float, lead: int, far: int) -> float:
        """Blend the reward of a place with the lead over the best other seat, capped at `far`."""
        share = max(-far, min(far, lead)) / far
        return (1 - self.lead) * place + self.lead * (1 + share) / 2

    def style(self) -> Style:
        """Return the search parameters for this game."""
        return Style()

    def budget(self) -> Budget:
        """Return the iterations of each level."""
        return Budget()

    def chance(self, state: State) -> i64:
        """Return a key of the revealed chance outcome, to keep tree nodes apart by it."""
        return 0


def is_over(state: State) -> bool:
    """Return whether a manche or the game has ended."""
    if state.turn == DEALER:
        return state.phase() == COUNTED
    return state.turn == NOBODY


def pick_best(weights: vec[i64], rng: Rng) -> i64:
    """Return the index of the greatest weight, a random one of equals (reservoir sampling)."""
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


def play_on(world: State, heuristic: Heuristic, rollout_policy_pct: i64, rng: Rng) -> None:
    """Roll out a manche or game; a decision follows the heuristic with this chance in percent."""
    for _ in range(MAX_PLAYOUT):
        if is_over(world):
            return
        if world.turn == DEALER:
            shuffle(world, rng)
            continue
        legal = world.legal()
        pick: i64 = 0
        if len(legal) > 1:
            if rollout_policy_pct > 0 and rng.below(PERCENT) < rollout_policy_pct:
                pick = pick_best(heuristic.weigh(world, legal), rng)
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
