"""Readiness: whether something can be written now, asked of the disk at most once a second."""

import asyncio
from collections.abc import Callable

from tablee.core.errors import GameError
from tablee.store import Store

FRESH_SECONDS = 1.0
"""How long an answer is repeated to all who ask."""
MAX_SECONDS = 5.0
"""Time for a write, after which nothing can be written."""


class HealthCheck:
    """Writes something, and says whether it could be done.

    Args:
        store: the store.
        timer: a clock that never goes back.
    """

    def __init__(self, store: Store, timer: Callable[[], float]) -> None:
        self._store = store
        self._timer = timer
        self._asked_at = -FRESH_SECONDS
        self._checking: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """Return if something can be written.

        Raises:
            GameError: `store_failed`.
        """
        if self._checking is None or self._is_old(self._checking):
            self._asked_at = self._timer()
            self._checking = asyncio.create_task(self._write())
        await asyncio.shield(self._checking)

    def _is_old(self, checking: asyncio.Task[None]) -> bool:
        return checking.done() and self._timer() - self._asked_at >= FRESH_SECONDS

    async def _write(self) -> None:
        try:
            async with asyncio.timeout(MAX_SECONDS):
                await self._store.health()
        except TimeoutError as error:
            raise GameError("store_failed", reason="timeout") from error
