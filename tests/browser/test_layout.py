"""Nothing that acts or counts is cut, whatever the window, with the most people and long names."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tablee.games import GAMES
from tests.browser.axe import find_violations
from tests.browser.conftest import Visit
from tests.browser.found_tables import go_to_table_with, is_attacked, play_to
from tests.browser.player import SharedDevicePlayer, play
from tests.browser.screenshots import SIZES, open_shared_table

ROUNDS = 24
"""Presses after which something lies on every table."""
FIND_CUT = """() => {
    const parts = ["header :is(a, button)", ".chooser button", ".hand button", ".plate", ".bid"];
    const isCut = (element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const bar = element.closest(".buttons")?.getBoundingClientRect();
        const [from, to] = bar ? [bar.left, bar.right] : [0, innerWidth];
        return width > 0 && (left < from - 1 || right > to + 1);
    };
    return parts.flatMap((part) => [...document.querySelectorAll(part)].filter(isCut))
        .map((element) => element.outerHTML.slice(0, 90));
}"""
"""Script: what reaches beyond the sides of the window, or of the row of buttons."""
PRESS = """() => {
    const hold = document.querySelector("footer section[aria-live] button");
    const cards = [...document.querySelectorAll(".hand [aria-disabled=false]")];
    (hold ?? cards.at(-1))?.click();
}"""
"""Script: take the device over, or lift the last usable card, if there is any."""
DRAWN = """() => new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
})"""
"""Script: wait until the page is drawn as its window is now."""


def lift_a_card(page: Page) -> None:
    """Lift a card, or take the device over if asked to; the table may go on meanwhile."""
    usable = page.locator(".hand [aria-disabled=false], .chooser button, footer section button")
    usable.first.wait_for()
    page.evaluate(PRESS)


@pytest.mark.parametrize("slug", GAMES)
def test_nothing_is_cut_at_a_full_table_of_long_names(visit: Visit, slug: str) -> None:
    page = visit(locale="fr-FR", viewport=SIZES["wide"])
    page.get_by_role("article").last.wait_for()
    player = open_shared_table(page, slug, max(GAMES[slug].seats))
    assert isinstance(player, SharedDevicePlayer)
    play(player, rounds=ROUNDS)
    lift_a_card(page)
    found: dict[str, Any] = {}
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        assert page.evaluate(DRAWN)
        if cut := page.evaluate(FIND_CUT):
            found[size] = cut
    assert found == {}


@pytest.mark.parametrize("locale", ["fr-FR", "en-US"])
def test_six_colors_are_seen_in_every_window(visit: Visit, locale: str) -> None:
    page = visit(locale=locale)
    go_to_table_with(page, "contrees", 4, "entrave")
    page.locator(".hand button", has=page.locator("[data-card=entrave]")).click()
    expect(page.locator(".chooser button.word")).to_have_count(6)
    found: dict[str, Any] = {}
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        assert page.evaluate(DRAWN)
        if cut := page.evaluate(FIND_CUT):
            found[size] = cut
    assert found == {}


def test_an_attack_that_may_be_answered_stands_in_a_ring(visit: Visit) -> None:
    page = visit(locale="fr-FR")
    page.get_by_role("article").last.wait_for()
    play_to(page, "hermine", 2, is_attacked)
    ring = page.locator("main div[aria-hidden]", has=page.locator("svg.card"))
    expect(ring).to_be_visible()
    assert find_violations(page) == []
    page.locator(".chooser button").first.click()
    expect(ring).to_have_count(0)


def test_the_shelf_offers_a_lesson_to_who_has_not_played(visit: Visit) -> None:
    page = visit(locale="fr-FR")
    page.get_by_role("article").last.wait_for()
    side = page.locator("main .side")
    first = side.get_by_role("link", name="Apprendre en jouant")
    expect(first).to_be_visible()
    page.get_by_role("button", name="Contre des robots", exact=False).first.click()
    expect(page.locator(".hand")).to_be_visible()
    page.goto("/")
    page.get_by_role("article").last.wait_for()
    expect(first).to_have_count(0)
