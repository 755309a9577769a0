"""Find damage in a database, read-only."""

import asyncio
import hashlib
from collections.abc import Callable, Iterator
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import NamedTuple, TypeVar

from sqlalchemy import Connection, func, or_, select
from sqlalchemy.exc import DatabaseError

from tablee.core.errors import GameError
from tablee.store import schema
from tablee.store.address import Address, locate
from tablee.store.database import DATABASE_ERRORS, error_message
from tablee.store.digests import is_intact
from tablee.store.inspect import is_new, open_read_only
from tablee.store.migrate import has_pending_migrations
from tablee.store.postgres import Postgres

T = TypeVar("T")
MAX_FINDINGS = 100
"""Findings of one kind that are listed."""


class Finding(NamedTuple):
    """A problem: its code, and the details for the message."""

    code: str
    details: dict[str, object]


class Replay(NamedTuple):
    """How logs and records are played again; each raises `ReplayFailed` if they cannot be."""

    log: Callable[[list[bytes]], None]
    record: Callable[[str], None]


class ReplayFailed(Exception):
    """A log or a record tells of something that cannot have happened."""


async def examine(url: str | None, replay: Replay | None = None) -> list[Finding]:
    """Return the problems of a database, also while a server uses it.

    Args:
        url: the address of the database.
        replay: plays every log and every record again.

    Raises:
        GameError: `database_url`, or `no_file` or `no_database` if there is none.
    """
    address = locate(url)
    if address.path:
        return await asyncio.to_thread(_examine_file, address.path, replay)
    return await _examine_server(address, replay)


def _examine_file(path: Path, replay: Replay | None) -> list[Finding]:
    findings: list[Finding] = []
    try:
        if is_new(path):
            raise GameError("no_file", file=str(path))
        with open_read_only(path, locked=False) as connection:
            findings.extend(_find_damage(connection))
            findings.extend(_examine_rows(connection, str(path), replay))
    except DatabaseError as error:
        findings.append(Finding("unreadable", {"reason": error_message(error)}))
    except GameError as error:
        if error.code in ("no_file", "no_database"):
            raise
        findings.append(Finding(error.code, error.details))
    return findings


def _find_damage(connection: Connection) -> Iterator[Finding]:
    for line in connection.exec_driver_sql(f"PRAGMA integrity_check({MAX_FINDINGS})").scalars():
        if line != "ok":
            yield Finding("damage", {"reason": str(line)})


async def _examine_server(address: Address, replay: Replay | None) -> list[Finding]:
    database = Postgres(address)
    try:
        return await database.read(
            lambda connection: _examine_rows(connection, address.redacted, replay)
        )
    except DATABASE_ERRORS as error:
        message = error_message(error)
        raise GameError("no_database", database=address.redacted, reason=message) from error
    finally:
        await database.close()


def _examine_rows(connection: Connection, name: str, replay: Replay | None) -> list[Finding]:
    try:
        if has_pending_migrations(connection, name):
            return [Finding("database_older", {"database": name})]
    except GameError as error:
        return [Finding(error.code, error.details)]
    return list(find_inconsistencies(connection, replay))


def find_inconsistencies(connection: Connection, replay: Replay | None) -> Iterator[Finding]:
    """Check the rows: gaps in logs, orphans, and whatever is not as it was written."""
    yield from _find_gaps(connection)
    yield from _find_orphans(connection)
    yield from _find_changed_logs(connection, replay)
    yield from _find_changed_records(connection, replay)
    yield from _find_bad_reviews(connection)


def _find_gaps(connection: Connection) -> Iterator[Finding]:
    log = schema.log.c
    numbers = func.count(), func.min(log.number), func.max(log.number)
    query = (
        select(log.table_id, *numbers)
        .group_by(log.table_id)
        .having(or_(numbers[1] != 1, numbers[2] != numbers[0]))
        .limit(MAX_FINDINGS)
    )
    for table, count, _, last in connection.execute(query):
        yield Finding("log_gap", {"table": table, "count": count, "last": last})


def _find_orphans(connection: Connection) -> Iterator[Finding]:
    log, summaries = schema.log.c, schema.summaries.c
    written = select(log.table_id).where(log.table_id == summaries.table_id).exists()
    for table in connection.scalars(select(summaries.table_id).where(~written).limit(MAX_FINDINGS)):
        yield Finding("head_alone", {"table": table})
    listed = select(summaries.table_id).where(log.table_id == summaries.table_id).exists()
    query = select(log.table_id).where(log.number == 1, ~listed).limit(MAX_FINDINGS)
    for table in connection.scalars(query):
        yield Finding("log_alone", {"table": table})


def _find_changed_logs(connection: Connection, replay: Replay | None) -> Iterator[Finding]:
    """Compare every entry with its digest; play logs again in which all is as it was written."""
    log = schema.log.c
    query = select(log.table_id, log.number, log.body, log.digest)
    ordered = query.order_by(log.table_id, log.number)
    rows = connection.execution_options(yield_per=500).execute(ordered)
    for table, entries in groupby(rows, key=itemgetter(0)):
        bodies: list[bytes] = []
        is_whole = True
        for _, number, body, digest in entries:
            if not is_intact(table, number, body, digest):
                yield Finding("log_changed", {"table": table, "number": number})
                is_whole = False
            is_whole = is_whole and number == len(bodies) + 1
            bodies.append(body)
        if replay is not None and is_whole and not _can_replay(replay.log, bodies):
            yield Finding("log_impossible", {"table": table})


def _can_replay(replay: Callable[[T], None], written: T) -> bool:
    try:
        replay(written)
    except ReplayFailed:
        return False
    return True


def _find_changed_records(connection: Connection, replay: Replay | None) -> Iterator[Finding]:
    records = schema.records.c
    query = select(records.table_id, records.game_number, records.text, records.digest)
    for table, number, text, digest in connection.execution_options(yield_per=50).execute(query):
        if hashlib.sha256(text.encode()).digest() != digest:
            yield Finding("record_changed", {"table": table, "number": number})
        elif replay is not None and not _can_replay(replay.record, text):
            yield Finding("record_impossible", {"table": table, "number": number})


def _find_bad_reviews(connection: Connection) -> Iterator[Finding]:
    """Compare every review with its digest, and look for its record."""
    reviews, records = schema.reviews.c, schema.records.c
    is_known = (records.table_id == reviews.table_id) & (records.game_number == reviews.game_number)
    query = select(*reviews, records.game).select_from(
        schema.reviews.outerjoin(schema.records, is_known)
    )
    for row in connection.execution_options(yield_per=50).execute(query):
        place = {"table": row.table_id, "number": row.game_number, "seat": row.seat}
        if hashlib.sha256(row.text.encode()).digest() != row.digest:
            yield Finding("review_changed", place)
        elif row.game is None:
            yield Finding("review_alone", place)
