"""The log that a session writes to: append-only, by compare-and-append."""

from collections.abc import Awaitable
from typing import Protocol

from tablee.store import LogBatch


class Log(Protocol):
    """Logs of tables; kept by SQLite or PostgreSQL (`store.Store`) or in a file (`FileLog`)."""

    is_shared: bool
    """Other processes may append to it too."""

    def append(self, batch: LogBatch) -> Awaitable[None]:
        """Write a batch, all of it or nothing; it is on disk when the awaitable is done.

        Raises:
            Conflict: the log has such a number already: somebody else was first.
            GameError: `store_failed`, `store_busy`, `store_closed` or `not_written`.
        """

    def read(self, table: str, after: int = 0) -> Awaitable[list[bytes]]:
        """Return the bodies behind a number; none for an unknown table."""
