"""Gymnasium vector environment: many tables of one game, for self-play.

At every table the seat on turn acts. The observation is the row of that seat; the information has
the seat and the legal actions. A game that is over is followed by another one at once, and the
information then has the rewards of all seats.
"""

from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tablee.core.errors import GameError
from tablee.core.game import OptionValue
from tablee.core.whole_numbers import whole_number
from tablee.env.common import NUMBERS, EncodedGame
from tablee.env.one_hot import OneHot
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
        one_hot: Whether observations are one-hot columns instead of packed rows.
        options: Options of the game, such as `fixed_manches=1`.

    Raises:
        GameError: as `tablee.new`, `unknown_reward` or `no_tables`.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int,
        tables: int,
        reward: str = "places",
        one_hot: bool = False,
        **options: OptionValue,
    ) -> None:
        self._encoded = EncodedGame(game, seats, reward, options)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = tables = whole_number("tables", tables)
        if tables < 1:
            raise GameError("no_tables", found=tables)
        self._columns = OneHot(self._encoded.setup) if one_hot else None
        self.single_observation_space = self._encoded.observation_space(self._columns)
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
        seen = known if self._columns is None else self._columns.encode(known)
        return {"observation": seen, "action_mask": self._mask}

    def _infos(self) -> dict[str, Any]:
        return {"seat": self._seats, "legal": self._legal, "legal_counts": self._counts}

    def _read_actions(self, actions: object) -> NDArray[Any]:
        """Return the actions as an array; one whole number for each table."""
        read = np.asarray(actions)
        if read.shape != (self.num_envs,) or not np.issubdtype(read.dtype, np.integer):
            found = f"{read.dtype}, {read.shape}"
            raise GameError("bad_actions", tables=self.num_envs, found=found)
        return read

    def step(
        self, actions: NDArray[Any] | list[int]
    ) -> tuple[Observed, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Apply an action at every table; the reward is that of the seat that has acted.

        `reset` comes first, or Gymnasium's `ResetNeeded` is raised.

        Raises:
            GameError: `illegal_action` or `bad_actions`; all tables stay as they were.
        """
        if not hasattr(self, "_batch"):
            raise ResetNeeded("reset() deals the first games; call it before step()")
        actions = self._read_actions(actions)
        is_known = (actions >= 0) & (actions < self._encoded.actions)
        allowed = self._mask[self._numbers, np.where(is_known, actions, 0)] * is_known
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
