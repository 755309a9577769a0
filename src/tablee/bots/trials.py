"""Candidates tried side by side: each is played out from the same worlds, with the same luck.

What two moves have in common cancels, so that small differences show early. Moves that have fallen
behind are tried no more, and what looks best at a glance is left only for a move that is better
beyond doubt. Where luck drowns what a tree could learn this finds more.
"""

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.bots.instinct import Instinct, best_of, play_on
from tablee.core.rng import Rng
from tablee.core.views import View, Worlds

FEWEST: Final[i64] = 16  # worlds in which every candidate can be tried, or there are fewer of them
LOOK: Final[i64] = 8  # worlds between two looks at who has fallen behind
BEHIND: Final = 2.0  # standard errors that a candidate may be behind


class Trials:
    """Trials of some of the actions that a view allows."""

    def __init__(self, view: View, actions: vec[i64], instinct: Instinct, rng: Rng) -> None:
        self._worlds = Worlds(view)
        self._seat: i64 = view.seat
        self._actions = actions
        self._instinct = instinct
        self._heed: i64 = instinct.style().heed
        self._doubt = instinct.style().doubt
        self._rng = rng
        self._weights = instinct.weigh(view.state, actions)
        self._glance = best_of(self._weights, rng)
        self._left = vec[i64]()
        self._rewards = [vec[float]() for _ in actions]

    def run(self, playouts: i64) -> i64:
        """The action that so many playouts speak for."""
        self._left = self._candidates(max(1, playouts // FEWEST))
        done: i64 = 0
        worlds: i64 = 0
        while done + len(self._left) <= playouts and len(self._left) > 1:
            self._try_all()
            done += len(self._left)
            worlds += 1
            if worlds % LOOK == 0:
                self._drop()
        return self._actions[self._best()]

    def _candidates(self, most: i64) -> vec[i64]:
        """What looks best at a glance comes first."""
        found = append(vec[i64](), self._glance)
        while len(found) < min(most, len(self._actions)):
            following: i64 = -1
            for i in range(len(self._actions)):
                if i not in found and (
                    following < 0 or self._weights[i] > self._weights[following]
                ):
                    following = i
            found = append(found, following)
        return found

    def _try_all(self) -> None:
        """Play every candidate that is left in one more world."""
        world = self._worlds.imagine(self._rng)
        luck = self._rng.bits()
        for i in self._left:
            twin = world.copy()
            twin.apply(self._actions[i])
            play_on(twin, self._instinct, self._heed, Rng(luck))
            self._rewards[i] = append(self._rewards[i], self._instinct.rewards(twin)[self._seat])

    def _drop(self) -> None:
        """Leave out who is surely behind the best so far."""
        best = self._left[0]
        for i in self._left:
            if self._gain(i, best, 0.0) > 0:
                best = i
        left = vec[i64]()
        for i in self._left:
            if self._gain(best, i, BEHIND) <= 0:
                left = append(left, i)
        self._left = left

    def _best(self) -> i64:
        best, most = self._glance, 0.0
        for i in self._left:
            gain = self._gain(i, self._glance, self._doubt)
            if gain > most:
                best, most = i, gain
        return best

    def _gain(self, one: i64, other: i64, doubt: float) -> float:
        """What one brings more than another where both were tried, less so many standard errors."""
        ones, others = self._rewards[one], self._rewards[other]
        worlds = min(len(ones), len(others))
        if worlds < LOOK:
            return 0.0
        total, squares = 0.0, 0.0
        for i in range(worlds):
            more = ones[i] - others[i]
            total += more
            squares += more * more
        count = float(int(worlds))
        mean = total / count
        return mean - doubt * sqrt(max(0.0, squares / count - mean * mean) / (count - 1))
