"""Somebody in front of a browser, who plays without thinking."""

import random

from playwright.sync_api import Page, expect

from tablee.i18n import catalog
from tests.browser.conftest import Visit

MOST = 4000
"""So many times nobody has to look at a table in a game."""
SHORT = {"hermine": {"fixed_manches": 1}}
"""Rules that make a long game short."""
BUTTONS = 0.3
"""How often somebody presses a button though a card is lit."""
A_MOMENT = 20
LOOK = """(over) => {
    const points = (what) => [...document.querySelectorAll(what)].map((element) => {
        element.scrollIntoView({ block: "nearest" });
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    });
    return {
        over: [...document.querySelectorAll("h2")].some((found) => found.textContent === over),
        main: points(".chooser button.go:not([disabled])"),
        buttons: points(".chooser button:not([disabled])"),
        lit: points(".hand button[aria-disabled=false]"),
    };
}"""
"""Whether the game is over, and where there is something to press."""
HANDED = """() => {
    const hold = document.querySelector('footer section[aria-live] button');
    const { x, y, width, height } = hold?.getBoundingClientRect() ?? {};
    const hand = document.querySelector("footer .hand") !== null;
    return { hand, hold: hold ? [x + width / 2, y + height / 2] : null };
}"""
"""Where somebody is asked to say that they hold the device, and whether a hand is shown."""
CODES = "hand => [...hand.querySelectorAll('[data-card]')].map((card) => card.dataset.card)"


class Person:
    """Plays by what is lit and what the buttons say, with a mouse or a finger."""

    def __init__(self, page: Page, seed: int, *, lang: str = "en", touches: bool = False) -> None:
        self.page = page
        self.texts = catalog(lang)
        self._rng = random.Random(seed)
        self._touches = touches
        self.is_done = False
        """Whether the page said that the game is over when they last looked."""
        self.hand = page.get_by_role("list", name=self.texts.text("web-your-hand"))
        self.lit = self.hand.locator("button[aria-disabled=false]")
        self.over = page.get_by_role("heading", name=self.texts.text("web-over"))

    def held(self) -> list[str]:
        """The cards in the hand, by the codes that messages use."""
        found: list[str] = self.hand.evaluate(CODES)
        return found

    def act(self) -> bool:
        """Look at the table and press one thing, if there is something to press."""
        seen = self.page.evaluate(LOOK, self.texts.text("web-over"))
        self.is_done = seen["over"]
        kind = "main" if seen["main"] else "lit"
        if not seen["main"] and (not seen["lit"] or self._rng.random() < BUTTONS):
            kind = "buttons"
        places = seen[kind] or seen["lit"]
        if places and not self.is_done:
            self._press(*self._rng.choice(places))
        return bool(places)

    def _press(self, x: float, y: float) -> None:
        if self._touches:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)


class Family(Person):
    """Several people around one page: whoever is next takes it first."""

    def act(self) -> bool:
        """Say who holds the device if that is asked, and else play."""
        found = self.page.evaluate(HANDED)
        if found["hold"] is None:
            return super().act()
        assert not found["hand"]
        self._press(*found["hold"])
        return True


def play(*persons: Person, things: int = MOST) -> None:
    """Let them play: to the end of the game, or for so many things to do."""
    for _ in range(things):
        playing = [person for person in persons if not person.is_done]
        if not playing:
            break
        acted = [person.act() for person in playing]
        if not any(acted):
            playing[0].page.wait_for_timeout(A_MOMENT)


def finish(*persons: Person) -> None:
    """Let them play one game to its end."""
    play(*persons)
    for person in persons:
        expect(person.over).to_be_visible()


def gather(visit: Visit, slug: str, **options: int) -> tuple[Person, Person]:
    """Two friends, English by day and French by night, at one table with a novice."""
    ana = visit()
    if options:
        _open_with(ana, slug, options)
    else:
        ana.get_by_role("button", name=f"Invite friends to {_title(slug)}").click()
    ben = visit(
        ana.get_by_label("Link to this table").input_value(), locale="fr-FR", color_scheme="dark"
    )
    ben.get_by_role("button", name=catalog("fr").text("web-sit")).click()
    ana.get_by_label("Bot for seat 3").select_option("novice")
    ana.get_by_role("button", name="Begin").click()
    return Person(ana, seed=1), Person(ben, seed=2, lang="fr")


def _open_with(page: Page, slug: str, options: dict[str, int]) -> None:
    """Open a table for friends, with rules that make a long game short."""
    page.get_by_role("button", name=f"Choose how to play {_title(slug)}").click()
    page.get_by_label("By a link").check()
    choose_rules(page, slug, options)
    page.get_by_role("button", name="Open the table").click()


def choose_rules(page: Page, slug: str, options: dict[str, int]) -> None:
    """Choose among the rules of the form, by what they say."""
    texts = catalog("en")
    page.get_by_role("dialog").get_by_text("Rules", exact=True).click()
    for option, value in options.items():
        key = f"{slug}-option-{option.replace('_', '-')}"
        said = texts.text(f"{key}-value", value=value)
        page.get_by_label(texts.text(key)).select_option(said)


def _title(slug: str) -> str:
    return catalog("en").text(f"{slug}-title")
