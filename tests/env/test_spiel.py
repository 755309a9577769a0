"""Our games as OpenSpiel sees them."""

import subprocess
import sys
from collections.abc import Iterable
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts

from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.views import determinize, view
from tablee.env.spiel import SpielGame, SpielState
from tablee.env.spiel_search import spiel_search
from tablee.games import GAMES
from tests.support.environments import SHORT_OPTIONS, TABLES, make_setup


def loaded(slug: str, seats: int) -> SpielGame:
    """As users load it."""
    parameters = {"players": seats, **SHORT_OPTIONS.get(slug, {})}
    game = pyspiel.load_game(f"tablee_{slug.replace('-', '_')}", parameters)
    assert isinstance(game, SpielGame)
    return game


def random_end(state: SpielState, seed: int) -> SpielState:
    """The same table after a random game, driven as OpenSpiel drives games."""
    random = Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            cards = [card for card, _ in state.chance_outcomes()]
            assert len(set(cards)) == len(cards)
            state.apply_action(random.choice(cards))
        else:
            player = state.current_player()
            actions = state.legal_actions()
            names = [state.action_to_string(player, action) for action in actions]
            assert len(set(names)) == len(actions) > 0
            state.apply_action(random.choice(actions))
    return state


def dealt(game: SpielGame, seed: int = 1) -> SpielState:
    """The table after the first deal."""
    state, random = game.new_initial_state(), Random(seed)
    while state.is_chance_node():
        state.apply_action(random.choice(state.chance_outcomes())[0])
    return state


@pytest.mark.parametrize("slug", GAMES)
def test_openspiels_own_simulation_finds_nothing_wrong(
    slug: str, capfd: pytest.CaptureFixture[str]
) -> None:
    game = loaded(slug, GAMES[slug].seats[0])
    pyspiel.random_sim_test(game, 1, True, False)
    assert "exception" not in capfd.readouterr().err.lower()
    assert game.get_type().short_name == f"tablee_{slug.replace('-', '_')}"


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_a_random_game_ends_with_a_return_for_each_player(slug: str, seats: int) -> None:
    state = loaded(slug, seats).new_initial_state()
    assert state.is_chance_node()
    assert state.returns() == [0.0] * seats
    returns = random_end(state, 1).returns()
    assert len(returns) == seats
    assert sum(returns) == pytest.approx(0)
    assert all(-1 <= value <= 1 for value in returns)


@pytest.mark.parametrize("slug", GAMES)
def test_a_clone_is_independent(slug: str) -> None:
    state = dealt(loaded(slug, GAMES[slug].seats[0]))
    before = str(state)
    clone = state.clone()
    assert str(clone) == before
    assert clone.information_state_string(0) == state.information_state_string(0)
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before
    assert str(clone) != before


@pytest.mark.parametrize("slug", GAMES)
def test_a_history_tells_the_game_exactly(slug: str) -> None:
    game = loaded(slug, GAMES[slug].seats[0])
    state = dealt(game, 3)
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_what_a_seat_knows_is_the_same_in_every_world_that_looks_the_same(
    slug: str, seats: int
) -> None:
    game = SpielGame(make_setup(slug, seats))
    state = game.setup.start()
    shuffle(state, Rng(1))
    seat = int(state.turn)
    world = determinize(view(state, seat), Rng(9))
    told = game.at(state).information_state_string(seat)
    assert game.at(world).information_state_string(seat) == told
    assert game.at(world).information_state_string() == told
    assert game.at(world).observation_string() == told
    assert str(game.at(world)) != str(game.at(state))


def test_a_seat_does_not_know_what_lies_hidden() -> None:
    tables = [in_order(loaded("parade", 2), order) for order in (range(66), [*range(64), 65, 64])]
    assert str(tables[0]) != str(tables[1])
    for told in (SpielState.information_state_string, SpielState.observation_string):
        assert told(tables[0], 0) == told(tables[1], 0)


def test_a_seat_remembers_what_it_saw() -> None:
    """Whether seat 0 bid before it passed shows on the table no more when the card is sold."""
    tables = [in_order(loaded("high-society", 3), range(16)) for _ in range(2)]
    said(tables[0], "bid 1", "done", "bid 2", "done", "pass", "pass")
    said(tables[1], "pass", "bid 2", "done", "pass")
    assert tables[0].observation_string(2) == tables[1].observation_string(2)
    assert tables[0].information_state_string(2) != tables[1].information_state_string(2)


def test_what_was_seen_does_not_depend_on_when_it_is_asked_for() -> None:
    often, once = [in_order(loaded("parade", 3), range(66)) for _ in range(2)]
    for _ in range(6):
        often.information_state_string(1)
        often = often.clone()
        for table in (often, once):
            table.apply_action(table.legal_actions()[0])
    assert often.information_state_string(1) == once.information_state_string(1)


def in_order(game: SpielGame, order: Iterable[int]) -> SpielState:
    """The table after a deal in this order."""
    state = game.new_initial_state()
    for card in order:
        state.apply_action(card)
    return state


def said(state: SpielState, *names: str) -> None:
    """Play by the names of actions."""
    for name in names:
        state.apply_action(state.string_to_action(state.current_player(), name))


@pytest.mark.parametrize("slug", GAMES)
def test_openspiels_environment_gives_learners_the_rows(slug: str) -> None:
    game = loaded(slug, GAMES[slug].seats[0])
    environment = rl_environment.Environment(game, include_full_state=True)
    step = environment.reset()
    seat = step.observations["current_player"]
    told = step.observations["info_state"][seat]
    assert len(told) == game.encoder.length
    assert told[:3] == [seat, 0, 0]
    legal = step.observations["legal_actions"][seat]
    assert environment.step([legal[0]]).observations["info_state"][seat] != told


@pytest.mark.parametrize("slug", GAMES)
def test_openspiels_search_plays_our_games(slug: str) -> None:
    setup = make_setup(slug, GAMES[slug].seats[0])
    state = setup.start()
    shuffle(state, Rng(1))
    seen = view(state, state.turn)
    choices = [spiel_search(setup, 5, seed)(seen) for seed in (3, 3)]
    assert choices[0] in state.legal()
    assert choices[0] == choices[1]


def test_options_are_parameters_of_openspiel() -> None:
    game = pyspiel.load_game("tablee_fourmis(players=4,deck=deck48a,teams=True)")
    assert game.setup.options["deck"] == "48a"
    assert game.setup.options["teams"] is True
    again = pyspiel.load_game(str(game))
    assert again.setup.options == game.setup.options
    assert pyspiel.load_game("tablee_hermine").setup.options["fixed_manches"] is None
    assert pyspiel.load_game("tablee_contrees").setup.options["characters"] == "18-10"


def test_the_observer_tells_what_is_seen_or_was_seen() -> None:
    game = loaded("parade", 3)
    state = dealt(game)
    now = game.make_py_observer()
    now.set_from(state, 1)
    assert now.tensor[0] == 1
    assert np.array_equal(now.dict["observation"], now.tensor)
    assert now.string_from(state, 1) == state.observation_string(1)
    kind = pyspiel.IIGObservationType(perfect_recall=True)
    ever = game.make_py_observer(kind)
    assert ever.string_from(state, 1) == state.information_state_string(1)


def test_a_program_that_used_openspiel_ends_in_peace() -> None:
    code = "import pyspiel, tablee.env.spiel; pyspiel.load_game('tablee_parade')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.heavy
@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_a_state_is_resampled_as_its_seat_cannot_tell(slug: str, seats: int) -> None:
    state = SpielGame(make_setup(slug, seats)).new_initial_state()
    random = np.random.default_rng(2)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds = set()
    for _ in range(400):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(int(random.choice([card for card, _ in state.chance_outcomes()])))
            continue
        player = state.current_player()
        world = state.resample_from_infostate(player, sampler)
        worlds.add(str(world) == str(state))
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.legal_actions() == state.legal_actions()
        state.apply_action(int(random.choice(state.legal_actions())))
    assert False in worlds


def test_the_search_of_openspiel_runs_unaided() -> None:
    state = pyspiel.load_game("tablee_parade(players=2)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(random_state=random),
        uct_c=1.4,
        max_simulations=20,
        random_state=random,
        allow_inconsistent_action_sets=True,
    )
    assert bot.step(state) in state.legal_actions()
