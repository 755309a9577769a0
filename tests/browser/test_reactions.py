"""A reaction window: everybody asked sees it, it hurries only where there is a clock."""

import re

from playwright.sync_api import expect

from tablee.client.mirror import TableMirror
from tests.browser.axe import find_violations
from tests.browser.conftest import PHONE, Visit
from tests.browser.found_tables import open_against_bots, play_to
from tests.browser.player import SHORT_OPTIONS, RandomPlayer, finish

ATTACKED = re.compile(r"You are attacked: .+\. (Answer with your botte|You do not hold the botte)")
MAX_GAMES = 20
IS_WHOLE = "part => part.scrollHeight - part.clientHeight < 4"
"""Script: whether no line of a part is cut off; a letter may hang over by a pixel."""
WATCH_WINDOWS = """() => {
    window.windows = [];
    const look = () => {
        const asked = document.querySelector(".question")?.innerText ?? "";
        const time = document.querySelector(".mine .time")?.innerText ?? "";
        if (asked.includes("You are attacked") && time) window.windows.push(time);
    };
    const all = { childList: true, characterData: true, subtree: true };
    new MutationObserver(look).observe(document, all);
}"""
"""Script: keep the time that the own seat showed whenever it was attacked."""


def is_attacked(mirror: TableMirror) -> bool:
    """Return whether we may react."""
    return mirror.is_asked and mirror.board is not None and mirror.board.asks == "reaction"


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
    page.get_by_role("article").last.wait_for()
    for _ in range(MAX_GAMES):
        page.goto(
            open_against_bots(
                page, "hermine", 2, options=SHORT_OPTIONS["hermine"], clock={"move": 600, "bank": 0}
            )
        )
        page.evaluate(WATCH_WINDOWS)
        finish(RandomPlayer(page, seed=3))
        windows = page.evaluate("window.windows")
        if windows:
            break
    assert windows
    assert all(re.fullmatch(r"0:0[0-6]", time) for time in windows)
