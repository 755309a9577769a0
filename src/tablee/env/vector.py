"""Gymnasium vector environment: many tables of one game, for self-play.

At every table the seat on turn acts. The observation is the row of that seat; the information has
the seat and the legal actions. A game that is over is followed by another one at once, and the
information then has the rewards of all seats.
"""

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tablee.core.errors import GameError
from tablee.core.game import OptionValue
from tablee.env.common import NUMBERS, EncodedGame
from tablee.features.batch import TableBatch

ACTION = np.dtype("<i4")
Observed = dict[str, NDArray[Any]]


class TablesEnv(VectorEnv[Observed, NDArray[Any], NDArray[Any]]):
    """Vector environment of many tables of one game.

    Args:
        game: One of `tablee.shelf()`.
        seats: How many play at each.
        tables: How many tables there are.
        reward: `places` (from 1 to -1) or `scores` (the lead in points), at the end of a game.
        options: Options of the game, such as `fixed_manches=1`.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int,
        tables: int,
        reward: str = "places",
        **options: OptionValue,
    ) -> None:
        self._encoded = EncodedGame(game, seats, reward, options)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = tables
        self.single_observation_space = self._encoded.observation_space()
        self.single_action_space = self._encoded.action_space()
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)
        self._numbers = np.arange(tables)
        self._never = np.zeros(tables, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Deal a game at every table; each has a seed of its own, derived from this one."""
        seeds = np.random.SeedSequence(seed).generate_state(self.num_envs, np.uint32).tolist()
        encoded = self._encoded
        self._batch = TableBatch(encoded.setup.start(), encoded.encoder, seeds, encoded.rewards)
        return self._observed(), self._infos()

    def _observed(self) -> Observed:
        rows = self._batch.rows()
        known = np.frombuffer(rows.known, NUMBERS).reshape(self.num_envs, -1)
        self._seats = known[:, 0]  # a row begins with the seat that it is for
        self._mask = np.frombuffer(rows.mask, np.int8).reshape(self.num_envs, -1)
        self._legal = np.frombuffer(rows.legal, ACTION)
        self._counts = np.frombuffer(rows.counts, ACTION)
        return {"observation": known, "action_mask": self._mask}

    def _infos(self) -> dict[str, Any]:
        return {"seat": self._seats, "legal": self._legal, "legal_counts": self._counts}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observed, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Apply an action at every table; the reward is that of the seat that has acted.

        Raises:
            GameError: `illegal_action`; all tables stay as they were.
        """
        allowed = self._mask[self._numbers, actions]
        if not allowed.all():
            wrong = int(allowed.argmin())
            raise GameError("illegal_action", table=wrong, action=int(actions[wrong]))
        rewards = np.zeros((self.num_envs, self._encoded.setup.seats))
        over = self._never.copy()
        for number, worth in self._batch.step(actions.tolist()):
            rewards[number] = worth
            over[number] = True
        acted = rewards[self._numbers, self._seats]
        observed = self._observed()
        infos = {**self._infos(), "rewards": rewards}
        return observed, acted, over, self._never.copy(), infos
