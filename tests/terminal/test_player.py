"""Games on paper, looked at on a screen."""

import asyncio
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tablee.games import GAMES
from tablee.i18n import catalog
from tablee.records import HIDDEN, load
from tablee.terminal.paper import Paper
from tablee.terminal.player import PlayerApp, PlayerScreen
from tests.terminal.screens import rows_of

GOLDENS = Path(__file__).parents[1] / "goldens"


def golden(slug: str) -> Paper:
    return Paper(load(sorted((GOLDENS / slug).glob("*.json"))[0]))


@pytest.mark.parametrize("slug", GAMES)
def test_every_event_of_a_game_can_be_looked_at_from_everywhere(slug: str) -> None:
    async def look() -> None:
        paper = golden(slug)
        last = len(paper.steps)
        async with PlayerApp(paper, catalog("en")).run_test(size=(80, 24)) as pilot:
            screen = pilot.app.screen
            assert isinstance(screen, PlayerScreen)
            for at in range(0, last + 1, max(1, last // 12)):
                screen.action_jump(at)
                screen.action_look_as_next()
                assert paper.at == at
            await pilot.press("end", "right")
            await pilot.pause()
            assert f"Event {last} of {last}" in "\n".join(rows_of(pilot))

    asyncio.run(look())


def test_keys_go_on_back_and_to_a_number() -> None:
    async def press(pilot: Pilot[None], paper: Paper) -> None:
        await pilot.press("right", "right", "left")
        assert paper.at == 2
        await pilot.press("down")
        assert paper.at == 12
        await pilot.press("1", "7")
        assert "go to 17" in "\n".join(rows_of(pilot))
        await pilot.press("enter")
        assert paper.at == 17
        await pilot.press("home", "left")
        assert paper.at == 0

    async def run() -> None:
        paper = golden("parade")
        async with PlayerApp(paper, catalog("en")).run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await press(pilot, paper)

    asyncio.run(run())


def test_through_the_eyes_of_a_seat_closed_cards_stay_closed() -> None:
    paper = golden("parade")
    paper.go(5)
    assert all(not code.startswith(HIDDEN) for code in paper.seen.hand(1))
    paper.look_as(0)
    assert all(not code.startswith(HIDDEN) for code in paper.seen.hand(0))
    assert all(code.startswith(HIDDEN) for code in paper.seen.hand(1))
    open_cards = {code for heap in paper.seen.sight.zones for code in heap.cards}
    paper.look_as(None)
    for told in paper.seen.sight.log:
        assert told.move.count(HIDDEN) == 0
    assert len({code for heap in paper.seen.sight.zones for code in heap.cards} - open_cards) > 0
