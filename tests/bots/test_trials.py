"""Candidates tried side by side: what is better beyond doubt is found, noise is not followed."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.instinct import Budget, Instinct, Style
from tablee.bots.instincts import INSTINCTS
from tablee.bots.levels import LEVELS, bot
from tablee.bots.trials import FEWEST, Trials
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.core.views import determinize, view
from tablee.games import GAMES
from tablee.records import Setup
from tests.fork import BET, LOSE, WIN, Fork, dealt

BOLD = {LOSE: 0, WIN: 1, BET: 2}
DULL = {LOSE: 2, WIN: 0, BET: 1}


class Biased(Instinct):
    """Likes actions as it is told, and spoils what it can."""

    def __init__(self, likes: dict[int, int], doubt: float = 0.5) -> None:
        super().__init__()
        self.likes = likes
        self.doubt = doubt

    def weigh(self, state: State, legal: vec[i64]) -> vec[i64]:
        return vec[i64]([self.likes.get(int(action), -int(action)) for action in legal])

    def style(self) -> Style:
        return Style(heed=100, side_by_side=True, doubt=self.doubt)

    def budget(self) -> Budget:
        return Budget(overlooked=(0, 0, 0))


def tried(instinct: Instinct, playouts: int, seed: int = 7, fork: Fork | None = None) -> int:
    fork = fork or dealt(0, 1, 2)
    seen = view(fork, 0)
    return int(Trials(seen, fork.legal(), instinct, Rng(seed)).run(playouts))


@pytest.mark.parametrize("likes", [BOLD, DULL])
def test_what_wins_in_every_world_is_found_whatever_instinct_likes(likes: dict[int, int]) -> None:
    assert {tried(Biased(likes), 120, seed) for seed in range(20)} == {WIN}


def test_without_playouts_instinct_decides() -> None:
    assert tried(Biased(BOLD), 0) == BET
    assert tried(Biased(DULL), 0) == LOSE


def test_no_more_candidates_are_tried_than_there_is_time_for() -> None:
    """With two of three only what looks best and second best is compared."""
    assert tried(Biased({LOSE: 2, BET: 1, WIN: 0}), 2 * FEWEST) == BET
    assert tried(Biased({LOSE: 2, BET: 1, WIN: 0}), 3 * FEWEST) == WIN


def test_the_more_doubt_the_longer_instinct_is_followed() -> None:
    """Against a lost cause a bet that succeeds in half of the worlds is a gain, not a sure one."""
    likes = {LOSE: 2, BET: 1, WIN: 0}
    assert tried(Biased(likes, doubt=1), 2 * FEWEST) == BET
    assert tried(Biased(likes, doubt=50), 2 * FEWEST) == LOSE


@pytest.mark.parametrize("slug", GAMES)
def test_the_same_view_and_seed_make_the_same_choice_whatever_is_hidden(slug: str) -> None:
    game = GAMES[slug]
    truth = Setup(game, game.seats[0]).start()
    shuffle(truth, Rng(3))
    seen = view(truth, truth.turn)
    before = repr(seen.state)
    instinct = INSTINCTS[type(truth)]
    choice = Trials(seen, truth.legal(), instinct, Rng(5)).run(60)
    assert choice in truth.legal()
    for seed in range(3):
        other = view(determinize(seen, Rng(seed)), truth.turn)
        assert Trials(other, truth.legal(), instinct, Rng(5)).run(60) == choice
    assert repr(seen.state) == before


def test_levels_of_some_games_try_side_by_side_and_overlook_less_and_less() -> None:
    tried = [instinct for instinct in INSTINCTS.values() if instinct.style().side_by_side]
    assert tried
    for instinct in tried:
        overlooked = instinct.budget().overlooked
        assert list(overlooked) == sorted(overlooked, reverse=True)
        assert overlooked[-1] == 0


@pytest.mark.parametrize("name", LEVELS[2:])
def test_a_level_that_tries_side_by_side_plays_the_hermine(name: str) -> None:
    truth = Setup(GAMES["hermine"], 2).start()
    shuffle(truth, Rng(3))
    seen = view(truth, truth.turn)
    choices = {bot(name, seed).choose(seen) for seed in range(6)}
    assert choices <= set(map(int, truth.legal()))
    assert bot(name, 2).choose(seen) == bot(name, 2).choose(seen)
