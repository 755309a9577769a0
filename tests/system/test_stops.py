"""Servers that are asked to stop, and processes that bots think in, killed while people play."""

import asyncio
import os
import random
import signal
from functools import partial
from pathlib import Path

from tests.servers import Process, processes, until
from tests.system.crowd import Crowd
from tests.system.scenes import PATIENCE, TABLES, checked, serving, some_play


def test_a_server_that_is_asked_to_stop_ends_well_and_people_come_back(tmp_path: Path) -> None:
    database = str(tmp_path / "tablee.db")

    async def scene() -> None:
        rng = random.Random(5)
        async with serving(database, tmp_path) as [server]:
            crowd = Crowd([server], seed=5)
            async with crowd.playing(TABLES, PATIENCE):
                for _ in range(4):
                    await some_play(crowd, rng)
                    assert await server.stop() == 0
                    await server.start()
            assert sum(player.byes["stopping"] for player in crowd.players) > TABLES
            await checked(crowd, database)

    asyncio.run(scene())


def has_ended(killed: Process) -> bool:
    return killed not in processes()


def test_a_game_goes_on_when_the_process_is_killed_that_its_bots_think_in(tmp_path: Path) -> None:
    database = str(tmp_path / "tablee.db")

    async def scene() -> None:
        rng = random.Random(6)
        async with serving(database, tmp_path) as [server]:
            crowd = Crowd([server], seed=6)
            async with crowd.playing(TABLES, PATIENCE):
                for _ in range(5):
                    await some_play(crowd, rng)
                    await until(lambda: bool(server.workers()), "bots think")
                    killed = rng.choice(server.workers())
                    os.kill(killed.id, signal.SIGKILL)
                    await until(partial(has_ended, killed), "it ends")
                    await until(lambda: bool(server.workers()), "bots think again")
            await checked(crowd, database)

    asyncio.run(scene())
