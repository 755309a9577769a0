"""Public features: named values beside the cards that everybody knows, in a fixed order."""

from typing import Final, NamedTuple

from mypy_extensions import i64

NUMBER: Final = 0
SEAT: Final = 1
SIDE: Final = 2
BITS: Final = 3
NUMBERS: Final = 4
SEATS: Final = 5
EACH: Final = 6
ORDERS: Final = 7


FeatureValue = int | list[int] | list[list[int]]


class Feature(NamedTuple):
    """A named value and its kind, one of the constants above."""

    name: str
    kind: int
    value: FeatureValue
    max_length: int = 0
    """The greatest length of a list whose length varies."""


class FeatureWriter:
    """Collects features. Seats are absolute here; rows count them from their viewer."""

    def __init__(self) -> None:
        self.features: list[Feature] = []

    def number(self, name: str, number: i64) -> None:
        """Write a number."""
        self.features.append(Feature(name, NUMBER, int(number)))

    def seat(self, name: str, seat: i64) -> None:
        """Write a seat, or `NOBODY`."""
        self.features.append(Feature(name, SEAT, int(seat)))

    def side(self, name: str, side: i64) -> None:
        """Write a side by its first seat, or `NOBODY`."""
        self.features.append(Feature(name, SIDE, int(side)))

    def bits(self, name: str, bits: i64) -> None:
        """Write a bit for each seat."""
        self.features.append(Feature(name, BITS, int(bits)))

    def numbers(self, name: str, numbers: list[int], max_length: i64 = 0) -> None:
        """Write a list of numbers; `max_length` is required if its length varies."""
        self.features.append(Feature(name, NUMBERS, [*numbers], int(max_length)))

    def seats(self, name: str, seats: list[int]) -> None:
        """Write a list of seats of constant length, padded with `NOBODY`."""
        self.features.append(Feature(name, SEATS, [*seats]))

    def each(self, name: str, numbers: list[int]) -> None:
        """Write a number for each seat or for each side."""
        self.features.append(Feature(name, EACH, [*numbers]))

    def orders(self, name: str, orders: list[list[int]]) -> None:
        """Write a constant number of lists of different seats, each of any length."""
        self.features.append(Feature(name, ORDERS, [[*seats] for seats in orders]))
