"""Group commit: batches that queue up during a transaction share the next one."""

import asyncio
from collections.abc import Sequence
from itertools import chain
from time import monotonic
from typing import NamedTuple

from sqlalchemy.exc import IntegrityError

from tablee.core.errors import GameError
from tablee.store.database import DATABASE_ERRORS, Database, is_row_error, to_game_error
from tablee.store.models import Conflict, LogBatch

MAX_GROUP = 2000
"""Batches in one transaction."""

GROUP_DELAY = 0.003
"""Seconds to wait for more batches after a group of several, about as long as a transaction takes:
groups are fewer and larger, and a batch that just missed one waits hardly longer."""

BLOCKED_DELAY = 0.02
"""Seconds before a batch is tried again whose table another process was writing to."""

BLOCKED_SECONDS = 8.0
"""Seconds of such tries; a process that is frozen in a transaction is cut off before."""

MAX_QUEUED_BYTES = 64 * 2**20
"""Bytes of queued batches before more are refused."""


class _QueuedBatch(NamedTuple):
    """A queued batch, and the future of its append."""

    batch: LogBatch
    size: int
    done: asyncio.Future[None]
    since: float

    def settle(self, error: Exception | None = None) -> None:
        if self.done.done():  # it was canceled
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer:
    """Writes the batches of all tables, one transaction at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: list[_QueuedBatch] = []
        self._group: list[_QueuedBatch] = []
        self._queued_bytes = 0
        self._blocked = 0
        """Batches that are tried again in a moment."""
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    def append(self, batch: LogBatch) -> asyncio.Future[None]:
        """Queue a batch; return a future that is done when it is on disk."""
        if self._closing:
            raise GameError("store_closed")
        size = batch.size
        if self._queued_bytes + size > MAX_QUEUED_BYTES:
            raise GameError("store_busy")
        queued = _QueuedBatch(batch, size, asyncio.get_running_loop().create_future(), monotonic())
        self._queue.append(queued)
        self._queued_bytes += size
        self._wake.set()
        return queued.done

    async def close(self) -> None:
        """Write the queue, and stop."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while self._queue or self._blocked or not self._closing:
            await self._wake.wait()
            # Tasks whose append has just returned run first, and may append again.
            await asyncio.sleep(GROUP_DELAY if len(self._group) > 1 else 0)
            self._group, self._queue = self._queue[:MAX_GROUP], self._queue[MAX_GROUP:]
            for queued in self._group:
                queued.batch.is_taken = True
            if not self._queue and (self._blocked or not self._closing):
                self._wake.clear()
            await self._write(_unsettled(self._group))
            self._queued_bytes -= sum(queued.size for queued in self._group if queued.done.done())

    async def _write(self, group: Sequence[_QueuedBatch]) -> None:
        """Write a group; after a row error reject the late batches, or bisect to find the bad one.

        With several processes at the same tables, nearly every group has a late batch.
        """
        blocked, error = await self._try_append(group) if group else (set(), None)
        if error is None:
            self._postpone([queued for queued in group if queued.batch.table in blocked])
            for queued in group:
                if queued.batch.table not in blocked:
                    queued.settle()
        elif is_row_error(error) and group[1:]:
            late = await self._find_late_tables(group, error)
            self._reject(late, error)
            rest = _unsettled(group)
            middle = len(rest) if late else len(rest) // 2
            await self._write(rest[:middle])
            await self._write(_unsettled(rest[middle:]))
        else:
            self._reject({queued.batch.table for queued in group}, error)

    async def _try_append(self, group: Sequence[_QueuedBatch]) -> tuple[set[str], Exception | None]:
        """Append a group; return the tables that are blocked, and the error."""
        try:
            return await self._database.append([queued.batch for queued in group]), None
        except Exception as error:  # the futures get it, whatever it is
            return set(), error

    def _postpone(self, blocked: list[_QueuedBatch]) -> None:
        """Try blocked batches again with a later group; the others do not wait for them."""
        if blocked:
            loop = asyncio.get_running_loop()
            loop.call_later(BLOCKED_DELAY, self._queue_again, blocked)
            self._blocked += len(blocked)

    def _queue_again(self, blocked: list[_QueuedBatch]) -> None:
        self._blocked -= len(blocked)
        for queued in blocked:
            if monotonic() - queued.since > BLOCKED_SECONDS:
                queued.settle(GameError("store_busy"))
                self._queued_bytes -= queued.size
            else:
                self._queue.append(queued)
        self._wake.set()

    async def _find_late_tables(self, group: Sequence[_QueuedBatch], error: Exception) -> set[str]:
        """Return the tables whose log another process has extended, if the database can tell."""
        if not isinstance(error, IntegrityError):
            return set()
        try:
            return await self._database.find_late_tables([queued.batch for queued in group])
        except DATABASE_ERRORS:
            return set()

    def _reject(self, tables: set[str], error: Exception) -> None:
        """Fail all queued batches of these tables: those after a lost batch depend on it."""
        for queued in chain(self._group, self._queue):
            if queued.batch.table in tables:
                queued.settle(_error_for(queued.batch, error))


def _unsettled(group: Sequence[_QueuedBatch]) -> list[_QueuedBatch]:
    """Return the batches of a group that are neither settled nor canceled."""
    return [queued for queued in group if not queued.done.done()]


def _error_for(batch: LogBatch, error: Exception) -> Exception:
    if isinstance(error, IntegrityError):
        return Conflict(table=batch.table, number=batch.first)
    return to_game_error(error) if isinstance(error, DATABASE_ERRORS) else error
