"""Backpressure: a transport is not read while there is a reason to wait."""

import asyncio
from collections.abc import Callable

MAX_PIECE = 2048
"""Bytes that are parsed at once: some hundred frames, if they are empty."""
OPENING = "opening"
"""The handshake is not answered yet."""
UNANSWERED = "unanswered"
"""Too many messages wait for their answers."""
TOO_FAST = "too fast"
"""The client has sent more frames than its share."""
FLOODING = "flooding"
"""The client is being disconnected because of what it sends."""
UNSENT = "unsent"
"""The client does not take what it was sent."""


class PausableInput:
    """Bytes that were received and are not parsed yet, and the reasons to wait.

    Args:
        transport: the transport, whose reading is paused.
        parse: parses the next piece of the input.
    """

    def __init__(self, transport: asyncio.Transport, parse: Callable[[bytes], None]) -> None:
        self._transport = transport
        self._parse = parse
        self._bytes = bytearray()
        self._reasons: set[str] = set()
        self._is_paused = False

    @property
    def is_paused(self) -> bool:
        """Return whether nothing is read at present."""
        return bool(self._reasons)

    def add(self, data: bytes) -> None:
        """Parse bytes that were received, now or when there is no reason left to wait."""
        self._bytes += data
        self._go_on()

    def clear(self) -> None:
        """Forget what is not parsed yet."""
        self._bytes.clear()

    def pause(self, reason: str) -> None:
        """Wait for a reason, until it is gone."""
        self._reasons.add(reason)
        if not self._is_paused and not self._transport.is_closing():
            self._is_paused = True
            self._transport.pause_reading()

    def resume(self, reason: str) -> None:
        """Read again, unless there is another reason to wait."""
        if reason in self._reasons:
            self._reasons.discard(reason)
            self._go_on()
            if self._is_paused and not self._reasons and not self._transport.is_closing():
                self._is_paused = False
                self._transport.resume_reading()

    def _go_on(self) -> None:
        """Parse piece by piece: after each of them there can be a reason to wait."""
        while self._bytes and not self._reasons:
            piece = bytes(self._bytes[:MAX_PIECE])
            del self._bytes[:MAX_PIECE]
            self._parse(piece)
