"""Bots by name: five levels, the same at every door, and the plain ones that they are made of."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.instinct import PERCENT, Budget
from tablee.bots.instincts import instinct_for
from tablee.bots.players import Bot, Greedy, Random, Thinker, Trier, noticed_of, searched
from tablee.bots.trials import Trials
from tablee.core.errors import GameError
from tablee.core.rng import Rng
from tablee.core.state import COMPILED
from tablee.core.views import View

LEVELS: Final = ["novice", "casual", "club", "expert", "master"]
_RANKS: Final = ["club", "expert", "master"]  # those who think
PLAIN: Final = ["random", "greedy", "ismcts", "trials"]
THOUGHT: Final[i64] = 1000  # iterations, unless the name says another number
MOST: Final = 10_000_000
SLOWER: Final = 25  # so many times less is thought where the rules are not compiled
NOVICE_NOTICES: Final[i64] = 45  # of a hundred possible actions
CASUAL_NOTICES: Final[i64] = 80


class Leveled(Bot):
    """Thinks with what the game makes of a level."""

    def __init__(self, level: str, seed: i64 = 0) -> None:
        super().__init__(seed)
        self.level = level

    def _decide(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        instinct = instinct_for(view.state)
        style, budget = instinct.style(), instinct.budget()
        iterations = self.iterations(budget)
        if not style.side_by_side:
            return searched(view, instinct, style, iterations, rng)
        overlooked = budget.overlooked[_RANKS.index(self.level)]
        noticed = noticed_of(legal, PERCENT - overlooked, rng)
        return Trials(view, noticed, instinct, rng).run(iterations)

    def iterations(self, budget: Budget) -> int:
        """What the level has for a decision; less where nothing is compiled."""
        whole = [budget.club, budget.expert, budget.master][_RANKS.index(self.level)]
        return whole if COMPILED else max(1, whole // SLOWER)


def bot(name: str, seed: int = 0) -> Bot:
    """The bot of this name: a level, or `random`, `greedy`, `ismcts`, `trials`, `ismcts:5000`.

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
    iterations = _iterations(number) if colon else THOUGHT
    if word in ("ismcts", "trials") and iterations > 0:
        return Thinker(iterations, seed=seed) if word == "ismcts" else Trier(iterations, seed)
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
