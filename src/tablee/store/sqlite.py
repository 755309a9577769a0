"""SQLite: one file, one process, nothing to set up."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Self

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import QueuePool

from tablee.claim import Claim
from tablee.core.errors import GameError
from tablee.store.database import TROUBLE, Database, T, Work, reason
from tablee.store.files import is_new, needs_steps, reading
from tablee.store.kept import Notice
from tablee.store.migrate import upgrade

READERS = 2
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",  # every commit reaches the disk before it returns
    "foreign_keys=ON",
    "busy_timeout=5000",  # for programs that look at the file, such as a back-up
)


class Sqlite(Database):
    """An SQLite file.

    Work runs in threads of its own, one for writing: a transaction costs one trip to a thread and
    back, and not one for every statement.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._closed = asyncio.Event()
        self._writer = _engine(connect, begin="BEGIN IMMEDIATE", most=1)
        self._reader = _engine(connect, begin="BEGIN", most=READERS)
        self._writing = ThreadPoolExecutor(1, "tablee-write")
        self._reading = ThreadPoolExecutor(READERS, "tablee-read")
        self._claim: Claim | None = None

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the file for this process alone; it is made if there is none.

        Raises:
            GameError: as `Store.open`.
        """
        claim, missing = await asyncio.to_thread(_claimed, path)
        opened = cls(lambda: _writable(path))
        opened._claim = claim
        await opened._begin(path, lambda link: upgrade(link, str(path)) if missing else None)
        return opened

    @classmethod
    async def beside(cls, path: Path) -> Self:
        """Open the file for reading while a server works with it."""
        if await asyncio.to_thread(lambda: is_new(path) or needs_steps(path, claimed=False)):
            raise GameError("database_older", database=str(path))
        return cls(lambda: reading(path))

    async def _begin(self, path: Path, work: Work[None]) -> None:
        try:
            await self.write(work)
        except BaseException as error:
            await self.close()
            if isinstance(error, TROUBLE):
                said = reason(error)
                raise GameError("no_database", database=str(path), reason=said) from error
            raise

    async def read(self, work: Work[T]) -> T:
        """Run work that changes nothing, beside whatever is being written."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, _within, self._reader, work)

    async def write(self, work: Work[T]) -> T:
        """Run work and return when it is on disk."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writing, _within, self._writer, work)

    def notices(self) -> "Silence":
        """Nothing, until the end: there is no other process."""
        return Silence(self._closed)

    async def announce(self, table: str, text: str) -> None:
        """Tell nobody: there is no other process."""

    async def close(self) -> None:
        """Let go of the file."""
        self._closed.set()
        for threads in (self._writing, self._reading):
            await asyncio.to_thread(threads.shutdown)
        for engine in (self._reader, self._writer):
            engine.dispose()
        if self._claim:
            self._claim.release()


class Silence:
    """Yields nothing, and ends with the store."""

    def __init__(self, end: asyncio.Event) -> None:
        self._end = end

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Notice:
        await self._end.wait()
        raise StopAsyncIteration


def _claimed(path: Path) -> tuple[Claim, bool]:
    """The file for us alone, in a folder that is made if there is none; whether it needs steps."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        said = error.strerror or ""
        raise GameError("no_database", database=str(path), reason=said) from error
    is_new(path)  # or else it is refused before anything is made beside it
    claim = Claim(path)
    try:
        return claim, is_new(path) or needs_steps(path, claimed=True)
    except BaseException:
        claim.release()
        raise


def _writable(path: Path) -> sqlite3.Connection:
    # Connections pass from thread to thread, one at a time.
    driver = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for pragma in PRAGMAS:
        driver.execute(f"PRAGMA {pragma}")
    return driver


def _within(engine: Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _engine(connect: Callable[[], sqlite3.Connection], *, begin: str, most: int) -> Engine:
    """Connections whose transactions begin where SQLAlchemy says, and not where the driver does."""
    engine = create_engine(
        "sqlite://", creator=connect, poolclass=QueuePool, pool_size=most, max_overflow=0
    )

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
