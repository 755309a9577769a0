"""Moves of any game for the tests, as players write them."""

import pytest

from tablee.core.errors import GameError
from tablee.core.moves import why_not
from tablee.core.state import State
from tablee.records import play as play_move


def play(state: State, *moves: str) -> None:
    """The seats on turn make these moves, one after the other."""
    for move in moves:
        play_move(state, state.turn, move)


def offered(state: State) -> list[str]:
    """The names of what the seat on turn can do."""
    return [state.name(action) for action in state.legal()]


def refused(state: State, move: str) -> str:
    """Why the seat on turn cannot make this move; nothing may have changed."""
    before = state.copy()
    with pytest.raises(GameError) as refusal:
        play_move(state, state.turn, move)
    assert state == before
    return str(refusal.value.details.get("why", refusal.value.code))


def why(state: State, name: str) -> str:
    """What forbids the one action of this name."""
    (action,) = [action for action in range(state.actions()) if state.name(action) == name]
    return why_not(state, action)
