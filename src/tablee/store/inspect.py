"""Check an SQLite file, and read it without changing it."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import DatabaseError, OperationalError
from sqlalchemy.pool import NullPool

from tablee.core.errors import GameError
from tablee.store.database import error_message
from tablee.store.migrate import has_pending_migrations

HEADER = b"SQLite format 3\0"


def is_new(path: Path) -> bool:
    """Return whether the file is missing or empty; otherwise check its header.

    Raises:
        GameError: `no_database` if it cannot be read, `database_damaged` if it is something else.
    """
    try:
        with path.open("rb") as file:
            header = file.read(len(HEADER))
    except FileNotFoundError:
        return True
    except OSError as error:
        raise _no_database(path, error.strerror or "") from error
    if header and header != HEADER:
        raise _database_damaged(path, "SQLite")
    return not header


def needs_migration(path: Path, *, locked: bool) -> bool:
    """Check the integrity of the file; return whether migrations are pending.

    Raises:
        GameError: `database_damaged`, `database_newer`, `database_foreign` or `no_database`.
    """
    try:
        with open_read_only(path, locked=locked) as connection:
            result = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar_one()
            if result != "ok":
                raise _database_damaged(path, result)
            return has_pending_migrations(connection, str(path))
    except OperationalError as error:
        raise _no_database(path, error_message(error)) from error
    except DatabaseError as error:
        raise _database_damaged(path, error_message(error)) from error


@contextmanager
def open_read_only(path: Path, *, locked: bool) -> Iterator[Connection]:
    """Open a read-only connection, also while a server writes.

    If we hold the lock of the file, a WAL index that this makes is removed. Otherwise it stays, for
    a server that has just started could be using it.
    """
    index = path.with_name(f"{path.name}-shm")
    removes_index = locked and not index.exists()
    engine = create_engine("sqlite://", creator=lambda: connect_read_only(path), poolclass=NullPool)
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()
        if removes_index:
            index.unlink(missing_ok=True)


def connect_read_only(path: Path) -> sqlite3.Connection:
    """Return a read-only connection of the driver."""
    log = path.with_name(f"{path.name}-wal")
    # Without a write-ahead log the file is complete, and `immutable` does not create one.
    parameters = "mode=ro" if log.exists() else "mode=ro&immutable=1"
    uri = f"{path.absolute().as_uri()}?{parameters}"
    return sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)


def _no_database(path: Path, reason: str) -> GameError:
    return GameError("no_database", database=str(path), reason=reason)


def _database_damaged(path: Path, reason: str) -> GameError:
    return GameError("database_damaged", file=str(path), reason=reason)
