"""Bots think in processes of their own, so that neither a server nor a screen waits for them."""

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
TRIES = 3
QUEUED = 1000
"""So many thoughts may wait; whoever comes then is told to come again."""
HINT_ITERATIONS = 2000 if COMPILED else 40


def think(level: str, seed: int, state: State, seat: int) -> list[str]:
    """The steps of a whole move; the bot is shown nothing but its view."""
    player = bot(level, seed)
    names = []
    while True:
        action = player.choose(view(state, seat))
        names.append(state.name(action))
        state.apply(action)
        if not state.midway:
            return names


def give_advice(seen: View, seed: int) -> dict[str, object]:
    """What a search thinks of the moves in a view."""
    return advise(seen, iterations=HINT_ITERATIONS, seed=seed).as_dict()


class Thinking:
    """The processes, and those who wait for one."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0

    def start(self) -> None:
        """Start a process now, before somebody waits for it or a screen is in its way."""
        self._ready().submit(os.getpid)

    async def about(self, thought: Callable[P, R], *how: P.args, **named: P.kwargs) -> R:
        """Have something thought through.

        Raises:
            GameError: `thinkers_busy`.
        """
        if self._waiting >= QUEUED:
            raise GameError("thinkers_busy")
        self._waiting += 1
        try:
            return await self._try(thought, *how, **named)
        finally:
            self._waiting -= 1

    async def _try(self, thought: Callable[P, R], *how: P.args, **named: P.kwargs) -> R:
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            pool = self._ready()
            try:
                return await loop.run_in_executor(pool, _called, thought, how, named)
            except BrokenProcessPool:  # somebody killed a process: begin again with new ones
                if self._pool is pool:
                    self._pool = None
                pool.shutdown(wait=False)
        raise GameError("thinkers_busy")

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, multiprocessing.get_context("forkserver"), _prepare
            )
        return self._pool

    def close(self) -> None:
        """Let the processes go, whatever they think about."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _called(thought: Callable[..., R], how: tuple[object, ...], named: dict[str, object]) -> R:
    return thought(*how, **named)


def _prepare() -> None:
    """Prepare a process to think.

    Ctrl-C in a terminal reaches every process; the one that asks tells its own when to go. And if
    that one is killed, nobody would: they would wait for ever for something to think about.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_go_with_the_parent, daemon=True).start()


def _go_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "whoever has something thought through starts the processes"
    parent.join()
    os._exit(1)
