"""Hints one after another: asked for again, the next one is shown."""

from tablee.client.transport import Transport
from tablee.wire.responses import HintCandidate


class HintPager:
    """The hints for one position, and which of them is shown."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._version = -1
        self.candidates: list[HintCandidate] = []
        self.shown = 0

    @property
    def has_next(self) -> bool:
        """Return whether another hint for this position is known."""
        is_current = self._version == self._transport.mirror.version
        return is_current and len(self.candidates) > 1

    async def turn(self) -> bool:
        """Show the first hint, or the next one; return False if the table has moved on meanwhile.

        Raises:
            GameError: as the transport.
        """
        if self.has_next:
            self.shown = (self.shown + 1) % len(self.candidates)
            return True
        version = self._transport.mirror.version
        candidates = await self._transport.hint()
        self.candidates = [one for one in candidates if one.sure is not None]
        self._version, self.shown = version, 0
        return version == self._transport.mirror.version and bool(self.candidates)
