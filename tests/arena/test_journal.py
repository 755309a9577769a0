"""The journal of a run: what was written down survives, and no other file is written over."""

import re
from pathlib import Path

import pytest
from msgspec import json
from msgspec.structs import replace

from tablee.arena.journal import Journal, JournalHeader, default_path, digest_code
from tablee.arena.match import MatchResult
from tablee.core.errors import GameError
from tablee.core.setup import Setup
from tablee.games import GAMES as SHELF
from tests.support.follow_game import Follow

HEAD = JournalHeader(
    arena=1, game="parade", seats=2, options={}, bots=["greedy", "random"], seed=0, code="0123abcd"
)
HEAD_LINE = (
    b'{"arena":1,"game":"parade","seats":2,"options":{},"bots":["greedy","random"],'
    b'"seed":0,"code":"0123abcd"}\n'
)


def game(number: int) -> MatchResult:
    return MatchResult(
        number=number,
        deal=number // 2,
        bots=["greedy", "random"] if number % 2 == 0 else ["random", "greedy"],
        places=[1, 2],
        scores=[10, 20 + number],
        decisions=[12, 11],
        seconds=[0.25, 0.5],
        slowest=[0.125, 0.0625],
    )


GAMES = [game(number) for number in range(4)]


def written(path: Path) -> bytes:
    """A journal of four games, and its bytes."""
    with Journal(path, HEAD) as journal:
        for one in GAMES:
            journal.add(one)
    return path.read_bytes()


def results_in(path: Path) -> list[MatchResult]:
    with Journal(path, HEAD) as journal:
        return list(journal.results.values())


def refused(path: Path, head: JournalHeader = HEAD) -> GameError:
    with pytest.raises(GameError) as refusal:
        Journal(path, head)
    assert refusal.value.details["file"] == str(path)
    return refusal.value


def test_a_new_journal_has_a_head(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with Journal(path, HEAD) as journal:
        assert journal.results == {}
        assert path.read_bytes() == HEAD_LINE
    assert path.read_bytes() == HEAD_LINE


def test_folders_on_the_way_are_made(tmp_path: Path) -> None:
    path = tmp_path / "some" / "where" / "run.jsonl"
    with Journal(path, HEAD):
        assert path.read_bytes() == HEAD_LINE


def test_every_game_is_in_the_file_as_soon_as_it_is_added(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with Journal(path, HEAD) as journal:
        for count, one in enumerate(GAMES, start=1):
            journal.add(one)
            lines = path.read_bytes().splitlines()
            assert len(lines) == count + 1
            assert json.decode(lines[-1], type=MatchResult) == one


def test_results_are_read_again(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    whole = written(path)
    assert whole == HEAD_LINE + b"".join(json.encode(one) + b"\n" for one in GAMES)
    assert results_in(path) == GAMES
    assert path.read_bytes() == whole


def test_games_are_added_after_those_that_were_there(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    whole = written(path)
    with Journal(path, HEAD) as journal:
        journal.add(game(9))
        assert list(journal.results) == [0, 1, 2, 3, 9]
    assert path.read_bytes() == whole + json.encode(game(9)) + b"\n"


def test_a_line_torn_anywhere_is_dropped_and_the_rest_kept(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    whole = written(path)
    kept = whole[: whole[:-1].rfind(b"\n") + 1]
    for length in range(len(kept), len(whole)):
        path.write_bytes(whole[:length])
        with Journal(path, HEAD) as journal:
            assert list(journal.results.values()) == GAMES[:3]
        assert path.read_bytes() == kept


def test_after_a_torn_line_the_game_is_noted_again(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    whole = written(path)
    path.write_bytes(whole[:-5])
    with Journal(path, HEAD) as journal:
        journal.add(GAMES[3])
    assert path.read_bytes() == whole


def test_a_torn_head_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    for length in range(len(HEAD_LINE)):
        path.write_bytes(HEAD_LINE[:length])
        assert results_in(path) == []
        assert path.read_bytes() == HEAD_LINE


DAMAGE = {
    "half a line": b'{"number":1,"deal":0,"bots":["random"',
    "an empty line": b"",
    "a word": b"random",
    "a list": b"[1, 2]",
    "a line with a field missing": b'{"number":1,"deal":0}',
    "a head": HEAD_LINE[:-1],
    "bad bytes": b"\x00\xff\xfe",
    "a value of another type": json.encode(GAMES[1]).replace(b'"deal":0', b'"deal":"0"'),
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_damage_in_the_middle_is_refused_and_stays_as_it_is(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "run.jsonl"
    lines = written(path).splitlines()
    lines[2] = damage
    path.write_bytes(b"\n".join(lines) + b"\n")
    before = path.read_bytes()
    error = refused(path)
    assert error.code == "journal_broken"
    assert error.details["reason"]
    assert path.read_bytes() == before


def test_a_file_that_is_no_journal_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(b"what I wanted to say\nto everybody\n")
    assert refused(path).code == "journal_broken"
    assert path.read_bytes() == b"what I wanted to say\nto everybody\n"


OTHERS = {
    "format": replace(HEAD, arena=2),
    "game": replace(HEAD, game="hermine"),
    "seats": replace(HEAD, seats=3),
    "options": replace(HEAD, options={"teams": True}),
    "bots": replace(HEAD, bots=["greedy", "club"]),
    "order of bots": replace(HEAD, bots=["random", "greedy"]),
    "seed": replace(HEAD, seed=1),
    "code": replace(HEAD, code="4567ef01"),
}


@pytest.mark.parametrize("other", OTHERS.values(), ids=OTHERS)
def test_the_journal_of_another_run_is_refused_and_stays_as_it_is(
    tmp_path: Path, other: JournalHeader
) -> None:
    path = tmp_path / "run.jsonl"
    whole = written(path)
    for there in (whole, whole[:-7], HEAD_LINE):
        path.write_bytes(there)
        assert refused(path, other).code == "journal_other"
        assert path.read_bytes() == there


@pytest.mark.parametrize("torn", [False, True])
def test_a_fresh_journal_starts_again(tmp_path: Path, torn: bool) -> None:
    path = tmp_path / "run.jsonl"
    whole = written(path)
    path.write_bytes(whole[:-5] if torn else whole)
    other = OTHERS["seed"]
    with Journal(path, other, fresh=True) as journal:
        assert journal.results == {}
        journal.add(GAMES[0])
    assert path.read_bytes() == json.encode(other) + b"\n" + json.encode(GAMES[0]) + b"\n"


def test_a_file_where_a_folder_should_be_makes_the_journal_unusable(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"here\n")
    error = refused(file / "run.jsonl")
    assert error.code == "journal_unusable"
    assert error.details["reason"]
    assert file.read_bytes() == b"here\n"


def test_a_folder_is_no_journal(tmp_path: Path) -> None:
    assert refused(tmp_path).code == "journal_unusable"
    assert list(tmp_path.iterdir()) == []


def test_the_usual_place_is_in_the_state_folder_and_another_for_every_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    paths = [default_path(head) for head in (HEAD, *OTHERS.values())]
    assert len(set(paths)) == len(paths)
    assert default_path(replace(HEAD)) == paths[0]
    assert {path.parent for path in paths} == {tmp_path / "tablee" / "arena"}
    assert re.fullmatch(r"parade-2-[0-9a-f]{12}\.jsonl", paths[0].name)
    assert list(tmp_path.iterdir()) == []


def test_the_code_has_a_word_that_stays_while_it_does() -> None:
    words = [digest_code(Setup(SHELF[slug], 3).start()) for slug in SHELF]
    assert all(re.fullmatch(r"[0-9a-f]{16}", word) for word in words)
    assert words == [digest_code(Setup(SHELF[slug], 3).start()) for slug in SHELF]


def test_every_game_has_a_word_of_its_own_but_those_of_the_same_rules() -> None:
    words = {slug: digest_code(Setup(SHELF[slug], 3).start()) for slug in SHELF}
    assert words["high-society"] == words["animalement-votre"]
    assert len(set(words.values())) == len(SHELF) - 1


def test_a_game_of_others_has_a_word_too() -> None:
    words = {digest_code(Follow()), digest_code(Setup(SHELF["parade"], 3).start())}
    assert len(words) == 2
