"""Pictures of every page and every table, to be looked at: `make screenshots`.

A table is played for a while, by few and by as many as may sit down, these with long names, and is
then photographed in windows of every size, by day and by night. `--parts`, `--sizes` and
`--themes` take a part.
"""

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tablee.games import GAMES
from tests.browser.browser_binary import launch_chromium
from tests.browser.conftest import SETTINGS
from tests.browser.player import RandomPlayer, SharedDevicePlayer, finish, play
from tests.server.test_run import serving
from tests.support.example_packages import SLUGS as EXAMPLES
from tests.support.example_packages import source_folder, write_entry_points

SIZES: dict[str, Any] = {
    "wide": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844},
    "across": {"width": 844, "height": 390},
    "tablet": {"width": 1024, "height": 768},
    "large": {"width": 2560, "height": 1440},
    "small": {"width": 360, "height": 640},
    "least": {"width": 320, "height": 568},
}
THEMES: tuple[Any, ...] = ("light", "dark")
NAMES = (
    "Marie-Antoinette de la Tour",
    "Jean-Baptiste Poquelin de Molière",
    "Anne-Charlotte Wolfeschlegelsteinhausen",
    "Maximilien-François de Robespierre",
    "Guillemette-Apolline",
    "Éléonore d'Aquitaine et de Normandie",
)
CROWD = (
    *NAMES,
    "Bartholomé-Constantin",
    "Wilhelmine-Frédérique",
    "Théodore-Emmanuel",
    "Clémence-Joséphine",
)
SEATS = {slug: (min(game.seats), max(game.seats)) for slug, game in GAMES.items()}
SEATS |= {"horns": (2, 10), "trails": (2, 2)}
"""The fewest and the most seats of each game."""
ROUNDS = {"parade": 7, "hermine": 60, "contrees": 30, "horns": 4}
"""Rounds played by one person: enough to fill a table, too few to end the game."""
DEFAULT_ROUNDS = 16
CROWD_ROUNDS = 3
"""Times as many rounds where several people share a device and its clicks."""
SETTLE_MS = 350
REVIEW_MS = 240_000
"""Time for a review on a slow machine."""


def open_table(page: Page, slug: str, seats: int) -> RandomPlayer:
    """Open a table with novices."""
    bots = [{"seat": seat, "level": "novice"} for seat in range(1, seats)]
    opening = {"game": slug, "seats": seats}
    _open(page, {"opening": opening, "name": NAMES[0], "bots": bots, "begin": True})
    return RandomPlayer(page, seed=5, lang="fr")


def open_shared_table(page: Page, slug: str, seats: int) -> RandomPlayer:
    """Open a table for people with long names who share one device."""
    opening = {"game": slug, "seats": seats}
    people = [{"seat": seat, "name": CROWD[seat]} for seat in range(seats)]
    _open(page, {"opening": opening, "companions": people, "begin": True})
    return SharedDevicePlayer(page, seed=5, lang="fr")


def _open(page: Page, wanted: dict[str, Any]) -> None:
    table = page.request.post("/api/tables", data=wanted).json()["table"]
    page.goto(f"/t/{table}")


def lift_last_card(player: RandomPlayer) -> None:
    """Wait for our turn, or take the device over, and lift the last playable card."""
    hold = player.page.locator("footer section[aria-live] button")
    player.page.locator(".hand [aria-disabled=false], .chooser button").or_(hold).first.wait_for()
    if hold.count():
        hold.click()
        player.page.locator(".hand [aria-disabled=false], .chooser button").first.wait_for()
    if player.playable.count():
        player.playable.last.click()
    player.page.wait_for_timeout(SETTLE_MS)


class Photographer:
    """Takes pictures of one page in every size and theme that was asked for."""

    def __init__(self, folder: Path, sizes: list[str], themes: list[Any]) -> None:
        self._folder = folder
        self._variants = list(product(sizes, themes))

    def take(self, page: Page, name: str, *, full_page: bool = False) -> None:
        """Take all pictures of a page as it is; it keeps what was lifted and opened."""
        for size, theme in self._variants:
            page.set_viewport_size(SIZES[size])
            page.emulate_media(color_scheme=theme)
            page.wait_for_timeout(SETTLE_MS)
            path = self._folder / f"{name}-{size}-{theme}.png"
            page.screenshot(path=path, full_page=full_page)
        page.set_viewport_size(SIZES["wide"])

    def take_pages(self, context: BrowserContext) -> None:
        """Take the shelf, the rules and a lobby."""
        page = context.new_page()
        page.goto("/")
        page.get_by_role("article").last.wait_for()
        self.take(page, "shelf", full_page=True)
        page.goto("/rules/parade")
        page.get_by_role("heading", level=1).wait_for()
        self.take(page, "rules")
        wanted = {"opening": {"game": "parade", "seats": 4}, "name": NAMES[0]}
        _open(page, wanted)
        page.locator("main").wait_for()
        self.take(page, "lobby")
        page.close()

    def take_tables(self, context: BrowserContext, slug: str) -> None:
        """Take a table of few and one of many."""
        few, most = SEATS[slug]
        rounds = ROUNDS.get(slug, DEFAULT_ROUNDS)
        for crowd, seats in (("few", few), ("many", most)):
            page = context.new_page()
            if crowd == "few":
                player, acts = open_table(page, slug, seats), rounds
            else:
                player, acts = open_shared_table(page, slug, seats), rounds * CROWD_ROUNDS
            play(player, rounds=acts)
            lift_last_card(player)
            self.take(page, f"{slug}-{crowd}")
            page.close()

    def take_review(self, context: BrowserContext) -> None:
        """Play a game to its end, review it, and take the report, a question and its answer."""
        page = context.new_page()
        finish(open_table(page, "parade", 2))
        page.get_by_role("link", name="Revoir la partie").click()
        page.locator(".course").wait_for(timeout=REVIEW_MS)
        self.take(page, "review-report", full_page=True)
        page.get_by_role("button", name="Chercher mieux").first.click()
        page.get_by_role("button", name="Montrez-moi").wait_for()
        self.take(page, "review-question")
        page.get_by_role("button", name="Montrez-moi").click()
        page.wait_for_timeout(SETTLE_MS)
        self.take(page, "review-answer")
        page.close()


def take_screenshots(
    browser: Browser, address: str, camera: Photographer, parts: list[str]
) -> None:
    """Take the pages and the tables that were asked for."""
    context = browser.new_context(
        base_url=address,
        locale="fr-FR",
        viewport=SIZES["wide"],
        reduced_motion="reduce",  # no card is in the air when a picture is taken
    )
    page = context.new_page()
    page.goto("/")  # a guest's cookie, for the requests that open tables
    page.get_by_role("article").last.wait_for()
    for part in parts:
        if part == "pages":
            camera.take_pages(context)
        elif part == "review":
            camera.take_review(context)
        else:
            camera.take_tables(context, part)
    context.close()


@contextmanager
def serve_all_games(folder: Path) -> Iterator[str]:
    """Serve our games and those of the examples; return the address."""
    settings = folder / "settings.toml"
    settings.write_text(SETTINGS)
    paths = [str(source_folder(slug)) for slug in EXAMPLES]
    for slug in EXAMPLES:
        write_entry_points(slug, folder / slug)
        paths.append(str(folder / slug))
    former = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [*paths, former]))
    try:
        with serving(folder, "--settings", str(settings)) as (_, address):
            yield address
    finally:
        os.environ["PYTHONPATH"] = former


def main() -> None:
    """Start a server and a browser, and take what was asked for."""
    parser = argparse.ArgumentParser(description="take pictures of pages and tables")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--parts", default=",".join(["pages", *SEATS, "review"]))
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--themes", default=",".join(THEMES))
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    camera = Photographer(chosen.folder, chosen.sizes.split(","), chosen.themes.split(","))
    with (
        TemporaryDirectory() as kept,
        launch_chromium() as browser,
        serve_all_games(Path(kept)) as address,
    ):
        take_screenshots(browser, address, camera, chosen.parts.split(","))


if __name__ == "__main__":
    main()
