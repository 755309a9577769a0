"""The command line: what it prints, and how it refuses."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Never

import pytest
from msgspec import to_builtins

from tablee import __version__
from tablee.cli import bench, main, sim
from tablee.cli.commands import COMMANDS
from tablee.cli.parser import read_options
from tablee.core.state import COMPILED
from tablee.games import GAMES
from tablee.records import Record, RecordError, load, save, verify
from tests.support.magpie_game import MagpieGame

GOLDEN = sorted((Path(__file__).parents[1] / "goldens" / "parade").glob("*.json"))[0]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_LANG", "en")


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(words) == 0
    return capsys.readouterr().out


def found(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    data = json.loads(printed(capsys, *words, "--json"))
    assert isinstance(data, dict)
    return data


def test_alone_it_shows_the_shelf_and_what_to_type(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys)
    assert out.startswith(f"tablee {__version__}")
    for slug in GAMES:
        assert slug in out
    assert "tablee rules" in out


def test_the_version_says_whether_it_is_compiled(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--version"])
    assert stopped.value.code == 0
    kind = "compiled" if COMPILED else "pure Python"
    assert capsys.readouterr().out == f"tablee {__version__} ({kind})\n"


@pytest.mark.parametrize("command", [command.name for command in COMMANDS])
@pytest.mark.parametrize(
    ("language", "word"), [("fr", "affiche cette aide"), ("en", "show this help")]
)
def test_help_is_in_the_language_of_the_user(
    capsys: pytest.CaptureFixture[str], command: str, language: str, word: str
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main([command, "--lang", language, "--help"])
    assert stopped.value.code == 0
    out = capsys.readouterr().out
    assert word in out
    space = "\N{NO-BREAK SPACE}" if language == "fr" else ""
    assert out.startswith(f"usage{space}: tablee {command} [")


REFUSALS = [
    ("sim paradox", "not on the shelf; it holds: "),
    ("rules paradox", "not on the shelf"),
    ("faces paradox", "not on the shelf"),
    ("bench paradox", "not on the shelf"),
    ("sim parade --seats 9", "parade is not for 9; numbers of players: 2–6"),
    ("sim parade --seats two", '"two" does not suit --seats'),
    ("sim parade --games 0", '"0" does not suit --games'),
    ("sim parade --games -3", '"-3" does not suit --games'),
    ("sim parade --seed 2147483648", '"2147483648" does not suit --seed'),
    ("sim parade --seed x", '"x" does not suit --seed'),
    ("sim parade --seed ٣", "does not suit --seed"),
    ("sim parade --option color=red", 'parade has no option "color"'),
    ("sim parade --option color", "write name=value"),
    ("sim parade --out {file}/x", "cannot be used"),
    ("sim parade --out=", "--out takes a value"),
    ("replay /dev/zero", "is too long for a game"),
    ("sim", "missing: GAME"),
    ("replay", "missing: FILE"),
    ("replay {folder}/nothing.json", "there is no file"),
    ("replay {folder}", "cannot be read"),
    ("replay {file}", "is not a whole game"),
    ("replay {golden} --as 7", "there is no seat 7"),
    ("replay {golden} --as Nobody", "there is no seat Nobody"),
    ("bench --against chess", '"chess" is not a known engine; engines: open_spiel, rlcard'),
    ("bench --seconds 0", '"0" does not suit --seconds'),
    ("shuffle", '"shuffle" is not possible; choices: '),
    ("games --shelf", '"--shelf" is not understood'),
    ("games --lang de", '"de" is not possible'),
]


@pytest.mark.parametrize(("words", "said"), REFUSALS, ids=[words for words, _ in REFUSALS])
def test_bad_input_gets_one_clear_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: str, said: str
) -> None:
    file = tmp_path / "broken.json"
    file.write_text('{"format": "tablee/1", "game', encoding="utf-8")
    given = words.format(file=file, folder=tmp_path, golden=GOLDEN).split()
    assert main(given) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("tablee: ")
    assert err.count("\n") == 1
    assert said in err
    assert file.read_text(encoding="utf-8") == '{"format": "tablee/1", "game'


def test_a_file_that_cannot_be_written_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    taken = tmp_path / "parade-4-0-000001.json"
    taken.mkdir()
    assert main(["sim", "parade", "--games", "3", "--out", str(tmp_path)]) == 2
    assert f"the file {taken} cannot be written: " in capsys.readouterr().err
    assert sorted(tmp_path.iterdir()) == [tmp_path / "parade-4-0-000000.json", taken]


@pytest.mark.parametrize("value", ["9" * 5000, "1\x1b[31m", "1\n2", "\N{ARABIC-INDIC DIGIT ONE}"])
def test_whatever_is_typed_the_error_is_one_clean_line(
    capsys: pytest.CaptureFixture[str], value: str
) -> None:
    assert main(["sim", "parade", "--games", value]) == 2
    err = capsys.readouterr().err
    assert err.removesuffix("\n").isprintable()
    assert len(err) < 1200


def test_errors_are_in_french_for_the_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "paradox", "--lang=fr"]) == 2
    assert "n'est pas sur l'étagère" in capsys.readouterr().err


def test_games_lists_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    games = found(capsys, "games")["games"]
    assert isinstance(games, list)
    assert [game["slug"] for game in games] == list(GAMES)
    assert games[1]["seats"] == [2, 3, 4, 5, 6]
    assert "parade" in printed(capsys, "games")


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize(("language", "heading"), [("fr", "## Mise en place"), ("en", "## Setup")])
def test_rules_are_told_in_both_languages(
    capsys: pytest.CaptureFixture[str], slug: str, language: str, heading: str
) -> None:
    assert heading in printed(capsys, "rules", slug, "--lang", language)


def test_faces_lists_every_card_of_parade(capsys: pytest.CaptureFixture[str]) -> None:
    faces = found(capsys, "faces", "parade")["faces"]
    assert isinstance(faces, list)
    assert sum(face["count"] for face in faces) == 66
    assert [face for face in faces if face["code"] == "r7"] == [
        {
            "code": "r7",
            "kind": "figure",
            "key": "parade-card",
            "color": "red",
            "value": 7,
            "symbol": "heart",
            "back": "",
            "name": "red 7",
            "count": 1,
        }
    ]
    assert "red 7" in printed(capsys, "faces", "parade")


def test_sim_writes_records_that_replay(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "some" / "games"
    data = found(capsys, "sim", "parade", "--games", "5", "--seats", "3", "--out", str(out))
    assert (data["games"], data["replayed"], data["seats"]) == (5, 5, 3)
    records = [load(path) for path in sorted(out.iterdir())]
    assert len(records) == 5
    for record in records:
        assert record.result is not None
        assert verify(record).places() == record.result.places


def test_sim_plays_the_same_games_from_the_same_seed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for folder, seed in (("one", "4"), ("two", "4"), ("three", "5")):
        out = str(tmp_path / folder)
        printed(capsys, "sim", "parade", "--games", "2", "--seed", seed, "--out", out)
    texts = [
        [path.read_text("utf-8") for path in sorted((tmp_path / folder).iterdir())]
        for folder in ("one", "two", "three")
    ]
    assert texts[0] == texts[1]
    assert texts[0] != texts[2]
    assert texts[0][0] != texts[0][1]


def test_sim_says_how_many_were_replayed(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, "sim", "parade", "--games", "3")
    assert "3 of 3 games replayed exactly" in out
    assert "Seat 3" in out


def test_sim_counts_and_reports_games_that_do_not_replay(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = iter([True, False, True])

    def verify_some(record: Record) -> None:
        if not next(honest):
            raise RecordError("record_result", event=1)

    monkeypatch.setattr(sim, "verify", verify_some)
    assert main(["sim", "parade", "--games", "3"]) == 2
    out, err = capsys.readouterr()
    assert "2 of 3 games replayed exactly" in out
    assert "1 game does not replay" in err


def test_replay_tells_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, "replay", str(GOLDEN))
    assert out.startswith("   1. The cards are dealt.")
    assert "The game is over." in out


def test_replay_as_a_seat_hides_what_it_could_not_see(capsys: pytest.CaptureFixture[str]) -> None:
    name = load(GOLDEN).seats[1].name
    assert printed(capsys, "replay", str(GOLDEN), "--as", "1") == printed(
        capsys, "replay", str(GOLDEN), "--as", name
    )
    assert "face down" in printed(capsys, "replay", str(GOLDEN), "--as", "1")
    data = found(capsys, "replay", str(GOLDEN))
    assert data["game"] == "parade"
    assert data["result"] == to_builtins(load(GOLDEN).result)


def test_an_unfinished_game_can_be_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = json.loads(GOLDEN.read_text("utf-8"))
    record["events"] = record["events"][:4]
    record["result"] = None
    path = tmp_path / "unfinished.json"
    path.write_text(json.dumps(record), "utf-8")
    out = printed(capsys, "replay", str(path))
    assert "   4. " in out
    assert "is over" not in out
    assert out.endswith("The record ends here, after 4 events, with the game unfinished.\n")


@pytest.mark.parametrize(
    ("names", "shown"), [(["1", "0", "Ana"], "0"), (["Zoé", "Zoé", "Ana"], "Zoé 2")]
)
def test_a_viewpoint_is_a_number_before_it_is_a_name(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, names: list[str], shown: str
) -> None:
    record = load(GOLDEN)
    path = tmp_path / "names.json"
    for sitter, name in zip(record.seats, names, strict=True):
        sitter.name = name
    save(record, path)
    by_number = printed(capsys, "replay", str(path), "--as", "1")
    assert f"{shown} is dealt" in by_number
    assert main(["replay", str(path), "--as", names[0]]) == (0 if names[0] == "1" else 2)
    assert capsys.readouterr().out == (by_number if names[0] == "1" else "")


@pytest.mark.installed
def test_bench_measures_every_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    rate, asked = bench._rate, []

    def in_haste(play: Callable[[], int], seconds: float) -> float:
        asked.append(seconds)
        return rate(play, seconds / 20)

    monkeypatch.setattr(bench, "_rate", in_haste)
    data = found(capsys, "bench", "--seconds", "1")
    assert set(asked) == {1 / bench.ROUNDS}
    assert data["compiled"] is COMPILED
    assert data["peers"] == []
    games = data["games"]
    assert isinstance(games, list)
    assert [game["game"] for game in games] == list(GAMES)
    assert all(game["playout_decisions_per_s"] > 0 for game in games)
    assert all(game["step_decisions_per_s"] > 0 for game in games)


def test_ctrl_c_ends_with_the_code_that_shells_expect(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> Never:
        raise KeyboardInterrupt

    monkeypatch.setattr(sim, "random_game", interrupted)
    assert main(["sim", "parade"]) == 130
    assert capsys.readouterr().out == ""


def test_on_a_terminal_rules_and_figures_are_laid_out(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    out = printed(capsys, "rules", "parade")
    assert "Setup" in out
    assert "## Setup" not in out


def test_options_are_read_as_their_choices() -> None:
    game = MagpieGame()
    assert read_options(game, ["rounds=3"]) == {"rounds": 3}
    assert read_options(game, ["rounds=many", "size=2"]) == {"rounds": "many", "size": "2"}


def tablee(*words: str) -> "subprocess.Popen[str]":
    environment = {**os.environ, "TABLEE_LANG": "en"}
    command = [sys.executable, "-m", "tablee", *words]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, env=environment, stdout=pipe, stderr=pipe, text=True)


def test_a_reader_that_goes_away_is_no_error() -> None:
    process = tablee("faces", "parade", "--json")
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == ""
    assert process.wait() == 0
    process.stderr.close()


def test_a_full_disk_and_a_poor_terminal_are_no_crash() -> None:
    environment = {**os.environ, "TABLEE_LANG": "fr", "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "tablee", "games"]
    plain = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert "Parade" in plain.stdout
    with open("/dev/full", "w", encoding="utf-8") as full:
        ended = subprocess.run(
            command, env=environment, stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1
    closed = subprocess.run(["sh", "-c", '"$0" -m tablee games >&-', sys.executable], check=False)
    assert closed.returncode == 0


def test_python_m_tablee_is_the_command() -> None:
    out, err = tablee("games").communicate()
    assert "parade" in out
    assert err == ""
