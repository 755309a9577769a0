"""Positions of random games."""

from collections.abc import Iterator

from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.core.zones import DEALER, NOBODY


def play_positions(state: State, rng: Rng) -> Iterator[State]:
    """Yield the positions of a random game in which a seat is on turn."""
    for position in play_game(state, rng):
        if position.turn not in (DEALER, NOBODY):
            yield position


def play_game(state: State, rng: Rng) -> Iterator[State]:
    """Yield all positions of a random game, those before a deal and the last one too."""
    while True:
        yield state
        if state.turn == NOBODY:
            return
        if state.turn == DEALER:
            shuffle(state, rng)
        else:
            state.apply(state.legal()[rng.below(len(state.legal()))])
