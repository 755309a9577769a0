"""Peers are driven as their users drive them; some are played by stand-ins here."""

import json
import sys
from types import SimpleNamespace

import pytest

from tablee.cli import main
from tablee.cli.bench import OURS, THEIRS
from tablee.cli.bench_peers import find_peer

pytestmark = pytest.mark.installed


class Hearts:
    """Two deals by chance, then three decisions."""

    def __init__(self) -> None:
        self.left = 5

    def is_terminal(self) -> bool:
        return self.left == 0

    def is_chance_node(self) -> bool:
        return self.left > 3

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(7, 0.5), (8, 0.5)]

    def legal_actions(self) -> list[int]:
        return [1, 2]

    def apply_action(self, action: int) -> None:
        assert action in ((7, 8) if self.is_chance_node() else (1, 2))
        self.left -= 1


class Uno:
    """Four decisions."""

    def reset(self) -> tuple[dict[str, dict[int, None]], int]:
        self.left = 4
        return {"legal_actions": {5: None}}, 0

    def is_over(self) -> bool:
        return self.left == 0

    def step(self, action: int) -> tuple[dict[str, dict[int, None]], int]:
        assert action == 5
        self.left -= 1
        return {"legal_actions": {5: None}}, 1


@pytest.fixture(autouse=True)
def uno(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rlcard", SimpleNamespace(make=lambda name, config: Uno()))


def test_only_decisions_of_players_count(monkeypatch: pytest.MonkeyPatch) -> None:
    hearts = SimpleNamespace(new_initial_state=Hearts)
    monkeypatch.setitem(sys.modules, "pyspiel", SimpleNamespace(load_game=lambda name: hearts))
    assert find_peer("open_spiel")[1]() == 3
    assert find_peer("rlcard")[1]() == 4


def test_bench_gives_ratios_to_the_peers(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["bench", "parade", "--seconds", "1", "--against", "open_spiel,rlcard"]
    assert main([*words, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [peer["name"] for peer in data["peers"]] == ["open_spiel hearts", "rlcard uno"]
    assert data["searches"].keys() == {OURS, THEIRS}
    assert min(data["searches"].values()) > 0
    assert data["games"][0]["search_iterations_per_s"] > 0
    for peer in data["peers"]:
        game = data["games"][0]
        ratio = game["playout_decisions_per_s"] / peer["decisions_per_s"]
        assert game["playout_ratio"][peer["name"]] == pytest.approx(ratio, abs=0.02)


def test_bench_shows_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "parade", "--seconds", "1", "--against", "rlcard", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "rlcard uno" in out
    assert "against rlcard uno" in out
    assert "parade for 4, search" in out
    assert THEIRS not in out
    assert " ×" in out


def test_bench_sets_our_search_beside_that_of_openspiel(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["bench", "parade", "--seconds", "1", "--against", "open_spiel"]
    assert main([*words, "--lang", "fr"]) == 0
    out = capsys.readouterr().out
    assert "parade à 4, recherche" in out
    assert out.index(THEIRS) < out.index(OURS)


def test_a_peer_that_is_not_installed_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert main(["bench", "--against", "open_spiel", "--lang", "en"]) == 2
    err = capsys.readouterr().err
    assert "open_spiel cannot be measured" in err
    assert "pip install 'tablee[peers]'" in err
