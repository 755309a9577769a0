"""LISTEN/NOTIFY of PostgreSQL between processes, over a connection that reconnects."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Self

from asyncpg import Connection
from msgspec import DecodeError, Struct, json

from tablee.core.errors import GameError
from tablee.store.database import DATABASE_ERRORS
from tablee.store.models import LogBatch, Notice

CHANNEL = "tablee"
MAX_PAYLOAD = 7900
"""Bytes of JSON that fit into one notification of PostgreSQL."""
PAYLOAD_OVERHEAD = 100
"""Bytes of a payload besides the log growth of its tables."""
HEARTBEAT = 20.0
"""Seconds of silence after which the connection is tested: it can break without a sign."""
TIMEOUT = 5.0
"""Seconds until an attempt has failed, and the maximum pause between two."""
MAX_QUEUED = 10_000
"""Unread notices before all are replaced by one `missed` notice."""

MISSED = Notice(missed=True)


class LogGrowth(Struct, array_like=True):
    """New length of a log, and the bodies that were appended."""

    number: int
    bodies: list[bytes] = []


class Notification(Struct, omit_defaults=True):
    """Payload of a notification, as JSON."""

    origin: str
    grown: dict[str, LogGrowth] = {}
    """Log growth by table."""
    texts: dict[str, str] = {}
    """Announcements by table."""

    def to_notices(self) -> Iterator[Notice]:
        """Convert to one notice for each table and kind."""
        for table, growth in self.grown.items():
            yield Notice(table, growth.number, growth.bodies)
        for table, text in self.texts.items():
            yield Notice(table, text=text)


def encode_payloads(origin: str, batches: Sequence[LogBatch]) -> Iterator[str]:
    """Encode batches into as few notifications as possible; leave out bodies that do not fit."""
    notification, length = Notification(origin), 0
    for batch in batches:
        if not batch.bodies:
            continue
        growth = LogGrowth(batch.last, batch.bodies)
        if _encoded_size(batch.table, growth) > MAX_PAYLOAD - PAYLOAD_OVERHEAD:
            growth = LogGrowth(batch.last)
        size = _encoded_size(batch.table, growth)
        if length + size > MAX_PAYLOAD - PAYLOAD_OVERHEAD:
            yield json.encode(notification).decode()
            notification, length = Notification(origin), 0
        notification.grown[batch.table] = growth
        length += size
    if notification.grown:
        yield json.encode(notification).decode()


def encode_texts(origin: str, texts: Mapping[str, str]) -> Iterator[str]:
    """Encode announcements into as few notifications as possible.

    Raises:
        GameError: `announcement_long`.
    """
    notification, length = Notification(origin), 0
    for table, text in texts.items():
        size = _encoded_size(table, text)
        if size > MAX_PAYLOAD - PAYLOAD_OVERHEAD:
            raise GameError("announcement_long", length=size, most=MAX_PAYLOAD - PAYLOAD_OVERHEAD)
        if length + size > MAX_PAYLOAD - PAYLOAD_OVERHEAD:
            yield json.encode(notification).decode()
            notification, length = Notification(origin), 0
        notification.texts[table] = text
        length += size
    if notification.texts:
        yield json.encode(notification).decode()


def _encoded_size(table: str, content: LogGrowth | str) -> int:
    return len(json.encode({table: content}))


class Listener:
    """Iterator over the notices of other processes, which reconnects until it is closed.

    The first notice is a `missed` one, and so is the one after every interruption.
    """

    def __init__(self, connect: Callable[[], Awaitable[Connection]], origin: str) -> None:
        self._connect = connect
        self._own_start = json.encode(Notification(origin)).decode().removesuffix("}")
        """How our own notifications begin, which come back to us and need not be parsed."""
        self._connection: Connection | None = None
        self._closing = asyncio.Event()
        self._queue: asyncio.Queue[Notice | None] = asyncio.Queue()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Notice:
        while not self._closing.is_set():
            if self._connection is None:
                if await self._reconnect():
                    return MISSED
            elif notice := await self._next_notice(self._connection):
                return notice
            else:
                await self._disconnect()
        raise StopAsyncIteration

    async def close(self) -> None:
        """End the iteration."""
        self._closing.set()
        self._queue.put_nowait(None)
        await self._disconnect()

    async def _reconnect(self) -> bool:
        """Connect and listen, retrying with backoff; return `False` if closed meanwhile."""
        pause = 0.05
        while not self._closing.is_set():
            try:
                await self._start_listening()
            except DATABASE_ERRORS:
                await self._disconnect()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._closing.wait(), pause)
                pause = min(2 * pause, TIMEOUT)
            else:
                return True
        return False

    async def _start_listening(self) -> None:
        self._connection = await self._connect()
        if self._closing.is_set():
            raise ConnectionAbortedError
        self._clear_queue()
        self._connection.add_termination_listener(self._on_termination)
        await self._connection.add_listener(CHANNEL, self._on_notification)

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection:
            with suppress(*DATABASE_ERRORS):
                await connection.close(timeout=TIMEOUT)

    async def _next_notice(self, connection: Connection) -> Notice | None:
        """Return the next notice; `None` if the connection is lost."""
        while True:
            try:
                async with asyncio.timeout(HEARTBEAT):
                    return await self._queue.get()
            except TimeoutError:
                try:
                    await connection.execute("SELECT 1", timeout=TIMEOUT)
                except DATABASE_ERRORS:
                    return None

    def _on_notification(
        self, _connection: object, _process: int, _channel: str, payload: object
    ) -> None:
        text = str(payload)
        if text.startswith(self._own_start):
            return
        try:
            notification = json.decode(text, type=Notification)
        except DecodeError:
            return  # another program uses the same channel
        for notice in notification.to_notices():
            self._queue.put_nowait(notice)
        if self._queue.qsize() > MAX_QUEUED:
            self._clear_queue()
            self._queue.put_nowait(MISSED)

    def _on_termination(self, _connection: object) -> None:
        self._queue.put_nowait(None)

    def _clear_queue(self) -> None:
        while not self._queue.empty():
            self._queue.get_nowait()
