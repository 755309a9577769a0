"""PostgreSQL: many processes, on many machines, at the same tables."""

import secrets
from collections.abc import Sequence
from typing import Any, Self

import asyncpg
from msgspec import json
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from tablee.core.errors import GameError
from tablee.store import rows
from tablee.store.address import Address
from tablee.store.database import TROUBLE, Database, T, Work, reason
from tablee.store.kept import Batch
from tablee.store.listener import CHANNEL, LONGEST, Listener, News, payloads
from tablee.store.migrate import upgrade

CONNECTIONS = 4
PATIENCE = 10.0
"""Seconds until a server that does not answer counts as gone."""

_NOTIFY = text("SELECT pg_notify(:channel, :payload)")


class Postgres(Database):
    """A PostgreSQL database; asyncpg reads the address, with all that such addresses may hold."""

    def __init__(self, address: Address) -> None:
        self._url = address.url
        self._origin = secrets.token_hex(4)
        self._listeners: list[Listener] = []
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connect,
            pool_size=CONNECTIONS,
            max_overflow=0,
        )

    @classmethod
    async def open(cls, address: Address) -> Self:
        """Connect, and make the tables if there are none.

        Raises:
            GameError: as `Store.open`.
        """
        opened, name = cls(address), address.shown
        try:
            await opened.write(lambda connection: upgrade(connection, name))
        except BaseException as error:
            await opened.close()
            if isinstance(error, GameError) or not isinstance(error, (*TROUBLE, ValueError)):
                raise  # asyncpg says `ValueError` to an address it cannot read
            raise GameError("no_database", database=name, reason=reason(error)) from error
        return opened

    async def _connect(self) -> Any:
        settings = {"application_name": "tablee", "synchronous_commit": "on"}
        return await asyncpg.connect(
            self._url, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=settings
        )

    async def read(self, work: Work[T]) -> T:
        """Run work that changes nothing."""
        return await self.write(work)

    async def write(self, work: Work[T]) -> T:
        """Run work in a transaction; once more if the connection had died before."""
        try:
            return await self._transaction(work)
        except _Stale:
            return await self._transaction(work)

    async def _transaction(self, work: Work[T]) -> T:
        async with self._engine.connect() as connection:
            try:
                result = await connection.run_sync(work)
            except DBAPIError as error:
                if error.connection_invalidated:
                    raise _Stale(reason(error)) from error
                raise
            except TimeoutError:
                await connection.invalidate()
                raise
            await connection.commit()
            return result

    async def append(self, batches: Sequence[Batch]) -> None:
        """Write batches down, and tell the other processes of them in the same breath."""

        def work(connection: Connection) -> None:
            rows.append(connection, batches)
            for payload in payloads(self._origin, batches):
                _notify(connection, payload)

        await self.write(work)

    def notices(self) -> Listener:
        """What other processes did."""
        listener = Listener(self._connect, self._origin)
        self._listeners.append(listener)
        return listener

    async def announce(self, table: str, text: str) -> None:
        """Tell the other processes."""
        payload = json.encode(News(self._origin, table=table, text=text))
        if len(payload) > LONGEST:
            raise GameError("announcement_long", length=len(payload), most=LONGEST)
        await self.write(lambda connection: _notify(connection, payload.decode()))

    async def close(self) -> None:
        """Let go of every connection."""
        for listener in self._listeners:
            await listener.close()
        await self._engine.dispose()


def _notify(connection: Connection, payload: str) -> None:
    connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload})


class _Stale(ConnectionError):
    """The connection was gone before anything could be committed."""
