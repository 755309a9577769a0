"""The examples that play games and count, each in a small form."""

from pathlib import Path
from runpy import run_path
from types import SimpleNamespace
from xml.etree import ElementTree

import numpy as np
import pytest

import tablee

EXAMPLES = Path(__file__).parents[2] / "examples"
GAMES = 900


def example(name: str) -> SimpleNamespace:
    """Return the globals of an example."""
    return SimpleNamespace(**run_path(str(EXAMPLES / f"{name}.py")))


@pytest.fixture(scope="module")
def parade() -> SimpleNamespace:
    return example("train_parade")


def test_a_little_training_beats_random_play_on_the_same_deals(
    parade: SimpleNamespace, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = str(tmp_path / "agent.npz")
    parade.main(["--games", str(GAMES), "--deals", "40", "--against", "random", "--save", kept])
    learned = capsys.readouterr().out.splitlines()
    assert learned[0].split()[:2] == [str(GAMES), "games,"]
    share, _, margin = learned[-1].removeprefix("against random: ").removesuffix(" %").split()
    assert float(share) - float(margin) > 50, "not shown to be better than random"
    parade.main(["--load", kept, "--deals", "40", "--against", "random"])
    assert capsys.readouterr().out.splitlines() == learned[-1:], "another agent came back"


def test_the_curve_of_learning_has_a_line_for_each_point(
    parade: SimpleNamespace, tmp_path: Path
) -> None:
    path = tmp_path / "curve.csv"
    words = ["--games", "600", "--deals", "2", "--against", "random", "--curve", str(path)]
    parade.main(words)
    heading, *lines = path.read_text("utf-8").splitlines()
    assert heading == "games,processor_seconds,percent_won,margin"
    points = [[float(cell) for cell in line.split(",")] for line in lines]
    assert points[-1][0] == 600
    assert all(0 <= percent <= 100 for _, _, percent, _ in points)


def test_the_learner_foresees_what_a_move_takes_as_the_rules_have_it(
    parade: SimpleNamespace,
) -> None:
    watched, codes = parade.EncodedGame("parade", 2, "scores", {}), parade.CODES
    taken = 0
    for seed in range(3):
        game = tablee.new("parade", seats=2, seed=seed)
        while game.turn is not None:
            seat, before = game.turn, watched.row(game.state, game.turn)
            action = int(game.state.legal()[seed % 2])
            foreseen = parade.afterwards(before[None], np.array([action]))[0]
            counts = foreseen[9:15] * 4
            is_last = game.state.phase() == "discard"
            game.play(action)
            zones = {(z.name, int(z.owner)): list(z.cards) for z in game.state.zones()}
            front = zones["front", seat]
            if is_last and not game.over:
                front = front + zones["hand", seat]
            colors = [codes[card][0] for card in front]
            assert [colors.count(color) for color in "rbvgno"] == counts.tolist()
            taken += len(front)
    assert taken > 100, "hardly a card was taken"


def test_balance_finds_that_leading_first_is_no_advantage_in_fourmis(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "balance.svg"
    words = ["fourmis", "--games", "150", "--option", "rotate_leader", "--plot", str(picture)]
    example("balance").main(words)
    said = capsys.readouterr().out.splitlines()
    shares = [float(line.split()[4]) for line in said if line.startswith("  seat ")]
    assert len(shares) == 6
    assert sum(shares[:3]) == pytest.approx(100, abs=0.2)
    first = next(line for line in said if "sitting first is worth" in line)
    assert "worth -" in first
    assert "may be luck" not in first
    assert said[-1].startswith("rotate_leader True instead of rotate_leader False: +")
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")


def test_a_tournament_is_played_once_and_told_again_from_its_journal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--games", "60", "--bots", "random,greedy,novice"]
    words += ["--journal", str(tmp_path / "games.jsonl")]
    tournament = example("tournament")
    tournament.main(words)
    said = capsys.readouterr().out
    noted = (tmp_path / "games.jsonl").read_text("utf-8")
    assert len(noted.splitlines()) == 61
    bots = [line.split()[0] for line in said.splitlines() if "ms" in line]
    assert bots == ["greedy", "novice", "random"]
    assert "greedy before random: 9" in said or "greedy before random: 100" in said
    tournament.main(words)
    assert capsys.readouterr().out == said
    assert (tmp_path / "games.jsonl").read_text("utf-8") == noted


@pytest.mark.parametrize("name", ["train_parade", "balance", "tournament"])
def test_an_example_says_what_it_takes(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    main = example(name).main
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    assert left.value.code == 0
    assert "--seed" in capsys.readouterr().out
