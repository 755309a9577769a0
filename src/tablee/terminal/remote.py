"""A table on a server.

The connection comes back by itself, and asks again what was not answered.
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

from tablee.core.errors import GameError
from tablee.core.zones import NOBODY
from tablee.table.commands import Asked, Look, Sit
from tablee.table.shapes import Choice, Sight
from tablee.table.table import PLAYING
from tablee.terminal.guest import PATIENCE, Address, Guests
from tablee.terminal.link import Link
from tablee.terminal.seen import Seen
from tablee.wire import (
    Ask,
    Bye,
    Changed,
    Hint,
    Hinted,
    Message,
    Refused,
    Request,
    Shared,
    Steps,
    Watch,
    Welcome,
)
from tablee.wire import Seen as Shown
from tablee.wire.telling import Candidate

SOONEST, LATEST = 0.3, 15.0
"""Seconds before the next try to connect: the first time, and at most."""
PASSING = ("store_failed", "store_busy", "too_fast")
"""What is refused now and may be granted in a moment."""
REJECTED = (HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN)
GONE = (OSError, WebSocketException, TimeoutError)
_READER: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


class Waiting(NamedTuple):
    """Something that we have said and that is not answered yet."""

    request: Request
    answer: "asyncio.Future[Message]"


def error_of(refused: Refused) -> GameError:
    """What a server has refused, as our own tables say it."""
    details: dict[str, object] = dict(refused.details)
    if refused.why is not None:
        details["why"] = error_of(refused.why)
    return GameError(refused.code, **details)


async def arrive(address: Address, name: str) -> "Remote":
    """Come to a table and take a seat if one is free; otherwise we watch.

    Raises:
        GameError: `no_server`, `not_a_server`, `no_such_table`, `unknown_game`.
    """
    guests = Guests()
    for fresh in (False, True):
        remote = Remote(address, await asyncio.to_thread(guests.token, address.server, fresh=fresh))
        try:
            await remote.meet()
            if remote.has_place:
                await remote.ask(Sit(name, luck=secrets.token_hex(8)))
            return remote
        except InvalidStatus as error:
            if fresh or error.response.status_code not in REJECTED:
                raise GameError("not_a_server", address=address.server) from error
        except GONE as error:
            raise GameError("no_server", address=address.server, reason=str(error)) from error
        finally:
            await remote.close()
    raise AssertionError("the second time something has happened")


class Remote(Link):
    """One socket after the other to the same table."""

    def __init__(self, address: Address, token: str) -> None:
        super().__init__()
        self.address = address
        self._headers = {"Authorization": f"Bearer {token}"}
        self._start = secrets.token_hex(6)
        self._numbers = count(1)
        self._waiting: dict[str, Waiting] = {}
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None
        self._is_sent_away = False

    @property
    def has_place(self) -> bool:
        """Whether we could sit down."""
        room = self.seen.sight.room
        is_open = room.status != PLAYING and any(seat.free for seat in room.seats)
        return self.seen.you == NOBODY and is_open

    async def meet(self) -> None:
        """Connect for the first time, and see the table.

        Raises:
            GameError: `no_such_table` and the like.
            OSError, WebSocketException, TimeoutError: nobody is there.
        """
        socket = await self._connect()
        self._listening = asyncio.create_task(self._listen(socket))
        async with asyncio.timeout(PATIENCE):
            await self._request(Watch(self._id(), self.address.table))

    async def open(self) -> None:
        """Come back, and again whenever the connection breaks."""
        self._listening = asyncio.create_task(self._stay())

    async def close(self) -> None:
        """Go away, without getting up."""
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError, *GONE):
                await self._listening
        if self._socket is not None:
            with suppress(*GONE):
                await self._socket.close()
            self._socket = None

    async def _connect(self) -> ClientConnection:
        self._socket = await connect(
            self.address.socket, additional_headers=self._headers, open_timeout=PATIENCE
        )
        return self._socket

    async def _stay(self) -> None:
        delay = SOONEST
        while not self._is_sent_away:
            with suppress(*GONE):
                socket = await self._connect()
                delay = SOONEST
                await self._listen(socket)
            self._lose()
            await asyncio.sleep(delay * (0.5 + random.random()))
            delay = min(LATEST, 2 * delay)

    def _lose(self) -> None:
        self._socket = None
        if self.is_up:
            self.is_up = False
            self.on_news(None)

    async def _listen(self, socket: ClientConnection) -> None:
        async for text in socket:
            await self._hear(_READER.decode(text))

    async def _hear(self, message: Message) -> None:
        match message:
            case Welcome():
                await self._greet()
            case Shown(sight=sight):
                self._show(sight)
            case Changed(change=change):
                if self.seen.fold(change):
                    self.on_news(change)
                else:
                    await self._send(Watch(self._id(), self.address.table))
            case Bye(code=code, again=again):
                self._is_sent_away = not again
                self.trouble = None if again else GameError(code)
            case Shared():
                pass  # a terminal is one person's
            case _:
                waiting = self._waiting.pop(message.id, None)
                if waiting is not None and not waiting.answer.done():
                    waiting.answer.set_result(message)

    async def _greet(self) -> None:
        """Look at the table again, and repeat what may not have arrived."""
        if hasattr(self, "seen"):
            await self._send(Watch(self._id(), self.address.table))
        for waiting in list(self._waiting.values()):
            await self._send(waiting.request)

    def _show(self, sight: Sight) -> None:
        if hasattr(self, "seen"):
            self.seen.show(sight)
        else:
            try:
                self.seen = Seen(sight)
            except GameError as error:  # a game that we do not have
                for waiting in self._waiting.values():
                    waiting.answer.set_exception(error)
                return
        self.is_up = True
        self.on_news(None)

    def _id(self) -> str:
        return f"{self._start}-{next(self._numbers)}"

    async def _send(self, request: Request) -> None:
        if self._socket is not None:
            with suppress(*GONE):
                await self._socket.send(msgspec.json.encode(request).decode())

    async def _request(self, request: Request) -> Message:
        """Say something until it is answered."""
        while True:
            answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
            self._waiting[request.id] = Waiting(request, answer)
            await self._send(request)
            found = await answer
            if not isinstance(found, Refused):
                return found
            if found.code not in PASSING:
                raise error_of(found)
            await asyncio.sleep(SOONEST)

    async def ask(self, command: Asked) -> None:
        """Ask something of the table."""
        await self._request(Ask(self._id(), self.address.table, command))

    async def look(self, move: str) -> list[Choice]:
        """How a move can go on."""
        command = Look(move, self.seen.version)
        found = await self._request(Ask(self._id(), self.address.table, command))
        return found.choices if isinstance(found, Steps) else []

    async def hint(self) -> list[Candidate]:
        """What a bot thinks of our moves."""
        found = await self._request(Hint(self._id(), self.address.table, self.seen.version))
        return found.candidates if isinstance(found, Hinted) else []
