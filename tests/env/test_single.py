"""One seat among bots."""

import copy
import pickle
from typing import Any

import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from tablee.core.errors import GameError
from tablee.env.single import SeatEnv
from tests.support.environments import SHORT_OPTIONS, TABLES


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_a_seat_plays_whole_games_against_bots(slug: str, seats: int) -> None:
    seat = SeatEnv(slug, seats=seats, opponents="novice", seat=None, **SHORT_OPTIONS.get(slug, {}))
    observed, info = seat.reset(seed=1)
    over, reward = False, 0.0
    while not over:
        assert seat.observation_space.contains(observed)
        assert observed["observation"][0] == info["seat"]
        assert observed["action_mask"].any()
        assert reward == 0
        observed, reward, over, cut, info = seat.step(seat.sample())
        assert not cut
    assert -1 <= reward <= 1


def test_the_same_seed_plays_the_same_game_and_clones_go_on_alike() -> None:
    first, second = (SeatEnv("parade", seats=3, opponents=["greedy", "random"]) for _ in range(2))
    rows = [seat.reset(seed=9)[0]["observation"].tolist() for seat in (first, second)]
    assert rows[0] == rows[1]
    third = copy.deepcopy(first)
    action = first.sample()
    seen = [seat.step(action)[0]["observation"].tolist() for seat in (first, second, third)]
    assert seen[0] == seen[1] == seen[2]


def test_agents_of_ones_own_are_opponents() -> None:
    seat = SeatEnv("parade", seats=2, opponents="tests.support.own_agent:make", one_hot=True)
    observed, _ = seat.reset(seed=2)
    assert seat.observation_space.contains(observed)
    assert seat.step(int(observed["action_mask"].argmax()))[2] is False


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"opponents": ["club"]}, "bad_opponents"),
        ({"opponents": 3}, "bad_opponents"),
        ({"opponents": [1, 2]}, "bad_opponents"),
        ({"opponents": "nobody"}, "unknown_bot"),
        ({"seat": 3}, "no_seat"),
        ({"reward": "luck"}, "unknown_reward"),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, Any], code: str) -> None:
    with pytest.raises(GameError) as refused:
        SeatEnv("parade", seats=3, **given)
    assert refused.value.code == code


def test_an_illegal_action_changes_nothing() -> None:
    seat = SeatEnv("parade", seats=2, opponents="novice")
    observed, _ = seat.reset(seed=1)
    before = seat.table.copy()
    with pytest.raises(GameError) as refused:
        seat.step(int(observed["action_mask"].argmin()))
    assert refused.value.code == "illegal_move"
    assert seat.table == before


@pytest.mark.parametrize("one_hot", [False, True])
@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_gymnasiums_own_check_finds_nothing_wrong(slug: str, seats: int, *, one_hot: bool) -> None:
    options = SHORT_OPTIONS.get(slug, {})
    seat = SeatEnv(slug, seats=seats, opponents="novice", seat=None, one_hot=one_hot, **options)
    seat.illegal_reward = -1.0
    check_env(seat, skip_render_check=True)
    assert seat.reset(seed=1)[0]["action_mask"].any()


def test_an_illegal_action_may_end_the_game_instead() -> None:
    seat = SeatEnv("parade", seats=2, opponents="novice")
    seat.illegal_reward = -2.5
    observed, _ = seat.reset(seed=1)
    _, reward, over, cut, _ = seat.step(int(observed["action_mask"].argmin()))
    assert (reward, over, cut) == (-2.5, True, False)
    with pytest.raises(GameError, match="game_over"):
        seat.step(seat.sample())
    observed, _ = seat.reset(seed=1)
    assert not seat.step(seat.sample())[2]


def test_a_table_among_searching_bots_is_cloned_and_goes_on_alike() -> None:
    first = SeatEnv("parade", seats=3, opponents=["club", "ismcts:20"])
    first.reset(seed=4)
    for second in (copy.deepcopy(first), pickle.loads(pickle.dumps(first))):
        action = first.sample()
        seen = [copy.deepcopy(seat).step(action)[0]["observation"] for seat in (first, second)]
        assert (seen[0] == seen[1]).all()


def test_samples_do_not_change_the_luck_of_the_table() -> None:
    first, second = (SeatEnv("parade", seats=2, opponents="random") for _ in range(2))
    for seat in (first, second):
        seat.reset(seed=5)
    assert all(first.action_space.contains(first.sample()) for _ in range(9))
    rows = [seat.reset()[0]["observation"].tolist() for seat in (first, second)]
    assert rows[0] == rows[1]


def test_before_the_first_reset_there_is_nothing_to_do() -> None:
    seat = SeatEnv("parade", seats=2)
    with pytest.raises(ResetNeeded):
        seat.step(0)
    with pytest.raises(ResetNeeded):
        seat.sample()


def test_gymnasium_finds_the_spaces_in_order() -> None:
    seat = SeatEnv("parade", seats=2, opponents="novice")
    observed, _ = seat.reset(seed=1)
    assert seat.observation_space.contains(observed)
    assert seat.action_space.contains(seat.sample())
