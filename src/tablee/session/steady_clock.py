"""A clock that tells the time of day and cannot jump, and the time in which nobody served."""

from collections.abc import Callable
from time import monotonic, time
from typing import NamedTuple

ALIVE_SECONDS = 5.0
"""How often a process writes that it serves."""
MAX_UNNOTICED = 3 * ALIVE_SECONDS
"""Seconds without such a sign in which another process may still serve."""


class SteadyClock:
    """The time of day when it was made, going on with a clock that nobody can set.

    A wall clock that is set forward or back, and a machine that sleeps, change nothing.

    Args:
        wall: returns the time of day, once.
        timer: a clock that never jumps.
    """

    def __init__(
        self, wall: Callable[[], float] = time, timer: Callable[[], float] = monotonic
    ) -> None:
        self._timer = timer
        self._offset = wall() - timer()

    def __call__(self) -> float:
        """Return the time in seconds."""
        return self._offset + self._timer()

    def advance_to(self, at: float) -> None:
        """Go on from a time that is later: what was written before is not in the future."""
        self._offset = max(self._offset, at - self._timer())


class Downtime(NamedTuple):
    """When no process served the tables of a database, before this one was started."""

    start: float
    end: float

    @property
    def is_long(self) -> bool:
        """Return whether it was long enough to matter."""
        return self.end - self.start > MAX_UNNOTICED
