"""People who play random moves in a browser."""

import random

from playwright.sync_api import Page, expect

from tablee.i18n import catalog
from tests.browser.conftest import Visit

MAX_ROUNDS = 4000
"""Rounds of actions after which a game counts as endless."""
MAX_PAUSES = 1500
"""Pauses in a row after which a game counts as stuck, on a slow machine too."""
SHORT_OPTIONS = {"hermine": {"fixed_manches": 1}}
"""Options that make long games short."""
BUTTON_PROBABILITY = 0.3
"""Probability of pressing a button although a card or a target is there."""
PAUSE_MS = 20
FIND_TARGETS = """(over) => {
    const visible = 10;  // of a card, where a large hand overlaps
    const points = (what) => [...document.querySelectorAll(what)].map((element) => {
        element.scrollIntoView({ block: "nearest" });
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + (element.closest(".hand") ? visible : width / 2), y + height / 2];
    });
    return {
        over: [...document.querySelectorAll("h2")].some((title) => title.textContent === over),
        main: points(".chooser :is(button.go, button[data-ready]):not([disabled])"),
        buttons: points(".chooser button:not([disabled])"),
        playable: points(".hand button[aria-disabled=false]"),
        aims: points("main button.aim"),
        isCovered: document.querySelector("aside#rules, dialog[open], :popover-open") !== null,
    };
}"""
"""Script: whether the game is over or covered, all buttons, playable cards and lit targets."""
FIND_HANDOVER = """() => {
    const hold = document.querySelector('footer section[aria-live] button');
    const { x, y, width, height } = hold?.getBoundingClientRect() ?? {};
    const hand = document.querySelector("footer .hand") !== null;
    return { hand, hold: hold ? [x + width / 2, y + height / 2] : null };
}"""
"""Script: the button to take over the device, and whether a hand is shown."""
HIDE_NEXT_MANCHE = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".chooser > .go { visibility: hidden; }");
    document.adoptedStyleSheets = [sheet];
}"""
"""Script: hide the button that asks for the next manche."""
CARD_CODES = "hand => [...hand.querySelectorAll('[data-card]')].map((card) => card.dataset.card)"


class RandomPlayer:
    """A person who presses random buttons, playable cards and targets, by mouse or by touch."""

    def __init__(self, page: Page, seed: int, *, lang: str = "en", touches: bool = False) -> None:
        self.page = page
        self.texts = catalog(lang)
        self._rng = random.Random(seed)
        self._touches = touches
        self.has_seen_end = False
        """Whether the game was over at the last look."""
        self.hand = page.get_by_role("list", name=self.texts.text("web-your-hand"))
        self.playable = self.hand.locator("button[aria-disabled=false]")
        self.over = page.get_by_role("heading", name=self.texts.text("web-over"))

    def hand_codes(self) -> list[str]:
        """Return the codes of the cards in the hand."""
        codes: list[str] = self.hand.evaluate(CARD_CODES)
        return codes

    def act(self) -> bool:
        """Press one button, card or target; return whether there was any."""
        targets = self.page.evaluate(FIND_TARGETS, self.texts.text("web-over"))
        self.has_seen_end = targets["over"]
        if targets["isCovered"]:  # a press that came too late hit a link or a button
            self.page.keyboard.press("Escape")
            return True
        kind = "main" if targets["main"] else "aims" if targets["aims"] else "playable"
        if kind != "main" and (not targets[kind] or self._rng.random() < BUTTON_PROBABILITY):
            kind = "buttons"
        points = targets[kind] or targets["playable"]
        if points and not self.has_seen_end:
            self._press(*self._rng.choice(points))
        return bool(points)

    def _press(self, x: float, y: float) -> None:
        if self._touches:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)


class CarefulPlayer(RandomPlayer):
    """A person who reads the sheet of a manche, and cannot ask for the next one meanwhile."""

    def __init__(self, page: Page, seed: int, *, lang: str = "en") -> None:
        super().__init__(page, seed, lang=lang)
        self.sheet = page.locator("section.panel", has=page.locator(".ready"))
        page.evaluate(HIDE_NEXT_MANCHE)

    def play_to_sheet(self) -> None:
        """Play to the end of a manche, or of the game."""
        for _ in range(MAX_ROUNDS):
            if self.sheet.count() or self.has_seen_end:
                return
            _let_act((self,))

    def stop_reading(self) -> None:
        """Go on to the next manche, now and later."""
        self.page.evaluate("document.adoptedStyleSheets = []")


class SharedDevicePlayer(RandomPlayer):
    """Several people who share one device, and hand it on between turns."""

    def act(self) -> bool:
        """Take over the device if asked to, or else press something."""
        handover = self.page.evaluate(FIND_HANDOVER)
        if handover["hold"] is None:
            return super().act()
        assert not handover["hand"]
        self._press(*handover["hold"])
        return True


def play(*persons: RandomPlayer, rounds: int = MAX_ROUNDS) -> None:
    """Let everybody act in turn, to the end of the game or for a number of rounds."""
    for _ in range(rounds):
        if all(person.has_seen_end for person in persons):
            break
        _let_act(persons)


def finish(*persons: RandomPlayer) -> None:
    """Play one game to its end; rounds in which everybody waits do not count."""
    acted, pauses = 0, 0
    while not all(person.has_seen_end for person in persons):
        if _let_act(persons):
            acted, pauses = acted + 1, 0
        else:
            pauses += 1
        assert acted < MAX_ROUNDS, _describe("the game does not end", persons)
        assert pauses < MAX_PAUSES, _describe("nobody can do anything", persons)
    for person in persons:
        expect(person.over).to_be_visible()


def _describe(fault: str, persons: tuple[RandomPlayer, ...]) -> str:
    """Return the fault with what everybody sees and where everybody is."""
    seen = [f"{person.page.url}\n{person.page.locator('body').inner_text()}" for person in persons]
    return "\n\n".join([fault, *seen])


def _let_act(persons: tuple[RandomPlayer, ...]) -> bool:
    """Let everybody act once, or else wait a little; return whether anybody acted."""
    playing = [person for person in persons if not person.has_seen_end]
    acted = [person.act() for person in playing]
    if not any(acted):
        playing[0].page.wait_for_timeout(PAUSE_MS)
    return any(acted)


def introduce(page: Page, name: str, *, lang: str = "en", picture: int = 0) -> None:
    """Say who one is, when the page asks before one sits down."""
    texts = catalog(lang)
    dialog = page.get_by_role("dialog", name=texts.text("people-who"))
    dialog.get_by_label(texts.text("people-name")).fill(name)
    if picture:
        face = texts.text("people-picture-number", number=picture)
        dialog.get_by_role("radio", name=face, exact=True).check()
    dialog.get_by_role("button", name=texts.text("people-keep")).click()


def begin_for_two(visit: Visit, slug: str, **options: int) -> tuple[RandomPlayer, RandomPlayer]:
    """Begin a game for two people, in English by day and French by night, and a bot."""
    ana = visit()
    if options:
        _open_with(ana, slug, options)
    else:
        ana.get_by_role("button", name=f"Invite friends to {_title(slug)}").click()
        introduce(ana, "Ana")
    ben = visit(
        ana.get_by_label("Link to this table").input_value(), locale="fr-FR", color_scheme="dark"
    )
    ben.get_by_role("button", name=catalog("fr").text("web-sit")).click()
    introduce(ben, "Ben", lang="fr")
    ana.get_by_label("Bot for seat 3").select_option("novice")
    ana.get_by_role("button", name="Begin").click()
    return RandomPlayer(ana, seed=1), RandomPlayer(ben, seed=2, lang="fr")


def _open_with(page: Page, slug: str, options: dict[str, int]) -> None:
    """Open a table for friends with these options."""
    page.get_by_role("button", name=f"Choose how to play {_title(slug)}").click()
    page.get_by_label("By a link").check()
    choose_rules(page, slug, options)
    page.get_by_role("button", name="Open the table").click()


def choose_rules(page: Page, slug: str, options: dict[str, int]) -> None:
    """Select options in the form, by their labels."""
    texts = catalog("en")
    page.get_by_role("dialog").get_by_text("Rules", exact=True).click()
    for option, value in options.items():
        key = f"{slug}-option-{option.replace('_', '-')}"
        said = texts.text(f"{key}-value", value=value)
        page.get_by_label(texts.text(key)).select_option(said)


def _title(slug: str) -> str:
    return catalog("en").text(f"{slug}-title")
