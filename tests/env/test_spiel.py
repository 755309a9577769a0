"""Our games as OpenSpiel sees them."""

from random import Random

import pytest

from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.views import determinize, view
from tablee.env.spiel import SpielGame, SpielState, spiel_search
from tablee.games import GAMES
from tablee.records import Setup

MANCHE = {"hermine": {"fixed_manches": 1}}


def table(slug: str, seed: int = 0) -> SpielGame:
    game = GAMES[slug]
    return SpielGame(Setup(game, game.seats[0], MANCHE.get(slug)), seed)


def random_end(state: SpielState, seed: int) -> SpielState:
    """The same table after a random game, driven as OpenSpiel drives games."""
    random = Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert outcomes == [(0, 1.0)]
            state.apply_action(0)
        else:
            player = state.current_player()
            actions = state.legal_actions()
            names = [state.action_to_string(player, action) for action in actions]
            assert len(set(names)) == len(actions) > 0
            state.apply_action(random.choice(actions))
    return state


@pytest.mark.parametrize("slug", GAMES)
def test_a_random_game_ends_with_a_return_for_each_player(slug: str) -> None:
    game = table(slug)
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert state.returns() == [0.0] * game.num_players()
    end = random_end(state, 1)
    returns = end.returns()
    assert len(returns) == game.num_players()
    assert all(0 <= value <= 1 for value in returns)
    assert max(returns) > min(returns)


@pytest.mark.parametrize("slug", GAMES)
def test_a_clone_is_independent(slug: str) -> None:
    state = table(slug).new_initial_state()
    state.apply_action(0)
    before = str(state)
    clone = state.clone()
    assert str(clone) == before
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before
    assert str(clone) != before


@pytest.mark.parametrize("slug", GAMES)
def test_an_information_state_is_what_the_seat_sees(slug: str) -> None:
    game = table(slug)
    state = game.setup.start()
    shuffle(state, Rng(1))
    seat = int(state.turn)
    world = determinize(view(state, seat), Rng(9))
    told = game.at(state).information_state_string(seat)
    assert game.at(world).information_state_string(seat) == told
    assert game.at(world).information_state_string() == told
    assert str(game.at(world)) != str(game.at(state))


def test_deals_depend_on_the_seed_alone() -> None:
    openings = []
    for seed in (1, 1, 2):
        state = table("parade", seed).new_initial_state()
        state.apply_action(0)
        openings.append(str(state))
    assert openings[0] == openings[1] != openings[2]


def test_openspiels_search_plays_our_games() -> None:
    setup = Setup(GAMES["parade"], 4)
    state = setup.start()
    shuffle(state, Rng(1))
    seen = view(state, 0)
    choices = [spiel_search(setup, 30, seed)(seen) for seed in (3, 3)]
    assert choices[0] in state.legal()
    assert choices[0] == choices[1]
