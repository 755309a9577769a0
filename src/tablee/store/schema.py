"""The tables of the database, as the newest migration leaves them."""

from sqlalchemy import (
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

VERSION_TABLE = "tablee_version"
"""Table that holds the revision of the schema."""

metadata = MetaData()

log = Table(
    "log",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("digest", LargeBinary),
)
"""Event log of the tables; append-only. An entry without a digest is damaged."""

summaries = Table(
    "heads",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("status", String, nullable=False, index=True),
    Column("people", Text, nullable=False),
    Column("awaited", Text, nullable=False),
    Column("updated", Double, nullable=False),
    Column("players", Text, nullable=False, server_default="[]"),
    Column("due", Double),
)
"""Newest summary of every table."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("person", String, primary_key=True, index=True),
)
"""Index from a person to the tables whose summary names her."""

records = Table(
    "records",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("game_number", Integer, primary_key=True, autoincrement=False),
    Column("game", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("digest", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_records_digest", "digest"),
)
"""Records of finished games."""

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("game_number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("digest", LargeBinary, nullable=False),
)
"""Reviews of finished games by seat, as JSON; they can be made again from the records."""

names = Table(
    "names",
    metadata,
    Column("person", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("picture", Integer),
)
"""Names of persons, and the numbers of their pictures."""

secrets = Table(
    "secrets",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""Keys that all processes share."""
