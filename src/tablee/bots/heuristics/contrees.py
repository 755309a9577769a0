"""The heuristic of Contrées: the value of each land to each seat, and the odds to take it."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.bots.heuristic import Budget, Heuristic, Style
from tablee.bots.heuristics.contrees_appraisal import Appraisal
from tablee.bots.heuristics.contrees_reasons import find_reasons
from tablee.bots.heuristics.contrees_weights import gather
from tablee.bots.reasons import Reason
from tablee.bots.weights import load_weights
from tablee.core.state import State
from tablee.games.contrees.actions import INVOKE
from tablee.games.contrees.dominance import find_dominated
from tablee.games.contrees.rules import Contrees


class ContreesHeuristic(Heuristic):
    """Fights for lands that it needs where few can answer, with weak cards if possible."""

    def __init__(self, weights: dict[str, int] | None = None) -> None:
        super().__init__()
        self.weights = load_weights("contrees") | (weights or {})
        self._numbers = gather(self.weights)

    def with_weights(self, weights: dict[str, int]) -> Heuristic:
        return ContreesHeuristic(weights)

    def weigh(self, state: State, legal: vec[i64]) -> vec[i64]:
        """Weigh each action with the best that can follow it in the same turn."""
        assert isinstance(state, Contrees)
        if legal[0] >= INVOKE:
            return vec[i64]([1, 0])[: len(legal)]  # to invoke, or to decline
        appraisal = Appraisal(state, self._numbers)
        is_first = state.played == 0 and not state.midway
        return appraisal.weigh_pairs(legal) if is_first else appraisal.weigh_each(legal)

    def glance(self, state: State, legal: vec[i64]) -> vec[i64]:
        """Weigh one card at a time, without what might follow in the same turn."""
        assert isinstance(state, Contrees)
        if legal[0] >= INVOKE:
            return self.weigh(state, legal)
        return Appraisal(state, self._numbers).weigh_each(legal)

    def find_dominated(self, state: State, legal: vec[i64]) -> vec[i64]:
        assert isinstance(state, Contrees)
        return find_dominated(state, legal)

    def rewards(self, state: State) -> vec[float]:
        """Reward the places, or in a match of manches the odds to win it."""
        assert isinstance(state, Contrees)
        if state.manches == 1:
            return super().rewards(state)
        needed = [state.manches // 2 + 1 - won for won in state.wins]
        odds = _match_odds(needed[0], needed[1])
        return append(append(vec[float](), odds), 1.0 - odds)

    def reasons(self, state: State, action: int) -> list[Reason]:
        assert isinstance(state, Contrees)
        return find_reasons(state, action)

    def style(self) -> Style:
        return Style(
            rollout_policy_pct=100, prior_weight=1.5, prior_temperature=10.0, side_by_side=True
        )

    def budget(self) -> Budget:
        return Budget(club=60, expert=500, master=1500, overlooked=(15, 12, 0))


def _match_odds(own: i64, others: i64) -> float:
    """Return the odds to win so many manches first, if each is won by either seat."""
    if own == 0 or others == 0:
        return 1.0 if own == 0 else 0.0
    return (_match_odds(own - 1, others) + _match_odds(own, others - 1)) / 2
