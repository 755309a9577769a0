"""Hearing, with a connection that says what the test says."""

import asyncio
from collections.abc import Callable

import pytest
from msgspec import json

from tablee.store import Notice
from tablee.store.listener import MISSED, Growth, Listener, News

Hear = Callable[[object, int, str, str], None]


class Line:
    """A connection, as far as a listener uses it."""

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

    def say(self, number: int, origin: str = "elsewhere") -> None:
        self.hear(self, 0, "tablee", json.encode(News(origin, {"t": Growth(number)})).decode())


class Lines:
    """Connections, one after the other."""

    def __init__(self) -> None:
        self.made: list[Line] = []
        self.listener = Listener(self.connect, "here")

    async def connect(self) -> Line:
        self.made.append(Line())
        return self.made[-1]


def test_a_slow_reader_gets_one_notice_for_all_it_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.store.listener.MOST_WAITING", 3)

    async def scene() -> None:
        lines = Lines()
        assert await anext(lines.listener) == MISSED
        for number in range(5):
            lines.made[0].say(number)
        assert await anext(lines.listener) == MISSED
        assert await anext(lines.listener) == Notice("t", 4)
        await lines.listener.close()

    asyncio.run(scene())


def test_what_we_did_ourselves_is_no_news() -> None:
    async def scene() -> None:
        lines = Lines()
        assert await anext(lines.listener) == MISSED
        lines.made[0].say(1, "here")
        lines.made[0].say(2)
        assert await anext(lines.listener) == Notice("t", 2)
        await lines.listener.close()

    asyncio.run(scene())


def test_silence_is_tested_and_a_cut_line_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.store.listener.HEARTBEAT", 0.001)

    async def scene() -> None:
        lines = Lines()
        assert await anext(lines.listener) == MISSED
        ear = asyncio.ensure_future(anext(lines.listener))
        await lines.made[0].tried.wait()
        lines.made[0].say(1)
        assert await ear == Notice("t", 1)
        lines.made[0].cut = True
        assert await anext(lines.listener) == MISSED
        assert [line.closed for line in lines.made] == [True, False]
        await lines.listener.close()

    asyncio.run(scene())


def test_closing_ends_the_wait_for_news_and_for_a_connection() -> None:
    async def scene() -> None:
        lines = Lines()
        assert await anext(lines.listener) == MISSED
        ear = asyncio.ensure_future(anext(lines.listener, None))
        await asyncio.sleep(0)
        await lines.listener.close()
        assert await ear is None
        assert lines.made[0].closed
        assert await anext(lines.listener, None) is None

    asyncio.run(scene())


def test_closing_while_a_connection_is_made_closes_it() -> None:
    async def scene() -> None:
        asked, go, line = asyncio.Event(), asyncio.Event(), Line()

        async def connect() -> Line:
            asked.set()
            await go.wait()
            return line

        listener = Listener(connect, "here")
        ear = asyncio.ensure_future(anext(listener, None))
        await asked.wait()
        await listener.close()
        go.set()
        assert await ear is None
        assert line.closed

    asyncio.run(scene())


def test_a_connection_that_cannot_be_made_is_tried_until_it_can() -> None:
    async def scene() -> None:
        lines, troubles = Lines(), [OSError(), TimeoutError()]

        async def connect() -> Line:
            if troubles:
                raise troubles.pop()
            return await lines.connect()

        listener = Listener(connect, "here")
        assert await anext(listener) == MISSED
        assert troubles == []
        lines.made[0].lose(None)
        assert await anext(listener) == MISSED
        assert len(lines.made) == 2
        await listener.close()

    asyncio.run(scene())
