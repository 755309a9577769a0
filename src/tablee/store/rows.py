"""The statements: what is written and read inside a transaction, the same for both databases."""

import hashlib
import secrets as chance
from collections.abc import Sequence

from msgspec import json
from sqlalchemy import Connection, RowMapping, insert, select, text, true, tuple_

from tablee.store import schema
from tablee.store.kept import Batch, Finished, Head

HEADS = 100
"""How many tables are listed at most."""

SEPARATOR = "\n"

_PUT_HEAD = text("""
    INSERT INTO heads (table_id, game, status, people, awaited, updated)
    VALUES (:table_id, :game, :status, :people, :awaited, :updated)
    ON CONFLICT (table_id) DO UPDATE SET game = excluded.game, status = excluded.status,
    people = excluded.people, awaited = excluded.awaited, updated = excluded.updated
""")
_PUT_SEAT = text("""
    INSERT INTO seats (table_id, person, awaited) VALUES (:table_id, :person, :awaited)
    ON CONFLICT (table_id, person) DO UPDATE SET awaited = excluded.awaited
    WHERE seats.awaited <> excluded.awaited
""")
_LEAVE = text("""
    DELETE FROM seats WHERE table_id = :table_id
    AND replace(:people, :separator || person || :separator, '') = :people
""")
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
    rows = [
        {"table_id": batch.table, "number": number, "body": body}
        for batch in sorted(batches, key=lambda batch: (batch.table, batch.first))
        for number, body in enumerate(batch.bodies, start=batch.first)
    ]
    if rows:
        connection.execute(insert(schema.log), rows)
    heads = {batch.head.table: batch.head for batch in batches if batch.head}
    put_heads(connection, [heads[table] for table in sorted(heads)])
    for batch in batches:
        if batch.record:
            connection.execute(insert(schema.records), _record_row(batch.record))


def put_heads(connection: Connection, heads: Sequence[Head]) -> None:
    """Replace the heads of tables, and who finds them under her tables."""
    if not heads:
        return
    connection.execute(_PUT_HEAD, [_head_row(head) for head in heads])
    connection.execute(_LEAVE, [_stay_row(head) for head in heads])
    seats = [
        {"table_id": head.table, "person": person, "awaited": person in head.awaited}
        for head in heads
        for person in sorted(set(head.people))
    ]
    if seats:
        connection.execute(_PUT_SEAT, seats)


def bodies(connection: Connection, table: str, after: int) -> list[bytes]:
    """The log of a table behind a number."""
    log = schema.log.c
    asked = select(log.body).where(log.table_id == table, log.number > after).order_by(log.number)
    return list(connection.scalars(asked))


def heads_of(connection: Connection, person: str) -> list[Head]:
    """The tables of a person: those that wait for her first, then the newest."""
    heads, seats = schema.heads.c, schema.seats.c
    asked = (
        select(schema.heads)
        .join(schema.seats, seats.table_id == heads.table_id)
        .where(seats.person == person)
        .order_by(seats.awaited.desc(), heads.updated.desc(), heads.table_id)
        .limit(HEADS)
    )
    return [_head(row) for row in connection.execute(asked).mappings()]


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


def _head_row(head: Head) -> dict[str, object]:
    return {
        "table_id": head.table,
        "game": head.game,
        "status": head.status,
        "people": json.encode(head.people).decode(),
        "awaited": json.encode(head.awaited).decode(),
        "updated": head.updated,
    }


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


def _stay_row(head: Head) -> dict[str, object]:
    people = SEPARATOR.join(["", *head.people, ""])
    return {"table_id": head.table, "people": people, "separator": SEPARATOR}


def _record_row(finished: Finished) -> dict[str, object]:
    return {
        "table_id": finished.table,
        "game_number": finished.game_number,
        "game": finished.game,
        "text": finished.text,
        "digest": hashlib.sha256(finished.text.encode()).digest(),
        "at": finished.at,
    }
