"""A client that plays over a real socket, whatever happens to it or to the server."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import time

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from tablee.table.commands import Asked, Begin, Look, Play, Ready, Resign, Sit
from tablee.table.shapes import Change, Choice, Sight
from tablee.wire import Ask, Bye, Changed, Done, Message, Refused, Request, Seen, Steps, Watch

GONE = (OSError, WebSocketException)
"""What a connection that is lost, or cannot be made, raises."""
PAUSE = 0.15
"""Seconds before the next try to connect."""
TROUBLE = frozenset(["store_failed", "store_busy"])
"""What is refused now and can be asked again: it may even be done."""
RESTLESS = 0.03
"""How likely somebody is to go and come back, perhaps to another server, after anything."""
SILENCE = 60.0
"""Seconds without a word after which a table does not go on any more."""

_READER: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


class Sent(Struct):
    """Something that was asked of a table, and what came of it."""

    table: str
    person: str
    id: str
    command: Asked
    outcome: str = ""
    """`done`, or the code it was refused with; empty as long as nothing was heard."""
    again: float = 0.0
    """When it was sent for the second time, if it was."""


class Player:
    """A person at a table, who sees it through one connection after the other.

    Args:
        address: where the server is now.
        token: who it is.
        table: where they play.
        rng: what they play by.
    """

    def __init__(
        self, address: Callable[[], str], token: str, table: str, rng: random.Random
    ) -> None:
        self.person = token.rpartition(".")[0]
        self.table = table
        self.sight: Sight | None = None
        self.sent: list[Sent] = []
        """All that was settled, in its order."""
        self.pending: Sent | None = None
        """What was asked last, if nothing was heard of it."""
        self.at = ""
        """The server they came to last."""
        self.troubles: Counter[str] = Counter()
        self.byes: Counter[str] = Counter()
        self.is_tired = False
        """Whether they give up as soon as they can."""
        self._address = address
        self._token = token
        self._rng = rng
        self._ids = 0
        self._socket: ClientConnection

    @property
    def seen(self) -> Sight:
        """The table as it looks from here."""
        assert self.sight is not None, "nothing was shown yet"
        return self.sight

    @property
    def is_over(self) -> bool:
        """Whether the game has ended and nothing is left to be heard."""
        return bool(self.sight and self.sight.room.status == "over" and not self.pending)

    async def play(self) -> None:
        """Play until the game is over, over as many connections as it takes."""
        while not self.is_over:
            try:
                async with self.connected():
                    while not self.is_over:
                        await self._go_on()
                        if self._rng.random() < RESTLESS:
                            break
            except InvalidStatus as refused:
                code = refused.response.body.decode()
                if code in TROUBLE:
                    self.troubles[code] += 1
                await asyncio.sleep(PAUSE)
            except GONE:
                await asyncio.sleep(PAUSE)

    def go_to(self, address: Callable[[], str]) -> None:
        """Be at another server from now on."""
        self._address = address

    def twin(self, address: Callable[[], str]) -> "Player":
        """The same person at another server at the same time."""
        twin = Player(address, self._token, self.table, self._rng)
        twin._ids = 1_000_000
        return twin

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[None]:
        """Come to the table."""
        self.at = self._address()
        url = self.at.replace("http", "ws", 1) + "/socket"
        headers = {"Authorization": f"Bearer {self._token}"}
        async with connect(
            url, additional_headers=headers, proxy=None, ping_interval=None, close_timeout=1
        ) as self._socket:
            await self.watch()
            yield

    async def watch(self) -> None:
        """See the table from now on."""
        version = self.sight.version if self.sight else 0
        while True:
            answer = await self.request(Watch(self._new_id(), self.table, version))
            if isinstance(answer, Done):
                return
            assert isinstance(answer, Refused)
            await self._wait_for_better_times(answer.code)

    async def _go_on(self) -> None:
        """Do the next thing, or wait for it."""
        if self.pending is not None:
            self.pending.again = self.pending.again or time()
            await self._settle(self.pending)
        elif self.is_asked():
            command = await self.move()
            if command is not None:
                await self.ask(command)
        elif (wish := self._wish()) is not None:
            await self.ask(wish)
        else:
            await self.hear()

    def _wish(self) -> Asked | None:
        """What a person asks for besides moves."""
        room, you = self.seen.room, self.seen.you
        if room.status == "waiting":
            if you < 0:
                return Sit(f"P{self.person[:4]}", luck=self.person[:8])
            full = not any(seat.free for seat in room.seats)
            return Begin() if you == room.host and full else None
        board = self.seen.board
        if self.is_tired and not room.seats[you].resigned:
            return Resign()
        return Ready() if board and board.counted and not room.seats[you].ready else None

    def is_asked(self) -> bool:
        """Whether the table waits for a move of theirs."""
        board = self.seen.board
        return bool(board and board.choices and self.seen.room.status == "playing")

    async def move(self) -> Play | None:
        """A legal move, by chance; `None` if the table went on while they looked."""
        sight = self.seen
        assert sight.board is not None
        version = sight.version
        choice = self._rng.choice(sight.board.choices)
        while not choice.whole or (choice.open and self._rng.random() < 0.5):
            following = await self._look(choice, version)
            if not following:
                return None
            choice = self._rng.choice(following)
        return Play(choice.move, version)

    async def _look(self, choice: Choice, version: int) -> list[Choice]:
        ask = Ask(self._new_id(), self.table, Look(choice.move, version))
        answer = await self.request(ask)
        if isinstance(answer, Steps):
            return answer.choices
        assert isinstance(answer, Refused)
        if answer.code != "stale":
            await self._wait_for_better_times(answer.code)
        return []

    async def _wait_for_better_times(self, code: str) -> None:
        assert code in TROUBLE or code == "too_fast", code
        self.troubles[code] += 1
        await asyncio.sleep(0.1)

    async def ask(self, command: Asked) -> Message:
        """Ask something of the table, however often it has to be said until something is heard."""
        self.pending = Sent(self.table, self.person, self._new_id(), command)
        return await self._settle(self.pending)

    async def _settle(self, sent: Sent) -> Message:
        while True:
            answer = await self.request(Ask(sent.id, sent.table, sent.command))
            if not isinstance(answer, Refused):
                sent.outcome = "done"
            elif answer.code in TROUBLE or answer.code == "too_fast":
                await self._wait_for_better_times(answer.code)
                sent.again = sent.again or time()
                continue
            else:
                sent.outcome = answer.code
            self.sent.append(sent)
            self.pending = None
            return answer

    async def request(self, request: Request) -> Message:
        """Say something, and return the answer."""
        await self._socket.send(msgspec.json.encode(request).decode())
        while True:
            heard = await self.hear()
            if getattr(heard, "id", None) == request.id:
                return heard

    async def hear(self, patience: float = SILENCE) -> Message:
        """Take in what the server says next."""
        try:
            async with asyncio.timeout(patience):
                text = await self._socket.recv()
        except TimeoutError:
            where = (self.table, self.seen.version, self.seen.you)
            raise AssertionError(f"nothing was heard for {patience} seconds: {where}") from None
        heard = _READER.decode(text)
        if isinstance(heard, Seen):
            self.sight = heard.sight
        elif isinstance(heard, Changed):
            fold(self.seen, heard.change)
        elif isinstance(heard, Bye):
            self.byes[heard.code] += 1
            assert heard.again, heard
            raise ConnectionResetError(heard.code)
        return heard

    def _new_id(self) -> str:
        self._ids += 1
        return f"c{self._ids}"


def fold(sight: Sight, change: Change) -> None:
    """Let a change happen to what was seen before."""
    assert change.version >= sight.version, "changes come in their order"
    sight.version = change.version
    sight.you = sight.you if change.you is None else change.you
    sight.board = change.board or sight.board
    sight.room = change.room or sight.room
    if change.news.what in ("began", "undone"):
        sight.zones = change.zones or []
    else:
        places = {(zone.name, zone.owner): n for n, zone in enumerate(sight.zones)}
        for zone in change.zones or []:
            sight.zones[places[zone.name, zone.owner]] = zone
