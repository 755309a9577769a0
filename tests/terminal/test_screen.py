"""Keys and clicks on the screen of a table."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from tablee.core.errors import GameError
from tablee.games import GAMES
from tablee.i18n import catalog
from tablee.session.file_log import FileLog, unfinished_tables
from tablee.terminal.app import TableeApp
from tablee.terminal.local import LocalTable
from tablee.terminal.picker import PickerEntry, picker_entries, tables_folder
from tablee.terminal.popups import Page
from tablee.workers import WorkerPool
from tests.terminal.headless_screen import app_for, open_local_table, screen_rows, table_screen


@asynccontextmanager
async def our_turn(
    slug: str, seats: int, *, seed: str = "seed"
) -> AsyncIterator[tuple[Pilot[str], LocalTable]]:
    """Open a local table on a screen, and wait until it is our turn."""
    transport = open_local_table(slug, seats, seed=seed)
    async with app_for(transport).run_test(size=(80, 24)) as pilot:
        while not transport.mirror.is_asked:
            await pilot.pause(0)
        await pilot.pause()
        yield pilot, transport


def shown(pilot: Pilot[str]) -> str:
    return "\n".join(screen_rows(pilot))


def moves(transport: LocalTable) -> list[str]:
    """Return our possible moves."""
    return (
        [choice.move for choice in transport.mirror.board.choices] if transport.mirror.board else []
    )


async def test_a_lifted_card_shows_what_it_would_take_before_it_is_played() -> None:
    async with our_turn("parade", 3) as (pilot, transport):
        assert "you take" not in shown(pilot)
        await pilot.press("1")
        assert "you take" in shown(pilot)
        assert "⏎ Play" in shown(pilot)
        await pilot.press("escape")
        assert "you take" not in shown(pilot)
        assert transport.mirror.board is not None
        assert transport.mirror.is_asked


async def test_a_click_lifts_a_card_and_another_one_plays_it() -> None:
    async with our_turn("parade", 3) as (pilot, transport):
        hand = transport.mirror.hand(transport.mirror.you)
        await pilot.click("#hand", offset=(3, 2))
        assert table_screen(pilot).selection.lifted == hand[0]
        await pilot.click("#options", offset=(6, 0))
        assert any(entry.move == f"play {hand[0]}" for entry in transport.mirror.snapshot.log)


async def test_a_card_that_cannot_be_played_says_why_with_its_ruling() -> None:
    async with our_turn("hermine", 2) as (pilot, transport):
        steps = [
            n
            for n, code in enumerate(transport.mirror.hand(transport.mirror.you))
            if code.isdecimal()
        ]
        await pilot.press(str(steps[0] + 1), "w")
        assert "(HER-9)" in shown(pilot)


async def test_a_bid_that_is_too_low_says_why() -> None:
    async with our_turn("high-society", 4, seed="picture of high-society") as (pilot, transport):
        while not transport.mirror.is_asked or "bid 25" in moves(transport):
            assert not transport.mirror.is_over
            if transport.mirror.is_asked:
                await table_screen(pilot).action_take(0)
            await pilot.pause(0)
        await pilot.press("-")
        assert "(HIS-5)" in shown(pilot)
        await pilot.press("escape", "w")
        assert "(HIS-5)" in shown(pilot)


async def test_enter_without_a_marked_choice_does_not_pass() -> None:
    async with our_turn("high-society", 3) as (pilot, transport):
        version = transport.mirror.version
        await pilot.press("enter")
        assert transport.mirror.version == version
        await pilot.press("down", "enter")
        assert any(entry.move == "pass" for entry in transport.mirror.snapshot.log)


async def test_enter_lifts_the_note_at_the_cursor_and_then_bids_it() -> None:
    async with our_turn("high-society", 3, seed="first") as (pilot, transport):
        await pilot.press("right", "right", "enter")
        assert table_screen(pilot).selection.complete_move == "bid 2"
        await pilot.press("enter")
        assert any(entry.move == "bid 2" for entry in transport.mirror.snapshot.log)


async def test_notes_are_laid_and_taken_back_in_any_order() -> None:
    async with our_turn("high-society", 3, seed="first") as (pilot, transport):
        selection = table_screen(pilot).selection
        await pilot.press("0", "9")
        assert selection.complete_move == "bid 15 20"
        await pilot.press("0")
        assert selection.complete_move == "bid 15"
        assert "That is 15 in all" in shown(pilot)
        await pilot.press("enter")
        assert any(entry.move == "bid 15" for entry in transport.mirror.snapshot.log)


async def test_a_hint_names_moves_and_what_they_lead_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.workers.HINT_ITERATIONS", 5)
    async with our_turn("parade", 3) as (pilot, _):
        await pilot.press("h")
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        first = shown(pilot)
        assert "Hint 1 of 3" in first
        assert any(sure in first for sure in ("best move", "as good"))
        await pilot.press("h")
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        assert "Hint 2 of 3" in shown(pilot)
        assert "first hint" in shown(pilot)


async def test_a_hint_lifts_its_card_and_enter_plays_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.workers.HINT_ITERATIONS", 40)
    async with our_turn("parade", 3) as (pilot, transport):
        hints = await transport.hint()
        await pilot.press("h")
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        mine = [
            entry for entry in transport.mirror.snapshot.log if entry.seat == transport.mirror.you
        ]
        assert mine[-1].move == hints[0].whole


async def test_a_move_is_taken_back_whatever_was_seen_since() -> None:
    async with our_turn("parade", 3) as (pilot, transport):
        held = transport.mirror.hand(transport.mirror.you)
        await pilot.press("1", "enter")
        while not transport.mirror.is_asked:
            await pilot.pause(0)
        assert transport.mirror.hand(transport.mirror.you) != held
        await pilot.press("u")
        assert transport.mirror.hand(transport.mirror.you) == held
        assert transport.mirror.is_asked
        assert all(entry.seat != transport.mirror.you for entry in transport.mirror.snapshot.log)


@pytest.mark.parametrize(
    ("key", "word"),
    [
        ("question_mark", "Playing"),
        ("s", "Orange"),
        ("l", "The cards are dealt."),
        ("r", "procession"),
    ],
)
async def test_pages_lie_over_the_table_until_they_are_put_away(key: str, word: str) -> None:
    async with our_turn("parade", 3) as (pilot, _):
        await pilot.press(key)
        assert isinstance(pilot.app.screen, Page)
        await pilot.pause()
        assert word in shown(pilot)
        await pilot.press("escape")
        assert table_screen(pilot).selection is not None


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
async def test_whoever_quits_loses_nothing(key: str) -> None:
    async with our_turn("parade", 3) as (pilot, _):
        await pilot.press("1", "enter")
        await pilot.press(key)
    assert len(list(unfinished_tables(tables_folder()))) == 1


async def test_after_the_end_one_plays_again() -> None:
    async with our_turn("high-society", 3) as (pilot, transport):
        table = table_screen(pilot)
        while not transport.mirror.is_over:
            if transport.mirror.is_asked:
                await table.action_take(0)
            await pilot.pause(0)
        await pilot.press("n")
        assert transport.mirror.is_playing
        assert transport.mirror.snapshot.room.games == 2


async def test_an_interrupted_game_is_offered_and_goes_on() -> None:
    begun = open_local_table("parade", 3)
    await begun.close()
    opened: list[PickerEntry] = []

    def open_entry(entry: PickerEntry) -> LocalTable:
        opened.append(entry)
        assert entry.path is not None
        return LocalTable(FileLog(entry.path), WorkerPool(1), pace=0)

    texts = catalog("en")
    async with TableeApp(texts, picker_entries(texts, None), open_entry).run_test(
        size=(80, 24)
    ) as pilot:
        await pilot.pause()
        assert "Continue Parade (" in shown(pilot)
        assert pilot.app.screen.query_one(OptionList).option_count == 1 + len(GAMES)
        await pilot.press("enter")
        await pilot.pause()
        assert table_screen(pilot).labels.mirror.slug == opened[0].game == "parade"


async def test_a_table_that_cannot_be_taken_says_why_when_all_is_put_away() -> None:
    def open_entry(entry: PickerEntry) -> LocalTable:
        raise GameError("table_in_use", file="f")

    app = TableeApp(catalog("en"), [PickerEntry("parade", "")], open_entry)
    async with app.run_test() as pilot:
        await pilot.pause()
    assert app.refused is not None
    assert app.refused.code == "table_in_use"
