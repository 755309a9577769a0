"""Heuristic of Horns: stay near below the end of a row that has room, or take a cheap row."""

from librt.vecs import vec
from mypy_extensions import i64

from horns.reasons import find_reasons
from horns.rules import CARDS, ROW_SIZE, Horns, cost_of
from tablee.bots.heuristic import Budget, Heuristic, Style
from tablee.bots.heuristics import HEURISTICS
from tablee.bots.reasons import Reason
from tablee.core.state import State


class HornsHeuristic(Heuristic):
    """The fewer horns an action is likely to cost, the better."""

    def weigh(self, state: State, legal: vec[i64]) -> vec[i64]:
        assert isinstance(state, Horns)
        cheapest = min(cost_of(row) for row in state.rows)
        weights = []
        for action in legal:
            if action >= CARDS:
                weights.append(-10 * cost_of(state.rows[action - CARDS]))
            else:
                weights.append(-self._cost(state, int(action), cheapest))
        return vec[i64](weights)

    def _cost(self, state: Horns, card: int, cheapest: int) -> int:
        """Return ten times the horns that a card is likely to take."""
        row = state.row_for(card)
        if row is None:
            return 10 * cheapest + 5
        room = ROW_SIZE - len(row.cards)
        if room == 0:
            return 10 * cost_of(row)
        between = card - int(row.cards[len(row.cards) - 1]) - 1
        rivals = min(between, (state.seats - 1) * between // 20 + (between > 0))
        risk = max(0, rivals + 1 - room)
        return min(10, 3 * risk) * cost_of(row) + between // 4

    def reasons(self, state: State, action: int) -> list[Reason]:
        assert isinstance(state, Horns)
        return find_reasons(state, action)

    def style(self) -> Style:
        return Style(rollout_policy_pct=50, prior_temperature=30.0)

    def budget(self) -> Budget:
        return Budget(club=40, expert=120, master=400)


HEURISTICS[Horns] = HornsHeuristic()
