"""The game of Contrées: its seats and its options."""

from typing import Final

from tablee.core.game import LETTER, Face, Game, Option, Options, OptionValue
from tablee.core.state import State
from tablee.games.contrees.cards import CROWNS, PRESETS, faces, table
from tablee.games.contrees.figures import DUEL
from tablee.games.contrees.rules import Contrees


class _Contrees(Game):
    def __init__(self) -> None:
        super().__init__(
            "contrees",
            rules=1,
            seats=(2, 3, 4),
            options=(
                Option("characters", "18-10", tuple(PRESETS), own=True),
                Option("crowns", "others", tuple(CROWNS), own=True),
                Option("flumigel", 5, tuple(range(1, 11))),
                Option("karniphage_killed", "strongest", ("strongest", "caster")),
                Option("two_cards_if_possible", False, (False, True)),
                Option("killed_color_stays", False, (False, True)),
                Option("manches", 1, (1, 3, 5, 7), seats=(DUEL,)),
            ),
        )
        self.presets = {
            LETTER: {
                "karniphage_killed": "caster",
                "two_cards_if_possible": True,
                "killed_color_stays": True,
                "manches": 3,
            }
        }
        self.narrated_zones = (
            "hand",
            "hand-known",
            "realm",
            "land-0",
            "land-1",
            "land-2",
            "land-3",
            "discard",
        )
        self.rules_out_cards = False

    def start(self, seats: int, options: Options) -> State:
        return Contrees(seats, _format_facts(options), options)

    def faces(self, seats: int, options: Options) -> list[Face]:
        """Return the face of each card.

        Raises:
            GameError: `bad_characters` or `bad_crowns`.
        """
        return faces(table(_format_facts(options)))


_FACTS: Final[dict[tuple[OptionValue, OptionValue, OptionValue], str]] = {}


def _format_facts(options: Options) -> str:
    """Return the options as cached text, a word for each, without spaces inside."""
    key = (options["characters"], options["crowns"], options["flumigel"])
    facts = _FACTS.get(key)
    if facts is None:
        facts = " ".join([str(value).replace(" ", "") for value in key])
        _FACTS[key] = facts
    return facts


CONTREES: Final = _Contrees()
