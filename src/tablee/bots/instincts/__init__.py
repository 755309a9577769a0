"""What players see at a glance, game by game."""

from tablee.bots.instinct import Instinct
from tablee.bots.instincts.parade import ParadeInstinct
from tablee.core.state import State
from tablee.games.parade import Parade

INSTINCTS: dict[type[State], Instinct] = {Parade: ParadeInstinct()}
"""By the class of the state; other games may add theirs."""

_NONE = Instinct()


def instinct_for(state: State) -> Instinct:
    """The instinct for the game of a state."""
    return INSTINCTS.get(type(state), _NONE)
