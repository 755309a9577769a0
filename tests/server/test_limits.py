"""Rate limits of a client."""

import pytest

from tablee.core.errors import GameError
from tablee.server import limits
from tablee.server.limits import MAX_FAULTS, Bucket, Limits, Rate
from tablee.table.commands import Begin, Look, Play, Ready, Say
from tablee.wire import CommandRequest, HintRequest, Ping, Request, Unwatch, Watch


class Clock:
    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        patch.setattr(limits, "monotonic", lambda: self.now)


def allowed(limits: Limits, request: Request) -> int:
    """Return how many requests are allowed at once."""
    return next(count for count in range(1000) if not _is_allowed(limits, request))


def _is_allowed(limits: Limits, request: Request) -> bool:
    try:
        limits.allow(request)
    except GameError:
        return False
    return True


def test_a_bucket_fills_with_time_and_not_beyond_its_rim(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    bucket = Bucket(Rate(2, 3))
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_every_kind_has_a_limit_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    Clock(monkeypatch)
    client = Limits(20)
    assert allowed(client, CommandRequest("i", "t", Play("x", 1))) == 60
    assert allowed(client, CommandRequest("i", "t", Look("x", 1))) == 60
    assert allowed(client, CommandRequest("i", "t", Say("x"))) == 6
    assert allowed(client, Watch("i", "t")) == 20
    assert allowed(client, HintRequest("i", "t", 1)) == 3
    assert allowed(client, CommandRequest("i", "t", Begin())) == 40


def test_what_is_rare_is_counted_together(monkeypatch: pytest.MonkeyPatch) -> None:
    Clock(monkeypatch)
    client = Limits(20)
    assert allowed(client, Ping("i")) == 40
    assert allowed(client, Unwatch("i", "t")) == 0
    assert allowed(client, CommandRequest("i", "t", Ready())) == 0


def test_too_many_faults_in_a_row_are_too_many() -> None:
    client = Limits(20)
    assert not any(client.count_fault() for _ in range(MAX_FAULTS))
    assert client.count_fault()
    client.reset_faults()
    assert not client.count_fault()
