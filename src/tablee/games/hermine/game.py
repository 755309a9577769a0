"""The game of the Hermine: its seats and its options."""

from typing import Final

from tablee.core.game import LETTER, Face, Game, Option, Options
from tablee.core.state import State
from tablee.games.hermine.cards import MAX_SIDES, faces
from tablee.games.hermine.rules import Hermine
from tablee.games.hermine.tableau import number


class _Hermine(Game):
    def __init__(self) -> None:
        super().__init__(
            "hermine",
            rules=1,
            seats=(2, 3, 4, 6),
            options=(
                Option("target_score", 5000, tuple(range(1000, 11000, 1000))),
                Option("fixed_manches", None, (None, *range(1, 21))),
                Option("jokers", 0, (0, 3, 4)),
                Option("joker_scope", "any", ("any", "no_botte")),
                Option("bonus_no_100_200", False, (False, True)),
                Option("sauvegarde_restarts", True, (True, False)),
                Option("last_coup_skips", False, (False, True)),
            ),
        )
        self.presets = {LETTER: {"sauvegarde_restarts": False, "last_coup_skips": True}}
        self.narrated_zones = ("hand", "discard")
        self.short_options = {"fixed_manches": 1}
        self.rules_out_cards = False

    def start(self, seats: int, options: Options) -> State:
        return Hermine(seats, options)

    def faces(self, seats: int, options: Options) -> list[Face]:
        return faces(alone=seats <= MAX_SIDES, jokers=number(options["jokers"]))


HERMINE: Final = _Hermine()
