"""Moves of any game, written as players write them."""

import pytest

from tablee.core.errors import GameError
from tablee.core.moves import why_not
from tablee.core.notation import play_move
from tablee.core.state import State


def play(state: State, *moves: str) -> None:
    """Play these moves in order, each for the seat on turn."""
    for move in moves:
        play_move(state, state.turn, move)


def offered(state: State) -> list[str]:
    """Return the names of all legal actions."""
    return [state.name(action) for action in state.legal()]


def refused(state: State, move: str) -> str:
    """Assert that a move is refused and changes nothing; return the ruling or the code."""
    before = state.copy()
    with pytest.raises(GameError) as refusal:
        play_move(state, state.turn, move)
    assert state == before
    return str(refusal.value.details.get("why", refusal.value.code))


def why(state: State, name: str) -> str:
    """Return the ruling that forbids the action of this name."""
    (action,) = [action for action in range(state.actions()) if state.name(action) == name]
    return why_not(state, action)
