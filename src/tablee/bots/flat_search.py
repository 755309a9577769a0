"""Flat Monte Carlo with common random numbers: no tree, every candidate in the same worlds.

The paired differences have little variance, so small advantages show early. Candidates that fall
behind are pruned, and the action with the greatest heuristic weight is played unless another one
is significantly better. This beats a tree where luck hides what a tree could learn.
"""

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.bots.heuristic import Heuristic, pick_best, play_on
from tablee.core.rng import Rng
from tablee.core.views import View, Worlds

MIN_WORLDS: Final[i64] = 16  # for each candidate; fewer playouts mean fewer candidates
PRUNE_EVERY: Final[i64] = 8  # worlds
PRUNE_Z: Final = 2.0  # standard errors behind the best that prune a candidate


class FlatSearch:
    """A search among some of the legal actions of a view."""

    def __init__(self, view: View, actions: vec[i64], heuristic: Heuristic, rng: Rng) -> None:
        self._worlds = Worlds(view)
        self._seat: i64 = view.seat
        self._actions = actions
        self._heuristic = heuristic
        self._rollout_policy_pct: i64 = heuristic.style().rollout_policy_pct
        self._min_z = heuristic.style().min_z
        self._rng = rng
        self._weights = heuristic.weigh(view.state, actions)
        self._favorite = pick_best(self._weights, rng)
        self._remaining = vec[i64]()
        self._rewards = [vec[float]() for _ in actions]

    def run(self, playouts: i64) -> i64:
        """Return the best action after at most this many playouts."""
        self._remaining = self._select_candidates(max(1, playouts // MIN_WORLDS))
        done: i64 = 0
        worlds: i64 = 0
        while done + len(self._remaining) <= playouts and len(self._remaining) > 1:
            self._play_world()
            done += len(self._remaining)
            worlds += 1
            if worlds % PRUNE_EVERY == 0:
                self._prune()
        return self._actions[self._pick_best()]

    def _select_candidates(self, max_count: i64) -> vec[i64]:
        """Return the candidates of the greatest heuristic weight, the favorite first."""
        candidates = append(vec[i64](), self._favorite)
        while len(candidates) < min(max_count, len(self._actions)):
            following: i64 = -1
            for i in range(len(self._actions)):
                if i not in candidates and (
                    following < 0 or self._weights[i] > self._weights[following]
                ):
                    following = i
            candidates = append(candidates, following)
        return candidates

    def _play_world(self) -> None:
        """Play every remaining candidate out in one more world, with the same random numbers."""
        world = self._worlds.imagine(self._rng)
        seed = self._rng.bits()
        for i in self._remaining:
            twin = world.copy()
            twin.apply(self._actions[i])
            play_on(twin, self._heuristic, self._rollout_policy_pct, Rng(seed))
            self._rewards[i] = append(self._rewards[i], self._heuristic.rewards(twin)[self._seat])

    def _prune(self) -> None:
        """Drop the candidates that are significantly behind the best so far."""
        best = self._remaining[0]
        for i in self._remaining:
            if self._measure_gain(i, best, 0.0) > 0:
                best = i
        remaining = vec[i64]()
        for i in self._remaining:
            if self._measure_gain(best, i, PRUNE_Z) <= 0:
                remaining = append(remaining, i)
        self._remaining = remaining

    def _pick_best(self) -> i64:
        """Return the favorite, or the candidate that is better by the most beyond `min_z`."""
        best, most = self._favorite, 0.0
        for i in self._remaining:
            gain = self._measure_gain(i, self._favorite, self._min_z)
            if gain > most:
                best, most = i, gain
        return best

    def _measure_gain(self, one: i64, other: i64, min_z: float) -> float:
        """Return the mean advantage of one over another less `min_z` standard errors."""
        ones, others = self._rewards[one], self._rewards[other]
        worlds = min(len(ones), len(others))
        if worlds < PRUNE_EVERY:
            return 0.0
        total, squares = 0.0, 0.0
        for i in range(worlds):
            more = ones[i] - others[i]
            total += more
            squares += more * more
        count = float(int(worlds))
        mean = total / count
        return mean - min_z * sqrt(max(0.0, squares / count - mean * mean) / (count - 1))
