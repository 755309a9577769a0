"""Somebody who is connected: a socket, and who is behind it."""

import asyncio
from collections import deque
from typing import Protocol

from mypy_extensions import mypyc_attr

from tablee.server.limits import Limits
from tablee.wire import Bye, Message, write

MOST_WAITING = 2 * 2**20
"""So many bytes may wait for a client that does not read; then it has to come back."""


class Line(Protocol):
    """What carries texts to a client and back."""

    def write(self, text: bytes) -> None:
        """Send a text as soon as the client takes it."""

    def waiting(self) -> int:
        """How many bytes the client has not yet taken."""

    def go_on(self) -> None:
        """Listen again, if too much came at once."""

    def close(self) -> None:
        """End the talk; what was written before may still arrive."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Client:
    """Sends in order, without making anybody wait."""

    def __init__(self, person: str, limits: Limits, line: Line) -> None:
        self.person = person
        self.limits = limits
        self.line = line
        self.name = ""
        """What its guest wants to be called."""
        self.viewers: dict[str, int] = {}
        """Who this client is at the tables that it watches: a seat, or `NOBODY`."""
        self.held: dict[str, str] = {}
        """Who of those who share this device holds it, by tables."""
        self.shared: dict[str, tuple[list[int], list[int]]] = {}
        """What this client was last told about those who share it, by tables."""
        self.unanswered: deque[bytes] = deque()
        """What it has said and nobody has yet answered."""
        self.answering: asyncio.Task[None] | None = None
        """What is being done for this client, which is done to the end."""
        self.leaving = False

    def forget(self, table: str) -> None:
        """Be nobody at a table that is not watched any more."""
        for known in (self.viewers, self.held, self.shared):
            known.pop(table, None)

    def tell(self, message: Message) -> None:
        """Say something to the client."""
        self.send(write(message))

    def send(self, text: bytes) -> None:
        """Send a text as soon as the client takes it."""
        if self.leaving:
            return
        if self.line.waiting() > MOST_WAITING:
            self.leave(Bye("too_slow", again=True))
            return
        self.line.write(text)

    def leave(self, bye: Bye) -> None:
        """Say goodbye; nothing is said after it."""
        if not self.leaving:
            self.leaving = True
            self.line.write(write(bye))
            self.line.close()
