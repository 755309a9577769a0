"""A pool of worker processes for bots and hints, so that servers and screens never block."""

import asyncio
import multiprocessing
import os
import signal
import sys
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import redirect_stderr, suppress
from functools import partial
from multiprocessing import resource_tracker
from threading import Thread
from typing import ParamSpec, TypeVar

from tablee.agents import find_bot
from tablee.bots.advice import advise
from tablee.core.errors import GameError
from tablee.core.state import COMPILED, State
from tablee.core.views import View, view

P = ParamSpec("P")
R = TypeVar("R")
WARNINGS = "PYTHONWARNINGS"
MAX_ATTEMPTS = 3
MAX_QUEUED = 1000
"""Waiting calls of one urgency; further ones are refused."""
HINT_ITERATIONS = 2000 if COMPILED else 40


def choose_move(level: str, seed: int, state: State, seat: int) -> list[str]:
    """Return the names of the steps of a bot's whole move; it is given views only."""
    player = find_bot(level, seed)
    names = []
    while True:
        action = player.choose(view(state, seat))
        names.append(state.name(action))
        state.apply(action)
        if not state.midway:
            return names


def give_advice(seen: View, seed: int) -> dict[str, object]:
    """Search from a view; return the advice as plain data."""
    return advise(seen, iterations=HINT_ITERATIONS, seed=seed).as_dict()


class _Queue:
    """Calls of one urgency that wait for a worker, first come, first served."""

    def __init__(self, most: int) -> None:
        self.most = most
        """How many of them may run at once."""
        self.running = 0
        self.waiting: deque[asyncio.Future[None]] = deque()

    def wake_next(self) -> bool:
        """Let the next call run, if one waits and may; return whether it was so."""
        while self.waiting and self.running < self.most:
            turn = self.waiting.popleft()
            if not turn.done():  # or else it was given up
                self.running += 1
                turn.set_result(None)
                return True
        return False


class WorkerPool:
    """A process pool with bounded queues, restarted when a worker dies.

    Bots come first: everything else leaves one worker to them where there are several, and waits
    as long as a bot does.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._bots = _Queue(workers)
        self._others = _Queue(max(1, workers - 1))

    def start(self) -> None:
        """Start a worker now, before a call waits for it or a screen owns the terminal."""
        self._get_pool().submit(os.getpid)

    async def run(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run a function in a worker, before everything that can wait.

        Raises:
            GameError: `thinkers_busy`.
        """
        return await self._run(self._bots, partial(function, *args, **kwargs))

    async def run_after_bots(
        self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Run a function in a worker when no bot waits for one; it is given up if canceled.

        Raises:
            GameError: `thinkers_busy`.
        """
        return await self._run(self._others, partial(function, *args, **kwargs))

    async def _run(self, queue: _Queue, call: Callable[[], R]) -> R:
        for _ in range(MAX_ATTEMPTS):
            await self._wait_for_turn(queue)
            pool = self._claim_pool(queue)
            try:
                return await asyncio.wrap_future(self._submit(pool, queue, call))
            except BrokenProcessPool:  # a worker was killed: try again with a new pool
                if self._pool is pool:
                    self._pool = None
                pool.shutdown(wait=False)
        raise GameError("thinkers_busy")

    async def _wait_for_turn(self, queue: _Queue) -> None:
        if len(queue.waiting) >= MAX_QUEUED:
            raise GameError("thinkers_busy")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.waiting.append(turn)
        self._wake()
        try:
            await asyncio.shield(turn)
        except asyncio.CancelledError:
            if not turn.cancel():  # it was its turn already
                self._finish(queue)
            raise

    def _submit(
        self, pool: ProcessPoolExecutor, queue: _Queue, call: Callable[[], R]
    ) -> "Future[R]":
        """Submit a call; its worker is free again when it has ended, whoever still waits."""
        loop = asyncio.get_running_loop()

        def finish(_: "Future[R]") -> None:
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(self._finish, queue)

        try:
            future = pool.submit(call)
        except BaseException:
            self._finish(queue)
            raise
        future.add_done_callback(finish)
        return future

    def _claim_pool(self, queue: _Queue) -> ProcessPoolExecutor:
        """Return the pool; if there can be none now, the turn is somebody else's."""
        try:
            return self._get_pool()
        except BaseException:
            self._finish(queue)
            raise

    def _finish(self, queue: _Queue) -> None:
        queue.running -= 1
        self._wake()

    def _wake(self) -> None:
        """Give free workers to bots first."""
        while self._bots.running + self._others.running < self._workers:
            if not self._bots.wake_next() and not self._others.wake_next():
                return

    def _get_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            _start_tracker()
            self._pool = ProcessPoolExecutor(
                self._workers, multiprocessing.get_context("forkserver"), _initialize_worker
            )
        return self._pool

    def close(self) -> None:
        """Shut the workers down without waiting for their calls."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _start_tracker() -> None:
    """Start the process that cleans up our semaphores, without a word if we are killed.

    It inherits the descriptor of standard error; what a screen puts in its place has none.
    """
    own = os.environ.get(WARNINGS)
    os.environ[WARNINGS] = ",".join(filter(None, [own, "ignore:resource_tracker"]))
    try:
        with redirect_stderr(sys.__stderr__):
            resource_tracker.ensure_running()
    finally:
        if own is None:
            del os.environ[WARNINGS]
        else:
            os.environ[WARNINGS] = own


def _call(function: Callable[..., R], args: tuple[object, ...], kwargs: dict[str, object]) -> R:
    return function(*args, **kwargs)


def _initialize_worker() -> None:
    """Ignore Ctrl-C, and exit when the parent process does.

    Ctrl-C in a terminal reaches every process, but the parent shuts its workers down itself. If it
    is killed it cannot, and they would wait forever.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "workers are started by a parent process"
    parent.join()
    os._exit(1)
