"""Whole games, played on a screen."""

import asyncio

import pytest
from textual.pilot import Pilot

from tablee.games import GAMES
from tablee.records import load, verify
from tests.terminal.screens import app_for, laid, rows_of, table_of

PRESSED = 3
"""So many moves are made with real keys; pressing them all would take minutes."""
FIGURES = 12


async def move_by_keys(pilot: Pilot[None]) -> None:
    """Make the first move that can be found with keys."""
    choosing = table_of(pilot).choosing
    for _ in range(FIGURES):
        if choosing.offered():
            break
        await pilot.press("right")
        if not choosing.offered():
            await pilot.press("space")
    await pilot.press("down", "enter")


async def move_at_once(pilot: Pilot[None]) -> None:
    """The same without waiting for every key to be drawn."""
    table = table_of(pilot)
    for _ in range(FIGURES):
        if table.choosing.offered():
            break
        await table.action_step(1)
        if not table.choosing.offered():
            await table.action_lift_here()
    table.action_pick(1)
    await table.action_act()


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_is_played_to_its_end(slug: str) -> None:
    async def play() -> None:
        link = laid(slug, GAMES[slug].seats[0])
        moves = 0
        async with app_for(link).run_test(size=(80, 24)) as pilot:
            while not link.seen.is_over:
                if link.seen.is_asked:
                    await (move_by_keys if moves < PRESSED else move_at_once)(pilot)
                    moves += 1
                elif link.seen.is_counted:
                    await table_of(pilot).action_act()
                else:
                    await pilot.pause(0)
            await pilot.pause()
            shown = "\n".join(rows_of(pilot))
        assert moves > PRESSED
        assert "The game is over" in shown
        assert link.record is not None
        verify(load(str(link.record)))

    asyncio.run(play())
