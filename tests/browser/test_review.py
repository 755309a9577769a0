"""A finished game is reviewed: what was found, and every costly move as a question."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tablee.core.setup import Setup
from tablee.games import GAMES
from tablee.i18n import catalog
from tablee.records import dumps
from tests.browser.axe import find_violations
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import RandomPlayer, finish
from tests.browser.test_endings import open_table
from tests.support.parade_positions import played_out

DONE_MS = 240_000
"""Time for a review on a slow machine."""
SEED = 3


def finish_game(visit: Visit, lang: str = "en", **how: object) -> Page:
    """Play a game of Parade at random to its end, in which there are mistakes."""
    locale = "fr-FR" if lang == "fr" else "en-US"
    page = open_table(visit, "parade", 2, locale=locale, **how)
    finish(RandomPlayer(page, seed=SEED, lang=lang))
    return page


def await_review(page: Page, lang: str = "en") -> None:
    """Wait for the report of a review."""
    title = catalog(lang).text("review-balance")
    expect(page.get_by_role("heading", name=title)).to_be_visible(timeout=DONE_MS)


def kept_game(folder: Path) -> Path:
    """A game that somebody kept."""
    file = folder / "parade.json"
    file.write_text(dumps(played_out(Setup(GAMES["parade"], 2), SEED).record()), "utf-8")
    return file


def test_a_game_is_reviewed_from_its_end_with_questions_on_its_own_table(visit: Visit) -> None:
    page = finish_game(visit)
    page.get_by_role("link", name="Review the game").click()
    expect(page).to_have_url(re.compile("/review/[^/]+/1/[01]$"))
    await_review(page)
    expect(page.get_by_role("heading", level=1).last).to_have_text(re.compile("costliest moves?$"))
    assert find_violations(page) == []
    first = page.get_by_role("article").first
    expect(first).not_to_contain_text("The robot would play")
    first.get_by_role("button", name="Find something better").click()
    expect(page).to_have_url(re.compile("#1$"))
    expect(page.get_by_text("What would you play?")).to_be_visible()
    assert find_violations(page) == []
    player = RandomPlayer(page, seed=SEED)
    hand = player.hand_codes()
    player.playable.first.click()
    page.locator(".chooser button.go").click()
    expect(page.get_by_text("The robot would play")).to_be_visible()
    expect(page.get_by_role("status")).to_be_visible()
    assert find_violations(page) == []
    page.go_back()
    expect(first).to_contain_text("The robot would play")
    first.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("/t/[^/]+$"))
    expect(player.hand).to_be_visible()
    assert sorted(player.hand_codes()) == sorted(hand)


def test_the_curve_is_followed_by_keys_and_is_a_table_too(visit: Visit) -> None:
    page = finish_game(visit)
    page.get_by_role("link", name="Review the game").click()
    await_review(page)
    curve = page.get_by_role("slider")
    curve.press("Home")
    expect(curve).to_have_attribute("aria-valuenow", "0")
    curve.press("ArrowRight")
    expect(curve).to_have_attribute("aria-valuetext", re.compile("Step 1 of .*The cards are dealt"))
    curve.press("End")
    expect(curve).to_have_attribute("aria-valuetext", re.compile("won|lost"))
    page.get_by_text("The curve as a table").click()
    expect(page.get_by_role("table").get_by_role("row").nth(10)).to_be_visible()
    assert find_violations(page) == []


def test_enter_opens_the_moment_of_the_curve(visit: Visit) -> None:
    page = finish_game(visit)
    page.get_by_role("link", name="Review the game").click()
    await_review(page)
    curve = page.get_by_role("slider")
    marker = page.get_by_role("button", name="Question 1 of").first
    step = re.search(r"Step (\d+)", marker.get_attribute("aria-label") or "")
    assert step is not None
    curve.press("Home")
    while curve.get_attribute("aria-valuenow") != step[1]:
        assert curve.get_attribute("aria-valuenow") != curve.get_attribute("aria-valuemax")
        curve.press("PageDown")
    curve.press("Enter")
    expect(page.get_by_text("What would you play?")).to_be_visible()
    page.keyboard.press("Escape")
    await_review(page)
    curve.press("Home")
    curve.press("Enter")
    expect(page.get_by_text("The table before the first deal.")).to_be_visible()


def test_the_shelf_leads_to_the_review_on_a_phone_in_french(visit: Visit) -> None:
    page = finish_game(visit, "fr", color_scheme="dark", **PHONE)
    page.goto("/")
    page.get_by_role("link", name=re.compile("^Revoir")).click()
    await_review(page, "fr")
    title = page.get_by_role("heading", level=1).last
    expect(title).to_have_text(re.compile("plus chers?$"))
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["viewport"]["width"]  # type: ignore[index]
    page.get_by_role("button", name="Chercher mieux").first.tap()
    page.get_by_role("button", name="Montrez-moi").tap()
    expect(page.get_by_text("Le robot jouerait")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["viewport"]["width"]  # type: ignore[index]
    assert find_violations(page) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_kept_game_is_reviewed_for_the_seat_that_one_chooses(
    visit: Visit, tmp_path: Path, lang: str
) -> None:
    texts = catalog(lang)
    page = visit("/review", locale="fr-FR" if lang == "fr" else "en-US")
    expect(page.get_by_role("heading", level=1)).to_have_text(texts.text("review-title"))
    assert find_violations(page) == []
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=texts.text("replay-open")).click()
    chooser.value.set_files(kept_game(tmp_path))
    expect(page.get_by_role("heading", name=texts.text("review-choose"))).to_be_visible()
    assert find_violations(page) == []
    page.get_by_role("button", name="Seat 1").click()
    await_review(page, lang)
    expect(page.get_by_role("button", name="Seat 1")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name=texts.text("review-play-on"))).to_have_count(0)


def test_what_cannot_be_reviewed_is_told_and_what_passes_is_tried_again(
    visit: Visit, tmp_path: Path
) -> None:
    page = visit("/review/nowhere/1")
    expect(page.get_by_role("alert")).to_contain_text("finished game")
    assert find_violations(page) == []
    page.goto("/review")
    page.route("**/api/reviews*", lambda route: route.abort())
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a kept game").click()
    chooser.value.set_files(kept_game(tmp_path))
    page.get_by_role("button", name="Seat 0").click()
    expect(page.get_by_role("alert")).to_contain_text("tries again by itself")
    page.unroute("**/api/reviews*")
    await_review(page)
    expect(page.get_by_role("alert")).to_have_count(0)
