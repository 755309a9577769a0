"""A socket: what comes in as bytes is heard, and what is said goes out as bytes.

uvicorn hands over the connections that want to be sockets. Its own class carries messages through
ASGI, with a queue, two tasks and two calls of the system for each of them; here nothing stands
between the bytes and the hall. How sockets are opened and closed, and what can go wrong in between,
is known by `websockets`; plain texts go past it, for it takes as long over them as all else does.
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
from tablee.server.frames import framed, is_whole_text, span, unmasked
from tablee.server.metrics import unforeseen
from tablee.server.sockets import LONGEST, Sockets

PATH = "/socket"
AGAIN = 1012
"""The code of a socket that is closed though nothing is wrong with the client."""
MOST_HEARD = 64
"""So many messages may wait to be answered; more are not even fetched."""
LONGEST_FRAME = 2 * LONGEST
"""The length in bytes above which a frame is not even waited for."""
PULSE = 20.0
"""Every so many seconds a client must give a sign of life."""
LONGEST_GOODBYE = 3.0
"""So many seconds does a client have to take its last message."""

_LOG = logging.getLogger("tablee.socket")
_STATUS = {"store_failed": HTTPStatus.SERVICE_UNAVAILABLE, "no_page": HTTPStatus.NOT_FOUND}


class Line:
    """A connection to a client; it is among the others as long as it lasts.

    To asyncio it is a protocol; the base class of protocols does nothing, and cannot be compiled.
    """

    def __init__(self, sockets: Sockets, connections: set[Any]) -> None:
        self._sockets = sockets
        self._connections = connections
        self._protocol = ServerProtocol(max_size=LONGEST_FRAME, logger=_LOG)
        self._client: Client | None = None
        self._opening: asyncio.Task[None] | None = None
        self._pulse: asyncio.TimerHandle | None = None
        self._end: asyncio.TimerHandle | None = None
        self._flushing: asyncio.Handle | None = None
        self._unsent = 0
        self._is_alive = True
        self._is_paused = False
        self._is_open = False
        """Whether texts can be sent."""
        self._parts: list[bytes] = []
        self._said: list[bytes] = []
        self._is_cut = False
        """Whether frames are cut here; else all bytes go to `websockets` as they come."""
        self._came_early = False
        self._rest = b""
        """The beginning of a frame whose end has not yet come."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        self._transport = cast("asyncio.Transport", transport)
        self._connections.add(self)

    def data_received(self, data: bytes) -> None:
        """Take bytes in."""
        self._is_alive = True
        if self._is_cut:
            self._cut(self._rest + data)
        else:
            self._came_early = self._opening is not None
            self._hand_over(data)

    def _cut(self, data: bytes) -> None:
        """Take in whole texts; hand everything else over, frame by frame."""
        at = 0
        while self._is_cut:
            begin, end = span(data, at)
            self._is_cut = end - begin <= LONGEST_FRAME
            if end == 0 or (self._is_cut and end > len(data)):
                break
            if self._is_cut and is_whole_text(data, at) and not self._parts:
                self._hear(unmasked(data, begin, end))
            else:
                self._hand_over(data[at:end])
                self._is_cut = self._is_cut and self._protocol.state is State.OPEN
            at = end
        self._rest = data[at:] if self._is_cut else b""
        if not self._is_cut and at < len(data):
            self._hand_over(data[at:])

    def _hand_over(self, data: bytes) -> None:
        """Let `websockets` say what bytes mean."""
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Request):
                self._opening = asyncio.create_task(self._open(event))
            elif isinstance(event, Frame):
                self._take(event)
        self._flush()

    def eof_received(self) -> None:
        """Note that nothing more comes in; asyncio closes such a connection."""
        self._protocol.receive_eof()
        self._is_open = False

    def connection_lost(self, exc: Exception | None) -> None:
        """End; what was begun for the client is done."""
        self.eof_received()
        self._connections.discard(self)
        for timer in (self._pulse, self._end, self._flushing):
            if timer is not None:
                timer.cancel()
        if self._client is not None:
            self._sockets.part(self._client)

    def pause_writing(self) -> None:
        """Go on: who writes looks at `waiting` before."""

    def resume_writing(self) -> None:
        """Go on, as before."""

    def shutdown(self) -> None:
        """Close, because the server stops."""
        self.close()
        if self._protocol.state is State.CONNECTING:
            self._transport.close()

    async def _open(self, request: Request) -> None:
        """Let a client in, or say why not."""
        response = self._protocol.accept(request)
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            response = await self._admit(request, response)
        if self._transport.is_closing():
            return
        self._protocol.send_response(response)
        self._flush()
        if self._client is not None:
            self._is_cut = not self._came_early
            self._feel_pulse()
            self._sockets.welcome(self._client)

    async def _admit(self, request: Request, response: Response) -> Response:
        """What to answer to a request that is well made."""
        try:
            if request.path.partition("?")[0] != PATH:
                raise GameError("no_page")
            client = await self._sockets.meet(_connection(request), self)
        except GameError as error:
            return self._protocol.reject(_STATUS.get(error.code, HTTPStatus.FORBIDDEN), error.code)
        except Exception as error:
            unforeseen(error)
            return self._protocol.reject(HTTPStatus.INTERNAL_SERVER_ERROR, "unforeseen")
        if self._transport.is_closing():
            self._sockets.part(client)
        else:
            self._client = client
        return response

    def _take(self, frame: Frame) -> None:
        """Take in a message, or a part of one."""
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT) or self._client is None:
            return
        self._parts.append(bytes(frame.data))
        if frame.fin:
            text, self._parts = b"".join(self._parts), []
            self._hear(text)

    def _hear(self, text: bytes) -> None:
        assert self._client is not None, "nobody is heard who is not in"
        self._sockets.hear(self._client, text)
        if len(self._client.unanswered) >= MOST_HEARD:
            self._is_paused = True
            self._transport.pause_reading()

    def write(self, text: bytes) -> None:
        """Send a text, unless nobody is there any more."""
        if self._is_open:
            self._said.append(framed(text))
            self._unsent += len(text)
            if self._flushing is None:  # what is said at the same time is sent together
                self._flushing = asyncio.get_running_loop().call_soon(self._send)

    def waiting(self) -> int:
        """How many bytes the client has not yet taken."""
        return self._unsent + self._transport.get_write_buffer_size()

    def go_on(self) -> None:
        """Listen again, if too much came at once."""
        if self._is_paused and not self._transport.is_closing():
            self._is_paused = False
            self._transport.resume_reading()

    def close(self) -> None:
        """Say that this is the end."""
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(AGAIN)
            self._flush()

    def _send(self) -> None:
        """Send what was said."""
        self._flushing = None
        self._unsent = 0
        said, self._said = self._said, []
        if said:
            self._transport.write(b"".join(said))

    def _flush(self) -> None:
        """Send what was said, and after it what `websockets` has to say."""
        self._send()
        self._is_open = self._protocol.state is State.OPEN
        parts = self._protocol.data_to_send()
        if parts:
            self._transport.write(b"".join(parts))
            if parts[-1] == SEND_EOF:
                self._transport.close()
        if self._protocol.close_expected() and self._end is None:
            loop = asyncio.get_running_loop()
            self._end = loop.call_later(LONGEST_GOODBYE, self._transport.abort)

    def _feel_pulse(self) -> None:
        self._pulse = asyncio.get_running_loop().call_later(PULSE, self._beat)

    def _beat(self) -> None:
        """Ask for a sign of life; without one since the last time this is the end."""
        if not self._is_alive:
            self._transport.abort()
        elif self._protocol.state is State.OPEN:
            self._is_alive = False
            self._protocol.send_ping(b"")
            self._flush()
            self._feel_pulse()


def _connection(request: Request) -> HTTPConnection:
    headers = [
        (name.lower().encode(), value.encode(errors="surrogateescape"))
        for name, value in request.headers.raw_items()
    ]
    return HTTPConnection({"type": "websocket", "headers": headers})
