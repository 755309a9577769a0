"""The line is cut, and nothing is lost."""

import socket
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.persons import Person, finish, play
from tests.server.test_run import serving

LOST = "Connection lost"


def _free_port() -> str:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return str(found.getsockname()[1])


def test_a_server_that_is_killed_in_mid_game_comes_back_with_everything(
    visit: Visit, settings: Path, tmp_path: Path
) -> None:
    words = ("--settings", str(settings), "--port", _free_port())
    with serving(tmp_path, *words) as (server, address):
        page = visit(base_url=address)
        page.get_by_role("button", name="Play Animalement Vôtre against bots").click()
        player = Person(page, seed=3)
        play(player, things=12)
        expect(player.lit.first).to_be_visible()
        told = page.get_by_role("log", name="Log").locator("p")
        before = (told.all_inner_texts(), player.held())
        server.kill()
        expect(page.get_by_text(LOST)).to_be_visible()
        # a move that is made meanwhile waits for the server
        page.locator(".chooser").get_by_role("button", name="Pass").click()
        assert (told.all_inner_texts(), player.held()) == before
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
