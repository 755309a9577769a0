"""Digests of log entries: a damaged, moved or exchanged entry is noticed when it is read."""

import hashlib

from sqlalchemy import Connection

DIGEST_BYTES = 8
_FILL_POSTGRES = f"""
    UPDATE log SET digest = substring(
        sha256(convert_to(table_id || '|' || number || '|', 'UTF8') || body)
        FROM 1 FOR {DIGEST_BYTES}
    ) WHERE digest IS NULL
"""
_FILL_SQLITE = "UPDATE log SET digest = log_digest(table_id, number, body) WHERE digest IS NULL"


def log_digest(table: str, number: int, body: bytes) -> bytes:
    """Return the digest of an entry: of its table, its number and its body."""
    return hashlib.sha256(b"%s|%d|%s" % (table.encode(), number, body)).digest()[:DIGEST_BYTES]


def is_intact(table: str, number: int, body: object, digest: object) -> bool:
    """Return whether an entry is as it was written; SQLite may return any type for damaged data."""
    return isinstance(body, bytes) and digest == log_digest(table, number, body)


def fill_digests(connection: Connection) -> None:
    """Compute the digests of entries that were written before there were any."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(_FILL_POSTGRES)
        return
    driver = connection.connection.driver_connection
    assert driver
    driver.create_function("log_digest", 3, log_digest, deterministic=True)
    connection.exec_driver_sql(_FILL_SQLITE)
