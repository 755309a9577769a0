"""Group commit: a batch of events that waits to be written, which later commands can join.

Two people who choose at the same time need not wait for the disk one after the other.
"""

import asyncio
from types import TracebackType

import msgspec

from tablee.core.errors import GameError
from tablee.records import dumps
from tablee.store import FinishedGame, LogBatch
from tablee.table import events
from tablee.table.table import Table
from tablee.table.transaction import AppliedEvent

_ENCODER = msgspec.json.Encoder()


class PendingCommit:
    """A batch to be written, the table after it, and the commands that joined it.

    The block of its `with` statement writes it; leaving it passes the result to all who joined.
    """

    def __init__(self, table: Table, applied_events: list[AppliedEvent]) -> None:
        self.table = table
        self.applied_events: list[AppliedEvent] = []
        self.batch = LogBatch(table.id, applied_events[0].number, [])
        self.is_spoiled = False
        """A command failed halfway: the table in memory is not the one on disk."""
        self._is_over = False
        self._joined: list[asyncio.Future[None]] = []
        self.add(applied_events)

    @property
    def is_open(self) -> bool:
        """Return whether more can join; the end of a game is written before the next begins."""
        closed = self._is_over or self.is_spoiled or self.batch.is_taken
        return not closed and self.batch.record is None

    def add(self, applied_events: list[AppliedEvent]) -> None:
        """Add events to the batch, all of them or, on an error, none."""
        bodies = [_ENCODER.encode(applied.log_line) for applied in applied_events]
        if events.Ended in [type(applied.event) for applied in applied_events]:
            table, at = self.table, applied_events[-1].log_line.at
            text, slug = dumps(table.record()), table.setup.game.slug
            self.batch.record = FinishedGame(table.id, table.games, slug, text, at)
        self.applied_events += applied_events
        self.batch.bodies += bodies

    @property
    def version(self) -> int:
        """Return the version of the table after the batch."""
        return self.applied_events[-1].version

    def join(self) -> asyncio.Future[None]:
        """Return a future that is done when the batch is written and sent to watchers."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._joined.append(future)
        return future

    def __enter__(self) -> None:
        pass

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._is_over = True
        for future in self._joined:
            if future.done():  # canceled
                continue
            if error is None:
                future.set_result(None)
            else:
                cause = error if isinstance(error, Exception) else GameError("store_closed")
                future.set_exception(cause)
