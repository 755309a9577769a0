"""The feature writer that puts values straight into a row of bytes."""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from tablee.core.features import FeatureWriter
from tablee.core.zones import NOBODY

WIDTH: Final[i64] = 2  # bytes a number
_LIMIT: Final[i64] = 1 << 15
_TOO_LARGE: Final = "a number is too large for two bytes"
_NOT_AS_LONG: Final = "a list has another length than declared"


class RowWriter(FeatureWriter):
    """Writes features over the default values of a row: 0, or `NOBODY` for seats.

    Only what differs is written, but lists of varying length are written whole.
    """

    def __init__(self, seats: i64, sides: i64, sizes: list[int]) -> None:
        super().__init__()
        self._seats = seats
        self._sides = sides
        self._sizes = vec[i64](sizes)
        self._row = BytesWriter()
        self._seat: i64 = 0
        self._at: i64 = 0
        self._index: i64 = 0

    def begin(self, row: BytesWriter, seat: i64, at: i64) -> None:
        """Start a row for a seat, with the features from byte `at` on."""
        self._row = row
        self._seat = seat
        self._at = at
        self._index = 0

    def put(self, number: i64, at: i64) -> None:
        """Put a number at a byte of the row."""
        assert -_LIMIT <= number < _LIMIT, _TOO_LARGE
        self._row[at] = u8(number & 255)
        self._row[at + 1] = u8(number >> 8 & 255)

    def _advance(self) -> i64:
        """Return the byte at which the next feature begins, and move on to the one after it."""
        at = self._at
        self._at = at + WIDTH * self._sizes[self._index]
        self._index += 1
        return at

    def relative(self, other: i64, around: i64) -> i64:
        """Return another seat or side relative to the own one; `NOBODY` and the like stay."""
        if other < 0 or other >= around:
            return other
        own = self._seat
        while own >= around:  # faster than a division
            own -= around
        return other - own if other >= own else other - own + around

    def number(self, name: str, number: i64) -> None:
        at = self._advance()
        if number != 0:
            self.put(number, at)

    def seat(self, name: str, seat: i64) -> None:
        at = self._advance()
        if seat != NOBODY:
            self.put(self.relative(seat, self._seats), at)

    def side(self, name: str, side: i64) -> None:
        at = self._advance()
        if side != NOBODY:
            self.put(self.relative(side, self._sides), at)

    def bits(self, name: str, bits: i64) -> None:
        at = self._advance()
        for seat in range(self._seats):
            if bits >> seat & 1:
                self._row[at + WIDTH * self.relative(seat, self._seats)] = 1

    def numbers(self, name: str, numbers: list[int], max_length: i64 = 0) -> None:
        assert len(numbers) <= self._sizes[self._index], _NOT_AS_LONG
        at = self._advance()
        for number in numbers:  # quicker than by index
            self.put(number, at)
            at += WIDTH

    def seats(self, name: str, seats: list[int]) -> None:
        assert len(seats) == self._sizes[self._index], _NOT_AS_LONG
        self._put_seats(seats, self._advance())

    def each(self, name: str, numbers: list[int]) -> None:
        count: i64 = len(numbers)
        assert count == self._sizes[self._index], _NOT_AS_LONG
        at = self._advance()
        for place, number in enumerate(numbers):
            if number != 0:
                self.put(number, at + WIDTH * self.relative(place, count))

    def orders(self, name: str, orders: list[list[int]]) -> None:
        at = self._advance()
        for seats in orders:
            assert len(seats) <= self._seats, _NOT_AS_LONG
            self._put_seats(seats, at)
            at += WIDTH * self._seats

    def _put_seats(self, seats: list[int], at: i64) -> None:
        for seat in seats:
            if seat != NOBODY:
                self.put(self.relative(seat, self._seats), at)
            at += WIDTH
