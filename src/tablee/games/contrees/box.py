"""The box of Contrées: for how many, and what can be chosen about the cards."""

from typing import Final

from tablee.core.game import Face, Game, Option, Options, OptionValue
from tablee.core.state import State
from tablee.games.contrees.cards import CROWNS, PRESETS, faces, table
from tablee.games.contrees.rules import Contrees


class _Contrees(Game):
    def start(self, seats: int, options: Options) -> State:
        return Contrees(seats, _facts(options))

    def faces(self, seats: int, options: Options) -> list[Face]:
        """What each card shows.

        Raises:
            GameError: `bad_characters` or `bad_crowns`.
        """
        return faces(table(_facts(options)))


_FACTS: Final[dict[tuple[OptionValue, OptionValue, OptionValue], str]] = {}


def _facts(options: Options) -> str:
    """The options, a word for each, written once; spaces in them mean nothing."""
    wanted = (options["characters"], options["crowns"], options["flumigel"])
    found = _FACTS.get(wanted)
    if found is None:
        found = " ".join([str(value).replace(" ", "") for value in wanted])
        _FACTS[wanted] = found
    return found


CONTREES: Final = _Contrees(
    "contrees",
    rules=1,
    seats=(2, 3, 4),
    options=(
        Option("characters", "18-10", tuple(PRESETS), own=True),
        Option("crowns", "others", tuple(CROWNS), own=True),
        Option("flumigel", 5, tuple(range(1, 11))),
    ),
)
