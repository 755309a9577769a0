"""Sheets on disk: whole at every moment, and never touched when they are damaged."""

import os
from pathlib import Path

import pytest

from tablee.core.errors import GameError
from tablee.score.files import SheetFile, list_names, path_of, set_aside
from tablee.score.sheet import SavedSheet, Sheet


@pytest.fixture(autouse=True)
def state_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def sheet(*players: str) -> Sheet:
    return Sheet(SavedSheet(game="fourmis", options={}, players=list(players)))


def begun(name: str = "club") -> SheetFile:
    kept = SheetFile(path_of("fourmis", name), sheet("Anne", "Bob"))
    kept.save()
    return kept


def test_a_sheet_comes_back_as_it_was_left() -> None:
    kept = begun()
    for answer in (3, 0, 0, 3, 0, 0, 0, -1, 3):
        kept.sheet.answer(answer)
        kept.save()
    again = SheetFile(kept.path).sheet
    assert again.players == ["Anne", "Bob"]
    assert again.manches == kept.sheet.manches
    assert len(again.manches) == 1
    assert again.answers == [3]


def test_undo_goes_back_entry_by_entry_into_the_last_manche() -> None:
    of = sheet("Anne", "Bob")
    for answer in (3, 0, 0, 3, 0, 0, 0, -1):
        of.answer(answer)
    assert len(of.manches) == 1
    of.undo()
    assert (of.manches, of.answers) == ([], [3, 0, 0, 3, 0, 0, 0])
    for _ in range(9):
        of.undo()
    assert of.answers == []


def test_going_back_to_a_line_keeps_what_was_written_before_it() -> None:
    of = sheet("Anne", "Bob")
    for answer in (3, 0, 0, 3, 0, 0, 0):
        of.answer(answer)
    of.back_to("moins")
    assert of.answers == [3, 0]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"", "score_text"),
        (b"{", "score_text"),
        (b"\xff\xfe", "score_text"),
        (b"[]", "score_text"),
        (b'{"format": "x", "game": "fourmis", "options": {}, "players": []}', "score_format"),
        (b'{"game": "poker", "options": {}, "players": ["A", "B"]}', "unknown_game"),
        (b'{"game": "fourmis", "options": {}, "players": ["A"]}', "bad_seats"),
        (b'{"game": "fourmis", "options": {}, "players": ["A", "A"]}', "score_player"),
        (
            b'{"game": "fourmis", "options": {}, "players": ["A", "B"], "answers": [7]}',
            "score_value",
        ),
        (
            b'{"game": "fourmis", "options": {}, "players": ["A", "B"], "manches": [{}]}',
            "score_lines",
        ),
    ],
)
def test_a_damaged_sheet_is_refused_and_left_untouched(text: bytes, why: str) -> None:
    path = path_of("fourmis", "club")
    path.parent.mkdir(parents=True)
    path.write_bytes(text)
    with pytest.raises(GameError) as refused:
        SheetFile(path)
    reason = refused.value.details["why"]
    assert refused.value.code == "score_damaged"
    assert isinstance(reason, GameError)
    assert reason.code == why
    assert path.read_bytes() == text


def test_a_sheet_goes_on_no_longer_than_its_game() -> None:
    over = [{"plus": [3, 0], "moins": [3, 0], "reines": [3, 0], "ladybugs": [0, 0]}] * 3
    written = SavedSheet(game="fourmis", options={}, players=["A", "B"], manches=over)
    with pytest.raises(GameError, match="game_over"):
        Sheet(written)
    whole = Sheet(SavedSheet(game="fourmis", options={}, players=["A", "B"], manches=over[:2]))
    assert whole.standing.ending == "won"
    with pytest.raises(GameError, match="game_over"):
        whole.answer(0)


def test_what_another_terminal_wrote_is_not_overwritten() -> None:
    one = begun()
    other = SheetFile(one.path)
    other.sheet.answer(3)
    other.save()
    one.sheet.answer(0)
    with pytest.raises(GameError, match="score_changed"):
        one.save()
    assert SheetFile(one.path).sheet.answers == [3]


def test_an_interrupted_write_leaves_the_sheet_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = begun()

    def fails(handle: int) -> None:
        raise OSError(28, "No space left on device")

    kept.sheet.answer(3)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fails)
        with pytest.raises(GameError, match="not_written"):
            kept.save()
    assert SheetFile(kept.path).sheet.answers == []
    assert [path.name for path in kept.path.parent.iterdir()] == ["club.json"]


def test_sheets_have_names_and_an_old_one_makes_room() -> None:
    first = begun()
    aside = set_aside(first.path)
    begun()
    begun("été 2026")
    assert set_aside(first.path).stem == "club 3"
    assert aside.stem == "club 2"
    assert list_names("fourmis") == ["club 2", "club 3", "été 2026"]
    assert list_names("parade") == []


@pytest.mark.parametrize("name", ["", "../x", "a/b", "a.b", "\n"])
def test_a_name_that_could_lead_elsewhere_is_refused(name: str) -> None:
    with pytest.raises(GameError, match="score_name"):
        path_of("fourmis", name)


def test_a_folder_in_the_place_of_a_sheet_is_said() -> None:
    path = path_of("fourmis", "club")
    path.mkdir(parents=True)
    with pytest.raises(GameError, match="unreadable_file"):
        SheetFile(path)
    with pytest.raises(GameError, match="no_file"):
        SheetFile(path_of("fourmis", "other"))
