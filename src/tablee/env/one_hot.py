"""One-hot observations: the packed row of a seat as numbers from 0 to about 1, for networks.

    from tablee.env.one_hot import OneHot
    columns = OneHot(setup)
    inputs = columns.encode(rows)  # any number of packed rows at once, in NumPy

Where something is, and who is meant, becomes one column for each possibility; numbers are kept.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablee.core.errors import GameError
from tablee.core.features import BITS, ORDERS, SEAT, SEATS, SIDE
from tablee.core.setup import Setup
from tablee.env.layout import Part, card_order, encoder_of, layout
from tablee.features.encoder import HEAD

Rows = NDArray[np.int16]
Columns = NDArray[np.float32]
CARDS_PART = "cards: zone, position"
CLOSED = "closed cards: "
ROWS_AXES = 2


class _Choice(NamedTuple):
    """Numbers of a row that each become `width` columns, one of which is 1 (from `first` on)."""

    source: slice
    start: int
    width: int
    first: int = 0


class _Number(NamedTuple):
    """Numbers of a row that stay numbers, divided by `scale`."""

    source: slice
    start: int
    scale: float


class OneHot:
    """The columns of one setup, and the encoding of packed rows into them.

    The order of the columns: who is on turn, `midway`, the public features, how many closed cards
    lie in each zone (as a share of all cards), for each card its zone, for each card its position
    (as a share), and the cards that are ruled out.
    """

    def __init__(self, setup: Setup) -> None:
        encoder = encoder_of(setup)
        self._length = int(encoder.length)
        self._choices: list[_Choice] = []
        self._numbers: list[_Number] = []
        self.names: list[str] = []
        """The name of each column."""
        parts, seats = layout(setup), setup.seats
        sides = len({int(setup.start().side(seat)) for seat in range(seats)})
        self._add_choice(parts[1], seats)
        self._add_number(parts[2])
        features = list(zip(parts[HEAD:], encoder.features, strict=False))
        for part, feature in features:
            self._add_feature(part, feature.kind, seats, sides)
        rest = parts[HEAD + len(features) :]
        zones = [part.name.removeprefix(CLOSED) for part in rest if part.name.startswith(CLOSED)]
        for part in rest:
            if part.name == CARDS_PART:
                self._add_cards(part, zones, card_order(setup))
            else:
                self._add_number(part, int(encoder.cards) if part.name.startswith(CLOSED) else 1)
        self.size = len(self.names)
        """The number of columns."""

    def encode(self, rows: Rows) -> Columns:
        """Return the columns of packed rows; a single row is returned as one.

        Raises:
            GameError: `bad_rows`, for anything but whole numbers in rows of this setup.
        """
        rows = np.asarray(rows)
        many = np.atleast_2d(rows)
        is_row = many.ndim == ROWS_AXES and many.shape[1] == self._length
        if not is_row or not np.issubdtype(many.dtype, np.integer):
            found = f"{rows.dtype}, {rows.shape}"
            raise GameError("bad_rows", length=self._length, found=found)
        columns = np.zeros((len(many), self.size), np.float32)
        for source, start, scale in self._numbers:
            numbers = many[:, source]
            columns[:, start : start + numbers.shape[1]] = numbers
            if scale != 1:
                columns[:, start : start + numbers.shape[1]] /= scale
        flat, ends = columns.reshape(-1), np.arange(len(many))[:, None] * self.size
        for source, start, width, first in self._choices:
            chosen = many[:, source].astype(np.int64) - first
            places = ends + start + np.arange(chosen.shape[1]) * width + chosen
            flat[places[(chosen >= 0) & (chosen < width)]] = 1
        return columns if rows.ndim > 1 else columns[0]

    def _add_feature(self, part: Part, kind: int, seats: int, sides: int) -> None:
        if kind in (SEAT, SEATS, ORDERS):
            self._add_choice(part, seats)
        elif kind == SIDE:
            self._add_choice(part, sides)
        else:
            assert kind != BITS or part.end - part.start == seats
            self._add_number(part)

    def _add_choice(self, part: Part, width: int) -> None:
        self._choices.append(_Choice(slice(part.start, part.end), len(self.names), width))
        self.names += [
            f"{_numbered(part, place)} = {value}"
            for place in range(part.end - part.start)
            for value in range(width)
        ]

    def _add_number(self, part: Part, scale: float = 1) -> None:
        self._numbers.append(_Number(slice(part.start, part.end), len(self.names), scale))
        self.names += [_numbered(part, place) for place in range(part.end - part.start)]

    def _add_cards(self, part: Part, zones: list[str], codes: list[str]) -> None:
        places = slice(part.start, part.end, 2)
        self._choices.append(_Choice(places, len(self.names), len(zones), first=1))
        self.names += [f"{code} in {zone}" for code in codes for zone in zones]
        positions = slice(part.start + 1, part.end, 2)
        self._numbers.append(_Number(positions, len(self.names), len(codes)))
        self.names += [f"position of {code}" for code in codes]


def _numbered(part: Part, place: int) -> str:
    return part.name if part.end - part.start == 1 else f"{part.name} {place}"
