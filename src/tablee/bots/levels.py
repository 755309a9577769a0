"""Bots by name: the five levels, and the plain bots that they are made of."""

from typing import Final, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.flat_search import FlatSearch
from tablee.bots.heuristic import PERCENT, Budget
from tablee.bots.heuristics import heuristic_for
from tablee.bots.players import (
    Bot,
    FlatSearcher,
    Greedy,
    Random,
    TreeSearcher,
    drop_dominated,
    sample_actions,
    search_tree,
)
from tablee.core.errors import GameError
from tablee.core.rng import Rng
from tablee.core.state import COMPILED
from tablee.core.views import View
from tablee.core.whole_numbers import read_seed

LEVELS: Final = ["novice", "casual", "club", "expert", "master"]
GREEDY_LEVELS: Final = LEVELS[:2]
SEARCH_LEVELS: Final = LEVELS[2:]  # as in `Budget`
PLAIN: Final = ["random", "greedy", "ismcts", "trials"]
DEFAULT_ITERATIONS: Final[i64] = 1000
MAX_ITERATIONS: Final = 10_000_000
INTERPRETED_DIVISOR: Final = 25  # of iterations, where the rules are not compiled
QUICK_SEATS: Final = 3  # above so many, interpreted rules without a budget get less of ours
_NOTICE_PCT: Final = [45, 80]  # percent of legal actions that each greedy level considers


class LeveledBot(Bot):
    """A searching level: its budget and its kind of search depend on the game."""

    def __init__(self, level: str, seed: i64 = 0) -> None:
        super().__init__(seed)
        self.level = level

    def __reduce__(self) -> tuple[object, ...]:
        return LeveledBot, (self.level, self.seed)

    def _decide(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        heuristic = heuristic_for(view.state)
        style, budget = heuristic.style(), heuristic.budget()
        iterations = self.iterations(budget)
        if budget == Budget() and hasattr(view.state, "__dict__"):
            iterations = iterations * QUICK_SEATS // max(QUICK_SEATS, int(view.state.seats))
        legal = drop_dominated(heuristic, view.state, legal)
        if len(legal) == 1:
            return legal[0]
        if not style.side_by_side:
            return search_tree(view, legal, heuristic, style, iterations, rng)
        overlooked = budget.overlooked[SEARCH_LEVELS.index(self.level)]
        noticed = sample_actions(legal, PERCENT - overlooked, rng)
        return FlatSearch(view, noticed, heuristic, rng).run(iterations)

    def iterations(self, budget: Budget) -> int:
        """Return the iterations for a decision, fewer where nothing is compiled."""
        iterations = [budget.club, budget.expert, budget.master][SEARCH_LEVELS.index(self.level)]
        return iterations if COMPILED else max(1, iterations // INTERPRETED_DIVISOR)


def bot(name: str, seed: SupportsIndex = 0) -> Bot:
    """Return the bot of this name: a level, a plain bot, or a search such as `ismcts:5000`.

    Raises:
        GameError: `unknown_bot`, `not_whole`, `bad_seed`.
    """
    seed = read_seed(seed)
    word, colon, number = name.partition(":")
    if name in LEVELS:
        return _make_level(name, seed)
    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Greedy(seed)
    iterations = _parse_iterations(number) if colon else DEFAULT_ITERATIONS
    if word in ("ismcts", "trials") and iterations > 0:
        is_tree = word == "ismcts"
        return TreeSearcher(iterations, seed=seed) if is_tree else FlatSearcher(iterations, seed)
    expected = ", ".join([*LEVELS, *PLAIN, "ismcts:5000"])
    raise GameError("unknown_bot", bot=name, expected=expected)


def _make_level(level: str, seed: int) -> Bot:
    if level in GREEDY_LEVELS:
        return Greedy(seed, _NOTICE_PCT[GREEDY_LEVELS.index(level)])
    return LeveledBot(level, seed)


def _parse_iterations(text: str) -> i64:
    """Parse a number of iterations; return 0 if it is not one."""
    is_number = text.isascii() and text.isdecimal() and len(text) <= len(str(MAX_ITERATIONS))
    return int(text) if is_number and int(text) <= MAX_ITERATIONS else 0
