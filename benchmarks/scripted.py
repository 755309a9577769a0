"""Scripted players of Parade, with no more than sockets need: it is the server that is measured."""

import asyncio
import random
from collections.abc import Iterator
from time import perf_counter
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec

TEXT, PING = 0x81, 0x89
"""First bytes of whole text and ping frames."""
PONG = b"\x8a\x80\0\0\0\0"
SHORT, LONG = 126, 127
"""Lengths that stand for one written in two or eight bytes."""
HELLO = (
    "GET /socket HTTP/1.1\r\nHost: {host}\r\n{more}"
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def framed(text: bytes) -> bytes:
    """A message as a client sends it, under a mask that hides nothing."""
    size = bytes([0x80 | len(text)]) if len(text) < SHORT else b"\xfe" + len(text).to_bytes(2)
    return bytes([TEXT]) + size + bytes(4) + text


class Sockets(asyncio.Protocol):
    """The end of a client, as far as these servers need one."""

    def __init__(self) -> None:
        self._data = b""
        self._is_open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        self.transport = cast("asyncio.Transport", transport)

    def greet(self, host: str, more: str = "") -> None:
        """Ask for a socket."""
        self.transport.write(HELLO.format(host=host, more=more).encode())

    def data_received(self, data: bytes) -> None:
        """Take in all messages that are whole."""
        self._data += data
        if not self._is_open:
            head, end, rest = self._data.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head, head
            self._is_open, self._data = True, rest
            self.opened()
        for text in self._texts():
            self.heard(text)

    def _texts(self) -> Iterator[bytes]:
        data, at = self._data, 0
        while len(data) - at >= 2:
            kind, length, begin = data[at], data[at + 1], at + 2
            if length >= SHORT:
                begin += 2 if length == SHORT else 8
                length = int.from_bytes(data[at + 2 : begin])
            if len(data) < begin + length:
                break
            at = begin + length
            if kind == TEXT:
                yield data[begin:at]
            elif kind == PING:
                self.transport.write(PONG)
        self._data = data[at:]

    def opened(self) -> None:
        """Do what is to be done when the socket is there."""
        raise NotImplementedError

    def heard(self, text: bytes) -> None:
        """Take in a message."""
        raise NotImplementedError


class Player(Sockets):
    """Plays at random, as soon as it may."""

    def __init__(self, table: str, times: list[float]) -> None:
        super().__init__()
        self.is_playing = False
        self.fault: Exception | None = None
        self._table = table
        self._times = times
        self._chance = random.Random(table)
        self._answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._is_moving = False
        self._asked = 0
        self._began = 0.0
        self._version = 0
        self._status = ""
        self._you = -1
        self._choices: list[str] = []
        self._pairs = False
        self._agreed: list[int] | None = None

    @classmethod
    async def sit(cls, address: str, token: str, table: str, times: list[float]) -> "Player":
        """Somebody at a table of a server."""
        host = urlsplit(address)
        where = str(host.hostname), int(host.port or 80)
        loop = asyncio.get_running_loop()
        _, player = await loop.create_connection(lambda: cls(table, times), *where)
        player.greet(host.netloc, f"Authorization: Bearer {token}\r\n")
        await player._answered
        await player.ask({"type": "watch"})
        return player

    def opened(self) -> None:
        """Be ready to be asked."""
        self._answered.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Take in what has come, and go on."""
        try:
            super().data_received(data)
            if self.is_playing and self._answered.done():
                self._go_on()
        except Exception as fault:
            self.fault, self.is_playing = fault, False

    def heard(self, text: bytes) -> None:
        """Take a message in."""
        self._take(msgspec.json.decode(text))

    def _say(self, message: dict[str, object]) -> None:
        self._asked += 1
        self._answered = asyncio.get_running_loop().create_future()
        text = msgspec.json.encode({**message, "id": f"c{self._asked}", "table": self._table})
        self._began = perf_counter()
        self.transport.write(framed(text))

    async def ask(self, message: dict[str, object]) -> None:
        """Say something, and hear until it is answered."""
        self._say(message)
        await self._answered

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        found = message.get("sight") or message.get("change") or {}
        self._version = found.get("version", self._version)
        self._you = found.get("you", self._you)
        if board := found.get("board"):
            self._choices = [choice["move"] for choice in board["choices"]]
            self._pairs = any(choice.get("open") for choice in board["choices"])
        if room := found.get("room"):
            self._status = room["status"]
            self._agreed = room["offer"] and room["offer"]["agreed"]
        if kind == "refused":
            assert message["code"] == "stale", message
        if kind in ("done", "refused"):
            self._answered.set_result(None)
            if self._is_moving:
                self._times.append(perf_counter() - self._began)
                self._is_moving = False

    def play(self) -> None:
        """Play from now on, until told to stop."""
        self.is_playing = True
        self._go_on()

    def _go_on(self) -> None:
        if self._status == "playing" and self._choices:
            self._move()
        elif self._status == "over" and self._agreed is None and self._you == 0:
            self._say({"type": "ask", "command": {"do": "propose", "plan": "rematch"}})
        elif self._status == "over" and self._agreed and self._you not in self._agreed:
            self._say({"type": "ask", "command": {"do": "agree", "version": self._version}})

    def _move(self) -> None:
        move = self._chance.choice(self._choices)
        if self._pairs:
            rest = [choice.split()[1] for choice in self._choices if choice != move]
            move = f"{move} {self._chance.choice(rest)}"
        self._is_moving = True
        command = {"do": "play", "move": move, "version": self._version}
        self._say({"type": "ask", "command": command})
