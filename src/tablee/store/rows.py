"""The statements: what is written and read inside a transaction, the same for both databases."""

import hashlib
import secrets as chance
from collections.abc import Sequence

from msgspec import json
from sqlalchemy import Connection, RowMapping, delete, func, insert, select, text, true, tuple_

from tablee.core.errors import GameError
from tablee.store import schema
from tablee.store.kept import Batch, Finished, Head
from tablee.store.many import Insertion

HEADS = 100
"""How many tables are listed at most."""

LATELY = 500
"""How many of a person's tables are looked at for that: the unfinished, then the newest."""

_LOG = Insertion("log", {"table_id": "text", "number": "integer", "body": "bytea"})
_HEADS = Insertion(
    "heads",
    {
        "table_id": "text",
        "game": "text",
        "status": "text",
        "people": "text",
        "awaited": "text",
        "updated": "double precision",
    },
    """
    ON CONFLICT (table_id) DO UPDATE SET game = excluded.game, status = excluded.status,
    people = excluded.people, awaited = excluded.awaited, updated = excluded.updated
    """,
)
_SEATS = Insertion("seats", {"table_id": "text", "person": "text"}, "ON CONFLICT DO NOTHING")
_RECORDS = Insertion(
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
_PUT_NAME = text("""
    INSERT INTO names (person, name) VALUES (:person, :name)
    ON CONFLICT (person) DO UPDATE SET name = excluded.name
""")
_PUT_SECRET = text("""
    INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING
""")


def append(connection: Connection, batches: Sequence[Batch]) -> None:
    """Write batches down.

    Rows go in the order of their keys, so that two processes never wait for each other in a circle.
    """
    ordered = sorted(batches, key=lambda batch: (batch.table, batch.first))
    _LOG.run(
        connection,
        [
            (batch.table, number, body)
            for batch in ordered
            for number, body in enumerate(batch.bodies, start=batch.first)
        ],
    )
    heads = {batch.head.table: batch.head for batch in ordered if batch.head}
    put_heads(connection, list(heads.values()))
    records = [_record_row(batch.record) for batch in ordered if batch.record]
    _RECORDS.run(connection, [tuple(row.values()) for row in records])


def late(connection: Connection, batches: Sequence[Batch]) -> set[str]:
    """The tables whose logs have what these batches were to write, or more."""
    log = schema.log.c
    first = {batch.table: batch.first for batch in reversed(batches) if batch.bodies}
    reached = select(log.table_id, func.max(log.number)).where(log.table_id.in_(first))
    found = connection.execute(reached.group_by(log.table_id)).all()
    return {table for table, number in found if number >= first[table]}


def put_heads(connection: Connection, heads: Sequence[Head]) -> None:
    """Replace the heads of tables, and who finds them under her tables if that has changed."""
    if not heads:
        return
    before = _people_before(connection, [head.table for head in heads])
    rows = [_head_row(head) for head in heads]
    _HEADS.run(connection, rows)
    changed = [head for head, row in zip(heads, rows, strict=True) if before.get(row[0]) != row[3]]
    _sit(connection, changed, stood=[head.table for head in changed if head.table in before])


def _people_before(connection: Connection, tables: list[str]) -> dict[str, str]:
    heads = schema.heads.c
    asked = select(heads.table_id, heads.people).where(heads.table_id.in_(tables))
    return {row.table_id: row.people for row in connection.execute(asked).all()}


def _sit(connection: Connection, heads: Sequence[Head], *, stood: list[str]) -> None:
    if stood:
        connection.execute(delete(schema.seats).where(schema.seats.c.table_id.in_(stood)))
    _SEATS.run(
        connection,
        [(head.table, person) for head in heads for person in sorted(set(head.people))],
    )


def bodies(connection: Connection, table: str, after: int) -> list[bytes]:
    """The log of a table behind a number.

    Raises:
        GameError: `log_broken` if a number is missing.
    """
    log = schema.log.c
    asked = select(log.number, log.body).where(log.table_id == table, log.number > after)
    found = []
    for expected, row in enumerate(
        connection.execute(asked.order_by(log.number)).all(), start=after + 1
    ):
        if row.number != expected:
            raise GameError("log_broken", table=table, number=expected)
        found.append(row.body)
    return found


def heads_of(connection: Connection, person: str) -> list[Head]:
    """The tables of a person: those that wait for her first, then the newest."""
    heads, seats = schema.heads.c, schema.seats.c
    asked = (
        select(schema.heads)
        .join(schema.seats, seats.table_id == heads.table_id)
        .where(seats.person == person)
        .order_by(heads.status == "over", heads.updated.desc(), heads.table_id)
        .limit(LATELY)
    )
    found = [_head(row) for row in connection.execute(asked).mappings()]
    found.sort(key=lambda head: (person not in head.awaited, -head.updated))
    return found[:HEADS]


def heads_with(connection: Connection, status: str, *, after: str, most: int) -> list[Head]:
    """Tables of a status, in the order of their names, behind one of them."""
    heads = schema.heads.c
    asked = (
        select(schema.heads)
        .where(heads.status == status, heads.table_id > after)
        .order_by(heads.table_id)
        .limit(most)
    )
    return [_head(row) for row in connection.execute(asked).mappings()]


def secret(connection: Connection, name: str) -> bytes:
    """The key of this name, made now if there is none."""
    connection.execute(_PUT_SECRET, {"name": name, "value": chance.token_bytes(32)})
    kept = schema.secrets.c
    return bytes(connection.scalars(select(kept.value).where(kept.name == name)).one())


def rename(connection: Connection, person: str, name: str) -> None:
    """Keep what a person wants to be called."""
    connection.execute(_PUT_NAME, {"person": person, "name": name})


def name_of(connection: Connection, person: str) -> str | None:
    """What a person wants to be called."""
    names = schema.names.c
    return connection.scalars(select(names.name).where(names.person == person)).one_or_none()


def record(connection: Connection, table: str, game_number: int) -> str | None:
    """The text of a finished game."""
    kept = schema.records.c
    asked = select(kept.text).where(kept.table_id == table, kept.game_number == game_number)
    return connection.scalars(asked).one_or_none()


def finished(
    connection: Connection, game: str | None, after: tuple[str, int], most: int
) -> list[Finished]:
    """Finished games behind a table and number, of one game or of all."""
    kept = schema.records.c
    asked = (
        select(kept.table_id, kept.game_number, kept.game, kept.text, kept.at)
        .where(tuple_(kept.table_id, kept.game_number) > after)
        .where(kept.game == game if game else true())
        .order_by(kept.table_id, kept.game_number)
        .limit(most)
    )
    return [Finished(*row) for row in connection.execute(asked)]


def keep(connection: Connection, finished: Finished) -> bool:
    """Add a finished game unless its text is there already, under whatever key."""
    row, kept = _record_row(finished), schema.records.c
    asked = select(kept.text).where(kept.digest == row["digest"], kept.text == finished.text)
    if connection.scalars(asked.limit(1)).one_or_none() is not None:
        return False
    connection.execute(insert(schema.records), row)
    return True


def _head_row(head: Head) -> tuple[str, str, str, str, str, float]:
    people, awaited = json.encode(head.people).decode(), json.encode(head.awaited).decode()
    return head.table, head.game, head.status, people, awaited, head.updated


def _head(row: RowMapping) -> Head:
    return Head(
        table=row["table_id"],
        game=row["game"],
        status=row["status"],
        people=_people(row["people"]),
        awaited=_people(row["awaited"]),
        updated=row["updated"],
    )


def _people(written: str) -> list[str]:
    return json.decode(written, type=list[str])


def _record_row(finished: Finished) -> dict[str, object]:
    return {
        "table_id": finished.table,
        "game_number": finished.game_number,
        "game": finished.game,
        "text": finished.text,
        "digest": hashlib.sha256(finished.text.encode()).digest(),
        "at": finished.at,
    }
