"""Many tables at once."""

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from tablee.core.errors import GameError
from tablee.env.common import EncodedGame
from tablee.env.vector import TablesEnv
from tests.support.environments import SHORT_OPTIONS, TABLES


def tables(slug: str, seats: int, count: int, reward: str = "places") -> TablesEnv:
    options = SHORT_OPTIONS.get(slug, {})
    return TablesEnv(slug, seats=seats, tables=count, reward=reward, **options)


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_tables_are_played_side_by_side_and_begin_again(slug: str, seats: int) -> None:
    many = tables(slug, seats, 3)
    observed, info = many.reset(seed=1)
    random = np.random.default_rng(1)
    games = 0
    for _ in range(250):
        assert many.observation_space.contains(observed)
        assert (observed["observation"][:, 0] == info["seat"]).all()
        assert (observed["observation"][:, 1] == 0).all()
        assert observed["action_mask"].any(axis=1).all()
        before = info["seat"]
        chances = random.random(observed["action_mask"].shape)
        actions = (observed["action_mask"] * chances).argmax(1)
        observed, rewards, over, cut, info = many.step(actions)
        assert info["rewards"].sum(axis=1) == pytest.approx(0)
        assert (rewards == info["rewards"][np.arange(3), before]).all()
        assert not info["rewards"][~over].any()
        assert not cut.any()
        games += int(over.sum())
    assert games or slug in ("hermine", "fourmis", "contrees")
    assert many.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_a_table_among_many_is_the_table_alone(slug: str, seats: int) -> None:
    """Observations and masks are those of the encoder, for the seat on turn."""
    many = tables(slug, seats, 4)
    watched = EncodedGame(slug, seats, "places", dict(SHORT_OPTIONS.get(slug, {})))
    observed, info = many.reset(seed=2)
    for step in range(40):
        for number, state in enumerate(many._batch.tables):
            seat = int(info["seat"][number])
            assert observed["observation"][number].tolist() == watched.row(state, seat).tolist()
            assert observed["action_mask"][number].tolist() == watched.mask(state, seat).tolist()
        legal = [np.flatnonzero(mask) for mask in observed["action_mask"]]
        listed = np.split(info["legal"], info["legal_counts"].cumsum()[:-1])
        assert [sorted(one) for one in listed] == [list(one) for one in legal]
        observed, *_, info = many.step(np.array([one[step % len(one)] for one in legal]))


def test_the_same_seed_deals_the_same_and_tables_differ() -> None:
    rows = [tables("parade", 3, 4).reset(seed=seed)[0]["observation"] for seed in (1, 1, 2)]
    assert (rows[0] == rows[1]).all()
    assert (rows[0] != rows[2]).any()
    assert (rows[0][0] != rows[0][1]).any()


def test_a_wrong_action_is_refused_and_changes_no_table() -> None:
    many, untouched = tables("parade", 3, 4), tables("parade", 3, 4)
    observed, _ = many.reset(seed=1)
    untouched.reset(seed=1)
    legal = observed["action_mask"].argmax(1)
    wrong = legal.copy()
    wrong[2] = observed["action_mask"][2].argmin()
    with pytest.raises(GameError, match="illegal_action, table 2"):
        many.step(wrong)
    after, expected = many.step(legal)[0], untouched.step(legal)[0]
    assert (after["observation"] == expected["observation"]).all()
