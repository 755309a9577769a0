"""Whole games, played on a screen."""

import pytest
from textual.pilot import Pilot

from tablee.games import GAMES
from tablee.records import load, verify
from tests.terminal.headless_screen import app_for, open_local_table, screen_rows, table_screen

MAX_BY_KEYS = 3
"""Moves that are made with real keys; with all of them it would take minutes."""
MAX_CARDS = 12


async def move_by_keys(pilot: Pilot[str]) -> None:
    """Make the first possible move with keys."""
    selection = table_screen(pilot).selection
    for _ in range(MAX_CARDS):
        if selection.list_choices():
            break
        await pilot.press("right")
        if not selection.list_choices():
            await pilot.press("space")
    await pilot.press("down", "enter")


async def move_by_actions(pilot: Pilot[str]) -> None:
    """Make the first possible move without waiting for redraws."""
    table = table_screen(pilot)
    for _ in range(MAX_CARDS):
        if table.selection.list_choices():
            break
        await table.action_step(1)
        if not table.selection.list_choices():
            await table.action_lift_here()
    table.action_pick(1)
    await table.action_act()


@pytest.mark.parametrize("slug", GAMES)
async def test_a_game_is_played_to_its_end(slug: str) -> None:
    transport = open_local_table(slug, GAMES[slug].seats[0])
    moves = 0
    async with app_for(transport).run_test(size=(80, 24)) as pilot:
        while not transport.mirror.is_over:
            if transport.mirror.is_asked:
                await (move_by_keys if moves < MAX_BY_KEYS else move_by_actions)(pilot)
                moves += 1
            elif transport.mirror.needs_ready:
                await table_screen(pilot).action_act()
            else:
                await pilot.pause(0)
        await pilot.pause()
        shown = "\n".join(screen_rows(pilot))
    assert moves > MAX_BY_KEYS
    assert "The game is over" in shown
    assert transport.record is not None
    verify(load(str(transport.record)))
