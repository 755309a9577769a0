"""The laws hold for every game of the shelf, interpreted and compiled."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.game import LETTER, PRESET, Game, Options, OptionValue
from tablee.core.state import COMPILED
from tablee.games import GAMES
from tablee.testing import check_game
from tests.support.effort import effort
from tests.support.follow_game import Follow, FollowGame, Misere
from tests.support.magpie_game import MagpieGame

pytestmark = pytest.mark.heavy

EXAMPLES = effort(1, 10 if COMPILED else 2)
WORLDS = 20 if COMPILED else effort(3, 20)
"""Worlds that are imagined from each view; interpreted rules are the same ones, and slow."""
MANCHE: dict[str, OptionValue] = {"fixed_manches": 1}
LETTERS: dict[str, OptionValue] = {PRESET: LETTER}
SETS: dict[str, list[dict[str, OptionValue]]] = {
    "hermine": [
        MANCHE,
        {**MANCHE, "jokers": 4, "bonus_no_100_200": True},
        {**MANCHE, "jokers": 3, "joker_scope": "no_botte", "sauvegarde_restarts": False},
        {**MANCHE, **LETTERS},
    ],
    "high-society": [{}, {"pending_theft": "bought"}],
    "animalement-votre": [{}, LETTERS],
    "contrees": [{}, {"characters": "20-2", "flumigel": 9}, LETTERS],
    "fourmis": [
        {},
        LETTERS,
        {"deck": "48a", "rotate_leader": True},
        {"deck": "48b"},
        {"deck": "40", "beat": "last", "ninja_gap": 1},
    ],
}
"""Options to play with; a whole match of the Hermine is long for who looks at every position."""

TABLES: list[tuple[Game, int, dict[str, OptionValue]]] = [
    *[
        (game, seats, options)
        for game in GAMES.values()
        for seats in game.seats
        for options in SETS.get(game.slug, [{}])
    ],
    (GAMES["fourmis"], 4, {"teams": True}),
    (GAMES["fourmis"], 4, {"teams": True, **LETTERS}),
    *[
        (GAMES["contrees"], seats, {name: value})
        for seats in (2, 3)
        for name, value in GAMES["contrees"].presets[LETTER].items()
        if name != "manches"
    ],
    (GAMES["contrees"], 2, {"manches": 3}),
    (GAMES["hermine"], 3, {"fixed_manches": 1, "last_coup_skips": True}),
    *[
        (GAMES["fourmis"], 3, {name: value})
        for name, value in GAMES["fourmis"].presets[LETTER].items()
    ],
]


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    TABLES,
    ids=[f"{game.slug}-{seats}-{'-'.join(options)}" for game, seats, options in TABLES],
)
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**30))
def test_every_game_obeys_the_laws(game: Game, seats: int, options: Options, seed: int) -> None:
    assert check_game(game, seats=seats, options=options, games=1, worlds=WORLDS, seed=seed) == 1


def test_a_match_of_several_manches_obeys_the_laws() -> None:
    game = GAMES["hermine"]
    options: dict[str, OptionValue] = {"fixed_manches": 3, "jokers": 3}
    assert check_game(game, seats=3, options=options, games=1, worlds=30) == 1


@pytest.mark.parametrize("kind", [Follow, Misere])
def test_a_game_whose_past_actions_tell_something_obeys_the_laws(kind: type[Follow]) -> None:
    assert check_game(FollowGame(kind), games=40, worlds=40) == 40


@pytest.mark.parametrize("rounds", [1, 3])
def test_a_game_of_equal_cards_steps_and_rounds_obeys_the_laws(rounds: int) -> None:
    assert check_game(MagpieGame(), options={"rounds": rounds}, games=8, worlds=40) == 16


def test_all_numbers_of_seats_are_checked_unless_one_is_named() -> None:
    game = GAMES["parade"]
    assert check_game(game, games=1, worlds=1) == len(game.seats)
