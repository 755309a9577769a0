"""PostgreSQL backend: many processes, on many machines, share the tables."""

import secrets
from collections.abc import Sequence
from typing import Any, Self

import asyncpg
from msgspec import json
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from tablee.core.errors import GameError
from tablee.store import queries
from tablee.store.address import Address
from tablee.store.database import DATABASE_ERRORS, Database, T, Work, error_message
from tablee.store.listener import CHANNEL, MAX_PAYLOAD, Listener, Notification, encode_payloads
from tablee.store.migrate import upgrade
from tablee.store.models import LogBatch

POOL_SIZE = 4
TIMEOUT = 10.0
"""Seconds to connect, and for a statement to return."""

_NOTIFY = text("SELECT pg_notify(:channel, :payload)")


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
        settings = {"application_name": "tablee", "synchronous_commit": "on"}
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

    async def append(self, batches: Sequence[LogBatch]) -> None:
        """Append batches, and notify the other processes in the same transaction."""

        def work(connection: Connection) -> None:
            queries.append_batches(connection, batches)
            for payload in encode_payloads(self._origin, batches):
                _notify(connection, payload)

        await self.write(work)

    def notices(self) -> Listener:
        """Iterate over the notices of other processes."""
        listener = Listener(self._connect, self._origin)
        self._listeners.append(listener)
        return listener

    async def announce(self, table: str, text: str) -> None:
        """Notify the other processes."""
        payload = json.encode(Notification(self._origin, table=table, text=text))
        if len(payload) > MAX_PAYLOAD:
            raise GameError("announcement_long", length=len(payload), most=MAX_PAYLOAD)
        await self.write(lambda connection: _notify(connection, payload.decode()))

    async def close(self) -> None:
        """Close every connection."""
        for listener in self._listeners:
            await listener.close()
        await self._engine.dispose()


def _notify(connection: Connection, payload: str) -> None:
    connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload})


class _ConnectionLost(ConnectionError):
    """The connection was lost before anything was committed."""
