"""Servers killed while people play: what was acknowledged is not lost, and not done twice."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.postgres import Postgres
from tests.system.crowd import Crowd
from tests.system.scenes import PATIENCE, TABLES, checked, kill_again_and_again, serving


def run(database: str, folder: Path, *, seed: int, processes: int, kills: int) -> None:
    async def scene() -> None:
        async with serving(database, folder, processes) as servers:
            crowd = Crowd(servers, seed)
            async with crowd.playing(TABLES // processes, PATIENCE):
                await kill_again_and_again(servers, crowd, random.Random(seed), times=kills)
            figures = await checked(crowd, database)
            assert figures.moves > 10 * kills
            assert figures.in_doubt > kills // 2, "the kills come in the middle of play"

    asyncio.run(scene())


@pytest.mark.parametrize("seed", [1, 2])
def test_a_server_with_sqlite_is_killed_25_times(seed: int, tmp_path: Path) -> None:
    run(str(tmp_path / "tablee.db"), tmp_path, seed=seed, processes=1, kills=25)


def test_two_servers_with_postgresql_are_killed_20_times(
    postgres: Postgres, tmp_path: Path
) -> None:
    run(postgres.new(), tmp_path, seed=3, processes=2, kills=20)
