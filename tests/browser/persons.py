"""Somebody in front of a browser, who plays without thinking."""

import random
from contextlib import suppress

from playwright.sync_api import Error, Locator, Page, expect

OVER = "The game is over"
MOST = 1500
"""So many things nobody has to do in a game."""
BUTTONS = 0.3
"""How often somebody presses a button though a card is lit."""
SOON = 2000


class Person:
    """Plays by what is lit and what the buttons say."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self._rng = random.Random(seed)
        hand = page.get_by_role("list", name="Your hand")
        self._lit = hand.locator("button[aria-disabled=false]")
        self._buttons = page.locator(".chooser button:not([disabled])")
        self._main = page.locator(".chooser button.go:not([disabled])")
        self._over = page.get_by_role("heading", name=OVER)

    @property
    def is_done(self) -> bool:
        """Whether the page says that the game is over."""
        return self._over.is_visible()

    def act(self) -> bool:
        """Do one thing, if there is something to do."""
        if self._buttons.count():
            if self._main.count():
                return self._click(self._main)
            if not self._lit.count() or self._rng.random() < BUTTONS:
                return self._click(self._buttons)
        return self._lit.count() > 0 and self._click(self._lit)

    def _click(self, what: Locator) -> bool:
        count = what.count()
        if count:
            with suppress(Error):  # it has gone meanwhile, since the game went on
                what.nth(self._rng.randrange(count)).click(timeout=SOON)
        return count > 0


def play(*persons: Person) -> None:
    """Let them play one game to its end."""
    for _ in range(MOST):
        for person in persons:
            if not person.is_done and not person.act():
                person.page.wait_for_timeout(40)
        if all(person.is_done for person in persons):
            break
    for person in persons:
        expect(person.page.get_by_role("heading", name=OVER)).to_be_visible()
