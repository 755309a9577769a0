"""Nothing that a search repeats a million times leaves anything behind."""

import gc
import sys
from collections.abc import Callable

import pytest

from tablee.bots.heuristic import playout
from tablee.bots.levels import bot
from tablee.core.game import Game
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import COMPILED, State
from tablee.core.views import determinize, view
from tablee.games import GAMES
from tests.support.effort import effort
from tests.support.follow_game import FollowGame

pytestmark = pytest.mark.installed  # interpreted code leaks only what Python leaks

TIMES = effort(60, 300) if COMPILED else 15
A_FEW = 50
"""Blocks that Python itself may keep for later: caches, free lists."""


def middle_of(game: Game) -> State:
    setup = Setup(game, game.seats[-1])
    state = setup.start()
    shuffle(state, Rng(1))
    for _ in range(5):
        state.apply(state.legal()[0])
    return state


def play_a_copy(state: State, rng: Rng) -> None:
    playout(state.copy(), rng)


def imagine(state: State, rng: Rng) -> None:
    determinize(view(state, 0), rng)


def look(state: State, rng: Rng) -> None:
    state.scores()
    [zone.cards for zone in state.zones()]


def choose(state: State, rng: Rng) -> None:
    for name in ("greedy", "novice", "ismcts:2", "trials:32"):
        bot(name, int(rng.bits())).choose(view(state, state.turn))


@pytest.mark.parametrize("work", [play_a_copy, imagine, look, choose])
@pytest.mark.parametrize("game", [*GAMES.values(), FollowGame()], ids=lambda game: game.slug)
def test_repeating_it_keeps_no_memory(game: Game, work: Callable[[State, Rng], None]) -> None:
    """Also where rules of another package, which nobody compiles, are played by compiled bots."""
    state, rng = middle_of(game), Rng(2)
    for _ in range(TIMES):
        work(state, rng)
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(TIMES):
        work(state, rng)
    gc.collect()
    assert sys.getallocatedblocks() - before < A_FEW
