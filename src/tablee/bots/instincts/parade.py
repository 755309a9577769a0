"""Parade at a glance: what a card would take, what that costs, and how near the end is."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.bots.instinct import Instinct
from tablee.core.state import State
from tablee.games.parade import CARDS, PAIR, VALUES, Parade

_COLORS: Final[i64] = 6
_ALL: Final[i64] = 63
_A_POINT: Final[i64] = 10  # the weight of a point
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
