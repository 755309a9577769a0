"""The questions of a review ask what a live table would, and list every whole move."""

import random

import pytest

from tablee.core.moves import shuffle
from tablee.core.notation import parse_move
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.core.zones import DEALER, NOBODY
from tablee.games import GAMES
from tablee.review.questions import build_question, list_moves
from tablee.table.choices import legal_choices


def played(slug: str, steps: int, seed: int) -> tuple[Setup, State]:
    """A game after some random steps, when a seat is about to begin a move."""
    rng, dealer = random.Random(seed), Rng(seed)
    setup = Setup(GAMES[slug], GAMES[slug].seats[0])
    state = setup.start()
    while steps > 0 or state.turn == DEALER or state.midway:
        if state.turn == NOBODY:
            state = setup.start()
        if state.turn == DEALER:
            shuffle(state, dealer)
        else:
            state.apply(rng.choice(list(state.legal())))
            steps -= 1
    return (setup, state) if state.turn != NOBODY else played(slug, 3, seed)


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("steps", [0, 9, 25])
def test_a_question_lists_what_can_be_played(slug: str, steps: int) -> None:
    setup, state = played(slug, steps, seed=steps)
    question = build_question(setup, state)
    assert [choice.move for choice in question.choices] == [
        choice.move for choice in legal_choices(state, "")
    ]
    assert question.prompt.key
    moves = list_moves(state, 100_000)
    assert len(moves) == len(set(moves))
    for move in moves[:50]:
        assert not parse_move(state, move).after.midway
    firsts = {choice.move for choice in question.choices}
    assert all(any(f"{move} ".startswith(f"{first} ") for first in firsts) for move in moves)
    whole = {choice.move for choice in question.choices if choice.whole}
    assert whole <= set(moves)


def test_too_many_moves_are_not_listed() -> None:
    _, state = played("high-society", 0, seed=1)
    assert len(list_moves(state)) > 2000
    assert list_moves(state, 10) == []
