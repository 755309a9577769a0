"""Looking for damage, without touching anything."""

import asyncio
import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, func, or_, select
from sqlalchemy.exc import DatabaseError

from tablee.core.errors import GameError
from tablee.store import schema
from tablee.store.address import Address, locate
from tablee.store.database import TROUBLE, reason
from tablee.store.files import beside, is_new
from tablee.store.migrate import check
from tablee.store.postgres import Postgres

MOST = 100
"""How many findings of a kind are listed."""


class Finding(NamedTuple):
    """Something that is not as it should be: a code, and the details for a sentence."""

    code: str
    details: dict[str, object]


async def examine(url: str | None) -> list[Finding]:
    """What is wrong with a database; nothing, if all is well. A server may be running.

    Raises:
        GameError: `database_url`, or `no_database` if there is none.
    """
    address = locate(url)
    if address.path:
        return await asyncio.to_thread(_examine_file, address.path)
    return await _examine_server(address)


def _examine_file(path: Path) -> list[Finding]:
    findings: list[Finding] = []
    try:
        if is_new(path):
            raise GameError("no_file", file=str(path))
        with beside(path, claimed=False) as connection:
            findings.extend(_damage(connection))
            check(connection, str(path))
            findings.extend(findings_in(connection))
    except DatabaseError as error:
        findings.append(Finding("unreadable", {"reason": reason(error)}))
    except GameError as error:
        if error.code in ("no_file", "no_database"):
            raise
        findings.append(Finding(error.code, error.details))
    return findings


def _damage(connection: Connection) -> Iterator[Finding]:
    for line in connection.exec_driver_sql(f"PRAGMA integrity_check({MOST})").scalars():
        if line != "ok":
            yield Finding("damage", {"reason": str(line)})


async def _examine_server(address: Address) -> list[Finding]:
    database = Postgres(address)
    try:
        return await database.read(lambda link: _read_server(link, address.shown))
    except TROUBLE as error:
        said = reason(error)
        raise GameError("no_database", database=address.shown, reason=said) from error
    finally:
        await database.close()


def _read_server(connection: Connection, name: str) -> list[Finding]:
    try:
        if check(connection, name):
            return [Finding("database_older", {"database": name})]
    except GameError as error:
        return [Finding(error.code, error.details)]
    return list(findings_in(connection))


def findings_in(connection: Connection) -> Iterator[Finding]:
    """What the rows of a database tell of damage, if they can be read at all."""
    yield from _gaps(connection)
    yield from _without_log(connection)
    yield from _changed_records(connection)


def _gaps(connection: Connection) -> Iterator[Finding]:
    log = schema.log.c
    numbers = func.count(), func.min(log.number), func.max(log.number)
    asked = (
        select(log.table_id, *numbers)
        .group_by(log.table_id)
        .having(or_(numbers[1] != 1, numbers[2] != numbers[0]))
        .limit(MOST)
    )
    for table, count, _, last in connection.execute(asked):
        yield Finding("log_gap", {"table": table, "count": count, "last": last})


def _without_log(connection: Connection) -> Iterator[Finding]:
    log, heads = schema.log.c, schema.heads.c
    written = select(log.table_id).where(log.table_id == heads.table_id).exists()
    for table in connection.scalars(select(heads.table_id).where(~written).limit(MOST)):
        yield Finding("head_alone", {"table": table})
    listed = select(heads.table_id).where(log.table_id == heads.table_id).exists()
    asked = select(log.table_id).where(log.number == 1, ~listed).limit(MOST)
    for table in connection.scalars(asked):
        yield Finding("log_alone", {"table": table})


def _changed_records(connection: Connection) -> Iterator[Finding]:
    kept = schema.records.c
    asked = select(kept.table_id, kept.game_number, kept.text, kept.digest)
    for table, number, text, digest in connection.execution_options(yield_per=50).execute(asked):
        if hashlib.sha256(text.encode()).digest() != digest:
            yield Finding("record_changed", {"table": table, "number": number})
