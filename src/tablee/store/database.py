"""The interface of a database backend, and the errors that backends raise."""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import TypeVar

from asyncpg import InterfaceError, PostgresError
from sqlalchemy import Connection
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from tablee.core.errors import GameError
from tablee.store import queries
from tablee.store.models import LogBatch, Notice

T = TypeVar("T")
Work = Callable[[Connection], T]
"""Statements to run inside one transaction."""

DATABASE_ERRORS = (SQLAlchemyError, PostgresError, InterfaceError, OSError)
"""Errors of the database or the connection; not all of them pass through SQLAlchemy."""

ROW_ERROR_CLASSES = ("22", "23")
"""SQLSTATE classes that blame the row and not the database."""


class Database:
    """A database that runs work in transactions."""

    is_shared = False
    """Other processes may write to it too."""

    async def read(self, work: Work[T]) -> T:
        """Run read-only work in a transaction."""
        raise NotImplementedError

    async def write(self, work: Work[T]) -> T:
        """Run work in a transaction; return when it is on disk, roll back if it raises."""
        raise NotImplementedError

    async def append(self, batches: Sequence[LogBatch]) -> set[str]:
        """Append batches in one transaction; return when they are on disk.

        Batches of the tables that are returned were left out: another process writes there now.
        """
        await self.write(lambda connection: queries.append_batches(connection, batches))
        return set()

    async def find_late_tables(self, batches: Sequence[LogBatch]) -> set[str]:
        """Return the tables of batches whose numbers are in the log already."""
        return await self.read(lambda connection: queries.find_late_tables(connection, batches))

    def notices(self) -> AsyncIterator[Notice]:
        """Iterate over the notices of other processes until the database is closed."""
        raise NotImplementedError

    async def announce(self, texts: Mapping[str, str]) -> None:
        """Send the other processes a text for each table; nothing is stored.

        Raises:
            GameError: `announcement_long`.
        """
        raise NotImplementedError

    async def close(self) -> None:
        """Close every connection."""
        raise NotImplementedError


def is_row_error(error: Exception) -> bool:
    """Return whether the written row is to blame, so that other rows can still be written."""
    if isinstance(error, IntegrityError | DataError | UnicodeError):
        return True
    state = str(getattr(getattr(error, "orig", None), "sqlstate", None))
    return isinstance(error, DBAPIError) and state.startswith(ROW_ERROR_CLASSES)


def to_game_error(error: Exception) -> GameError:
    """Convert an error of the database to `store_failed`."""
    return GameError("store_failed", reason=error_message(error))


def error_message(error: Exception) -> str:
    """Return the first line of the driver's message, without the statement."""
    message = str(getattr(error, "orig", None) or error) or type(error).__name__
    return message.splitlines()[0]
