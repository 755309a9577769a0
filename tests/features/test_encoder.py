"""Public features of a game in the row of a seat."""

from typing import Final

import numpy as np
import pytest
from librt.strings import BytesWriter

from tablee.core.features import FeatureWriter
from tablee.core.state import State
from tablee.core.zones import EVERYBODY, NOBODY, Zone
from tablee.features.encoder import HEAD, Encoder
from tablee.features.row import RowWriter

SEATS: Final = 4


class Talk(State):
    """Four seats in two sides, one open card, and a word of every kind."""

    def __init__(self) -> None:
        super().__init__(SEATS)
        self.turn = 2
        self.line = Zone("line", viewer=EVERYBODY)
        self.line.add(0)
        self.told = [7]
        self.order = [[3, 0], []]

    def zones(self) -> list[Zone]:
        return [self.line]

    def side(self, seat: int) -> int:
        return seat % 2

    def public_features(self, writer: FeatureWriter) -> None:
        writer.number("number", -300)
        writer.seat("seat", 1)
        writer.seat("no seat", NOBODY)
        writer.side("side", 1)
        writer.bits("bits", 0b1001)
        writer.numbers("numbers", self.told, 3)
        writer.seats("seats", [3, NOBODY])
        writer.each("by seats", [10, 11, 12, 0])
        writer.each("by sides", [20, 21])
        writer.orders("orders", self.order)


def told(state: Talk, seat: int) -> list[int]:
    row = BytesWriter()
    Encoder(Talk(), rules_out=False).write(state, state.zones(), seat, row)
    numbers: list[int] = np.frombuffer(row.getvalue(), "<i2").tolist()
    return numbers


def test_everything_is_told_as_it_is_to_the_first_seat() -> None:
    facts = [-300, 1, -1, 1, 1, 0, 0, 1, 7, -1, -1, 3, -1, 10, 11, 12, 0, 20, 21]
    orders = [3, 0, -1, -1, -1, -1, -1, -1]
    assert told(Talk(), 0) == [0, 2, 0, *facts, *orders, 0, 1, 0]


def test_the_third_seat_counts_seats_and_sides_from_itself() -> None:
    facts = [-300, 3, -1, 1, 0, 1, 1, 0, 7, -1, -1, 1, -1, 12, 0, 10, 11, 20, 21]
    orders = [1, 2, -1, -1, -1, -1, -1, -1]
    assert told(Talk(), 2) == [2, 0, 0, *facts, *orders, 0, 1, 0]


def test_the_second_seat_is_of_the_other_side() -> None:
    row = told(Talk(), 1)[HEAD:]
    assert row[1] == 0
    assert row[3] == 0
    assert row[17:19] == [21, 20]


def test_a_list_may_grow_as_far_as_it_was_said_to() -> None:
    state = Talk()
    state.told = [7, 0, 9]
    assert told(state, 0)[HEAD + 8 : HEAD + 11] == [7, 0, 9]
    state.told = [1, 2, 3, 4]
    with pytest.raises(AssertionError, match="another length than declared"):
        told(state, 0)


def test_an_order_of_more_seats_than_there_are_is_refused() -> None:
    state = Talk()
    state.order = [[0, 1, 2, 3, 0], []]
    with pytest.raises(AssertionError, match="another length than declared"):
        told(state, 0)


def test_a_number_that_two_bytes_cannot_hold_is_refused() -> None:
    row = BytesWriter()
    row.write(bytes(2))
    writer = RowWriter(1, 1, [1])
    writer.begin(row, 0, 0)
    with pytest.raises(AssertionError, match="too large"):
        writer.number("number", 1 << 20)
