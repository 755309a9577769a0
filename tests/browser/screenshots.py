"""Pictures of every page and of every game, to be looked at: `make screenshots`.

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
from tests.browser.chromium import chromium
from tests.browser.conftest import SETTINGS
from tests.browser.persons import Family, Person, play
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
    _open(page, {"opening": opening, "name": NAMES[0], "bots": bots, "begin": True})
    return Person(page, seed=5, lang="fr")


def crowd(page: Page, slug: str, seats: int) -> Person:
    """As many as may sit down, all with long names, around one device."""
    opening = {"game": slug, "seats": seats}
    people = [{"seat": seat, "name": NAMES[seat]} for seat in range(seats)]
    _open(page, {"opening": opening, "companions": people, "begin": True})
    return Family(page, seed=5, lang="fr")


def _open(page: Page, wanted: dict[str, Any]) -> None:
    table = page.request.post("/api/tables", data=wanted).json()["table"]
    page.goto(f"/t/{table}")


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
            player = seated(page, slug, most if size == "phone" else min(COMPANY, most))
            play(player, things=THINGS.get(slug, USUALLY))
            lift_something(player)
            page.screenshot(path=folder / f"{slug}-{size}-{theme}.png")
            if size == "phone":
                player = crowd(page, slug, most)
                play(player, things=THINGS.get(slug, USUALLY) * 3)
                page.screenshot(path=folder / f"{slug}-crowd-{theme}.png", full_page=True)
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
