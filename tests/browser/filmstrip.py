"""Filmstrips of the games: `make screenshots`, or a part with `make filmstrip ARGS=...`.

Each strip shows the first decision, a refusal, an aimed card, time running out, the end of a
manche and the ending. One browser plays; at each moment others of every size, language and theme
open the same table with the same cookies and are photographed.
"""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page

from tablee.client.mirror import TableMirror
from tablee.games import GAMES
from tests.browser.browser_binary import launch_chromium
from tests.browser.conftest import SETTINGS
from tests.browser.found_tables import play_to
from tests.browser.player import CarefulPlayer, finish
from tests.browser.screenshots import SIZES, THEMES
from tests.browser.test_refusals import can_bid_too_low
from tests.server.test_run import serving

FRAMES = ("first", "refusal", "aim", "time", "manche", "ending")
LOCALES = {"fr": "fr-FR", "en": "en-GB"}
SETUPS: dict[str, dict[str, Any]] = {
    "hermine": {"seats": 2, "options": {"fixed_manches": 2}},
    "contrees": {"seats": 2, "options": {"manches": 3}},
    "fourmis": {"seats": 4},
}
"""Seats and options of the games that have manches; the others have three seats."""
AIMED = {
    "hermine": (3, "attack "),
    "contrees": (2, "trepas "),
    "high-society": (3, "discard "),
    "animalement-votre": (3, "discard "),
}
BIDS = ("high-society", "animalement-votre")
"""Games in which what is refused is a bid that is too low."""
"""Games whose moves have targets: seats, and how such a move begins; the others show a preview."""
SIZES_OF_STRIPS = ("wide", "phone")
CLOCK_SECONDS = 60
LATE_SECONDS = CLOCK_SECONDS - 8
"""Time after which the table warns."""
SETTLE_MS = 500
CORNER: Any = {"x": 8, "y": 20}
"""What remains visible of a card that others overlap."""
REFUSED = ".hand button[aria-disabled=true]"
AIM = "main :not([data-target=discard]) > button.aim"
"""What a card is aimed at; it can be thrown away nearly always."""
STRIP_HEIGHT = 420


class Variant(NamedTuple):
    """How a strip looks: size of the window, language and theme."""

    size: str
    language: str
    theme: str

    @property
    def name(self) -> str:
        """The variant as a part of a file name."""
        return f"{self.size}-{self.language}-{self.theme}"


class Filmstrip:
    """Photographs one game in every variant."""

    def __init__(
        self, browser: Browser, address: str, folder: Path, variants: list[Variant]
    ) -> None:
        self._browser = browser
        self._address = address
        self._folder = folder
        self._variants = variants

    def take(self, slug: str, frames: list[str]) -> None:
        """Play a game and photograph these frames of it."""
        context = self._browser.new_context(base_url=self._address, locale="fr-FR")
        page = context.new_page()
        page.goto("/")
        page.get_by_role("article").last.wait_for()
        if set(frames) - {"aim", "time"}:
            player = _open(page, slug, clock=0)
            self._take_decisions(context, page, slug, frames)
            if slug in BIDS and "refusal" in frames:
                self._take_low_bid(context, slug)
            self._take_endings(context, player, slug, frames)
        if "aim" in frames:
            self._take_aim(context, page, slug)
        if "time" in frames:
            _open(page, slug, clock=CLOCK_SECONDS)
            began = monotonic()
            page.locator(".hand").first.wait_for()
            self._photograph(context, page, slug, "time", late_at=began + LATE_SECONDS)
        context.close()
        for variant in self._variants:
            self._join(slug, variant)

    def _take_decisions(
        self, context: BrowserContext, page: Page, slug: str, frames: list[str]
    ) -> None:
        page.locator(".hand [aria-disabled=false], .chooser button").first.wait_for()
        for frame in ("first", "refusal"):
            if frame in frames and (frame, slug in BIDS) != ("refusal", True):
                self._photograph(context, page, slug, frame)

    def _take_low_bid(self, context: BrowserContext, slug: str) -> None:
        page = context.new_page()
        page.goto("/")
        play_to(page, slug, 3, can_bid_too_low)
        page.locator("footer.yours").wait_for()
        self._photograph(context, page, slug, "refusal")
        page.close()

    def _take_aim(self, context: BrowserContext, page: Page, slug: str) -> None:
        if slug in AIMED:
            seats, move = AIMED[slug]
            page.goto("/")
            play_to(page, slug, seats, lambda mirror: _offers(mirror, move))
        else:
            _open(page, slug, clock=0)
        page.locator(".hand [aria-disabled=false], .chooser button").first.wait_for()
        self._photograph(context, page, slug, "aim")

    def _take_endings(
        self, context: BrowserContext, player: CarefulPlayer, slug: str, frames: list[str]
    ) -> None:
        page = player.page
        if "manche" in frames and slug in SETUPS:
            player.play_to_sheet()
            self._photograph(context, page, slug, "manche")
        player.stop_reading()
        if "ending" in frames:
            finish(player)
            self._photograph(context, page, slug, "ending")

    def _photograph(
        self, context: BrowserContext, page: Page, slug: str, frame: str, *, late_at: float = 0
    ) -> None:
        """Photograph a table in every variant, once it is late."""
        with self._open_twins(context, page) as twins:
            for twin in twins.values():
                _touch(twin, frame)
            page.wait_for_timeout(max(SETTLE_MS, 1000 * (late_at - monotonic())))
            for variant, twin in twins.items():
                twin.screenshot(path=self._folder / f"{slug}-{variant.name}-{frame}.png")

    @contextmanager
    def _open_twins(self, context: BrowserContext, page: Page) -> Iterator[dict[Variant, Page]]:
        """Open the table of a page again, in every variant."""
        twins: dict[Variant, Page] = {}
        for variant in self._variants:
            viewer = self._browser.new_context(
                base_url=self._address,
                locale=LOCALES[variant.language],
                viewport=SIZES[variant.size],
                color_scheme=variant.theme,  # type: ignore[arg-type]
                reduced_motion="reduce",
                storage_state=context.storage_state(),
            )
            twin = twins[variant] = viewer.new_page()
            twin.add_init_script(f"localStorage.setItem('tablee-language', '{variant.language}')")
            twin.goto(page.url)
            twin.locator(".board").wait_for()
        yield twins
        for twin in twins.values():
            twin.context.close()

    def _join(self, slug: str, variant: Variant) -> None:
        """Lay the frames of a variant side by side in one picture."""
        paths = [self._folder / f"{slug}-{variant.name}-{frame}.png" for frame in FRAMES]
        images = [path for path in paths if path.exists()]
        page = self._browser.new_page(viewport={"width": 800, "height": STRIP_HEIGHT})
        tags = "".join(f'<img src="{path.resolve().as_uri()}" height=400>' for path in images)
        strip = self._folder / f"{slug}-{variant.name}.html"
        strip.write_text(f'<body style="margin:8px;white-space:nowrap">{tags}')
        page.goto(strip.resolve().as_uri())
        width = int(page.evaluate("document.documentElement.scrollWidth"))
        page.set_viewport_size({"width": width, "height": STRIP_HEIGHT})
        page.screenshot(path=strip.with_suffix(".png"))
        page.close()
        strip.unlink()


def _open(page: Page, slug: str, *, clock: int) -> CarefulPlayer:
    """Open a table with novices."""
    chosen = SETUPS.get(slug, {"seats": 3})
    bots = [{"seat": seat, "level": "novice"} for seat in range(1, chosen["seats"])]
    opening = {"game": slug, "clock": {"move": clock, "bank": 0}, **chosen}
    wanted = {"opening": opening, "name": "Marie", "bots": bots, "begin": True}
    table = page.request.post("/api/tables", data=wanted).json()["table"]
    page.goto(f"/t/{table}")
    return CarefulPlayer(page, seed=5, lang="fr")


def _offers(mirror: TableMirror, move: str) -> bool:
    """Return whether several moves that begin so are on offer."""
    choices = mirror.board.choices if mirror.board else []
    return sum(choice.move.startswith(move) for choice in choices) > 1


def _touch(page: Page, frame: str) -> None:
    """Bring a page into the state of a frame by what a person would touch."""
    cards = page.locator(".hand button[aria-disabled=false]")
    if frame == "refusal":
        refused = page.locator(REFUSED)
        (refused.last if refused.count() else cards.first).click(position=CORNER, force=True)
    elif frame == "aim":
        for number in reversed(range(cards.count())):
            cards.nth(number).click(position=CORNER)
            if page.locator(AIM).count():
                break


def main() -> None:
    """Start a server and a browser, and take the strips that were asked for."""
    parser = argparse.ArgumentParser(description="take filmstrips of the games")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--frames", default=",".join(FRAMES))
    parser.add_argument("--sizes", default=",".join(SIZES_OF_STRIPS))
    parser.add_argument("--languages", default=",".join(LOCALES))
    parser.add_argument("--themes", default=",".join(THEMES))
    chosen = parser.parse_args()
    parts = (chosen.sizes, chosen.languages, chosen.themes)
    variants = [Variant(*each) for each in product(*(part.split(",") for part in parts))]
    chosen.folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as kept, launch_chromium() as browser:
        settings = Path(kept) / "settings.toml"
        settings.write_text(SETTINGS)
        with serving(Path(kept), "--settings", str(settings)) as (_, address):
            film = Filmstrip(browser, address, chosen.folder, variants)
            for slug in chosen.games.split(","):
                film.take(slug, chosen.frames.split(","))


if __name__ == "__main__":
    main()
