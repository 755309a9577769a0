"""The listener, with scripted connections."""

import asyncio
from collections.abc import Callable

import pytest
from msgspec import json

from tablee.store import Notice
from tablee.store.listener import MISSED, Listener, LogGrowth, Notification

Hear = Callable[[object, int, str, str], None]


class FakeConnection:
    """Fake connection: the methods that a listener calls."""

    def __init__(self) -> None:
        self.tried = asyncio.Event()
        self.cut = False
        self.closed = False

    def add_termination_listener(self, lose: Callable[[object], None]) -> None:
        self.lose = lose

    async def add_listener(self, _channel: str, hear: Hear) -> None:
        self.hear = hear

    async def execute(self, _statement: str, *, timeout: float) -> None:
        assert timeout
        self.tried.set()
        if self.cut:
            raise TimeoutError

    async def close(self, *, timeout: float) -> None:
        assert timeout
        self.closed = True

    def send(self, number: int, origin: str = "elsewhere") -> None:
        self.hear(
            self, 0, "tablee", json.encode(Notification(origin, {"t": LogGrowth(number)})).decode()
        )


class FakeConnections:
    """Factory of fake connections, and a listener that uses it."""

    def __init__(self) -> None:
        self.made: list[FakeConnection] = []
        self.listener = Listener(self.connect, "here")

    async def connect(self) -> FakeConnection:
        self.made.append(FakeConnection())
        return self.made[-1]


async def test_a_slow_reader_gets_one_notice_for_all_it_missed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tablee.store.listener.MAX_QUEUED", 3)
    connections = FakeConnections()
    assert await anext(connections.listener) == MISSED
    for number in range(5):
        connections.made[0].send(number)
    assert await anext(connections.listener) == MISSED
    assert await anext(connections.listener) == Notice("t", 4)
    await connections.listener.close()


async def test_our_own_notifications_are_ignored() -> None:
    connections = FakeConnections()
    assert await anext(connections.listener) == MISSED
    connections.made[0].send(1, "here")
    connections.made[0].send(2)
    assert await anext(connections.listener) == Notice("t", 2)
    await connections.listener.close()


async def test_silence_is_tested_and_a_cut_line_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.store.listener.HEARTBEAT", 0.001)
    connections = FakeConnections()
    assert await anext(connections.listener) == MISSED
    upcoming = asyncio.ensure_future(anext(connections.listener))
    await connections.made[0].tried.wait()
    connections.made[0].send(1)
    assert await upcoming == Notice("t", 1)
    connections.made[0].cut = True
    assert await anext(connections.listener) == MISSED
    assert [connection.closed for connection in connections.made] == [True, False]
    await connections.listener.close()


async def test_closing_ends_the_wait_for_notices_and_for_a_connection() -> None:
    connections = FakeConnections()
    assert await anext(connections.listener) == MISSED
    upcoming = asyncio.ensure_future(anext(connections.listener, None))
    await asyncio.sleep(0)
    await connections.listener.close()
    assert await upcoming is None
    assert connections.made[0].closed
    assert await anext(connections.listener, None) is None


async def test_closing_while_a_connection_is_made_closes_it() -> None:
    asked, go, connection = asyncio.Event(), asyncio.Event(), FakeConnection()

    async def connect() -> FakeConnection:
        asked.set()
        await go.wait()
        return connection

    listener = Listener(connect, "here")
    upcoming = asyncio.ensure_future(anext(listener, None))
    await asked.wait()
    await listener.close()
    go.set()
    assert await upcoming is None
    assert connection.closed


async def test_a_connection_that_cannot_be_made_is_tried_until_it_can() -> None:
    connections, errors = FakeConnections(), [OSError(), TimeoutError()]

    async def connect() -> FakeConnection:
        if errors:
            raise errors.pop()
        return await connections.connect()

    listener = Listener(connect, "here")
    assert await anext(listener) == MISSED
    assert errors == []
    connections.made[0].lose(None)
    assert await anext(listener) == MISSED
    assert len(connections.made) == 2
    await listener.close()
