"""Rate limits of a client: token buckets by kind of message."""

from time import monotonic
from typing import NamedTuple

from mypy_extensions import mypyc_attr

from tablee.core.errors import GameError
from tablee.table import commands
from tablee.wire import CommandRequest, HintRequest, HoldDevice, Request, Watch

MAX_BUCKETS = 10_000
"""Addresses and kinds of requests that are counted."""
MAX_FAULTS = 200
"""Rejected messages in a row; one more, and the client is disconnected."""


class Rate(NamedTuple):
    """A sustained rate per second, and the burst above it."""

    per_second: float
    burst: float


OTHER = Rate(10, 40)
SAYING = Rate(1, 6)
REACTING = Rate(0.5, 4)
WATCHING = Rate(4, 20)
HINTING = Rate(0.5, 3)
LOOKING = Rate(20, 60)
HOLDING = Rate(10, 40)
RECONNECTING_SECONDS = 60.0
"""Time in which all sockets that one address may have can be opened anew."""
FRAMES = Rate(100, 400)
"""Frames of any kind besides those of moves; whoever sends more is read later."""
CONTROL_FRAMES = Rate(2, 60)
"""Pings, pongs and other frames that carry no message; whoever sends more is disconnected."""


class Bucket:
    """A token bucket, refilled by time."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._tokens = rate.burst
        self._refilled_at = monotonic()

    def take(self) -> bool:
        """Take a token; return whether there was one."""
        self._refill()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def spend(self, count: int) -> float:
        """Take tokens, on credit if need be; return the seconds until the debt is paid."""
        self._refill()
        self._tokens -= count
        return max(0.0, -self._tokens / self._rate.per_second)

    def _refill(self) -> None:
        now = monotonic()
        tokens = self._tokens + (now - self._refilled_at) * self._rate.per_second
        self._tokens, self._refilled_at = min(self._rate.burst, tokens), now


class AddressLimits:
    """Token buckets by address and kind of request; the oldest are dropped."""

    def __init__(self) -> None:
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def allow(self, address: str, kind: str, rate: Rate) -> None:
        """Count a request of an address.

        Raises:
            GameError: `too_fast`.
        """
        key = address, kind
        bucket = self._buckets.pop(key, None) or Bucket(rate)
        self._buckets[key] = bucket  # the last one is the newest
        if len(self._buckets) > MAX_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        if not bucket.take():
            raise GameError("too_fast")


def per_minute(count: int) -> Rate:
    """Return a rate whose burst is what a minute allows."""
    return Rate(count / 60, count)


def connecting_rate(sockets: int) -> Rate:
    """Return how fast an address may open sockets: all that it may have, and then again."""
    return Rate(sockets / RECONNECTING_SECONDS, sockets)


def frame_rate(moves_per_second: int) -> Rate:
    """Return how many frames one client may send."""
    return Rate(FRAMES.per_second + moves_per_second, FRAMES.burst + 3 * moves_per_second)


@mypyc_attr(allow_interpreted_subclasses=True)
class Limits:
    """The token buckets of one client, one for each kind of message."""

    def __init__(self, moves_per_second: int) -> None:
        self._playing = Rate(moves_per_second, 3 * moves_per_second)
        self._buckets: dict[type, Bucket] = {}
        self._faults = 0

    def allow(self, request: Request) -> None:
        """Count a message against the limit of its kind.

        Raises:
            GameError: `too_fast`.
        """
        kind: type = type(request.command) if isinstance(request, CommandRequest) else type(request)
        kind = kind if kind in _LIMITED else CommandRequest
        if kind not in self._buckets:
            self._buckets[kind] = Bucket(_LIMITED[kind] or self._playing)
        if not self._buckets[kind].take():
            raise GameError("too_fast")

    def count_fault(self) -> bool:
        """Count a rejected message; True once the limit is passed."""
        self._faults += 1
        return self._faults > MAX_FAULTS

    def reset_faults(self) -> None:
        """Start counting anew, after a message that was accepted."""
        self._faults = 0


_LIMITED: dict[type, Rate | None] = {
    commands.Play: None,  # from the settings
    commands.Look: LOOKING,
    commands.Say: SAYING,
    commands.React: REACTING,
    Watch: WATCHING,
    HoldDevice: HOLDING,
    HintRequest: HINTING,
    CommandRequest: OTHER,
}
"""Kinds with a bucket of their own; all others share that of `CommandRequest`."""
