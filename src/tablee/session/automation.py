"""Automation of sessions: bots move, clocks run out, lost tables are read again."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import NamedTuple

from mypy_extensions import mypyc_attr

from tablee.core.errors import GameError
from tablee.session.monitor import Monitor
from tablee.session.session import Session
from tablee.table.clock import next_deadline
from tablee.table.guide import find_guide
from tablee.table.moves import play_as_bot
from tablee.table.table import Table
from tablee.table.transaction import Transaction, bot_turns
from tablee.workers import WorkerPool, choose_move

PACES = {"expert": 1.2, "master": 2.4}
"""Factors of the pace: better bots always take longer, so that a pause tells nothing."""
MAX_SLEEP = 3600.0


class Timings(NamedTuple):
    """Waiting times in seconds."""

    retry: float = 1.0
    """Before another try when workers are busy or nothing can be written."""
    takeover: float = 3.0
    """Before a process acts for the one that wrote last, which may have died."""
    close: float = 3.0
    """For background tasks to finish at the end."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Automation:
    """Acts on the sessions of this process without anybody's command.

    Args:
        workers: the processes that bots think in.
        clock: returns the time in seconds.
        pace: how many seconds a bot takes at least, so that people can follow.
        monitor: observes thinking and errors.
        timings: waiting times.
    """

    def __init__(
        self,
        workers: WorkerPool,
        clock: Callable[[], float],
        *,
        pace: float,
        monitor: Monitor | None = None,
        timings: Timings | None = None,
    ) -> None:
        self.workers = workers
        self.clock = clock
        self.is_alone = True
        """No other process was heard of that could act too."""
        self.on_trouble: Callable[[GameError], None] | None = None
        """Called when something could not be thought or written, before it is tried again."""
        self.monitor = monitor or Monitor()
        self._pace = pace
        self._timings = timings or Timings()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._bots: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._lost: set[str] = set()
        self._is_closing = False

    def is_busy(self, session: Session) -> bool:
        """Return whether something is going to happen at a table by itself."""
        return session.id in self._timers or any(table == session.id for table, _ in self._bots)

    @property
    def is_idle(self) -> bool:
        """Return whether no background task is running."""
        return not self._tasks

    def schedule(self, session: Session) -> None:
        """Set the timer and start the bots of a session that has changed."""
        table = session.table
        if self._is_closing:
            return
        if table is None:
            self._recover(session)
            return
        self._set_timer(session, table)
        for seat, level in bot_turns(table).items():
            if (session.id, seat) not in self._bots:
                task = asyncio.create_task(self._run_bot(session, seat, level))
                self._bots[session.id, seat] = task

    def _recover(self, session: Session) -> None:
        """Read a lost table again as soon as that is possible."""

        async def read_again() -> None:
            try:
                while session.is_lost:
                    await asyncio.sleep(self._timings.retry)
                    with suppress(GameError):
                        async with session.lock:
                            await session.load()
            finally:
                self._lost.discard(session.id)

        if session.is_lost and session.id not in self._lost:
            self._lost.add(session.id)
            self.run_in_background(read_again())

    def forget(self, session: Session) -> None:
        """Stop the timer of a session that is put away."""
        timer = self._timers.pop(session.id, None)
        if timer is not None:
            timer.cancel()

    async def close(self) -> None:
        """Stop everything; whatever was begun is in the log, or has not happened."""
        self._is_closing = True
        for timer in self._timers.values():
            timer.cancel()
        for bot in self._bots.values():
            bot.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=self._timings.close)
        tasks = [*self._bots.values(), *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def run_in_background(self, work: Coroutine[object, object, None]) -> None:
        """Run a coroutine beside everything else; its refusals are ignored, its errors logged."""
        task = asyncio.create_task(self._guard(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guard(self, work: Coroutine[object, object, None]) -> None:
        try:
            await work
        except GameError:
            return
        except Exception as error:
            self.monitor.unforeseen(error)

    def _set_timer(self, session: Session, table: Table) -> None:
        self.forget(session)
        deadline = next_deadline(table)
        if deadline is not None:
            delay = max(0.0, deadline - session.now()) + self._takeover_delay(session)
            loop = asyncio.get_running_loop()
            ring = partial(self._ring, session)
            self._timers[session.id] = loop.call_later(min(delay, MAX_SLEEP), ring)

    def _takeover_delay(self, session: Session) -> float:
        """Return how long to wait for the process that wrote last, which acts first."""
        return 0.0 if session.is_ours or self.is_alone else self._timings.takeover

    def _ring(self, session: Session) -> None:
        self._timers.pop(session.id, None)
        self.run_in_background(self._tick(session))

    async def _tick(self, session: Session) -> None:
        try:
            await session.commit(Transaction.tick)
        except GameError as error:
            await self._pause(error)
        async with session.lock:
            self.schedule(session)

    async def _run_bot(self, session: Session, seat: int, level: str) -> None:
        try:
            await asyncio.sleep(self._takeover_delay(session))
            await self._play_bot(session, seat, level)
        except GameError as error:  # the table went on, or nothing can be thought or written now
            await self._pause(error)
        except Exception as fault:
            self.monitor.unforeseen(fault)
            await asyncio.sleep(self._timings.retry)
        finally:
            self._bots.pop((session.id, seat), None)
        async with session.lock:
            self.schedule(session)

    async def _pause(self, error: GameError) -> None:
        if self.on_trouble is not None and error.code != "stale":
            self.on_trouble(error)
        await asyncio.sleep(self._timings.retry)

    async def _play_bot(self, session: Session, seat: int, level: str) -> None:
        table = session.table
        if table is None or table.game is None or bot_turns(table).get(seat) != level:
            return
        began, version = monotonic(), table.version
        guide = find_guide(table.game)
        names = [guide.scripted_move(seat)] if guide else [""]
        if not names[0]:
            state, seed = table.game.asked()[seat].copy(), session.entropy.bot_seed(table, seat)
            with self.monitor.thinking(level):
                names = await self.workers.run(choose_move, level, seed, state, seat)
        pace = self._pace * PACES.get(level, 1.0)
        await asyncio.sleep(max(0.0, began + pace - monotonic()))
        await session.commit(lambda transaction: play_as_bot(transaction, seat, names, version))
