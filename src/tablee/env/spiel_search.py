"""OpenSpiel's search on our games, to be measured beside ours."""

from collections.abc import Callable
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.core.views import View, determinize, view
from tablee.env.spiel import SpielGame
from tablee.records import Setup

EXPLORATION = 1.4
"""Of its search, for rewards from -1 to 1."""


def spiel_search(setup: Setup, iterations: int, seed: int = 0) -> Callable[[View], int]:
    """OpenSpiel's IS-MCTS in Python with random rollouts, as a player that sees views."""
    game = SpielGame(setup)
    rng = Rng(seed)
    random = np.random.RandomState(seed)
    rollouts = mcts.RandomRolloutEvaluator(random_state=random)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=rollouts,
        uct_c=EXPLORATION,
        max_simulations=iterations,
        random_state=random,
        allow_inconsistent_action_sets=True,
    )
    bot.set_resampler(lambda table, player: game.at(_world(table, player, rng)))

    def choose(seen: View) -> int:
        policy: dict[int, float] = dict(bot.run_search(game.at(determinize(seen, rng))))
        return max(policy, key=lambda action: policy[action])

    return choose


def _world(table: Any, player: int, rng: Rng) -> State:
    return determinize(view(table.held.state, player), rng)
