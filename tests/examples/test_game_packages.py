"""The games in `examples/` keep the laws, are played at every door, and stay small."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from tablee.arena.match import MatchTask, play_match
from tablee.core.game import OptionValue
from tablee.i18n import catalog
from tablee.registry import find
from tablee.testing import check_game, check_words
from tests.support.example_packages import (
    SLUGS,
    example_installed,
    source_folder,
    write_entry_points,
)

OPTIONS: dict[str, dict[str, OptionValue]] = {"horns": {"limit": 30}}
MAX_RULES_LINES, MAX_HEURISTIC_LINES = 250, 60
DEALS = 30
PLAY = [sys.executable, "-m", "tablee", "play"]


@pytest.mark.parametrize(
    ("slug", "seats"), [("horns", 2), ("horns", 4), ("horns", 10), ("trails", 2)]
)
def test_it_keeps_the_laws(slug: str, seats: int, tmp_path: Path) -> None:
    with example_installed(slug, tmp_path):
        options = OPTIONS.get(slug)
        assert check_game(find(slug), seats=seats, options=options, games=1, worlds=4) == 1


@pytest.mark.parametrize("slug", SLUGS)
def test_its_words_are_there(slug: str, tmp_path: Path) -> None:
    with example_installed(slug, tmp_path):
        assert check_words(find(slug)) > 0


@pytest.mark.parametrize("slug", SLUGS)
def test_it_is_played_from_python_by_bots_that_search(slug: str, tmp_path: Path) -> None:
    with example_installed(slug, tmp_path):
        game = tablee.new(slug, seats=2, seed=1, **OPTIONS.get(slug, {}))
        bots = [tablee.bot("ismcts:4", seed=1), tablee.bot("casual", seed=2)]
        while game.turn is not None:
            game.play(bots[game.turn].choose(game.view(game.turn)))
        assert sorted(game.places) in ([1, 1], [1, 2])
        assert len(game.tell("fr")) > 20


@pytest.mark.parametrize(("slug", "seats"), [("horns", 2), ("horns", 4), ("trails", 2)])
def test_its_heuristic_beats_the_bot_without_one(slug: str, seats: int, tmp_path: Path) -> None:
    """Without a heuristic a glance is a random choice; every deal is played in all seats."""
    with example_installed(slug, tmp_path):
        find(slug)
        won = 0.0
        for deal in range(DEALS):
            for names in (["greedy", "random"], ["random", "greedy"]):
                bots = names * (seats // 2)
                task = MatchTask(deal, slug, OPTIONS.get(slug, {}), 1, deal, bots)
                places = play_match(task).places
                first = [bot for bot, place in zip(bots, places, strict=True) if place == 1]
                won += first.count("greedy") / len(first)
    assert won / (2 * DEALS) > 0.75


@pytest.mark.parametrize("slug", SLUGS)
def test_it_is_played_in_the_terminal(slug: str, tmp_path: Path) -> None:
    write_entry_points(slug, tmp_path)
    options = [f"--option={name}={value}" for name, value in OPTIONS.get(slug, {}).items()]
    paths = [str(tmp_path), str(source_folder(slug)), os.environ.get("PYTHONPATH", "")]
    done = subprocess.run(
        [*PLAY, slug, "--seats=2", "--level=novice", "--plain", "--new", "--lang=fr", *options],
        input="1\n" * 1000,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(filter(None, paths)),
            "XDG_DATA_HOME": str(tmp_path / "data"),
            "XDG_STATE_HOME": str(tmp_path / "state"),
        },
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert catalog("fr").text("log-over") in done.stdout


@pytest.mark.parametrize("slug", SLUGS)
def test_it_is_small(slug: str) -> None:
    folder = source_folder(slug) / slug
    lines = {name: len((folder / name).read_text("utf-8").splitlines()) for name in
             ("rules.py", "heuristic.py")}  # fmt: skip
    assert lines["rules.py"] < MAX_RULES_LINES
    assert lines["heuristic.py"] < MAX_HEURISTIC_LINES
