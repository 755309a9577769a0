"""OpenSpiel's IS-MCTS on our games, as a baseline for our search."""

from collections.abc import Callable
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.core.views import View, determinize, view
from tablee.env.spiel import SpielGame

EXPLORATION = 1.4
"""UCT exploration constant, for rewards from -1 to 1."""


def spiel_search(setup: Setup, iterations: int, seed: int = 0) -> Callable[[View], int]:
    """Return a player that chooses from a view with OpenSpiel's IS-MCTS and random rollouts."""
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
    bot.set_resampler(lambda table, player: game.at(_determinize(table, player, rng)))

    def choose(seen: View) -> int:
        policy: dict[int, float] = dict(bot.run_search(game.at(determinize(seen, rng))))
        return max(policy, key=lambda action: policy[action])

    return choose


def _determinize(table: Any, player: int, rng: Rng) -> State:
    return determinize(view(table.position.state, player), rng)
