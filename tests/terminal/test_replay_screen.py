"""Replays of recorded games on a screen."""

from pathlib import Path

import pytest

from tablee.core.setup import HIDDEN
from tablee.games import GAMES
from tablee.i18n import catalog
from tablee.records import load
from tablee.terminal.base_screen import REVIEW
from tablee.terminal.replay_model import ReplayModel
from tablee.terminal.replay_screen import ReplayApp, ReplayScreen
from tests.terminal.headless_screen import screen_rows

GOLDENS = Path(__file__).parents[1] / "goldens"


def load_golden(slug: str) -> ReplayModel:
    return ReplayModel(load(sorted((GOLDENS / slug).glob("*.json"))[0]))


@pytest.mark.parametrize("slug", GAMES)
async def test_every_event_of_a_game_can_be_seen_as_any_viewer(slug: str) -> None:
    model = load_golden(slug)
    last = len(model.steps)
    async with ReplayApp(model, catalog("en")).run_test(size=(80, 24)) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        for at in range(0, last + 1, max(1, last // 12)):
            screen.action_jump(at)
            screen.action_look_as_next()
            assert model.at == at
        await pilot.press("end", "right")
        await pilot.pause()
        assert f"Event {last} of {last}" in "\n".join(screen_rows(pilot))


async def test_keys_go_on_back_and_to_a_number() -> None:
    model = load_golden("parade")
    async with ReplayApp(model, catalog("en")).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("right", "right", "left")
        assert model.at == 2
        await pilot.press("down")
        assert model.at == 12
        await pilot.press("1", "7")
        assert "go to 17" in "\n".join(screen_rows(pilot))
        await pilot.press("enter")
        assert model.at == 17
        await pilot.press("home", "left")
        assert model.at == 0


async def test_a_key_leaves_the_screen_for_the_review() -> None:
    app = ReplayApp(load_golden("parade"), catalog("fr"))
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        assert "revoir" in "\n".join(screen_rows(pilot))
        await pilot.press("a")
    assert app.return_value == REVIEW


def test_for_a_seat_as_viewer_closed_cards_stay_closed() -> None:
    model = load_golden("parade")
    model.go_to(5)
    assert all(not code.startswith(HIDDEN) for code in model.mirror.hand(1))
    model.look_as(0)
    assert all(not code.startswith(HIDDEN) for code in model.mirror.hand(0))
    assert all(code.startswith(HIDDEN) for code in model.mirror.hand(1))
    open_cards = {code for zone in model.mirror.snapshot.zones for code in zone.cards}
    model.look_as(None)
    for entry in model.mirror.snapshot.log:
        assert entry.move.count(HIDDEN) == 0
    assert (
        len({code for zone in model.mirror.snapshot.zones for code in zone.cards} - open_cards) > 0
    )
