"""The games in `examples/` are played in the browser, on the table that is drawn from zones."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import find_violations
from tests.browser.conftest import Visit
from tests.browser.player import MAX_ROUNDS, RandomPlayer, play
from tests.server.test_run import serving
from tests.support.example_packages import SLUGS, source_folder, write_entry_points

TITLES = {"horns": "Horns", "trails": "Five Trails"}


@pytest.fixture
def address(tmp_path: Path, settings: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a server with the games of the examples."""
    paths = [str(source_folder(slug)) for slug in SLUGS]
    for slug in SLUGS:
        write_entry_points(slug, tmp_path / "installed" / slug)
        paths.append(str(tmp_path / "installed" / slug))
    paths.append(os.environ.get("PYTHONPATH", ""))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
    with serving(tmp_path, "--settings", str(settings)) as (_, served):
        yield served


@pytest.mark.parametrize("slug", SLUGS)
def test_a_card_is_played_by_hand(visit: Visit, address: str, slug: str) -> None:
    page = visit(base_url=address)
    page.get_by_role("button", name=f"Play {TITLES[slug]} against bots").click()
    player = RandomPlayer(page, seed=1)
    expect(player.hand).to_be_visible()
    before = player.hand_codes()
    assert before
    for _ in range(MAX_ROUNDS):
        if player.hand_codes() != before:
            break
        play(player, rounds=1)
    page.get_by_role("button", name="Log").click()
    log = page.get_by_role("log", name="Log")
    expect(log).to_contain_text({"horns": "has chosen", "trails": "and "}[slug])
    assert find_violations(page) == []
