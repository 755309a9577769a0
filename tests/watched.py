"""Tables for the tests of environments: small ones, and positions of random games."""

from collections.abc import Iterator
from typing import Any

from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.core.zones import DEALER, NOBODY
from tablee.games import GAMES
from tablee.records import Setup

MANCHE: dict[str, dict[str, Any]] = {"hermine": {"fixed_manches": 1}}
TABLES = [(slug, seats) for slug, game in GAMES.items() for seats in game.seats]
"""Every game with every number of players."""


def setup_of(slug: str, seats: int) -> Setup:
    return Setup(GAMES[slug], seats, MANCHE.get(slug))


def positions(setup: Setup, seed: int) -> Iterator[State]:
    """The positions of a random game, also those at which cards are dealt and the last one."""
    state, rng = setup.start(), Rng(seed)
    while state.turn != NOBODY:
        yield state
        if state.turn == DEALER:
            shuffle(state, rng)
        else:
            state.apply(state.legal()[rng.below(len(state.legal()))])
    yield state
