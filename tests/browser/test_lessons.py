"""All lessons are taken in a browser, on a phone and on a desktop, by what a person touches."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tablee.games import GAMES
from tablee.lessons import LessonQuestion
from tests.browser.axe import find_violations
from tests.browser.conftest import PHONE, Visit
from tests.browser.learner import Learner, open_lesson
from tests.docs.test_learn import ROWS

TAPS = {slug: int(taps) for slug, _, _, taps, *_ in ROWS}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}


@pytest.mark.parametrize("slug", list(GAMES))
def test_a_lesson_is_taken_to_its_end(visit: Visit, slug: str) -> None:
    number = list(GAMES).index(slug)
    lang, how = ("fr", PHONE) if number % 2 else ("en", DESK)
    learner = open_lesson(visit, slug, lang, **how)
    for question in learner.questions():
        for _ in learner.read([page.text for page in question.say]):
            pass
        learner.make(question.moves[0])
    for _ in learner.read([page.text for page in learner.lesson.farewell]):
        pass
    assert learner.taps == TAPS[slug]
    over = learner.bubble.get_by_role("button", name=learner.texts.text("lesson-play-again"))
    on = learner.bubble.get_by_role("button", name=learner.texts.text("lesson-play-on"))
    over.or_(on).click()
    expect(learner.bubble).to_be_hidden()
    expect(learner.hand).to_be_visible()


RIM_AROUND = """(selector) => {
  const [rims, wanted] = ["[data-rim]", selector].map((one) => [...document.querySelectorAll(one)]);
  if (rims.length !== 1 || wanted.length !== 1) return false;
  const [rim, box] = [rims[0], wanted[0]].map((one) => one.getBoundingClientRect());
  const starts = [rim.left - box.left, rim.top - box.top].every((gap) => Math.abs(gap) < 9);
  return starts && rim.right < box.right + 9;
}"""
"""Whether the only rim begins where a thing begins, and ends with it or before."""


def come_to(learner: Learner, page: str) -> LessonQuestion:
    """Take the lesson up to a page of a step."""
    for question in learner.questions():
        for name in learner.read([each.text for each in question.say]):
            if name == page:
                return question
        learner.make(question.moves[0])
    raise AssertionError(f"no page {page}")


def test_the_button_to_press_has_a_rim_and_shows_all_its_words(visit: Visit) -> None:
    learner = open_lesson(visit, "animalement-votre", "fr", **PHONE)
    question = come_to(learner, "victim")
    wanted = f'[data-move="{question.moves[0]}"]'
    learner.page.wait_for_function(RIM_AROUND, arg=wanted)
    cut = "buttons => buttons.filter((one) => one.scrollHeight > one.clientHeight).length"
    buttons = learner.page.locator("[data-part=actions] button[data-move]")
    assert buttons.count() == 2
    assert buttons.evaluate_all(cut) == 0


def test_the_rim_of_a_card_ends_where_the_next_card_lies_on_it(visit: Visit) -> None:
    learner = open_lesson(visit, "hermine", "fr", **PHONE)
    come_to(learner, "walk")
    learner.page.wait_for_function(RIM_AROUND, arg='[data-zone^="hand"] [data-card="100"]')
    rim = learner.page.locator("[data-rim]").bounding_box()
    over = learner.hand.locator('[data-card="200"]').bounding_box()
    assert rim is not None
    assert over is not None
    assert rim["x"] + rim["width"] < over["x"] + 9


def test_the_ladybug_that_the_guide_speaks_of_is_lit(visit: Visit) -> None:
    learner = open_lesson(visit, "fourmis", "fr", **PHONE)
    come_to(learner, "ladybug")
    won = learner.page.locator('[data-zone="won 1"]')
    expect(
        won.get_by_title(learner.texts.text("fourmis-because-ladybugs", count=1))
    ).to_be_visible()


def test_a_lesson_answers_kindly_and_is_left_and_taken_up(visit: Visit) -> None:
    learner = open_lesson(visit, "parade", "fr", **PHONE)
    for _ in learner.read(["theme", "aim", "shelter"]):
        pass
    learner.make("play g3")
    learner.expect_said("not-shelter")
    assert find_violations(learner.page) == []
    learner.make("play r8")
    learner.expect_said("took")
    learner.page.goto("/learn/parade")
    learner.expect_said("took")
    learner.bubble.get_by_role("button", name=learner.texts.text("lesson-leave")).click()
    expect(learner.bubble).to_be_hidden()
    learner.make("play g3")
    expect(learner.page.locator('[data-zone="line -1"] [data-card="g3"]')).to_be_visible()
