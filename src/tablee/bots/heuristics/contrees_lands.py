"""The value of the lands of Contrées: to the seat on turn, and to those who want them most."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.heuristics.contrees_weights import (
    BAD_END,
    DENIED,
    END,
    FEWEST_SEATS,
    HOPE,
    NEW,
    SAME,
    WIDTH,
)
from tablee.games.contrees.actions import PLACES
from tablee.games.contrees.cards import BLACK, DECK, WHITE
from tablee.games.contrees.field import PAIR
from tablee.games.contrees.figures import COLORS_OF_A_QUARTE, TRIO
from tablee.games.contrees.rules import Contrees

_ROW: Final[i64] = 8  # for each seat, and for all: lands of each color, its colors, its points
_COLORS: Final[i64] = 5
_POINTS: Final[i64] = 6
_TRIO: Final[i64] = 50  # points; a Quarte is half as much, a Quinte as much more
_LAND: Final[i64] = 4  # lands of a color
_PERCENT: Final[i64] = 100
_NOTHING: Final = vec[i64]([0] * 40)
THEIRS: Final[i64] = PLACES
COLOR: Final[i64] = 2 * PLACES
WORTH: Final[i64] = 3 * PLACES


def value_lands(state: Contrees, numbers: vec[i64]) -> vec[i64]:
    """Return values by place: to the seat on turn, to the others; colors; values to each seat."""
    seats, seat = state.seats, state.turn
    counts = _count_lands(state)
    base = (seats - FEWEST_SEATS) * WIDTH
    denied = numbers[base + DENIED]
    values = _NOTHING[: WORTH + seats * PLACES]
    lands = state.lands
    for place in range(PLACES):
        cards = lands[place].cards
        values[COLOR + place] = -1
        if len(cards) > 0:
            color = (cards[0] - DECK) // _LAND
            values[COLOR + place] = color if color < WHITE else BLACK
            most: i64 = 0
            for other in range(seats):
                worth = _value_land(counts, other, color, seats, numbers)
                values[WORTH + other * PLACES + place] = worth
                if other == seat:
                    values[place] = worth
                else:
                    most = max(most, worth * denied // _PERCENT)
            values[THEIRS + place] = most
    return values


def _count_lands(state: Contrees) -> vec[i64]:
    """Count lands by seat and color, then its colors and its points for Trios and a Quarte.

    The last row counts the lands of all seats together.
    """
    counts = _NOTHING[: (state.seats + 1) * _ROW]
    last = state.seats * _ROW
    realms = state.realms
    for seat in range(state.seats):
        cards, row = realms[seat].cards, seat * _ROW
        for i in range(len(cards)):
            color = (cards[i] - DECK) // _LAND
            counts[last + color] += 1
            count = counts[row + color] + 1
            counts[row + color] = count
            if count == 1:
                counts[row + _COLORS] += 1
            elif count == TRIO:
                counts[row + _POINTS] += _TRIO
        if counts[row + _COLORS] == COLORS_OF_A_QUARTE:
            counts[row + _POINTS] += _TRIO // 2
    return counts


def _value_land(counts: vec[i64], seat: i64, color: i64, seats: i64, numbers: vec[i64]) -> i64:
    """Return the value of one more land of a color to a seat, by the figures in reach."""
    row = seat * _ROW
    own, colors = counts[row + color], counts[row + _COLORS]
    base = (seats - FEWEST_SEATS) * WIDTH
    if own == TRIO or (own == 0 and colors == COLORS_OF_A_QUARTE):
        if seats > PAIR:
            points = counts[row + _POINTS] + _TRIO * (2 if own == TRIO else 1)
            for i in range(seats):
                if i != seat and counts[i * _ROW + _POINTS] >= points:
                    return -numbers[base + BAD_END]
        return numbers[base + END]
    is_scarce = counts[seats * _ROW + color] - own >= PAIR
    if own == 0:
        hope: i64 = 0 if is_scarce else numbers[base + HOPE]
        return numbers[base + NEW + colors] + hope
    return numbers[base + HOPE] if is_scarce else numbers[base + SAME + own - 1]
