"""Those who sit at a table without being there: each chooses from a view, and sees nothing else."""

from typing import Final
from zlib import crc32

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tablee.bots.instinct import PERCENT, Instinct, Style, best_of
from tablee.bots.instincts import instinct_for
from tablee.bots.search import Search
from tablee.bots.tree import ROOT
from tablee.bots.trials import Trials
from tablee.core.rng import Rng
from tablee.core.views import View

_LARGEST_SEED: Final[i64] = 0x7FFFFFFF
_SEEN_BITS: Final[i64] = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """The same seed and the same view make the same choice."""

    def __init__(self, seed: i64 = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> int:
        """An action of the seat whose view it is, and whose turn."""
        legal = view.state.legal()
        if len(legal) == 1:
            return int(legal[0])
        seen = crc32(repr(view.state).encode())
        return int(self._decide(view, legal, Rng((self.seed & _LARGEST_SEED) << _SEEN_BITS | seen)))

    def _decide(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        """One of several legal actions."""
        raise NotImplementedError


class Random(Bot):
    """Anything that is legal."""

    def _decide(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        return legal[rng.below(len(legal))]


class Greedy(Bot):
    """What looks best at a glance, among what it has noticed."""

    def __init__(self, seed: i64 = 0, notices: i64 = PERCENT) -> None:
        super().__init__(seed)
        self.notices = notices  # how many of a hundred possible actions

    def _decide(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        noticed = noticed_of(legal, self.notices, rng)
        weights = instinct_for(view.state).glance(view.state, noticed)
        return noticed[best_of(weights, rng)]


def noticed_of(legal: vec[i64], percent: i64, rng: Rng) -> vec[i64]:
    """So many of a hundred actions, at least one."""
    if percent == PERCENT:
        return legal
    noticed = vec[i64]()
    for i in range(len(legal)):
        if rng.below(PERCENT) < percent:
            noticed = append(noticed, legal[i])
    return noticed if len(noticed) > 0 else append(noticed, legal[rng.below(len(legal))])


class Thinker(Bot):
    """What a search of so many iterations prefers."""

    def __init__(
        self,
        iterations: i64,
        *,
        seed: i64 = 0,
        style: Style | None = None,
        instinct: Instinct | None = None,
    ) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.style = style
        self.instinct = instinct

    def _decide(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        instinct = self.instinct or instinct_for(view.state)
        return searched(view, instinct, self.style or instinct.style(), self.iterations, rng)


def searched(view: View, instinct: Instinct, style: Style, iterations: i64, rng: Rng) -> i64:
    """The action that a search comes to prefer."""
    search = Search(view, instinct, style, rng)
    search.run(iterations)
    return search.tree.actions[search.tree.most_visited(ROOT)]


class Trier(Bot):
    """What so many playouts speak for when candidates are tried side by side."""

    def __init__(self, playouts: i64, seed: i64 = 0) -> None:
        super().__init__(seed)
        self.playouts = playouts

    def _decide(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        return Trials(view, legal, instinct_for(view.state), rng).run(self.playouts)
