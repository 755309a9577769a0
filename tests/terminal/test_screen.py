"""What keys and clicks do at a table on a screen."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from tablee.core.errors import GameError
from tablee.games import GAMES
from tablee.i18n import catalog
from tablee.terminal.app import TableeApp
from tablee.terminal.kept import Kept, unfinished
from tablee.terminal.local import Local
from tablee.terminal.picking import Offer, folder, offers
from tablee.terminal.popups import Page
from tablee.thinking import Thinking
from tests.terminal.screens import app_for, laid, rows_of, table_of

Scenario = Callable[[Pilot[None], Local], Awaitable[None]]


def at_a_table(slug: str, seats: int, scenario: Scenario, *, seed: str = "seed") -> None:
    """Let something happen at a table, once it is our turn."""

    async def run() -> None:
        link = laid(slug, seats, seed=seed)
        async with app_for(link).run_test(size=(80, 24)) as pilot:
            while not link.seen.is_asked:
                await pilot.pause(0)
            await pilot.pause()
            await scenario(pilot, link)

    asyncio.run(run())


def shown(pilot: Pilot[None]) -> str:
    return "\n".join(rows_of(pilot))


def moves(link: Local) -> list[str]:
    """What we may do."""
    return [choice.move for choice in link.seen.board.choices] if link.seen.board else []


def test_a_lifted_card_shows_what_it_would_take_before_it_is_played() -> None:
    async def lift(pilot: Pilot[None], link: Local) -> None:
        assert "you take" not in shown(pilot)
        await pilot.press("1")
        assert "you take" in shown(pilot)
        assert "⏎ Play" in shown(pilot)
        await pilot.press("escape")
        assert "you take" not in shown(pilot)
        assert link.seen.board is not None
        assert link.seen.is_asked

    at_a_table("parade", 3, lift)


def test_a_click_lifts_a_card_and_another_one_plays_it() -> None:
    async def click(pilot: Pilot[None], link: Local) -> None:
        hand = link.seen.hand(link.seen.you)
        await pilot.click("#hand", offset=(3, 2))
        assert table_of(pilot).choosing.lifted == hand[0]
        await pilot.click("#options", offset=(6, 0))
        assert any(told.move == f"play {hand[0]}" for told in link.seen.sight.log)

    at_a_table("parade", 3, click)


def test_a_card_that_cannot_be_played_says_why_with_its_ruling() -> None:
    async def ask(pilot: Pilot[None], link: Local) -> None:
        steps = [n for n, code in enumerate(link.seen.hand(link.seen.you)) if code.isdecimal()]
        await pilot.press(str(steps[0] + 1), "w")
        assert "(HER-9)" in shown(pilot)

    at_a_table("hermine", 2, ask)


def test_a_bid_that_is_too_low_says_why() -> None:
    async def bid(pilot: Pilot[None], link: Local) -> None:
        while not link.seen.is_asked or "bid 25" in moves(link):
            assert not link.seen.is_over
            if link.seen.is_asked:
                await table_of(pilot).action_take(0)
            await pilot.pause(0)
        await pilot.press("-")
        assert "(HIS-5)" in shown(pilot)
        await pilot.press("escape", "w")
        assert "(HIS-5)" in shown(pilot)

    at_a_table("high-society", 4, bid, seed="picture of high-society")


def test_a_slip_of_enter_passes_for_nobody() -> None:
    async def slip(pilot: Pilot[None], link: Local) -> None:
        version = link.seen.version
        await pilot.press("enter")
        assert link.seen.version == version
        await pilot.press("down", "enter")
        assert any(told.move == "pass" for told in link.seen.sight.log)

    at_a_table("high-society", 3, slip)


def test_enter_lifts_the_note_at_the_cursor_and_then_bids_it() -> None:
    async def bid(pilot: Pilot[None], link: Local) -> None:
        await pilot.press("right", "right", "enter")
        assert table_of(pilot).choosing.ready == "bid 2"
        await pilot.press("enter")
        assert any(told.move == "bid 2" for told in link.seen.sight.log)

    at_a_table("high-society", 3, bid, seed="first")


def test_notes_are_laid_and_taken_back_in_any_order() -> None:
    async def bid(pilot: Pilot[None], link: Local) -> None:
        choosing = table_of(pilot).choosing
        await pilot.press("0", "9")
        assert choosing.ready == "bid 15 20"
        await pilot.press("0")
        assert choosing.ready == "bid 15"
        assert "That is 15 in all" in shown(pilot)
        await pilot.press("enter")
        assert any(told.move == "bid 15" for told in link.seen.sight.log)

    at_a_table("high-society", 3, bid, seed="first")


def test_a_hint_names_moves_and_what_they_lead_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.thinking.HINT_ITERATIONS", 5)

    async def hint(pilot: Pilot[None], link: Local) -> None:
        await pilot.press("h")
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        assert "expected place" in shown(pilot)

    at_a_table("parade", 3, hint)


def test_a_move_is_taken_back_whatever_was_seen_since() -> None:
    async def undo(pilot: Pilot[None], link: Local) -> None:
        held = link.seen.hand(link.seen.you)
        await pilot.press("1", "enter")
        while not link.seen.is_asked:
            await pilot.pause(0)
        assert link.seen.hand(link.seen.you) != held
        await pilot.press("u")
        assert link.seen.hand(link.seen.you) == held
        assert link.seen.is_asked
        assert all(told.seat != link.seen.you for told in link.seen.sight.log)

    at_a_table("parade", 3, undo)


@pytest.mark.parametrize(
    ("key", "word"),
    [
        ("question_mark", "Playing"),
        ("s", "Orange"),
        ("l", "The cards are dealt."),
        ("r", "procession"),
    ],
)
def test_pages_lie_over_the_table_until_they_are_put_away(key: str, word: str) -> None:
    async def read(pilot: Pilot[None], link: Local) -> None:
        await pilot.press(key)
        assert isinstance(pilot.app.screen, Page)
        await pilot.pause()
        assert word in shown(pilot)
        await pilot.press("escape")
        assert table_of(pilot).choosing is not None

    at_a_table("parade", 3, read)


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
def test_whoever_quits_loses_nothing(key: str) -> None:
    async def leave(pilot: Pilot[None], link: Local) -> None:
        await pilot.press("1", "enter")
        await pilot.press(key)

    at_a_table("parade", 3, leave)
    assert len(list(unfinished(folder()))) == 1


def test_after_the_end_one_plays_again() -> None:
    async def again(pilot: Pilot[None], link: Local) -> None:
        table = table_of(pilot)
        while not link.seen.is_over:
            if link.seen.is_asked:
                await table.action_take(0)
            await pilot.pause(0)
        await pilot.press("n")
        assert link.seen.is_playing
        assert link.seen.sight.room.games == 2

    at_a_table("high-society", 3, again)


def test_an_interrupted_game_is_offered_and_goes_on() -> None:
    async def run() -> None:
        begun = laid("parade", 3)
        await begun.close()
        taken: list[Offer] = []

        def take(offer: Offer) -> Local:
            taken.append(offer)
            assert offer.path is not None
            return Local(Kept(offer.path), Thinking(1), pace=0)

        texts = catalog("en")
        async with TableeApp(texts, offers(texts, None), take).run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert "Continue Parade (" in shown(pilot)
            assert pilot.app.screen.query_one(OptionList).option_count == 1 + len(GAMES)
            await pilot.press("enter")
            await pilot.pause()
            assert table_of(pilot).words.seen.slug == taken[0].game == "parade"

    asyncio.run(run())


def test_a_table_that_cannot_be_taken_says_why_when_all_is_put_away() -> None:
    async def run() -> None:
        def take(offer: Offer) -> Local:
            raise GameError("table_in_use", file="f")

        app = TableeApp(catalog("en"), [Offer("parade", "")], take)
        async with app.run_test() as pilot:
            await pilot.pause()
        assert app.refused is not None
        assert app.refused.code == "table_in_use"

    asyncio.run(run())
