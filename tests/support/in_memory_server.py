"""Servers for the tests, without a network: in memory and idle, or whole with a database."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from http import HTTPStatus
from itertools import count
from pathlib import Path
from time import monotonic, time
from typing import Any, ParamSpec, TypeVar

import httpx
from librt.vecs import vec
from mypy_extensions import i64
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import Event, State
from websockets.uri import parse_uri

from tablee.core.notation import format_move
from tablee.games.parade import Parade
from tablee.server.app import build_app
from tablee.server.client import Client
from tablee.server.connection import Outbox, SocketConnection
from tablee.server.dispatcher import Dispatcher
from tablee.server.entropy import SystemEntropy
from tablee.server.guests import Guests
from tablee.server.limits import Limits
from tablee.server.metrics import PrometheusMonitor
from tablee.server.settings import Settings
from tablee.server.tables import Rounds, Tables
from tablee.session.automation import Automation, Timings
from tablee.session.session import Session
from tablee.store import Conflict, LogBatch, Notice, Store, TableSummary
from tablee.table.commands import AnyCommand, Opening
from tablee.table.game import RunningGame
from tablee.table.table import Table
from tablee.workers import WorkerPool

P = ParamSpec("P")
R = TypeVar("R")
Said = dict[str, Any]
"""A message, as a program reads it."""


class ScriptedGame(Parade):
    """A game that answers what it is asked as a test wishes, or fails."""

    def __init__(self, turn: int, answers: Callable[[], str]) -> None:
        super().__init__(2)
        self.turn = turn
        self._answers = answers

    def legal(self) -> vec[i64]:
        self._answers()
        return super().legal()

    def phase(self) -> str:
        return self._answers()

    def put_on(self, table: Table) -> None:
        """Be the game on a table."""
        assert table.game is not None
        table.game.state = self
        table.game._asked = None


class MemoryStore(Store):
    """Keeps everything as long as the test runs."""

    def __init__(self) -> None:
        self.logs: dict[str, list[bytes]] = {}
        self.records_: dict[tuple[str, int], str] = {}
        self.summaries_: dict[str, TableSummary] = {}
        self.names: dict[str, str] = {}
        self.pictures: dict[str, int] = {}

    async def append(self, batch: LogBatch) -> None:
        log = self.logs.setdefault(batch.table, [])
        if batch.bodies and batch.first != len(log) + 1:
            raise Conflict(table=batch.table, number=batch.first)
        log += batch.bodies
        if batch.summary:
            self.summaries_[batch.table] = batch.summary
        if batch.record:
            self.records_[batch.table, batch.record.game_number] = batch.record.text

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return self.logs.get(table, [])[after:]

    async def summaries(self, person: str) -> list[TableSummary]:
        return [summary for summary in self.summaries_.values() if person in summary.people]

    async def record(self, table: str, game_number: int) -> str | None:
        return self.records_.get((table, game_number))

    async def rename(self, person: str, name: str, picture: int | None = None) -> None:
        self.names[person] = name
        if picture is not None:
            self.pictures[person] = picture

    async def picture_of(self, person: str) -> int | None:
        return self.pictures.get(person)

    async def name_of(self, person: str) -> str | None:
        return self.names.get(person)

    async def announce(self, texts: Mapping[str, str]) -> None:
        pass

    async def health(self) -> None:
        pass

    async def mark_alive(self, now: float) -> float | None:
        return None

    def notices(self) -> AsyncIterator[Notice]:
        return _silence()

    async def close(self) -> None:
        pass


async def _silence() -> AsyncIterator[Notice]:
    nobody: tuple[Notice, ...] = ()
    for notice in nobody:
        yield notice


class NoLimits(Limits):
    """Lets everything pass."""

    def allow(self, request: object) -> None:
        pass

    def count_fault(self) -> bool:
        return False


class RecordingChannel:
    """A channel that keeps every text, and never closes."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def write(self, text: bytes) -> None:
        self.texts.append(text.decode())

    def resume_reading(self) -> None:
        pass

    def close(self) -> None:
        pass


class RecordingClient(Client):
    """A client that keeps every text that it is sent."""

    def __init__(self, person: str, limits: Limits | None = None) -> None:
        self.tape = RecordingChannel()
        super().__init__(person, limits or NoLimits(1000), self.tape)

    @property
    def texts(self) -> list[str]:
        """Return the texts sent since they were last taken."""
        return self.tape.texts

    def heard(self) -> list[Said]:
        """Take the messages sent since the last call."""
        texts, self.tape.texts = self.tape.texts, []
        return [json.loads(text) for text in texts]


class ClockEntropy(SystemEntropy):
    """Entropy that is the same in every server at the same time; deals can be replaced."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._ids = count(1)
        self.deal: Callable[[RunningGame], list[str]] | None = None

    def first_seed(self) -> str:
        return f"{int(self._clock()):064x}"

    def number(self) -> int:
        return 31

    def table_id(self) -> str:
        return f"table-{next(self._ids)}"

    def shuffle(self, game: RunningGame) -> list[str]:
        return self.deal(game) if self.deal else game.shuffled()


class InlineWorkers(WorkerPool):
    """Workers that think at once, in this process."""

    async def run(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        return function(*args, **kwargs)


class NoAutomation(Automation):
    """Automation that does nothing by itself."""

    def schedule(self, session: Session) -> None:
        pass


class IdleServer:
    """A server in which nothing happens by itself, and time stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.store = MemoryStore()
        self.entropy = ClockEntropy(self._time)
        automation = NoAutomation(InlineWorkers(1), self._time, pace=0.0)
        settings = Settings(workers=1)
        self.tables = Tables(self.store, settings, automation=automation, entropy=self.entropy)
        self.dispatcher = Dispatcher(self.tables, Guests(b"key", self.store))
        self.id = ""

    def _time(self) -> float:
        return self.now

    async def open(self, host: str, opening: Opening, wishes: list[AnyCommand]) -> None:
        """Open the table that the tests are about."""
        self.id = await self.tables.open(host, opening, wishes)

    @property
    def table(self) -> Table:
        """The table, which somebody has come to."""
        found = self.tables.session(self.id).table
        assert found is not None
        return found

    async def close(self) -> None:
        await self.tables.close()


_NUMBERS = count(1)


class MemorySocket(asyncio.Transport):
    """A socket of the server, without a network: what one side writes the other one has."""

    def __init__(
        self,
        dispatcher: Dispatcher,
        path: str = "/socket",
        outbox: Outbox | None = None,
        /,
        **headers: str,
    ) -> None:
        super().__init__()
        self._protocol = ClientProtocol(parse_uri(f"ws://house{path}"))
        self._heard: asyncio.Queue[Event] = asyncio.Queue()
        self._held: list[bytes] = []
        self._unsent: list[str | bytes] = []
        self.blocked = False
        self.is_gone = asyncio.Event()
        self.connections: set[Any] = set()
        self.line = SocketConnection(dispatcher, outbox or Outbox(), self.connections)
        self.line.connection_made(self)
        request = self._protocol.connect()
        for name, value in headers.items():
            request.headers[name.replace("_", "-")] = value
        self._protocol.send_request(request)
        self._flush()

    def write(self, data: Any) -> None:
        if self.is_closing():  # as uvloop does
            raise RuntimeError("unable to perform operation; the handler is closed")
        if self.blocked:
            self._held.append(data)
            if self.get_write_buffer_size() > self._high_water_mark:
                self.line.pause_writing()
            return
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            self._heard.put_nowait(event)
            unsent, self._unsent = self._unsent, []
            for text in unsent:
                self.send(text)
        asyncio.get_running_loop().call_soon(self._flush)

    def unblock(self) -> None:
        """Take everything that was held."""
        held, self._held, self.blocked = self._held, [], False
        for data in held:
            self.write(data)
        self.line.resume_writing()

    def _flush(self) -> None:
        if data := b"".join(self._protocol.data_to_send()):
            self.receive(data)

    def receive(self, data: bytes) -> None:
        """Let bytes arrive at the server."""
        if not self.is_closing():
            self.line.data_received(data)

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self._high_water_mark = high or 0

    def get_write_buffer_size(self) -> int:
        return sum(map(len, self._held))

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False

    is_paused = False

    def is_closing(self) -> bool:
        return self.is_gone.is_set()

    def close(self) -> None:
        if not self.blocked:
            self.abort()

    def abort(self) -> None:
        if not self.is_gone.is_set():
            self.is_gone.set()
            asyncio.get_running_loop().call_soon(self.line.connection_lost, None)

    async def next(self) -> Event:
        """The next thing that happens on the line."""
        async with asyncio.timeout(20):
            return await self._heard.get()

    async def hear(self, kind: str = "") -> Said:
        """The next message, or the next of a kind."""
        while True:
            event = await self.next()
            if isinstance(event, Response):
                assert event.status_code == HTTPStatus.SWITCHING_PROTOCOLS, event.body
                continue
            assert isinstance(event, Frame)
            if event.opcode is Opcode.PING:  # which the protocol has answered
                continue
            assert event.opcode is Opcode.TEXT, event
            said: Said = json.loads(bytes(event.data))
            if kind in ("", said["type"]):
                return said

    def send(self, text: str | bytes) -> None:
        """Say something, whatever it is, as soon as there is a socket."""
        if self._protocol.state is State.CONNECTING:
            self._unsent.append(text)
        elif isinstance(text, str):
            self._protocol.send_text(text.encode())
        else:
            self._protocol.send_binary(text)
        self._flush()

    async def ask(self, kind: str, **words: Any) -> Said:
        """Ask for something, and hear what comes of it."""
        name = f"m{next(_NUMBERS)}"
        self.send(json.dumps({"type": kind, "id": name, **words}))
        while True:
            said = await self.hear()
            if said.get("id") == name:
                return said

    async def disconnect(self) -> None:
        """Go away without a word."""
        self.abort()
        while self.connections:
            await asyncio.sleep(0)


class MemoryServer:
    """A whole server besides its network."""

    def __init__(self, store: Store, settings: Settings, rounds: Rounds, timings: Timings) -> None:
        self.store = store
        workers = WorkerPool(settings.workers)
        automation = Automation(
            workers, time, pace=settings.pace, monitor=PrometheusMonitor(), timings=timings
        )
        self.skipped = 0.0
        """Seconds that have passed for idle people and tables, and for nobody else."""
        self.tables = Tables(
            store,
            settings,
            automation=automation,
            rounds=rounds,
            timer=lambda: monotonic() + self.skipped,
        )
        self.guests = Guests(b"key", store)
        self.app = build_app(self.tables, self.guests)
        self.dispatcher = Dispatcher(self.tables, self.guests)
        self.sockets: list[MemorySocket] = []
        self._tables: dict[str, Table] = {}

    def http(self, **headers: str) -> httpx.AsyncClient:
        """Somebody who asks for pages."""
        line = httpx.ASGITransport(self.app, client=("127.0.0.1", 1))
        return httpx.AsyncClient(transport=line, base_url="http://house", headers=headers)

    def bearer(self, person: str) -> str:
        """Return the authorization header of a person."""
        return f"Bearer {self.guests.token(person)}"

    def socket(self, person: str, **headers: str) -> MemorySocket:
        """Somebody who connects."""
        socket = MemorySocket(self.dispatcher, authorization=self.bearer(person), **headers)
        self.sockets.append(socket)
        return socket

    async def open(self, person: str = "ana", **wishes: Any) -> str:
        """Open a table of Parade for two."""
        wishes.setdefault("opening", {"game": "parade", "seats": 2})
        async with self.http(authorization=self.bearer(person)) as http:
            answer = await http.post("/api/tables", json={"name": person, **wishes})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    async def begin(self, *people: str, **wishes: Any) -> tuple[str, list[MemorySocket]]:
        """A game of Parade that has begun, and those who play it."""
        seats = max(2, len(people))
        bots = [{"seat": n, "level": "novice"} for n in range(len(people), seats)]
        wishes.setdefault("opening", {"game": "parade", "seats": seats})
        table = await self.open(people[0], bots=bots, **wishes)
        sockets = [self.socket(person) for person in people]
        for socket, person in zip(sockets, people, strict=True):
            await socket.ask("watch", table=table)
            if person != people[0]:
                await socket.ask("ask", table=table, command={"do": "sit", "name": person})
        done = await sockets[0].ask("ask", table=table, command={"do": "begin"})
        assert done["type"] == "done", done
        return table, sockets

    def table(self, name: str) -> Table:
        """A table, as it was last in memory."""
        found = self.tables.session(name).table
        if found is not None:
            self._tables[name] = found
        return self._tables[name]

    def asked(self, name: str) -> tuple[str, str]:
        """A person who is asked, and one of their moves."""
        table = self.table(name)
        assert table.game is not None
        for seat in table.game.waiting():
            if table.seats[seat].is_present:
                state = table.game.asked()[seat].copy()
                names: list[str] = []
                while not names or state.midway:
                    action = state.legal()[0]
                    names.append(state.name(action))
                    state.apply(action)
                return table.seats[seat].person, format_move(names)
        raise AssertionError("nobody is asked")

    async def until(self, holds: Callable[[], object]) -> None:
        """Wait for something to happen by itself."""
        async with asyncio.timeout(30):
            while not holds():
                await asyncio.sleep(0.01)


@asynccontextmanager
async def memory_server(
    folder: Path, *, rounds: Rounds | None = None, timings: Timings | None = None, **settings: Any
) -> AsyncIterator[MemoryServer]:
    """Run a server with a database of its own until all sockets are closed."""
    store = await Store.open(f"sqlite:///{folder / 'tablee.db'}")
    chosen = Settings(**{"workers": 1, "pace": 0.0, "hosts": "house", **settings})
    server = MemoryServer(store, chosen, rounds or Rounds(), timings or Timings())
    server.tables.start()
    try:
        yield server
    finally:
        for socket in server.sockets:
            await socket.disconnect()
        await server.tables.close()
        await store.close()
