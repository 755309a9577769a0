"""Refusals of the arena: clear, and without loss of results."""

import json
import resource
from pathlib import Path

import pytest

from tablee.arena.journal import Journal, JournalHeader
from tablee.arena.ladder import INTRODUCTION, is_page
from tablee.arena.match import MatchResult, MatchTask, mix_seed, play_match
from tablee.arena.statistics import estimate, fit_ratings
from tablee.cli import main
from tablee.core.errors import GameError

HEAD = JournalHeader(1, "parade", 2, {}, ["greedy", "random"], 0, "x")
WORDS = ["arena", "parade", "--bots", "greedy,random", "--seats", "2", "--lang=en"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)


def refused(path: Path) -> str:
    before = path.read_bytes()
    with pytest.raises(GameError) as error:
        Journal(path, HEAD)
    assert path.read_bytes() == before
    return error.value.code


@pytest.mark.parametrize(
    "text",
    [b"my notes, no end of line", b'{"arena":1,"game":"th\xe9"}\n', b"[" * 100_000 + b"\n", b"\n"],
)
def test_a_file_that_is_no_journal_is_left_as_it_is(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(text)
    assert refused(path) == "journal_broken"


def test_a_torn_head_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    with Journal(path, HEAD):
        pass
    whole = path.read_bytes()
    path.write_bytes(whole[:20])
    with Journal(path, HEAD) as journal:
        assert journal.results == {}
    assert path.read_bytes() == whole


def test_a_device_is_no_journal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS, "--games", "2", "--journal", "/dev/zero"]) == 2
    assert "the journal /dev/zero cannot be used" in capsys.readouterr().err


def test_a_full_disk_is_told_with_the_name_of_the_journal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, hard))
    try:
        assert main([*WORDS, "--games", "20", "--journal", "j"]) == 2
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert "the journal j cannot be used" in capsys.readouterr().err
    assert main([*WORDS, "--games", "20", "--journal", "j"]) == 0


def test_the_largest_seed_plays() -> None:
    result = play_match(MatchTask(0, "parade", {}, 2**31 - 1, 0, ["greedy", "random"]))
    assert sorted(result.places) == [1, 2]


def test_seeds_of_neighbors_have_nothing_in_common() -> None:
    seeds = {
        mix_seed(seed, deal, seat) for seed in range(9) for deal in range(9) for seat in range(9)
    }
    assert len(seeds) == 9**3
    assert all(0 <= seed < 2**31 for seed in seeds)


def test_one_deal_says_nothing_of_its_spread(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS, "--games", "2", "--json"]) == 0
    data = json.loads(capsys.readouterr().out, parse_constant=pytest.fail)
    assert data["duels"][0]["margin"] is None
    assert data["standings"][0]["rating"]["margin"] is None
    assert main([*WORDS, "--games", "2", "--html", "page.html"]) == 0
    assert "± ∞" in capsys.readouterr().out
    assert "nan" not in Path("page.html").read_text("utf-8")


def test_few_samples_have_students_interval() -> None:
    assert estimate([0.0, 1.0]).margin == pytest.approx(12.706 / 2, rel=1e-3)
    assert estimate([0.0, 1.0, 0.0]).margin == pytest.approx(4.303 / 3, rel=1e-3)


def test_the_rating_of_one_deal_has_no_margin() -> None:
    game = MatchResult(0, 0, ["a", "b"], [1, 2], [0, 0], [1, 1], [0.0, 0.0], [0.0, 0.0])
    assert fit_ratings([game], ["a", "b"])["a"].margin == float("inf")


@pytest.mark.parametrize("words", [["--jobs", "x"], ["--seats", "9"], ["--games", "0"]])
def test_a_ladder_that_is_refused_writes_nothing(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ladder", "parade", "--out", "p.md", "--lang=en", *words]) == 2
    assert not Path("p.md").exists()
    assert capsys.readouterr().err.count("\n") == 1


def test_an_arena_that_is_refused_says_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS, "--jobs", "x"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_page_is_known_by_its_whole_heading() -> None:
    assert is_page(INTRODUCTION)
    assert not is_page("# The ladder to success\n")
    assert not is_page("")
