"""Gymnasium environment of one seat: the others are bots, or agents of your own.

from tablee.env.single import SeatEnv
seat = SeatEnv("parade", seats=3, opponents=["club", "novice"])
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from tablee.agents import find_bot
from tablee.bots.players import Bot
from tablee.core.errors import GameError
from tablee.core.game import OptionValue
from tablee.core.moves import act, shuffle
from tablee.core.rng import Rng
from tablee.core.views import view
from tablee.core.whole_numbers import read_action, whole_number
from tablee.core.zones import DEALER, NOBODY
from tablee.env.common import EncodedGame, seed_or_random
from tablee.env.one_hot import OneHot

Observed = dict[str, NDArray[Any]]
MAX_BOT_SEED = 2**31
ILLEGAL = ("illegal_move", "unknown_move")


class SeatEnv(gymnasium.Env[Observed, int]):
    """One seat of a table; every step goes on until it is on turn again, or the game is over.

    Args:
        game: One of `tablee.shelf()`.
        seats: How many play.
        opponents: Bots of the other seats, in their order: one name for all of them, or one each.
            A name is that of `tablee.bot`, or `module:function` of your own.
        seat: The seat that learns; another one in each game if it is `None`.
        reward: `places` (from 1 to -1) or `scores` (the lead in points), at the end of a game.
        one_hot: Whether observations are one-hot columns instead of the packed row.
        options: Options of the game, such as `fixed_manches=1`.

    Raises:
        GameError: as `tablee.new`, `unknown_bot`, `bad_opponents` or `no_seat`.
    """

    illegal_reward: float | None = None
    """Reward of an illegal action, which then ends the game, for learners that know no masks; if it
    is `None`, such an action raises and changes nothing."""

    def __init__(
        self,
        game: str,
        *,
        seats: int,
        opponents: str | Sequence[str] = "casual",
        seat: int | None = 0,
        reward: str = "places",
        one_hot: bool = False,
        **options: OptionValue,
    ) -> None:
        self.metadata = {"render_modes": []}
        self._encoded = EncodedGame(game, seats, reward, options)
        count = self._encoded.setup.seats
        names = _list_opponents(opponents, count - 1)
        if seat is not None and whole_number("seat", seat) not in range(count):
            raise GameError("no_seat", seat=seat, expected=", ".join(map(str, range(count))))
        for name in names:
            find_bot(name)
        self._names, self._seat = names, seat
        self._is_given_up = False
        self._columns = OneHot(self._encoded.setup) if one_hot else None
        self._rng = Rng(seed_or_random(None))
        self.observation_space = self._encoded.observation_space(self._columns)  # type: ignore[assignment]
        self.action_space = self._encoded.action_space()  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Deal a new game; a seed determines this game and all that follow it."""
        seed = None if seed is None else whole_number("seed", seed)
        super().reset(seed=seed)
        if seed is not None:
            self._rng = Rng(seed_or_random(seed))
            self.action_space.seed(seed)
        count = self._encoded.setup.seats
        self.seat = int(self._rng.below(count)) if self._seat is None else int(self._seat)
        others = [seat for seat in range(count) if seat != self.seat]
        self._bots: dict[int, Bot] = {
            other: find_bot(name, int(self._rng.below(MAX_BOT_SEED)))
            for other, name in zip(others, self._names, strict=True)
        }
        self.table = self._encoded.setup.start()
        self._is_given_up = False
        self._go_on()
        if self.table.turn == NOBODY:  # over before this seat has had a turn
            return self.reset(options=options)
        return self._observed(), self._infos()

    def _go_on(self) -> None:
        """Deal, and let the others play, until the seat is on turn or the game is over."""
        table = self.table
        while table.turn not in (self.seat, NOBODY):
            if table.turn == DEALER:
                shuffle(table, self._rng)
            else:
                act(table, table.turn, self._bots[int(table.turn)].choose(view(table, table.turn)))

    def _observed(self) -> Observed:
        row = self._encoded.row(self.table, self.seat)
        mask = self._encoded.mask(self.table, self.seat)
        return {
            "observation": row if self._columns is None else self._columns.encode(row),
            "action_mask": mask,
        }

    def _infos(self) -> dict[str, Any]:
        return {"seat": self.seat, "action_mask": self._encoded.mask(self.table, self.seat)}

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Apply an action of the seat; the reward comes at the end of the game.

        `reset` comes first, or Gymnasium's `ResetNeeded` is raised.

        Raises:
            GameError: `illegal_move`, `not_whole` or `game_over`; the table stays as it was.
        """
        self._require_table()
        if self._is_given_up:
            raise GameError("game_over")
        try:
            act(self.table, self.seat, read_action(action))
        except GameError as refused:
            if self.illegal_reward is None or refused.code not in ILLEGAL:
                raise
            self._is_given_up = True
            return self._observed(), self.illegal_reward, True, False, self._infos()
        self._go_on()
        over = self.table.turn == NOBODY
        reward = self._encoded.rewards(self.table)[self.seat] if over else 0.0
        return self._observed(), reward, over, False, self._infos()

    def sample(self) -> int:
        """Return a random legal action, from the luck of `action_space`."""
        self._require_table()
        return int(self.action_space.sample(self._encoded.mask(self.table, self.seat)))

    def _require_table(self) -> None:
        if not hasattr(self, "table"):
            raise ResetNeeded("reset() deals the first game; call it before step()")


def _list_opponents(opponents: object, expected: int) -> list[str]:
    """Return the name of each opponent.

    Raises:
        GameError: `bad_opponents`.
    """
    if isinstance(opponents, str):
        return [opponents] * expected
    given = opponents if isinstance(opponents, Sequence) else []
    names = [name for name in given if isinstance(name, str)]
    if len(names) != expected or len(names) != len(given):
        raise GameError("bad_opponents", expected=expected, found=repr(opponents))
    return names
