"""Records as files."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.errors import GameError
from tablee.core.setup import Setup
from tablee.games.parade import PARADE
from tablee.records import (
    FORMAT,
    Record,
    Recorder,
    RecordError,
    SeatedPlayer,
    dumps,
    load,
    loads,
    save,
    verify,
)
from tests.support.haggle_game import CLOSE, HAGGLE, LAY_STOP
from tests.support.parade_positions import FIXED, played_out

TEXT = """\
{
  "format": "tablee/1",
  "game": "haggle",
  "rules": 3,
  "options": {"most": 2},
  "seats": [{"name": "Zoé ♥", "bot": null}, {"name": "Bob", "bot": "club"}],
  "events": [
    {"deal": ["stop", "stop#2", "go", "stop#3", "go#2", "go#3"]},
    {"seat": 0, "move": "lay stop stop"},
    {"seat": 1, "move": "lay stop"}
  ],
  "result": {"scores": [2, 1], "places": [1, 2]}
}
"""
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=10,
)


def haggled() -> Record:
    """Return the record that `TEXT` describes."""
    scribe = Recorder(Setup(HAGGLE, 2), [SeatedPlayer("Zoé ♥"), SeatedPlayer("Bob", "club")])
    scribe.deal([0, 1, 3, 2, 4, 5])
    for step in (LAY_STOP, LAY_STOP, CLOSE, LAY_STOP, CLOSE):
        scribe.apply(step)
    return scribe.record()


def refusal_of(text: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as refusal:
        loads(text)
    return refusal.value


def code_of(text: str) -> str:
    """Return the code with which reading or replaying a text is refused, or an empty string."""
    try:
        verify(loads(text), HAGGLE)
    except GameError as error:
        return error.code
    return ""


def edited(change: Callable[[dict[str, Any]], object]) -> str:
    found = json.loads(TEXT)
    change(found)
    return json.dumps(found)


def test_a_record_is_written_in_one_way_with_one_event_on_a_line() -> None:
    assert dumps(haggled()) == TEXT


def test_a_record_is_read_as_it_was_written() -> None:
    assert loads(TEXT) == haggled()
    assert loads(TEXT.encode()) == haggled()


def test_a_record_without_events_is_written_and_read() -> None:
    record = Recorder(Setup(HAGGLE, 2), [SeatedPlayer("Ann"), SeatedPlayer("Bob")]).record()
    assert '\n  "events": [],\n  "result": null\n' in dumps(record)
    assert loads(dumps(record)) == record


@pytest.mark.parametrize("text", [json.dumps(json.loads(TEXT)), TEXT.replace("\n", "\r\n")])
def test_a_record_in_another_layout_is_the_same_record(text: str) -> None:
    assert loads(text) == haggled()
    assert dumps(loads(text)) == TEXT


@FIXED
@given(st.integers(0, 2**32), st.integers(2, 6))
def test_writing_and_reading_are_inverses(seed: int, seats: int) -> None:
    record = played_out(Setup(PARADE, seats), seed).record()
    text = dumps(record)
    assert loads(text) == record
    assert dumps(loads(text)) == text
    assert text.count("\n") == len(record.events) + 10


def paraded() -> Record:
    return played_out(Setup(PARADE, 2), 1).record()


@pytest.mark.parametrize("written", [haggled, paraded])
def test_a_record_cut_off_anywhere_is_refused(written: Callable[[], Record]) -> None:
    record = written()
    whole = dumps(record).encode()
    assert whole.endswith(b"}\n")
    for length in range(len(whole) - 1):
        assert refusal_of(whole[:length]).code == "record_not_json"
    assert loads(whole[:-1]) == record


def test_a_file_cut_off_anywhere_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    whole = TEXT.encode()
    path = tmp_path / "game.json"
    for length in range(len(whole) - 1):
        path.write_bytes(whole[:length])
        with pytest.raises(RecordError):
            load(path)
        assert path.read_bytes() == whole[:length]
    assert [found.name for found in tmp_path.iterdir()] == ["game.json"]


@FIXED
@given(st.binary() | st.text())
def test_anything_else_is_refused(found: str | bytes) -> None:
    assert refusal_of(found).code in ("record_not_json", "record_format")


@FIXED
@given(JSON)
def test_foreign_json_is_refused(found: object) -> None:
    assert refusal_of(json.dumps(found)).code == "record_format"


@FIXED
@given(st.data(), JSON)
def test_a_record_with_one_value_replaced_is_read_or_refused(data: st.DataObject, new: Any) -> None:
    """Whatever stands where, the answer is a record or a refusal, and so is its replay."""
    found = json.loads(TEXT)
    place = found
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(place[key], dict | list) or data.draw(st.booleans()):
            break
        place = place[key]
    place[key] = new
    code = code_of(json.dumps(found))
    assert code.startswith("record_") or code in ("", "unknown_option", "bad_option", "bad_seats")


NOT_JSON = {
    "nothing": "",
    "a space": " ",
    "the beginning": "{",
    "a word": "record",
    "an end too many": TEXT + "}",
    "two records": TEXT + TEXT,
    "other quotes": TEXT.replace('"', "'"),
    "no number": TEXT.replace('"rules": 3', '"rules": NaN'),
    "a number with a zero before": TEXT.replace('"rules": 3', '"rules": 03'),
    "a number too long": TEXT.replace('"rules": 3', '"rules": ' + "9" * 10_000),
    "a comma too many": TEXT.replace("[2, 1]", "[2, 1,]"),
    "half a character, escaped": TEXT.replace("Bob", "\\ud800"),
    "half a character": TEXT.replace("Bob", "\ud800"),
    "bad bytes": TEXT.encode().replace(b"Bob", b"B\xffb"),
    "a byte order mark": b"\xef\xbb\xbf" + TEXT.encode(),
    "UTF-16": TEXT.encode("utf-16"),
    "Latin-1": TEXT.encode("latin-1", "replace"),
    "lists without end": "[" * 100_000,
    "objects without end": '{"format": ' * 100_000,
}


@pytest.mark.parametrize("text", NOT_JSON.values(), ids=NOT_JSON)
def test_what_is_not_json_is_refused_as_such(text: str | bytes) -> None:
    error = refusal_of(text)
    assert (error.code, error.event) == ("record_not_json", 0)
    assert error.details["reason"]


@pytest.mark.parametrize(
    ("text", "came"),
    [
        ("null", "-"),
        ("1", "-"),
        ('"tablee/1"', "-"),
        ("[]", "-"),
        ("{}", "-"),
        ('{"game": "haggle"}', "-"),
        ('{"format": "pgn"}', "pgn"),
        ('{"format": 1}', "1"),
        (TEXT.replace("tablee/1", "tablee/2"), "tablee/2"),
        (TEXT.replace("tablee/1", "Tablee/1"), "Tablee/1"),
    ],
)
def test_another_format_is_refused_as_such(text: str, came: str) -> None:
    error = refusal_of(text)
    assert error.code == "record_format"
    assert error.details == {"expected": FORMAT, "format": came}


@pytest.mark.parametrize("field", ["game", "rules", "options", "seats", "events"])
def test_a_missing_field_is_refused(field: str) -> None:
    error = refusal_of(edited(lambda found: found.pop(field)))
    assert error.code == "record_field"
    assert field in str(error.details["reason"])


def test_a_record_without_a_result_is_unfinished() -> None:
    assert loads(edited(lambda found: found.pop("result"))).result is None


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", 7),
        ("game", None),
        ("rules", "3"),
        ("rules", True),
        ("rules", 3.5),
        ("rules", None),
        ("options", []),
        ("options", {"most": 2.5}),
        ("options", {"most": [2]}),
        ("seats", "Zoé"),
        ("seats", ["Zoé", "Bob"]),
        ("seats", [{"name": None}]),
        ("seats", [{"bot": "club"}]),
        ("seats", [{"name": "Zoé", "bot": True}]),
        ("seats", [{"name": "Zoé", "age": 9}]),
        ("events", {}),
        ("events", None),
        ("events", "pass"),
        ("result", []),
        ("result", {"scores": [2, 1]}),
        ("result", {"scores": [2, None], "places": [1, 2]}),
        ("result", {"scores": [2, 1], "places": [1, 2], "winner": 0}),
        ("comment", "a fine game"),
    ],
)
def test_an_unknown_field_or_a_value_of_another_type_is_refused(field: str, value: object) -> None:
    error = refusal_of(edited(lambda found: found.update({field: value})))
    assert (error.code, error.event) == ("record_field", 0)
    assert field in str(error.details["reason"])


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize(
    "event",
    [
        None,
        "pass",
        [],
        {},
        {"seat": 0},
        {"move": "pass"},
        {"seat": "0", "move": "pass"},
        {"seat": 0, "move": 7},
        {"seat": True, "move": "pass"},
        {"seat": 0, "move": "pass", "time": 3},
        {"deal": "stop"},
        {"deal": [0, 1]},
        {"deal": None},
        {"deal": [], "seat": 0},
        {"deal": [], "seat": 0, "move": "pass"},
    ],
)
def test_an_event_that_is_neither_deal_nor_move_is_refused_by_its_number(
    number: int, event: object
) -> None:
    def change(found: dict[str, Any]) -> None:
        found["events"][number - 1] = event

    error = refusal_of(edited(change))
    assert (error.code, error.event, error.details["event"]) == ("record_event", number, number)
    assert error.details["reason"]


def test_a_saved_record_is_loaded_again(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save(haggled(), path)
    assert path.read_bytes() == TEXT.encode()
    assert load(path) == load(str(path)) == haggled()
    assert verify(load(path), HAGGLE).scores() == [2, 1]


def test_saving_replaces_the_old_file_and_leaves_no_other(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("old " * 1000)
    save(haggled(), str(path))
    assert path.read_text(encoding="utf-8") == TEXT
    assert [found.name for found in tmp_path.iterdir()] == ["game.json"]


def test_a_save_that_fails_leaves_the_old_file_and_no_other(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save(haggled(), path)
    unwritable = haggled()
    unwritable.seats[1].name = "\ud800"
    with pytest.raises(UnicodeEncodeError):
        save(unwritable, path)
    assert path.read_bytes() == TEXT.encode()
    assert [found.name for found in tmp_path.iterdir()] == ["game.json"]


def test_a_folder_is_not_overwritten_by_a_record(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    (path / "inside").mkdir(parents=True)
    with pytest.raises(OSError, match="directory"):
        save(haggled(), path)
    assert [found.name for found in tmp_path.iterdir()] == ["game.json"]
    assert [found.name for found in path.iterdir()] == ["inside"]


def test_a_record_is_not_saved_where_there_is_no_folder(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        save(haggled(), tmp_path / "nowhere" / "game.json")
    assert not list(tmp_path.iterdir())


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with pytest.raises(RecordError) as refusal:
        load(path)
    assert refusal.value.code == "no_file"
    assert refusal.value.details["file"] == str(path)


def test_a_folder_is_not_a_record(tmp_path: Path) -> None:
    with pytest.raises(RecordError) as refusal:
        load(tmp_path)
    assert refusal.value.code == "unreadable_file"
    assert refusal.value.details["file"] == str(tmp_path)
    assert refusal.value.details["reason"]
