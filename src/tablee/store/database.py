"""What the store asks of a database, whichever it is."""

from collections.abc import AsyncIterator, Callable, Sequence
from typing import TypeVar

from asyncpg import InterfaceError, PostgresError
from sqlalchemy import Connection
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from tablee.core.errors import GameError
from tablee.store import rows
from tablee.store.kept import Batch, Notice

T = TypeVar("T")
Work = Callable[[Connection], T]
"""Statements to run inside one transaction."""

TROUBLE = (SQLAlchemyError, PostgresError, InterfaceError, OSError)
"""Whatever a database and the way to it can raise; not all of it passes through SQLAlchemy."""

DATA_FAULTS = ("22", "23")
"""The classes of PostgreSQL's codes that blame the row and not the database."""


class Database:
    """A database that runs work in transactions."""

    async def read(self, work: Work[T]) -> T:
        """Run work that changes nothing."""
        raise NotImplementedError

    async def write(self, work: Work[T]) -> T:
        """Run work and return when it is on disk: all of it, or, if it raises, nothing."""
        raise NotImplementedError

    async def append(self, batches: Sequence[Batch]) -> None:
        """Write batches down, all or none, and return when they are on disk."""
        await self.write(lambda connection: rows.append(connection, batches))

    async def late(self, batches: Sequence[Batch]) -> set[str]:
        """The tables of batches whose numbers somebody else has written meanwhile."""
        return await self.read(lambda connection: rows.late(connection, batches))

    def notices(self) -> AsyncIterator[Notice]:
        """What other processes did, until the database is closed."""
        raise NotImplementedError

    async def announce(self, table: str, text: str) -> None:
        """Tell the other processes, who hear it now or never.

        Raises:
            GameError: `announcement_long`.
        """
        raise NotImplementedError

    async def close(self) -> None:
        """Let go of every connection."""
        raise NotImplementedError


def is_fault_of_row(error: Exception) -> bool:
    """Whether what was to be written is to blame, so that other rows could still be written."""
    if isinstance(error, IntegrityError | DataError | UnicodeError):
        return True
    state = str(getattr(getattr(error, "orig", None), "sqlstate", None))
    return isinstance(error, DBAPIError) and state.startswith(DATA_FAULTS)


def failed(error: Exception) -> GameError:
    """The error for everybody above the store."""
    return GameError("store_failed", reason=reason(error))


def reason(error: Exception) -> str:
    """What the database said, without the statement it said it about."""
    said = str(getattr(error, "orig", None) or error) or type(error).__name__
    return said.splitlines()[0]
