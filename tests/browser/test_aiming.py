"""Targets are touched on the board; whatever cannot be done says why."""

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tablee.client.mirror import TableMirror
from tests.browser.axe import find_violations
from tests.browser.conftest import PHONE, Visit
from tests.browser.found_tables import go_to_table_with, is_asked, play_to
from tests.browser.player import RandomPlayer

LANDS = 4
CORNER: Any = {"x": 8, "y": 8}
PLACE = re.compile(r"^Swap .+, place \d$")


def hold(visit: Visit, slug: str, *cards: str, **how: object) -> RandomPlayer:
    """Sit at a table where these cards are in the hand, until it is our turn."""
    player = RandomPlayer(visit(**how), seed=1)
    go_to_table_with(player.page, slug, 2, *cards)
    expect(player.playable.first).to_be_visible()
    return player


def lift(player: RandomPlayer, card: str) -> None:
    player.hand.get_by_role("button").filter(has=player.page.locator(f"[data-card={card}]")).click()


def question(page: Page) -> Locator:
    return page.locator(".question")


def log(page: Page) -> Locator:
    return page.get_by_role("log", name="Log")


def lands(page: Page) -> list[str | None]:
    cards = page.locator("[data-zone^=land-] [data-card]")
    return [card.get_attribute("data-card") for card in cards.all()]


def can_choose_a_victim(mirror: TableMirror) -> bool:
    """Return whether a trépas on one of two characters is on offer."""
    choices = mirror.board.choices if mirror.board else []
    return sum(choice.move.startswith("trepas ") for choice in choices) > 1


def test_a_trepas_takes_the_character_that_is_touched(visit: Visit) -> None:
    page = visit()
    play_to(page, "contrees", 2, can_choose_a_victim)
    player = RandomPlayer(page, seed=1)
    lift(player, "trepas")
    expect(question(page)).to_have_text("Trépas: touch the character to remove.")
    victims = page.locator("[data-zone^=slot-]").get_by_role(
        "button", name=re.compile("^Trépas on")
    )
    assert victims.count() > 1
    name = victims.first.get_attribute("aria-label") or ""
    victims.first.click(position=CORNER)  # a second card may cover the rest of the first one
    expect(log(page)).to_contain_text(f"casts Trépas on {name.removeprefix('Trépas on ')}")


def test_lands_change_places_before_the_eyes_and_back(visit: Visit) -> None:
    player = hold(visit, "contrees", "translation")
    page = player.page
    before = lands(page)
    lift(player, "translation")
    places = page.get_by_role("button", name=PLACE)
    expect(places).to_have_count(4)
    cast = page.locator(".chooser").get_by_role("button", name="Translation")
    expect(cast).to_have_count(0)
    places.nth(0).click()
    expect(question(page)).to_have_text("Touch the land that takes its place.")
    places.nth(1).click()  # the one that is held has another name meanwhile
    assert lands(page) == [before[2], before[1], before[0], before[3]]
    page.get_by_role("button", name="Undo").click()
    assert lands(page) == before
    places.nth(0).click()
    places.nth(0).click()
    swapped = [before[1], before[0], *before[2:]]
    assert lands(page) == swapped
    cast.click()
    expect(log(page)).to_contain_text("casts Translation")
    assert lands(page) == swapped


def test_the_keyboard_swaps_lands_too(visit: Visit) -> None:
    player = hold(visit, "contrees", "translation")
    page = player.page
    before = lands(page)
    lift(player, "translation")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(page.locator("button.aim:focus")).to_have_attribute("aria-label", PLACE)
    page.keyboard.press("Enter")
    expect(question(page)).to_have_text("Touch the land that takes its place.")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert lands(page) == [before[1], before[0], *before[2:]]
    page.keyboard.press("Escape")
    assert lands(page) == before


@pytest.mark.parametrize("how", [{}, PHONE])
def test_an_entrave_is_two_colors_out_of_six(visit: Visit, how: dict[str, object]) -> None:
    player = hold(visit, "contrees", "entrave", **how)
    page = player.page
    lift(player, "entrave")
    expect(question(page)).to_have_text("Entrave: choose two colors that you forbid.")
    colors = page.get_by_role("group", name="Possible moves").get_by_role("button")
    expect(colors).to_have_text(["blue", "red", "yellow", "green", "white", "black"])
    expect(colors.last).to_be_in_viewport(ratio=0.9)
    colors.nth(1).click()
    expect(question(page)).to_have_text("Entrave: one more color.")
    expect(colors.nth(1)).to_have_attribute("aria-pressed", "true")
    colors.nth(4).click()
    expect(question(page)).to_have_text("Cast the Entrave, or change a color.")
    assert find_violations(page) == []
    page.get_by_role("button", name="Entrave: red and white").click()
    expect(log(page)).to_contain_text("casts Entrave: the others may not play red and white")


def is_closed_somewhere(mirror: TableMirror) -> bool:
    """Return whether one of our cards can be laid at some of the four lands only."""
    moves = [choice.move.split() for choice in mirror.board.choices] if mirror.board else []
    lands = Counter(words[1] for words in moves if words[0] == "play")
    return any(count < LANDS for count in lands.values())


def test_a_place_that_is_closed_to_a_card_says_why(visit: Visit) -> None:
    page = visit()
    play_to(page, "contrees", 4, is_closed_somewhere)
    player = RandomPlayer(page, seed=2)
    expect(player.playable.first).to_be_visible()
    closed = page.locator("[data-land]:not([data-lit])")
    for number in range(player.playable.count()):
        player.playable.nth(number).click()
        if page.locator("[data-land][data-lit]").count() and closed.count():
            break
        page.keyboard.press("Escape")
    closed.first.click(position={"x": 60, "y": 12})
    answer = page.locator(".chooser").get_by_role("alert")
    expect(answer).to_contain_text(re.compile(r"^(Your slot|Two different|An opponent|Karniphage)"))
    expect(answer).not_to_contain_text(":")
    expect(answer.get_by_role("link", name="Read the rule")).to_be_visible()
    expect(player.hand.locator("[aria-pressed=true]")).to_have_count(1)


def test_a_card_that_cannot_be_played_says_why_when_it_is_dragged(visit: Visit) -> None:
    player = hold(visit, "hermine", "200")
    page = player.page
    card = player.hand.get_by_role("button", name="200 steps").first
    card.drag_to(page.locator("main"))
    answer = page.locator(".chooser").get_by_role("alert")
    expect(answer).to_contain_text("You are not on the way yet")
    expect(card).to_be_visible()


def can_attack(mirror: TableMirror) -> bool:
    """Return whether an attack on one of two sides is on offer."""
    moves = [choice.move.split() for choice in mirror.board.choices] if mirror.board else []
    return len({words[1] for words in moves if words[0] == "attack"}) > 1


def test_an_attack_goes_to_the_side_that_is_touched(visit: Visit) -> None:
    page = visit()
    play_to(page, "hermine", 3, can_attack)
    player = RandomPlayer(page, seed=4)
    expect(player.playable.first).to_be_visible()
    sides = page.locator("main").get_by_role("button", name=re.compile("^Attack "))
    for number in range(player.playable.count()):
        player.playable.nth(number).click()
        if sides.count():
            break
    label = sides.first.get_attribute("aria-label") or ""
    sides.first.click()
    attack = re.fullmatch("Attack (.+): (.+)", label)
    assert attack is not None
    expect(log(page)).to_contain_text(f"attacks {attack[1]}: {attack[2]}")


def test_a_theft_takes_the_possession_that_is_touched(visit: Visit) -> None:
    page = visit()
    play_to(page, "high-society", 3, lambda mirror: is_asked(mirror, "-ask-theft"))
    own = page.locator(".mine").get_by_role("button", name=re.compile("^Give up"))
    expect(question(page)).to_have_text("The theft strikes: choose the possession that you lose.")
    label = own.first.get_attribute("aria-label") or ""
    own.first.click()
    page.locator(".chooser .go").click()
    expect(log(page)).to_contain_text(f"gives up {label.removeprefix('Give up ')}")
