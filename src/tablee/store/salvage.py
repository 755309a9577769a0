"""Repair an SQLite file: back it up, and copy all readable rows to a new one."""

import asyncio
import filecmp
import os
import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from errno import EIO
from os import strerror
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import URL, Connection, create_engine, inspect
from sqlalchemy.exc import DatabaseError
from sqlalchemy.pool import NullPool

from tablee.core.errors import GameError
from tablee.lockfile import LockFile
from tablee.store.address import locate
from tablee.store.database import error_message
from tablee.store.digests import fill_digests
from tablee.store.inspect import is_new, open_read_only
from tablee.store.migrate import has_pending_migrations, upgrade
from tablee.store.schema import metadata

MAX_MISSES = 20_000
"""Consecutive unreadable rows before the rest of a table is given up."""


class RepairReport(NamedTuple):
    """Result of a repair: the backup, and the number of rows saved from each table."""

    backup: Path
    rows: dict[str, int]


async def repair(url: str | None) -> RepairReport:
    """Back up the file of a database, and replace it with a new one that has all readable rows.

    Raises:
        GameError: `database_url`, `no_database`, `database_in_use`, `repair_postgres`,
            `database_newer`, `database_foreign`, or `database_damaged` if nothing can be read.
    """
    path = locate(url).path
    if path is None:
        raise GameError("repair_postgres")
    return await asyncio.to_thread(_repair, path)


def _repair(path: Path) -> RepairReport:
    if is_new(path):
        raise GameError("no_file", file=str(path))
    lock = LockFile(path)
    fresh = path.with_name(f"{path.name}.new")
    try:
        with open_read_only(path, locked=True) as connection:
            tables = _list_tables(connection, path)
            backup = _back_up(path)
            fresh.unlink(missing_ok=True)
            rows = _copy_tables(connection, tables, fresh)
        _replace(path, fresh)
    except (OSError, sqlite3.Error) as error:
        message = getattr(error, "strerror", None) or str(error)
        raise GameError("not_written", file=str(fresh), reason=message) from error
    finally:
        fresh.unlink(missing_ok=True)
        lock.release()
    return RepairReport(backup, rows)


def _list_tables(connection: Connection, path: Path) -> list[str]:
    """Return our tables in the file; raise if it is unreadable, foreign or newer."""
    try:
        names = inspect(connection).get_table_names()
    except DatabaseError as error:
        raise GameError("database_damaged", file=str(path), reason=error_message(error)) from error
    with suppress(DatabaseError):  # the revision itself may be unreadable
        has_pending_migrations(connection, str(path))
    return [name for name in metadata.tables if name in names]


def _back_up(path: Path) -> Path:
    """Copy the file under a name with the date and time, and verify the copy."""
    timestamp = datetime.now().strftime("%Y-%m-%d-%H%M%S-%f")
    backup = path.with_name(f"{path.name}.{timestamp}.bak")
    for suffix in ("", "-wal"):
        source, copy = (Path(f"{name}{suffix}") for name in (path, backup))
        if source.exists():
            shutil.copy2(source, copy)
            _flush(copy)
            if not filecmp.cmp(source, copy, shallow=False):
                raise OSError(EIO, strerror(EIO), str(copy))
    return backup


def _copy_tables(connection: Connection, tables: Sequence[str], fresh: Path) -> dict[str, int]:
    """Copy the readable rows to a new file; return the number of rows by table."""
    engine = create_engine(URL.create("sqlite", database=str(fresh)), poolclass=NullPool)
    with engine.begin() as target:
        upgrade(target, str(fresh))
    old: sqlite3.Connection | None = connection.connection.driver_connection
    assert old
    new = sqlite3.connect(fresh)
    try:
        with new:
            rows = {name: _copy_rows(old, new, name) for name in tables}
    finally:
        new.close()
    with engine.begin() as target:
        fill_digests(target)
    engine.dispose()
    return rows


def _copy_rows(old: sqlite3.Connection, new: sqlite3.Connection, name: str) -> int:
    """Copy the readable rows of a table, except those without a key or a required value."""
    known = {row[1] for row in old.execute(f"PRAGMA table_info({name})")}
    columns = [column.name for column in metadata.tables[name].columns if column.name in known]
    placeholders = ", ".join("?" for _ in columns)
    insert = f"INSERT OR IGNORE INTO {name} ({', '.join(columns)}) VALUES ({placeholders})"
    return sum(new.execute(insert, row).rowcount for row in _read_rows(old, name, columns))


def _read_rows(old: sqlite3.Connection, name: str, columns: Sequence[str]) -> Iterator[Any]:
    """Yield the rows in the order of their rowid, skipping unreadable ones."""
    query = f"SELECT rowid, {', '.join(columns)} FROM {name} WHERE rowid > ? ORDER BY rowid"
    last, misses = 0, 0
    while misses < MAX_MISSES:
        try:
            for rowid, *row in old.execute(query, (last,)):
                yield row
                last, misses = rowid, 0
        except sqlite3.DatabaseError:
            last, misses = last + 1, misses + 1
        else:
            return


def _replace(path: Path, fresh: Path) -> None:
    """Remove the WAL of the old file, which SQLite would apply to the new one, and replace it."""
    _flush(fresh)
    for suffix in ("-wal", "-shm"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)
    fresh.replace(path)
    _flush(path.parent)


def _flush(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
