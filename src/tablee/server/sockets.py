"""One socket for each client: messages in, messages out."""

import asyncio
from contextlib import suppress
from time import time

from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee import __version__
from tablee.core.errors import GameError
from tablee.server.client import LONGEST_GOODBYE, Client
from tablee.server.guests import Guests, is_same_origin
from tablee.server.hall import Hall
from tablee.server.limits import Limits
from tablee.server.metrics import DONE, REFUSED, SOCKETS, unforeseen
from tablee.table.commands import Look
from tablee.wire import (
    Ask,
    Bye,
    Done,
    Hint,
    Hinted,
    Hold,
    Message,
    Ping,
    Pong,
    Request,
    Steps,
    Unwatch,
    Watch,
    Welcome,
    read,
    refusal,
)

POLICY = 1008
"""The code of a socket that is closed because of what came through it."""
AGAIN = 1012
"""The code of a socket that is closed though nothing is wrong with the client."""
MOST_SOCKETS = 20
"""So many sockets can a person have."""
LONGEST = 4096
"""The length in bytes above which a message is not even read."""


class Sockets:
    """Meets clients at the door, and does what they say."""

    def __init__(self, hall: Hall, guests: Guests) -> None:
        self._hall = hall
        self._guests = guests
        self._hints: set[asyncio.Task[None]] = set()

    async def serve(self, socket: WebSocket) -> None:
        """Serve a client until it goes."""
        if not is_same_origin(socket, self._hall.settings.origin):
            await socket.close(POLICY, "bad_origin")
            return
        person = self._guests.known(socket)
        if person is None:
            await socket.close(POLICY, "no_guest")
            return
        if sum(client.person == person for client in self._hall.clients) >= MOST_SOCKETS:
            await socket.close(POLICY, "too_many_sockets")
            return
        client = Client(person, Limits(self._hall.settings.moves_per_second))
        self._hall.clients.add(client)
        try:
            await self._welcome(socket, client)
        finally:
            self._hall.leave(client)

    async def _welcome(self, socket: WebSocket, client: Client) -> None:
        try:
            name = await self._guests.name_of(client.person)
        except GameError:
            await socket.close(AGAIN, "store_failed")
            return
        await socket.accept()
        client.tell(Welcome(name, f"tablee {__version__}", time()))
        with SOCKETS.track_inprogress():
            await self._talk(socket, client)

    async def _talk(self, socket: WebSocket, client: Client) -> None:
        """Hear and speak at the same time, until one of both ends."""
        hearing = asyncio.create_task(self._hear(socket, client))
        speaking = asyncio.create_task(client.deliver(socket))
        try:
            await asyncio.wait([hearing, speaking], return_when=asyncio.FIRST_COMPLETED)
        finally:
            async with client.answering:  # what was begun is done, and the others are told
                hearing.cancel()
            if not client.leaving:
                speaking.cancel()
            await asyncio.gather(hearing, speaking, return_exceptions=True)
            with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
                async with asyncio.timeout(LONGEST_GOODBYE):
                    await socket.close(AGAIN)

    async def _hear(self, socket: WebSocket, client: Client) -> None:
        while not client.leaving:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            async with client.answering:
                await self.answer(client, text if text is not None else message.get("bytes") or b"")

    async def answer(self, client: Client, text: str | bytes) -> None:
        """Do what one message says, and say what came of it."""
        request: Request | None = None
        try:
            if len(text) > LONGEST:
                raise GameError("message_too_long", most=LONGEST)
            request = read(text)
            client.limits.allow(request)
            answer = await self._do(client, request)
        except GameError as error:
            REFUSED.labels(error.code).inc()
            answer = refusal(request.id if request else "", error)
            if error.code in _FAULTS and client.limits.fault():
                client.leave(Bye("too_many_faults", again=False))
        except Exception as error:
            unforeseen(error)
            answer = refusal(request.id if request else "", GameError("unforeseen"))
        else:
            client.limits.fine()
        if answer is not None:
            client.tell(answer)

    async def _do(self, client: Client, request: Request) -> Message | None:
        match request:
            case Ask(id=id, table=table, command=Look() as command, seat=seat):
                return Steps(id, *await self._hall.look(client, table, command, seat))
            case Ping(id=id):
                return Pong(id, time())
            case Hint():
                task = asyncio.create_task(self._hint(client, request))
                self._hints.add(task)
                task.add_done_callback(self._hints.discard)
                return None
            case _:
                return Done(request.id, await self._done(client, request))

    async def _done(self, client: Client, request: Ask | Hold | Watch | Unwatch) -> int:
        """Do something; return the version of the table after it."""
        match request:
            case Ask(command=command):
                version = await self._hall.ask(client, request)
                DONE.labels(type(command).__name__).inc()
            case Hold(table=table, seat=seat):
                version = await self._hall.hold(client, table, seat)
            case Watch(table=table, version=version):
                version = await self._hall.watch(client, table, version)
            case Unwatch(table=table):
                self._hall.unwatch(client, table)
                version = 0
        return version

    async def _hint(self, client: Client, request: Hint) -> None:
        """Thinking takes its time: the client can go on meanwhile."""
        try:
            candidates = await self._hall.hint(client, request.table, request.version)
            client.tell(Hinted(request.id, candidates))
        except GameError as error:
            REFUSED.labels(error.code).inc()
            client.tell(refusal(request.id, error))
        except Exception as error:
            unforeseen(error)
            client.tell(refusal(request.id, GameError("unforeseen")))


_FAULTS = frozenset(["bad_message", "message_too_long", "too_fast"])
