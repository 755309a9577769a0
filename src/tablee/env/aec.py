"""PettingZoo AEC environment: one table, whose seats act one after another.

    from tablee.env.aec import env
    table = env("parade", seats=4)

`tablee.env.layout` documents the observation row; an action is one step of the engine.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tablee.core.game import OptionValue
from tablee.core.moves import act, shuffle
from tablee.core.rng import Rng
from tablee.core.views import view
from tablee.core.whole_numbers import read_action
from tablee.core.zones import DEALER, NOBODY
from tablee.env.common import EncodedGame, seed_or_random
from tablee.records.diagram import draw_diagram


def env(
    game: str,
    *,
    seats: int,
    reward: str = "places",
    render_mode: str | None = None,
    **options: OptionValue,
) -> AECEnv:
    """Return an environment that checks the order in which it is used.

    Args:
        game: One of `tablee.shelf()`.
        seats: How many play.
        reward: `places` (from 1 to -1) or `scores` (the lead in points), at the end of the game.
        render_mode: `ansi`, to get the table as the seat on turn sees it; `human`, to print it.
        options: Options of the game, such as `fixed_manches=1`.
    """
    table = TableEnv(game, seats=seats, reward=reward, render_mode=render_mode, **options)
    return wrappers.OrderEnforcingWrapper(table)


class TableEnv(AECEnv):  # type: ignore[misc]
    """One table; agents are `seat_0`, `seat_1` and so on, and cards are dealt automatically."""

    def __init__(
        self,
        game: str,
        *,
        seats: int,
        reward: str = "places",
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        super().__init__()
        self._encoded = EncodedGame(game, seats, reward, options)
        self.metadata = {
            "name": f"tablee_{game.replace('-', '_')}_v{self._encoded.setup.game.rules}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._encoded.setup.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._rng = Rng(seed_or_random(None))
        self._spaces = {agent: self._encoded.observation_space() for agent in self.possible_agents}
        self._actions = {agent: self._encoded.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of observations: a feature row and an action mask."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of all actions of the game."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; a seed determines this game and all that follow it."""
        if seed is not None:
            self._rng = Rng(seed_or_random(seed))
        self.table = self._encoded.setup.start()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._advance()

    def _advance(self) -> None:
        """Deal while cards are to be dealt; then select the next agent, or end the game."""
        while self.table.turn == DEALER:
            shuffle(self.table, self._rng)
        if self.table.turn == NOBODY:
            self.rewards = dict(zip(self.agents, self._encoded.rewards(self.table), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.table.turn]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return the observation of a seat, on turn or not."""
        seat = self._seats[agent]
        return {
            "observation": self._encoded.row(self.table, seat),
            "action_mask": self._encoded.mask(self.table, seat),
        }

    def step(self, action: int | None) -> None:
        """Apply an action of the seat on turn.

        Raises:
            GameError: `illegal_move` or `not_whole`; the table stays as it was.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only seats of a game that is over may do nothing"
        act(self.table, self._seats[agent], read_action(action))
        self._cumulative_rewards[agent] = 0.0
        self._advance()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Draw the table as the seat on turn sees it, with the codes of the cards."""
        seat = self._seats[self.agent_selection]
        shown = draw_diagram(self._encoded.setup, view(self.table, seat))
        if self.render_mode == "human":
            print(shown)
            return None
        return shown if self.render_mode == "ansi" else None

    def state(self) -> "np.ndarray[Any, np.dtype[np.int16]]":
        """Return the rows of all seats, concatenated."""
        rows = [self._encoded.row(self.table, seat) for seat in self._seats.values()]
        return np.concatenate(rows)

    def close(self) -> None:
        """Do nothing: no resource is held."""
