"""What everybody knows beside the cards: a game says it, under names, in a fixed order."""

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


Said = int | list[int] | list[list[int]]


class Fact(NamedTuple):
    """Something that was said: under which name, what its numbers mean, and what they are."""

    name: str
    kind: int
    value: Said
    most: int = 0
    """How long a list can become, if that changes."""


class Notes:
    """Takes down what is said. Seats are told as they are; rows count them from who looks."""

    def __init__(self) -> None:
        self.facts: list[Fact] = []

    def number(self, name: str, number: i64) -> None:
        """A number as it is."""
        self.facts.append(Fact(name, NUMBER, int(number)))

    def seat(self, name: str, seat: i64) -> None:
        """A seat, or nobody."""
        self.facts.append(Fact(name, SEAT, int(seat)))

    def side(self, name: str, side: i64) -> None:
        """A side by its first seat, or nobody."""
        self.facts.append(Fact(name, SIDE, int(side)))

    def bits(self, name: str, bits: i64) -> None:
        """A bit for each seat."""
        self.facts.append(Fact(name, BITS, int(bits)))

    def numbers(self, name: str, numbers: list[int], most: i64 = 0) -> None:
        """A list of numbers; if it can be shorter or longer than at first, so many at most."""
        self.facts.append(Fact(name, NUMBERS, [*numbers], int(most)))

    def seats(self, name: str, seats: list[int]) -> None:
        """A list of seats that is always equally long, with nobody where there is none."""
        self.facts.append(Fact(name, SEATS, [*seats]))

    def each(self, name: str, numbers: list[int]) -> None:
        """A number for each seat or for each side."""
        self.facts.append(Fact(name, EACH, [*numbers]))

    def orders(self, name: str, orders: list[list[int]]) -> None:
        """Always equally many lists of different seats, each as long as it happens to be."""
        self.facts.append(Fact(name, ORDERS, [[*seats] for seats in orders]))
