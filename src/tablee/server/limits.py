"""How much a client may say."""

from time import monotonic
from typing import NamedTuple

from mypy_extensions import mypyc_attr

from tablee.core.errors import GameError
from tablee.table import commands
from tablee.wire import Ask, Hint, Request, Watch

PATIENT_WITH = 200
"""So many messages too fast or too wrong in a row, and the client is sent away."""


class Rate(NamedTuple):
    """So many a second in the long run, and so many at once."""

    each_second: float
    at_once: float


OTHER = Rate(10, 40)
SAYING = Rate(1, 6)
WATCHING = Rate(4, 20)
HINTING = Rate(0.5, 3)
LOOKING = Rate(20, 60)


class Bucket:
    """Fills by itself and is emptied by messages."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = rate.at_once
        self._at = monotonic()

    def take(self) -> bool:
        """Whether one more is allowed."""
        now = monotonic()
        filled = self._left + (now - self._at) * self._rate.each_second
        self._left, self._at = min(self._rate.at_once, filled), now
        if self._left < 1:
            return False
        self._left -= 1
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Limits:
    """The buckets of one client, one for each kind of message."""

    def __init__(self, moves_per_second: int) -> None:
        self._playing = Rate(moves_per_second, 3 * moves_per_second)
        self._buckets: dict[type, Bucket] = {}
        self._faults = 0

    def allow(self, request: Request) -> None:
        """Count a message.

        Raises:
            GameError: `too_fast`.
        """
        kind: type = type(request.command) if isinstance(request, Ask) else type(request)
        kind = kind if kind in _LIMITED else Ask
        if kind not in self._buckets:
            self._buckets[kind] = Bucket(_LIMITED[kind] or self._playing)
        if not self._buckets[kind].take():
            raise GameError("too_fast")

    def fault(self) -> bool:
        """Note a message that could not be taken; whether there have been too many in a row."""
        self._faults += 1
        return self._faults > PATIENT_WITH

    def fine(self) -> None:
        """Note a message that could."""
        self._faults = 0


_LIMITED: dict[type, Rate | None] = {
    commands.Play: None,  # as the settings say
    commands.Look: LOOKING,
    commands.Say: SAYING,
    Watch: WATCHING,
    Hint: HINTING,
    Ask: OTHER,
}
"""The kinds that are counted apart; whatever is not named here is counted together."""
