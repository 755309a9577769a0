"""Whatever cannot be done says why, and throwing a card away says what it is."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tablee.client.mirror import TableMirror
from tests.browser.axe import find_violations
from tests.browser.conftest import PHONE, Visit
from tests.browser.found_tables import go_to_table_with, is_asked, play_to
from tests.browser.player import RandomPlayer

CORNER: Any = {"x": 8, "y": 20}
"""What remains visible of a card that others overlap."""


def main_button(page: Page) -> Locator:
    return page.locator(".chooser .go")


def can_bid_too_low(mirror: TableMirror) -> bool:
    """Return whether our smallest note would not do."""
    if mirror.board is None or not is_asked(mirror, "-ask-bid"):
        return False
    assert mirror.board.prompt is not None
    bids = [int(choice.move.split()[1]) for choice in mirror.board.choices if " " in choice.move]
    return not mirror.cards_in("bid", mirror.you) and min(bids) <= int(
        str(mirror.board.prompt.details["highest"])
    )


def test_a_bid_that_is_too_low_says_what_it_takes(visit: Visit) -> None:
    page = visit()
    play_to(page, "high-society", 3, can_bid_too_low)
    question = page.locator(".question")
    expect(question).to_have_text(re.compile(r"^Bid more than \d+, or pass\.$"))
    best = re.findall(r"\d+", question.inner_text())[0]
    lowest = page.get_by_role("list", name="Your hand").get_by_role("button").first
    lowest.click()
    expect(question).to_have_text(re.compile(rf"^\d+ laid; you need more than {best}\.$"))
    expect(main_button(page)).to_have_count(0)
    lowest.click()
    expect(question).to_have_text(f"Bid more than {best}, or pass.")


def can_bid_with_two_notes_only(mirror: TableMirror) -> bool:
    """Return whether our greatest note alone would not do."""
    if mirror.board is None or not is_asked(mirror, "-ask-bid"):
        return False
    assert mirror.board.prompt is not None
    notes = [mirror.cards[code].value or 0 for code in mirror.hand(mirror.you)]
    highest = int(str(mirror.board.prompt.details["highest"]))
    return not mirror.cards_in("bid", mirror.you) and max(notes) <= highest < sum(
        sorted(notes)[-2:]
    )


def test_notes_are_laid_in_any_order_also_if_the_first_is_too_low(visit: Visit) -> None:
    page = visit()
    play_to(page, "high-society", 3, can_bid_with_two_notes_only)
    notes = page.get_by_role("list", name="Your hand").get_by_role("button")
    expect(notes.last).to_have_attribute("aria-disabled", "false")
    notes.last.click()
    expect(notes.last).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".question")).to_have_text(
        re.compile(r"^\d+ laid; you need more than \d+\.$")
    )
    expect(main_button(page)).to_have_count(0)
    notes.nth(-2).click()
    expect(main_button(page)).to_have_text(re.compile("^Bid "))
    main_button(page).click()
    expect(page.get_by_role("log", name="Log")).to_contain_text("Marie bids")


def test_a_card_that_can_only_be_thrown_away_says_why_and_is_no_main_button(visit: Visit) -> None:
    page = visit(locale="fr-FR", **PHONE)
    go_to_table_with(page, "hermine", 2, "200", "beaute")
    player = RandomPlayer(page, seed=1, lang="fr")
    expect(player.playable.first).to_be_visible()
    player.hand.get_by_role("button", name="200 pas").first.click(position=CORNER)
    answer = page.locator(".chooser").get_by_role("alert")
    expect(answer).to_contain_text("Vous n'êtes pas encore en route")
    expect(answer.get_by_role("link", name="Lire la règle")).to_be_in_viewport(ratio=0.9)
    thrown = page.locator(".chooser").get_by_role("button", name="Défausser 200 pas")
    expect(thrown).to_be_visible()
    expect(main_button(page)).to_have_count(0)
    assert find_violations(page) == []
    page.keyboard.press("Escape")
    player.hand.get_by_role("button", name="Beauté en Route").first.click(position=CORNER)
    expect(main_button(page)).to_have_text(re.compile("Beauté en Route"))


def test_a_possession_is_given_up_by_a_button_that_can_be_read_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    play_to(page, "animalement-votre", 3, lambda mirror: is_asked(mirror, "-ask-theft"))
    buttons = page.get_by_role("group", name="Possible moves").get_by_role("button")
    expect(buttons.first).to_be_visible()
    for button in buttons.all():
        assert button.evaluate("button => button.scrollHeight <= button.clientHeight")
        said = button.inner_text().strip()
        expect(button).to_have_accessible_name(re.compile(rf"{re.escape(said)}$", re.IGNORECASE))
