"""`tablee review`: a record in, a review out."""

import json
from pathlib import Path

import pytest

from tablee.cli.main import main
from tablee.core.setup import Setup
from tablee.games import GAMES
from tablee.records import Record, Result, places_of_game, save, verify
from tests.support.parade_positions import played_out
from tests.support.plain_spaces import plain_spaces

SETUP = Setup(GAMES["parade"], 2)


def short_game() -> Record:
    """Return a game that was given up after a few moves."""
    record = played_out(SETUP, 7).record()
    record.events, record.result = record.events[:6], None
    state = verify(record)
    record.resigned = [1]
    record.result = Result(SETUP.points(state), places_of_game(state, [1]))
    return record


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "game.json"
    save(short_game(), path)
    return str(path)


def test_a_review_is_told_and_written_as_json(
    file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", file, "--seat", "1", "--lang", "fr"]) == 0
    told = plain_spaces(capsys.readouterr().out)
    assert "Parade : revue de la partie, pour Seat 1" in told
    assert "La place attendue, du début à la fin :" in told
    assert main(["review", file, "--seat", "Seat 1", "--json"]) == 0
    review = json.loads(capsys.readouterr().out)
    assert (review["seat"], review["format"]) == (1, "tablee-review/1")
    assert review["curve"][-1]["place"] == {"mean": 2, "error": 0.0}
    assert len(review["moments"]) == 2
    assert review["agreement"] is None


def test_what_cannot_be_reviewed_is_refused(
    file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = short_game()
    record.resigned, record.result = [], None
    running = tmp_path / "running.json"
    save(record, running)
    assert main(["review", str(running), "--lang", "en"]) != 0
    assert "not over yet" in capsys.readouterr().err
    assert main(["review", file, "--seat", "nobody", "--lang", "en"]) != 0
    assert main(["review", file, "--play-from", "1", "--lang", "en"]) != 0
    assert "nobody has a decision" in capsys.readouterr().err
