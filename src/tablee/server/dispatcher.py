"""The dispatcher: admits clients, and answers each of their messages in order."""

import asyncio

from starlette.requests import HTTPConnection

from tablee import __version__
from tablee.core.errors import GameError
from tablee.server.client import Channel, Client
from tablee.server.guests import Guests
from tablee.server.limits import AddressLimits, Limits, connecting_rate, frame_rate
from tablee.server.metrics import DONE, REFUSED, log_unforeseen
from tablee.server.tables import Tables
from tablee.table.commands import Look
from tablee.wire import (
    Bye,
    CommandRequest,
    Done,
    HintRequest,
    HintResult,
    HoldDevice,
    Message,
    NextSteps,
    Ping,
    Pong,
    Request,
    Unwatch,
    Watch,
    Welcome,
    parse_request,
    refusal_of,
)

MAX_SOCKETS = 20
"""Connections that one person may have."""
MAX_MESSAGE = 4096
"""Bytes of a message; longer ones are refused without being parsed."""


class Dispatcher:
    """Routes the requests of clients to the tables."""

    def __init__(self, tables: Tables, guests: Guests) -> None:
        self._tables = tables
        self._guests = guests
        self.frame_rate = frame_rate(tables.settings.moves_per_second)
        """How many frames one client may send."""
        self._connecting = AddressLimits()
        self._connecting_rate = connecting_rate(tables.settings.sockets_per_address)
        self._hints: set[asyncio.Task[None]] = set()

    async def admit(self, connection: HTTPConnection, channel: Channel) -> Client:
        """Authenticate a connection; return its client.

        Raises:
            GameError: `bad_origin`, `no_guest`, `too_fast`, `too_many_sockets`, `store_failed`.
        """
        settings, address = self._tables.settings, self._tables.proxies.client_of(connection)
        if not self._tables.origins.allow(connection):
            raise GameError("bad_origin")
        person = self._guests.identify(connection)
        if person is None:
            raise GameError("no_guest")
        self._connecting.allow(address, "socket", self._connecting_rate)
        clients = self._tables.clients
        of_address = sum(client.address == address for client in clients)
        of_person = sum(client.person == person for client in clients)
        if of_person >= MAX_SOCKETS or of_address >= settings.sockets_per_address:
            raise GameError("too_many_sockets")
        client = Client(person, Limits(settings.moves_per_second), channel, address)
        self._tables.enter(client)
        try:
            client.name = await self._guests.name_of(person)
        except GameError:
            self._tables.leave(client)
            raise
        return client

    def welcome(self, client: Client) -> None:
        """Send a new client its first message."""
        client.tell(Welcome(client.name, f"tablee {__version__}", self._tables.clock()))

    def release(self, client: Client) -> None:
        """Remove a disconnected client, after the request that is being answered."""
        client.is_leaving = True
        client.unanswered.clear()
        for hint in client.hints:
            hint.cancel()
        if client.answering is None:
            self._tables.leave(client)
        else:
            client.answering.add_done_callback(lambda _: self._tables.leave(client))

    def receive(self, client: Client, text: bytes) -> None:
        """Queue a message to be answered after those before it."""
        client.unanswered.append(text)
        if client.answering is None:
            answering = self._answer_all(client)
            client.answering = asyncio.get_running_loop().create_task(answering)

    async def _answer_all(self, client: Client) -> None:
        try:
            while client.unanswered and not client.is_leaving:
                await self.answer(client, client.unanswered.popleft())
        finally:
            client.answering = None
        client.channel.resume_reading()

    async def answer(self, client: Client, text: str | bytes) -> None:
        """Carry out one message, and send its result or refusal."""
        request: Request | None = None
        try:
            if len(text) > MAX_MESSAGE:
                raise GameError("message_too_long", most=MAX_MESSAGE)
            request = parse_request(text)
            client.limits.allow(request)
            answer = await self._do(client, request)
        except GameError as error:
            REFUSED.labels(error.code).inc()
            answer = refusal_of(request.id if request else "", error)
            if error.code in _FAULTS and client.limits.count_fault():
                client.leave(Bye("too_many_faults", again=False))
        except Exception as fault:
            log_unforeseen(fault)
            answer = refusal_of(request.id if request else "", GameError("unforeseen"))
        else:
            client.limits.reset_faults()
        if answer is not None:
            client.tell(answer)

    async def _do(self, client: Client, request: Request) -> Message | None:
        match request:
            case CommandRequest(id=id, table=table, command=command, seat=seat):
                if isinstance(command, Look):
                    return NextSteps(id, *await self._tables.look(client, table, command, seat))
                version = await self._tables.command(client, request)
                DONE[type(command)].inc()
                return Done(id, version)
            case Ping(id=id):
                return Pong(id, self._tables.clock())
            case HintRequest():
                task = asyncio.create_task(self._hint(client, request))
                for hints in (self._hints, client.hints):
                    hints.add(task)
                    task.add_done_callback(hints.discard)
                return None
            case _:
                return Done(request.id, await self._change_view(client, request))

    async def _change_view(self, client: Client, request: HoldDevice | Watch | Unwatch) -> int:
        """Change which table or seat a client sees; return the table's version."""
        match request:
            case HoldDevice(table=table, seat=seat):
                return await self._tables.hold(client, table, seat)
            case Watch(table=table, version=version):
                return await self._tables.watch(client, table, version)
            case Unwatch(table=table):
                self._tables.unwatch(client, table)
                return 0

    async def wait_for_hints(self) -> None:
        """Wait until all hints that were asked for are sent."""
        await asyncio.gather(*self._hints, return_exceptions=True)

    async def _hint(self, client: Client, request: HintRequest) -> None:
        """Send a hint; other requests are answered during the search."""
        try:
            with self._tables.in_flight.claim(client.person, client.address):
                candidates = await self._tables.hint(client, request.table, request.version)
            client.tell(HintResult(request.id, candidates))
        except GameError as error:
            REFUSED.labels(error.code).inc()
            client.tell(refusal_of(request.id, error))
        except Exception as fault:
            log_unforeseen(fault)
            client.tell(refusal_of(request.id, GameError("unforeseen")))


_FAULTS = frozenset(["bad_message", "message_too_long", "too_fast"])
