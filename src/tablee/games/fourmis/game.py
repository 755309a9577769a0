"""The game of Fourmis: its seats and its options."""

from typing import Final

from tablee.core.game import LETTER, Face, Game, Option, Options
from tablee.core.state import State
from tablee.games.fourmis.cards import DECKS, GAPS, faces
from tablee.games.fourmis.rules import TEAMS, Fourmis


class _Fourmis(Game):
    def __init__(self) -> None:
        super().__init__(
            "fourmis",
            rules=1,
            seats=(2, 3, 4),
            options=(
                Option("deck", DECKS[0], tuple(DECKS)),
                Option("beat", "best", ("best", "last")),
                Option("ninja_gap", 2, tuple(GAPS)),
                Option("rotate_leader", False, (False, True)),
                Option("teams", False, (False, True), seats=(int(TEAMS),)),
                Option("zero_tie_pays", False, (False, True)),
                Option("floor", True, (True, False)),
            ),
        )
        self.presets = {LETTER: {"beat": "last", "zero_tie_pays": True, "floor": False}}
        self.narrated_zones = ("hand", "trick", "won", "ghost-won", "plus", "moins")

    def start(self, seats: int, options: Options) -> State:
        return Fourmis(seats, options)

    def faces(self, seats: int, options: Options) -> list[Face]:
        return faces(str(options["deck"]))


FOURMIS: Final = _Fourmis()
