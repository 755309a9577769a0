"""Shared part of the environments: a table, its rows as arrays, and their spaces."""

import numpy as np
from gymnasium import spaces
from librt.strings import BytesWriter
from numpy.typing import NDArray

from tablee.core.errors import GameError
from tablee.core.game import OptionValue
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.env.layout import encoder_of
from tablee.env.one_hot import OneHot
from tablee.env.rewards import REWARDS
from tablee.registry import find

NUMBERS = np.dtype("<i2")
Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]


class EncodedGame:
    """A game with its seats and options, encoded as arrays.

    Raises:
        GameError: `unknown_game`, `bad_seats`, `unknown_option`, `bad_option` or `unknown_reward`.
    """

    def __init__(self, game: str, seats: int, reward: str, options: dict[str, OptionValue]) -> None:
        if reward not in REWARDS:
            raise GameError("unknown_reward", reward=reward, expected=", ".join(REWARDS))
        self.setup = Setup(find(game), seats, options)
        self.encoder = encoder_of(self.setup)
        self.actions = int(self.setup.start().actions())
        self._reward = REWARDS[reward]

    def row(self, state: State, seat: int) -> Numbers:
        """Return the feature row of a seat."""
        writer = BytesWriter()
        self.encoder.write(state, state.zones(), seat, writer)
        return np.frombuffer(writer.getvalue(), NUMBERS).copy()

    def mask(self, state: State, seat: int) -> Mask:
        """Return 1 for each legal action of a seat; all 0 when another one is on turn."""
        mask = np.zeros(self.actions, np.int8)
        if state.turn == seat:
            mask[list(state.legal())] = 1
        return mask

    def rewards(self, state: State) -> list[float]:
        """Return the reward of each seat at the end of a game."""
        return self._reward(self.setup, state)

    def observation_space(self, columns: OneHot | None = None) -> spaces.Dict:
        """Return the space of a feature row, packed or as one-hot columns, and its action mask."""
        limits = np.iinfo(np.int16)
        length = int(self.encoder.length) if columns is None else columns.size
        kind = np.int16 if columns is None else np.float32
        return spaces.Dict(
            {
                "observation": spaces.Box(limits.min, limits.max, (length,), kind),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        """Return the space of all actions, most of which are not legal at a time."""
        return spaces.Discrete(self.actions)


def seed_or_random(seed: int | None) -> int:
    """Derive a seed for our generator; a random one if none is given."""
    return int(np.random.SeedSequence(seed).generate_state(1, np.uint32)[0])
