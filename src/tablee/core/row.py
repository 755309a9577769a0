"""A row of numbers in the making: what a state says beside the cards, written as it says it."""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from tablee.core.notes import Notes
from tablee.core.zones import NOBODY

WIDTH: Final[i64] = 2  # bytes of a number
_LIMIT: Final[i64] = 1 << 15
_TOO_LARGE: Final = "a number is too large for two bytes"
_NOT_AS_LONG: Final = "a list is not as long as was said"


class Row(Notes):
    """Writes what is said into a row, over blank numbers: zeros, or nobody where seats are said.

    Only what differs is written; for lists that can be shorter than they are now, all of it.
    """

    def __init__(self, seats: i64, sides: i64, sizes: list[int]) -> None:
        super().__init__()
        self._seats = seats
        self._sides = sides
        self._sizes = vec[i64](sizes)
        self._row = BytesWriter()
        self._seat: i64 = 0
        self._at: i64 = 0
        self._number: i64 = 0

    def begin(self, row: BytesWriter, seat: i64, at: i64) -> None:
        """Write from a byte of a row on, for a seat."""
        self._row = row
        self._seat = seat
        self._at = at
        self._number = 0

    def put(self, number: i64, at: i64) -> None:
        """Write a number at a byte of the row."""
        assert -_LIMIT <= number < _LIMIT, _TOO_LARGE
        self._row[at] = u8(number & 255)
        self._row[at + 1] = u8(number >> 8 & 255)

    def _next(self) -> i64:
        """Where a fact begins; the one after it is then the next."""
        at = self._at
        self._at = at + WIDTH * self._sizes[self._number]
        self._number += 1
        return at

    def from_here(self, other: i64, around: i64) -> i64:
        """Another seat or side, counted from the own one; what is none stays what it is."""
        if other < 0 or other >= around:
            return other
        own = self._seat
        while own >= around:  # a division takes longer
            own -= around
        return other - own if other >= own else other - own + around

    def number(self, name: str, number: i64) -> None:
        at = self._next()
        if number != 0:
            self.put(number, at)

    def seat(self, name: str, seat: i64) -> None:
        at = self._next()
        if seat != NOBODY:
            self.put(self.from_here(seat, self._seats), at)

    def side(self, name: str, side: i64) -> None:
        at = self._next()
        if side != NOBODY:
            self.put(self.from_here(side, self._sides), at)

    def bits(self, name: str, bits: i64) -> None:
        at = self._next()
        for seat in range(self._seats):
            if bits >> seat & 1:
                self._row[at + WIDTH * self.from_here(seat, self._seats)] = 1

    def numbers(self, name: str, numbers: list[int], most: i64 = 0) -> None:
        assert len(numbers) <= self._sizes[self._number], _NOT_AS_LONG
        at = self._next()
        for number in numbers:  # quicker than by their positions
            self.put(number, at)
            at += WIDTH

    def seats(self, name: str, seats: list[int]) -> None:
        assert len(seats) == self._sizes[self._number], _NOT_AS_LONG
        self._put_seats(seats, self._next())

    def each(self, name: str, numbers: list[int]) -> None:
        count: i64 = len(numbers)
        assert count == self._sizes[self._number], _NOT_AS_LONG
        at = self._next()
        for place, number in enumerate(numbers):
            if number != 0:
                self.put(number, at + WIDTH * self.from_here(place, count))

    def orders(self, name: str, orders: list[list[int]]) -> None:
        at = self._next()
        for seats in orders:
            assert len(seats) <= self._seats, _NOT_AS_LONG
            self._put_seats(seats, at)
            at += WIDTH * self._seats

    def _put_seats(self, seats: list[int], at: i64) -> None:
        for seat in seats:
            if seat != NOBODY:
                self.put(self.from_here(seat, self._seats), at)
            at += WIDTH
