"""`tablee new-game` writes a package that keeps all laws."""

import re
import tomllib
from pathlib import Path

import pytest

import tablee
from tablee.cli import main
from tablee.i18n import LANGUAGES
from tablee.registry import find
from tablee.testing import check_game, check_words
from tests.support.plugin_packages import importable, install_package


def test_the_new_game_keeps_the_laws_and_has_its_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "hats"
    assert main(["new-game", "green-hats", "--out", str(folder), "--lang", "en"]) == 0
    assert str(folder) in capsys.readouterr().out
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    install_package(folder / "src", project["name"], project["entry-points"]["tablee.games"], {})
    with importable(folder / "src"):
        game = find("green-hats")
        assert check_game(game, games=1) == len(game.seats)
        assert check_words(game) > 0
        played = tablee.new("green-hats", seats=2, seed=1)
        while not played.over:
            played.play(played.legal[0])
        assert sum(played.scores) == 10


def test_no_mark_of_the_template_is_left(tmp_path: Path) -> None:
    assert main(["new-game", "hats", "--out", str(tmp_path / "hats")]) == 0
    written = [path for path in (tmp_path / "hats").rglob("*") if path.is_file()]
    assert len(written) == 6 + 2 * len(LANGUAGES)
    assert not any(re.search(r"@[a-z]+@", path.read_text("utf-8")) for path in written)


@pytest.mark.parametrize("name", ["parade", "Hats", "two words", "x" * 41])
def test_a_name_that_no_game_can_have_is_refused(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "hats"
    assert main(["new-game", name, "--out", str(folder), "--lang", "en"]) == 2
    assert "name" in capsys.readouterr().err
    assert not folder.exists()


def test_a_folder_that_is_there_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-game", "hats", "--out", str(tmp_path), "--lang", "en"]) == 2
    assert "is there already" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
