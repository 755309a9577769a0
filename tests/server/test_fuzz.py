"""Fuzzing the server while others play: nothing breaks, changes or disturbs them."""

import asyncio
import json
import logging
import random
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tablee.core.game import OptionValue
from tablee.core.notation import format_move
from tablee.core.state import COMPILED
from tablee.core.zones import NOBODY
from tablee.games import GAMES
from tablee.records import loads, verify
from tablee.server.dispatcher import MAX_MESSAGE, MAX_SOCKETS
from tablee.server.run import connection_factory
from tablee.table.clock import next_deadline
from tablee.table.commands import AnyCommand, Invite, Opening, Sit, TimeControl
from tablee.table.moves import play_as_bot
from tablee.table.snapshot import build_snapshot
from tablee.table.table import OVER, PLAYING, Table
from tablee.table.transaction import Transaction, bot_turns
from tests.support.effort import effort
from tests.support.in_memory_server import (
    IdleServer,
    MemoryServer,
    MemorySocket,
    RecordingClient,
    Said,
    memory_server,
)
from tests.support.metrics import unforeseen_errors

MESSAGES = effort(100_000, 1_000_000) if COMPILED else effort(10_000, 50_000)
NETWORK = effort(3_000, 30_000) if COMPILED else effort(1_500, 5_000)
"""Number of messages sent over a real socket."""
PLANS = ("pause", "resume", "undo", "rematch", "nap")
LEVELS = ("novice", "club", "expert", "oracle")
COMMANDS = (
    *("sit", "rename", "leave", "free", "invite", "begin", "play", "play", "play", "look"),
    *("ready", "propose", "agree", "decline", "resign", "say", "mute"),
)
TEXTS = ("", "x", "N" * 41, "é\u202e", "\x00", "a b", "?", "\ud800", "<script>", "robert'); --")
NUMBERS = (0, 1, -1, 2, 20, 21, 2**31, 2**31 + 1, 2**63, 2**64, -(2**63), 10**400, 0.5, -0.0, 1e308)
OTHER_TYPES: tuple[Any, ...] = (None, True, False, [], {}, [[]], "1", *NUMBERS, *TEXTS)


class BusyTable:
    """A table, and the clients who play at it."""

    def __init__(
        self, server: IdleServer, rng: random.Random, people: list[RecordingClient]
    ) -> None:
        self.server = server
        self.rng = rng
        self.people = people
        self.id = ""
        self.sent = 0
        self.finished = 0

    async def open(self) -> None:
        """Open a table for a random game."""
        slug = self.rng.choice([*GAMES])
        seats = self.rng.choice([n for n in GAMES[slug].seats if n >= len(self.people)])
        options: dict[str, OptionValue] = {"fixed_manches": 1} if slug == "hermine" else {}
        clock = self.rng.choice([TimeControl(), TimeControl(5, 20), TimeControl(3600, 0)])
        bots: list[AnyCommand] = [Invite(n, "novice") for n in range(len(self.people), seats)]
        host = self.people[0].person
        opening = Opening(slug, seats, options, clock)
        self.id = await self.server.tables.open(host, opening, [Sit("Ana", "", 0), *bots])
        for n, client in enumerate(self.people):
            await self.server.dispatcher.answer(client, self.text("watch"))
            if n:
                command = {"do": "sit", "name": f"N{n}"}
                await self.server.dispatcher.answer(client, self.text("ask", command=command))
        self.drain()

    def text(self, kind: str, **words: Any) -> str:
        self.sent += 1
        return json.dumps({"type": kind, "id": f"r{self.sent}", "table": self.id, **words})

    def drain(self) -> None:
        for client in self.people:
            client.texts.clear()

    async def table(self) -> Table:
        session = self.server.tables.session(self.id)
        async with session.lock:
            return await session.load()

    async def ask(self, client: RecordingClient, **command: Any) -> None:
        """Send a valid command, which must be accepted."""
        await self.server.dispatcher.answer(client, self.text("ask", command=command))
        answer = json.loads(client.texts[-1])
        assert answer["type"] == "done", (answer, command)
        self.drain()

    async def advance(self) -> None:
        """Play one more step of the game."""
        table = await self.table()
        self.server.now += 0.5
        session = self.server.tables.session(self.id)
        play = table.game
        if table.status == OVER:
            await self._finish(table)
        elif play is None:
            await self.ask(self.people[0], do="begin")
        elif play.is_counted:
            unready = [c for c in self.people if not table.seats[self._seat(table, c)].ready]
            await self.ask(self.rng.choice(unready), do="ready")
        elif not play.waiting():
            self.server.now = max(self.server.now, next_deadline(table) or 0.0)
            await session.commit(Transaction.tick)
        else:
            await self._move(table)

    def _seat(self, table: Table, client: RecordingClient) -> int:
        seat = table.seat_of(client.person)
        assert seat is not None
        return seat

    async def _move(self, table: Table) -> None:
        assert table.game is not None
        seat = self.rng.choice(table.game.waiting())
        state = table.game.asked()[seat].copy()
        names = []
        while True:
            action = self.rng.choice(list(state.legal()))
            names.append(state.name(action))
            state.apply(action)
            if not state.midway:
                break
        version = table.version
        if seat in bot_turns(table):
            session = self.server.tables.session(self.id)
            await session.commit(lambda transaction: play_as_bot(transaction, seat, names, version))
            self.drain()
        else:
            client = next(c for c in self.people if table.seat_of(c.person) == seat)
            await self.ask(client, do="play", move=format_move(names), version=version)

    async def _finish(self, table: Table) -> None:
        verify(loads(self.server.store.records_[self.id, 1]))
        self.finished += 1
        for client in self.people:
            await self.server.dispatcher.answer(client, self.text("unwatch"))
        await self.open()


class Nonsense:
    """A generator of messages: valid ones, and mutations of them."""

    def __init__(self, rng: random.Random, tables: Callable[[], list[str]]) -> None:
        self.rng = rng
        self.tables = tables
        self.sent: list[str | bytes] = ["{}"]
        self.moves = ["pass", "play r7", "discard joker1", "bid 1 2", "let-be", "take"]

    def next(self) -> str | bytes:
        roll = self.rng.random()
        if roll < 0.05:
            return self.rng.choice(self.sent)
        message = self.valid()
        if roll < 0.45:
            for _ in range(self.rng.choice([1, 1, 2, 5])):
                self.spoil(message)
        text: str | bytes = json.dumps(message, ensure_ascii=self.rng.random() < 0.7)
        if roll > 0.7:
            text = self.rng.choice(self._manglers)(self, str(text))
        self.sent.append(text)
        if len(self.sent) > 200:
            self.sent.pop(self.rng.randrange(200))
        return text

    def valid(self) -> Said:
        rng = self.rng
        kind = rng.choice(
            ["ask"] * 8 + ["unwatch", "hint", "ping"] + ["watch"] * (rng.random() < 0.1)
        )
        message: Said = {"type": kind, "id": rng.choice(["a", "b", f"n{rng.getrandbits(30)}"])}
        if kind != "ping":
            message["table"] = rng.choice(self.tables())
        if kind in ("watch", "hint"):
            message["version"] = self._version()
        if kind == "ask":
            message["command"] = self._command()
        return message

    def _version(self) -> int:
        return self.rng.choice([0, 1, 5, 10, 30, 60, self.rng.randrange(200)])

    def _command(self) -> Said:
        rng = self.rng
        do = rng.choice(COMMANDS)
        words: dict[str, Said] = {
            "sit": {"name": rng.choice(TEXTS), "luck": rng.choice(TEXTS), "seat": rng.randrange(8)},
            "rename": {"name": rng.choice(TEXTS)},
            "free": {"seat": rng.randrange(8)},
            "invite": {"seat": rng.randrange(8), "level": rng.choice(LEVELS)},
            "play": {"move": rng.choice(self.moves), "version": self._version()},
            "look": {"move": rng.choice(["", *self.moves]), "version": self._version()},
            "propose": {"plan": rng.choice(PLANS), "luck": rng.choice(TEXTS)},
            "agree": {"version": self._version()},
            "decline": {"version": self._version()},
            "say": {"text": rng.choice(TEXTS)},
            "mute": {"seat": rng.randrange(8), "on": rng.random() < 0.5},
        }
        return {"do": do, **words.get(do, {})}

    def spoil(self, message: Said) -> None:
        """Change, add or drop something at any depth."""
        rng = self.rng
        place = message
        if isinstance(place.get("command"), dict) and rng.random() < 0.6:
            place = place["command"]
        names = [*place, "extra", "__class__", ""]
        name = rng.choice(names)
        roll = rng.random()
        if roll < 0.2:
            place.pop(name, None)
        elif roll < 0.3 and name in place:
            place[rng.choice(names)] = deepcopy(place[name])
        else:
            place[name] = deepcopy(rng.choice(OTHER_TYPES))

    def _flipped(self, text: str) -> bytes:
        raw = bytearray(text.encode("utf-8", "surrogatepass"))
        for _ in range(self.rng.choice([1, 1, 3, 20])):
            raw[self.rng.randrange(len(raw))] ^= 1 << self.rng.randrange(8)
        return bytes(raw)

    def _cut(self, text: str) -> str:
        return text[: self.rng.randrange(len(text))]

    def _doubled(self, text: str) -> str:
        return text + self.rng.choice([text, "}", ",", "\x00", "\n\n", " "])

    def _controlled(self, text: str) -> str:
        at = self.rng.randrange(len(text))
        return (
            text[:at]
            + chr(self.rng.choice([0, 1, 7, 10, 27, 127, 0x2028, 0xFEFF, 0xDC80]))
            + text[at:]
        )

    def _nested(self, text: str) -> str:
        depth = self.rng.choice([10, 500, MAX_MESSAGE // 2 - 100])
        opening, closing = self.rng.choice([("[", "]"), ('{"command":', "}")])
        return (opening * depth + "1" + closing * depth)[: self.rng.choice([MAX_MESSAGE, 10**6])]

    def _padded(self, text: str) -> str:
        return text + " " * self.rng.choice([MAX_MESSAGE - len(text), MAX_MESSAGE, 10**5])

    def _noise(self, text: str) -> bytes:
        return self.rng.randbytes(self.rng.randrange(100))

    def _repeated(self, text: str) -> str:
        """The same field twice."""
        return text.replace("{", '{"id":"z",', 1)

    _manglers = (_flipped, _flipped, _flipped, _cut, _doubled, _controlled, _nested, _padded)
    _manglers += (_noise, _repeated)  # type: ignore[assignment]


def accepted(client: RecordingClient) -> bool:
    return any(text.startswith('{"type":"done"') for text in client.texts)


def lines(server: IdleServer) -> int:
    return sum(map(len, server.store.logs.values()))


async def send(server: IdleServer, client: RecordingClient, text: str | bytes) -> None:
    """Send one message; check that it changed nothing unless it was accepted."""
    before = lines(server)
    await server.dispatcher.answer(client, text)
    assert len(client.texts) >= 1 or b"hint" in bytes(str(text), "utf-8", "replace"), text
    if lines(server) != before:
        assert accepted(client), text
    client.texts.clear()


async def check_log(server: IdleServer, busy: BusyTable) -> None:
    """Check that the table in memory is the one in the log."""
    table = await busy.table()
    session = server.tables.session(busy.id)
    known = [build_snapshot(table, viewer) for viewer in range(NOBODY, len(table.seats))]
    session.table = None
    table = await busy.table()
    assert [build_snapshot(table, viewer) for viewer in range(NOBODY, len(table.seats))] == known


class Storm:
    """Quiet tables where people play, wild ones where they send nonsense, and strangers."""

    def __init__(self, server: IdleServer, seed: int) -> None:
        self.server = server
        self.rng = random.Random(seed)
        self.quiet = [self._busy_table(f"q{n}") for n in range(3)]
        self.wild = [self._busy_table(f"w{n}") for n in range(3)]
        strangers = [RecordingClient("mallory"), RecordingClient("q0"), RecordingClient("")]
        self.bad = strangers + [client for busy in self.wild for client in busy.people]
        self.nonsense = Nonsense(self.rng, self._tables)
        self.done = 0

    def _busy_table(self, name: str) -> BusyTable:
        return BusyTable(
            self.server, self.rng, [RecordingClient(f"{name}a"), RecordingClient(f"{name}b")]
        )

    def _tables(self) -> list[str]:
        return [busy.id for busy in (*self.quiet, *self.wild, *self.wild)] + ["nowhere"]

    async def rage(self, count: int) -> None:
        for busy in (*self.quiet, *self.wild):
            await busy.open()
        for number in range(count):
            before = lines(self.server)
            await send(self.server, self.rng.choice(self.bad), self.nonsense.next())
            self.done += lines(self.server) != before
            if number % 20 == 0:
                await self.rng.choice(self.quiet).advance()
            if number % 500 == 0:
                await self._learn()
            if number % 2000 == 0:
                await self._begin_anew(self.rng.choice(self.wild))
        for busy in self.quiet:
            await check_log(self.server, busy)

    async def _learn(self) -> None:
        """Let the generator use legal moves."""
        await self.server.dispatcher.wait_for_hints()
        busy = self.rng.choice(self.wild)
        await check_log(self.server, busy)
        table = await busy.table()
        if table.game and table.status == PLAYING and table.game.asked():
            state = self.rng.choice([*table.game.asked().values()])
            names = [state.name(action) for action in state.legal()]
            self.nonsense.moves = [*names[:20], "pass"]

    async def _begin_anew(self, busy: BusyTable) -> None:
        for client in busy.people:
            await self.server.dispatcher.answer(client, busy.text("unwatch"))
        await busy.open()


def test_nonsense_changes_nothing_and_disturbs_nobody(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "tablee")
    unforeseen = unforeseen_errors()

    async def run() -> Storm:
        server = IdleServer()
        monkeypatch.setattr("tablee.workers.HINT_ITERATIONS", 2)
        storm = Storm(server, 1)
        await storm.rage(MESSAGES)
        await server.close()
        return storm

    storm = asyncio.run(run())
    assert unforeseen_errors() == unforeseen
    assert not caplog.records
    assert storm.done > MESSAGES / 1000
    assert sum(busy.finished for busy in storm.quiet) >= MESSAGES / 20_000


@asynccontextmanager
async def served(server: MemoryServer) -> AsyncIterator[str]:
    """Serve over a real network; return the address of the socket."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        config = uvicorn.Config(
            server.app,
            ws=connection_factory(server.tables, server.guests),
            lifespan="off",
            log_config=None,
            timeout_graceful_shutdown=5,
        )
        running = uvicorn.Server(config)
        serving = asyncio.create_task(running.serve([listening]))
        await server.until(lambda: running.started)
        yield f"ws://127.0.0.1:{listening.getsockname()[1]}/socket"
        running.should_exit = True
        await serving


class Ruffian:
    """Sends nonsense over a real socket, and reconnects whenever it is disconnected."""

    def __init__(self, address: str, server: MemoryServer, nonsense: Nonsense) -> None:
        self.address = address
        self.server = server
        self.how: dict[str, Any] = {
            "additional_headers": {"authorization": server.bearer("mallory")},
            "max_queue": None,
            "close_timeout": 1,
        }
        self.nonsense = nonsense
        self.sent = 0
        self.calls = 0

    async def rage(self, count: int) -> None:
        while self.sent < count:
            self.calls += 1
            try:
                async with connect(self.address, **self.how) as connection:
                    await self._call(connection)
            except ConnectionClosed:
                continue
            except InvalidStatus as refused:  # what was asked before is still being answered
                if refused.response.body != b"too_many_sockets":
                    raise
                await self.server.until(lambda: self.open_connections() < MAX_SOCKETS)

    def open_connections(self) -> int:
        return sum(client.person == "mallory" for client in self.server.tables.clients)

    async def _call(self, connection: ClientConnection) -> None:
        for _ in range(100):
            text = self.nonsense.next()
            if isinstance(text, str):
                text = text.encode("utf-8", "replace").decode()
            await connection.send(text)
            self.sent += 1
            await asyncio.sleep(0)
        if self.nonsense.rng.random() < 0.5:
            connection.transport.abort()  # no closing handshake


async def calmly(server: MemoryServer, table: str, sockets: list[MemorySocket]) -> None:
    """Make a valid move, which must be accepted."""
    person, move = server.asked(table)
    command = {"do": "play", "move": move, "version": server.table(table).version}
    said = await sockets[person == "bob"].ask("ask", table=table, command=command)
    assert said["type"] == "done", said
    await asyncio.sleep(0.005)


async def test_nonsense_over_a_real_socket_disturbs_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    unforeseen = unforeseen_errors()
    caplog.set_level(logging.WARNING)

    much: dict[str, Any] = {
        "moves_per_second": 1000,
        "openings_per_minute": 1000,
        "guests_per_minute": 1000,
    }
    async with memory_server(tmp_path, **much) as server, served(server) as address:
        table, sockets = await server.begin("ana", "bob")
        nonsense = Nonsense(random.Random(2), lambda: [table, "nowhere"])
        ruffians = [Ruffian(address, server, nonsense) for _ in range(3)]
        storm = asyncio.gather(*(ruffian.rage(NETWORK // 3) for ruffian in ruffians))
        while not storm.done():
            await calmly(server, table, sockets)
            if server.table(table).status == OVER:
                for socket in sockets:
                    await socket.disconnect()
                table, sockets = await server.begin("ana", "bob")
        await storm
        assert sum(ruffian.calls for ruffian in ruffians) > 3
        await server.until(lambda: not any(ruffian.open_connections() for ruffian in ruffians))
    assert unforeseen_errors() == unforeseen
    assert not [record for record in caplog.records if record.name == "tablee"]
