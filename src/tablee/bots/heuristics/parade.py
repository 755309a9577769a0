"""The heuristic of Parade: the cards that a card would take, and their cost."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.bots.heuristic import Budget, Heuristic, Style
from tablee.bots.heuristics.parade_reasons import find_reasons
from tablee.bots.reasons import Reason
from tablee.core.state import State
from tablee.games.parade import CARDS, LEAD_OF_A_PAIR, PAIR, VALUES, Parade

_COLORS: Final[i64] = 6
_ALL: Final[i64] = 63
_A_POINT: Final[i64] = 10  # weight
_MARK: Final[i64] = 100  # the unit of `_compute_marks` for a point; one for a card
_FAR: Final[i64] = 3000  # the cap of a lead, in the same unit
_LAST_COLOR: Final[i64] = 40


class ParadeHeuristic(Heuristic):
    """Takes few cards, keeps low ones for the end, and counts on its majorities."""

    def weigh(self, state: State, legal: vec[i64]) -> vec[i64]:
        assert isinstance(state, Parade)
        counts = self._count_colors(state)
        weights = vec[i64]()
        for i in range(len(legal)):
            card = legal[i] % CARDS
            if legal[i] < CARDS:
                weights = append(weights, self._weigh_play(state, card, counts))
            else:
                weights = append(weights, self._estimate_cost(state, card, counts))
        return weights

    def rewards(self, state: State) -> vec[float]:
        """Blend places with the lead over the best other seat."""
        assert isinstance(state, Parade)
        points = self._compute_marks(state)
        rewards = vec[float]()
        for seat in range(state.seats):
            lead: i64 = _FAR
            better: i64 = 0
            equal: i64 = 0
            for other in range(state.seats):
                if other != seat:
                    lead = min(lead, points[other] - points[seat])
                    better += points[other] < points[seat]
                    equal += points[other] == points[seat]
            place = self.reward_place(int(better), int(equal), int(state.seats - 1))
            rewards = append(rewards, self.blend_lead(place, int(lead), int(_FAR)))
        return rewards

    def _compute_marks(self, state: Parade) -> vec[i64]:
        """Return points of each seat in hundredths plus its cards, the tie break (PAR-16)."""
        counts = self._count_colors(state)
        values = vec[i64]([0] * len(counts))
        points = vec[i64]([0] * state.seats)
        for seat in range(state.seats):
            cards = state.fronts[seat].cards
            for i in range(len(cards)):
                values[seat * _COLORS + cards[i] // VALUES] += cards[i] % VALUES
            points[seat] = len(cards)
        needed: i64 = LEAD_OF_A_PAIR if state.seats == PAIR else 0
        for color in range(_COLORS):
            for seat in range(state.seats):
                own = counts[seat * _COLORS + color]
                most: i64 = 0
                for other in range(state.seats):
                    if other != seat:
                        most = max(most, counts[other * _COLORS + color])
                paid = own if own - most >= needed else values[seat * _COLORS + color]
                points[seat] += _MARK * paid
        return points

    def reasons(self, state: State, action: int) -> list[Reason]:
        assert isinstance(state, Parade)
        return find_reasons(state, action)

    def style(self) -> Style:
        return Style(rollout_policy_pct=90, prior_weight=0.5, prior_temperature=60.0)

    def budget(self) -> Budget:
        return Budget(club=60, expert=240, master=16000)

    def _count_colors(self, state: Parade) -> vec[i64]:
        """Count the cards of each color before each seat."""
        counts = vec[i64]([0] * (_COLORS * state.seats))
        for seat in range(state.seats):
            cards = state.fronts[seat].cards
            for i in range(len(cards)):
                counts[seat * _COLORS + cards[i] // VALUES] += 1
        return counts

    def _weigh_play(self, state: Parade, card: i64, counts: vec[i64]) -> i64:
        """Weigh a play: low cards are kept, cards taken cost, and so does the last color."""
        line = state.line.cards
        color, value = card // VALUES, card % VALUES
        weight = value
        own = state.turn * _COLORS
        colors: i64 = 0
        for i in range(_COLORS):
            if counts[own + i] > 0:
                colors |= 1 << i
        before = colors
        for i in range(len(line) - value):
            taken = line[i]
            if taken // VALUES == color or taken % VALUES <= value:
                weight -= self._estimate_cost(state, taken, counts)
                colors |= 1 << (taken // VALUES)
        if colors == _ALL and before != _ALL:
            weight -= _LAST_COLOR
        return weight

    def _estimate_cost(self, state: Parade, card: i64, counts: vec[i64]) -> i64:
        """Estimate the cost of taking a card: a point where we hold the majority."""
        color, value = card // VALUES, card % VALUES
        most: i64 = 0
        for seat in range(state.seats):
            if seat != state.turn and counts[seat * _COLORS + color] > most:
                most = counts[seat * _COLORS + color]
        lead = counts[state.turn * _COLORS + color] + 1 - most
        if lead >= (2 if state.seats == PAIR else 1) and counts[state.turn * _COLORS + color] > 1:
            return _A_POINT + value
        return _A_POINT * value + 2
