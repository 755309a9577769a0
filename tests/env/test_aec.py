"""One table for PettingZoo, checked by PettingZoo."""

from typing import Any
from warnings import catch_warnings, simplefilter

import numpy as np
import pytest
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from tablee.core.errors import GameError
from tablee.core.game import Game
from tablee.env.aec import TableEnv, env
from tablee.registry import find, load_registry
from tests.support.environments import SHORT_OPTIONS, TABLES
from tests.support.follow_game import FollowGame, Misere

with catch_warnings():
    simplefilter("ignore", DeprecationWarning)  # it imports games of its own in its old way
    from pettingzoo.test import api_test, parallel_api_test, seed_test

pytestmark = pytest.mark.filterwarnings(
    # A mask of actions needs a dictionary; PettingZoo's own card games have it too.
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
    "ignore:The observation_space for",
)


def made(slug: str, seats: int, **how: Any) -> Any:
    return env(slug, seats=seats, **how, **SHORT_OPTIONS.get(slug, {}))


def finished(table: Any, seed: int) -> dict[str, float]:
    """The rewards at the end of a random game."""
    table.reset(seed=seed)
    random = np.random.default_rng(seed)
    rewards: dict[str, float] = {}
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        rewards[agent] = rewards.get(agent, 0.0) + reward
        legal = np.flatnonzero(observation["action_mask"])
        assert bool(len(legal)) != over
        table.step(None if over else int(random.choice(legal)))
    return rewards


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_pettingzoo_finds_nothing_wrong(
    slug: str, seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(made(slug, seats), num_cycles=200)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_the_same_seed_makes_the_same_game(slug: str, seats: int) -> None:
    seed_test(lambda: made(slug, seats), num_cycles=60)
    assert finished(made(slug, seats), 3) == finished(made(slug, seats), 3)


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_a_table_in_parallel_passes_too(
    slug: str, seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    parallel_api_test(turn_based_aec_to_parallel(made(slug, seats)), num_cycles=100)
    assert "Passed Parallel API test" in capsys.readouterr().out


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_what_one_wins_the_others_lose(slug: str, seats: int) -> None:
    for reward in ("places", "scores"):
        rewards = finished(made(slug, seats, reward=reward), 5)
        assert len(rewards) == seats
        assert sum(rewards.values()) == pytest.approx(0)
        assert reward == "scores" or max(map(abs, rewards.values())) <= 1


@pytest.mark.parametrize("game", [find("parade"), FollowGame(Misere)], ids=lambda game: game.slug)
def test_where_the_fewest_points_win_they_are_worth_most(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(load_registry().games, game.slug, game)
    table = TableEnv(game.slug, seats=3, reward="scores")
    rewards = finished(table, 1)
    points = table.table.scores()
    best = min(range(3), key=lambda seat: points[seat])
    assert rewards[f"seat_{best}"] == max(rewards.values()) > 0
    assert table.table.places()[best] == 1


def test_a_wrong_action_is_refused_and_changes_nothing() -> None:
    table = TableEnv("parade", seats=3)
    table.reset(seed=1)
    before = table.table.copy()
    wrong = int(table.observe("seat_0")["action_mask"].argmin())
    with pytest.raises(GameError, match="illegal_move"):
        table.step(wrong)
    assert table.table == before


def test_a_table_can_be_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    table = TableEnv("parade", seats=2, render_mode="ansi")
    table.reset(seed=1)
    shown = table.render()
    assert shown is not None
    assert "hand 1  ?×5" in shown
    table = TableEnv("parade", seats=2, render_mode="human")
    table.reset(seed=1)
    table.step(int(table.observe("seat_0")["action_mask"].argmax()))
    assert "hand 0  ?×5" in capsys.readouterr().out
    quiet = TableEnv("parade", seats=2)
    quiet.reset(seed=1)
    assert quiet.render() is None
    quiet.close()


def test_the_state_is_what_all_seats_know() -> None:
    table = TableEnv("fourmis", seats=3)
    table.reset(seed=1)
    rows = [table.observe(agent)["observation"] for agent in table.agents]
    assert table.state().tolist() == np.concatenate(rows).tolist()


def test_what_is_asked_for_is_checked() -> None:
    with pytest.raises(GameError, match="unknown_reward"):
        env("parade", seats=3, reward="love")
    with pytest.raises(GameError, match="bad_seats"):
        env("parade", seats=7)
