"""Heuristic of Five Trails: go on slowly, begin what will pay, and discard what helps nobody."""

from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.heuristic import Budget, Heuristic, Style
from tablee.bots.heuristics import HEURISTICS
from tablee.bots.reasons import Reason
from tablee.core.state import State
from trails.reasons import find_reasons
from trails.rules import CARDS, COST, DISCARD, DRAW, Trails, color_of, value_of


class TrailsHeuristic(Heuristic):
    """Weighs what an action is worth in points, as far as the seat can tell."""

    def weigh(self, state: State, legal: vec[i64]) -> vec[i64]:
        assert isinstance(state, Trails)
        return vec[i64]([self._weigh(state, int(action)) for action in legal])

    def _weigh(self, state: Trails, action: int) -> int:
        seat = int(state.turn)
        if action == DRAW:
            return 20
        if action > DRAW:
            pile = state.discards[action - DRAW - 1].cards
            return 25 if state.helps(seat, int(pile[len(pile) - 1])) else 0
        if action >= DISCARD:
            return self._weigh_discard(state, seat, action % CARDS)
        return self._weigh_lay(state, seat, action)

    def _weigh_lay(self, state: Trails, seat: int, card: int) -> int:
        color, trail = color_of(card), state.trail(seat, color_of(card)).cards
        own = [value_of(other) for other in state.held(seat) if color_of(other) == color]
        skipped = [value for value in own if value < value_of(card)]
        if len(trail) > 0:
            top = value_of(trail[len(trail) - 1])
            return 60 - 4 * (value_of(card) - top) - 12 * len(skipped)
        turns = len(state.pile.cards) // 2
        hope = sum(own) + min(turns, 10) - COST
        return (40 + 3 * hope if hope > 0 else -40) - 12 * len(skipped)

    def _weigh_discard(self, state: Trails, seat: int, card: int) -> int:
        own, other = state.helps(seat, card), state.helps(1 - seat, card)
        spare = 10 - value_of(card) if not own else -20 - value_of(card)
        return 10 + spare - (25 if other else 0)

    def reasons(self, state: State, action: int) -> list[Reason]:
        assert isinstance(state, Trails)
        return find_reasons(state, action)

    def style(self) -> Style:
        return Style(rollout_policy_pct=60, prior_temperature=20.0)

    def budget(self) -> Budget:
        return Budget(club=60, expert=250, master=800)


HEURISTICS[Trails] = TrailsHeuristic()
