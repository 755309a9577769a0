"""Thinking in other processes."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

from tablee import workers as module
from tablee.core.errors import GameError
from tablee.core.moves import shuffle
from tablee.core.notation import format_move, parse_move
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.views import view
from tablee.registry import find
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
    first, second = (asyncio.create_task(workers.run(os.getpid)) for _ in range(2))
    await asyncio.sleep(0)
    with pytest.raises(GameError) as refused:
        await workers.run(os.getpid)
    assert refused.value.code == "thinkers_busy"
    await workers.run_after_bots(os.getpid)
    assert await workers.run(os.getpid) == await first == await second
    workers.close()
    WorkerPool(1).close()


class Gate:
    """A file that a worker waits for."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def wait(self) -> None:
        while not self.path.exists():
            sleep(0.001)

    def write(self, line: str) -> None:
        with self.path.with_suffix(".log").open("a") as file:
            file.write(line + " ")


async def test_bots_come_before_everything_else(tmp_path: Path) -> None:
    workers, gate = WorkerPool(1), Gate(tmp_path / "open")
    first = asyncio.create_task(workers.run_after_bots(gate.wait))
    await asyncio.sleep(0)
    hints = [asyncio.create_task(workers.run_after_bots(gate.write, "hint")) for _ in range(3)]
    await asyncio.sleep(0)
    bots = [asyncio.create_task(workers.run(gate.write, "bot")) for _ in range(2)]
    await asyncio.sleep(0)
    gate.path.touch()
    await asyncio.gather(first, *hints, *bots)
    assert gate.path.with_suffix(".log").read_text().split() == ["bot"] * 2 + ["hint"] * 3
    workers.close()


async def test_one_of_several_workers_is_always_there_for_bots(tmp_path: Path) -> None:
    workers, gate = WorkerPool(2), Gate(tmp_path / "open")
    hints = [asyncio.create_task(workers.run_after_bots(gate.wait)) for _ in range(3)]
    await asyncio.sleep(0)
    assert await workers.run(os.getpid) != os.getpid()
    assert not any(hint.done() for hint in hints)
    gate.path.touch()
    await asyncio.gather(*hints)
    workers.close()


async def test_what_nobody_waits_for_is_given_up(tmp_path: Path) -> None:
    workers, gate = WorkerPool(1), Gate(tmp_path / "open")
    begun = asyncio.create_task(workers.run_after_bots(gate.wait))
    await asyncio.sleep(0)
    queued = [asyncio.create_task(workers.run_after_bots(gate.write, "lost")) for _ in range(3)]
    await asyncio.sleep(0)
    for task in (begun, *queued):
        task.cancel()
    await asyncio.gather(begun, *queued, return_exceptions=True)
    bot = asyncio.create_task(workers.run(gate.write, "bot"))
    await asyncio.sleep(0)
    assert not bot.done(), "the worker is still busy with what was begun"
    gate.path.touch()
    await bot
    await workers.run_after_bots(gate.write, "hint")
    assert gate.path.with_suffix(".log").read_text().split() == ["bot", "hint"]
    workers.close()


KILLED = """
import asyncio, os, signal
from tablee.workers import WorkerPool

async def main() -> None:
    assert await WorkerPool(1).run(os.getppid) > 0
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_who_is_killed_leaves_no_warnings(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED, "utf-8")
    with subprocess.Popen([sys.executable, str(script)], stderr=subprocess.PIPE, text=True) as run:
        _, said = run.communicate(timeout=60)
    assert (run.returncode, said) == (-signal.SIGKILL, "")


async def test_a_pool_that_cannot_be_made_keeps_no_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where no file can be written for its semaphores: the next call has its turn."""
    pool = WorkerPool(1)

    def refuse(*args: object) -> None:
        raise OSError("no room")

    with monkeypatch.context() as trouble:
        trouble.setattr("tablee.workers.ProcessPoolExecutor", refuse)
        with pytest.raises(OSError, match="no room"):
            await pool.run(os.getpid)
    assert await asyncio.wait_for(pool.run(os.getpid), 30) != os.getpid()
    pool.close()
