"""The rules: cards are drawn, and what one looks for is found."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.found_tables import open_against_bots


def test_cards_are_drawn_where_the_rules_name_them(visit: Visit) -> None:
    page = visit("/rules/parade")
    expect(page.get_by_role("img", name="red 10").first).to_be_visible()
    shown = page.locator("p").filter(has_text="blue 5, green 0, green 7").get_by_role("img")
    expect(shown).to_have_count(7)
    names = [shown.nth(n).get_attribute("aria-label") for n in range(7)]
    assert names[:3] == ["blue 5", "green 0", "green 7"]


def test_a_search_leaves_what_says_it_under_its_heading(visit: Visit) -> None:
    page = visit("/rules/parade")
    field = page.get_by_role("searchbox", name="Search these rules")
    field.fill("majority")
    expect(page.get_by_role("heading", name="Scoring")).to_be_visible()
    expect(page.get_by_role("heading", name="Setup")).to_be_hidden()
    expect(page.locator("#PAR-15")).to_have_count(1)
    expect(page.get_by_role("status")).to_contain_text("passage")
    field.fill("zzzz")
    expect(page.get_by_role("status")).to_have_text("nothing found")
    field.press("Escape")
    expect(page.get_by_role("heading", name="Setup")).to_be_visible()


def test_the_contents_lead_to_a_section_and_cards_have_their_names(visit: Visit) -> None:
    page = visit("/rules/parade")
    page.get_by_role("button", name="Scoring", exact=True).click()
    expect(page.get_by_role("heading", name="Scoring")).to_be_focused()
    expect(page.get_by_role("heading", name="Scoring")).to_be_in_viewport()
    prose = page.get_by_role("main").locator("p, li").filter(has_not=page.locator("code"))
    assert not [text for text in prose.all_inner_texts() if "seat 0" in text or "Python" in text]


def test_the_rules_page_opens_a_table(visit: Visit) -> None:
    page = visit("/rules/parade")
    page.get_by_role("button", name="Play Parade").click()
    expect(page.get_by_role("list", name="Your hand")).to_be_visible()


def test_escape_clears_the_search_and_then_closes_the_rules_beside_the_game(visit: Visit) -> None:
    page = visit()
    page.get_by_role("article").last.wait_for()
    page.goto(open_against_bots(page, "parade", 3))
    page.get_by_role("button", name="Rules").click()
    field = page.get_by_role("searchbox", name="Search these rules")
    field.fill("majority")
    field.press("Escape")
    expect(field).to_have_value("")
    field.press("Escape")
    expect(field).to_have_count(0)
