"""A reaction window: everybody asked sees it, it hurries only where there is a clock."""

import re

from playwright.sync_api import expect

from tests.browser.axe import find_violations
from tests.browser.conftest import PHONE, Visit
from tests.browser.found_tables import is_attacked, play_to
from tests.browser.player import SHORT_OPTIONS

ATTACKED = re.compile(r"You are attacked: .+\. (Answer with your botte|You do not hold the botte)")
IS_WHOLE = "part => part.scrollHeight - part.clientHeight < 4"
"""Script: whether no line of a part is cut off; a letter may hang over by a pixel."""


def test_without_a_clock_a_coup_fourre_is_asked_for_without_haste(visit: Visit) -> None:
    page = visit(**PHONE)
    play_to(page, "hermine", 2, is_attacked, options=SHORT_OPTIONS["hermine"])
    question = page.locator(".question")
    expect(question).to_have_text(ATTACKED)
    expect(page.locator(".mine .time")).to_have_count(0)
    expect(page.locator(".answer")).to_have_count(0)
    assert page.locator(".ask").evaluate(IS_WHOLE)
    assert find_violations(page) == []
    page.locator(".chooser").get_by_role("button", name="Let it be").click()
    expect(question).not_to_have_text(ATTACKED)


def test_with_a_clock_a_coup_fourre_shows_its_seconds(visit: Visit) -> None:
    page = visit()
    clock = {"move": 600, "reaction": 30}
    play_to(page, "hermine", 2, is_attacked, options=SHORT_OPTIONS["hermine"], clock=clock)
    time = page.locator(".mine .time")
    expect(time).to_have_text(re.compile(r"^0:[0-3]\d$"))
    first = time.inner_text()
    expect(time).not_to_have_text(first)
    assert "0:00" < time.inner_text() < first <= "0:30"
