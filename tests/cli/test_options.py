"""Presets and the memory aid at the command line, and options told in words."""

import json
from pathlib import Path

import pytest

import tablee
from tablee.cli import main
from tablee.core.errors import GameError
from tablee.core.setup import Setup
from tablee.games import GAMES
from tablee.i18n import LANGUAGES, catalog
from tablee.i18n.options import describe_options, summarize_options


def test_a_preset_is_one_choice_in_python(tmp_path: Path) -> None:
    match = tablee.new("contrees", seats=2, preset="letter", flumigel=9)
    options = match.record().options
    assert (options["manches"], options["karniphage_killed"], options["flumigel"]) == (
        3,
        "caster",
        9,
    )
    assert "preset" not in options
    match.save(tmp_path / "game.json")
    assert tablee.load(tmp_path / "game.json").setup.options == match.setup.options
    with pytest.raises(GameError) as refusal:
        tablee.new("parade", preset="spirit")
    assert refusal.value.code == "unknown_preset"


def test_a_preset_is_one_choice_at_the_command_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["sim", "fourmis", "--games", "1", "--preset", "letter", "--out", str(tmp_path)]
    assert main([*words, "--json", "--lang", "en"]) == 0
    assert json.loads(capsys.readouterr().out)["options"]["floor"] is False
    (record,) = tmp_path.glob("*.json")
    assert main(["replay", str(record), "--as", "0", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("What must be beaten: the last card laid\n")
    assert main(["sim", "fourmis", "--games", "1", "--preset", "spirit", "--lang", "en"]) == 2
    assert "presets: letter" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_the_options_of_a_table_are_told_in_words(slug: str, language: str) -> None:
    game, texts = GAMES[slug], catalog(language)
    usual = Setup(game, game.seats[0])
    assert (describe_options(texts, usual), summarize_options(texts, usual)) == ([], "")
    letter = Setup(game, game.seats[0], {"preset": "letter"})
    lines = describe_options(texts, letter)
    assert len(lines) == len(game.presets["letter"])
    assert summarize_options(texts, letter) == (texts.text("preset-letter") if lines else "")


def test_options_of_ones_own_are_counted_and_shown_as_they_are() -> None:
    own = Setup(GAMES["contrees"], 3, {"crowns": "rygk/bygk/brgk/bryk/bryb", "flumigel": 7})
    texts = catalog("en")
    assert summarize_options(texts, own) == "2 rules differ"
    assert describe_options(texts, own) == [
        "Crowns of the lands: rygk/bygk/brgk/bryk/bryb",
        "Strength of Flumigel: 7",
    ]
