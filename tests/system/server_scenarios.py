"""Steps that tests of whole servers share."""

import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from tests.support.server_process import ServerProcess, wait_until
from tests.system.crowd import Crowd, CrowdFigures, check_tables

TABLES = 10
TIMEOUT = 600.0
"""Seconds after which a scenario has failed, on however busy a machine."""


@asynccontextmanager
async def serving(
    database: str, folder: Path, processes: int = 1
) -> AsyncIterator[list[ServerProcess]]:
    """Run servers on one database; fail if one leaves a process or a line in its log."""
    servers = [ServerProcess(database, folder) for _ in range(processes)]
    try:
        for server in servers:
            await server.start()
        yield servers
    finally:
        for server in servers:
            await server.close()
    for server in servers:
        assert server.log_lines() == [], server.log_text()


@asynccontextmanager
async def playing_crowd(
    folder: Path, *, seed: int, tables: int = TABLES
) -> AsyncIterator[tuple[ServerProcess, Crowd]]:
    """Run a server on SQLite with a crowd at its tables; check all of them at the end."""
    database = str(folder / "tablee.db")
    async with serving(database, folder) as [server]:
        crowd = Crowd([server], seed)
        async with crowd.playing(tables, TIMEOUT):
            yield server, crowd
        await check_and_print(crowd, database)


async def wait_for_moves(crowd: Crowd, rng: random.Random, most: int = 60) -> None:
    """Wait for a random number of answers, below a maximum."""
    enough = crowd.answer_count + rng.randrange(1, most)
    await wait_until(lambda: crowd.answer_count >= enough, "the tables go on")


async def kill_repeatedly(
    servers: Sequence[ServerProcess], crowd: Crowd, rng: random.Random, *, times: int
) -> None:
    """Kill one server at a time while it owes an answer, and start it again."""
    for _ in range(times):
        await wait_for_moves(crowd, rng)
        server = rng.choice(servers)
        await wait_until(partial(crowd.awaits_answer_from, server), "somebody asks something")
        await server.kill()
        await server.start()


async def check_and_print(crowd: Crowd, database: str) -> CrowdFigures:
    """Check all tables, and print the totals."""
    figures = await check_tables(crowd, database)
    print(figures)
    return figures
