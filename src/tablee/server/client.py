"""A connected client: its channel, its person, and the tables that it watches."""

import asyncio
from collections import deque
from typing import Protocol

from mypy_extensions import mypyc_attr

from tablee.server.limits import Limits
from tablee.session.watcher import Watcher
from tablee.wire import Bye, Message, encode_message


class Channel(Protocol):
    """The transport of a client's messages."""

    def write(self, text: bytes) -> None:
        """Queue a text to be sent."""

    def resume_reading(self) -> None:
        """Read again if reading was paused, because too much came at once."""

    def close(self) -> None:
        """Close the channel; texts written before may still arrive."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Client:
    """A client, to whom messages are sent in order and without waiting."""

    def __init__(self, person: str, limits: Limits, channel: Channel, address: str = "") -> None:
        self.person = person
        self.address = address
        self.limits = limits
        self.channel = channel
        self.name = ""
        """The name of its guest."""
        self.watchers: dict[str, Watcher] = {}
        """Watchers by the id of the table that they watch."""
        self.unanswered: deque[bytes] = deque()
        """Messages received and not yet answered."""
        self.answering: asyncio.Task[None] | None = None
        """The task that answers them; it is never canceled."""
        self.hints: set[asyncio.Task[None]] = set()
        """Searches for hints, given up when the client is gone."""
        self.is_leaving = False

    def tell(self, message: Message) -> None:
        """Send a message."""
        self.send(encode_message(message))

    def send(self, text: bytes) -> None:
        """Send an encoded message, unless the client is leaving."""
        if not self.is_leaving:
            self.channel.write(text)

    def leave(self, bye: Bye) -> None:
        """Disconnect with a last message."""
        if not self.is_leaving:
            self.is_leaving = True
            self.channel.write(encode_message(bye))
            self.channel.close()
