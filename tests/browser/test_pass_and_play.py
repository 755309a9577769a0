"""Several people on one device, which goes from hand to hand."""

import re

import pytest
from playwright.sync_api import Page, expect

from tablee.games import GAMES
from tablee.i18n import catalog
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import (
    SHORT_OPTIONS,
    RandomPlayer,
    SharedDevicePlayer,
    choose_rules,
    finish,
)
from tests.browser.screenshots import NAMES
from tests.support.effort import IS_LONG

CUT = """(element) => {
    const box = element.parentElement.getBoundingClientRect();
    const all = document.createRange();
    all.selectNodeContents(element);
    const words = all.getBoundingClientRect();
    const [tall, wide] = [element.scrollHeight, element.scrollWidth];
    const hides = tall > element.clientHeight || wide > element.clientWidth;
    return hides || words.right > box.right || words.bottom > box.bottom;
}"""
"""Script: whether some text is clipped."""
HOLD = re.compile(r"^I am (\w+): show my hand$")


def opened(page: Page, slug: str, *names: str, seats: int, **rules: int) -> Page:
    game = catalog("en").text(f"{slug}-title")
    page.get_by_role("button", name=f"Choose how to play {game}").click()
    page.get_by_label(str(seats), exact=True).check()
    page.get_by_label("On this device").check()
    for seat, name in enumerate(names, start=1):
        page.get_by_label(f"Name of the one in seat {seat}").fill(name)
    for seat in range(len(names) + 1, seats + 1):
        page.get_by_label(f"Seat {seat}", exact=True).select_option("Novice bot")
    if rules:
        choose_rules(page, slug, rules)
    page.get_by_role("button", name="Play", exact=True).click()
    return page


@pytest.mark.parametrize("slug", GAMES if IS_LONG else ["parade"])
def test_a_game_goes_from_hand_to_hand_to_its_end(visit: Visit, slug: str) -> None:
    page = opened(visit(), slug, "Ana", "Ben", seats=3, **SHORT_OPTIONS.get(slug, {}))
    finish(SharedDevicePlayer(page, seed=5))
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("button", name=HOLD)).to_be_visible()


def test_a_hand_is_shown_only_to_the_one_who_says_so_and_gone_after_the_move(visit: Visit) -> None:
    page = opened(visit(), "parade", "Ana", "Ben", seats=2)
    hand = page.get_by_role("list", name="Your hand")
    hold = page.get_by_role("button", name=HOLD)
    expect(hold).to_be_visible()
    first = hold.inner_text()
    expect(hand).to_have_count(0)
    hold.click()
    expect(hand.get_by_role("button")).to_have_count(5)
    cards = RandomPlayer(page, seed=0).hand_codes()
    page.get_by_role("button", name="Hide my hand").click()
    expect(hand).to_have_count(0)
    hold.click()
    hand.get_by_role("button").first.click()
    page.locator(".chooser button.go").click()
    expect(hold).not_to_have_text(first)
    expect(hand).to_have_count(0)
    hold.click()
    expect(hand.get_by_role("button")).to_have_count(5)
    others = RandomPlayer(page, seed=0).hand_codes()
    assert len(set(cards + others)) == 10


def test_after_a_reload_it_is_asked_again_who_holds_the_device(visit: Visit) -> None:
    page = opened(visit(), "parade", "Ana", "Ben", seats=2)
    page.get_by_role("button", name=HOLD).click()
    expect(page.get_by_role("list", name="Your hand")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name=HOLD)).to_be_visible()
    expect(page.get_by_role("list", name="Your hand")).to_have_count(0)


def test_they_leave_together(visit: Visit) -> None:
    page = opened(visit(), "parade", "Ana", "Ben", seats=3)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)


def test_six_long_names_can_be_read_on_a_phone(visit: Visit) -> None:
    page = opened(visit(**PHONE), "parade", *NAMES, seats=6)
    expect(page.locator("main [data-seat]")).to_have_count(6)
    for name in NAMES:
        shown = page.locator("main [data-seat]").get_by_title(name, exact=True)
        expect(shown).to_have_text(name.split()[0])
        assert shown.evaluate(CUT) is False
    assert page.evaluate("document.documentElement.scrollWidth") == 390
