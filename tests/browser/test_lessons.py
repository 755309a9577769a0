"""All lessons are taken in a browser, on a phone and on a desktop, by what a person touches."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tablee.games import GAMES
from tests.browser.axe import find_violations
from tests.browser.conftest import PHONE, Visit
from tests.browser.learner import open_lesson
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
