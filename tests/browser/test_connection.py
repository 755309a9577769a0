"""The line is cut, and nothing is lost."""

import socket
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import CARD_CODES, RandomPlayer, finish, introduce, play
from tests.server.test_run import serving

LOST = "Connection lost"
A_WHILE = 400
"""Milliseconds after which all updates of a move and of bots without pauses have arrived."""
Seen = tuple[list[str], list[str], int]
SOON = 400
"""Rounds after which a condition counts as never met."""


def _free_port() -> str:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return str(found.getsockname()[1])


def _until(is_so: Callable[[], bool], player: RandomPlayer) -> None:
    """Let somebody play on until something is so."""
    for _ in range(SOON):
        if is_so():
            return
        play(player, rounds=1)
    raise AssertionError("in vain")


def _at_rest(player: RandomPlayer, look: Callable[[], Seen]) -> Seen:
    """Let somebody play on until it is their turn to pass or bid, and nothing is on its way."""
    for _ in range(SOON):
        player.page.keyboard.press("Escape")
        state = look()
        player.page.wait_for_timeout(A_WHILE)
        if state[2] and look() == state:
            return state
        play(player, rounds=1)
    raise AssertionError("it never rested")


def test_a_server_that_is_killed_in_mid_game_comes_back_with_everything(
    visit: Visit, settings: Path, tmp_path: Path
) -> None:
    words = ("--settings", str(settings), "--port", _free_port())
    with serving(tmp_path, *words) as (server, address):
        page = visit(base_url=address)
        page.get_by_role("button", name="Play Animalement Vôtre against bots").click()
        player = RandomPlayer(page, seed=3)
        play(player, rounds=12)
        moves = page.get_by_role("group", name="Possible moves")
        passing = moves.get_by_role("button", name="Pass", exact=True).first
        log = page.get_by_role("log", name="Log").locator("p")
        before = _at_rest(
            player, lambda: (log.all_inner_texts(), player.hand_codes(), passing.count())
        )
        server.kill()
        expect(page.get_by_text(LOST)).to_be_visible()
        # a move that is made meanwhile waits for the server
        passing.click()
        assert (log.all_inner_texts(), player.hand_codes()) == before[:2]
    with serving(tmp_path, *words):
        expect(page.get_by_text(LOST)).to_have_count(0)
        expect(log.nth(len(before[0]))).to_have_text("Guest passes.")
        assert log.all_inner_texts()[: len(before[0])] == before[0]
        finish(player)


def test_a_browser_that_was_cut_off_catches_up(visit: Visit) -> None:
    ana = visit()
    ana.get_by_role("button", name="Invite friends to Parade").click()
    introduce(ana, "Ana")
    ben = visit(ana.get_by_label("Link to this table").input_value())
    ben.get_by_role("button", name="Sit down here").click()
    introduce(ben, "Ben")
    ana.get_by_label("Bot for seat 3").select_option("novice")
    ana.get_by_role("button", name="Begin").click()
    players = RandomPlayer(ana, seed=1), RandomPlayer(ben, seed=2)
    _until(lambda: players[1].playable.count() > 0, players[0])
    before = _line(ana)
    ana.context.set_offline(True)
    expect(ana.get_by_text(LOST)).to_be_visible()
    _until(lambda: _line(ben) != before, players[1])
    assert _line(ana) == before
    ana.context.set_offline(False)
    expect(ana.get_by_text(LOST)).to_have_count(0)
    finish(*players)
    assert _line(ana) == _line(ben)


def _line(page: Page) -> list[str]:
    """The cards of the procession."""
    found: list[str] = page.locator("[data-zone='line -1']").evaluate(CARD_CODES)
    return found
