"""Agents of one's own, by `module:function`: found, refused, in the arena and at a table."""

import asyncio
from pathlib import Path

import pytest

import tablee
from tablee.agents import find_bot, is_agent
from tablee.arena.match import MatchTask, play_match
from tablee.arena.run import Run
from tablee.core.errors import GameError
from tablee.core.setup import Setup
from tablee.registry import find
from tablee.table.commands import Invite, Opening, Play, Sit
from tablee.terminal.local import LocalTable, new_table
from tablee.workers import WorkerPool
from tests.support.own_agent import LastChoice
from tests.support.watched_tables import WatchedTable

OWN = "tests.support.own_agent:make"


def test_an_agent_is_made_by_its_function() -> None:
    game = tablee.new("parade", seats=2, seed=1)
    assert isinstance(find_bot(OWN, 7), LastChoice)
    assert find_bot(OWN).choose(game.view(0)) == game.state.legal()[-1]


@pytest.mark.parametrize("name", ["club", "greedy", "ismcts:50", "trials:20"])
def test_a_name_of_ours_stays_one(name: str) -> None:
    assert not is_agent(name)
    assert type(find_bot(name)) is type(tablee.bot(name))


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("nobody", "unknown_bot"),
        ("ismcts:many", "unknown_bot"),
        ("no.such.module:make", "bad_agent"),
        ("tests.support.own_agent:nothing", "bad_agent"),
        ("tests.support.own_agent:broken", "bad_agent"),
        ("tests.support.own_agent:", "unknown_bot"),
    ],
)
def test_what_cannot_play_is_refused(name: str, code: str) -> None:
    with pytest.raises(GameError) as refused:
        find_bot(name)
    assert refused.value.code == code


def test_an_agent_plays_in_the_arena() -> None:
    Run(Setup(find("parade"), 2), [OWN, "random"], 2).check()
    result = play_match(MatchTask(0, "parade", {}, 1, 0, [OWN, "random"]))
    assert sorted(result.places)[0] == 1
    assert min(result.decisions) > 3


def test_an_agent_plays_at_a_table_of_ones_own(tmp_path: Path) -> None:
    async def play() -> list[str]:
        log = new_table(tmp_path, Opening("parade", 2), name="Me", level=OWN, seed="1" * 64)
        local = LocalTable(log, WorkerPool(1), pace=0.0)
        moved = asyncio.Event()
        local.on_update = lambda update: moved.set()
        await local.open()
        try:
            async with asyncio.timeout(60):
                while len(local.mirror.snapshot.log) < 6:
                    moved.clear()
                    choices = local.mirror.board.choices if local.mirror.board else []
                    if choices:
                        await local.ask(Play(choices[0].move, local.mirror.version))
                    else:
                        await moved.wait()
        finally:
            await local.close()
        return [seat.bot for seat in local.mirror.snapshot.room.seats if seat.bot]

    assert asyncio.run(play()) == [OWN]


def test_nobody_invites_code_over_the_wire() -> None:
    watched = WatchedTable("parade", 2)
    watched.do("ana", Sit("Ana"))
    assert watched.refuses("ana", Invite(1, OWN)) == "unknown_bot"
