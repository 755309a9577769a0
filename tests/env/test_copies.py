"""Games, environments and batches can be cloned and pickled, and go on alike."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded

import tablee
from tablee.core.errors import GameError
from tablee.core.setup import Setup
from tablee.env.aec import env
from tablee.env.vector import TablesEnv
from tablee.games import GAMES
from tests.support.environments import SHORT_OPTIONS

Clone = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


CLONES = pytest.mark.parametrize("clone", [copy.deepcopy, pickled])


@CLONES
@pytest.mark.parametrize("slug", GAMES)
def test_a_game_is_cloned_and_both_go_on_alike(slug: str, clone: Clone) -> None:
    game = tablee.new(slug, seed=3)
    for _ in range(5):
        game.play(game.legal[0])
    twin = clone(game)
    assert twin.state == game.state
    for _ in range(40):
        if not game.over:
            move = game.legal[-1]
            game.play(move)
            assert twin.state != game.state
            twin.play(move)
        assert twin.state == game.state
    assert twin.record() == game.record()


@CLONES
@pytest.mark.parametrize("slug", GAMES)
def test_a_setup_is_cloned_with_its_game(slug: str, clone: Clone) -> None:
    setup = Setup(GAMES[slug], GAMES[slug].seats[0])
    twin = clone(setup)
    assert (twin.game.slug, twin.game.rules) == (slug, GAMES[slug].rules)
    assert twin.game.options == GAMES[slug].options
    assert twin.faces == setup.faces
    assert twin.start() == setup.start()


@CLONES
@pytest.mark.parametrize("slug", GAMES)
def test_many_tables_are_cloned_and_both_go_on_alike(slug: str, clone: Clone) -> None:
    options = SHORT_OPTIONS.get(slug, {})
    many = TablesEnv(slug, seats=GAMES[slug].seats[0], tables=3, **options)
    observed, _ = many.reset(seed=5)
    observed, *_ = many.step(observed["action_mask"].argmax(axis=1))
    twin = clone(many)
    other = observed
    for _ in range(60):
        actions = observed["action_mask"].argmax(axis=1)
        observed, rewards, *_ = many.step(actions)
        other, others, *_ = twin.step(actions)
        assert (observed["observation"] == other["observation"]).all()
        assert (observed["action_mask"] == other["action_mask"]).all()
        assert (rewards == others).all()


@CLONES
def test_one_table_is_cloned_and_both_go_on_alike(clone: Clone) -> None:
    table = env("parade", seats=3)
    table.reset(seed=2)
    table.step(int(table.observe(table.agent_selection)["action_mask"].argmax()))
    twin = clone(table)
    while not table.terminations[table.agent_selection]:
        seen, other = (one.observe(one.agent_selection) for one in (table, twin))
        assert (seen["observation"] == other["observation"]).all()
        for one in (table, twin):
            one.step(int(seen["action_mask"].argmax()))
    assert twin.rewards == table.rewards


def test_numbers_of_numpy_are_numbers() -> None:
    game = tablee.new("hermine", seats=np.int64(2), seed=np.int32(1), fixed_manches=np.int8(1))  # type: ignore[arg-type]
    assert game.setup.seats == 2
    assert game.setup.options["fixed_manches"] == 1
    seen = game.view(np.int64(game.turn or 0))  # type: ignore[arg-type]
    action = tablee.bot("greedy").choose(seen)
    game.play(np.int64(action))  # type: ignore[arg-type]
    table = env("parade", seats=np.int64(2))  # type: ignore[arg-type]
    table.reset(seed=1)
    table.step(np.flatnonzero(table.observe("seat_0")["action_mask"])[0])
    assert table.agent_selection == "seat_1"


def test_a_list_of_actions_is_as_good_as_an_array() -> None:
    many = TablesEnv("parade", seats=2, tables=np.int64(2))  # type: ignore[arg-type]
    observed, _ = many.reset(seed=1)
    after, *_ = many.step([int(mask.argmax()) for mask in observed["action_mask"]])
    assert after["observation"].shape == observed["observation"].shape


@pytest.mark.parametrize("actions", [[0.5, 1.5], [1], [[1, 2]], ["a", "b"], 3, [True, False]])
def test_other_things_than_whole_numbers_for_each_table_are_refused(actions: Any) -> None:
    many = TablesEnv("parade", seats=2, tables=2)
    many.reset(seed=1)
    with pytest.raises(GameError) as refused:
        many.step(actions)
    assert refused.value.code == "bad_actions"


def test_there_is_at_least_one_table_and_it_is_dealt_before_the_first_step() -> None:
    with pytest.raises(GameError) as refused:
        TablesEnv("parade", seats=2, tables=0)
    assert refused.value.code == "no_tables"
    with pytest.raises(ResetNeeded):
        TablesEnv("parade", seats=2, tables=1).step([0])


@CLONES
@pytest.mark.parametrize("name", ["novice", "club", "random", "greedy", "ismcts:30", "trials:30"])
def test_a_bot_is_cloned_and_both_choose_alike(name: str, clone: Clone) -> None:
    bot = tablee.bot(name, seed=np.int64(7))
    twin = clone(bot)
    game = tablee.new("parade", seats=3, seed=1)
    assert type(twin) is type(bot)
    assert twin.seed == bot.seed == 7
    assert twin.choose(game.view(0)) == bot.choose(game.view(0))


@pytest.mark.parametrize(("seed", "code"), [(0.5, "not_whole"), (2**70, "bad_seed")])
def test_a_bot_has_a_seed_of_64_bits(seed: Any, code: str) -> None:
    with pytest.raises(GameError) as refused:
        tablee.bot("club", seed=seed)
    assert refused.value.code == code


def test_an_action_of_more_than_64_bits_is_unknown() -> None:
    game = tablee.new("parade", seats=2, seed=1)
    table = env("parade", seats=2).unwrapped
    table.reset(seed=1)
    for act in (game.play, table.step):
        with pytest.raises(GameError, match="unknown_move"):
            act(2**70)


@pytest.mark.parametrize("action", [-1, 10**6])
def test_an_action_out_of_range_is_refused_at_its_table(action: int) -> None:
    many = TablesEnv("parade", seats=2, tables=1)
    many.reset(seed=1)
    with pytest.raises(GameError) as refused:
        many.step([action])
    assert refused.value.code == "illegal_action"


@pytest.mark.parametrize("action", [1.0, [1], None, True])
def test_what_is_no_whole_number_is_no_action(action: Any) -> None:
    game = tablee.new("parade", seats=2, seed=1)
    with pytest.raises(GameError) as refused:
        game.play(action)
    assert refused.value.code == "not_whole"
    table = env("parade", seats=2).unwrapped
    table.reset(seed=1)
    if action is not None:
        with pytest.raises(GameError, match="not_whole"):
            table.step(action)


@pytest.mark.parametrize("seed", [2**63, -(2**70)])
def test_a_seed_of_more_than_64_bits_is_refused(seed: int) -> None:
    with pytest.raises(GameError) as refused:
        tablee.new("parade", seed=seed)
    assert refused.value.code == "bad_seed"


def test_a_bot_is_asked_only_for_the_seat_on_turn() -> None:
    game = tablee.new("parade", seats=3, seed=1)
    with pytest.raises(GameError) as refused:
        tablee.bot("greedy").choose(game.view(1))
    assert refused.value.code == "not_your_turn"
