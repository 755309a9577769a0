"""Questions of a review: what a seat was asked at a moment, and what it could have answered."""

from collections.abc import Iterator
from itertools import islice

from tablee.core.setup import Setup
from tablee.core.state import DONE, State
from tablee.review.report import ReviewQuestion
from tablee.table.choices import legal_choices, prompt_message

MAX_MOVES = 2100
"""Whole moves that a question lists: enough for any bid of eleven notes. Of more, it lists none."""


def build_question(setup: Setup, state: State) -> ReviewQuestion:
    """Return what the seat on turn is asked in a state, with its choices."""
    choices = legal_choices(state, "", setup.shown)
    goes_on = any(choice.open for choice in choices)
    return ReviewQuestion(
        prompt_message(setup, state), choices, list_moves(state) if goes_on else []
    )


def list_moves(state: State, most: int = MAX_MOVES) -> list[str]:
    """Return all whole moves of the seat on turn; none if there are more than `most`."""
    moves = [" ".join(words) for words in islice(_whole_moves(state, []), most + 1)]
    return moves if len(moves) <= most else []


def _whole_moves(state: State, said: list[str]) -> Iterator[list[str]]:
    """Yield the words of each way to end a move that began with these steps."""
    for action in state.legal():
        name = state.name(action)
        words = said if name == DONE else [*said, name]
        after = state.copy()
        after.apply(action)
        if after.midway:
            yield from _whole_moves(after, words)
        else:
            yield words
