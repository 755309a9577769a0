"""A pool of worker processes for bots and hints, so that servers and screens never block."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import ParamSpec, TypeVar

from tablee.bots.advice import advise
from tablee.bots.levels import bot
from tablee.core.errors import GameError
from tablee.core.state import COMPILED, State
from tablee.core.views import View, view

P = ParamSpec("P")
R = TypeVar("R")
MAX_ATTEMPTS = 3
MAX_QUEUED = 1000
"""The number of waiting calls above which new ones are refused."""
HINT_ITERATIONS = 2000 if COMPILED else 40


def choose_move(level: str, seed: int, state: State, seat: int) -> list[str]:
    """Return the names of the steps of a bot's whole move; it is given views only."""
    player = bot(level, seed)
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


class WorkerPool:
    """A process pool with a bounded queue, restarted when a worker dies."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0

    def start(self) -> None:
        """Start a worker now, before a call waits for it or a screen owns the terminal."""
        self._get_pool().submit(os.getpid)

    async def run(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run a function in a worker.

        Raises:
            GameError: `thinkers_busy`.
        """
        if self._waiting >= MAX_QUEUED:
            raise GameError("thinkers_busy")
        self._waiting += 1
        try:
            return await self._try(function, *args, **kwargs)
        finally:
            self._waiting -= 1

    async def _try(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        loop = asyncio.get_running_loop()
        for _ in range(MAX_ATTEMPTS):
            pool = self._get_pool()
            try:
                return await loop.run_in_executor(pool, _call, function, args, kwargs)
            except BrokenProcessPool:  # a worker was killed: try again with a new pool
                if self._pool is pool:
                    self._pool = None
                pool.shutdown(wait=False)
        raise GameError("thinkers_busy")

    def _get_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, multiprocessing.get_context("forkserver"), _initialize_worker
            )
        return self._pool

    def close(self) -> None:
        """Shut the workers down without waiting for their calls."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


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
