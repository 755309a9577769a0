"""Every table as it looks in 80 columns and 24 rows, in both languages.

`TABLEE_SNAPSHOTS=renew` rewrites the files; review the difference.
"""

import os
from pathlib import Path

import pytest

from tablee.games import GAMES
from tablee.i18n import LANGUAGES
from tests.terminal.headless_screen import app_for, open_local_table, screen_rows, table_screen

SNAPSHOTS = Path(__file__).parent / "snapshots"
SEATS = 4
MOVES = 4
"""Moves of ours before the snapshot."""


async def take_snapshot(slug: str, language: str, size: tuple[int, int]) -> str:
    """Return the screen after a few moves, when it is our turn and a card is lifted."""
    transport = open_local_table(slug, SEATS, seed=f"picture of {slug}")
    async with app_for(transport, language).run_test(size=size) as pilot:
        table, moves = table_screen(pilot), 0
        while moves <= MOVES:
            if not transport.mirror.is_asked:
                await pilot.pause(0)
                continue
            await table.action_step(1)
            if not table.selection.list_choices():
                await table.action_lift_here()
            if moves < MOVES:
                await table.action_take(0)
            elif table.selection.lifted == "":
                for note in (7, 9, 10):
                    await table.action_lift(note)
            moves += 1
        await pilot.pause()
        return "\n".join([*screen_rows(pilot), ""])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
async def test_a_table_looks_as_it_did(slug: str, language: str) -> None:
    shown = await take_snapshot(slug, language, (80, 24))
    path = SNAPSHOTS / f"{slug}.{language}.txt"
    if os.environ.get("TABLEE_SNAPSHOTS") == "renew":
        path.parent.mkdir(exist_ok=True)
        path.write_text(shown, encoding="utf-8")
    assert shown == path.read_text(encoding="utf-8")


async def test_on_a_large_screen_the_log_has_a_place_of_its_own() -> None:
    shown = await take_snapshot("parade", "en", (120, 40))
    rows = shown.splitlines()
    assert any("▶ Ana" in row and "Colette plays" in shown for row in rows)
    log = [row[80:] for row in rows]
    assert any("Colette plays" in row for row in log)
