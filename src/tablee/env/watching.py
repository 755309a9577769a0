"""What the environments have in common: a table, its rows as arrays, and their spaces."""

import numpy as np
from gymnasium import spaces
from librt.strings import BytesWriter
from numpy.typing import NDArray

from tablee.boxes import find
from tablee.core.errors import GameError
from tablee.core.game import OptionValue
from tablee.core.state import State
from tablee.env.layout import sketch_of
from tablee.env.rewards import REWARDS
from tablee.records import Setup

NUMBERS = np.dtype("<i2")
Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]


class Watched:
    """A game with its seats and options, and how it is turned into arrays.

    Raises:
        GameError: `unknown_game`, `bad_seats`, `unknown_option`, `bad_option` or `unknown_reward`.
    """

    def __init__(self, game: str, seats: int, reward: str, options: dict[str, OptionValue]) -> None:
        if reward not in REWARDS:
            raise GameError("unknown_reward", reward=reward, expected=", ".join(REWARDS))
        self.setup = Setup(find(game), seats, options)
        self.sketch = sketch_of(self.setup)
        self.actions = int(self.setup.start().actions())
        self._reward = REWARDS[reward]

    def row(self, state: State, seat: int) -> Numbers:
        """What a seat can know."""
        writer = BytesWriter()
        self.sketch.write(state, state.zones(), seat, writer)
        return np.frombuffer(writer.getvalue(), NUMBERS).copy()

    def mask(self, state: State, seat: int) -> Mask:
        """1 for each action that is open to a seat; none when another one is on turn."""
        mask = np.zeros(self.actions, np.int8)
        if state.turn == seat:
            mask[list(state.legal())] = 1
        return mask

    def rewards(self, state: State) -> list[float]:
        """What the end is worth to each seat."""
        return self._reward(self.setup, state)

    def observation_space(self) -> spaces.Dict:
        """A row, and which actions are legal."""
        limits = np.iinfo(np.int16)
        length = int(self.sketch.length)
        return spaces.Dict(
            {
                "observation": spaces.Box(limits.min, limits.max, (length,), np.int16),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        """All actions of the game, most of them not legal at a time."""
        return spaces.Discrete(self.actions)


def luck(seed: int | None) -> int:
    """A seed for our generator; any, if none is given."""
    return int(np.random.SeedSequence(seed).generate_state(1, np.uint32)[0])
