"""Positions of random games."""

from collections.abc import Iterator

from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.core.zones import DEALER, NOBODY


def play_positions(state: State, rng: Rng) -> Iterator[State]:
    """Yield the positions of a random game in which a seat is on turn."""
    while state.turn != NOBODY:
        if state.turn == DEALER:
            shuffle(state, rng)
            continue
        yield state
        state.apply(state.legal()[rng.below(len(state.legal()))])
