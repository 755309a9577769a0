"""Without a mouse and without sight: keys, focus, and what is said."""

import re

import pytest
from playwright.sync_api import expect

from tablee.games import GAMES
from tablee.i18n import catalog
from tests.browser.conftest import Visit
from tests.browser.found_tables import go_to_table_with, is_asked, open_against_bots, play_to
from tests.browser.keyboard_player import KeyboardPlayer
from tests.browser.player import SHORT_OPTIONS

SEATS = {"hermine": 2, "contrees": 2}


@pytest.mark.parametrize("slug", GAMES)
def test_the_keyboard_alone_plays_a_whole_game(visit: Visit, slug: str) -> None:
    page = visit()
    page.get_by_role("article").last.wait_for()
    options = SHORT_OPTIONS.get(slug, {})
    page.goto(open_against_bots(page, slug, SEATS.get(slug, 3), options=options))
    expect(page.locator("main:focus")).to_have_accessible_name("The table")
    player = KeyboardPlayer(page, seed=3)
    player.finish()
    player.expect_result_focused()
    assert player.asked
    assert all(re.match(r"[A-Z\d]", sentence) for sentence in player.asked if sentence)


def test_a_table_is_opened_from_the_shelf_by_keys(visit: Visit) -> None:
    page = visit()
    start = page.get_by_role("button", name="Play Parade against bots")
    expect(start).to_be_visible()
    while not start.evaluate("element => element === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("main:focus")).to_have_accessible_name("The table")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("list", name="Your hand").locator(":focus")).to_have_count(1)


def test_what_is_asked_and_what_a_card_would_do_are_announced(visit: Visit) -> None:
    page = visit()
    play_to(page, "parade", 2, lambda mirror: is_asked(mirror, "-ask-discard"))
    spoken = page.locator("footer [aria-live=polite]")
    expect(spoken).to_contain_text("Discard 2 cards: the two you keep will count.")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(spoken).to_contain_text("Discard one more card: the two that are left will count.")
    page.goto(open_against_bots(page, "parade", 2))
    expect(page.locator("footer.yours")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(spoken).to_contain_text(re.compile("you take", re.IGNORECASE))


def test_a_card_says_what_it_does_to_a_screen_reader(visit: Visit) -> None:
    page = visit()
    go_to_table_with(page, "contrees", 2, "trepas")
    card = page.get_by_role("button", name="Trépas", exact=True)
    about = catalog("en").text("contrees-trepas-about")
    expect(card).to_have_accessible_description(about)
