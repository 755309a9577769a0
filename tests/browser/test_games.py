"""Whole games in a browser, from the shelf to the score sheet."""

import re

import pytest
from playwright.sync_api import expect

from tablee.games import GAMES
from tablee.i18n import catalog
from tests.browser.axe import find_violations
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import SHORT_OPTIONS, RandomPlayer, begin_for_two, finish
from tests.support.effort import IS_LONG

WHOLE_GAMES = [slug for slug in GAMES if IS_LONG or slug != "animalement-votre"]
"""One of each layout: Animalement Vôtre looks as High Society does, and a finger plays it below."""


READ_CELLS = """(sheet) => [...sheet.querySelectorAll("tr")]
    .map((row) => [...row.querySelectorAll("th ~ td")].map((cell) => cell.innerText))
    .filter((cells) => cells.length > 0)"""


def read_columns(person: RandomPlayer) -> list[list[float]]:
    """Return the numbers of each column of the score sheet; everybody's own stands first."""
    sheet = person.page.get_by_role("region", name=person.texts.text("web-sheet"))
    rows: list[list[str]] = sheet.evaluate(READ_CELLS)
    comma = "." if person.texts.language == "fr" else ""
    plain = [[re.sub(r"[^-\d.]", "", cell.replace(",", comma)) for cell in row] for row in rows]
    return sorted([float(cell) for cell in column] for column in zip(*plain, strict=True))


@pytest.mark.parametrize("slug", WHOLE_GAMES)
def test_two_friends_and_a_bot_play_a_whole_game_each_in_their_language(
    visit: Visit, slug: str
) -> None:
    ana, ben = begin_for_two(visit, slug, **SHORT_OPTIONS.get(slug, {}))
    finish(ana, ben)
    assert read_columns(ana) == read_columns(ben) != []
    assert [find_violations(ana.page), find_violations(ben.page)] == [[], []]


def test_a_finger_plays_a_whole_game_on_a_phone(visit: Visit) -> None:
    page = visit(locale="fr-FR", **PHONE)
    page.get_by_role("button", name="Jouer à Animalement Vôtre contre").tap()
    finish(RandomPlayer(page, seed=7, lang="fr", touches=True))
    expect(page.get_by_role("button", name="Rejouer")).to_be_visible()


def test_a_phone_shows_nothing_wider_than_itself(visit: Visit) -> None:
    for slug in GAMES:
        page = visit(**PHONE)
        page.get_by_role("button", name=f"Play {catalog('en').text(f'{slug}-title')} against").tap()
        expect(page.get_by_role("list", name="Your hand")).to_be_visible()
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert (slug, wide) == (slug, 390)
