"""PostgreSQL backend: many processes, on many machines, share the tables."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Self

import asyncpg
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from tablee.core.errors import GameError
from tablee.store import queries
from tablee.store.address import Address
from tablee.store.database import DATABASE_ERRORS, Database, T, Work, error_message
from tablee.store.listener import CHANNEL, Listener, encode_payloads, encode_texts
from tablee.store.migrate import upgrade
from tablee.store.models import LogBatch

POOL_SIZE = 4
TIMEOUT = 10.0
"""Seconds to connect, and for a statement to return."""

LOCK_MILLISECONDS = 2000
"""Time that a statement waits for a lock: another process may be frozen while it has it."""
IDLE_MILLISECONDS = 3000
"""Time that a process may be silent within a transaction, before PostgreSQL ends it."""
TABLE_LOCKS = 0x7461626C
"""Class of the advisory locks on tables."""

_LOCK_TABLES = f"""
    SELECT name FROM unnest($1::text[]) AS name
    WHERE NOT pg_try_advisory_xact_lock({TABLE_LOCKS}, hashtext(name))
"""
_NOTIFY = f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest($1::text[]) AS payload"


class Postgres(Database):
    """A PostgreSQL database; asyncpg parses the address with its parameters."""

    is_shared = True

    def __init__(self, address: Address) -> None:
        self._url = address.url
        self._origin = secrets.token_hex(4)
        self._listeners: list[Listener] = []
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connect,
            pool_size=POOL_SIZE,
            max_overflow=0,
        )

    @classmethod
    async def open(cls, address: Address) -> Self:
        """Connect, and run pending migrations.

        Raises:
            GameError: as `Store.open`.
        """
        database, name = cls(address), address.redacted
        try:
            await database.write(lambda connection: upgrade(connection, name))
        except BaseException as error:
            await database.close()
            if isinstance(error, GameError) or not isinstance(
                error, (*DATABASE_ERRORS, ValueError)
            ):
                raise  # asyncpg raises `ValueError` for an address it cannot parse
            raise GameError("no_database", database=name, reason=error_message(error)) from error
        return database

    async def _connect(self) -> Any:
        settings = {
            "application_name": "tablee",
            "synchronous_commit": "on",
            "lock_timeout": str(LOCK_MILLISECONDS),
            "idle_in_transaction_session_timeout": str(IDLE_MILLISECONDS),
        }
        return await asyncpg.connect(
            self._url, timeout=TIMEOUT, command_timeout=TIMEOUT, server_settings=settings
        )

    async def read(self, work: Work[T]) -> T:
        """Run read-only work in a transaction."""
        return await self.write(work)

    async def write(self, work: Work[T]) -> T:
        """Run work in a transaction; retry once if the connection was lost before the commit."""
        try:
            return await self._transaction(work)
        except _ConnectionLost:
            return await self._transaction(work)

    async def _transaction(self, work: Work[T]) -> T:
        async with self._engine.connect() as connection:
            try:
                result = await connection.run_sync(work)
            except DBAPIError as error:
                if error.connection_invalidated:
                    raise _ConnectionLost(error_message(error)) from error
                raise
            except TimeoutError:
                await connection.invalidate()
                raise
            await connection.commit()
            return result

    async def append(self, batches: Sequence[LogBatch]) -> set[str]:
        """Append batches, and notify the other processes in the same transaction.

        Tables that another process is writing to are left out and returned: a process that is
        frozen in the middle of a transaction would otherwise hold up the whole group.
        """
        return await self.write(lambda connection: self.append_now(connection, batches))

    def append_now(self, connection: Connection, batches: Sequence[LogBatch]) -> set[str]:
        """Append batches in a transaction; return the tables that were left out."""
        blocked = _lock_tables(connection, [batch.table for batch in batches])
        free = [batch for batch in batches if batch.table not in blocked]
        queries.append_batches(connection, free)
        _notify(connection, list(encode_payloads(self._origin, free)))
        return blocked

    def notices(self) -> Listener:
        """Iterate over the notices of other processes."""
        listener = Listener(self._connect, self._origin)
        self._listeners.append(listener)
        return listener

    async def announce(self, texts: Mapping[str, str]) -> None:
        """Notify the other processes."""
        payloads = list(encode_texts(self._origin, texts))
        await self.write(lambda connection: _notify(connection, payloads))

    async def close(self) -> None:
        """Close every connection."""
        for listener in self._listeners:
            await listener.close()
        await self._engine.dispose()


def _lock_tables(connection: Connection, tables: list[str]) -> set[str]:
    """Lock tables until the end of the transaction; return those that others have locked."""
    blocked = connection.exec_driver_sql(_LOCK_TABLES, (sorted(set(tables)),))
    return set(blocked.scalars())


def _notify(connection: Connection, payloads: list[str]) -> None:
    """Send all notifications with one statement."""
    if payloads:
        connection.exec_driver_sql(_NOTIFY, (payloads,))


class _ConnectionLost(ConnectionError):
    """The connection was lost before anything was committed."""
