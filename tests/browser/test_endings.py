"""Endings: who has won, what decided, and why every line counts."""

import re

from playwright.sync_api import Page, expect

from tests.browser.axe import find_violations
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import (
    MAX_ROUNDS,
    SHORT_OPTIONS,
    CarefulPlayer,
    RandomPlayer,
    finish,
    play,
)

READ_HELD_TRICK = """() => {
    const taker = document.querySelector(".taker");
    const names = [...document.querySelectorAll(".trick small")].map((name) => name.innerText);
    return taker && [taker.innerText, names];
}"""
"""Script: who takes the trick that is still shown, and who laid its cards."""


def open_table(
    visit: Visit, slug: str, seats: int, *, options: object = None, **how: object
) -> Page:
    page = visit(**how)
    page.get_by_role("article").last.wait_for()
    bots = [{"seat": seat, "level": "novice"} for seat in range(1, seats)]
    opening = {"game": slug, "seats": seats, "options": options or {}}
    wanted = {"opening": opening, "name": "Marie", "bots": bots, "begin": True}
    table = page.request.post("/api/tables", data=wanted).json()["table"]
    page.goto(f"/t/{table}")
    return page


def test_the_end_of_a_game_explains_every_line_with_its_cards(visit: Visit) -> None:
    page = open_table(visit, "parade", 3)
    finish(RandomPlayer(page, seed=3))
    expect(page.locator(".decided")).to_contain_text(re.compile(r"gap:|tie|fewer"))
    sheet = page.get_by_role("region", name="Score sheet")
    expect(sheet.locator("thead th").first).to_have_text("Marie")
    reasons = sheet.locator(".reason").all_inner_texts()
    assert reasons
    sums = [re.search(r"([\d +]+) = (\d+)", text) for text in reasons]
    for found in filter(None, sums):
        assert sum(map(int, found[1].split("+"))) == int(found[2])
    assert find_violations(page) == []


def test_whoever_has_the_least_money_is_named_and_struck_through(visit: Visit) -> None:
    page = open_table(visit, "high-society", 3, locale="fr-FR")
    finish(RandomPlayer(page, seed=3, lang="fr"))
    out = [name.split(".")[1].strip() for name in page.locator("b.out").all_inner_texts()]
    assert out
    said = page.locator("p").filter(has_text=re.compile(r"moins d'argent\s: hors jeu\.$")).first
    for name in out:
        expect(said).to_contain_text(name)
    expect(page.locator("tfoot s")).to_have_count(len(out))


def test_partners_have_one_column_and_zero_lines_are_folded(visit: Visit) -> None:
    page = open_table(visit, "hermine", 4, options=SHORT_OPTIONS["hermine"], **PHONE)
    finish(RandomPlayer(page, seed=3))
    sheet = page.get_by_role("region", name="Score sheet")
    columns = sheet.locator("thead th")
    expect(columns).to_have_count(2)
    expect(columns.first).to_have_text(re.compile(r"\bMarie\b"))
    expect(columns.first).to_be_in_viewport()
    lines = sheet.locator("tbody tr", has=page.locator("td.own"))
    written = [cells.locator("td").all_inner_texts() for cells in lines.all()]
    assert written
    assert all(set(cells) != {"0"} for cells in written)


def test_the_best_stands_in_the_middle_and_confetti_falls_only_for_a_win(visit: Visit) -> None:
    page = open_table(visit, "parade", 3)
    finish(RandomPlayer(page, seed=3))
    steps = page.locator("section.panel ol li")
    expect(steps).to_have_count(3)
    places = [int(text) for text in steps.locator(".step").all_inner_texts()]
    assert places == sorted(places)
    boxes = [box for box in (step.bounding_box() for step in steps.all()) if box]
    second, first, third = (boxes[number]["x"] for number in (1, 0, 2))
    assert second < first < third
    has_won = "Marie" in steps.first.inner_text()
    expect(page.locator(".confetti")).to_have_count(int(has_won))


def test_touching_a_reason_tells_everybodys(visit: Visit) -> None:
    page = open_table(visit, "parade", 3)
    finish(RandomPlayer(page, seed=3))
    row = page.locator("tbody th button[aria-expanded]").first
    before = row.locator(".reason").count()
    row.click()
    expect(row.locator(".reason")).to_have_count(3)
    assert before == 1


def test_lines_come_one_by_one_and_again(visit: Visit) -> None:
    page = open_table(visit, "parade", 3, reduced_motion="no-preference")
    finish(RandomPlayer(page, seed=3))
    page.get_by_role("button", name="Next line").click()
    again = page.get_by_role("button", name="Show the lines again")
    expect(again).to_be_visible()
    expect(page.locator("tr.late")).to_have_count(0)
    again.click()
    expect(page.locator("tr.late").first).to_be_attached()


def test_the_end_of_a_manche_has_its_sheet_and_says_when_the_next_deal_comes(
    visit: Visit,
) -> None:
    page = open_table(visit, "fourmis", 4)
    player = CarefulPlayer(page, seed=3)
    player.play_to_sheet()
    panel = player.sheet
    expect(panel.get_by_role("heading")).to_contain_text("harvest")
    expect(panel.locator("li.yes")).to_have_count(3)
    assert panel.locator(".reason").count() > 0


def test_a_finished_trick_stays_for_a_moment_with_who_takes_it(visit: Visit) -> None:
    page = open_table(visit, "fourmis", 3)
    player = RandomPlayer(page, seed=3)
    held = None
    for _ in range(MAX_ROUNDS):
        held = page.evaluate(READ_HELD_TRICK)
        if held is not None:
            break
        play(player, rounds=1)
    assert held is not None
    taker, names = held
    assert len(names) == 3
    assert taker in [f"{name} takes the trick" for name in names]
