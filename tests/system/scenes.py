"""What all tests of whole servers do."""

import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from tests.servers import Server, until
from tests.system.crowd import Crowd, Figures, check

TABLES = 10
PATIENCE = 600.0
"""Seconds after which a scene has failed, on however busy a machine."""


@asynccontextmanager
async def serving(database: str, folder: Path, processes: int = 1) -> AsyncIterator[list[Server]]:
    """Servers on one database, which leave nothing behind: no process, and no surprise."""
    servers = [Server(database, folder) for _ in range(processes)]
    try:
        for server in servers:
            await server.start()
        yield servers
    finally:
        for server in servers:
            await server.close()
    for server in servers:
        assert server.said() == ""


async def some_play(crowd: Crowd, rng: random.Random, most: int = 60) -> None:
    """Wait until so much was played, or less."""
    enough = crowd.answers + rng.randrange(1, most)
    await until(lambda: crowd.answers >= enough, "the tables go on")


async def kill_again_and_again(
    servers: Sequence[Server], crowd: Crowd, rng: random.Random, *, times: int
) -> None:
    """Kill one server at a time, in the middle of play."""
    for _ in range(times):
        await some_play(crowd, rng)
        server = rng.choice(servers)
        await until(partial(crowd.waits_for, server), "somebody asks something")
        await server.kill()
        await server.start()


async def checked(crowd: Crowd, database: str) -> Figures:
    """Check what was played, and show what it came to."""
    figures = await check(crowd, database)
    print(figures)
    return figures
