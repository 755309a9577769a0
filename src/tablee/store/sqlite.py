"""SQLite backend: one file for one process."""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Self

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import QueuePool

from tablee.core.errors import GameError
from tablee.lockfile import LockFile
from tablee.store.database import DATABASE_ERRORS, Database, T, Work, error_message
from tablee.store.inspect import connect_read_only, is_new, needs_migration
from tablee.store.migrate import upgrade
from tablee.store.models import Notice

READERS = 2
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",  # every commit reaches the disk before it returns
    "foreign_keys=ON",
    "busy_timeout=5000",  # wait for other programs that read the file, such as a backup
)


class Sqlite(Database):
    """An SQLite file.

    Work runs in its own threads, one of them for writing: a whole transaction costs one switch to a
    thread and back, not one for every statement.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._closed = asyncio.Event()
        self._writer = _create_engine(connect, begin="BEGIN IMMEDIATE", pool_size=1)
        self._reader = _create_engine(connect, begin="BEGIN", pool_size=READERS)
        self._write_threads = ThreadPoolExecutor(1, "tablee-write")
        self._read_threads = ThreadPoolExecutor(READERS, "tablee-read")
        self._lock: LockFile | None = None

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Lock the file and open it; create and migrate it where needed.

        Raises:
            GameError: as `Store.open`.
        """
        lock, is_outdated = await asyncio.to_thread(_lock_file, path)
        database = cls(lambda: _connect_writable(path))
        database._lock = lock
        await database._start(
            path, lambda connection: upgrade(connection, str(path)) if is_outdated else None
        )
        return database

    @classmethod
    async def open_read_only(cls, path: Path) -> Self:
        """Open the file read-only, also while a server uses it."""
        if await asyncio.to_thread(lambda: is_new(path) or needs_migration(path, locked=False)):
            raise GameError("database_older", database=str(path))
        return cls(lambda: connect_read_only(path))

    async def _start(self, path: Path, work: Work[None]) -> None:
        try:
            await self.write(work)
        except BaseException as error:
            await self.close()
            if isinstance(error, DATABASE_ERRORS):
                message = error_message(error)
                raise GameError("no_database", database=str(path), reason=message) from error
            raise

    async def read(self, work: Work[T]) -> T:
        """Run read-only work, concurrently with the writer."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._read_threads, _run_in_transaction, self._reader, work
        )

    async def write(self, work: Work[T]) -> T:
        """Run work in a transaction; return when it is on disk."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._write_threads, _run_in_transaction, self._writer, work
        )

    def notices(self) -> "NoNotices":
        """Return an iterator without notices: there is no other process."""
        return NoNotices(self._closed)

    async def announce(self, texts: Mapping[str, str]) -> None:
        """Do nothing: there is no other process."""

    async def close(self) -> None:
        """Close the file and release its lock."""
        self._closed.set()
        for threads in (self._write_threads, self._read_threads):
            await asyncio.to_thread(threads.shutdown)
        for engine in (self._reader, self._writer):
            engine.dispose()
        if self._lock:
            self._lock.release()


class NoNotices:
    """Iterator without notices that ends when the store is closed."""

    def __init__(self, end: asyncio.Event) -> None:
        self._end = end

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Notice:
        await self._end.wait()
        raise StopAsyncIteration


def _lock_file(path: Path) -> tuple[LockFile, bool]:
    """Lock the file, creating its folder; return the lock and whether migrations are pending."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        message = error.strerror or ""
        raise GameError("no_database", database=str(path), reason=message) from error
    is_new(path)  # raises if it is no database, before a lock file is made
    lock = LockFile(path)
    try:
        return lock, is_new(path) or needs_migration(path, locked=True)
    except BaseException:
        lock.release()
        raise


def _connect_writable(path: Path) -> sqlite3.Connection:
    # Threads share a connection, but never at the same time.
    driver = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for pragma in PRAGMAS:
        driver.execute(f"PRAGMA {pragma}")
    return driver


def _run_in_transaction(engine: Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _create_engine(
    connect: Callable[[], sqlite3.Connection], *, begin: str, pool_size: int
) -> Engine:
    """Create an engine that begins transactions explicitly, not implicitly as the driver does."""
    engine = create_engine(
        "sqlite://", creator=connect, poolclass=QueuePool, pool_size=pool_size, max_overflow=0
    )

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
