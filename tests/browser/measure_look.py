"""Measure the tables in a browser: `python -m tests.browser.measure_look`.

Prints for every game the share of the window that its board takes, the width of the cards on it,
the bytes of its pages, and the tasks that would last over 50 ms while cards fly on a processor
four times as slow, by their processor time: what others do on the machine does not count.
An address of another server and its selector of the board measure another version.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page

from tablee.games import GAMES
from tests.browser.browser_binary import launch_chromium
from tests.browser.conftest import SETTINGS
from tests.browser.motion_trace import tracing
from tests.browser.player import RandomPlayer, play
from tests.server.test_run import serving

SIZES: dict[str, Any] = {
    "1440 × 900": {"width": 1440, "height": 900},
    "390 × 844": {"width": 390, "height": 844},
}
SLOWDOWN = 4
LONG_MS = 50
SHOWN_TASKS = 6
SHOWN_PARTS = 6
ROUNDS = 8
MOVES = 6
"""Moves during which cards fly."""
FLIGHT_MS = 900
BOARD = ".board"
MEASURE_BOARD = """(selector) => {
    const boxOf = (element) => element.getBoundingClientRect();
    const all = [...document.querySelectorAll(selector)].map(boxOf);
    const clip = (low, high, most) => Math.max(0, Math.min(high, most) - Math.max(low, 0));
    const height = (box) => clip(box.top, box.bottom, innerHeight);
    const area = (box) => clip(box.left, box.right, innerWidth) * height(box);
    const cards = [...document.querySelectorAll(`${selector} [data-card]`)];
    const widths = cards.map((card) => Math.round(boxOf(card).width));
    widths.sort((one, other) => one - other);
    return {
        share: Math.max(...all.map(area)) / (innerWidth * innerHeight),
        median: widths[Math.floor(widths.length / 2)] ?? 0,
        least: widths[0] ?? 0,
    };
}"""
"""Script: the visible share of the board, and the widths of the cards on it."""
WEIGH_PAGE = """() => {
    const loaded = performance.getEntriesByType("resource");
    return loaded.reduce((sum, { transferSize }) => sum + transferSize, 0);
}"""
"""Script: the bytes that came over the network."""


def open_table(page: Page, slug: str) -> RandomPlayer:
    """Open a table with as many novices as fit, and play a little."""
    seats = max(GAMES[slug].seats)
    bots = [{"seat": seat, "level": "novice"} for seat in range(1, seats)]
    opening = {"game": slug, "seats": seats}
    wanted = {"opening": opening, "name": "Guillemette", "bots": bots, "begin": True}
    table = page.request.post("/api/tables", data=wanted).json()["table"]
    page.goto(f"/t/{table}")
    player = RandomPlayer(page, seed=5, lang="fr")
    play(player, rounds=ROUNDS)
    return player


def measure_boards(browser: Browser, address: str, selector: str) -> None:
    """Print the share of the board and the width of its cards, by game and size."""
    for size, viewport in SIZES.items():
        context = browser.new_context(
            base_url=address, locale="fr-FR", viewport=viewport, reduced_motion="reduce"
        )
        page = context.new_page()
        page.goto("/")
        page.get_by_role("article").last.wait_for()
        for slug in GAMES:
            open_table(page, slug)
            page.wait_for_timeout(FLIGHT_MS)
            found = page.evaluate(MEASURE_BOARD, selector)
            widths = f"median {found['median']} px, least {found['least']} px"
            print(f"{size} | {slug} | {found['share']:.0%} | {widths}", flush=True)
        context.close()


def measure_motion(browser: Browser, address: str) -> None:
    """Print the long tasks while cards fly, by game, and what they did."""
    for slug in GAMES:
        context = browser.new_context(
            base_url=address, locale="fr-FR", viewport=SIZES["1440 × 900"]
        )
        page = context.new_page()
        page.goto("/")
        page.get_by_role("article").last.wait_for()
        player = open_table(page, slug)
        page.wait_for_timeout(FLIGHT_MS)
        with tracing(browser, page) as trace:
            for _ in range(MOVES):
                player.act()
                page.wait_for_timeout(FLIGHT_MS)
        long = trace.longer_than(LONG_MS / SLOWDOWN)
        print(
            f"{slug} | {len(long)} tasks over {LONG_MS} ms, slowed down {SLOWDOWN} times",
            flush=True,
        )
        for task in long[:SHOWN_TASKS]:
            parts = ", ".join(
                f"{name} {cpu * SLOWDOWN:.0f}" for name, cpu in task.parts.most_common(SHOWN_PARTS)
            )
            print(f"    {task.cpu * SLOWDOWN:.0f} ms: {parts}", flush=True)
        context.close()


def measure_pages(browser: Browser, address: str) -> None:
    """Print the bytes that the shelf, and then every table, transfer into an empty cache."""
    for name, slug in [("shelf", ""), *((slug, slug) for slug in GAMES)]:
        context = browser.new_context(base_url=address, locale="fr-FR", viewport=SIZES["390 × 844"])
        page = context.new_page()
        page.goto("/")
        page.get_by_role("article").last.wait_for()
        if slug:
            open_table(page, slug)
        page.wait_for_timeout(FLIGHT_MS)
        size = page.evaluate(WEIGH_PAGE)
        print(f"{name} | {size / 1000:.0f} kB", flush=True)
        context.close()


def main(address: str = "", selector: str = BOARD) -> None:
    """Measure this version, or the boards of the one at an address; "motion" is a part of it."""
    with launch_chromium() as browser:
        if address.startswith("http"):
            measure_boards(browser, address, selector)
            return
        with TemporaryDirectory() as kept:
            settings = Path(kept) / "settings.toml"
            settings.write_text(SETTINGS)
            with serving(Path(kept), "--settings", str(settings)) as (_, served):
                if address != "motion":
                    measure_boards(browser, served, selector)
                    measure_pages(browser, served)
                measure_motion(browser, served)


if __name__ == "__main__":
    main(*sys.argv[1:])
