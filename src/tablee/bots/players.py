"""The kinds of bots: each chooses an action from a view, and sees nothing else."""

from typing import Final
from zlib import crc32

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tablee.bots.flat_search import FlatSearch
from tablee.bots.heuristic import PERCENT, Heuristic, Style, pick_best
from tablee.bots.heuristics import heuristic_for
from tablee.bots.search import Search
from tablee.bots.tree import NO_NODE, ROOT
from tablee.core.moves import check_turn
from tablee.core.rng import Rng
from tablee.core.state import State, fields, restore_fields
from tablee.core.views import View

_MAX_SEED: Final[i64] = 0x7FFFFFFF
_DIGEST_BITS: Final[i64] = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A deterministic player: the same seed and the same view make the same choice."""

    def __init__(self, seed: i64 = 0) -> None:
        self.seed = seed

    def __reduce__(self) -> tuple[object, ...]:
        return restore_fields, (type(self), fields(self))

    def choose(self, view: View) -> int:
        """Return a legal action for the seat of the view, which is on turn.

        Raises:
            GameError: `not_your_turn`, `cards_to_deal` or `game_over`.
        """
        check_turn(view.state, view.seat)
        legal = view.state.legal()
        if len(legal) == 1:
            return int(legal[0])
        digest = crc32(repr(view.state).encode())
        return int(self._decide(view, legal, Rng((self.seed & _MAX_SEED) << _DIGEST_BITS | digest)))

    def _decide(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        """Return one of several legal actions."""
        raise NotImplementedError


class Random(Bot):
    """Plays a random legal action."""

    def _decide(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        return legal[rng.below(len(legal))]


class Greedy(Bot):
    """Plays the action of the greatest weight among those that it considers."""

    def __init__(
        self, seed: i64 = 0, notice_pct: i64 = PERCENT, heuristic: Heuristic | None = None
    ) -> None:
        super().__init__(seed)
        self.notice_pct = notice_pct
        self.heuristic = heuristic

    def _decide(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        noticed = sample_actions(legal, self.notice_pct, rng)
        heuristic = self.heuristic or heuristic_for(view.state)
        weights = heuristic.glance(view.state, noticed)
        return noticed[pick_best(weights, rng)]


def sample_actions(legal: vec[i64], percent: i64, rng: Rng) -> vec[i64]:
    """Keep each action with a probability in percent, but at least one."""
    if percent == PERCENT:
        return legal
    noticed = vec[i64]()
    for i in range(len(legal)):
        if rng.below(PERCENT) < percent:
            noticed = append(noticed, legal[i])
    return noticed if len(noticed) > 0 else append(noticed, legal[rng.below(len(legal))])


class TreeSearcher(Bot):
    """Plays the choice of a tree search."""

    def __init__(
        self,
        iterations: i64,
        *,
        seed: i64 = 0,
        style: Style | None = None,
        heuristic: Heuristic | None = None,
    ) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.style = style
        self.heuristic = heuristic

    def __reduce__(self) -> tuple[object, ...]:
        return _make_tree_searcher, (self.iterations, self.seed, self.style, self.heuristic)

    def _decide(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        heuristic = self.heuristic or heuristic_for(view.state)
        style = self.style or heuristic.style()
        return search_tree(view, legal, heuristic, style, self.iterations, rng)


def _make_tree_searcher(
    iterations: i64, seed: i64, style: Style | None, heuristic: Heuristic | None
) -> TreeSearcher:
    return TreeSearcher(iterations, seed=seed, style=style, heuristic=heuristic)


def drop_dominated(heuristic: Heuristic, state: State, legal: vec[i64]) -> vec[i64]:
    """Return the actions that are not dominated."""
    flags = heuristic.find_dominated(state, legal)
    kept = vec[i64]()
    for i in range(len(legal)):
        if flags[i] == 0:
            kept = append(kept, legal[i])
    return kept


def search_tree(
    view: View, allowed: vec[i64], heuristic: Heuristic, style: Style, iterations: i64, rng: Rng
) -> i64:
    """Run a tree search and return the most visited of some legal actions."""
    search = Search(view, heuristic, style, rng)
    search.decide(iterations, allowed)
    best = search.tree.most_visited_of(ROOT, allowed)
    if best == NO_NODE:
        return allowed[pick_best(heuristic.weigh(view.state, allowed), rng)]
    return search.tree.actions[best]


class FlatSearcher(Bot):
    """Plays the choice of a flat search."""

    def __init__(self, playouts: i64, seed: i64 = 0) -> None:
        super().__init__(seed)
        self.playouts = playouts

    def __reduce__(self) -> tuple[object, ...]:
        return FlatSearcher, (self.playouts, self.seed)

    def _decide(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        return FlatSearch(view, legal, heuristic_for(view.state), rng).run(self.playouts)
