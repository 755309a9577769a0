"""Random players at many tables, and checks of the logs that they leave."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

import httpx
import msgspec

from tablee.records import dumps, loads, verify
from tablee.store import Store
from tablee.table.commands import Play
from tablee.table.events import Answered, LogLine, Moved
from tablee.table.snapshot import build_snapshot
from tablee.table.table import Table
from tests.support.server_process import ServerProcess
from tests.support.socket_client import RETRY_DELAY, RETRYABLE, Player, SentCommand

_ENTRY = msgspec.json.Decoder(LogLine)


class TableKind(NamedTuple):
    """Game, seats and options of a table."""

    game: str
    people: int
    bots: int = 0
    options: dict[str, int] = {}  # noqa: RUF012 - never changed
    is_long: bool = False
    """Whether its players resign when the test ends."""


ONE_MANCHE = {"fixed_manches": 1}
TABLE_KINDS = (
    TableKind("parade", 2),
    TableKind("high-society", 2, bots=1),
    TableKind("contrees", 2),
    TableKind("hermine", 1, bots=1, options=ONE_MANCHE),
    TableKind("parade", 2, bots=1),
    TableKind("contrees", 2, bots=1),
    TableKind("high-society", 3),
    TableKind("hermine", 2, options=ONE_MANCHE, is_long=True),
)


class CrowdTable(NamedTuple):
    """A table and its players."""

    table: str
    kind: TableKind
    players: list[Player]


class Crowd:
    """Players at some tables; after each game another table is opened, until the test ends."""

    def __init__(self, servers: Sequence[ServerProcess], seed: int) -> None:
        self._servers = servers
        self._rng = random.Random(seed)
        self._http = httpx.AsyncClient(trust_env=False, timeout=30)
        self._retries: Counter[str] = Counter()
        self.tables: list[CrowdTable] = []
        self.is_closing = False

    @property
    def players(self) -> list[Player]:
        """All players of all tables."""
        return [player for played in self.tables for player in played.players]

    @property
    def sent(self) -> list[SentCommand]:
        """All answered commands."""
        return [sent for player in self.players for sent in player.sent]

    @property
    def answer_count(self) -> int:
        """The number of answered commands."""
        return sum(len(player.sent) for player in self.players)

    @property
    def retries(self) -> Counter[str]:
        """Refusals after which something was sent again, by code."""
        return sum((player.retries for player in self.players), self._retries)

    def awaits_answer_from(self, server: ServerProcess) -> bool:
        """Return whether a command to this server is not answered yet."""
        return any(player.pending and player.server == server.address for player in self.players)

    def _address(self) -> str:
        return self._rng.choice(self._servers).address

    @asynccontextmanager
    async def playing(self, tables: int, timeout: float) -> AsyncIterator[None]:
        """Play in the background, and then to the end of every game."""
        async with asyncio.timeout(timeout), self._http, asyncio.TaskGroup() as group:
            for number in range(tables):
                group.create_task(self._play_on(number))
            yield
            self.is_closing = True
            for played in self.tables:
                for player in played.players:
                    player.is_resigning = played.kind.is_long

    async def _play_on(self, number: int) -> None:
        """Play one game after the other.

        Number 0 always plays the first kind, which waits for no bot: while the store fails,
        somebody must have a command that can be refused.
        """
        step = 1 if number else 0
        while not self.is_closing:
            played = await self.open(TABLE_KINDS[number % len(TABLE_KINDS)])
            self.tables.append(played)
            async with asyncio.TaskGroup() as group:
                for player in played.players:
                    player.is_resigning = played.kind.is_long and self.is_closing
                    group.create_task(player.play())
            number += step

    async def open(self, kind: TableKind) -> CrowdTable:
        """Open a table, and return it with its players."""
        tokens = [(await self._post("guests", {}))["token"] for _ in range(kind.people)]
        seats = kind.people + kind.bots
        wish: dict[str, object] = {
            "opening": {"game": kind.game, "seats": seats, "options": kind.options},
            "name": "Host",
            "bots": [{"seat": seat, "level": "casual"} for seat in range(kind.people, seats)],
        }
        table = (await self._post("tables", wish, tokens[0]))["table"]
        rngs = [random.Random(self._rng.getrandbits(32)) for _ in tokens]
        players = [
            Player(self._address, token, table, rng)
            for token, rng in zip(tokens, rngs, strict=True)
        ]
        return CrowdTable(table, kind, players)

    async def _post(self, what: str, wish: dict[str, object], token: str = "") -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        while True:
            with suppress(httpx.NetworkError, httpx.RemoteProtocolError):
                url = f"{self._address()}/api/{what}"
                answer = await self._http.post(url, json=wish, headers=headers)
                if answer.is_success:
                    return answer.json()
                code = answer.json()["code"]
                assert code in RETRYABLE, answer.text
                self._retries[code] += 1
            await asyncio.sleep(RETRY_DELAY)


class CrowdFigures(NamedTuple):
    """Totals of a run."""

    tables: int
    moves: int
    """Acknowledged moves."""
    in_doubt: int
    """Commands that were sent again, since no answer came."""
    in_flight: int
    """Those of them that were in the log already."""
    retries: dict[str, int]


async def check_tables(crowd: Crowd, database: str) -> CrowdFigures:
    """Check that logs hold each acknowledged command once, and replay to what players saw."""
    store = await Store.open(database, read_only=True)
    in_flight = 0
    try:
        for played in crowd.tables:
            log_lines = await _log(store, played.table)
            in_flight += _check_commands(played, log_lines)
            table = Table(log_lines[0])
            for log_line in log_lines[1:]:
                table.apply(log_line)
            await _check_snapshots(played, table)
            text = await store.record(played.table, 1)
            assert text == dumps(table.record())
            verify(loads(text))
    finally:
        await store.close()
    moves = sum(sent.outcome == "done" and isinstance(sent.command, Play) for sent in crowd.sent)
    in_doubt = sum(sent.again > 0 for sent in crowd.sent)
    return CrowdFigures(len(crowd.tables), moves, in_doubt, in_flight, dict(crowd.retries))


async def _log(store: Store, table: str) -> list[LogLine]:
    """Read a log, which begins with number 1 and has no gaps."""
    bodies = await store.read(table)
    assert await store.read(table, after=len(bodies)) == []
    assert await store.read(table, after=len(bodies) - 1) == bodies[-1:]
    return [_ENTRY.decode(body) for body in bodies]


def _check_commands(played: CrowdTable, log_lines: list[LogLine]) -> int:
    """Check that the log holds what was done, once, and nothing refused; count `in_flight`."""
    commands = [(line.person, line.command) for line in log_lines if line.command]
    assert len(commands) == len(set(commands)), "nothing is done twice"
    numbers = {(e.person, e.command): number for number, e in enumerate(log_lines) if e.command}
    in_flight = 0
    for sent in [sent for player in played.players for sent in player.sent]:
        number = numbers.get((sent.person, sent.id))
        if sent.outcome != "done":
            assert number is None, f"refused, and yet kept: {sent}"
            continue
        assert number is not None, f"acknowledged, and lost: {sent}"
        if isinstance(sent.command, Play):
            assert _move(log_lines, number) == sent.command.move
        in_flight += log_lines[number].at < sent.again
    return in_flight


def _move(log_lines: list[LogLine], number: int) -> str:
    """Return the move of the command that begins at this line."""
    events = (log_line.event for log_line in log_lines[number:])
    return next(event.move for event in events if isinstance(event, Moved | Answered))


async def _check_snapshots(played: CrowdTable, table: Table) -> None:
    """Check that every player has the snapshot that the log gives, and receives it anew."""
    for player in played.players:
        seat = table.seat_of(player.person)
        assert seat is not None
        snapshot = build_snapshot(table, seat)
        for name in ("version", "you", "room", "board", "zones"):  # what changes tell, one by one
            assert getattr(player.snapshot, name) == getattr(snapshot, name), name
        async with player.connected():
            assert player.snapshot == snapshot
