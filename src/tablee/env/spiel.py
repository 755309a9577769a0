"""Our games as games of OpenSpiel, so that its algorithms can play them.

`import tablee.env.spiel` needs `pip install 'tablee[peers]'`. Shuffles are chance nodes of the
sampled kind: one outcome, and the game's own generator says what it is.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from tablee.bots.instincts import instinct_for
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.core.views import View, determinize, view
from tablee.core.zones import DEALER, NOBODY
from tablee.records import Setup

LONGEST = 100_000
EXPLORATION = 0.7
"""Of its search, for rewards from 0 to 1."""


class _Held:
    """A state of ours, copied in our own way where OpenSpiel copies deeply."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> "_Held":
        return _Held(self.state.copy())


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One table of ours, before the first deal."""

    def __init__(self, setup: Setup, seed: int = 0) -> None:
        self.setup = setup
        self.rng = Rng(seed)
        kinds = pyspiel.GameType
        game_type = kinds(
            short_name=f"tablee_{setup.game.slug.replace('-', '_')}",
            long_name=setup.game.slug,
            dynamics=kinds.Dynamics.SEQUENTIAL,
            chance_mode=kinds.ChanceMode.SAMPLED_STOCHASTIC,
            information=kinds.Information.IMPERFECT_INFORMATION,
            utility=kinds.Utility.GENERAL_SUM,
            reward_model=kinds.RewardModel.TERMINAL,
            max_num_players=setup.seats,
            min_num_players=setup.seats,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=False,
        )
        facts = pyspiel.GameInfo(
            num_distinct_actions=int(setup.start().actions()),
            max_chance_outcomes=1,
            num_players=setup.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type, facts, {})

    def new_initial_state(self) -> "SpielState":
        """A table before the first deal."""
        return SpielState(self)

    def at(self, state: State) -> "SpielState":
        """A table with one of our states on it."""
        table = SpielState(self)
        table.held = _Held(state)
        return table


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of ours, answering OpenSpiel's questions."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = _Held(game.setup.start())

    def current_player(self) -> int:
        """The seat on turn, the dealer's chance, or the end."""
        turn = int(self.held.state.turn)
        if turn == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == DEALER else turn

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.held.state.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A shuffle, whatever it brings."""
        return [(0, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.held.state.turn == DEALER:
            shuffle(self.held.state, self.get_game().rng)
        else:
            self.held.state.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return "shuffle" if player < 0 else self.held.state.name(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.held.state.turn == NOBODY

    def returns(self) -> list[float]:
        """What the end is worth to each seat, from 0 to 1."""
        state = self.held.state
        return (
            list(instinct_for(state).rewards(state)) if self.is_terminal() else [0.0] * state.seats
        )

    def information_state_string(self, player: int | None = None) -> str:
        """Everything that a seat can see, and what it could have noted of the past."""
        state = self.held.state
        return repr(view(state, state.turn if player is None else player).state)

    def __str__(self) -> str:
        return repr(self.held.state)


def spiel_search(setup: Setup, iterations: int, seed: int = 0) -> Callable[[View], int]:
    """OpenSpiel's IS-MCTS in Python with random rollouts, as a player that sees views."""
    game = SpielGame(setup, seed)
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
    bot.set_resampler(lambda table, player: game.at(_world(table, player, game.rng)))

    def choose(seen: View) -> int:
        policy: dict[int, float] = dict(bot.run_search(game.at(determinize(seen, game.rng))))
        return max(policy, key=lambda action: policy[action])

    return choose


def _world(table: Any, player: int, rng: Rng) -> State:
    return determinize(view(table.held.state, player), rng)
