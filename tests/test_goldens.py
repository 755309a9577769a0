"""Whole games, as records that people can read; what was true stays true."""

from pathlib import Path

import pytest

from tablee.core.zones import NOBODY
from tablee.games import GAMES
from tablee.records import dumps, loads, replay, verify

FOLDER = Path(__file__).parent / "goldens"
RECORDS = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_has_golden_records(slug: str) -> None:
    assert len(list((FOLDER / slug).glob("*.json"))) >= 2


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_golden_record_replays_to_the_letter(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = loads(text)
    assert verify(record).turn == NOBODY
    assert dumps(record) == text
    assert record.game == path.parent.name


@pytest.mark.heavy
@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_record_older_than_an_option_replays_and_keeps_its_text(path: Path) -> None:
    whole = loads(path.read_text(encoding="utf-8"))
    for option in GAMES[whole.game].options:
        if option.name in whole.options and whole.options[option.name] == option.default:
            older = loads(dumps(whole))
            del older.options[option.name]
            text = dumps(older)
            assert f'"{option.name}":' not in text
            assert [step.after for step in replay(loads(text))] == [s.after for s in replay(whole)]
            assert dumps(loads(text)) == text
