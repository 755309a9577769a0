"""Connections for pages, on which somebody may say nothing."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import uvicorn
from starlette.responses import PlainTextResponse
from uvicorn.server import ServerState

from tablee.server import http_connection as module
from tablee.server.http_connection import HttpConnection

GET = b"GET / HTTP/1.1\r\nhost: house\r\n\r\n"


@asynccontextmanager
async def door() -> AsyncIterator[int]:
    """Return the port of a server with one page."""
    config = uvicorn.Config(
        PlainTextResponse("page"), lifespan="off", log_config=None, http=HttpConnection
    )
    config.load()
    loop, state = asyncio.get_running_loop(), ServerState()
    server = await loop.create_server(lambda: HttpConnection(config, state, {}), "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]


async def read_all(reader: asyncio.StreamReader) -> bytes:
    """Read until the connection is closed, one way or the other."""
    said = b""
    try:
        async with asyncio.timeout(10):
            while chunk := await reader.read(1000):
                said += chunk
    except ConnectionError:
        pass
    return said


@pytest.mark.parametrize(
    ("sent", "answered"),
    [
        (b"", 0),
        (GET[:-4], 0),
        (GET, 1),
        (GET + GET[:-4], 1),
        (GET.replace(b"house", b"house\r\ncontent-length: 1000"), 1),
    ],
)
async def test_a_request_that_does_not_come_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, sent: bytes, answered: int
) -> None:
    monkeypatch.setattr(module, "REQUEST_SECONDS", 0.05)
    async with door() as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent)
        assert (await read_all(reader)).count(b"200 OK") == answered
        writer.close()
    assert module.open_connections("127.0.0.1") == 0


async def test_one_peer_has_only_so_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_CONNECTIONS", 2)
    async with door() as port:
        lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        assert await read_all(reader) == b""
        for _, other in [*lines, (reader, writer)]:
            other.close()
            await other.wait_closed()


class FarTransport(asyncio.Transport):
    """A connection from far away."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 4000)})

    def close(self) -> None:
        """Do nothing: nobody is there."""


async def test_a_network_of_ipv6_is_one_peer() -> None:
    """Whoever has one address of it has all of them."""
    config = uvicorn.Config(PlainTextResponse("page"), lifespan="off", log_config=None)
    config.load()
    connections = [HttpConnection(config, ServerState(), {}) for _ in range(2)]
    for number, connection in enumerate(connections):
        connection.connection_made(FarTransport(f"2001:db8::{number}"))
    assert module.open_connections("2001:db8::/64") == 2
    for connection in connections:
        connection.connection_lost(None)
    assert module.open_connections("2001:db8::/64") == 0
