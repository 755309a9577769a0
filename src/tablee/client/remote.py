"""A table on a server, over a socket that reconnects.

After a reconnection, requests without an answer are sent again with the same id.
"""

import asyncio
import random
import secrets
from contextlib import suppress
from http import HTTPStatus
from itertools import count
from typing import NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from tablee.client.guest import TIMEOUT, GuestTokens, TableAddress
from tablee.client.mirror import TableMirror
from tablee.client.transport import Transport
from tablee.core.errors import GameError
from tablee.core.zones import NOBODY
from tablee.records import commitment
from tablee.table.commands import Agree, AnyCommand, Look, Propose, Reveal, Sit
from tablee.table.messages import Snapshot
from tablee.table.moves import MoveOptions
from tablee.table.table import PLAYING, WAITING
from tablee.wire import (
    Bye,
    CommandRequest,
    DeviceSeats,
    HintRequest,
    HintResult,
    Message,
    NextSteps,
    Refused,
    Request,
    TableSnapshot,
    TableUpdate,
    Watch,
    Welcome,
)
from tablee.wire.responses import HintCandidate

MIN_DELAY, MAX_DELAY = 0.3, 15.0
"""Seconds before the next attempt to connect; they double each time."""
TRANSIENT_CODES = ("outcome_unknown", "store_failed", "store_busy", "too_fast")
"""Error codes after which a request is repeated."""
REJECTED = (HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN)
CONNECTION_ERRORS = (OSError, WebSocketException, TimeoutError)
_DECODER: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


class PendingRequest(NamedTuple):
    """A request without an answer yet."""

    request: Request
    answer: "asyncio.Future[Message]"


def error_from(refused: Refused) -> GameError:
    """Convert a refusal to the error that a local table would raise."""
    details: dict[str, object] = dict(refused.details)
    if refused.why is not None:
        details["why"] = error_from(refused.why)
    return GameError(refused.code, **details)


async def join_table(address: TableAddress, name: str) -> "RemoteTable":
    """Connect to a table, and take a seat if one is free; otherwise watch.

    Raises:
        GameError: `no_server`, `not_a_server`, `no_such_table`, `unknown_game`.
    """
    guests = GuestTokens()
    for fresh in (False, True):
        remote = RemoteTable(
            address, await asyncio.to_thread(guests.token, address.server, fresh=fresh)
        )
        try:
            await remote.connect_once()
            if remote.can_sit:
                await remote.ask(Sit(name, promise=remote.promise()))
            return remote
        except InvalidStatus as error:
            if fresh or error.response.status_code not in REJECTED:
                raise GameError("not_a_server", address=address.server) from error
        except CONNECTION_ERRORS as error:
            raise GameError("no_server", address=address.server, reason=str(error)) from error
        finally:
            await remote.close()
    raise AssertionError("the second attempt returns or raises")


class RemoteTable(Transport):
    """A table on a server."""

    def __init__(self, address: TableAddress, token: str) -> None:
        super().__init__()
        self.address = address
        self._headers = {"Authorization": f"Bearer {token}"}
        self._id_prefix = secrets.token_hex(6)
        self._numbers = count(1)
        self._pending: dict[str, PendingRequest] = {}
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None
        self._is_dismissed = False
        self._luck: dict[str, str] = {}
        """Luck by its promise, until it is revealed."""
        self._has_renewed = False
        """A promise that we cannot keep was made anew, once."""

    @property
    def can_sit(self) -> bool:
        """True if we have no seat and could take one."""
        room = self.mirror.snapshot.room
        is_open = room.status != PLAYING and any(seat.free for seat in room.seats)
        return self.mirror.you == NOBODY and is_open

    async def connect_once(self) -> None:
        """Connect for the first time, and wait for the snapshot.

        Raises:
            GameError: `no_such_table` and the like.
            OSError, WebSocketException, TimeoutError: the server does not answer.
        """
        socket = await self._connect()
        self._listening = asyncio.create_task(self._listen(socket))
        async with asyncio.timeout(TIMEOUT):
            await self._request(Watch(self._new_id(), self.address.table))

    async def open(self) -> None:
        """Connect, and reconnect whenever the connection breaks."""
        self._listening = asyncio.create_task(self._keep_connected())

    async def close(self) -> None:
        """Disconnect, keeping the seat."""
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError, *CONNECTION_ERRORS):
                await self._listening
        if self._socket is not None:
            with suppress(*CONNECTION_ERRORS):
                await self._socket.close()
            self._socket = None

    async def _connect(self) -> ClientConnection:
        self._socket = await connect(
            self.address.socket, additional_headers=self._headers, open_timeout=TIMEOUT
        )
        return self._socket

    async def _keep_connected(self) -> None:
        delay = MIN_DELAY
        while not self._is_dismissed:
            with suppress(*CONNECTION_ERRORS):
                socket = await self._connect()
                delay = MIN_DELAY
                await self._listen(socket)
            self._set_disconnected()
            await asyncio.sleep(delay * (0.5 + random.random()))
            delay = min(MAX_DELAY, 2 * delay)

    def _set_disconnected(self) -> None:
        self._socket = None
        if self.is_connected:
            self.is_connected = False
            self.on_update(None)

    async def _listen(self, socket: ClientConnection) -> None:
        async for text in socket:
            await self._handle(_DECODER.decode(text))
            if hasattr(self, "mirror"):
                await self._keep_promise()

    async def _handle(self, message: Message) -> None:
        match message:
            case Welcome():
                await self._resume()
            case TableSnapshot(sight=snapshot):
                self._load_snapshot(snapshot)
            case TableUpdate(change=update):
                if self.mirror.apply_update(update):
                    self.on_update(update)
                else:
                    await self._send(Watch(self._new_id(), self.address.table))
            case Bye(code=code, again=again):
                self._is_dismissed = not again
                self.error = None if again else GameError(code)
            case DeviceSeats():
                pass  # nobody shares a terminal
            case _:
                pending = self._pending.pop(message.id, None)
                if pending is not None and not pending.answer.done():
                    pending.answer.set_result(message)

    async def _resume(self) -> None:
        """Watch the table again, and repeat the pending requests."""
        if hasattr(self, "mirror"):
            await self._send(Watch(self._new_id(), self.address.table))
        for pending in list(self._pending.values()):
            await self._send(pending.request)

    def _load_snapshot(self, snapshot: Snapshot) -> None:
        if hasattr(self, "mirror"):
            self.mirror.load_snapshot(snapshot)
        else:
            try:
                self.mirror = TableMirror(snapshot)
            except GameError as error:  # the game is not installed
                for pending in self._pending.values():
                    pending.answer.set_exception(error)
                return
        self.is_connected = True
        self.on_update(None)

    def _new_id(self) -> str:
        return f"{self._id_prefix}-{next(self._numbers)}"

    async def _send(self, request: Request) -> None:
        if self._socket is not None:
            with suppress(*CONNECTION_ERRORS):
                await self._socket.send(msgspec.json.encode(request).decode())

    async def _request(self, request: Request) -> Message:
        """Send a request and wait for its answer; repeat it after transient errors."""
        while True:
            answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
            self._pending[request.id] = PendingRequest(request, answer)
            await self._send(request)
            response = await answer
            if not isinstance(response, Refused):
                return response
            if response.code not in TRANSIENT_CODES:
                raise error_from(response)
            await asyncio.sleep(MIN_DELAY)

    def promise(self) -> str:
        """Draw new luck, and return its digest; it is revealed when everybody has promised."""
        luck = secrets.token_hex(16)
        self._luck[commitment(luck)] = luck
        return commitment(luck)

    async def _keep_promise(self) -> None:
        """Reveal our luck if it is called for; promise anew what we could not reveal."""
        room, you = self.mirror.snapshot.room, self.mirror.you
        if you == NOBODY:
            return
        seat = room.seats[you]
        if room.called:
            luck = self._luck.pop(seat.promise, None)
            if luck is not None:
                await self._send(CommandRequest(self._new_id(), self.address.table, Reveal(luck)))
        elif room.status == WAITING and seat.promise not in self._luck and not self._has_renewed:
            self._has_renewed = True
            sit = Sit(seat.name, seat=you, promise=self.promise())
            await self._send(CommandRequest(self._new_id(), self.address.table, sit))

    async def ask(self, command: AnyCommand) -> None:
        """Run a command at the table; a rematch gets new luck."""
        if isinstance(command, Propose | Agree) and self.mirror.snapshot.room.status != PLAYING:
            command.promise = self.promise()
        await self._request(CommandRequest(self._new_id(), self.address.table, command))

    async def look(self, move: str) -> MoveOptions:
        """Return the possible continuations of a move, and what is asked next."""
        command = Look(move, self.mirror.version)
        response = await self._request(CommandRequest(self._new_id(), self.address.table, command))
        assert isinstance(response, NextSteps), "a server answers a look with steps"
        return MoveOptions(response.choices, response.against, response.prompt)

    async def hint(self) -> list[HintCandidate]:
        """Return a bot's evaluation of our moves, best first."""
        response = await self._request(
            HintRequest(self._new_id(), self.address.table, self.mirror.version)
        )
        return response.candidates if isinstance(response, HintResult) else []
