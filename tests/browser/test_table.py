"""A table that answers: to a finger, a mouse and the keyboard."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tablee.client.mirror import TableMirror
from tablee.games import GAMES
from tests.browser.axe import find_violations
from tests.browser.conftest import PHONE, Visit
from tests.browser.found_tables import open_against_bots, play_to
from tests.browser.player import RandomPlayer

PLAY = "Play {} against bots"
FLOWN = """() => {
    window.flown = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        const card = this.className === "flyer" && this.querySelector("svg").dataset.card;
        const met = frames.length === 3 ? frames[1].offset : 1;
        const parts = [met, 1 - met].filter(Boolean).map((part) => part * timing.duration);
        if (card) window.flown.push([card, parts]);
        return animate.call(this, frames, timing);
    };
}"""
"""Writes down what flies over the table, and how long; cards that are won meet on their way."""


def sit(visit: Visit, title: str, **how: object) -> RandomPlayer:
    """Somebody whose turn it is, at a table with bots."""
    page = visit(**how)
    page.get_by_role("button", name=PLAY.format(title)).click()
    player = RandomPlayer(page, seed=1)
    expect(player.playable.first).to_be_visible()
    return player


def name_of(card: Locator) -> str:
    name = card.get_by_role("img").get_attribute("aria-label")
    assert name
    return name


def last_told(page: Page) -> Locator:
    return page.get_by_role("log", name="Log")


def test_the_title_says_whose_turn_it_is(visit: Visit) -> None:
    player = sit(visit, "Parade")
    expect(player.page).to_have_title("● Your turn · Parade")


def test_cards_fly_from_hand_to_table_and_out_of_the_pile_as_backs(visit: Visit) -> None:
    player = sit(visit, "Parade", reduced_motion="no-preference")
    page = player.page
    page.evaluate(FLOWN)
    name = name_of(player.playable.first)
    played = player.playable.first.locator("[data-card]").get_attribute("data-card")
    player.playable.first.click()
    page.locator(".chooser .go").click()
    expect(last_told(page)).to_contain_text(f"Guest plays {name}")
    page.wait_for_function("window.flown.some(([card]) => card === '?')")
    flown = page.evaluate("window.flown")
    assert flown[0][0] == played
    assert all(150 <= part <= 400 for _, parts in flown for part in parts)
    expect(page.locator(".flyer")).to_have_count(0)


def test_who_wants_no_motion_sees_none_and_still_sees_what_was_played(visit: Visit) -> None:
    player = sit(visit, "Parade")
    page = player.page
    page.evaluate(FLOWN)
    name = name_of(player.playable.first)
    player.playable.first.click()
    page.locator(".chooser .go").click()
    expect(last_told(page)).to_contain_text(f"Guest plays {name}")
    expect(page.locator("[data-fresh]").first).to_be_visible()
    assert page.evaluate("window.flown") == []


def can_play_some_cards_only(mirror: TableMirror) -> bool:
    """Return whether some of our cards may be played and others may not."""
    choices = mirror.board.choices if mirror.is_asked and mirror.board else []
    named = {word for choice in choices for word in choice.move.split()}
    hand = set(mirror.hand(mirror.you))
    return bool(hand & named) and not hand <= named


def test_a_card_that_cannot_be_played_says_which_rule_forbids_it(visit: Visit) -> None:
    page = visit()
    play_to(page, "fourmis", 3, can_play_some_cards_only)
    player = RandomPlayer(page, seed=1)
    expect(player.playable.first).to_be_visible()
    player.hand.locator("button.dim").first.click(force=True)
    answer = player.page.locator(".chooser").get_by_role("alert")
    expect(answer).to_contain_text(re.compile("stronger|Ninja"))
    link = answer.get_by_role("link")
    expect(link).to_have_attribute("href", re.compile(r"^/rules/fourmis#ANT-\d$"))
    link.click()
    rules = player.page.get_by_role("complementary", name="Rules")
    expect(rules.locator(".sought")).to_be_in_viewport()
    assert find_violations(player.page) == []
    player.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)


def test_a_card_is_dragged_to_where_it_goes(visit: Visit) -> None:
    player = sit(visit, "Parade")
    page = player.page
    card = player.playable.first
    name = name_of(card)
    card.drag_to(page.get_by_role("region", name="the procession"))
    expect(last_told(page)).to_contain_text(f"plays {name}")


def test_a_card_that_is_dragged_nowhere_stays_in_the_hand(visit: Visit) -> None:
    player = sit(visit, "Parade")
    card = player.playable.first
    name = name_of(card)
    card.drag_to(player.page.get_by_role("heading", name="Parade"))
    expect(player.hand.get_by_role("button", name=name, exact=True)).to_be_visible()
    expect(player.page.get_by_role("button", name=f"Play {name}")).to_be_visible()


def test_a_finger_drags_a_card_too(visit: Visit) -> None:
    player = sit(visit, "Parade", **PHONE)
    page = player.page
    name = name_of(player.playable.first)
    box = player.playable.first.bounding_box()
    line = page.get_by_role("region", name="the procession").bounding_box()
    assert box
    assert line
    touch = page.context.new_cdp_session(page)
    way = [(box["x"] + 20, box["y"] + 20), (box["x"] + 30, box["y"] - 30)]
    way.append((line["x"] + 80, line["y"] + 60))
    for kind, (x, y) in zip(("touchStart", "touchMove", "touchMove"), way, strict=True):
        points = [{"x": x, "y": y}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(last_told(page)).to_contain_text(f"plays {name}")


def test_places_take_the_lifted_card_when_they_are_touched(visit: Visit) -> None:
    player = sit(visit, "Jarmial – Le jeu des Contrées")
    page = player.page
    lit = page.locator("[data-lit]")
    for number in range(player.playable.count()):
        player.playable.nth(number).click()
        if lit.count():
            break
    lit.first.click(position={"x": 5, "y": 5})
    expect(last_told(page)).to_contain_text(re.compile(r"plays .* at place \d"))


def test_escape_puts_a_card_back_and_a_question_mark_shows_the_keys(visit: Visit) -> None:
    player = sit(visit, "Parade")
    page = player.page
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    lifted = player.hand.locator("[aria-pressed=true]")
    expect(lifted).to_have_count(1)
    page.keyboard.press("Escape")
    expect(lifted).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard")).to_contain_text("lift the card")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_focus_stays_at_the_hand_after_a_move(visit: Visit) -> None:
    player = sit(visit, "Parade")
    page = player.page
    page.keyboard.press("ArrowRight")
    focused = page.locator(".hand button:focus")
    name = name_of(focused)
    page.keyboard.press("Enter")
    expect(page.locator(".chooser .go")).to_be_visible()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".chooser .go:focus")).to_be_visible()
    page.keyboard.press("Enter")
    expect(last_told(page)).to_contain_text(f"plays {name}")
    expect(focused).to_have_count(1)
    outline = focused.evaluate("element => getComputedStyle(element).outlineStyle")
    assert outline == "solid"


def test_the_log_is_a_drawer_on_a_phone_and_is_still_read_aloud(visit: Visit) -> None:
    player = sit(visit, "Parade", **PHONE)
    page = player.page
    expect(last_told(page)).to_have_attribute("aria-live", "polite")
    drawer = page.get_by_role("button", name="Close")
    expect(drawer).to_have_count(0)
    opener = page.get_by_role("button", name="Log")
    opener.tap()
    expect(drawer).to_be_focused()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(opener).to_be_focused()
    opener.tap()
    page.touchscreen.tap(20, 150)
    expect(drawer).to_have_count(0)


def test_sounds_are_offered_once_and_keep_their_volume(visit: Visit) -> None:
    page = sit(visit, "Parade").page
    offer = page.get_by_role("complementary", name="Play with sounds?")
    offer.get_by_role("button", name="No").click()
    expect(offer).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(offer).to_have_count(0)
    switch, volume = page.get_by_role("switch", name="Sounds"), page.get_by_label("Volume")
    expect(switch).to_have_attribute("aria-checked", "false")
    expect(volume).to_have_count(0)
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    volume.fill("0.3")
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(switch).to_have_attribute("aria-checked", "true")
    expect(volume).to_have_value("0.3")


@pytest.mark.parametrize(("locale", "name"), [("fr-FR", "billet de 10"), ("en", "note of 10")])
def test_money_is_read_as_money(visit: Visit, locale: str, name: str) -> None:
    page = visit(locale=locale)
    page.get_by_role("button", name=re.compile("High Society (against|contre)")).click()
    expect(page.get_by_role("button", name=name, exact=True)).to_be_visible()


def is_in_combat(mirror: TableMirror) -> bool:
    """Return whether it is our turn while a land is fought for."""
    effects = mirror.board.pending if mirror.board else []
    return mirror.is_asked and any(effect.name == "combat" for effect in effects)


def test_a_combat_shows_its_clock_and_what_to_beat_to_whoever_comes_later_too(visit: Visit) -> None:
    page = visit()
    play_to(page, "contrees", 3, is_in_combat)
    clock = page.get_by_role("img", name=re.compile(r"\d of 3 turns|last turn of the combat"))
    lands = page.get_by_role("region", name=re.compile(r"^Place \d$")).filter(has=clock)
    expect(page.locator("footer.yours")).to_be_visible()
    shown = lands.all_inner_texts()
    assert shown
    for land in shown:
        assert re.search(r"\w+ attacks\. To beat: \d+ \(\w+\)\. If equal: \w+, then \w+", land)
        assert re.search(r"Decided (in \d turns|at the end of this turn)", land)
    page.reload()
    expect(page.locator("footer.yours")).to_be_visible()
    assert lands.all_inner_texts() == shown


@pytest.mark.parametrize(
    ("title", "question"),
    [
        ("Parade", "Play a card at the end of the line."),
        ("High Society", re.compile(r"^(Open the bidding|Bid (more|to escape)|Your money)")),
        ("Jarmial – Le jeu des Contrées", "Play the first card of your turn."),
        ("Fourmis", re.compile(r"^(Open the trick|Go above|Nothing|A Ninja)")),
        ("Jeu de l'Hermine", re.compile(r"^(You need a Beauty|You are|Walk)")),
    ],
)
def test_the_table_asks_in_the_words_of_the_game(
    visit: Visit, title: str, question: str | re.Pattern[str]
) -> None:
    page = sit(visit, title).page
    expect(page.locator(".question")).to_have_text(question)


def test_the_second_line_says_what_the_lifted_card_would_do(visit: Visit) -> None:
    player = sit(visit, "Parade")
    player.playable.first.click()
    expect(player.page.locator(".answer")).to_contain_text(re.compile("^you take"))


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1440, 900)])
def test_nothing_jumps_and_nothing_scrolls(visit: Visit, size: tuple[int, int]) -> None:
    player = sit(visit, "Parade", viewport={"width": size[0], "height": size[1]})
    page = player.page

    def measure() -> list[object]:
        boxes = [page.locator(name).bounding_box() for name in ("main", "footer", ".chooser")]
        scrolls = page.evaluate(
            "() => { const { scrollWidth, scrollHeight } = document.documentElement;"
            " return [scrollWidth, scrollHeight]; }"
        )
        return [boxes, scrolls]

    before = measure()
    assert before[1] == list(size)
    player.playable.first.click()
    expect(page.locator(".chooser .go")).to_be_visible()
    assert measure() == before
    page.locator(".chooser .go").click()
    expect(last_told(page)).to_contain_text("Guest plays")
    expect(page.locator("footer.yours")).to_be_visible()
    assert measure() == before


BOXES = """() => ["main", "footer", ".chooser", ".hand"].map((name) => {
    const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
})"""
"""Script: where the parts of a table are."""
IS_WHOLE = "part => part.scrollHeight - part.clientHeight < 4"
"""Script: whether no line of a part is cut off; a letter may hang over by a pixel."""


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("how", [{}, PHONE], ids=["desktop", "phone"])
def test_touching_cards_moves_no_part_of_any_table(
    visit: Visit, slug: str, how: dict[str, object]
) -> None:
    page = visit(**how)
    page.get_by_role("article").last.wait_for()
    page.goto(open_against_bots(page, slug, max(GAMES[slug].seats)))
    expect(page.locator("footer.yours")).to_be_visible()
    before = page.evaluate(BOXES)
    hand = page.get_by_role("list", name="Your hand").get_by_role("button")
    for number in range(hand.count()):
        hand.nth(number).click(force=True, position={"x": 8, "y": 20})
        assert page.evaluate(BOXES) == before
        assert page.locator(".ask").evaluate(IS_WHOLE)
    wide, high = (page.viewport_size or {}).values()
    scrolls = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    assert page.evaluate(scrolls) == [wide, high]


def test_resigning_asks_first_and_the_end_says_who_has_won(visit: Visit) -> None:
    page = sit(visit, "Parade").page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    question = page.get_by_role("dialog", name="Resign")
    question.get_by_role("button", name="No, stay").click()
    expect(page.locator("footer.yours")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    question.get_by_role("button", name="Resign").click()
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(page.locator(".result")).to_contain_text(re.compile(r"wins?, you are \w+\.$"))
    expect(page.locator(".head ol li").last).to_contain_text("Guest")
