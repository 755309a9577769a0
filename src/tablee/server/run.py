"""Running a server until it is told to stop."""

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
from tablee.server.app import application
from tablee.server.guests import Guests
from tablee.server.hall import Hall
from tablee.server.line import Line
from tablee.server.settings import Settings
from tablee.server.sockets import Sockets
from tablee.store import Store

BACKLOG = 1024
STOPPING = (signal.SIGINT, signal.SIGTERM)
YOUNG = 20_000
"""So many new things are made before rubbish among them is looked for."""
SOON = 0.0005
"""After so many seconds a thread lets another one run."""
PATIENCE = 10
"""How many seconds moves on their way have to arrive when the server stops."""


def run(settings: Settings, on_start: Callable[[str], None]) -> None:
    """Serve until a signal comes; `on_start` is told the address.

    Raises:
        GameError: `no_port`, or what keeps the database from being opened.
    """
    listening = _listen(settings)
    config = uvicorn.Config(
        _not_yet,
        loop="auto",
        lifespan="off",
        access_log=False,
        log_config=None,  # warnings go where those of everybody else go
        log_level="warning",
        server_header=False,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=PATIENCE,
    )
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(_serve(settings, config, listening, on_start))


class _Server(uvicorn.Server):
    """Sends everybody off before it closes the door.

    The signal that stops it has done its work with that: uvicorn would raise it once more, and
    nothing could be closed after it.
    """

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        super().__init__(config)
        self._hall = hall

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Hear the signals while it runs."""
        if current_thread() is not main_thread():  # where none can be heard
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in STOPPING}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop."""
        await self._hall.dismiss()
        await super().shutdown(sockets)


async def _not_yet(scope: object, receive: object, send: object) -> None:
    """What stands in for the application until the database is open."""


def _listen(settings: Settings) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        address = (settings.host, settings.port)
        return socket.create_server(address, family=family, backlog=BACKLOG)
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        port = str(settings.port)
        raise GameError("no_port", host=settings.host, port=port, reason=reason) from error


def _spare_rubbish() -> None:
    """Look for rubbish less often: what a move leaves behind is gone at once, without a search."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 20, 50)


def _share_time() -> None:
    """Let the thread that writes go on soon after each call to the disk: everybody waits for it."""
    sys.setswitchinterval(SOON)


def line_maker(hall: Hall, guests: Guests) -> type[asyncio.Protocol]:
    """What uvicorn takes for the class of its sockets."""
    sockets = Sockets(hall, guests)

    def make(config: uvicorn.Config, server_state: ServerState, app_state: object) -> Line:
        return Line(sockets, server_state.connections)

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
            hall = Hall(store, settings)
            config.app = application(hall, guests)
            config.ws = line_maker(hall, guests)
            hall.start()
            _spare_rubbish()
            _share_time()
            host, port = listening.getsockname()[:2]
            on_start(f"http://{f'[{host}]' if ':' in host else host}:{port}")
            try:
                await _Server(config, hall).serve(sockets=[listening])
            finally:
                await hall.close()
        finally:
            await store.close()
