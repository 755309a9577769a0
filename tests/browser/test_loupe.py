"""The loupe: any card large, with what it does, by mouse, finger, focus and key."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tablee.games import GAMES
from tests.browser.axe import find_violations
from tests.browser.conftest import PHONE, Visit
from tests.browser.found_tables import go_to_table_with, open_against_bots


def loupe(page: Page) -> Locator:
    return page.locator(".loupe")


def sit(visit: Visit, slug: str, seats: int = 3, **how: object) -> Page:
    page = visit(**how)
    page.get_by_role("article").last.wait_for()
    page.goto(open_against_bots(page, slug, seats))
    expect(page.locator("footer.yours")).to_be_visible()
    return page


@pytest.mark.parametrize("slug", GAMES)
def test_a_key_leads_from_card_to_card_and_reads_each_aloud(visit: Visit, slug: str) -> None:
    page = sit(visit, slug)
    page.keyboard.press("l")
    expect(loupe(page)).to_be_visible()
    first = loupe(page).inner_text()
    spoken = page.locator("[aria-live=polite]").filter(has_text=re.compile(r"\. .+\.$"))
    expect(spoken).to_have_count(1)
    page.keyboard.press("l")
    expect(loupe(page)).to_be_visible()
    page.keyboard.press("Shift+L")
    expect(loupe(page)).to_have_text(first, use_inner_text=True)
    assert find_violations(page) == []
    page.keyboard.press("Escape")
    expect(loupe(page)).to_have_count(0)


def test_the_mouse_opens_it_and_leaves_it(visit: Visit) -> None:
    page = visit()
    go_to_table_with(page, "contrees", 2, "entrave")
    card = page.get_by_role("button", name="Entrave", exact=True)
    card.hover()
    expect(loupe(page)).to_contain_text("Name two colors")
    box, shown = card.bounding_box(), loupe(page).bounding_box()
    assert box
    assert shown
    assert shown["x"] + shown["width"] < box["x"] or shown["y"] + shown["height"] < box["y"]
    page.get_by_role("heading", level=1).hover()
    expect(loupe(page)).to_have_count(0)


def test_the_focus_opens_it(visit: Visit) -> None:
    page = sit(visit, "parade")
    page.keyboard.press("ArrowRight")
    expect(loupe(page)).to_contain_text(re.compile("shelters"))


def test_a_finger_that_stays_opens_it_and_plays_nothing(visit: Visit) -> None:
    page = sit(visit, "contrees", 3, **PHONE)
    card = page.get_by_role("list", name="Your hand").get_by_role("button").first
    box = card.bounding_box()
    assert box
    touch = page.context.new_cdp_session(page)
    at = [{"x": box["x"] + 15, "y": box["y"] + 30}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(loupe(page)).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(loupe(page)).to_have_count(0)
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(0)
