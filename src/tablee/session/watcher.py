"""Somebody who watches one table: a seat's owner or a spectator, behind one connection."""

from collections.abc import Callable

from tablee.wire import Message, encode_message


class Watcher:
    """A receiver of messages about one table, and what it was last told.

    Args:
        guest: the person whose device it is.
        send: takes an encoded message, without waiting.
    """

    def __init__(self, guest: str, send: Callable[[bytes], None]) -> None:
        self.guest = guest
        self.send = send
        self.holder = ""
        """The person who said that they hold a shared device."""
        self.viewer: int | None = None
        """The seat that was shown last, or `NOBODY`; `None` before the first snapshot."""
        self.device: tuple[list[int], list[int]] = ([], [])
        """Seats on a shared device and those of them that are awaited, as last told."""

    def tell(self, message: Message) -> None:
        """Send a message."""
        self.send(encode_message(message))
