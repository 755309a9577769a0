"""The game of the tutorial, which the browser has never heard of, from the shelf to its table."""

import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import find_violations
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import MAX_ROUNDS, RandomPlayer, play
from tests.server.test_run import serving
from tests.support.plugin_packages import install_package
from tests.support.tutorial import read_blocks, write_block

A_FEW = 4
"""Cards that a person lays."""


@pytest.fixture
def added(tmp_path: Path, settings: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a server with one more game."""
    for block in read_blocks():
        if block.file:
            write_block(block, tmp_path)
    project = tomllib.loads((tmp_path / "pyproject.toml").read_text("utf-8"))["project"]
    install_package(tmp_path / "src", project["name"], project["entry-points"]["tablee.games"], {})
    paths = [str(tmp_path / "src"), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
    with serving(tmp_path, "--settings", str(settings)) as (_, address):
        yield address


def test_a_game_of_another_package_is_played_by_its_zones(visit: Visit, added: str) -> None:
    page = visit(base_url=added)
    expect(page.get_by_role("heading", level=1)).to_have_text("7 games on the shelf. Take a seat.")
    box = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Sevens"))
    expect(box).to_contain_text("3 to 6 players · 10 minutes · Very easy to learn")
    expect(box.locator("svg g")).to_have_count(3)
    page.get_by_role("button", name="Play Sevens against bots").click()
    play_a_little(RandomPlayer(page, seed=1))
    page.get_by_role("button", name="Log").click()
    log = page.get_by_role("log", name="Log")
    expect(log.get_by_text(re.compile(r"lays 7 of \w+\.")).first).to_be_visible()
    # the cards of a large hand overlap, so touch a corner
    dim = page.locator(".hand button[aria-disabled=true]").first
    dim.click(force=True, position={"x": 8, "y": 20})
    reason = page.get_by_role("link", name="Read the rule")
    expect(reason).to_be_visible()
    assert find_violations(page) == []
    rules = visit(str(reason.get_attribute("href")), base_url=added, locale="fr-FR")
    expect(rules.get_by_role("heading", name="Les Sept")).to_be_visible()
    expect(rules.locator("#SEV-2")).to_have_count(1)
    expect(rules.locator("p [data-card=s7]")).to_be_visible()
    phone = visit(base_url=added, locale="fr-FR", color_scheme="dark", **PHONE)
    phone.get_by_role("button", name="Jouer à Les Sept contre").tap()
    play_a_little(RandomPlayer(phone, seed=2, lang="fr", touches=True))
    assert phone.evaluate("document.documentElement.scrollWidth") == 390
    assert find_violations(phone) == []


def play_a_little(player: RandomPlayer) -> None:
    """Lay a few cards, and wait for the next turn."""
    expect(player.hand).to_be_visible()
    held = len(player.hand_codes())
    for _ in range(MAX_ROUNDS):
        if len(player.hand_codes()) <= held - A_FEW:
            break
        play(player, rounds=1)
    expect(player.page.locator("footer.yours")).to_be_visible()
    expect(player.page.locator("[data-zone^=row-]").first).to_be_visible()
