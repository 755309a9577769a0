"""Group commit: everything that waits when the writer is free is written with one flush."""

import asyncio
from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

from sqlalchemy.exc import IntegrityError

from tablee.core.errors import GameError
from tablee.store.database import TROUBLE, Database, failed, is_fault_of_row
from tablee.store.kept import Batch, Conflict

GROUP = 2000
"""How many batches go into one transaction at most."""

MOMENT = 0.003
"""So many seconds wait those who are not alone for others, as long as a transaction takes: fewer,
larger groups, and nobody who just missed one waits much longer than the others."""

MOST_WEIGHT = 64 * 2**20
"""How many bytes may wait to be written before more is refused."""


class _Waiting(NamedTuple):
    """A batch, and somebody who waits until it is on disk."""

    batch: Batch
    weight: int
    done: asyncio.Future[None]

    def settle(self, error: Exception | None = None) -> None:
        if self.done.done():  # whoever waited has gone
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer:
    """Writes the batches of all tables, one transaction at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: list[_Waiting] = []
        self._group: list[_Waiting] = []
        self._weight = 0
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    def append(self, batch: Batch) -> asyncio.Future[None]:
        """Let a batch be written; what comes back is done when it is on disk."""
        if self._closing:
            raise GameError("store_closed")
        weight = batch.weight
        if self._weight + weight > MOST_WEIGHT:
            raise GameError("store_busy")
        waiting = _Waiting(batch, weight, asyncio.get_running_loop().create_future())
        self._queue.append(waiting)
        self._weight += weight
        self._wake.set()
        return waiting.done

    async def close(self) -> None:
        """Write what waits, and stop."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while self._queue or not self._closing:
            await self._wake.wait()
            # Those who were just told that they are done come back first.
            await asyncio.sleep(MOMENT if len(self._group) > 1 else 0)
            self._group, self._queue = self._queue[:GROUP], self._queue[GROUP:]
            for waiting in self._group:
                waiting.batch.is_taken = True
            if not self._queue and not self._closing:
                self._wake.clear()
            await self._write(_waiting(self._group))
            self._weight -= sum(waiting.weight for waiting in self._group)

    async def _write(self, group: Sequence[_Waiting]) -> None:
        """Write a group, without those who are late; if one of it is at fault otherwise, halve it.

        Where several processes serve the same tables, somebody is late in nearly every group.
        """
        error = await self._attempt(group) if group else None
        if error is None:
            for waiting in group:
                waiting.settle()
        elif is_fault_of_row(error) and group[1:]:
            late = await self._late(group, error)
            self._refuse(late, error)
            rest = _waiting(group)
            middle = len(rest) if late else len(rest) // 2
            await self._write(rest[:middle])
            await self._write(_waiting(rest[middle:]))
        else:
            self._refuse({waiting.batch.table for waiting in group}, error)

    async def _attempt(self, group: Sequence[_Waiting]) -> Exception | None:
        try:
            await self._database.append([waiting.batch for waiting in group])
        except Exception as error:  # whatever it is, those who wait are told
            return error
        return None

    async def _late(self, group: Sequence[_Waiting], error: Exception) -> set[str]:
        """The tables at which somebody else was first, as far as that can be found out."""
        if not isinstance(error, IntegrityError):
            return set()
        try:
            return await self._database.late([waiting.batch for waiting in group])
        except TROUBLE:
            return set()

    def _refuse(self, tables: set[str], error: Exception) -> None:
        """Tell all who wait at these tables: what comes after a lost batch was built upon it."""
        for waiting in chain(self._group, self._queue):
            if waiting.batch.table in tables:
                waiting.settle(_said(waiting.batch, error))


def _waiting(group: Sequence[_Waiting]) -> list[_Waiting]:
    """Those of a group who have not been told anything yet, and have not gone."""
    return [waiting for waiting in group if not waiting.done.done()]


def _said(batch: Batch, error: Exception) -> Exception:
    if isinstance(error, IntegrityError):
        return Conflict(table=batch.table, number=batch.first)
    return failed(error) if isinstance(error, TROUBLE) else error
