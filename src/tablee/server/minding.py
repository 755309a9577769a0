"""What happens at tables by itself: bots move, time runs out, absent people are missed."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from time import monotonic, time

from tablee.core.errors import GameError
from tablee.server.desk import Desk
from tablee.server.luck import fresh_number
from tablee.server.metrics import THINKING, unforeseen
from tablee.server.settings import Settings
from tablee.table.going import Going, due_at, thinkers
from tablee.table.moving import bot_plays, miss
from tablee.table.table import PLAYING, Table
from tablee.thinking import Thinking, think

SECOND_COME = 3.0
"""So much later does a process help whose turn it is not, in case the other one has died."""
BUSY = 1.0
"""How long to wait when all is busy, or cannot be written."""
PACES = {"expert": 1.2, "master": 2.4}
"""Better bots always take longer, however fast they were: a pause tells nothing."""
LONGEST_SLEEP = 3600.0
LONGEST_CLOSE = 3.0
"""So many seconds does what is being noted have to reach the disk when the hall closes."""


class Minder:
    """Looks after the desks of this process."""

    def __init__(self, settings: Settings, thinking: Thinking) -> None:
        self._settings = settings
        self._thinking = thinking
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._bots: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._seen: dict[tuple[str, int], float] = {}
        self._lost: set[str] = set()
        self.is_alone = True
        """Whether no other process was heard of that could help."""
        self._closing = False

    def is_busy(self, desk: Desk) -> bool:
        """Whether something is going to happen at a desk by itself."""
        return desk.id in self._timers or any(table == desk.id for table, _ in self._bots)

    def mind(self, desk: Desk) -> None:
        """Look what is to be done at a desk that has changed."""
        table = desk.table
        if self._closing:
            return
        if table is None:
            self._find(desk)
            return
        self._set_timer(desk, table)
        for seat, level in thinkers(table).items():
            if (desk.id, seat) not in self._bots:
                task = asyncio.create_task(self._bot(desk, seat, level))
                self._bots[desk.id, seat] = task

    def _find(self, desk: Desk) -> None:
        """Read a table again whose fate on disk is not known, as soon as that is possible."""

        async def search() -> None:
            try:
                while desk.is_lost:
                    await asyncio.sleep(BUSY)
                    with suppress(GameError):
                        async with desk.lock:
                            await desk.load()
            finally:
                self._lost.discard(desk.id)

        if desk.is_lost and desk.id not in self._lost:
            self._lost.add(desk.id)
            self.run(search())

    def forget(self, desk: Desk) -> None:
        """Stop looking after a desk that is put away."""
        self._stop_timer(desk)
        for place in [place for place in self._seen if place[0] == desk.id]:
            del self._seen[place]

    def _stop_timer(self, desk: Desk) -> None:
        timer = self._timers.pop(desk.id, None)
        if timer is not None:
            timer.cancel()

    async def close(self) -> None:
        """Stop everything; what was begun is in the log, or has not happened."""
        self._closing = True
        for timer in self._timers.values():
            timer.cancel()
        for bot in self._bots.values():
            bot.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=LONGEST_CLOSE)
        tasks = [*self._bots.values(), *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _set_timer(self, desk: Desk, table: Table) -> None:
        self._stop_timer(desk)
        due = due_at(table)
        if due is not None:
            delay = max(0.0, due - time()) + self._courtesy(desk)
            loop = asyncio.get_running_loop()
            ring = partial(self._ring, desk)
            self._timers[desk.id] = loop.call_later(min(delay, LONGEST_SLEEP), ring)

    def _courtesy(self, desk: Desk) -> float:
        """How long to wait for the process that wrote last, whose turn it is."""
        return 0.0 if desk.is_ours or self.is_alone else SECOND_COME

    def _ring(self, desk: Desk) -> None:
        self._timers.pop(desk.id, None)
        self.run(self._tick(desk))

    def run(self, work: Coroutine[object, object, None]) -> None:
        """Do something beside everything else."""
        task = asyncio.create_task(_guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tick(self, desk: Desk) -> None:
        try:
            await desk.act(Going.tick)
        except GameError:
            await asyncio.sleep(BUSY)
        async with desk.lock:
            self.mind(desk)

    async def _bot(self, desk: Desk, seat: int, level: str) -> None:
        try:
            await asyncio.sleep(self._courtesy(desk))
            await self._move(desk, seat, level)
        except GameError:  # the table went on, or nothing can be thought or written now
            await asyncio.sleep(BUSY)
        except Exception as error:
            unforeseen(error)
            await asyncio.sleep(BUSY)
        finally:
            self._bots.pop((desk.id, seat), None)
        async with desk.lock:
            self.mind(desk)

    async def _move(self, desk: Desk, seat: int, level: str) -> None:
        table = desk.table
        if table is None or table.play is None or thinkers(table).get(seat) != level:
            return
        began, version = monotonic(), table.version
        state = table.play.asked()[seat].copy()
        with THINKING.labels(level).time():
            names = await self._thinking.about(think, level, fresh_number(), state, seat)
        pace = self._settings.pace * PACES.get(level, 1.0)
        await asyncio.sleep(max(0.0, began + pace - monotonic()))
        await desk.act(lambda going: bot_plays(going, seat, names, version))

    def has_seen(self, desk: Desk, seat: int) -> None:
        """Somebody is there, here or at another process."""
        self._seen[desk.id, seat] = monotonic()

    async def look_for(self, desk: Desk) -> None:
        """Let a bot keep the seats of those for whom others have waited too long."""
        table = desk.table
        if table is None or table.play is None or table.status != PLAYING:
            return
        here = desk.connected()
        if not here:
            return
        for seat in here:
            self.has_seen(desk, seat)
        awaited = table.present() if table.play.is_counted else table.play.waiting()
        for seat in awaited:
            since = self._seen.setdefault((desk.id, seat), monotonic())
            if table.seats[seat].is_present and monotonic() - since > self._settings.patience:
                await desk.act(lambda going, seat=seat: miss(going, seat))  # type: ignore[misc]


async def _guarded(work: Coroutine[object, object, None]) -> None:
    try:
        await work
    except GameError:
        return
    except Exception as error:
        unforeseen(error)
