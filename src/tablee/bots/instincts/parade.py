"""Parade at a glance: what a card would take, what that costs, and how near the end is."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.bots.instinct import Budget, Instinct, Style
from tablee.core.state import State
from tablee.games.parade import CARDS, LEAD_OF_A_PAIR, PAIR, VALUES, Parade

_COLORS: Final[i64] = 6
_ALL: Final[i64] = 63
_A_POINT: Final[i64] = 10  # the weight of a point
_ONE_POINT: Final[i64] = 100  # among points, beside the number of cards
_FAR: Final[i64] = 3000  # points ahead that cannot be doubted
_LAST_COLOR: Final[i64] = 40


class ParadeInstinct(Instinct):
    """Takes little; keeps small cards for the end; counts on the majority where it has one."""

    def weigh(self, state: State, legal: vec[i64]) -> vec[i64]:
        assert isinstance(state, Parade)
        counts = self._counts(state)
        found = vec[i64]()
        for i in range(len(legal)):
            card = legal[i] % CARDS
            if legal[i] < CARDS:
                found = append(found, self._play(state, card, counts))
            else:
                found = append(found, self._cost(state, card, counts))
        return found

    def rewards(self, state: State) -> vec[float]:
        """Places, and a little for every point ahead of the best of the others."""
        assert isinstance(state, Parade)
        points = self._points(state)
        found = vec[float]()
        for seat in range(state.seats):
            lead: i64 = _FAR
            better: i64 = 0
            equal: i64 = 0
            for other in range(state.seats):
                if other != seat:
                    lead = min(lead, points[other] - points[seat])
                    better += points[other] < points[seat]
                    equal += points[other] == points[seat]
            place = self.worth(int(better), int(equal), int(state.seats - 1))
            found = append(found, self.with_lead(place, int(lead), int(_FAR)))
        return found

    def _points(self, state: Parade) -> vec[i64]:
        """What each seat has to pay; of equals, fewer cards are better (PAR-16)."""
        counts = self._counts(state)
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
                points[seat] += _ONE_POINT * paid
        return points

    def style(self) -> Style:
        return Style(heed=90, trust=0.5, spread=60.0)

    def budget(self) -> Budget:
        return Budget(club=60, expert=240, master=2000)

    def _counts(self, state: Parade) -> vec[i64]:
        """How many cards of each color each seat has before it."""
        counts = vec[i64]([0] * (_COLORS * state.seats))
        for seat in range(state.seats):
            cards = state.fronts[seat].cards
            for i in range(len(cards)):
                counts[seat * _COLORS + cards[i] // VALUES] += 1
        return counts

    def _play(self, state: Parade, card: i64, counts: vec[i64]) -> i64:
        """A card that stays small in hand is worth keeping; a card taken costs its value."""
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
                weight -= self._cost(state, taken, counts)
                colors |= 1 << (taken // VALUES)
        if colors == _ALL and before != _ALL:
            weight -= _LAST_COLOR
        return weight

    def _cost(self, state: Parade, card: i64, counts: vec[i64]) -> i64:
        """What one more card is likely to cost: a point in a color where nobody has more."""
        color, value = card // VALUES, card % VALUES
        most: i64 = 0
        for seat in range(state.seats):
            if seat != state.turn and counts[seat * _COLORS + color] > most:
                most = counts[seat * _COLORS + color]
        lead = counts[state.turn * _COLORS + color] + 1 - most
        if lead >= (2 if state.seats == PAIR else 1) and counts[state.turn * _COLORS + color] > 1:
            return _A_POINT + value
        return _A_POINT * value + 2
