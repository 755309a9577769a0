"""Pages that everybody can read, and what they are made of."""

import gzip
import re

import pytest
from playwright.sync_api import Page, Response, expect

from tablee.games import GAMES
from tablee.i18n import catalog
from tests.browser.axe import find_violations
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import introduce

LOCALES = {"fr": "fr-FR", "en": "en-GB"}
HEAVIEST = 150_000


IN_BOTH = pytest.mark.parametrize("lang", LOCALES)


@IN_BOTH
def test_everybody_can_read_the_shelf_the_form_and_the_lobby(visit: Visit, lang: str) -> None:
    texts = catalog(lang)
    page = visit(locale=LOCALES[lang])
    expect(page.get_by_role("article")).to_have_count(len(GAMES))
    assert find_violations(page) == []
    title = texts.text("contrees-title")
    page.get_by_role("button", name=texts.text("opening-choose-game", game=title)).click()
    page.get_by_role("dialog").get_by_text(texts.text("opening-options"), exact=True).click()
    strengths = page.get_by_role("combobox", name=texts.text("contrees-option-characters"))
    strengths.select_option(texts.text("opening-own"))
    assert find_violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name=texts.text("web-invite-game", game="Parade")).click()
    expect(page.get_by_role("dialog", name=texts.text("people-who"))).to_be_visible()
    assert find_violations(page) == []
    introduce(page, "Ana", lang=lang)
    expect(page.get_by_label(texts.text("web-link"))).to_be_visible()
    assert find_violations(page) == []


@IN_BOTH
def test_everybody_can_read_all_rules(visit: Visit, lang: str) -> None:
    page = visit(locale=LOCALES[lang])
    for slug in GAMES:
        page.goto(f"/rules/{slug}")
        expect(page.locator("main [data-card]").first).to_be_visible()
        assert (slug, find_violations(page)) == (slug, [])


@IN_BOTH
@pytest.mark.parametrize("slug", GAMES)
def test_everybody_can_read_a_table(visit: Visit, slug: str, lang: str) -> None:
    page = visit(locale=LOCALES[lang])
    texts = catalog(lang)
    title = texts.text(f"{slug}-title")
    page.get_by_role("button", name=texts.text("web-play-game", game=title)).click()
    hand = page.get_by_role("list", name=texts.text("web-your-hand"))
    expect(hand.get_by_role("button").first).to_be_visible()
    page.locator(".hand button[aria-disabled=false], .chooser button").first.click()
    assert find_violations(page) == []


@IN_BOTH
def test_everybody_can_read_what_opens_over_a_table(visit: Visit, lang: str) -> None:
    texts = catalog(lang)
    page = visit(locale=LOCALES[lang], **PHONE)
    page.get_by_role("button", name=texts.text("web-play-game", game="Parade")).tap()
    page.get_by_role("button", name=texts.text("web-menu")).tap()
    assert find_violations(page) == []
    for name in ("web-sheet", "web-keys"):
        page.get_by_role("button", name=texts.text(name)).tap()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert find_violations(page) == []
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.get_by_role("button", name=texts.text("web-menu")).tap()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=texts.text("web-journal")).tap()
    expect(page.get_by_role("button", name=texts.text("web-close"))).to_be_visible()
    assert find_violations(page) == []


@pytest.mark.parametrize(("locale", "hero"), [("fr-FR", "Prenez place"), ("en-GB", "Take a seat")])
def test_the_shelf_speaks_the_language_of_the_browser(visit: Visit, locale: str, hero: str) -> None:
    page = visit(locale=locale)
    expect(page.get_by_role("heading", level=1)).to_contain_text(hero)
    expect(page.get_by_role("article")).to_have_count(len(GAMES))
    page.get_by_role("button", name="Read this in English" if hero[0] == "P" else "Lire en").click()
    expect(page.get_by_role("heading", level=1)).not_to_contain_text(hero)


def test_a_table_that_is_not_there_says_so_and_leads_back(visit: Visit) -> None:
    page = visit("/t/nowhere")
    expect(page.get_by_role("alert")).to_contain_text("no such table")
    assert find_violations(page) == []
    page.get_by_role("link", name="Back to the shelf").click()
    expect(page.get_by_role("article")).to_have_count(len(GAMES))


def test_the_rules_open_at_a_ruling(visit: Visit) -> None:
    page = visit("/rules/parade#PAR-4")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Parade")
    assert page.locator("#PAR-4").count() == 1


def _weight(page: Page, path: str) -> int:
    """Return the compressed bytes of a page with an empty cache."""
    found: list[Response] = []
    page.on("response", lambda response: found.append(response))  # noqa: PLW0108 -- Playwright marks it
    page.goto(path)
    expect(page.get_by_role("article")).to_have_count(len(GAMES))
    page.wait_for_load_state("networkidle")
    return sum(len(gzip.compress(response.body())) for response in found)


def test_the_first_page_is_light(visit: Visit) -> None:
    page = visit("/icon.svg")
    weight = _weight(page, "/")
    assert 20_000 < weight < HEAVIEST


def test_the_site_can_be_kept_on_a_phone_like_an_app(visit: Visit) -> None:
    page = visit()
    manifest = page.request.get(
        page.locator("link[rel=manifest]").get_attribute("href") or ""
    ).json()
    sizes = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    for icon in manifest["icons"]:
        page.goto(icon["src"])
        drawn = page.evaluate("[document.images[0]?.naturalWidth, document.contentType]")
        width = int(re.split("x", icon["sizes"])[0]) if "x" in icon["sizes"] else None
        assert drawn == [width, icon["type"]]
