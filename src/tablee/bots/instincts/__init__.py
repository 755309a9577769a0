"""What players see at a glance, game by game."""

from tablee.bots.instinct import Instinct
from tablee.bots.instincts.auction import AuctionInstinct
from tablee.bots.instincts.contrees import ContreesInstinct
from tablee.bots.instincts.fourmis import FourmisInstinct
from tablee.bots.instincts.hermine import HermineInstinct
from tablee.bots.instincts.parade import ParadeInstinct
from tablee.core.state import State
from tablee.games.auction import Auction
from tablee.games.contrees import Contrees
from tablee.games.fourmis import Fourmis
from tablee.games.hermine import Hermine
from tablee.games.parade import Parade

INSTINCTS: dict[type[State], Instinct] = {
    Auction: AuctionInstinct(),
    Contrees: ContreesInstinct(),
    Fourmis: FourmisInstinct(),
    Hermine: HermineInstinct(),
    Parade: ParadeInstinct(),
}
"""By the class of the state; other games may add theirs."""

_NONE = Instinct()


def instinct_for(state: State) -> Instinct:
    """The instinct for the game of a state."""
    return INSTINCTS.get(type(state), _NONE)
