"""Servers killed while people play: what was acknowledged is not lost, and not done twice."""

import random
from pathlib import Path

import pytest

from tests.support.effort import effort
from tests.support.postgres import Postgres
from tests.system.crowd import Crowd
from tests.system.server_scenarios import TABLES, TIMEOUT, check_and_print, kill_repeatedly, serving


async def run(database: str, folder: Path, *, seed: int, processes: int, kills: int) -> None:
    async with serving(database, folder, processes) as servers:
        crowd = Crowd(servers, seed)
        async with crowd.playing(TABLES // processes, TIMEOUT):
            await kill_repeatedly(servers, crowd, random.Random(seed), times=kills)
        figures = await check_and_print(crowd, database)
        assert figures.moves > 10 * kills
        assert figures.in_doubt > kills // 2, "the kills come in the middle of play"


@pytest.mark.parametrize("seed", range(1, effort(2, 3)))
async def test_a_server_with_sqlite_is_killed_again_and_again(seed: int, tmp_path: Path) -> None:
    await run(str(tmp_path / "tablee.db"), tmp_path, seed=seed, processes=1, kills=effort(6, 50))


async def test_two_servers_with_postgresql_are_killed_again_and_again(
    postgres: Postgres, tmp_path: Path
) -> None:
    await run(postgres.new(), tmp_path, seed=3, processes=2, kills=effort(6, 40))
