"""Somebody who is connected: a socket, and who is behind it."""

import asyncio
from collections import deque
from typing import Protocol

from tablee.server.limits import Limits
from tablee.wire import Bye, Message, write

MOST_WAITING = 2 * 2**20
"""So many letters may wait for a client that does not read; then it has to come back."""

LONGEST_GOODBYE = 3.0
"""So many seconds does such a client have to take its last message."""


class Line(Protocol):
    """What carries texts to a client."""

    async def send_text(self, data: str) -> None:
        """Send a text; raises when the client is gone."""


class Client:
    """Sends in order, without making anybody wait."""

    def __init__(self, person: str, limits: Limits) -> None:
        self.person = person
        self.limits = limits
        self.viewers: dict[str, int] = {}
        """Who this client is at the tables that it watches: a seat, or `NOBODY`."""
        self.held: dict[str, str] = {}
        """Who of those who share this device holds it, by tables."""
        self.shared: dict[str, tuple[list[int], list[int]]] = {}
        """What this client was last told about those who share it, by tables."""
        self._waiting: deque[str] = deque()
        self._size = 0
        self._wake = asyncio.Event()
        self.leaving = False
        self._patience: asyncio.Timeout | None = None
        self.answering = asyncio.Lock()
        """Held while something is done for this client, which is done to the end."""

    def forget(self, table: str) -> None:
        """Be nobody at a table that is not watched any more."""
        for known in (self.viewers, self.held, self.shared):
            known.pop(table, None)

    def tell(self, message: Message) -> None:
        """Say something to the client."""
        self.send(write(message))

    def send(self, text: str) -> None:
        """Send a text as soon as the client takes it."""
        if self.leaving:
            return
        if self._size > MOST_WAITING:
            self._waiting.clear()
            self.leave(Bye("too_slow", again=True))
            return
        self._waiting.append(text)
        self._size += len(text)
        self._wake.set()

    def leave(self, bye: Bye) -> None:
        """Say goodbye; nothing is said after it."""
        if not self.leaving:
            self._waiting.append(write(bye))
            self.leaving = True
            self._wake.set()
            if self._patience is not None:
                self._patience.reschedule(asyncio.get_running_loop().time() + LONGEST_GOODBYE)

    async def deliver(self, line: Line) -> None:
        """Send what waits, until the goodbye has been said.

        Raises:
            TimeoutError: the client did not take it.
        """
        try:
            async with asyncio.timeout(None) as self._patience:
                await self._deliver(line)
        finally:
            self._patience = None

    async def _deliver(self, line: Line) -> None:
        while not self.leaving or self._waiting:
            while self._waiting:
                text = self._waiting.popleft()
                self._size -= len(text)
                await line.send_text(text)
            self._wake.clear()
            if not self.leaving:
                await self._wake.wait()
