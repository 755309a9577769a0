"""Pictures of every page and of every game, to be looked at: `make screenshots`.

Each table is played for a while first, with a long name and, on a phone, with as many players as
may sit down: what fits then always fits.
"""

import sys
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page

from tablee.games import GAMES
from tests.browser.conftest import SETTINGS, chromium
from tests.browser.persons import Person, play
from tests.server.test_run import serving

SIZES: dict[str, Any] = {
    "wide": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844},
}
THEMES: tuple[Any, ...] = ("light", "dark")
NAME = "Marie-Antoinette de la Tour"
COMPANY = 4
"""How many sit at a table on a wide screen."""
THINGS = {"parade": 7, "hermine": 60, "contrees": 30}
"""How much is done before a picture is taken: enough to fill a table, not to end the game."""
USUALLY = 16
A_MOMENT = 400


def seated(page: Page, slug: str, seats: int) -> Person:
    """Somebody at a new table with novices."""
    bots = [{"seat": seat, "level": "novice"} for seat in range(1, seats)]
    opening = {"game": slug, "seats": seats}
    wanted = {"opening": opening, "name": NAME, "bots": bots, "begin": True}
    table = page.request.post("/api/tables", data=wanted).json()["table"]
    page.goto(f"/t/{table}")
    return Person(page, seed=5, lang="fr")


def lift_something(player: Person) -> None:
    """Wait for our turn, and show what the last card would do."""
    player.page.locator(".hand [aria-disabled=false], .chooser button").first.wait_for()
    if player.lit.count():
        player.lit.last.click()
    player.page.wait_for_timeout(A_MOMENT)


def take(browser: Browser, address: str, folder: Path) -> None:
    """Take all pictures."""
    for size, theme in product(SIZES, THEMES):
        context = browser.new_context(
            base_url=address, locale="fr-FR", viewport=SIZES[size], color_scheme=theme
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
            player = seated(page, slug, most if size == "phone" else min(COMPANY, most))
            play(player, things=THINGS.get(slug, USUALLY))
            lift_something(player)
            page.screenshot(path=folder / f"{slug}-{size}-{theme}.png")
        context.close()


def main(folder: Path) -> None:
    """Start a server and a browser, and take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as kept, chromium() as browser:
        settings = Path(kept) / "settings.toml"
        settings.write_text(SETTINGS)
        with serving(Path(kept), "--settings", str(settings)) as (_, address):
            take(browser, address, folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
