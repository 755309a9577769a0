"""Setups and positions for the tests of environments."""

from collections.abc import Iterator
from typing import Any

from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.core.zones import DEALER, NOBODY
from tablee.games import GAMES

SHORT_OPTIONS: dict[str, dict[str, Any]] = {
    slug: game.short_options for slug, game in GAMES.items()
}
TABLES = [(slug, seats) for slug, game in GAMES.items() for seats in game.seats]
"""Every game with every number of players."""


def make_setup(slug: str, seats: int) -> Setup:
    return Setup(GAMES[slug], seats, SHORT_OPTIONS.get(slug))


def positions(setup: Setup, seed: int) -> Iterator[State]:
    """Yield all positions of a random game, deals and the last one included."""
    state, rng = setup.start(), Rng(seed)
    while state.turn != NOBODY:
        yield state
        if state.turn == DEALER:
            shuffle(state, rng)
        else:
            state.apply(state.legal()[rng.below(len(state.legal()))])
    yield state
