"""Lines that somebody types, or that come through a pipe."""

import asyncio
import os
import threading


class Lines:
    """Reads beside everything else: waiting for a line keeps nobody waiting.

    The thread reads from the system and not through Python's buffers, whose lock it would hold
    while it waits: then the program could not end.
    """

    def __init__(self, handle: int) -> None:
        self._handle = handle
        self._loop = asyncio.get_running_loop()
        self._read: asyncio.Queue[str | None] = asyncio.Queue()
        threading.Thread(target=self._listen, daemon=True).start()

    async def next(self) -> str | None:
        """The next line; `None` when there are no more."""
        return await self._read.get()

    def _listen(self) -> None:
        rest = b""
        while True:
            try:
                found = os.read(self._handle, 4096)
            except OSError:
                found = b""
            rest += found
            *whole, rest = rest.split(b"\n")
            for line in whole if found else [*whole, rest] if rest else whole:
                self._put(line.decode("utf-8", "replace").strip())
            if not found:
                self._put(None)
                return

    def _put(self, line: str | None) -> None:
        try:
            self._loop.call_soon_threadsafe(self._read.put_nowait, line)
        except RuntimeError:  # nobody waits for lines any more
            return
