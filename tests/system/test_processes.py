"""Processes: none outlives its server, and two servers on one database show the same game."""

import asyncio
import random
from pathlib import Path

from tablee.table.commands import Begin, Play, Sit
from tablee.wire import Done, Refused
from tests.clients import Player
from tests.postgres import Postgres
from tests.servers import until
from tests.system.crowd import Crowd, Kind, Seated
from tests.system.scenes import PATIENCE, checked, serving, some_play


def test_bots_end_with_the_server_that_is_killed(tmp_path: Path) -> None:
    database = str(tmp_path / "tablee.db")

    async def scene() -> None:
        async with serving(database, tmp_path) as [server]:
            crowd = Crowd([server], seed=7)
            async with crowd.playing(2, PATIENCE):
                await some_play(crowd, random.Random(7))
                await until(lambda: bool(server.workers()), "bots think")
                await server.kill()
                await until(lambda: not server.left_over(), "bots end", patience=20)
                await server.start()

    asyncio.run(scene())


def test_moves_at_one_server_arrive_at_the_other_and_only_one_of_two_is_made(
    postgres: Postgres, tmp_path: Path
) -> None:
    """Ana is at both servers at the same time, and Bob at the second."""
    database = postgres.new()

    async def scene() -> None:
        async with serving(database, tmp_path, processes=2) as [first, second]:
            crowd = Crowd([first, second], seed=8)
            async with crowd.playing(0, PATIENCE):
                table, kind, [ana, bob] = await crowd.open(Kind("parade", 2))
                twin = ana.twin(lambda: second.address)
                ana.go_to(lambda: first.address)
                bob.go_to(lambda: second.address)
                async with ana.connected(), bob.connected(), twin.connected():
                    assert isinstance(await bob.ask(Sit("Bob")), Done)
                    await hear_all(ana, twin, bob)
                    assert isinstance(await ana.ask(Begin()), Done)
                    await hear_all(ana, twin, bob)
                    while not bob.is_over:
                        await race(ana, twin, bob)
                        await hear_all(ana, twin, bob)
                for player in (ana, twin, bob):
                    crowd.seated.append(Seated(table, kind, [player]))
            await checked(crowd, database)

    asyncio.run(scene())


async def race(ana: Player, twin: Player, bob: Player) -> None:
    """Let Ana move twice at the same time, and then Bob once."""
    if ana.is_asked():
        asked = [(player, await a_move(player)) for player in (ana, twin)]
        answers = await asyncio.gather(*[player.ask(move) for player, move in asked])
        [refused] = [answer for answer in answers if isinstance(answer, Refused)]
        assert refused.code in ("stale", "already_answered")
    else:
        assert isinstance(await bob.ask(await a_move(bob)), Done)


async def a_move(player: Player) -> Play:
    move = await player.move()
    assert move is not None
    return move


async def hear_all(*players: Player) -> None:
    """Let everybody hear of what has happened, wherever it has."""
    newest = max(player.seen.version for player in players)
    for player in players:
        while player.seen.version < newest:
            await player.hear(patience=20)
