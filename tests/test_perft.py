"""Perft: the number of action sequences from fixed positions."""

from pathlib import Path

import pytest

from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.core.zones import DEALER
from tablee.games import GAMES
from tablee.registry import find

pytestmark = pytest.mark.heavy

ROWS = [
    line.split()
    for line in (Path(__file__).parent / "perft.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]


def sequences(state: State, depth: int) -> int:
    """The number of ways to do `depth` actions, fewer where the game ends."""
    if depth == 0 or state.turn < 0:
        return 1
    total = 0
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        total += sequences(after, depth - 1)
    return total


@pytest.mark.parametrize("row", ROWS, ids=" ".join)
def test_the_number_of_sequences_is_what_it_was(row: list[str]) -> None:
    slug, seats, skipped, depth, expected = row
    state, rng = Setup(find(slug), int(seats)).start(), Rng(1)
    shuffle(state, rng)
    for _ in range(int(skipped)):
        state.apply(state.legal()[rng.below(len(state.legal()))])
        if state.turn == DEALER:
            shuffle(state, rng)
    assert sequences(state, int(depth)) == int(expected)


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_is_counted(slug: str) -> None:
    assert [row for row in ROWS if row[0] == slug]
