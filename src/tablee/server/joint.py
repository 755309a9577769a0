"""What was done to a table and waits to be written: who comes meanwhile can still join.

Two people who choose at the same time need not wait for the disk one after the other.
"""

import asyncio
from types import TracebackType

import msgspec

from tablee.core.errors import GameError
from tablee.records import dumps
from tablee.store import Batch, Finished
from tablee.table import facts
from tablee.table.going import Happening
from tablee.table.table import Table

_ENCODER = msgspec.json.Encoder()


class Joint:
    """A batch, the table as it will be, and those who have joined whoever writes it.

    In a `with` statement it is written; when that ends, all are told how it went.
    """

    def __init__(self, table: Table, happenings: list[Happening]) -> None:
        self.table = table
        self.happenings: list[Happening] = []
        self.batch = Batch(table.id, happenings[0].number, [])
        self.is_spoiled = False
        """Whether something failed halfway: the table in memory is not what will be on disk."""
        self._is_over = False
        self._others: list[asyncio.Future[None]] = []
        self.add(happenings)

    @property
    def is_open(self) -> bool:
        """Whether more can be added; a game that has ended is written before the next begins."""
        closed = self._is_over or self.is_spoiled or self.batch.is_taken
        return not closed and self.batch.record is None

    def add(self, happenings: list[Happening]) -> None:
        """Let more be written with it; all of it, or nothing if that fails."""
        bodies = [_ENCODER.encode(happening.entry) for happening in happenings]
        if any(isinstance(happening.fact, facts.Ended) for happening in happenings):
            table, at = self.table, happenings[-1].entry.at
            text, slug = dumps(table.record()), table.setup.game.slug
            self.batch.record = Finished(table.id, table.games, slug, text, at)
        self.happenings += happenings
        self.batch.bodies += bodies

    @property
    def version(self) -> int:
        """The version of the table when all of it is on disk."""
        return self.happenings[-1].version

    def join(self) -> asyncio.Future[None]:
        """Wait until it is on disk and told."""
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._others.append(waiting)
        return waiting

    def __enter__(self) -> None:
        pass

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._is_over = True
        for other in self._others:
            if other.done():  # whoever waited has gone
                continue
            if error is None:
                other.set_result(None)
            else:
                told = error if isinstance(error, Exception) else GameError("store_closed")
                other.set_exception(told)
