"""A person who takes a lesson in a browser, by what the bubble and the rims show."""

import re
from collections.abc import Iterator

from playwright.sync_api import Page, expect

from tablee.core.setup import Setup
from tablee.i18n import catalog
from tablee.i18n.narrator import Narrator
from tablee.lessons import LessonQuestion, read_lesson
from tablee.registry import find
from tests.browser.conftest import Visit


class Learner:
    """Takes the lesson of a game: reads every page, then makes the move that is asked for."""

    def __init__(self, page: Page, slug: str, lang: str) -> None:
        self.page = page
        self.slug = slug
        self.lesson = read_lesson(slug)
        self.texts = catalog(lang)
        self.taps = 0
        setup = Setup(find(slug), self.lesson.seats, self.lesson.options)
        self._narrator = Narrator(self.texts, setup, ["NAME"] * setup.seats)
        self.bubble = page.get_by_role("region", name=self.texts.text("lesson-guide"))
        self.hand = page.get_by_role("list", name=self.texts.text("web-your-hand"))

    def say(self, name: str) -> str:
        """Return a message of the lesson, its variables as a pattern, its white space as one."""
        names = {f"seat{seat}": "NAME" for seat in range(self.lesson.seats)}
        return " ".join(self.texts.text(f"{self.slug}-lesson-{name}", **names).split())

    def expect_said(self, name: str) -> None:
        """Wait until the bubble says a message."""
        pattern = re.escape(self.say(name)).replace("NAME", r"\S+").replace(r"\ ", r"\s+")
        expect(self.bubble).to_contain_text(re.compile(pattern))

    def read(self, pages: list[str]) -> Iterator[str]:
        """Read the pages of a step; yield each when it is shown."""
        for number, name in enumerate(pages):
            self.expect_said(name)
            yield name
            if number + 1 < len(pages):
                self._tap_button("lesson-next")

    def _tap_button(self, key: str) -> None:
        self.bubble.get_by_role("button", name=self.texts.text(key)).click()
        self.taps += 1

    def make(self, move: str) -> None:
        """Make a move: touch its cards, then its place on the board or the button."""
        words = move.split()
        for word in words:
            card = self._find_card(word)
            if card is not None:
                self.hand.locator(f'[data-card="{card}"]').first.click(position={"x": 8, "y": 20})
                self.taps += 1
        places = [word for word in words if word[0] in "@:"]
        target = self.page.locator(f'[data-target~="{places[0]}"]') if places else None
        if target is not None and target.first.is_visible():
            target.first.click()
        else:
            name = re.compile(rf"^\s*{self._label(move)}\s*$", re.IGNORECASE)
            buttons = self.page.locator("[data-part=actions]").get_by_role("button", name=name)
            buttons.first.click()
        self.taps += 1

    def _label(self, move: str) -> str:
        """Return the name of a move as a pattern; whom it targets is not known here."""
        words = map(re.escape, self._narrator.move(move).split())
        return r"\s+".join(words).replace("NAME", ".+")

    def _find_card(self, word: str) -> str | None:
        """Return the card of the hand that a word names; notes are named by their value."""
        codes: list[str] = self.hand.locator("[data-card]").evaluate_all(
            "cards => cards.map((card) => card.dataset.card)"
        )
        if word in codes:
            return word
        return next((code for code in codes if re.fullmatch(rf"[a-z]{word}", code)), None)

    def questions(self) -> list[LessonQuestion]:
        """Return the steps in which the learner moves."""
        return [step for step in self.lesson.steps if isinstance(step, LessonQuestion)]


def open_lesson(visit: Visit, slug: str, lang: str, **how: object) -> Learner:
    """Come to the lesson of a game by its link on the shelf."""
    page = visit("/", locale=f"{lang}-{lang.upper()}", **how)
    texts = catalog(lang)
    title = texts.text(f"{slug}-title")
    page.get_by_role("link", name=texts.text("lesson-learn-game", game=title)).click()
    return Learner(page, slug, lang)
