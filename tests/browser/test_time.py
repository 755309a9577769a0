"""Time is seen, its end is foretold, and whoever misses it comes back."""

import re

from playwright.sync_api import expect

from tests.browser.axe import find_violations
from tests.browser.conftest import Visit
from tests.browser.found_tables import open_against_bots
from tests.browser.player import RandomPlayer

CLOCK = {"move": 15, "bank": 0}


def test_time_is_seen_runs_out_with_a_warning_and_the_seat_is_taken_back(visit: Visit) -> None:
    page = visit()
    page.get_by_role("article").last.wait_for()
    page.goto(open_against_bots(page, "parade", 2, clock=CLOCK))
    player = RandomPlayer(page, seed=1)
    expect(player.playable.first).to_be_visible()
    expect(page.locator(".mine .time")).to_have_text(re.compile(r"^0:\d\d$"))
    expect(page.locator(".answer")).to_have_text(re.compile(r"^You have \d+ seconds? left\.$"))
    status = page.get_by_role("status")
    expect(status.filter(has_text=re.compile(r"^Quick: only \d seconds? left!$"))).to_be_visible()
    expect(status.filter(has_text="Your time is up: a bot plays for you.")).to_be_visible()
    assert find_violations(page) == []
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_role("button", name="Take my seat back")).to_have_count(0)
    expect(player.playable.first).to_be_visible()


def test_a_table_of_days_says_its_deadline_in_words(visit: Visit) -> None:
    page = visit(locale="fr-FR")
    page.get_by_role("article").last.wait_for()
    page.goto(open_against_bots(page, "parade", 2, clock={"move": 259_200, "bank": 0}))
    expect(page.locator("footer.yours")).to_be_visible()
    expect(page.locator(".answer")).to_contain_text(re.compile(r"(2|3) jours"))
    page.goto("/")
    expect(page.get_by_role("main")).to_contain_text(re.compile(r"(2|3) jours"))
    expect(page.get_by_role("main")).to_contain_text("avec Colette")
