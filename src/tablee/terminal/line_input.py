"""Asynchronous reader of lines from a terminal or a pipe."""

import asyncio
import os
import threading


class LineInput:
    """Reads lines in a daemon thread, so that waiting for one does not block the event loop.

    The thread reads with `os.read`: Python's buffered reader would hold its lock while it waits,
    and the interpreter could not exit.
    """

    def __init__(self, handle: int) -> None:
        self._handle = handle
        self._loop = asyncio.get_running_loop()
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        threading.Thread(target=self._read_all, daemon=True).start()

    async def next(self) -> str | None:
        """Return the next line; `None` at the end of the input."""
        return await self._lines.get()

    def _read_all(self) -> None:
        rest = b""
        while True:
            try:
                chunk = os.read(self._handle, 4096)
            except OSError:
                chunk = b""
            rest += chunk
            *complete, rest = rest.split(b"\n")
            for line in complete if chunk else [*complete, rest] if rest else complete:
                self._put(line.decode("utf-8", "replace").strip())
            if not chunk:
                self._put(None)
                return

    def _put(self, line: str | None) -> None:
        try:
            self._loop.call_soon_threadsafe(self._lines.put_nowait, line)
        except RuntimeError:  # the event loop is closed
            return
