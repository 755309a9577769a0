"""Databases that cannot be written for a while: people are told, and then everything goes on."""

import asyncio
import os
import random
import resource
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest

from tests.support.effort import effort
from tests.support.postgres import Postgres
from tests.support.server_process import ServerProcess, wait_until
from tests.system.crowd import Crowd
from tests.system.server_scenarios import TIMEOUT, check_and_print, serving, wait_for_moves

TIMES = effort(3, 10)
TABLES = 6
TOLD = ("store_failed", "outcome_unknown")
"""Codes that people are told while the database does not work."""

Act = Callable[[ServerProcess], Awaitable[None]]


async def run(database: str, folder: Path, *, spoil: Act, mend: Act) -> None:
    """Spoil the database and mend it while people play; the server is never started again."""
    async with serving(database, folder) as [server]:
        crowd = Crowd([server], seed=4)
        async with crowd.playing(TABLES, TIMEOUT):
            for number in range(1, TIMES + 1):
                await wait_for_moves(crowd, random.Random(number))
                await spoil(server)
                await wait_until(
                    partial(were_told, crowd, _count_told(crowd) + 10),
                    "people are told",
                )
                await mend(server)
            await wait_for_moves(crowd, random.Random(0))
        await is_healthy(server)
        figures = await check_and_print(crowd, database)
        assert set(figures.retries) <= set(TOLD)
        assert len(server.groups) == 1


def were_told(crowd: Crowd, times: int) -> bool:
    return _count_told(crowd) >= times


def _count_told(crowd: Crowd) -> int:
    return sum(crowd.retries[code] for code in TOLD)


async def is_healthy(server: ServerProcess) -> None:
    async with httpx.AsyncClient(trust_env=False) as http:
        assert (await http.get(f"{server.address}/health")).json() == {"health": "good"}


async def test_postgresql_is_stopped_and_comes_back(postgres: Postgres, tmp_path: Path) -> None:
    async def stop(server: ServerProcess) -> None:
        await asyncio.to_thread(postgres.stop)

    async def start(server: ServerProcess) -> None:
        async with httpx.AsyncClient(trust_env=False, timeout=30) as http:
            answer = await http.get(f"{server.address}/health")
        assert (answer.status_code, answer.json()["code"]) == (503, "store_failed")
        await asyncio.to_thread(postgres.start)

    await run(postgres.new(), tmp_path, spoil=stop, mend=start)


async def test_a_quota_is_used_up_and_raised(tmp_path: Path) -> None:
    async def spoil(server: ServerProcess) -> None:
        _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, most))

    async def mend(server: ServerProcess) -> None:
        _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))

    await run(str(tmp_path / "tablee.db"), tmp_path, spoil=spoil, mend=mend)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk that is soon full."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=16m", "tablee-test", str(disk)]
    if os.getuid() or subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("only root can make a disk; a quota is tested instead")
    yield disk
    subprocess.run(["umount", str(disk)], check=True)


async def test_a_disk_is_full_and_emptied(small_disk: Path, tmp_path: Path) -> None:
    ballast = small_disk / "ballast"

    async def fill(server: ServerProcess) -> None:
        with ballast.open("wb", buffering=0) as file:
            try:
                while file.write(bytes(4096)):
                    pass
            except OSError:
                return

    async def empty(server: ServerProcess) -> None:
        ballast.unlink()

    await run(str(small_disk / "tablee.db"), tmp_path, spoil=fill, mend=empty)
