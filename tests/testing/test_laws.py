"""The laws hold for every game of the shelf, interpreted and compiled."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.game import Game
from tablee.games import GAMES
from tablee.testing import check_game
from tests.follow import FollowGame
from tests.magpie import MagpieGame

TABLES = [(game, seats) for game in GAMES.values() for seats in game.seats]


@pytest.mark.parametrize(
    ("game", "seats"), TABLES, ids=[f"{game.slug}-{seats}" for game, seats in TABLES]
)
@settings(max_examples=4, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**30))
def test_every_game_obeys_the_laws(game: Game, seats: int, seed: int) -> None:
    assert check_game(game, seats=seats, games=1, worlds=20, seed=seed) == 1


def test_a_game_whose_past_actions_tell_something_obeys_the_laws() -> None:
    assert check_game(FollowGame(), games=40, worlds=40) == 40


@pytest.mark.parametrize("rounds", [1, 3])
def test_a_game_of_equal_cards_steps_and_rounds_obeys_the_laws(rounds: int) -> None:
    assert check_game(MagpieGame(), options={"rounds": rounds}, games=8, worlds=40) == 16


def test_all_numbers_of_seats_are_checked_unless_one_is_named() -> None:
    game = GAMES["parade"]
    assert check_game(game, games=1, worlds=1) == len(game.seats)
