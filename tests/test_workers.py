"""Thinking in other processes."""

import asyncio
import os
import signal

import pytest

from tablee import workers as module
from tablee.core.errors import GameError
from tablee.core.moves import shuffle
from tablee.core.notation import format_move, parse_move
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.views import view
from tablee.games import find
from tablee.workers import WorkerPool, choose_move, give_advice


def test_a_bot_thinks_of_a_whole_move() -> None:
    for slug in ("parade", "high-society", "contrees"):
        state = Setup(find(slug), 3).start()
        shuffle(state, Rng(1))
        names = choose_move("club", 7, state.copy(), int(state.turn))
        assert parse_move(state, format_move(names))
        assert names == choose_move("club", 7, state.copy(), int(state.turn))


def test_advice_is_given_from_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "HINT_ITERATIONS", 10)
    state = Setup(find("parade"), 2).start()
    shuffle(state, Rng(1))
    advice = give_advice(view(state, state.turn), 1)
    assert isinstance(advice["candidates"], list)


def _kill() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


async def test_it_is_another_process_that_thinks_and_one_that_is_killed_is_replaced() -> None:
    workers = WorkerPool(1)
    first = await workers.run(os.getpid)
    assert first != os.getpid()
    assert await workers.run(os.getpid) == first
    os.kill(first, signal.SIGKILL)
    second = await workers.run(os.getpid)
    assert second not in (first, os.getpid())
    with pytest.raises(GameError) as refused:
        await workers.run(_kill)
    assert refused.value.code == "thinkers_busy"
    assert await workers.run(os.getpid) not in (first, second)
    workers.close()


async def test_ctrl_c_in_the_terminal_does_not_end_a_thought() -> None:
    workers = WorkerPool(1)
    process = await workers.run(os.getpid)
    os.kill(process, signal.SIGINT)
    assert await workers.run(os.getpid) == process
    workers.close()


async def test_only_so_many_thoughts_may_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_QUEUED", 1)
    workers = WorkerPool(1)
    first = asyncio.create_task(workers.run(os.getpid))
    await asyncio.sleep(0)
    with pytest.raises(GameError) as refused:
        await workers.run(os.getpid)
    assert refused.value.code == "thinkers_busy"
    await first
    assert await workers.run(os.getpid) == await first
    workers.close()
    WorkerPool(1).close()
