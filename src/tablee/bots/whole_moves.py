"""Whole moves of a seat, where a move may have several steps."""

from typing import Final

from mypy_extensions import i64

from tablee.bots.heuristic import Heuristic
from tablee.bots.players import drop_dominated
from tablee.core.state import State

MAX_EXPANDED: Final = 40  # positions inside moves that are looked at


class WholeMove:
    """A move of one or several steps: how far it is made, and what the heuristic thinks of it."""

    def __init__(self, steps: list[int], after: State, weight: i64) -> None:
        self.steps = steps
        self.after = after
        self.weight = weight


def list_whole_moves(state: State, heuristic: Heuristic, most: int) -> list[list[int]]:
    """Return at most so many moves of the seat on turn, by their steps, the likeliest first.

    Dominated steps are left out. The state is a world, in which all cards are known.
    """
    whole: list[WholeMove] = []
    begun = [WholeMove([], state, 0)]
    for _ in range(MAX_EXPANDED):
        if len(begun) == 0:
            break
        likeliest = _pick_likeliest(begun)
        for longer in _extend(begun.pop(likeliest), heuristic):
            if longer.after.midway:
                begun.append(longer)
            else:
                whole.append(longer)
    whole.sort(key=_weight_of, reverse=True)
    return [move.steps for move in whole[:most]]


def _pick_likeliest(moves: list[WholeMove]) -> int:
    best = 0
    for i in range(1, len(moves)):
        if moves[i].weight > moves[best].weight:
            best = i
    return best


def _extend(move: WholeMove, heuristic: Heuristic) -> list[WholeMove]:
    """Return the move with each further step; weights are those behind the best step."""
    state = move.after
    legal = drop_dominated(heuristic, state, state.legal())
    weights = heuristic.weigh(state, legal)
    most = weights[0]
    for i in range(1, len(weights)):
        most = max(most, weights[i])
    longer = []
    for i in range(len(legal)):
        after = state.copy()
        after.apply(legal[i])
        steps = [*move.steps, int(legal[i])]
        longer.append(WholeMove(steps, after, move.weight + weights[i] - most))
    return longer


def _weight_of(move: WholeMove) -> int:
    return int(move.weight)
