"""The source of seeds and shuffles, handed in by whoever serves a table."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from tablee.table.game import RunningGame

if TYPE_CHECKING:
    from tablee.table.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Entropy:
    """The luck of one table: seeds for its games and bots, and the order of each deal."""

    def next_seed(self, table: "Table") -> str:
        """Return the seed of the game after the one on the table; nobody may foresee it."""
        raise NotImplementedError

    def bot_seed(self, table: "Table", seat: int) -> int:
        """Return the seed of a bot that is about to think."""
        raise NotImplementedError

    def shuffle(self, game: RunningGame) -> list[str]:
        """Return the cards of the next deal in their order, as the game's own seed decides."""
        return game.shuffled()
