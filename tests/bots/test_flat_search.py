"""Candidates tried side by side: what is better beyond doubt is found, noise is not followed."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.flat_search import MIN_WORLDS, FlatSearch
from tablee.bots.heuristic import Budget, Heuristic, Style
from tablee.bots.heuristics import HEURISTICS
from tablee.bots.levels import LEVELS, bot
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.core.views import determinize, view
from tablee.games import GAMES
from tests.support.fork_game import BET, LOSE, WIN, Fork, dealt

pytestmark = pytest.mark.heavy

BOLD = {LOSE: 0, WIN: 1, BET: 2}
DULL = {LOSE: 2, WIN: 0, BET: 1}


class Biased(Heuristic):
    """Likes actions as it is told, and spoils what it can."""

    def __init__(self, likes: dict[int, int], min_z: float = 0.5) -> None:
        super().__init__()
        self.likes = likes
        self.min_z = min_z

    def weigh(self, state: State, legal: vec[i64]) -> vec[i64]:
        return vec[i64]([self.likes.get(int(action), -int(action)) for action in legal])

    def style(self) -> Style:
        return Style(rollout_policy_pct=100, side_by_side=True, min_z=self.min_z)

    def budget(self) -> Budget:
        return Budget(overlooked=(0, 0, 0))


def tried(heuristic: Heuristic, playouts: int, seed: int = 7, fork: Fork | None = None) -> int:
    fork = fork or dealt(0, 1, 2)
    own_view = view(fork, 0)
    return int(FlatSearch(own_view, fork.legal(), heuristic, Rng(seed)).run(playouts))


@pytest.mark.parametrize("likes", [BOLD, DULL])
def test_what_wins_in_every_world_is_found_whatever_heuristic_likes(likes: dict[int, int]) -> None:
    assert {tried(Biased(likes), 120, seed) for seed in range(20)} == {WIN}


def test_without_playouts_heuristic_decides() -> None:
    assert tried(Biased(BOLD), 0) == BET
    assert tried(Biased(DULL), 0) == LOSE


def test_no_more_candidates_are_tried_than_there_is_time_for() -> None:
    """With two of three only what looks best and second best is compared."""
    assert tried(Biased({LOSE: 2, BET: 1, WIN: 0}), 2 * MIN_WORLDS) == BET
    assert tried(Biased({LOSE: 2, BET: 1, WIN: 0}), 3 * MIN_WORLDS) == WIN


def test_the_more_doubt_the_longer_heuristic_is_followed() -> None:
    """Against a lost cause a bet that succeeds in half of the worlds is a gain, not a sure one."""
    likes = {LOSE: 2, BET: 1, WIN: 0}
    assert tried(Biased(likes, min_z=1), 2 * MIN_WORLDS) == BET
    assert tried(Biased(likes, min_z=50), 2 * MIN_WORLDS) == LOSE


@pytest.mark.parametrize("slug", GAMES)
def test_the_same_view_and_seed_make_the_same_choice_whatever_is_hidden(slug: str) -> None:
    game = GAMES[slug]
    truth = Setup(game, game.seats[0]).start()
    shuffle(truth, Rng(3))
    own_view = view(truth, truth.turn)
    before = repr(own_view.state)
    heuristic = HEURISTICS[type(truth)]
    choice = FlatSearch(own_view, truth.legal(), heuristic, Rng(5)).run(60)
    assert choice in truth.legal()
    for seed in range(3):
        other = view(determinize(own_view, Rng(seed)), truth.turn)
        assert FlatSearch(other, truth.legal(), heuristic, Rng(5)).run(60) == choice
    assert repr(own_view.state) == before


def test_levels_of_some_games_try_side_by_side_and_overlook_less_and_less() -> None:
    tried = [heuristic for heuristic in HEURISTICS.values() if heuristic.style().side_by_side]
    assert tried
    for heuristic in tried:
        overlooked = heuristic.budget().overlooked
        assert list(overlooked) == sorted(overlooked, reverse=True)
        assert overlooked[-1] == 0


@pytest.mark.parametrize("name", LEVELS[2:])
def test_a_level_that_tries_side_by_side_plays_the_hermine(name: str) -> None:
    truth = Setup(GAMES["hermine"], 2).start()
    shuffle(truth, Rng(3))
    own_view = view(truth, truth.turn)
    choices = {bot(name, seed).choose(own_view) for seed in range(6)}
    assert choices <= set(map(int, truth.legal()))
    assert bot(name, 2).choose(own_view) == bot(name, 2).choose(own_view)
