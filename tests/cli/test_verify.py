"""`tablee verify`: what it says about a file, and how it ends."""

import json
from pathlib import Path

import pytest

from tablee.cli import main
from tablee.records import Deal, Record, save
from tests.support.watched_tables import WatchedTable

GOLDEN = sorted((Path(__file__).parents[1] / "goldens" / "parade").glob("*.json"))[0]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_LANG", "en")


@pytest.fixture(scope="module")
def game() -> Record:
    watched = WatchedTable("parade", 2)
    watched.begin("ana", "ben")
    watched.finish()
    return watched.table.record()


@pytest.fixture
def file(game: Record, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    save(game, path)
    return path


def test_a_game_that_keeps_its_promise_is_verified(
    capsys: pytest.CaptureFixture[str], file: Path, game: Record
) -> None:
    assert main(["verify", str(file)]) == 0
    out, err = capsys.readouterr()
    assert out.splitlines() == [
        f"{file}: {len(game.events)} events, played again exactly",
        f"{file}: dealt as was promised before the game",
    ]
    assert err == ""
    assert main(["verify", "--lang", "fr", str(file)]) == 0
    assert "cartes distribuées comme" in capsys.readouterr().out


def test_a_game_without_a_promise_is_played_again_and_says_so(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["verify", str(GOLDEN)]) == 0
    out = capsys.readouterr().out
    assert "events, played again exactly" in out
    assert "nothing was promised about the deals of this game" in out


def changed(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


def test_a_deal_that_was_not_promised_is_found_out(
    capsys: pytest.CaptureFixture[str], file: Path, game: Record
) -> None:
    assert game.fair is not None
    changed(file, '"luck-of-ana"', '"luck-of-eve"')
    assert main(["verify", str(file), str(GOLDEN)]) == 2
    out, err = capsys.readouterr()
    assert "events, played again exactly" in out
    assert f"{file}: the deal of event 1 does not follow from the seed" in out
    assert err == "tablee: 1 file is not as it should be\n"


def test_a_game_that_cannot_have_been_played_is_found_out(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    changed(file, '"seat": 0', '"seat": 1')
    assert main(["verify", str(file)]) == 2
    out = capsys.readouterr().out
    assert f"{file}: event 2 cannot have been played" in out
    assert f"{file}: dealt as was promised before the game" in out


def test_programs_are_told_the_same(
    capsys: pytest.CaptureFixture[str], file: Path, game: Record, tmp_path: Path
) -> None:
    first = game.events[0]
    assert isinstance(first, Deal)
    one, other = first.deal[:2]
    swapped = tmp_path / "swapped.json"
    swapped.write_text(file.read_text("utf-8"), "utf-8")
    changed(swapped, f'["{one}", "{other}"', f'["{other}", "{one}"')
    missing = tmp_path / "nothing.json"
    assert main(["verify", "--json", str(file), str(swapped), str(missing), str(GOLDEN)]) == 2
    out, err = capsys.readouterr()
    found = json.loads(out)["files"]
    assert [(one["exact"], one["fair"]) for one in found] == [
        (True, True),
        (True, False),
        (False, False),
        (True, None),
    ]
    assert [one["codes"][-1:] for one in found] == [
        [],
        ["unfair_deal"],
        ["no_file"],
        ["not_promised"],
    ]
    assert err == "tablee: 2 files are not as they should be\n"


def test_a_file_that_cannot_be_read_is_said_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "/nowhere/game.json"]) == 2
    assert capsys.readouterr().out.count("\n") == 1
