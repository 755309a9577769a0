"""Hearing what other processes did, over a connection that is renewed as often as it breaks."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from typing import Self

from asyncpg import Connection
from msgspec import DecodeError, Struct, json

from tablee.store.database import TROUBLE
from tablee.store.kept import Batch, Notice

CHANNEL = "tablee"
LONGEST = 7900
"""Bytes that fit into one notification of PostgreSQL, less what JSON puts around them."""
AROUND = 100
"""Bytes of one that are not about a table."""
HEARTBEAT = 20.0
"""Seconds of silence after which the connection is tried, for a cable can be cut silently."""
PATIENCE = 5.0
"""Seconds until a try counts as failed, and the longest pause between two."""
MOST_WAITING = 10_000
"""How many notices may wait to be read before they are replaced by one that says so."""

MISSED = Notice(missed=True)


class Growth(Struct, array_like=True):
    """The number that the log of a table has reached, and what has come to it."""

    number: int
    bodies: list[bytes] = []


class News(Struct, omit_defaults=True):
    """A notification as it travels."""

    origin: str
    grown: dict[str, Growth] = {}
    """Tables to whose logs something has come."""
    table: str = ""
    text: str = ""

    def notices(self) -> Iterator[Notice]:
        """What it says, table by table."""
        for table, growth in self.grown.items():
            yield Notice(table, growth.number, growth.bodies)
        if self.table:
            yield Notice(self.table, text=self.text)


def payloads(origin: str, batches: Sequence[Batch]) -> Iterator[str]:
    """Notifications that tell of batches, as few as they fit into."""
    news, length = News(origin), 0
    for batch in batches:
        if not batch.bodies:
            continue
        growth = Growth(batch.last, batch.bodies)
        if _length(batch.table, growth) > LONGEST - AROUND:
            growth = Growth(batch.last)
        more = _length(batch.table, growth)
        if length + more > LONGEST - AROUND:
            yield json.encode(news).decode()
            news, length = News(origin), 0
        news.grown[batch.table] = growth
        length += more
    if news.grown:
        yield json.encode(news).decode()


def _length(table: str, growth: Growth) -> int:
    return len(json.encode({table: growth}))


class Listener:
    """Hears until it is closed, whatever happens to the connection or to the database.

    The first notice is a `missed` one, and so is the one after every interruption.
    """

    def __init__(self, connect: Callable[[], Awaitable[Connection]], origin: str) -> None:
        self._connect = connect
        self._origin = origin
        self._connection: Connection | None = None
        self._closing = asyncio.Event()
        self._heard: asyncio.Queue[Notice | None] = asyncio.Queue()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Notice:
        while not self._closing.is_set():
            if self._connection is None:
                if await self._connected():
                    return MISSED
            elif notice := await self._next(self._connection):
                return notice
            else:
                await self._let_go()
        raise StopAsyncIteration

    async def close(self) -> None:
        """Let the iteration end."""
        self._closing.set()
        self._heard.put_nowait(None)
        await self._let_go()

    async def _connected(self) -> bool:
        """Wait until there is a connection that hears; `False` if it was closed before."""
        pause = 0.05
        while not self._closing.is_set():
            try:
                await self._begin()
            except TROUBLE:
                await self._let_go()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._closing.wait(), pause)
                pause = min(2 * pause, PATIENCE)
            else:
                return True
        return False

    async def _begin(self) -> None:
        self._connection = await self._connect()
        if self._closing.is_set():
            raise ConnectionAbortedError
        self._forget()
        self._connection.add_termination_listener(self._lose)
        await self._connection.add_listener(CHANNEL, self._hear)

    async def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection:
            with suppress(*TROUBLE):
                await connection.close(timeout=PATIENCE)

    async def _next(self, connection: Connection) -> Notice | None:
        """What is heard next; `None` if the connection is of no use any more."""
        while True:
            try:
                async with asyncio.timeout(HEARTBEAT):
                    return await self._heard.get()
            except TimeoutError:
                try:
                    await connection.execute("SELECT 1", timeout=PATIENCE)
                except TROUBLE:
                    return None

    def _hear(self, _connection: object, _process: int, _channel: str, payload: object) -> None:
        try:
            news = json.decode(str(payload), type=News)
        except DecodeError:
            return  # somebody else's, on the same channel
        if news.origin == self._origin:
            return
        for notice in news.notices():
            self._heard.put_nowait(notice)
        if self._heard.qsize() > MOST_WAITING:
            self._forget()
            self._heard.put_nowait(MISSED)

    def _lose(self, _connection: object) -> None:
        self._heard.put_nowait(None)

    def _forget(self) -> None:
        while not self._heard.empty():
            self._heard.get_nowait()
