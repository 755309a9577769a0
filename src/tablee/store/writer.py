"""Group commit: everything that waits when the writer is free is written with one flush."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy.exc import IntegrityError

from tablee.core.errors import GameError
from tablee.store.database import TROUBLE, Database, failed, is_fault_of_row
from tablee.store.kept import Batch, Conflict

GROUP = 2000
"""How many batches go into one transaction at most."""

MOST_WEIGHT = 64 * 2**20
"""How many bytes may wait to be written before more is refused."""


class _Waiting(NamedTuple):
    """A batch, and somebody who waits until it is on disk."""

    batch: Batch
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
        self._weight = 0
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    async def append(self, batch: Batch) -> None:
        """Return when the batch is on disk."""
        if self._closing:
            raise GameError("store_closed")
        if self._weight + batch.weight > MOST_WEIGHT:
            raise GameError("store_busy")
        waiting = _Waiting(batch, asyncio.get_running_loop().create_future())
        self._queue.append(waiting)
        self._weight += batch.weight
        self._wake.set()
        await waiting.done

    async def close(self) -> None:
        """Write what waits, and stop."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while self._queue or not self._closing:
            await self._wake.wait()
            await asyncio.sleep(0)  # those who were just told that they are done come back first
            group, self._queue = self._queue[:GROUP], self._queue[GROUP:]
            if not self._queue and not self._closing:
                self._wake.clear()
            if group:
                await self._write(group)
                self._weight -= sum(waiting.batch.weight for waiting in group)

    async def _write(self, group: Sequence[_Waiting]) -> None:
        """Write a group; if one of it is at fault, halve the group until only that one fails."""
        batches = [waiting.batch for waiting in group]
        error: Exception | None = None
        try:
            await self._database.append(batches)
        except Exception as problem:  # whatever it is, those who wait are told
            error = problem
        if error is None or not is_fault_of_row(error):
            self._settle(group, failed(error) if isinstance(error, TROUBLE) else error)
        elif len(group) == 1:
            self._settle(group, _fault(group[0].batch, error))
        else:
            middle = len(group) // 2
            await self._write(group[:middle])
            await self._write([waiting for waiting in group[middle:] if not waiting.done.done()])

    def _settle(self, group: Sequence[_Waiting], error: Exception | None) -> None:
        for waiting in group:
            waiting.settle(error)


def _fault(batch: Batch, error: Exception) -> Exception:
    if isinstance(error, IntegrityError):
        return Conflict(table=batch.table, number=batch.first)
    return error
