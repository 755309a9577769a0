"""Nonsense of every kind, while others play: nothing breaks, nothing changes, nobody notices."""

import asyncio
import json
import logging
import random
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tablee.core.game import OptionValue
from tablee.core.state import COMPILED
from tablee.core.zones import NOBODY
from tablee.games import GAMES
from tablee.records import loads, verify, written
from tablee.server.metrics import UNFORESEEN
from tablee.server.run import line_maker
from tablee.server.sockets import LONGEST
from tablee.table.commands import Asked, Clock, Invite, Opening, Sit
from tablee.table.going import Going, due_at, thinkers
from tablee.table.moving import bot_plays
from tablee.table.sight import sight
from tablee.table.table import OVER, PLAYING, Table
from tests.halls import House, Listener, Phone, Said, Salon, house

MESSAGES = 200_000 if COMPILED else 10_000
NETWORK = 6_000 if COMPILED else 1_500
"""How many messages go over a real socket."""
PLANS = ("pause", "resume", "undo", "rematch", "nap")
LEVELS = ("novice", "club", "expert", "oracle")
COMMANDS = (
    *("sit", "rename", "leave", "free", "invite", "begin", "play", "play", "play", "look"),
    *("ready", "propose", "agree", "decline", "resign", "say", "mute"),
)
TEXTS = ("", "x", "N" * 41, "é\u202e", "\x00", "a b", "?", "\ud800", "<script>", "robert'); --")
NUMBERS = (0, 1, -1, 2, 20, 21, 2**31, 2**31 + 1, 2**63, 2**64, -(2**63), 10**400, 0.5, -0.0, 1e308)
OTHER_TYPES: tuple[Any, ...] = (None, True, False, [], {}, [[]], "1", *NUMBERS, *TEXTS)


class Room:
    """A table, and those who are at it."""

    def __init__(self, salon: Salon, rng: random.Random, people: list[Listener]) -> None:
        self.salon = salon
        self.rng = rng
        self.people = people
        self.id = ""
        self.sent = 0
        self.finished = 0

    async def open(self) -> None:
        """Begin a game of any kind."""
        slug = self.rng.choice([*GAMES])
        seats = self.rng.choice([n for n in GAMES[slug].seats if n >= len(self.people)])
        options: dict[str, OptionValue] = {"fixed_manches": 1} if slug == "hermine" else {}
        clock = self.rng.choice([Clock(), Clock(5, 20), Clock(3600, 0)])
        bots: list[Asked] = [Invite(n, "novice") for n in range(len(self.people), seats)]
        host = self.people[0].person
        opening = Opening(slug, seats, options, clock)
        self.id = await self.salon.hall.open(host, opening, [Sit("Ana", "", 0), *bots])
        for n, client in enumerate(self.people):
            await self.salon.sockets.answer(client, self.text("watch"))
            if n:
                command = {"do": "sit", "name": f"N{n}"}
                await self.salon.sockets.answer(client, self.text("ask", command=command))
        self.drain()

    def text(self, kind: str, **words: Any) -> str:
        self.sent += 1
        return json.dumps({"type": kind, "id": f"r{self.sent}", "table": self.id, **words})

    def drain(self) -> None:
        for client in self.people:
            client.texts.clear()

    async def table(self) -> Table:
        desk = self.salon.hall.desk(self.id)
        async with desk.lock:
            return await desk.load()

    async def ask(self, client: Listener, **command: Any) -> None:
        """What a person of good will asks for is done."""
        await self.salon.sockets.answer(client, self.text("ask", command=command))
        answer = json.loads(client.texts[-1])
        assert answer["type"] == "done", (answer, command)
        self.drain()

    async def go_on(self) -> None:
        """One more step of the game."""
        table = await self.table()
        self.salon.now += 0.5
        desk = self.salon.hall.desk(self.id)
        play = table.play
        if table.status == OVER:
            await self._finish(table)
        elif play is None:
            await self.ask(self.people[0], do="begin")
        elif play.is_counted:
            unready = [c for c in self.people if not table.seats[self._seat(table, c)].ready]
            await self.ask(self.rng.choice(unready), do="ready")
        elif not play.waiting():
            self.salon.now = max(self.salon.now, due_at(table) or 0.0)
            await desk.act(Going.tick)
        else:
            await self._move(table)

    def _seat(self, table: Table, client: Listener) -> int:
        seat = table.seat_of(client.person)
        assert seat is not None
        return seat

    async def _move(self, table: Table) -> None:
        assert table.play is not None
        seat = self.rng.choice(table.play.waiting())
        state = table.play.asked()[seat].copy()
        names = []
        while True:
            action = self.rng.choice(list(state.legal()))
            names.append(state.name(action))
            state.apply(action)
            if not state.midway:
                break
        version = table.version
        if seat in thinkers(table):
            desk = self.salon.hall.desk(self.id)
            await desk.act(lambda going: bot_plays(going, seat, names, version))
            self.drain()
        else:
            client = next(c for c in self.people if table.seat_of(c.person) == seat)
            await self.ask(client, do="play", move=written(names), version=version)

    async def _finish(self, table: Table) -> None:
        verify(loads(self.salon.shelf.records_[self.id, 1]))
        self.finished += 1
        for client in self.people:
            await self.salon.sockets.answer(client, self.text("unwatch"))
        await self.open()


class Nonsense:
    """Messages that somebody could send: true ones, and what becomes of them."""

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
        depth = self.rng.choice([10, 500, LONGEST // 2 - 100])
        opening, closing = self.rng.choice([("[", "]"), ('{"command":', "}")])
        return (opening * depth + "1" + closing * depth)[: self.rng.choice([LONGEST, 10**6])]

    def _padded(self, text: str) -> str:
        return text + " " * self.rng.choice([LONGEST - len(text), LONGEST, 10**5])

    def _noise(self, text: str) -> bytes:
        return self.rng.randbytes(self.rng.randrange(100))

    def _repeated(self, text: str) -> str:
        """The same field twice."""
        return text.replace("{", '{"id":"z",', 1)

    _manglers = (_flipped, _flipped, _flipped, _cut, _doubled, _controlled, _nested, _padded)
    _manglers += (_noise, _repeated)  # type: ignore[assignment]


def accepted(client: Listener) -> bool:
    return any(text.startswith('{"type":"done"') for text in client.texts)


def lines(salon: Salon) -> int:
    return sum(map(len, salon.shelf.logs.values()))


async def hear(salon: Salon, client: Listener, text: str | bytes) -> None:
    """Say one thing; unless it was done, it has changed nothing."""
    before = lines(salon)
    await salon.sockets.answer(client, text)
    assert len(client.texts) >= 1 or b"hint" in bytes(str(text), "utf-8", "replace"), text
    if lines(salon) != before:
        assert accepted(client), text
    client.texts.clear()


async def is_as_logged(salon: Salon, room: Room) -> None:
    """What is in memory is what is on disk."""
    table = await room.table()
    desk = salon.hall.desk(room.id)
    known = [sight(table, viewer) for viewer in range(NOBODY, len(table.seats))]
    desk.table = None
    table = await room.table()
    assert [sight(table, viewer) for viewer in range(NOBODY, len(table.seats))] == known


class Storm:
    """Quiet rooms where people play, wild ones where they do not, and strangers."""

    def __init__(self, salon: Salon, seed: int) -> None:
        self.salon = salon
        self.rng = random.Random(seed)
        self.quiet = [self._room(f"q{n}") for n in range(3)]
        self.wild = [self._room(f"w{n}") for n in range(3)]
        strangers = [Listener("mallory"), Listener("q0"), Listener("")]
        self.bad = strangers + [client for room in self.wild for client in room.people]
        self.nonsense = Nonsense(self.rng, self._tables)
        self.done = 0

    def _room(self, name: str) -> Room:
        return Room(self.salon, self.rng, [Listener(f"{name}a"), Listener(f"{name}b")])

    def _tables(self) -> list[str]:
        return [room.id for room in (*self.quiet, *self.wild, *self.wild)] + ["nowhere"]

    async def rage(self, count: int) -> None:
        for room in (*self.quiet, *self.wild):
            await room.open()
        for number in range(count):
            before = lines(self.salon)
            await hear(self.salon, self.rng.choice(self.bad), self.nonsense.next())
            self.done += lines(self.salon) != before
            if number % 20 == 0:
                await self.rng.choice(self.quiet).go_on()
            if number % 500 == 0:
                await self._learn()
            if number % 2000 == 0:
                await self._begin_anew(self.rng.choice(self.wild))
        for room in self.quiet:
            await is_as_logged(self.salon, room)

    async def _learn(self) -> None:
        """Hear which moves there are."""
        for task in list(self.salon.sockets._hints):
            await task
        room = self.rng.choice(self.wild)
        await is_as_logged(self.salon, room)
        table = await room.table()
        if table.play and table.status == PLAYING and table.play.asked():
            state = self.rng.choice([*table.play.asked().values()])
            names = [state.name(action) for action in state.legal()]
            self.nonsense.moves = [*names[:20], "pass"]

    async def _begin_anew(self, room: Room) -> None:
        for client in room.people:
            await self.salon.sockets.answer(client, room.text("unwatch"))
        await room.open()


def test_nonsense_changes_nothing_and_disturbs_nobody(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "tablee")
    unforeseen = UNFORESEEN._value.get()

    async def run() -> Storm:
        salon = Salon(monkeypatch)
        monkeypatch.setattr("tablee.thinking.HINT_ITERATIONS", 2)
        storm = Storm(salon, 1)
        await storm.rage(MESSAGES)
        await salon.close()
        return storm

    storm = asyncio.run(run())
    assert UNFORESEEN._value.get() == unforeseen
    assert not caplog.records
    assert storm.done > MESSAGES / 1000
    assert sum(room.finished for room in storm.quiet) >= MESSAGES / 20_000


@asynccontextmanager
async def served(home: House) -> AsyncIterator[str]:
    """A house with a network."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        config = uvicorn.Config(
            home.app,
            ws=line_maker(home.hall, home.guests),
            lifespan="off",
            log_config=None,
            timeout_graceful_shutdown=5,
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve([listening]))
        await home.until(lambda: server.started)
        yield f"ws://127.0.0.1:{listening.getsockname()[1]}/socket"
        server.should_exit = True
        await serving


class Ruffian:
    """Says nonsense over a real socket, and comes back whenever it is sent away."""

    def __init__(self, address: str, home: House, nonsense: Nonsense) -> None:
        self.address = address
        self.how: dict[str, Any] = {
            "additional_headers": {"authorization": home.bearer("mallory")},
            "max_queue": None,
            "close_timeout": 1,
        }
        self.nonsense = nonsense
        self.sent = 0
        self.calls = 0

    async def rage(self, count: int) -> None:
        while self.sent < count:
            self.calls += 1
            with suppress(ConnectionClosed):
                async with connect(self.address, **self.how) as line:
                    await self._call(line)

    async def _call(self, line: ClientConnection) -> None:
        for _ in range(100):
            text = self.nonsense.next()
            if isinstance(text, str):
                text = text.encode("utf-8", "replace").decode()
            await line.send(text)
            self.sent += 1
            await asyncio.sleep(0)
        if self.nonsense.rng.random() < 0.5:
            line.transport.abort()  # without a word


async def calmly(home: House, table: str, phones: list[Phone]) -> None:
    """Make a move, whatever others do."""
    person, move = home.asked(table)
    command = {"do": "play", "move": move, "version": home.table(table).version}
    said = await phones[person == "bob"].ask("ask", table=table, command=command)
    assert said["type"] == "done", said
    await asyncio.sleep(0.005)


def test_nonsense_over_a_real_socket_disturbs_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    unforeseen = UNFORESEEN._value.get()
    caplog.set_level(logging.WARNING)

    async def run() -> None:
        much = {"moves_per_second": 1000, "openings_per_minute": 1000}
        async with house(tmp_path, **much) as home, served(home) as address:
            table, phones = await home.begin("ana", "bob")
            nonsense = Nonsense(random.Random(2), lambda: [table, "nowhere"])
            ruffians = [Ruffian(address, home, nonsense) for _ in range(3)]
            storm = asyncio.gather(*(ruffian.rage(NETWORK // 3) for ruffian in ruffians))
            while not storm.done():
                await calmly(home, table, phones)
                if home.table(table).status == OVER:
                    for phone in phones:
                        await phone.hang_up()
                    table, phones = await home.begin("ana", "bob")
            await storm
            assert sum(ruffian.calls for ruffian in ruffians) > 3
            await home.until(lambda: not [c for c in home.hall.clients if c.person == "mallory"])

    asyncio.run(run())
    assert UNFORESEEN._value.get() == unforeseen
    assert not [record for record in caplog.records if record.name == "tablee"]
