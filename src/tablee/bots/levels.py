"""Bots by name: five levels, the same at every door, and the plain ones that they are made of."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.instincts import instinct_for
from tablee.bots.players import Bot, Greedy, Random, Thinker
from tablee.core.errors import GameError
from tablee.core.rng import Rng
from tablee.core.state import COMPILED
from tablee.core.views import View

LEVELS: Final = ["novice", "casual", "club", "expert", "master"]
PLAIN: Final = ["random", "greedy", "ismcts"]
ISMCTS: Final[i64] = 1000  # iterations, unless the name says another number
MOST: Final = 10_000_000
SLOWER: Final = 25  # so many times less is thought where the rules are not compiled
NOVICE_NOTICES: Final[i64] = 45  # of a hundred possible actions
CASUAL_NOTICES: Final[i64] = 80


class Leveled(Thinker):
    """A search whose budget is what the game makes of a level."""

    def __init__(self, level: str, seed: i64 = 0) -> None:
        super().__init__(0, seed=seed)
        self.level = level

    def _decide(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        budget = instinct_for(view.state).budget()
        rank = LEVELS.index(self.level) - LEVELS.index("club")
        self.iterations = budget[rank] if COMPILED else max(1, budget[rank] // SLOWER)
        return super()._decide(view, legal, rng)


def bot(name: str, seed: int = 0) -> Bot:
    """The bot of this name: a level, or `random`, `greedy`, `ismcts`, `ismcts:5000`.

    Raises:
        GameError: `unknown_bot`.
    """
    word, colon, number = name.partition(":")
    if name in LEVELS:
        return _of_level(name, seed)
    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Greedy(seed)
    iterations = _iterations(number) if colon else ISMCTS
    if word == "ismcts" and iterations > 0:
        return Thinker(iterations, seed=seed)
    expected = ", ".join([*LEVELS, *PLAIN, "ismcts:5000"])
    raise GameError("unknown_bot", bot=name, expected=expected)


def _of_level(name: str, seed: int) -> Bot:
    if name == "novice":
        return Greedy(seed, NOVICE_NOTICES)
    return Greedy(seed, CASUAL_NOTICES) if name == "casual" else Leveled(name, seed)


def _iterations(text: str) -> i64:
    """A number of iterations, or 0 if it is not one."""
    is_number = text.isascii() and text.isdecimal() and len(text) <= len(str(MOST))
    return int(text) if is_number and int(text) <= MOST else 0
