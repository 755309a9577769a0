"""SQLite: one file, one process, nothing to set up."""

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from sqlite3 import Connection as Driver
from typing import Any, Self

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL

from tablee.store.database import Database, T, Work
from tablee.store.kept import Notice
from tablee.store.migrate import upgrade

READERS = 2
BUSY = 5000
"""Milliseconds to wait for a program that looks at the file, such as a back-up."""


class Sqlite(Database):
    """An SQLite file.

    Work runs in threads of its own, one for writing: a transaction costs one trip to a thread and
    back, and not one for every statement.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._closed = asyncio.Event()
        self._writer = engine(path, begin="BEGIN IMMEDIATE", most=1)
        self._reader = engine(path, begin="BEGIN", most=READERS)
        self._writing = ThreadPoolExecutor(1, "tablee-write")
        self._reading = ThreadPoolExecutor(READERS, "tablee-read")

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the file, which is made if there is none."""
        opened = cls(path)
        await opened.write(lambda connection: upgrade(connection, str(path)))
        return opened

    async def read(self, work: Work[T]) -> T:
        """Run work that changes nothing, beside whatever is being written."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, _within, self._reader, work)

    async def write(self, work: Work[T]) -> T:
        """Run work and return when it is on disk."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writing, _within, self._writer, work)

    async def notices(self) -> AsyncIterator[Notice]:
        """Nothing, until the end: there is no other process."""
        await self._closed.wait()
        nobody: tuple[Notice, ...] = ()
        for notice in nobody:
            yield notice

    async def announce(self, table: str, text: str) -> None:
        """Tell nobody: there is no other process."""

    async def close(self) -> None:
        """Let go of the file."""
        self._closed.set()
        for threads in (self._writing, self._reading):
            await asyncio.to_thread(threads.shutdown)
        for opened in (self._reader, self._writer):
            opened.dispose()


def _within(opened: Engine, work: Work[T]) -> T:
    with opened.begin() as connection:
        return work(connection)


def engine(path: Path, *, begin: str, most: int) -> Engine:
    """Connections to a file, durable to the last commit."""
    made = create_engine(URL.create("sqlite", database=str(path)), pool_size=most, max_overflow=0)

    @event.listens_for(made, "connect")
    def prepare(driver: Driver, _: Any) -> None:
        driver.isolation_level = None  # transactions begin where we say, tables included
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            driver.execute(f"PRAGMA {pragma}")
        driver.execute(f"PRAGMA busy_timeout={BUSY}")

    @event.listens_for(made, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return made
