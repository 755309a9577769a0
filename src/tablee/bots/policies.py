"""Games between heuristics alone: as playouts go, without views and without search."""

from mypy_extensions import i64

from tablee.bots.heuristic import MAX_PLAYOUT, Heuristic, is_over, pick_best
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.core.zones import DEALER


def play_policies(state: State, policies: list[Heuristic], rng: Rng) -> None:
    """Play a manche or game in which each seat follows a heuristic of its own.

    A heuristic looks at open cards and those of its seat only, so nobody knows more than a bot.
    """
    for _ in range(MAX_PLAYOUT):
        if is_over(state):
            return
        if state.turn == DEALER:
            shuffle(state, rng)
            continue
        legal = state.legal()
        pick: i64 = 0
        if len(legal) > 1:
            pick = pick_best(policies[state.turn].weigh(state, legal), rng)
        state.apply(legal[pick])
