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

from tablee.table.commands import AnyCommand, Begin, Look, Play, Ready, Resign, Sit
from tablee.table.messages import Choice, Snapshot, Update
from tablee.wire import (
    Bye,
    CommandRequest,
    Done,
    Message,
    NextSteps,
    Refused,
    Request,
    TableSnapshot,
    TableUpdate,
    Watch,
)

CONNECTION_LOST = (OSError, WebSocketException)
"""Exceptions of a connection that is lost or cannot be made."""
RETRY_DELAY = 0.15
"""Seconds before the next try to connect."""
RETRYABLE = frozenset(["outcome_unknown", "store_failed", "store_busy"])
"""Codes of refusals after which a command is sent again; it may have been done."""
RECONNECT_PROBABILITY = 0.03
"""Probability of reconnecting, perhaps to another server, after each action."""
RECEIVE_TIMEOUT = 60.0
"""Seconds without a message after which a table counts as stuck."""

_READER: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


class SentCommand(Struct):
    """A command sent to a table, and its outcome."""

    table: str
    person: str
    id: str
    command: AnyCommand
    outcome: str = ""
    """`done`, or the code of the refusal; empty until it is answered."""
    again: float = 0.0
    """Time at which it was sent again, or 0."""


class Player:
    """A person who plays random moves at a table, over one connection after the other.

    Args:
        address: returns the address of a server to connect to.
        token: the guest token of the person.
        table: the id of the table.
        rng: the source of all choices.
    """

    def __init__(
        self, address: Callable[[], str], token: str, table: str, rng: random.Random
    ) -> None:
        self.person = token.rpartition(".")[0]
        self.table = table
        self._snapshot: Snapshot | None = None
        self.sent: list[SentCommand] = []
        """Answered commands, in order."""
        self.pending: SentCommand | None = None
        """The last command, until it is answered."""
        self.server = ""
        """The address of the last connection."""
        self.retries: Counter[str] = Counter()
        """Refusals after which something was sent again, by code."""
        self.byes: Counter[str] = Counter()
        self.is_resigning = False
        """Resign as soon as possible."""
        self._address = address
        self._token = token
        self._rng = rng
        self._ids = 0
        self._socket: ClientConnection

    @property
    def snapshot(self) -> Snapshot:
        """The table as this person sees it."""
        assert self._snapshot is not None, "nothing was shown yet"
        return self._snapshot

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended and every command is answered."""
        return bool(self._snapshot and self._snapshot.room.status == "over" and not self.pending)

    async def play(self) -> None:
        """Play until the game is over, over as many connections as it takes."""
        while not self.is_over:
            try:
                async with self.connected():
                    while not self.is_over:
                        await self._act()
                        if self._rng.random() < RECONNECT_PROBABILITY:
                            break
            except InvalidStatus as refused:
                code = refused.response.body.decode()
                if code in RETRYABLE:
                    self.retries[code] += 1
                await asyncio.sleep(RETRY_DELAY)
            except CONNECTION_LOST:
                await asyncio.sleep(RETRY_DELAY)

    def move_to(self, address: Callable[[], str]) -> None:
        """Connect to another server from now on."""
        self._address = address

    def twin(self, address: Callable[[], str]) -> "Player":
        """Return the same person, connected to another server at the same time."""
        twin = Player(address, self._token, self.table, self._rng)
        twin._ids = 1_000_000
        return twin

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[None]:
        """Connect, and watch the table."""
        self.server = self._address()
        url = self.server.replace("http", "ws", 1) + "/socket"
        headers = {"Authorization": f"Bearer {self._token}"}
        async with connect(
            url, additional_headers=headers, proxy=None, ping_interval=None, close_timeout=1
        ) as self._socket:
            await self.watch()
            yield

    async def watch(self) -> None:
        """Subscribe to the table, from the version known so far."""
        version = self._snapshot.version if self._snapshot else 0
        while True:
            answer = await self.request(Watch(self._new_id(), self.table, version))
            if isinstance(answer, Done):
                return
            assert isinstance(answer, Refused)
            await self._wait_to_retry(answer.code)

    async def _act(self) -> None:
        """Send the next command, or receive the next message."""
        if self.pending is not None:
            self.pending.again = self.pending.again or time()
            await self._send_until_answered(self.pending)
        elif self.is_asked():
            move = await self.choose_move()
            if move is not None:
                await self.ask(move)
        elif (command := self._next_command()) is not None:
            await self.ask(command)
        else:
            await self.receive()

    def _next_command(self) -> AnyCommand | None:
        """Return the next command that is no move: sit, begin, resign, get ready."""
        room, you = self.snapshot.room, self.snapshot.you
        if room.status == "waiting":
            if you < 0:
                return Sit(f"P{self.person[:4]}", luck=self.person[:8])
            full = not any(seat.free for seat in room.seats)
            return Begin() if you == room.host and full else None
        board = self.snapshot.board
        if self.is_resigning and not room.seats[you].resigned:
            return Resign()
        return Ready() if board and board.counted and not room.seats[you].ready else None

    def is_asked(self) -> bool:
        """Return whether the table waits for a move of this person."""
        board = self.snapshot.board
        return bool(board and board.choices and self.snapshot.room.status == "playing")

    async def choose_move(self) -> Play | None:
        """Return a random legal move; `None` if the table went on meanwhile."""
        snapshot = self.snapshot
        assert snapshot.board is not None
        version = snapshot.version
        choice = self._rng.choice(snapshot.board.choices)
        while not choice.whole or (choice.open and self._rng.random() < 0.5):
            following = await self._look(choice, version)
            if not following:
                return None
            choice = self._rng.choice(following)
        return Play(choice.move, version)

    async def _look(self, choice: Choice, version: int) -> list[Choice]:
        ask = CommandRequest(self._new_id(), self.table, Look(choice.move, version))
        answer = await self.request(ask)
        if isinstance(answer, NextSteps):
            return answer.choices
        assert isinstance(answer, Refused)
        if answer.code != "stale":
            await self._wait_to_retry(answer.code)
        return []

    async def _wait_to_retry(self, code: str) -> None:
        assert code in RETRYABLE or code == "too_fast", code
        self.retries[code] += 1
        await asyncio.sleep(0.1)

    async def ask(self, command: AnyCommand) -> Message:
        """Send a command, as often as it takes until it is answered."""
        self.pending = SentCommand(self.table, self.person, self._new_id(), command)
        return await self._send_until_answered(self.pending)

    async def _send_until_answered(self, sent: SentCommand) -> Message:
        while True:
            answer = await self.request(CommandRequest(sent.id, sent.table, sent.command))
            if not isinstance(answer, Refused):
                sent.outcome = "done"
            elif answer.code in RETRYABLE or answer.code == "too_fast":
                await self._wait_to_retry(answer.code)
                sent.again = sent.again or time()
                continue
            else:
                sent.outcome = answer.code
            self.sent.append(sent)
            self.pending = None
            return answer

    async def request(self, request: Request) -> Message:
        """Send a request, and return its answer."""
        await self._socket.send(msgspec.json.encode(request).decode())
        while True:
            message = await self.receive()
            if getattr(message, "id", None) == request.id:
                return message

    async def receive(self, timeout: float = RECEIVE_TIMEOUT) -> Message:
        """Receive the next message, and apply it."""
        try:
            async with asyncio.timeout(timeout):
                text = await self._socket.recv()
        except TimeoutError:
            where = (self.table, self.snapshot.version, self.snapshot.you)
            raise AssertionError(f"no message for {timeout} seconds: {where}") from None
        message = _READER.decode(text)
        if isinstance(message, TableSnapshot):
            self._snapshot = message.sight
        elif isinstance(message, TableUpdate):
            apply_update(self.snapshot, message.change)
        elif isinstance(message, Bye):
            self.byes[message.code] += 1
            assert message.again, message
            raise ConnectionResetError(message.code)
        return message

    def _new_id(self) -> str:
        self._ids += 1
        return f"c{self._ids}"


def apply_update(snapshot: Snapshot, change: Update) -> None:
    """Apply an update to a snapshot, as clients do."""
    assert change.version >= snapshot.version, "changes come in their order"
    snapshot.version = change.version
    snapshot.you = snapshot.you if change.you is None else change.you
    snapshot.board = change.board or snapshot.board
    snapshot.room = change.room or snapshot.room
    if change.news.what in ("began", "undone"):
        snapshot.zones = change.zones or []
    else:
        places = {(zone.name, zone.owner): n for n, zone in enumerate(snapshot.zones)}
        for zone in change.zones or []:
            snapshot.zones[places[zone.name, zone.owner]] = zone
