"""Processes: none outlives its server, and two servers on one database show the same game."""

import asyncio
import os
import random
import signal
from pathlib import Path

from tablee.table.commands import Begin, Play, Sit
from tablee.wire import Done, Refused
from tests.support.effort import effort
from tests.support.postgres import Postgres
from tests.support.server_process import wait_until
from tests.support.socket_client import Player
from tests.system.crowd import Crowd, CrowdTable, TableKind
from tests.system.server_scenarios import (
    TIMEOUT,
    check_and_print,
    playing_crowd,
    serving,
    wait_for_moves,
)


async def test_bots_end_with_the_server_that_is_killed(tmp_path: Path) -> None:
    async with playing_crowd(tmp_path, seed=7, tables=2) as (server, crowd):
        await wait_for_moves(crowd, random.Random(7))
        await wait_until(lambda: bool(server.workers()), "bots think")
        await server.kill()
        await wait_until(lambda: not server.left_over(), "bots end", timeout=20)
        await server.start()


async def test_moves_at_one_server_arrive_at_the_other_and_only_one_of_two_is_made(
    postgres: Postgres, tmp_path: Path
) -> None:
    """Ana is at both servers at the same time, and Bob at the second."""
    database = postgres.new()
    async with serving(database, tmp_path, processes=2) as [first, second]:
        crowd = Crowd([first, second], seed=8)
        async with crowd.playing(0, TIMEOUT):
            table, kind, [ana, bob] = await crowd.open(TableKind("parade", 2))
            twin = ana.twin(lambda: second.address)
            ana.move_to(lambda: first.address)
            bob.move_to(lambda: second.address)
            async with ana.connected(), bob.connected(), twin.connected():
                assert isinstance(await bob.ask(Sit("Bob")), Done)
                await receive_all(ana, twin, bob)
                assert isinstance(await ana.ask(Begin()), Done)
                await receive_all(ana, twin, bob)
                while not bob.is_over:
                    await race(ana, twin, bob)
                    await receive_all(ana, twin, bob)
            for player in (ana, twin, bob):
                crowd.tables.append(CrowdTable(table, kind, [player]))
        await check_and_print(crowd, database)


async def race(ana: Player, twin: Player, bob: Player) -> None:
    """Let Ana move twice at the same time, and then Bob once."""
    if ana.is_asked():
        asked = [(player, await choose_move(player)) for player in (ana, twin)]
        answers = await asyncio.gather(*[player.ask(move) for player, move in asked])
        [refused] = [answer for answer in answers if isinstance(answer, Refused)]
        assert refused.code in ("stale", "already_answered")
    else:
        assert isinstance(await bob.ask(await choose_move(bob)), Done)


async def choose_move(player: Player) -> Play:
    move = await player.choose_move()
    assert move is not None
    return move


async def receive_all(*players: Player) -> None:
    """Let everybody hear of what has happened, wherever it has."""
    newest = max(player.snapshot.version for player in players)
    for player in players:
        while player.snapshot.version < newest:
            await player.receive(timeout=20)


async def test_a_server_that_is_frozen_stops_only_its_own_people(
    postgres: Postgres, tmp_path: Path
) -> None:
    database, rng = postgres.new(), random.Random(9)
    async with serving(database, tmp_path, processes=2) as [first, second]:
        crowd, others = Crowd([first, second], seed=9), Crowd([second], seed=10)
        async with crowd.playing(4, TIMEOUT), others.playing(3, TIMEOUT):
            for _ in range(effort(2, 20)):
                await wait_for_moves(crowd, rng)
                await wait_until(lambda: crowd.awaits_answer_from(first), "somebody asks something")
                os.kill(first.pid, signal.SIGSTOP)
                try:
                    for _ in range(3):
                        await wait_for_moves(others, rng)
                finally:
                    os.kill(first.pid, signal.SIGCONT)
        await check_and_print(crowd, database)
        await check_and_print(others, database)
