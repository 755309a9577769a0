"""Reviews in the making: piece by piece in the workers, as long as somebody asks for them."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from time import monotonic

import msgspec

from tablee.core.errors import GameError
from tablee.review.build import build_review
from tablee.review.parts import PieceResult, count_pieces, measure_piece
from tablee.review.report import ReviewStatus
from tablee.store import KeptReview, Store
from tablee.workers import WorkerPool

PATIENCE = 30.0
"""Seconds after which a review is given up that nobody asks for."""
MAX_REMEMBERED = 20
"""Reviews of files that are remembered, until others take their place."""

Key = tuple[str, int, int]
"""Table or digest, number of the game, seat."""
Keep = Callable[[str], Awaitable[None]]


def encode_review(text: str, seat: int, pieces: list[PieceResult]) -> str:
    """Put a review together, and encode it."""
    return msgspec.json.encode(build_review(text, seat, pieces)).decode()


class _Work:
    """A review that is being made."""

    def __init__(self, task: "asyncio.Task[str]", asked_at: float) -> None:
        self.task = task
        self.asked_at = asked_at
        self.status = ReviewStatus(0, 1)


class Reviews:
    """Makes the reviews of this process, one piece after the other."""

    def __init__(
        self, store: Store, workers: WorkerPool, *, timer: Callable[[], float] = monotonic
    ) -> None:
        self._store = store
        self._workers = workers
        self._timer = timer
        self._works: dict[Key, _Work] = {}
        self._remembered: dict[Key, str] = {}

    async def find(self, key: Key) -> bytes | None:
        """Return the encoded status of a review that is done, or being made; else nothing.

        Raises:
            GameError: it could not be made.
        """
        work = self._works.get(key)
        if work is not None:
            return self._look_after(key, work)
        text = self._remembered.get(key) or await self._store.review(*key)
        return None if text is None else _encode_done(text)

    def _look_after(self, key: Key, work: _Work) -> bytes:
        work.asked_at = self._timer()
        if not work.task.done():
            return msgspec.json.encode(work.status)
        del self._works[key]
        return _encode_done(work.task.result())

    def start(self, key: Key, text: str, claim: AbstractContextManager[None]) -> bytes:
        """Begin a review of a stored record; return its encoded status.

        Args:
            key: the table, the number of the game, and the seat.
            text: the record.
            claim: counts the work as long as it goes on.

        Raises:
            GameError: `too_fast`.
        """

        async def keep(review: str) -> None:
            await self._store.keep_review(KeptReview(*key, review))

        return self._start(key, text, claim, keep)

    def start_file(self, key: Key, text: str, claim: AbstractContextManager[None]) -> bytes:
        """Begin a review of a file, which is remembered for a while, and not stored."""

        async def keep(review: str) -> None:
            self._remembered[key] = review
            if len(self._remembered) > MAX_REMEMBERED:
                del self._remembered[next(iter(self._remembered))]

        return self._start(key, text, claim, keep)

    def _start(self, key: Key, text: str, claim: AbstractContextManager[None], keep: Keep) -> bytes:
        claim.__enter__()
        task = asyncio.create_task(self._make(key, text, keep))
        task.add_done_callback(lambda done: self._finish(key, done, claim))
        self._works[key] = _Work(task, self._timer())
        return msgspec.json.encode(self._works[key].status)

    def _finish(
        self, key: Key, task: "asyncio.Task[str]", claim: AbstractContextManager[None]
    ) -> None:
        """Release the claim; forget the work, unless it failed and somebody still asks."""
        claim.__exit__(None, None, None)
        if task.cancelled() or task.exception() is None:  # codespell:ignore cancelled
            self._works.pop(key, None)
        else:
            asyncio.get_running_loop().call_later(PATIENCE, self._works.pop, key, None)

    async def _make(self, key: Key, text: str, keep: Keep) -> str:
        run, seat = self._workers.run_after_bots, key[2]
        total = await run(count_pieces, text, seat)
        pieces: list[PieceResult] = []
        for number in range(total):
            work = self._works[key]
            work.status = ReviewStatus(number, total + 1)
            if self._timer() - work.asked_at > PATIENCE:
                raise asyncio.CancelledError
            pieces.append(await run(measure_piece, text, seat, number))
        review = await run(encode_review, text, seat, pieces)
        await keep(review)
        return review

    async def close(self) -> None:
        """Give up everything."""
        tasks = [work.task for work in self._works.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def file_key(text: bytes, seat: int) -> Key:
    """Return the key of a record that was sent."""
    return hashlib.sha256(text).hexdigest(), 0, seat


def parse_seat(text: str | None) -> int:
    """Parse the seat that a review is for.

    Raises:
        GameError: `no_such_seat`.
    """
    if not text or len(text) > len("99") or not (text.isascii() and text.isdecimal()):
        raise GameError("no_such_seat", seat=text or "")
    return int(text)


def _encode_done(text: str) -> bytes:
    return b'{"done":1,"total":1,"review":' + text.encode() + b"}"
