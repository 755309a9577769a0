"""A real cluster of two workers plays what one process plays; without a cluster it is said."""

import gc
import json
import socket
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from distributed import Client, LocalCluster, get_task_stream
from msgspec.structs import replace

from tablee.arena import run as arena_run
from tablee.arena.journal import Journal
from tablee.arena.match import MatchResult
from tablee.arena.run import Run, complete, play_here, play_on_cluster
from tablee.cli import main
from tablee.core.errors import GameError
from tablee.core.setup import Setup
from tablee.core.state import COMPILED
from tablee.registry import find
from tests.support.plain_spaces import plain_spaces

RUN = Run(Setup(find("parade"), 2), ["greedy", "random"], 24, 1)
WORDS = ["arena", "parade", "--bots", "greedy,random", "--seats", "2", "--seed", "1"]


def timeless(results: Sequence[MatchResult]) -> list[MatchResult]:
    """Results without what a clock said."""
    return [replace(result, seconds=[], slowest=[]) for result in results]


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    """A client of a cluster of two workers, each a process."""
    cluster = LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0"
    )
    with cluster, Client(cluster) as running:  # type: ignore[no-untyped-call]
        running.wait_for_workers(2)
        yield running


@pytest.fixture
def address(client: Client) -> str:
    return str(client.scheduler_info()["address"])


@pytest.fixture
def nowhere(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """An address at which nobody answers, and little patience.

    Clients of Dask that could not begin are collected here: if that happens while another one
    begins, both wait for the same lock for ever.
    """
    monkeypatch.setattr(arena_run, "CLUSTER_TIMEOUT", 1)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    gc.collect()
    yield f"tcp://127.0.0.1:{port}"
    gc.collect()


def test_a_cluster_plays_the_same_games_on_all_its_workers(
    tmp_path: Path, client: Client, address: str
) -> None:
    with Journal(tmp_path / "here", RUN.header()) as journal:
        alone = complete(RUN, journal, play_here(1), lambda: None)
    with get_task_stream(client) as stream, Journal(tmp_path / "there", RUN.header()) as journal:
        together = complete(RUN, journal, play_on_cluster(address), lambda: None)
    workers = set(client.scheduler_info()["workers"])
    assert timeless(together) == timeless(alone)
    assert (tmp_path / "there").read_bytes().count(b"\n") == 25
    assert len(stream.data) == 24
    assert {played["worker"] for played in stream.data} == workers
    assert len(workers) == 2


def test_the_command_plays_on_a_cluster_by_its_address(
    tmp_path: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = []
    for name, more in (("here", []), ("there", ["--cluster", address])):
        journal = ["--journal", str(tmp_path / name), "--games", "6", "--json"]
        assert main([*WORDS, *journal, *more]) == 0
        figures.append(json.loads(capsys.readouterr().out))
    for found in figures:
        for standing in found["standings"]:
            del standing["seconds"], standing["slowest"]
    assert figures[0] == figures[1]
    assert figures[0]["games"] == 6


def test_a_cluster_plays_only_what_is_missing(tmp_path: Path, client: Client, address: str) -> None:
    few = RUN._replace(games=4)
    with Journal(tmp_path / "run", RUN.header()) as journal:
        first = complete(few, journal, play_here(1), lambda: None)
    with get_task_stream(client) as stream, Journal(tmp_path / "run", RUN.header()) as journal:
        found = complete(RUN._replace(games=10), journal, play_on_cluster(address), lambda: None)
    assert found[:4] == first
    assert [one.number for one in found] == list(range(10))
    assert len(stream.data) == 6


def test_where_no_cluster_answers_it_is_said(nowhere: str) -> None:
    with pytest.raises(GameError) as refusal:
        list(play_on_cluster(nowhere)(RUN.tasks()))
    assert refusal.value.code == "no_cluster"
    assert refusal.value.details["address"] == nowhere
    assert refusal.value.details["reason"]


@pytest.mark.parametrize("address", ["table", "xyz://127.0.0.1:1", "127.0.0.1:x"])
def test_what_is_no_address_is_refused(nowhere: str, address: str) -> None:
    with pytest.raises(GameError) as refusal:
        list(play_on_cluster(address)(RUN.tasks()))
    assert refusal.value.code == "no_cluster"
    assert refusal.value.details["address"] == address


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "tablee : aucun ordonnanceur Dask ne répond à {} : "),
        ("en", "tablee: no Dask scheduler answers at {}: "),
    ],
)
def test_the_command_says_that_no_cluster_answers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], nowhere: str, language: str, said: str
) -> None:
    path = tmp_path / "run.jsonl"
    words = ["--journal", str(path), "--cluster", nowhere, "--lang", language]
    assert main([*WORDS, *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    lines = plain_spaces(err).splitlines()
    assert len(lines) == (1 if COMPILED else 2)
    assert lines[-1].startswith(said.format(nowhere))
    assert path.read_bytes().count(b"\n") == 1


def test_without_dask_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(name: str) -> object:
        raise ModuleNotFoundError(f"No module named {name!r}")

    monkeypatch.setattr(arena_run, "import_module", absent)
    with pytest.raises(GameError) as refusal:
        play_on_cluster("tcp://127.0.0.1:1")
    assert refusal.value.code == "no_dask"
    assert "distributed" in str(refusal.value.details["reason"])
