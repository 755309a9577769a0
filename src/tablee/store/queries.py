"""SQL statements, each run inside a transaction, the same for both databases."""

import hashlib
import secrets
from collections.abc import Sequence

from msgspec import json
from sqlalchemy import (
    BindParameter,
    Connection,
    Integer,
    LargeBinary,
    RowMapping,
    bindparam,
    delete,
    func,
    insert,
    select,
    text,
    true,
    tuple_,
)

from tablee.core.errors import GameError
from tablee.store import schema
from tablee.store.bulk_insert import BulkInsert
from tablee.store.digests import is_intact, log_digest
from tablee.store.models import FinishedGame, KeptReview, LogBatch, SummarizedPlayer, TableSummary

MAX_SUMMARIES = 100
"""Tables in one list."""

MAX_CANDIDATES = 500
"""Tables of a person that are considered for her list: unfinished ones first, then the newest."""

_LOG = BulkInsert(
    "log", {"table_id": "text", "number": "integer", "body": "bytea", "digest": "bytea"}
)
_SUMMARIES = BulkInsert(
    "heads",
    {
        "table_id": "text",
        "game": "text",
        "status": "text",
        "people": "text",
        "awaited": "text",
        "updated": "double precision",
        "players": "text",
        "due": "double precision",
    },
    """
    ON CONFLICT (table_id) DO UPDATE SET game = excluded.game, status = excluded.status,
    people = excluded.people, awaited = excluded.awaited, updated = excluded.updated,
    players = excluded.players, due = excluded.due
    """,
)
_SEATS = BulkInsert("seats", {"table_id": "text", "person": "text"}, "ON CONFLICT DO NOTHING")
_RECORDS = BulkInsert(
    "records",
    {
        "table_id": "text",
        "game_number": "integer",
        "game": "text",
        "text": "text",
        "digest": "bytea",
        "at": "double precision",
    },
)
_PUT_REVIEW = text("""
    INSERT INTO reviews (table_id, game_number, seat, text, digest)
    VALUES (:table_id, :game_number, :seat, :text, :digest)
    ON CONFLICT (table_id, game_number, seat) DO UPDATE SET
    text = excluded.text, digest = excluded.digest
""").bindparams(bindparam("digest", type_=LargeBinary))
_PUT_NAME = text("""
    INSERT INTO names (person, name, picture) VALUES (:person, :name, :picture)
    ON CONFLICT (person) DO UPDATE SET name = excluded.name,
    picture = COALESCE(excluded.picture, names.picture)
""").bindparams(bindparam("picture", type_=Integer))
_PUT_SECRET = text("""
    INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING
""")
_PUT_NOTE = text("""
    INSERT INTO secrets (name, value) VALUES (:name, :value)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value
""")
# Built once: a statement refers to itself, so each one would wait for the garbage collector.
_TABLES: BindParameter[list[str]] = bindparam("tables", expanding=True)
_PEOPLE = select(schema.summaries.c.table_id, schema.summaries.c.people).where(
    schema.summaries.c.table_id.in_(_TABLES)
)
_LENGTHS = (
    select(schema.log.c.table_id, func.max(schema.log.c.number))
    .where(schema.log.c.table_id.in_(_TABLES))
    .group_by(schema.log.c.table_id)
)
_DROP_SEATS = delete(schema.seats).where(schema.seats.c.table_id.in_(_TABLES))


def append_batches(connection: Connection, batches: Sequence[LogBatch]) -> None:
    """Insert the log entries, summaries and records of batches.

    Rows are sorted by key, so that two processes cannot deadlock.
    """
    ordered = sorted(batches, key=lambda batch: (batch.table, batch.first))
    _LOG.run(
        connection,
        [
            (batch.table, number, body, log_digest(batch.table, number, body))
            for batch in ordered
            for number, body in enumerate(batch.bodies, start=batch.first)
        ],
    )
    summaries = {batch.summary.table: batch.summary for batch in ordered if batch.summary}
    put_summaries(connection, list(summaries.values()))
    records = [_record_row(batch.record) for batch in ordered if batch.record]
    _RECORDS.run(connection, [tuple(row.values()) for row in records])


def find_late_tables(connection: Connection, batches: Sequence[LogBatch]) -> set[str]:
    """Return the tables whose logs already reach the first number of their batch."""
    first = {batch.table: batch.first for batch in reversed(batches) if batch.bodies}
    lengths = connection.execute(_LENGTHS, {"tables": list(first)}).all()
    return {table for table, length in lengths if length >= first[table]}


def put_summaries(connection: Connection, summaries: Sequence[TableSummary]) -> None:
    """Upsert table summaries; refresh the person→table index where seats changed."""
    if not summaries:
        return
    before = _people_before(connection, [summary.table for summary in summaries])
    rows = [_summary_row(summary) for summary in summaries]
    _SUMMARIES.run(connection, rows)
    changed = [
        summary
        for summary, row in zip(summaries, rows, strict=True)
        if before.get(row[0]) != row[3]
    ]
    known = [summary.table for summary in changed if summary.table in before]
    _index_people(connection, changed, replaced=known)


def _people_before(connection: Connection, tables: list[str]) -> dict[str, str]:
    rows = connection.execute(_PEOPLE, {"tables": tables}).all()
    return {row.table_id: row.people for row in rows}


def _index_people(
    connection: Connection, summaries: Sequence[TableSummary], *, replaced: list[str]
) -> None:
    if replaced:
        connection.execute(_DROP_SEATS, {"tables": replaced})
    _SEATS.run(
        connection,
        [
            (summary.table, person)
            for summary in summaries
            for person in sorted(set(summary.people))
        ],
    )


def read_bodies(connection: Connection, table: str, after: int, limit: int) -> list[bytes]:
    """Return at most so many bodies of a table's log after a number, in order.

    Raises:
        GameError: `log_broken` if an entry is missing or not as it was written.
    """
    log = schema.log.c
    query = select(log.number, log.body, log.digest)
    query = query.where(log.table_id == table, log.number > after)
    bodies = []
    for expected, row in enumerate(
        connection.execute(query.order_by(log.number).limit(limit)).all(), start=after + 1
    ):
        if row.number != expected or not is_intact(table, expected, row.body, row.digest):
            raise GameError("log_broken", table=table, number=expected)
        bodies.append(row.body)
    return bodies


def list_summaries_of(connection: Connection, person: str) -> list[TableSummary]:
    """List the tables of a person: those that await her first, then the newest."""
    summaries, seats = schema.summaries.c, schema.seats.c
    query = (
        select(schema.summaries)
        .join(schema.seats, seats.table_id == summaries.table_id)
        .where(seats.person == person)
        .order_by(summaries.status == "over", summaries.updated.desc(), summaries.table_id)
        .limit(MAX_CANDIDATES)
    )
    listed = [_to_summary(row) for row in connection.execute(query).mappings()]
    listed.sort(key=lambda summary: (person not in summary.awaited, -summary.updated))
    return listed[:MAX_SUMMARIES]


def list_summaries_with(
    connection: Connection, status: str, *, after: str, limit: int
) -> list[TableSummary]:
    """List the tables of a status after a table id, in the order of their ids."""
    summaries = schema.summaries.c
    query = (
        select(schema.summaries)
        .where(summaries.status == status, summaries.table_id > after)
        .order_by(summaries.table_id)
        .limit(limit)
    )
    return [_to_summary(row) for row in connection.execute(query).mappings()]


def get_or_create_secret(connection: Connection, name: str) -> bytes:
    """Return the key of this name; create it if there is none."""
    connection.execute(_PUT_SECRET, {"name": name, "value": secrets.token_bytes(32)})
    keys = schema.secrets.c
    return bytes(connection.scalars(select(keys.value).where(keys.name == name)).one())


def prove_writable(connection: Connection) -> None:
    """Write a few bytes that nobody reads."""
    connection.execute(_PUT_NOTE, {"name": "health", "value": secrets.token_bytes(8)})


def mark_alive(connection: Connection, now: float) -> float | None:
    """Write the time at which a process serves; return the one that was written last."""
    keys = schema.secrets.c
    last = connection.scalars(select(keys.value).where(keys.name == "alive")).one_or_none()
    connection.execute(_PUT_NOTE, {"name": "alive", "value": repr(now).encode()})
    return None if last is None else float(last)


def set_name(connection: Connection, person: str, name: str, picture: int | None) -> None:
    """Set the name of a person, and the picture if there is a new one."""
    connection.execute(_PUT_NAME, {"person": person, "name": name, "picture": picture})


def get_name(connection: Connection, person: str) -> str | None:
    """Return the name of a person."""
    names = schema.names.c
    return connection.scalars(select(names.name).where(names.person == person)).one_or_none()


def get_picture(connection: Connection, person: str) -> int | None:
    """Return the picture of a person."""
    names = schema.names.c
    return connection.scalars(select(names.picture).where(names.person == person)).one_or_none()


def get_record(connection: Connection, table: str, game_number: int) -> str | None:
    """Return the text of a finished game."""
    records = schema.records.c
    query = select(records.text).where(
        records.table_id == table, records.game_number == game_number
    )
    return connection.scalars(query).one_or_none()


def get_review(connection: Connection, table: str, game_number: int, seat: int) -> str | None:
    """Return the review of a finished game for a seat; `None` if it is not as it was written."""
    reviews = schema.reviews.c
    key = reviews.table_id == table, reviews.game_number == game_number, reviews.seat == seat
    row = connection.execute(select(reviews.text, reviews.digest).where(*key)).one_or_none()
    if row is None or hashlib.sha256(row.text.encode()).digest() != row.digest:
        return None
    return str(row.text)


def put_review(connection: Connection, review: KeptReview) -> None:
    """Keep a review; an earlier one of the same seat is replaced."""
    row = {
        "table_id": review.table,
        "game_number": review.game_number,
        "seat": review.seat,
        "text": review.text,
        "digest": hashlib.sha256(review.text.encode()).digest(),
    }
    connection.execute(_PUT_REVIEW, row)


def list_reviews(connection: Connection, table: str, game_number: int) -> list[KeptReview]:
    """List the reviews of a finished game in the order of the seats."""
    reviews = schema.reviews.c
    query = (
        select(reviews.table_id, reviews.game_number, reviews.seat, reviews.text)
        .where(reviews.table_id == table, reviews.game_number == game_number)
        .order_by(reviews.seat)
    )
    return [KeptReview(*row) for row in connection.execute(query)]


def last_games(connection: Connection, tables: Sequence[str]) -> dict[str, int]:
    """Return the number of the last finished game of each of these tables that has any."""
    records = schema.records.c
    query = (
        select(records.table_id, func.max(records.game_number))
        .where(records.table_id.in_(tables))
        .group_by(records.table_id)
    )
    return {table: int(number) for table, number in connection.execute(query)}


def list_finished(
    connection: Connection, game: str | None, after: tuple[str, int], limit: int
) -> list[FinishedGame]:
    """List finished games after a table and game number, of one game or of all."""
    records = schema.records.c
    query = (
        select(records.table_id, records.game_number, records.game, records.text, records.at)
        .where(tuple_(records.table_id, records.game_number) > after)
        .where(records.game == game if game else true())
        .order_by(records.table_id, records.game_number)
        .limit(limit)
    )
    return [FinishedGame(*row) for row in connection.execute(query)]


def add_record(connection: Connection, finished: FinishedGame) -> bool:
    """Insert a finished game unless its text is stored already, under whatever key."""
    row, records = _record_row(finished), schema.records.c
    query = select(records.text).where(
        records.digest == row["digest"], records.text == finished.text
    )
    if connection.scalars(query.limit(1)).one_or_none() is not None:
        return False
    connection.execute(insert(schema.records), row)
    return True


SummaryRow = tuple[str, str, str, str, str, float, str, float | None]


def _summary_row(summary: TableSummary) -> SummaryRow:
    lists = (summary.people, summary.awaited, summary.players)
    people, awaited, players = (json.encode(each).decode() for each in lists)
    known = summary.table, summary.game, summary.status
    return (*known, people, awaited, summary.updated, players, summary.due)


def _to_summary(row: RowMapping) -> TableSummary:
    return TableSummary(
        table=row["table_id"],
        game=row["game"],
        status=row["status"],
        people=_decode_people(row["people"]),
        awaited=_decode_people(row["awaited"]),
        updated=row["updated"],
        players=json.decode(row["players"], type=list[SummarizedPlayer]),
        due=row["due"],
    )


def _decode_people(encoded: str) -> list[str]:
    return json.decode(encoded, type=list[str])


def _record_row(finished: FinishedGame) -> dict[str, object]:
    return {
        "table_id": finished.table,
        "game_number": finished.game_number,
        "game": finished.game,
        "text": finished.text,
        "digest": hashlib.sha256(finished.text.encode()).digest(),
        "at": finished.at,
    }
