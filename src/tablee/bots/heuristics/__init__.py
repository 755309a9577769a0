"""The heuristics of our games."""

from tablee.bots.heuristic import Heuristic
from tablee.bots.heuristics.auction import AuctionHeuristic
from tablee.bots.heuristics.contrees import ContreesHeuristic
from tablee.bots.heuristics.fourmis import FourmisHeuristic
from tablee.bots.heuristics.hermine import HermineHeuristic
from tablee.bots.heuristics.parade import ParadeHeuristic
from tablee.core.state import State
from tablee.games.auction import Auction
from tablee.games.contrees import Contrees
from tablee.games.fourmis import Fourmis
from tablee.games.hermine import Hermine
from tablee.games.parade import Parade

HEURISTICS: dict[type[State], Heuristic] = {
    Auction: AuctionHeuristic(),
    Contrees: ContreesHeuristic(),
    Fourmis: FourmisHeuristic(),
    Hermine: HermineHeuristic(),
    Parade: ParadeHeuristic(),
}
"""Heuristics by class of state; plugins may add theirs."""

_DEFAULT = Heuristic()


def heuristic_for(state: State) -> Heuristic:
    """Return the heuristic for the game of a state."""
    return HEURISTICS.get(type(state), _DEFAULT)
