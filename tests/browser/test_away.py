"""Somebody goes away: everybody is told, the game goes on, and the seat is taken back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SETTINGS, Visit
from tests.browser.player import RandomPlayer, introduce, play
from tests.server.test_run import serving

PATIENCE = 10
"""Seconds after which a bot plays for somebody who is away."""
LISTEN = """() => {
    window.told = [];
    const read = () => {
        for (const { innerText } of document.querySelectorAll("[role=status], .question"))
            if (innerText && !window.told.includes(innerText)) window.told.push(innerText);
    };
    const all = { childList: true, characterData: true, subtree: true };
    new MutationObserver(read).observe(document, all);
}"""
"""Script: keep every sentence that stood in the bar or above the board."""
IS_TOLD = "wanted => window.told.some((one) => one.includes(wanted))"


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[str]:
    """Address of a server that soon gives up on somebody who is away."""
    settings = tmp_path / "settings.toml"
    settings.write_text(f"{SETTINGS}patience = {PATIENCE}\n")
    with serving(tmp_path, "--settings", str(settings)) as (_, address):
        yield address


def wait_until_told(page: Page, sentence: str) -> None:
    page.wait_for_function(IS_TOLD, arg=sentence)


def begin(visit: Visit, address: str) -> tuple[RandomPlayer, RandomPlayer]:
    """Begin a game of Parade for Ana, who listens, Ben and a bot."""
    ana = visit(base_url=address)
    ana.get_by_role("button", name="Invite friends to Parade").click()
    introduce(ana, "Ana")
    link = ana.get_by_label("Link to this table").input_value()
    ben = visit(link, base_url=address)
    ben.get_by_role("button", name="Sit down").click()
    introduce(ben, "Ben")
    ana.get_by_label("Bot for seat 3").select_option("novice")
    ana.get_by_role("button", name="Begin").click()
    players = RandomPlayer(ana, seed=1), RandomPlayer(ben, seed=2)
    expect(players[1].hand).to_be_visible()
    ana.evaluate(LISTEN)
    return players


def test_everybody_is_told_who_is_away_who_plays_and_who_is_back(
    visit: Visit, impatient: str
) -> None:
    ana, ben = begin(visit, impatient)
    while not ben.playable.count():
        play(ana, rounds=1)
    table = ben.page.url
    ben.page.goto("about:blank")
    wait_until_told(ana.page, "Ben is no longer online. We wait a moment, then a bot will play")
    wait_until_told(ana.page, "Ben is away: a bot plays in the seat, and gives it back")
    expect(ana.playable.first).to_be_visible()
    ben.page.goto(table)
    expect(ben.hand).to_be_visible()
    wait_until_told(ana.page, "Ben is back.")


def test_the_host_replaces_somebody_who_is_away(visit: Visit, impatient: str) -> None:
    ana, ben = begin(visit, impatient)
    ben.page.goto("about:blank")
    while not ana.page.evaluate(IS_TOLD, "Ben is away"):
        play(ana, rounds=1)
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_role("button", name="The players").click()
    ana.page.get_by_text("Replace Ben").click()
    seat = ana.page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Replace Ben")
    seat.get_by_label("By a bot, at once").select_option("novice")
    wait_until_told(ana.page, "A bot takes the seat: ")
