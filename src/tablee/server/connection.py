"""A WebSocket connection: an asyncio protocol between uvicorn and the dispatcher.

uvicorn hands over connections that ask for an upgrade. Its own class carries messages through ASGI,
with a queue, two tasks and two system calls for each of them; here nothing stands between the
dispatcher and the frames that `websockets` parses.
"""

import asyncio
import logging
from http import HTTPStatus
from typing import Any, cast

from starlette.requests import HTTPConnection
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol

from tablee.core.errors import GameError
from tablee.server.client import Client
from tablee.server.dispatcher import MAX_MESSAGE, Dispatcher
from tablee.server.limits import CONTROL_FRAMES, Bucket
from tablee.server.metrics import log_unforeseen
from tablee.server.reading import (
    FLOODING,
    OPENING,
    TOO_FAST,
    UNANSWERED,
    UNSENT,
    PausableInput,
)
from tablee.wire import Bye

PATH = "/socket"
RESTART_CODE = 1012
"""Close code "service restart": nothing is wrong with the client."""
MAX_UNANSWERED = 64
"""Messages that may wait to be answered; then reading is paused."""
MAX_FRAME = 2 * MAX_MESSAGE
"""Bytes of a frame; the connection fails at the header of a longer one."""
MAX_FRAGMENTS = 64
"""Frames of one message; whoever sends more is disconnected."""
HEARTBEAT = 20.0
"""Seconds between pings; a client that was silent for as long, or has not taken what it was sent,
is disconnected."""
SLOW_BYTES = 64 * 2**10
"""Bytes that may wait for a slow client while it is read."""
MAX_UNSENT_BYTES = 2 * 2**20
"""Bytes that may wait for a slow client; beyond them it is disconnected."""
CLOSE_SECONDS = 3.0
"""Seconds that a client has to take its last message."""

_LOG = logging.getLogger("tablee.socket")
_DATA = (Opcode.TEXT, Opcode.CONT, Opcode.BINARY)
_STATUS = {
    "store_failed": HTTPStatus.SERVICE_UNAVAILABLE,
    "no_page": HTTPStatus.NOT_FOUND,
    "too_fast": HTTPStatus.TOO_MANY_REQUESTS,
}


class Outbox:
    """Connections with queued frames, all sent at the end of the loop's iteration."""

    def __init__(self) -> None:
        self._waiting: list[SocketConnection] = []

    def add(self, connection: "SocketConnection") -> None:
        """Send what this connection queues until then."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._send_all)
        self._waiting.append(connection)

    def _send_all(self) -> None:
        waiting, self._waiting = self._waiting, []
        for connection in waiting:
            connection.flush()


class SocketConnection:
    """The connection to one client, listed in `connections` until it is lost.

    It has the methods of `asyncio.Protocol`, a base class that mypyc cannot compile.
    """

    def __init__(self, dispatcher: Dispatcher, outbox: Outbox, connections: set[Any]) -> None:
        self._dispatcher = dispatcher
        self._outbox = outbox
        self._connections = connections
        self._protocol = ServerProtocol(max_size=MAX_FRAME, logger=_LOG)
        self._client: Client | None = None
        self._opening: asyncio.Task[None] | None = None
        self._heartbeat: asyncio.TimerHandle | None = None
        self._close_timer: asyncio.TimerHandle | None = None
        self._slow_timer: asyncio.TimerHandle | None = None
        self._frames = Bucket(dispatcher.frame_rate)
        self._control_frames = Bucket(CONTROL_FRAMES)
        self._is_alive = True
        self._is_queued = False
        """It is in the outbox."""
        self._fragments: list[bytes] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Register the connection."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.set_write_buffer_limits(high=SLOW_BYTES)
        self._input = PausableInput(self._transport, self._parse)
        self._connections.add(self)

    def data_received(self, data: bytes) -> None:
        """Parse bytes that were received, and act on what they say."""
        self._is_alive = True
        self._input.add(data)

    def _parse(self, piece: bytes) -> None:
        self._protocol.receive_data(piece)
        events = self._protocol.events_received()
        for event in events:
            if isinstance(event, Frame):
                self._receive_frame(event)
            elif isinstance(event, Request):
                self._input.pause(OPENING)
                self._opening = asyncio.create_task(self._open(event))
        self._throttle(len(events))
        self.flush()

    def _throttle(self, frames: int) -> None:
        """Count frames, whatever they are; after too many, read on when there is time for them."""
        delay = self._frames.spend(frames)
        if delay:
            self._input.pause(TOO_FAST)
            asyncio.get_running_loop().call_later(delay, self._input.resume, TOO_FAST)

    def eof_received(self) -> None:
        """Note the end of the input; asyncio then closes the connection."""
        self._protocol.receive_eof()

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the client; a request being answered is finished first."""
        self.eof_received()
        self._input.clear()
        self._connections.discard(self)
        for timer in (self._heartbeat, self._close_timer, self._slow_timer):
            if timer is not None:
                timer.cancel()
        if self._client is not None:
            self._dispatcher.release(self._client)

    def pause_writing(self) -> None:
        """Read nothing more from a client that does not read what it is sent."""
        self._input.pause(UNSENT)
        if self._slow_timer is None:
            self._slow_timer = asyncio.get_running_loop().call_later(HEARTBEAT, self._drop_slow)

    def resume_writing(self) -> None:
        """Read again, since the client does."""
        if self._slow_timer is not None:
            self._slow_timer.cancel()
            self._slow_timer = None
        self._input.resume(UNSENT)

    def _drop_slow(self) -> None:
        """Disconnect a client that does not read what it is sent."""
        if self._client is None:
            self._transport.abort()
        else:
            self._client.leave(Bye("too_slow", again=True))

    def shutdown(self) -> None:
        """Close the connection because the server stops."""
        self.close()
        if self._protocol.state is State.CONNECTING:
            self._transport.close()

    async def _open(self, request: Request) -> None:
        """Answer the handshake, and welcome the client if it is admitted."""
        response = self._protocol.accept(request)
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            response = await self._admit(request, response)
        if self._transport.is_closing():
            return
        self._protocol.send_response(response)
        self.flush()
        if self._client is not None:
            self._schedule_heartbeat()
            self._dispatcher.welcome(self._client)
        self._input.resume(OPENING)

    async def _admit(self, request: Request, response: Response) -> Response:
        """Admit the client; return the response, or a rejection."""
        try:
            if request.path.partition("?")[0] != PATH:
                raise GameError("no_page")
            peer = self._transport.get_extra_info("peername")
            client = await self._dispatcher.admit(_connection(request, peer), self)
        except GameError as error:
            return self._protocol.reject(_STATUS.get(error.code, HTTPStatus.FORBIDDEN), error.code)
        except Exception as error:
            log_unforeseen(error)
            return self._protocol.reject(HTTPStatus.INTERNAL_SERVER_ERROR, "unforeseen")
        if self._transport.is_closing():
            self._dispatcher.release(client)
        else:
            self._client = client
        return response

    def _receive_frame(self, frame: Frame) -> None:
        """Receive a message once its last fragment is there."""
        client = self._client
        if client is None or client.is_leaving:
            return
        is_data = frame.opcode in _DATA
        is_needless = not is_data or not frame.data
        if is_needless and not self._control_frames.take():
            self._drop_flood(client)
        elif is_data:
            self._receive_fragment(client, frame)

    def _drop_flood(self, client: Client) -> None:
        """Disconnect a client without reading what else it has sent."""
        self._input.pause(FLOODING)
        self._input.clear()
        client.leave(Bye("too_many_faults", again=False))

    def _receive_fragment(self, client: Client, frame: Frame) -> None:
        self._fragments.append(bytes(frame.data))
        if frame.fin:
            fragments, self._fragments = self._fragments, []
            self._dispatcher.receive(client, b"".join(fragments))
            if len(client.unanswered) >= MAX_UNANSWERED:
                self._input.pause(UNANSWERED)
        elif len(self._fragments) >= MAX_FRAGMENTS:
            self._drop_flood(client)

    def write(self, text: bytes) -> None:
        """Queue a text to be sent, unless the connection is closed."""
        if self._protocol.state is State.OPEN:
            self._protocol.send_text(text)
            if not self._is_queued:
                self._is_queued = True
                self._outbox.add(self)

    def resume_reading(self) -> None:
        """Read again if reading was paused, because too much came at once."""
        self._input.resume(UNANSWERED)

    def close(self) -> None:
        """Start the closing handshake."""
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(RESTART_CODE)
            self.flush()

    def flush(self) -> None:
        """Send all queued frames."""
        self._is_queued = False
        chunks = self._protocol.data_to_send()
        if self._transport.is_closing():  # uvloop raises if a lost connection is written to
            return
        if chunks:
            self._transport.write(b"".join(chunks))
            if self._transport.get_write_buffer_size() > MAX_UNSENT_BYTES:
                self._drop_slow()
        if self._protocol.state is not State.OPEN:
            self._close_transport(is_over=chunks[-1:] == [SEND_EOF])

    def _close_transport(self, *, is_over: bool) -> None:
        """Close the transport after the last frame, or when the client does not close it."""
        if is_over:
            self._transport.close()
        if self._protocol.close_expected() and self._close_timer is None:
            loop = asyncio.get_running_loop()
            self._close_timer = loop.call_later(CLOSE_SECONDS, self._transport.abort)

    def _schedule_heartbeat(self) -> None:
        loop = asyncio.get_running_loop()
        self._heartbeat = loop.call_later(HEARTBEAT, self._check_alive)

    def _check_alive(self) -> None:
        """Send a ping, or abort if nothing was received since the last one."""
        if not self._is_alive and not self._input.is_paused:
            self._transport.abort()
        elif self._protocol.state is State.OPEN:
            self._is_alive = False
            self._protocol.send_ping(b"")
            self.flush()
            self._schedule_heartbeat()


def _connection(request: Request, peer: Any) -> HTTPConnection:
    """Return what asks for a socket, as pages are asked for."""
    headers = [
        (name.lower().encode(), value.encode(errors="surrogateescape"))
        for name, value in request.headers.raw_items()
    ]
    client = peer[:2] if isinstance(peer, tuple) else None
    return HTTPConnection({"type": "websocket", "headers": headers, "client": client})
