"""Servers that are asked to stop, and processes that bots think in, killed while people play."""

import os
import random
import signal
from functools import partial
from pathlib import Path

from tests.support.server_process import Process, list_processes, wait_until
from tests.system.server_scenarios import TABLES, playing_crowd, wait_for_moves


async def test_a_server_that_is_asked_to_stop_ends_well_and_people_come_back(
    tmp_path: Path,
) -> None:
    rng = random.Random(5)
    async with playing_crowd(tmp_path, seed=5) as (server, crowd):
        for _ in range(4):
            await wait_for_moves(crowd, rng)
            assert await server.stop() == 0
            await server.start()
    assert sum(player.byes["stopping"] for player in crowd.players) > TABLES


def has_ended(killed: Process) -> bool:
    return killed not in list_processes()


async def test_a_game_goes_on_when_the_process_is_killed_that_its_bots_think_in(
    tmp_path: Path,
) -> None:
    rng = random.Random(6)
    async with playing_crowd(tmp_path, seed=6) as (server, crowd):
        for _ in range(5):
            await wait_for_moves(crowd, rng)
            await wait_until(lambda: bool(server.workers()), "bots think")
            killed = rng.choice(server.workers())
            os.kill(killed.id, signal.SIGKILL)
            await wait_until(partial(has_ended, killed), "it ends")
            await wait_until(lambda: bool(server.workers()), "bots think again")
