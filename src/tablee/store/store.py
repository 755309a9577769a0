"""The store: the asynchronous interface to either database."""

from collections.abc import AsyncIterator, Awaitable, Mapping, Sequence
from typing import Self

from sqlalchemy.exc import IntegrityError

from tablee.store import queries
from tablee.store.address import locate
from tablee.store.database import DATABASE_ERRORS, Database, T, Work, to_game_error
from tablee.store.models import Conflict, FinishedGame, KeptReview, LogBatch, Notice, TableSummary
from tablee.store.postgres import Postgres
from tablee.store.sqlite import Sqlite
from tablee.store.writer import Writer

PAGE_SIZE = 50
"""Finished games, of several kilobytes each, that are fetched at a time."""

MAX_ENTRIES = 500
"""Entries of a log that are read at a time: to check them takes some milliseconds."""


class Store:
    """Logs, summaries, finished games, names and secrets; create it with `open`, then `close`.

    Every method raises `GameError` `store_failed` while the database does not work.
    """

    is_shared = False
    """Other processes may append too."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.is_shared = database.is_shared
        self._writer = Writer(database)

    @classmethod
    async def open(cls, url: str | None = None, *, read_only: bool = False) -> Self:
        """Open the database at an address; without one, a file in the user's data folder.

        Args:
            url: `sqlite:///games.db`, the path of a file, or `postgresql://user@host/name`.
            read_only: open an SQLite file that a server may be using; writing to it fails.

        Raises:
            GameError: `database_url`, `no_database`, `database_in_use`, `database_newer`,
                `database_older`, `database_foreign` or `database_damaged`; nothing was changed.
        """
        address = locate(url)
        if address.path is None:
            return cls(await Postgres.open(address))
        if read_only:
            return cls(await Sqlite.open_read_only(address.path))
        return cls(await Sqlite.open(address.path))

    def append(self, batch: LogBatch) -> Awaitable[None]:
        """Append a batch to the log of its table; the result is done when it is on disk.

        Await it before the next batch of the same table. After `store_failed` it is unknown whether
        the batch was written: read the log again.

        Raises:
            Conflict: the log has an entry with this number; nothing of the batch was written.
            GameError: `store_failed`, `store_busy` or `store_closed`.
        """
        return self._writer.append(batch)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Return the bodies of a log after a number, in order; none for an unknown table."""
        bodies: list[bytes] = []
        while page := await self._read_page(table, after + len(bodies)):
            bodies += page
            if len(page) < MAX_ENTRIES:
                break
        return bodies

    async def _read_page(self, table: str, after: int) -> list[bytes]:
        return await self._read(
            lambda connection: queries.read_bodies(connection, table, after, MAX_ENTRIES)
        )

    async def summaries(self, person: str) -> list[TableSummary]:
        """List at most 100 tables of a person: those that await her first, then the newest."""
        return await self._read(lambda connection: queries.list_summaries_of(connection, person))

    async def tables(self, status: str) -> AsyncIterator[TableSummary]:
        """Iterate over all tables of a status, in the order of their ids."""
        after = ""
        while page := await self._list_tables(status, after):
            for summary in page:
                yield summary
            after = page[-1].table

    async def _list_tables(self, status: str, after: str) -> list[TableSummary]:
        return await self._read(
            lambda connection: queries.list_summaries_with(
                connection, status, after=after, limit=queries.MAX_SUMMARIES
            )
        )

    async def record(self, table: str, game_number: int) -> str | None:
        """Return the text of a finished game."""
        return await self._read(
            lambda connection: queries.get_record(connection, table, game_number)
        )

    async def review(self, table: str, game_number: int, seat: int) -> str | None:
        """Return the kept review of a finished game for a seat."""
        return await self._read(
            lambda connection: queries.get_review(connection, table, game_number, seat)
        )

    async def keep_review(self, review: KeptReview) -> None:
        """Keep a review beside the record of its game."""
        await self._write(lambda connection: queries.put_review(connection, review))

    async def reviews(self, table: str, game_number: int) -> list[KeptReview]:
        """Return all kept reviews of a finished game."""
        return await self._read(
            lambda connection: queries.list_reviews(connection, table, game_number)
        )

    async def last_games(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the number of the last finished game of each of these tables that has any."""
        return await self._read(lambda connection: queries.last_games(connection, tables))

    async def records(self, game: str | None = None) -> AsyncIterator[FinishedGame]:
        """Iterate over all finished games, or those of one game, in the order of their tables."""
        after = ("", 0)
        while page := await self._list_records(game, after):
            for finished in page:
                yield finished
            after = (page[-1].table, page[-1].game_number)

    async def _list_records(self, game: str | None, after: tuple[str, int]) -> list[FinishedGame]:
        return await self._read(
            lambda connection: queries.list_finished(connection, game, after, PAGE_SIZE)
        )

    async def add_record(self, finished: FinishedGame) -> bool:
        """Add a finished game; return `False` if the same text is stored already.

        Raises:
            Conflict: another text is stored under this table and number.
        """
        try:
            return await self._write(lambda connection: queries.add_record(connection, finished))
        except IntegrityError as error:
            if await self.record(finished.table, finished.game_number) == finished.text:
                return False
            raise Conflict(table=finished.table, number=finished.game_number) from error

    async def secret(self, name: str) -> bytes:
        """Return the 32-byte key of this name, created on first use and shared by all processes."""
        return await self._write(lambda connection: queries.get_or_create_secret(connection, name))

    async def rename(self, person: str, name: str, picture: int | None = None) -> None:
        """Set the name of a person, and the picture if there is a new one."""
        await self._write(lambda connection: queries.set_name(connection, person, name, picture))

    async def name_of(self, person: str) -> str | None:
        """Return the name of a person."""
        return await self._read(lambda connection: queries.get_name(connection, person))

    async def picture_of(self, person: str) -> int | None:
        """Return the number of a person's picture."""
        return await self._read(lambda connection: queries.get_picture(connection, person))

    def notices(self) -> AsyncIterator[Notice]:
        """Iterate over what other processes append and announce, until the store is closed.

        If there can be other processes, the first notice and the one after every interruption are
        `missed` ones: read again whatever was read before.
        """
        return self._database.notices()

    async def announce(self, texts: Mapping[str, str]) -> None:
        """Send the other processes a text for each table, all at once; nothing is stored."""
        try:
            await self._database.announce(texts)
        except DATABASE_ERRORS as error:
            raise to_game_error(error) from error

    async def mark_alive(self, now: float) -> float | None:
        """Write that a process serves at this time; return the last time that one did."""
        return await self._write(lambda connection: queries.mark_alive(connection, now))

    async def health(self) -> None:
        """Check that the database writes what it is given."""
        await self._write(queries.prove_writable)

    async def close(self) -> None:
        """Write what is pending, end `notices`, and close the database."""
        await self._writer.close()
        await self._database.close()

    async def _read(self, work: Work[T]) -> T:
        try:
            return await self._database.read(work)
        except DATABASE_ERRORS as error:
            raise to_game_error(error) from error

    async def _write(self, work: Work[T]) -> T:
        try:
            return await self._database.write(work)
        except IntegrityError:
            raise
        except DATABASE_ERRORS as error:
            raise to_game_error(error) from error
