"""Paired playouts: whole moves of a seat, each played out in the same worlds.

The differences between two moves then have little variance. A search chooses, and favors by chance
what it chose; fresh paired playouts of the chosen move against another one do not.

Where the levels of a game search a tree, its heuristic alone plays too badly to tell what a move is
worth: there a tree for each move learns how to go on after it.
"""

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.bots.advice import Expected
from tablee.bots.heuristic import Heuristic, is_over, play_on
from tablee.bots.search import Search
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.core.views import View, Worlds
from tablee.core.zones import DEALER

REWARD: Final = 0
PLACE: Final = 1
SCORE: Final = 2
_KINDS: Final = 3
_MIN_SAMPLES: Final = 2  # for a standard error


class PairedPlayouts:
    """Playouts of moves from a view; a move without steps stands for playing on as one would.

    Where cards are to be dealt in the view, each playout deals its own, after a manche too.
    """

    def __init__(self, view: View, moves: list[list[int]], heuristic: Heuristic, seed: int) -> None:
        self._worlds = Worlds(view)
        self._seat: i64 = view.seat
        self._heuristic = heuristic
        self._rollout_policy_pct: i64 = heuristic.style().rollout_policy_pct
        self._rng = Rng(seed)
        self._moves = [_to_steps(move) for move in moves]
        self._left = vec[i64]([1] * len(moves))
        self._searches: list[Search] = []
        if not heuristic.style().side_by_side:
            style = heuristic.style()
            self._searches = [Search(view, heuristic, style, Rng(seed + 1)) for _ in moves]
        self._samples = [vec[float]() for _ in range(len(moves) * _KINDS)]
        self.playouts: i64 = 0

    def run(self, worlds: i64) -> None:
        """Play every move that is left in more worlds; a world is skipped if one is illegal there.

        That happens only to the moves of other seats, whose cards are not known.
        """
        for _ in range(worlds):
            self._play_world()

    def _play_world(self) -> None:
        world = self._worlds.imagine(self._rng)
        seed = self._rng.bits()
        twins: list[State] = []
        for i in range(len(self._moves)):
            if self._left[i] == 1:
                twin = world.copy()
                if not _make_move(twin, self._moves[i]):
                    return
                twins.append(twin)
        at: i64 = 0
        for i in range(len(self._moves)):
            if self._left[i] == 1:
                self._play_out(twins[at], i, Rng(seed))
                at += 1

    def _play_out(self, twin: State, number: i64, rng: Rng) -> None:
        if twin.turn == DEALER:
            shuffle(twin, rng)
        if self._searches and not is_over(twin):
            self._searches[number].iterate_in(twin)
        else:
            play_on(twin, self._heuristic, self._rollout_policy_pct, rng)
        self.playouts += 1
        first = number * _KINDS
        rewards = self._heuristic.rewards(twin)
        self._add(first + REWARD, rewards[self._seat])
        self._add(first + PLACE, float(twin.places()[self._seat]))
        self._add(first + SCORE, float(twin.scores()[self._seat]))

    def _add(self, at: i64, value: float) -> None:
        self._samples[at] = append(self._samples[at], value)

    def drop_behind(self, z: float, kept: int) -> None:
        """Drop the moves that are so many standard errors behind the best, but for one of them."""
        best = self.best()
        for i in range(len(self._moves)):
            if self._left[i] == 1 and i not in (best, kept):
                gap = self.gap(best, int(i), REWARD)
                if gap.error is not None and gap.mean > z * gap.error:
                    self._left[i] = 0

    def keep_only(self, kept: list[int]) -> None:
        """Drop all moves but these."""
        for i in range(len(self._moves)):
            if i not in kept:
                self._left[i] = 0

    def left(self) -> list[int]:
        """Return the moves that are left."""
        return [i for i in range(len(self._moves)) if self._left[i] == 1]

    def best(self) -> int:
        """Return the move of those left with the greatest mean reward, the first of equals."""
        best = -1
        most = 0.0
        for i in range(len(self._moves)):
            if self._left[i] == 1:
                mean = self.expected(i, REWARD).mean
                if best < 0 or mean > most:
                    best, most = i, mean
        return best

    def count(self, number: int) -> int:
        """Return the number of worlds in which a move was played out."""
        return len(self._samples[number * _KINDS])

    def expected(self, number: int, kind: int) -> Expected:
        """Return the mean reward, place or score of a move."""
        return _summarize(self._samples[number * _KINDS + kind])

    def gap(self, one: int, other: int, kind: int) -> Expected:
        """Return the mean paired difference of two moves."""
        ones, others = self._samples[one * _KINDS + kind], self._samples[other * _KINDS + kind]
        differences = vec[float]()
        for i in range(min(len(ones), len(others))):
            differences = append(differences, ones[i] - others[i])
        return _summarize(differences)


def _to_steps(move: list[int]) -> vec[i64]:
    steps = vec[i64]()
    for action in move:
        steps = append(steps, action)
    return steps


def _make_move(world: State, steps: vec[i64]) -> bool:
    """Make a move step by step; return whether each step was legal."""
    for i in range(len(steps)):
        if steps[i] not in world.legal():
            return False
        world.apply(steps[i])
    return True


def _summarize(samples: vec[float]) -> Expected:
    count = len(samples)
    if count == 0:
        return Expected(0.0, None)
    total, squares = 0.0, 0.0
    for i in range(count):
        total += samples[i]
    mean = total / float(int(count))
    if count < _MIN_SAMPLES:
        return Expected(mean, None)
    for i in range(count):
        squares += (samples[i] - mean) * (samples[i] - mean)
    return Expected(mean, sqrt(squares / float(int(count)) / float(int(count - 1))))
