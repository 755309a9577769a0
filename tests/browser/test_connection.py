"""The line is cut, and nothing is lost."""

import socket
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.persons import MOST, Person, finish, play
from tests.server.test_run import serving

LOST = "Connection lost"
A_WHILE = 400
"""After so many milliseconds whatever a person and bots without pauses began has been told."""
Seen = tuple[list[str], list[str], int]


def _free_port() -> str:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return str(found.getsockname()[1])


def _at_rest(player: Person, look: Callable[[], Seen]) -> Seen:
    """Let somebody play on until it is their turn to pass or bid, and nothing is on its way."""
    for _ in range(MOST):
        player.page.keyboard.press("Escape")
        seen = look()
        player.page.wait_for_timeout(A_WHILE)
        if seen[2] and look() == seen:
            return seen
        play(player, things=1)
    raise AssertionError("it never rested")


def test_a_server_that_is_killed_in_mid_game_comes_back_with_everything(
    visit: Visit, settings: Path, tmp_path: Path
) -> None:
    words = ("--settings", str(settings), "--port", _free_port())
    with serving(tmp_path, *words) as (server, address):
        page = visit(base_url=address)
        page.get_by_role("button", name="Play Animalement Vôtre against bots").click()
        player = Person(page, seed=3)
        play(player, things=12)
        told = page.get_by_role("log", name="Log").locator("p")
        passing = page.locator(".chooser").get_by_role("button", name="Pass")
        before = _at_rest(player, lambda: (told.all_inner_texts(), player.held(), passing.count()))
        server.kill()
        expect(page.get_by_text(LOST)).to_be_visible()
        # a move that is made meanwhile waits for the server
        passing.click()
        assert (told.all_inner_texts(), player.held()) == before[:2]
    with serving(tmp_path, *words):
        expect(page.get_by_text(LOST)).to_have_count(0)
        expect(told.nth(len(before[0]))).to_have_text("Guest passes.")
        assert told.all_inner_texts()[: len(before[0])] == before[0]
        finish(player)


def test_a_browser_that_was_cut_off_catches_up(visit: Visit) -> None:
    ana = visit()
    ana.get_by_role("button", name="Invite friends to Parade").click()
    ben = visit(ana.get_by_label("Link to this table").input_value())
    ben.get_by_role("button", name="Sit down here").click()
    ana.get_by_label("Bot for seat 3").select_option("novice")
    ana.get_by_role("button", name="Begin").click()
    players = Person(ana, seed=1), Person(ben, seed=2)
    play(*players, things=6)
    ana.context.set_offline(True)
    expect(ana.get_by_text(LOST)).to_be_visible()
    play(players[1], things=6)
    ana.context.set_offline(False)
    expect(ana.get_by_text(LOST)).to_have_count(0)
    logs = [page.get_by_role("log", name="Log") for page in (ana, ben)]
    expect(logs[0].locator("p").last).to_have_text(logs[1].locator("p").last.inner_text())
    finish(*players)
