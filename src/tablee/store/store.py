"""The store: what the server keeps, whatever keeps it."""

from collections.abc import AsyncIterator, Awaitable
from typing import Self

from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from tablee.store import rows
from tablee.store.address import locate
from tablee.store.database import TROUBLE, Database, T, Work, failed
from tablee.store.kept import Batch, Conflict, Finished, Head, Notice
from tablee.store.postgres import Postgres
from tablee.store.sqlite import Sqlite
from tablee.store.writer import Writer

PAGE = 50
"""How many finished games, each of some pages of text, are fetched at a time."""


class Store:
    """Everything that outlives a process. Made with `open`, ended with `close`.

    Every method raises `GameError` `store_failed` while the database cannot do its work, and works
    again as soon as it can.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database)

    @classmethod
    async def open(cls, url: str | None = None, *, beside: bool = False) -> Self:
        """Open the database at an address; without one, a file in the user's data folder.

        Args:
            url: `sqlite:///games.db`, the path of a file, or `postgresql://user@host/name`.
            beside: read an SQLite file that a server is using; what would write fails.

        Raises:
            GameError: `database_url`, `no_database`, `database_in_use`, `database_newer`,
                `database_older`, `database_foreign` or `database_damaged`; nothing was touched.
        """
        address = locate(url)
        if address.path is None:
            return cls(await Postgres.open(address))
        file = Sqlite.beside(address.path) if beside else Sqlite.open(address.path)
        return cls(await file)

    def append(self, batch: Batch) -> Awaitable[None]:
        """Write down what a command did; to be awaited until it is on disk.

        The next batch of a table is appended when the one before has returned. After
        `store_failed` it is not known whether the batch is there: read the table again.

        Raises:
            Conflict: somebody else was first; nothing of the batch is kept.
            GameError: `store_failed`, `store_busy` or `store_closed`.
        """
        return self._writer.append(batch)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The bodies behind a number, in their order; none for a table that is not known."""
        return await self._read(lambda connection: rows.bodies(connection, table, after))

    async def heads(self, person: str) -> list[Head]:
        """The tables where a person has a seat: those that wait for her first, then the newest.

        They are 100 at most.
        """
        return await self._read(lambda connection: rows.heads_of(connection, person))

    async def tables(self, status: str) -> AsyncIterator[Head]:
        """All tables of a status, in the order of their names."""
        after = ""
        while page := await self._page(status, after):
            for head in page:
                yield head
            after = page[-1].table

    async def _page(self, status: str, after: str) -> list[Head]:
        return await self._read(
            lambda connection: rows.heads_with(connection, status, after=after, most=rows.HEADS)
        )

    async def record(self, table: str, game_number: int) -> str | None:
        """The text of a finished game."""
        return await self._read(lambda connection: rows.record(connection, table, game_number))

    async def records(self, game: str | None = None) -> AsyncIterator[Finished]:
        """All finished games, or those of one game, in the order of their tables."""
        after = ("", 0)
        while page := await self._records(game, after):
            for finished in page:
                yield finished
            after = (page[-1].table, page[-1].game_number)

    async def _records(self, game: str | None, after: tuple[str, int]) -> list[Finished]:
        return await self._read(lambda connection: rows.finished(connection, game, after, PAGE))

    async def keep(self, finished: Finished) -> bool:
        """Add a finished game; `False` if the very same text is there already.

        Raises:
            Conflict: there is another text under this table and number.
        """
        try:
            return await self._write(lambda connection: rows.keep(connection, finished))
        except IntegrityError as error:
            if await self.record(finished.table, finished.game_number) == finished.text:
                return False
            raise Conflict(table=finished.table, number=finished.game_number) from error

    async def secret(self, name: str) -> bytes:
        """A key of 32 bytes, made when first asked for, the same for ever and for every process."""
        return await self._write(lambda connection: rows.secret(connection, name))

    async def rename(self, person: str, name: str) -> None:
        """Keep what a person wants to be called."""
        await self._write(lambda connection: rows.rename(connection, person, name))

    async def name_of(self, person: str) -> str | None:
        """What a person wants to be called."""
        return await self._read(lambda connection: rows.name_of(connection, person))

    def notices(self) -> AsyncIterator[Notice]:
        """What other processes appended and announced, from now until the store is closed.

        Where there can be other processes the first notice is a `missed` one, and so is the one
        after an interruption: read again whatever was read before.
        """
        return self._database.notices()

    async def announce(self, table: str, text: str) -> None:
        """Tell the other processes something that need not be kept."""
        try:
            await self._database.announce(table, text)
        except TROUBLE as error:
            raise failed(error) from error

    async def health(self) -> None:
        """Return if the database answers."""
        await self._read(lambda connection: connection.execute(text("SELECT 1")))

    async def close(self) -> None:
        """Write what waits, end `notices`, and let go of the database."""
        await self._writer.close()
        await self._database.close()

    async def _read(self, work: Work[T]) -> T:
        try:
            return await self._database.read(work)
        except TROUBLE as error:
            raise failed(error) from error

    async def _write(self, work: Work[T]) -> T:
        try:
            return await self._database.write(work)
        except IntegrityError:
            raise
        except TROUBLE as error:
            raise failed(error) from error
