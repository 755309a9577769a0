"""Screenshots of every page and every game, to be looked at: `make screenshots`.

Each table is played for a while first, with a long name and, on a phone, with as many players as
may sit down, and once more with long names only: what fits then always fits.
"""

import sys
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page

from tablee.games import GAMES
from tests.browser.browser_binary import launch_chromium
from tests.browser.conftest import SETTINGS
from tests.browser.player import RandomPlayer, SharedDevicePlayer, play
from tests.server.test_run import serving

SIZES: dict[str, Any] = {
    "wide": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844},
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
SEATS_ON_WIDE_SCREEN = 4
"""Seats of a table on a wide screen."""
ROUNDS = {"parade": 7, "hermine": 60, "contrees": 30}
"""Rounds played before a screenshot: enough to fill a table, too few to end the game."""
DEFAULT_ROUNDS = 16
PAUSE_MS = 400


def open_table(page: Page, slug: str, seats: int) -> RandomPlayer:
    """Open a table with novices."""
    bots = [{"seat": seat, "level": "novice"} for seat in range(1, seats)]
    opening = {"game": slug, "seats": seats}
    _open(page, {"opening": opening, "name": NAMES[0], "bots": bots, "begin": True})
    return RandomPlayer(page, seed=5, lang="fr")


def open_shared_table(page: Page, slug: str, seats: int) -> RandomPlayer:
    """Open a table for people with long names who share one device."""
    opening = {"game": slug, "seats": seats}
    people = [{"seat": seat, "name": NAMES[seat]} for seat in range(seats)]
    _open(page, {"opening": opening, "companions": people, "begin": True})
    return SharedDevicePlayer(page, seed=5, lang="fr")


def _open(page: Page, wanted: dict[str, Any]) -> None:
    table = page.request.post("/api/tables", data=wanted).json()["table"]
    page.goto(f"/t/{table}")


def lift_last_card(player: RandomPlayer) -> None:
    """Wait for our turn, and lift the last playable card."""
    player.page.locator(".hand [aria-disabled=false], .chooser button").first.wait_for()
    if player.playable.count():
        player.playable.last.click()
    player.page.wait_for_timeout(PAUSE_MS)


def take_screenshots(browser: Browser, address: str, folder: Path) -> None:
    """Take all screenshots."""
    for size, theme in product(SIZES, THEMES):
        context = browser.new_context(
            base_url=address,
            locale="fr-FR",
            viewport=SIZES[size],
            color_scheme=theme,
            reduced_motion="reduce",  # no card is in the air when a picture is taken
        )
        page = context.new_page()
        page.goto("/")
        page.get_by_role("article").last.wait_for()
        page.screenshot(path=folder / f"shelf-{size}-{theme}.png", full_page=True)
        page.goto("/rules/parade")
        page.get_by_role("heading", level=1).wait_for()
        page.screenshot(path=folder / f"rules-{size}-{theme}.png")
        for slug, game in GAMES.items():
            most = max(game.seats)
            player = open_table(
                page, slug, most if size == "phone" else min(SEATS_ON_WIDE_SCREEN, most)
            )
            play(player, rounds=ROUNDS.get(slug, DEFAULT_ROUNDS))
            lift_last_card(player)
            page.screenshot(path=folder / f"{slug}-{size}-{theme}.png")
            if size == "phone":
                player = open_shared_table(page, slug, most)
                play(player, rounds=ROUNDS.get(slug, DEFAULT_ROUNDS) * 3)
                page.screenshot(path=folder / f"{slug}-crowd-{theme}.png", full_page=True)
        context.close()


def main(folder: Path) -> None:
    """Start a server and a browser, and take all screenshots."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as kept, launch_chromium() as browser:
        settings = Path(kept) / "settings.toml"
        settings.write_text(SETTINGS)
        with serving(Path(kept), "--settings", str(settings)) as (_, address):
            take_screenshots(browser, address, folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
