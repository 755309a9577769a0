"""One socket for each client: messages in, messages out."""

import asyncio
from time import time

from starlette.requests import HTTPConnection

from tablee import __version__
from tablee.core.errors import GameError
from tablee.server.client import Client, Line
from tablee.server.guests import Guests, is_same_origin
from tablee.server.hall import Hall
from tablee.server.limits import Limits
from tablee.server.metrics import DONE, REFUSED, unforeseen
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

    async def meet(self, connection: HTTPConnection, line: Line) -> Client:
        """Let somebody in.

        Raises:
            GameError: `bad_origin`, `no_guest`, `too_many_sockets`, `store_failed`.
        """
        if not is_same_origin(connection, self._hall.settings.origin):
            raise GameError("bad_origin")
        person = self._guests.known(connection)
        if person is None:
            raise GameError("no_guest")
        if sum(client.person == person for client in self._hall.clients) >= MOST_SOCKETS:
            raise GameError("too_many_sockets")
        client = Client(person, Limits(self._hall.settings.moves_per_second), line)
        self._hall.enter(client)
        try:
            client.name = await self._guests.name_of(person)
        except GameError:
            self._hall.leave(client)
            raise
        return client

    def welcome(self, client: Client) -> None:
        """Greet somebody who is in."""
        client.tell(Welcome(client.name, f"tablee {__version__}", time()))

    def part(self, client: Client) -> None:
        """Let somebody go whose line is dead; what is being done for them is done first."""
        client.leaving = True
        client.unanswered.clear()
        if client.answering is None:
            self._hall.leave(client)
        else:
            client.answering.add_done_callback(lambda _: self._hall.leave(client))

    def hear(self, client: Client, text: bytes) -> None:
        """Answer a message, after those that came before it."""
        client.unanswered.append(text)
        if client.answering is None:
            answering = self._answer_all(client)
            client.answering = asyncio.get_running_loop().create_task(answering)

    async def _answer_all(self, client: Client) -> None:
        try:
            while client.unanswered and not client.leaving:
                await self.answer(client, client.unanswered.popleft())
        finally:
            client.answering = None
        client.line.go_on()

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
        except Exception as fault:
            unforeseen(fault)
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
            case Ask(id=id, command=command):
                version = await self._hall.ask(client, request)
                DONE.count(type(command).__name__)
                return Done(id, version)
            case _:
                return Done(request.id, await self._come_or_go(client, request))

    async def _come_or_go(self, client: Client, request: Hold | Watch | Unwatch) -> int:
        """Let a client see a table, or no more; return its version."""
        match request:
            case Hold(table=table, seat=seat):
                return await self._hall.hold(client, table, seat)
            case Watch(table=table, version=version):
                return await self._hall.watch(client, table, version)
            case Unwatch(table=table):
                self._hall.unwatch(client, table)
                return 0

    async def _hint(self, client: Client, request: Hint) -> None:
        """Thinking takes its time: the client can go on meanwhile."""
        try:
            candidates = await self._hall.hint(client, request.table, request.version)
            client.tell(Hinted(request.id, candidates))
        except GameError as error:
            REFUSED.labels(error.code).inc()
            client.tell(refusal(request.id, error))
        except Exception as fault:
            unforeseen(fault)
            client.tell(refusal(request.id, GameError("unforeseen")))


_FAULTS = frozenset(["bad_message", "message_too_long", "too_fast"])
