"""Running a server until a signal stops it."""

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import cast

import uvicorn
from uvicorn.server import ServerState

from tablee.core.errors import GameError
from tablee.server.app import build_app
from tablee.server.connection import Outbox, SocketConnection
from tablee.server.dispatcher import Dispatcher
from tablee.server.guests import Guests
from tablee.server.http_connection import HttpConnection
from tablee.server.open_files import raise_file_limit
from tablee.server.settings import Settings
from tablee.server.tables import Tables
from tablee.store import Store

BACKLOG = 1024
STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)
GC_THRESHOLDS = (20_000, 20, 50)
"""Allocations, then collections, before each generation is collected."""
SWITCH_INTERVAL = 0.0005
"""Thread switch interval in seconds."""
SHUTDOWN_SECONDS = 10
"""Time for requests to finish when the server stops."""


def run(settings: Settings, on_start: Callable[[str], None]) -> None:
    """Serve until a signal comes; call `on_start` with the address.

    Raises:
        GameError: `no_port`, or the database cannot be opened.
    """
    raise_file_limit()
    listening = _listen(settings)
    config = uvicorn.Config(
        _placeholder_app,
        loop="auto",
        lifespan="off",
        access_log=False,
        log_config=None,  # keep the logging of the process
        log_level="warning",
        server_header=False,
        proxy_headers=False,  # `Proxies` reads them, for pages and sockets alike
        http=HttpConnection,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(_serve(settings, config, listening, on_start))


class _Server(uvicorn.Server):
    """Dismisses the clients before it shuts down.

    uvicorn would raise the signal once more after that, and nothing could be closed any more.
    """

    def __init__(self, config: uvicorn.Config, tables: Tables) -> None:
        super().__init__(config)
        self._tables = tables

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle the stop signals while the server runs."""
        if current_thread() is not main_thread():  # only the main thread can
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in STOP_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Dismiss the clients, then shut down."""
        await self._tables.dismiss()
        await super().shutdown(sockets)


async def _placeholder_app(scope: object, receive: object, send: object) -> None:
    """Stand in for the application until the database is open."""


def _listen(settings: Settings) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        address = (settings.host, settings.port)
        return socket.create_server(address, family=family, backlog=BACKLOG)
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        port = str(settings.port)
        raise GameError("no_port", host=settings.host, port=port, reason=reason) from error


def _tune_garbage_collection() -> None:
    """Collect garbage less often: reference counts free nearly everything that a move allocates."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def _set_switch_interval() -> None:
    """Let the writer thread resume soon after each disk access: all commands wait for it."""
    sys.setswitchinterval(SWITCH_INTERVAL)


def connection_factory(tables: Tables, guests: Guests) -> type[asyncio.Protocol]:
    """Return a factory of connections that uvicorn accepts as its WebSocket class."""
    dispatcher, outbox = Dispatcher(tables, guests), Outbox()

    def make(
        config: uvicorn.Config, server_state: ServerState, app_state: object
    ) -> SocketConnection:
        return SocketConnection(dispatcher, outbox, server_state.connections)

    return cast("type[asyncio.Protocol]", make)


async def _serve(
    settings: Settings,
    config: uvicorn.Config,
    listening: socket.socket,
    on_start: Callable[[str], None],
) -> None:
    with listening:
        store = await Store.open(settings.database or None)
        try:
            guests = Guests(await store.secret("guests"), store)
            tables = Tables(store, settings)
            await tables.wake()
            config.app = build_app(tables, guests)
            config.ws = connection_factory(tables, guests)
            tables.start()
            _tune_garbage_collection()
            _set_switch_interval()
            host, port = listening.getsockname()[:2]
            on_start(f"http://{f'[{host}]' if ':' in host else host}:{port}")
            try:
                await _Server(config, tables).serve(sockets=[listening])
            finally:
                await tables.close()
        finally:
            await store.close()
