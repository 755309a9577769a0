"""Thinking in other processes."""

import asyncio
import os
import signal

import pytest

from tablee import thinking as module
from tablee.core.errors import GameError
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.views import view
from tablee.games import find
from tablee.records import Setup, read, written
from tablee.thinking import Thinking, give_advice, think


def test_a_bot_thinks_of_a_whole_move() -> None:
    for slug in ("parade", "high-society", "contrees"):
        state = Setup(find(slug), 3).start()
        shuffle(state, Rng(1))
        names = think("club", 7, state.copy(), int(state.turn))
        assert read(state, written(names))
        assert names == think("club", 7, state.copy(), int(state.turn))


def test_advice_is_given_from_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "HINT_ITERATIONS", 10)
    state = Setup(find("parade"), 2).start()
    shuffle(state, Rng(1))
    advice = give_advice(view(state, state.turn), 1)
    assert isinstance(advice["candidates"], list)


def _kill() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_it_is_another_process_that_thinks_and_one_that_is_killed_is_replaced() -> None:
    async def run() -> None:
        thinking = Thinking(1)
        first = await thinking.about(os.getpid)
        assert first != os.getpid()
        assert await thinking.about(os.getpid) == first
        os.kill(first, signal.SIGKILL)
        second = await thinking.about(os.getpid)
        assert second not in (first, os.getpid())
        with pytest.raises(GameError) as refused:
            await thinking.about(_kill)
        assert refused.value.code == "thinkers_busy"
        assert await thinking.about(os.getpid) not in (first, second)
        thinking.close()

    asyncio.run(run())


def test_ctrl_c_in_the_terminal_does_not_end_a_thought() -> None:
    async def run() -> None:
        thinking = Thinking(1)
        process = await thinking.about(os.getpid)
        os.kill(process, signal.SIGINT)
        assert await thinking.about(os.getpid) == process
        thinking.close()

    asyncio.run(run())


def test_only_so_many_thoughts_may_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "QUEUED", 1)

    async def run() -> None:
        thinking = Thinking(1)
        first = asyncio.create_task(thinking.about(os.getpid))
        await asyncio.sleep(0)
        with pytest.raises(GameError) as refused:
            await thinking.about(os.getpid)
        assert refused.value.code == "thinkers_busy"
        await first
        assert await thinking.about(os.getpid) == await first
        thinking.close()
        Thinking(1).close()

    asyncio.run(run())
