"""People who play at many tables, and what has to be true of what they played."""

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
from tablee.table.facts import Answered, Entry, Moved
from tablee.table.sight import sight
from tablee.table.table import Table
from tests.clients import PAUSE, TROUBLE, Player, Sent
from tests.servers import Server

_ENTRY = msgspec.json.Decoder(Entry)


class Kind(NamedTuple):
    """What is played at a table."""

    game: str
    people: int
    bots: int = 0
    options: dict[str, int] = {}  # noqa: RUF012 - never changed
    is_long: bool = False
    """Whether nobody wants to wait for its end."""


ONE_MANCHE = {"fixed_manches": 1}
KINDS = (
    Kind("parade", 2),
    Kind("high-society", 2, bots=1),
    Kind("contrees", 2),
    Kind("hermine", 1, bots=1, options=ONE_MANCHE),
    Kind("parade", 2, bots=1),
    Kind("contrees", 2, bots=1),
    Kind("high-society", 3),
    Kind("hermine", 2, options=ONE_MANCHE, is_long=True),
)


class Seated(NamedTuple):
    """A table and the people at it."""

    table: str
    kind: Kind
    players: list[Player]


class Crowd:
    """People at some tables; where a game ends, the next one is begun, until it is late."""

    def __init__(self, servers: Sequence[Server], seed: int) -> None:
        self._servers = servers
        self._rng = random.Random(seed)
        self._http = httpx.AsyncClient(trust_env=False, timeout=30)
        self._turned_away: Counter[str] = Counter()
        self.seated: list[Seated] = []
        self.is_late = False

    @property
    def players(self) -> list[Player]:
        """Everybody who has been there."""
        return [player for seated in self.seated for player in seated.players]

    @property
    def sent(self) -> list[Sent]:
        """Everything that was asked and answered."""
        return [sent for player in self.players for sent in player.sent]

    @property
    def answers(self) -> int:
        """How much that is."""
        return sum(len(player.sent) for player in self.players)

    @property
    def troubles(self) -> Counter[str]:
        """What people were told instead of an answer."""
        return sum((player.troubles for player in self.players), self._turned_away)

    def waits_for(self, server: Server) -> bool:
        """Whether something was asked of a server that it has not answered yet."""
        return any(player.pending and player.at == server.address for player in self.players)

    def _address(self) -> str:
        return self._rng.choice(self._servers).address

    @asynccontextmanager
    async def playing(self, tables: int, patience: float) -> AsyncIterator[None]:
        """Play while something else is done, and then to the end of every game."""
        async with asyncio.timeout(patience), self._http, asyncio.TaskGroup() as group:
            for number in range(tables):
                group.create_task(self._play_on(number))
            yield
            self.is_late = True
            for seated in self.seated:
                for player in seated.players:
                    player.is_tired = seated.kind.is_long

    async def _play_on(self, number: int) -> None:
        """Play one game after the other.

        At one table it is always the first kind, where somebody can always ask for something. If
        all waited for bots and for time to pass, nobody would be told that nothing can be kept.
        """
        step = 1 if number else 0
        while not self.is_late:
            seated = await self.open(KINDS[number % len(KINDS)])
            self.seated.append(seated)
            async with asyncio.TaskGroup() as group:
                for player in seated.players:
                    player.is_tired = seated.kind.is_long and self.is_late
                    group.create_task(player.play())
            number += step

    async def open(self, kind: Kind) -> Seated:
        """Open a table, and give its people the way there."""
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
        return Seated(table, kind, players)

    async def _post(self, what: str, wish: dict[str, object], token: str = "") -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        while True:
            with suppress(httpx.NetworkError, httpx.RemoteProtocolError):
                url = f"{self._address()}/api/{what}"
                answer = await self._http.post(url, json=wish, headers=headers)
                if answer.is_success:
                    return answer.json()
                code = answer.json()["code"]
                assert code in TROUBLE, answer.text
                self._turned_away[code] += 1
            await asyncio.sleep(PAUSE)


class Figures(NamedTuple):
    """What a run came to."""

    tables: int
    moves: int
    """Moves that were acknowledged."""
    in_doubt: int
    """Commands that had to be sent again, since nothing was heard of them."""
    in_flight: int
    """Those of them that had been kept."""
    troubles: dict[str, int]


async def check(crowd: Crowd, database: str) -> Figures:
    """Find everything that was acknowledged, once, and every table as everybody saw it."""
    store = await Store.open(database, beside=True)
    in_flight = 0
    try:
        for seated in crowd.seated:
            entries = await _log(store, seated.table)
            in_flight += _check_commands(seated, entries)
            table = Table(entries[0])
            for entry in entries[1:]:
                table.happen(entry)
            await _check_sights(seated, table)
            text = await store.record(seated.table, 1)
            assert text == dumps(table.record())
            verify(loads(text))
    finally:
        await store.close()
    moves = sum(sent.outcome == "done" and isinstance(sent.command, Play) for sent in crowd.sent)
    in_doubt = sum(sent.again > 0 for sent in crowd.sent)
    return Figures(len(crowd.seated), moves, in_doubt, in_flight, dict(crowd.troubles))


async def _log(store: Store, table: str) -> list[Entry]:
    """The log, which begins with number 1 and has no gaps."""
    bodies = await store.read(table)
    assert await store.read(table, after=len(bodies)) == []
    assert await store.read(table, after=len(bodies) - 1) == bodies[-1:]
    return [_ENTRY.decode(body) for body in bodies]


def _check_commands(seated: Seated, entries: list[Entry]) -> int:
    """Find what was done, once, and nothing that was refused; count what was kept unheard."""
    found = [(entry.person, entry.command) for entry in entries if entry.command]
    assert len(found) == len(set(found)), "nothing is done twice"
    numbers = {(e.person, e.command): number for number, e in enumerate(entries) if e.command}
    in_flight = 0
    for sent in [sent for player in seated.players for sent in player.sent]:
        number = numbers.get((sent.person, sent.id))
        if sent.outcome != "done":
            assert number is None, f"refused, and yet kept: {sent}"
            continue
        assert number is not None, f"acknowledged, and lost: {sent}"
        if isinstance(sent.command, Play):
            assert _move(entries, number) == sent.command.move
        in_flight += entries[number].at < sent.again
    return in_flight


def _move(entries: list[Entry], number: int) -> str:
    """The move of a command whose first line is this one."""
    facts = (entry.fact for entry in entries[number:])
    return next(fact.move for fact in facts if isinstance(fact, Moved | Answered))


async def _check_sights(seated: Seated, table: Table) -> None:
    """Everybody has seen the table as its log tells it, and is shown it so."""
    for player in seated.players:
        seat = table.seat_of(player.person)
        assert seat is not None
        told = sight(table, seat)
        for name in ("version", "you", "room", "board", "zones"):  # what changes tell, one by one
            assert getattr(player.seen, name) == getattr(told, name), name
        async with player.connected():
            assert player.seen == told
