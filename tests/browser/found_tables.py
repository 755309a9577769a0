"""Tables at a moment that a test is about: as many are opened and played as it takes."""

import random
from collections.abc import Callable
from time import sleep
from typing import Any
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import Page
from websockets.sync.client import ClientConnection, connect
from websockets.sync.connection import Connection

from tablee.client.mirror import TableMirror
from tablee.server.guests import COOKIE
from tablee.table.commands import AnyCommand, Look, Play, Ready
from tablee.wire import (
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
from tests.browser.conftest import TIMEOUT_MS

MAX_TABLES = 600
"""Tables after which there is no hope: a certain card of 88 is in one hand of 22."""

REST_SECONDS = 0.2
"""Rest of a player who was told to be slower; whoever insists is disconnected."""

Wanted = Callable[[TableMirror], bool]
"""Whether a table is as a test wants it."""

_READER: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


def open_against_bots(page: Page, slug: str, seats: int, **more: Any) -> str:
    """Open a table of novices for the guest of a page; return its path."""
    bots = [{"seat": seat, "level": "novice"} for seat in range(1, seats)]
    opening = {"game": slug, "seats": seats, **more}
    wanted = {"opening": opening, "name": "Marie", "bots": bots, "begin": True}
    answer = page.request.post("/api/tables", data=wanted).json()
    return f"/t/{answer['table']}"


def go_to_table_with(page: Page, slug: str, seats: int, *cards: str, **more: Any) -> None:
    """Open tables until the guest begins with these cards in the hand, and go to that table."""

    def begins(quick: QuickPlayer) -> bool:
        board = quick.wait_for_turn().board
        return board is not None and board.events == 1 and holds(quick.mirror, cards)

    _go_to(page, slug, seats, more, begins)


def play_to(page: Page, slug: str, seats: int, is_wanted: Wanted, **more: Any) -> None:
    """Play games without a browser until it comes to what is wanted, and go to that table."""
    _go_to(page, slug, seats, more, lambda quick: quick.play_until(is_wanted))


def _go_to(
    page: Page, slug: str, seats: int, more: dict[str, Any], reach: Callable[["QuickPlayer"], bool]
) -> None:
    page.get_by_role("article").last.wait_for()
    for seed in range(MAX_TABLES):
        path = open_against_bots(page, slug, seats, **more)
        with connect_as_guest(page) as socket:
            found = reach(QuickPlayer(socket, path.rpartition("/")[2], seed))
        if found:
            page.goto(path)
            return
    raise AssertionError("it never came to that")


def connect_as_guest(page: Page) -> ClientConnection:
    """Open a socket for the guest of a page."""
    (token,) = [one["value"] for one in page.context.cookies() if one["name"] == COOKIE]
    headers = {"Authorization": f"Bearer {token}"}
    address = f"ws://{urlsplit(page.url).netloc}/socket"
    return connect(address, additional_headers=headers, proxy=None)


def holds(mirror: TableMirror, cards: tuple[str, ...]) -> bool:
    """Return whether these cards are in the own hand."""
    return set(cards) <= set(mirror.hand(mirror.you))


def is_attacked(mirror: TableMirror) -> bool:
    """Return whether we may react."""
    return mirror.is_asked and mirror.board is not None and mirror.board.asks == "reaction"


def is_asked(mirror: TableMirror, key: str) -> bool:
    """Return whether this question is put to the guest."""
    prompt = mirror.board.prompt if mirror.board else None
    return prompt is not None and prompt.key.endswith(key)


class QuickPlayer:
    """A guest who plays random moves without a browser."""

    def __init__(self, socket: Connection, table: str, seed: int) -> None:
        self._socket = socket
        self._table = table
        self._rng = random.Random(seed)
        self._ids = 0
        self._mirror: TableMirror | None = None
        self._send(Watch(self._new_id(), table, 0))
        while self._mirror is None:
            self._receive()
        self.mirror: TableMirror = self._mirror

    def wait_for_deal(self) -> TableMirror:
        """Wait until the cards are dealt."""
        while not self.mirror.is_over and not self.mirror.hand(self.mirror.you):
            self._receive()
        return self.mirror

    def wait_for_turn(self) -> TableMirror:
        """Wait until the guest is asked something."""
        while not self.mirror.is_over and not self.mirror.is_asked:
            self._receive()
        return self.mirror

    def play_until(self, is_wanted: Wanted) -> bool:
        """Play; return whether it came to what is wanted before the game was over."""
        mirror = self.wait_for_deal()
        while not mirror.is_over:
            if is_wanted(mirror):
                return True
            if mirror.is_asked:
                self._move()
            elif mirror.needs_ready:
                self._ask(Ready())
            else:
                self._receive()
        return False

    def _move(self) -> None:
        """Play a random move, step by step."""
        assert self.mirror.board is not None
        version = self.mirror.version
        choice = self._rng.choice(self.mirror.board.choices)
        while not choice.whole:
            following = self._ask(Look(choice.move, version))
            if not isinstance(following, NextSteps):
                return
            choice = self._rng.choice(following.choices)
        self._ask(Play(choice.move, version))

    def _ask(self, command: AnyCommand) -> Message:
        """Send a command; return its answer, which is a refusal if the table has moved on."""
        number = self._new_id()
        self._send(CommandRequest(number, self._table, command))
        while True:
            message = self._receive()
            if isinstance(message, Done | Refused | NextSteps) and message.id == number:
                if isinstance(message, Refused) and message.code == "too_fast":
                    sleep(REST_SECONDS)
                return message

    def _new_id(self) -> str:
        self._ids += 1
        return str(self._ids)

    def _send(self, request: Request) -> None:
        self._socket.send(msgspec.json.encode(request).decode())

    def _receive(self) -> Message:
        """Receive the next message, and follow the table."""
        message = _READER.decode(self._socket.recv(TIMEOUT_MS / 1000))
        if isinstance(message, TableSnapshot):
            if self._mirror is None:
                self._mirror = TableMirror(message.sight)
            else:
                self._mirror.load_snapshot(message.sight)
        elif isinstance(message, TableUpdate) and self._mirror is not None:
            assert self._mirror.apply_update(message.change)
        return message
