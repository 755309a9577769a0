"""Whole games in a browser, from the shelf to the score sheet."""

import pytest
from playwright.sync_api import expect

from tablee.games import GAMES
from tablee.i18n import catalog
from tests.browser.conftest import Visit
from tests.browser.persons import Person, play

TEXTS = catalog("en")
SHORT = [slug for slug in GAMES if slug != "hermine"]


@pytest.mark.parametrize("slug", SHORT)
def test_one_click_from_a_box_leads_to_a_game_against_bots_and_to_its_end(
    visit: Visit, slug: str
) -> None:
    page = visit()
    title = TEXTS.text(f"{slug}-title")
    page.get_by_role("button", name=f"Play {title} against bots").click()
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    play(Person(page, seed=7))
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_two_friends_and_a_bot_play_by_a_link(visit: Visit) -> None:
    ana = visit()
    ana.get_by_role("button", name="Invite friends to Parade").click()
    link = ana.get_by_label("Link to this table").input_value()
    ben = visit(link)
    ben.get_by_role("button", name="Sit down here").click()
    ana.get_by_label("Bot for seat 3").select_option("novice")
    ana.get_by_role("button", name="Begin").click()
    play(Person(ana, seed=1), Person(ben, seed=2))


@pytest.mark.parametrize(("locale", "hero"), [("fr-FR", "Prenez place"), ("en-GB", "Take a seat")])
def test_the_shelf_speaks_the_language_of_the_browser(visit: Visit, locale: str, hero: str) -> None:
    page = visit(locale=locale)
    expect(page.get_by_role("heading", level=1)).to_contain_text(hero)
    expect(page.get_by_role("article")).to_have_count(len(GAMES))
    page.get_by_role("button", name="Read this in English" if hero[0] == "P" else "Lire en").click()
    expect(page.get_by_role("heading", level=1)).not_to_contain_text(hero)


def test_a_phone_shows_nothing_wider_than_itself(visit: Visit) -> None:
    for slug in GAMES:
        page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
        page.get_by_role("button", name=f"Play {TEXTS.text(f'{slug}-title')} against").click()
        expect(page.get_by_role("list", name="Your hand")).to_be_visible()
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert (slug, wide) == (slug, 390)


def test_a_table_that_is_not_there_says_so_and_leads_back(visit: Visit) -> None:
    page = visit("/t/nowhere")
    expect(page.get_by_role("alert")).to_contain_text("no such table")
    page.get_by_role("link", name="Back to the shelf").click()
    expect(page.get_by_role("article")).to_have_count(len(GAMES))


def test_the_rules_open_at_a_ruling(visit: Visit) -> None:
    page = visit("/rules/parade#PAR-4")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Parade")
    assert page.locator("#PAR-4").count() == 1
