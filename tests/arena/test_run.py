"""Playing the games of a run: only what is missing, anywhere, and again after a kill."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import sleep

import pytest
from msgspec import json
from msgspec.structs import replace

from tablee.arena.journal import Journal
from tablee.arena.match import MatchResult, MatchTask, play_match
from tablee.arena.run import FORMAT, Play, Run, complete, play_here
from tablee.cli import main
from tablee.core.errors import GameError
from tablee.core.setup import Setup
from tablee.registry import find

BOTS = ["greedy", "random"]
KILLED = ["arena", "parade", "--bots", "random,greedy", "--seats", "2"]
ENOUGH = 5


def run(games: int, bots: Sequence[str] = BOTS, seats: int = 2, seed: int = 0) -> Run:
    return Run(Setup(find("parade"), seats), list(bots), games, seed)


def timeless(results: Sequence[MatchResult]) -> list[MatchResult]:
    """Results without what a clock said."""
    return [replace(result, seconds=[], slowest=[]) for result in results]


def completed(asked: Run, path: Path, play_all: Play | None = None) -> list[MatchResult]:
    with Journal(path, asked.header()) as journal:
        return complete(asked, journal, play_all or play_here(1), lambda: None)


class Table:
    """Plays tasks from the last to the first, and remembers which."""

    def __init__(self, stop_after: int = 1000) -> None:
        self.played: list[int] = []
        self.stop_after = stop_after

    def __call__(self, tasks: Sequence[MatchTask]) -> Iterator[MatchResult]:
        for task in reversed(tasks):
            if len(self.played) == self.stop_after:
                raise KeyboardInterrupt
            self.played.append(task.number)
            yield play_match(task)


@pytest.mark.parametrize(
    ("bots", "seats", "games", "played"),
    [("ab", 2, 1, 2), ("ab", 2, 10, 10), ("ab", 2, 11, 12), ("ab", 3, 7, 12), ("abcde", 3, 31, 60)],
)
def test_whole_deals_are_played(bots: str, seats: int, games: int, played: int) -> None:
    tasks = run(games, bots, seats).tasks()
    assert [task.number for task in tasks] == list(range(played))
    tables = [task.bots for task in tasks if task.deal == 0]
    deals = played // len(tables)
    assert [task.bots for task in tasks] == tables * deals
    assert [task.deal for task in tasks] == [d for d in range(deals) for _ in tables]


def test_tasks_carry_what_the_run_is() -> None:
    asked = Run(Setup(find("fourmis"), 4, {"teams": True}), BOTS, 4, 9)
    options = dict(asked.setup.options)
    assert options["teams"] is True
    for task in asked.tasks():
        assert (task.game, task.options, task.seed) == ("fourmis", options, 9)


def test_more_games_of_a_run_begin_with_the_same_games() -> None:
    assert run(30).tasks()[:12] == run(12).tasks()
    assert run(30).header() == run(12).header()


def test_the_head_says_what_the_run_is() -> None:
    head = run(4, ["random", "greedy", "random"], seed=3).header()
    assert (head.arena, head.game, head.seats, head.options) == (FORMAT, "parade", 2, {})
    assert (head.bots, head.seed, len(head.code)) == (["random", "greedy"], 3, 16)


@pytest.mark.parametrize("bots", [[], ["greedy"], ["greedy", "greedy"]])
def test_fewer_than_two_bots_are_refused(bots: list[str]) -> None:
    with pytest.raises(GameError) as refusal:
        run(4, bots).check()
    assert refusal.value.code == "few_bots"
    assert refusal.value.details == {"bots": ", ".join(bots)}


@pytest.mark.parametrize("name", ["Greedy", "", "ismcts:0", "ismcts:x", "club:5", "<b>"])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(GameError) as refusal:
        run(4, ["greedy", name]).check()
    assert refusal.value.code == "unknown_bot"
    assert refusal.value.details["bot"] == name


def test_all_results_come_in_order_and_every_game_is_ticked(tmp_path: Path) -> None:
    asked, table, ticks = run(8), Table(), []
    with Journal(tmp_path / "run", asked.header()) as journal:
        results = complete(asked, journal, table, lambda: ticks.append(1))
    assert table.played == [7, 6, 5, 4, 3, 2, 1, 0]
    assert [(one.number, one.deal, one.bots) for one in results] == [
        (task.number, task.deal, task.bots) for task in asked.tasks()
    ]
    assert timeless(results) == timeless([play_match(task) for task in asked.tasks()])
    assert len(ticks) == 8


def test_only_what_is_missing_is_played(tmp_path: Path) -> None:
    path = tmp_path / "run"
    first = completed(run(4), path)
    noted, table, ticks = path.read_bytes(), Table(), []
    with Journal(path, run(10).header()) as journal:
        results = complete(run(10), journal, table, lambda: ticks.append(1))
    assert sorted(table.played) == [4, 5, 6, 7, 8, 9]
    assert results[:4] == first
    assert [one.number for one in results] == list(range(10))
    assert len(ticks) == 10
    assert path.read_bytes().startswith(noted)


def test_when_nothing_is_missing_nothing_is_played(tmp_path: Path) -> None:
    path = tmp_path / "run"
    first = completed(run(6), path)
    noted = path.read_bytes()

    def never(tasks: Sequence[MatchTask]) -> Iterator[MatchResult]:
        raise AssertionError(tasks)

    assert completed(run(6), path, never) == first
    assert completed(run(3), path, never) == first[:4]
    assert path.read_bytes() == noted


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "run"
    with pytest.raises(KeyboardInterrupt):
        completed(run(8), path, Table(stop_after=3))
    noted, table = path.read_bytes(), Table()
    assert noted.count(b"\n") == 4
    results = completed(run(8), path, table)
    assert table.played == [4, 3, 2, 1, 0]
    assert path.read_bytes().startswith(noted)
    assert timeless(results) == timeless(completed(run(8), tmp_path / "other"))


@pytest.mark.parametrize("jobs", [2, 0])
def test_several_processes_play_the_same_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jobs: int
) -> None:
    monkeypatch.setenv("LOKY_MAX_CPU_COUNT", "2")
    asked = run(8, ["novice", "random", "greedy"], seats=3)
    alone = completed(asked, tmp_path / "alone")
    together = completed(asked, tmp_path / "together", play_here(jobs))
    assert len(together) == 9
    assert timeless(together) == timeless(alone)
    assert (tmp_path / "together").read_bytes().count(b"\n") == 10


def noted_games(path: Path) -> int:
    return max(path.read_bytes().count(b"\n") - 1, 0) if path.exists() else 0


def killed_in_the_middle(path: Path) -> None:
    """Start a long run, and kill it when some of its games are noted."""
    command = [sys.executable, "-m", "tablee", *KILLED, "--games", "100000"]
    command += ["--journal", str(path)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    assert process.stderr is not None
    try:
        for _ in range(1200):
            if noted_games(path) >= ENOUGH or process.poll() is not None:
                break
            sleep(0.05)
    finally:
        process.kill()
        said = process.stderr.read()
        process.stderr.close()
    assert process.wait() == -signal.SIGKILL, said


def test_a_killed_run_goes_on_from_its_journal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "run.jsonl"
    killed_in_the_middle(path)
    left = path.read_bytes()
    whole = left[: left.rfind(b"\n") + 1]
    noted = noted_games(path)
    assert ENOUGH <= noted < 100000
    games = 2 * (noted // 2) + 6
    for _ in range(2):  # the second time there is nothing left to play
        assert main([*KILLED, "--games", str(games), "--journal", str(path), "--lang=en"]) == 0
        assert capsys.readouterr().out.startswith(f"{games} games over {games // 2} deals, ")
        assert path.read_bytes().startswith(whole)
        assert noted_games(path) == games
    asked = run(games, ["random", "greedy"])
    with Journal(path, asked.header()) as journal:
        assert list(journal.results) == list(range(games))
        kept = list(journal.results.values())
    assert timeless(kept) == timeless(completed(asked, tmp_path / "unbroken"))


def test_a_kill_in_the_middle_of_a_line_costs_that_game_only(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "run.jsonl"
    words = [*KILLED, "--games", "6", "--journal", str(path), "--lang=en"]
    assert main(words) == 0
    whole = path.read_bytes()
    os.truncate(path, len(whole) - 9)
    assert main(words) == 0
    assert capsys.readouterr().out.count("6 games over 3 deals") == 2
    after = path.read_bytes().splitlines()
    assert after[:6] == whole.splitlines()[:6]
    assert len(after) == 7
    again, before = (
        json.decode(lines[6], type=MatchResult) for lines in (after, whole.splitlines())
    )
    assert timeless([again]) == timeless([before])
