"""Training: seeded, to be continued after a stop, and tested on deals of its own."""

import json
from pathlib import Path

import pytest

from tablee.arena.training import (
    BEFORE,
    TEST,
    Evaluation,
    Spread,
    Task,
    TrainingJournal,
    TrainingPlan,
    draw,
    evaluate,
    first_spread,
    make_plan,
    narrow,
    prove,
    train,
)
from tablee.bots.heuristics import heuristic_for
from tablee.bots.weights import load_weights
from tablee.cli import main
from tablee.core.errors import GameError
from tablee.core.setup import Setup
from tablee.registry import find

CHOICES: dict[str, object] = {
    "iterations": 0,
    "against": ["random"],
    "spread": 50,
    "population": 3,
    "deals": 2,
    "seed": 0,
    "code": "",
}


def plan(learned: list[str] | None = None, seed: int = 0) -> TrainingPlan:
    return make_plan(Setup(find("high-society"), 3), learned or [], **CHOICES | {"seed": seed})


def trained(path: Path, generations: int, seed: int = 0) -> dict[str, int]:
    with TrainingJournal(path, plan(seed=seed)) as journal:
        return train(journal, generations, 1, lambda: None)


def test_training_starts_with_the_weights_of_the_heuristic() -> None:
    asked = plan(["later"])
    assert asked.start == load_weights("auction")
    assert asked.learned == ["later"]
    assert plan().learned == list(asked.start)
    mean, deviation = first_spread(asked)
    assert mean == {"later": asked.start["later"]}
    assert deviation == {"later": asked.start["later"] / 2}


@pytest.mark.parametrize(
    ("slug", "seats", "known"), [("contrees", 2, "hope_2"), ("hermine", 4, "rare_4")]
)
def test_patterns_name_the_weights_of_one_size_of_the_table(
    slug: str, seats: int, known: str
) -> None:
    asked = make_plan(Setup(find(slug), seats), [f"*_{seats}"], **CHOICES)
    assert known in asked.learned
    assert {name.rpartition("_")[2] for name in asked.learned} == {str(seats)}
    assert {name for name in asked.start if name.endswith(f"_{seats}")} == set(asked.learned)


def test_who_trains_against_the_weights_of_before_plays_whole_games_by_heuristic() -> None:
    """Equal weights win half; who values every land at nothing and cards at much does not."""
    asked = make_plan(Setup(find("contrees"), 2), [], **CHOICES | {"against": [BEFORE]})
    usual = evaluate(Task(asked, TEST, 0, asked.start, 2))
    assert usual.rewards == [0.5, 0.5]
    lazy = {name: 0 for name in asked.start if name.startswith(("new", "same", "hope", "end"))}
    worse = evaluate(Task(asked, TEST, 0, lazy | {"cost_2": 900}, 2))
    assert sum(worse.rewards) < 1


def test_candidates_are_drawn_again_from_the_same_seed_and_the_mean_is_one_of_them() -> None:
    spread = first_spread(plan())
    first = draw(plan(), 0, spread)
    assert first[0] == plan().start
    assert first == draw(plan(), 0, spread)
    assert first != draw(plan(), 1, spread)
    assert first != draw(plan(seed=1), 0, spread)
    assert all(value >= 0 for one in first for value in one.values())


def test_the_next_generation_is_drawn_around_the_best() -> None:
    ranked = [{"a": value} for value in (10, 20, 90, 90, 90, 90, 90, 90)]
    mean, deviation = narrow(Spread({"a": 50.0}, {"a": 30.0}), ranked)
    assert mean == {"a": 15}
    assert deviation["a"] == pytest.approx(0.3 * 30 + 0.7 * 5)


def test_a_training_goes_on_where_it_ended(tmp_path: Path) -> None:
    whole = trained(tmp_path / "whole", 2)
    trained(tmp_path / "halves", 1)
    lines = (tmp_path / "halves").read_bytes()
    assert trained(tmp_path / "halves", 2) == whole
    assert (tmp_path / "halves").read_bytes().startswith(lines)
    assert (tmp_path / "halves").read_bytes() == (tmp_path / "whole").read_bytes()


def test_the_journal_of_another_plan_is_refused(tmp_path: Path) -> None:
    trained(tmp_path / "one", 1)
    with pytest.raises(GameError) as refused:
        trained(tmp_path / "one", 1, seed=1)
    assert refused.value.code == "journal_other"


def test_what_never_bids_is_told_from_what_bids() -> None:
    """Who keeps a margin of everything never spends, and random players are always poorer."""
    start = plan().start
    miser, usual = (
        evaluate(Task(plan(), TEST, 0, weights, 6))
        for weights in (start | {"margin": 10_000}, start)
    )
    assert isinstance(usual, Evaluation)
    assert sum(usual.rewards) > sum(miser.rewards)


def test_equal_weights_gain_nothing_in_the_deals_of_the_test() -> None:
    proof = prove(plan(), plan().start, 3, 1)
    assert proof.before == proof.after
    assert proof.gain == (0, 0)


@pytest.mark.parametrize(
    ("slug", "learned", "code"),
    [("parade", [], "no_weights"), ("high-society", ["late"], "unknown_weight")],
)
def test_what_cannot_be_learned_is_refused(slug: str, learned: list[str], code: str) -> None:
    with pytest.raises(GameError) as refused:
        make_plan(Setup(find(slug), 3), learned)
    assert refused.value.code == code


def test_the_command_writes_weights_with_their_provenance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    words = ["train", "high-society", "--seats", "3", "--against", "random", "--weights", "later"]
    small = ["--generations", "1", "--population", "2", "--deals", "2", "--lang", "en"]
    assert main([*words, *small]) == 0
    assert "Gain in the same deals: " in capsys.readouterr().out
    found = json.loads((tmp_path / "weights.json").read_text())
    assert set(found["weights"]) == set(load_weights("auction"))
    provenance = found["provenance"]
    assert provenance["against"] == ["random"]
    assert provenance["learned"] == ["later"]
    assert set(provenance["test"]) == {"before", "after", "gain"}
    assert provenance["date"]


def test_weights_that_are_not_named_stay() -> None:
    usual = heuristic_for(Setup(find("high-society"), 3).start())
    other = usual.with_weights({"later": 7})
    assert other.weights == usual.weights | {"later": 7}
