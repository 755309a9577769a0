"""Looking at an SQLite file without touching it."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import DatabaseError, OperationalError
from sqlalchemy.pool import NullPool

from tablee.core.errors import GameError
from tablee.store.database import reason
from tablee.store.migrate import check

HEADER = b"SQLite format 3\0"


def is_new(path: Path) -> bool:
    """Whether there is nothing yet; if there is something, it claims to be a database.

    Raises:
        GameError: `no_database` if it cannot be read, `database_damaged` if it is something else.
    """
    try:
        with path.open("rb") as file:
            start = file.read(len(HEADER))
    except FileNotFoundError:
        return True
    except OSError as error:
        raise _none(path, error.strerror or "") from error
    if start and start != HEADER:
        raise _damaged(path, "SQLite")
    return not start


def needs_steps(path: Path, *, claimed: bool) -> bool:
    """Whether migrations are missing in a file that is sound.

    Raises:
        GameError: `database_damaged`, `database_newer`, `database_foreign` or `no_database`.
    """
    try:
        with beside(path, claimed=claimed) as connection:
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
            if found != "ok":
                raise _damaged(path, found)
            return check(connection, str(path))
    except OperationalError as error:
        raise _none(path, reason(error)) from error
    except DatabaseError as error:
        raise _damaged(path, reason(error)) from error


@contextmanager
def beside(path: Path, *, claimed: bool) -> Iterator[Connection]:
    """A connection that can only read, also while a server writes.

    If the file is claimed, nothing is left behind; otherwise the index of a log may be, as after a
    server was killed, for a server that has just started could be using it.
    """
    index = path.with_name(f"{path.name}-shm")
    is_ours = claimed and not index.exists()
    made = create_engine("sqlite://", creator=lambda: reading(path), poolclass=NullPool)
    try:
        with made.connect() as connection:
            yield connection
    finally:
        made.dispose()
        if is_ours:
            index.unlink(missing_ok=True)


def reading(path: Path) -> sqlite3.Connection:
    """The driver's connection for `beside`."""
    log = path.with_name(f"{path.name}-wal")
    # Without a log beside it the file is all there is, and `immutable` makes none.
    how = "mode=ro" if log.exists() else "mode=ro&immutable=1"
    uri = f"{path.absolute().as_uri()}?{how}"
    return sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)


def _none(path: Path, why: str) -> GameError:
    return GameError("no_database", database=str(path), reason=why)


def _damaged(path: Path, why: str) -> GameError:
    return GameError("database_damaged", file=str(path), reason=why)
