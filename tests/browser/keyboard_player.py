"""A person who plays with the keyboard alone, by what the accessibility tree says."""

import random

from playwright.sync_api import Locator, Page, expect

from tablee.i18n import catalog

MAX_STEPS = 3000
"""Steps after which a game counts as endless."""
MAX_PAUSES = 1500
"""Pauses in a row after which a game counts as stuck, on a slow machine too."""
PAUSE_MS = 25
READ_FOCUS = """() => {
    const focused = document.activeElement;
    return { name: focused.ariaLabel ?? focused.innerText, tag: focused.tagName,
        row: focused.closest(".hand") ? "hand" : focused.closest(".chooser") ? "buttons" : "" };
}"""
"""Script: what has the focus, and in which row of the table."""


class KeyboardPlayer:
    """Presses arrows, Enter and Escape; never a mouse, and finds things by role and name only."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.texts = catalog("en")
        self._rng = random.Random(seed)
        hand = page.get_by_role("list", name=self.texts.text("web-your-hand"))
        self._cards = hand.get_by_role("button", disabled=False)
        group = page.get_by_role("group", name=self.texts.text("web-choices"))
        self._buttons = group.get_by_role("button", disabled=False)
        self._ready = page.get_by_role("button", name=self.texts.text("web-next-manche"))
        self.over = page.get_by_role("heading", name=self.texts.text("web-over"))
        self.asked: set[str] = set()
        """Sentences that were read aloud before a move."""

    def finish(self) -> None:
        """Play one game to its end."""
        pauses = steps = 0
        while not self.over.count():
            if self._step():
                steps, pauses = steps + 1, 0
            else:
                pauses += 1
                self.page.wait_for_timeout(PAUSE_MS)
            assert steps < MAX_STEPS, "the game does not end"
            assert pauses < MAX_PAUSES, "nothing can be done"

    def _step(self) -> bool:
        """Press keys for one card or button; return whether there was any."""
        sentence = self.page.locator("[aria-live=polite] .question")
        buttons = self._names(self._buttons) or self._names(self._ready)
        cards = self._names(self._cards)
        if not buttons and not cards:
            return False
        self.asked.update(sentence.all_inner_texts())
        lifted = self.page.locator(".hand [aria-pressed=true]").count()
        takes_button = bool(buttons) and (not cards or bool(lifted) or self._rng.random() < 0.2)
        self._go_to("buttons" if takes_button else "hand")
        for _ in range(self._rng.randrange(len(buttons if takes_button else cards))):
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")
        return True

    def _names(self, found: Locator) -> list[str]:
        return found.all_inner_texts()

    def _go_to(self, row: str) -> None:
        """Move the focus to the hand or to the buttons, with arrows."""
        for key in ("ArrowDown", "ArrowUp", "ArrowUp"):
            if self.page.evaluate(READ_FOCUS)["row"] == row:
                return
            self.page.keyboard.press(key)

    def expect_result_focused(self) -> None:
        """Expect that the result has the focus, so that it is read aloud."""
        result = self.page.locator("section:focus").filter(has=self.over)
        expect(result).to_have_count(1)
