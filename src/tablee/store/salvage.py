"""Mending an SQLite file: what can still be read moves to a new file, and the old one is kept."""

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

from tablee.claim import Claim
from tablee.core.errors import GameError
from tablee.store.address import locate
from tablee.store.database import reason
from tablee.store.files import beside, is_new
from tablee.store.migrate import check, upgrade
from tablee.store.schema import metadata

MISSES = 20_000
"""How many rows in a row have to be unreadable before the rest of a table is given up."""


class Mended(NamedTuple):
    """What came of it: where the old file is, and how many rows of each table were saved."""

    backup: Path
    rows: dict[str, int]


async def repair(url: str | None) -> Mended:
    """Copy the file of a database beside it, and then put a new one with all readable rows there.

    Raises:
        GameError: `database_url`, `no_database`, `database_in_use`, `repair_postgres`,
            `database_newer`, `database_foreign`, or `database_damaged` if nothing can be read.
    """
    path = locate(url).path
    if path is None:
        raise GameError("repair_postgres")
    return await asyncio.to_thread(_repair, path)


def _repair(path: Path) -> Mended:
    if is_new(path):
        raise GameError("no_file", file=str(path))
    claim = Claim(path)
    fresh = path.with_name(f"{path.name}.new")
    try:
        with beside(path, claimed=True) as connection:
            tables = _tables(connection, path)
            backup = _backed_up(path)
            fresh.unlink(missing_ok=True)
            rows = _salvage(connection, tables, fresh)
        _replace(path, fresh)
    except (OSError, sqlite3.Error) as error:
        said = getattr(error, "strerror", None) or str(error)
        raise GameError("not_written", file=str(fresh), reason=said) from error
    finally:
        fresh.unlink(missing_ok=True)
        claim.release()
    return Mended(backup, rows)


def _tables(connection: Connection, path: Path) -> list[str]:
    """Our tables in the file, which is refused if it is not for us to mend."""
    try:
        found = inspect(connection).get_table_names()
    except DatabaseError as error:
        raise GameError("database_damaged", file=str(path), reason=reason(error)) from error
    with suppress(DatabaseError):  # how far it had got may be what cannot be read
        check(connection, str(path))
    return [name for name in metadata.tables if name in found]


def _backed_up(path: Path) -> Path:
    """A copy under a name with the date and time, read again to be sure of it."""
    moment = datetime.now().strftime("%Y-%m-%d-%H%M%S-%f")
    backup = path.with_name(f"{path.name}.{moment}.bak")
    for ending in ("", "-wal"):
        source, copy = (Path(f"{name}{ending}") for name in (path, backup))
        if source.exists():
            shutil.copy2(source, copy)
            _flush(copy)
            if not filecmp.cmp(source, copy, shallow=False):
                raise OSError(EIO, strerror(EIO), str(copy))
    return backup


def _salvage(connection: Connection, tables: Sequence[str], fresh: Path) -> dict[str, int]:
    """Move the readable rows to a new file."""
    engine = create_engine(URL.create("sqlite", database=str(fresh)), poolclass=NullPool)
    with engine.begin() as made:
        upgrade(made, str(fresh))
    engine.dispose()
    old: sqlite3.Connection | None = connection.connection.driver_connection
    assert old
    new = sqlite3.connect(fresh)
    try:
        with new:
            return {name: _move(old, new, name) for name in tables}
    finally:
        new.close()


def _move(old: sqlite3.Connection, new: sqlite3.Connection, name: str) -> int:
    """Move the rows of a table; one that lost its key or a value in the damage is left behind."""
    columns = metadata.tables[name].columns.keys()
    places = ", ".join("?" for _ in columns)
    add = f"INSERT OR IGNORE INTO {name} ({', '.join(columns)}) VALUES ({places})"
    return sum(new.execute(add, row).rowcount for row in _readable(old, name, columns))


def _readable(old: sqlite3.Connection, name: str, columns: Sequence[str]) -> Iterator[Any]:
    """All rows that can be read, by their place in the file, stepping over those that cannot."""
    asked = f"SELECT rowid, {', '.join(columns)} FROM {name} WHERE rowid > ? ORDER BY rowid"
    last, misses = 0, 0
    while misses < MISSES:
        try:
            for rowid, *row in old.execute(asked, (last,)):
                yield row
                last, misses = rowid, 0
        except sqlite3.DatabaseError:
            last, misses = last + 1, misses + 1
        else:
            return


def _replace(path: Path, fresh: Path) -> None:
    """Put the new file in the place of the old one, whose log must not be taken for its own."""
    _flush(fresh)
    for ending in ("-wal", "-shm"):
        path.with_name(path.name + ending).unlink(missing_ok=True)
    fresh.replace(path)
    _flush(path.parent)


def _flush(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
