"""What a seat can know, as a row of numbers that is always equally long.

A row begins with the seat, who is on turn, whether a move is being made, and the facts that the
game names. For each zone follows the number of its closed cards; for each card its zone, counted
from 1, or 0 if it is not seen, and its position there; and, for games in which public play rules
cards out of hands, what is ruled out. Seats are counted from the one who looks, whose zones come
first among those of their name.
"""

from typing import Final, NamedTuple, cast

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from tablee.core.state import State
from tablee.core.zones import HAND, NOBODY, Zone

NUMBER: Final[i64] = 0  # as it is
SEAT: Final[i64] = 1  # a seat
SIDE: Final[i64] = 2  # a side, by its first seat
BITS: Final[i64] = 3  # a bit for each seat
NUMBERS: Final[i64] = 4  # a list, filled up with -1 where it can be shorter
SEATS: Final[i64] = 5  # a list of seats
EACH: Final[i64] = 6  # a list with an entry for each seat or side
ORDERS: Final[i64] = 7  # lists of seats, each filled up with -1 to the number of seats
HEAD: Final[i64] = 3
WIDTH: Final[i64] = 2  # bytes of a number
_TOO_LONG: Final = "a list longer than its fact allows"
MOST_CARDS: Final = 255  # so that zones and positions fit into the lower byte


class Fact(NamedTuple):
    """Something that `State.also_known` tells: its name, and what its numbers mean."""

    name: str
    kind: int = 0
    size: int = 0
    """How long a list can become, if that changes."""


class Sketch:
    """How rows of one table are written; the table is one before the first deal."""

    def __init__(self, table: State, facts: list[Fact], *, rules_out: bool) -> None:
        zones = table.zones()
        self.seats: i64 = table.seats
        self.sides: i64 = len({int(table.side(seat)) for seat in range(self.seats)})
        self.facts = facts
        also = table.also_known()
        self.sizes = [_size(table, facts[i], also[i]) for i in range(len(facts))]
        """How many numbers each fact has."""
        self._kinds = vec[i64]([fact.kind for fact in facts])
        self._widths = vec[i64](self.sizes)
        self.zones: i64 = len(zones)
        self.cards: i64 = sum([len(zone.cards) for zone in zones])
        assert self.cards <= MOST_CARDS, "too many cards to be told in bytes"
        self.orders = [_order(zones, seat) for seat in range(self.seats)]
        faces = sorted([int(table.face(card)) for card in range(self.cards)])
        self._slots = vec[i64]([faces.index(int(table.face(c))) for c in range(self.cards)])
        self._none = vec[i64]([0 for _ in range(self.cards)])
        self._has_twins = len(set(faces)) < self.cards
        hands = [i for i in range(self.zones) if zones[i].name.startswith(HAND)]
        self.hands = vec[i64](hands if rules_out else [])
        """The zones of which it is told what is ruled out."""
        told: i64 = self.zones + (2 + len(self.hands)) * self.cards
        filled = [
            (bytes(int(WIDTH)) if fact.kind in (NUMBER, BITS, EACH) else b"\xff\xff") * size
            for fact, size in zip(facts, self.sizes, strict=True)
        ]
        self._blank = bytes(int(WIDTH * HEAD)) + b"".join(filled) + bytes(int(WIDTH * told))
        """A row of nobody and nothing: only what differs is written over it."""
        self.length: i64 = HEAD + sum(self.sizes) + told
        """How many numbers a row has."""

    def write(self, state: State, zones: list[Zone], seat: i64, row: BytesWriter) -> None:
        """Write what the seat can know, two bytes a number, the lower one first.

        The zones are those of the state, which always has the same ones: who writes many rows of a
        table needs to ask for them only once.
        """
        at: i64 = len(row)
        row.write(self._blank)
        row[at] = u8(seat)
        self._put(self._from(seat, state.turn, self.seats), row, at + WIDTH)
        if state.midway:
            row[at + 2 * WIDTH] = 1
        at += WIDTH * HEAD
        if len(self._kinds) > 0:
            also = state.also_known()
            count: i64 = len(self._kinds)
            for number in range(count):
                self._write_fact(also[number], seat, row, at, number)
                at += WIDTH * self._widths[number]
        self._write_cards(zones, seat, row, at)

    def _put(self, number: i64, row: BytesWriter, at: i64) -> None:
        """Write a number at a byte of the row."""
        short: i64 = i64(i16(number))  # refuses what is too large for two bytes
        row[at] = u8(short & 255)
        row[at + 1] = u8(short >> 8 & 255)

    def _from(self, seat: i64, other: i64, around: i64) -> i64:
        """Another seat, counted from this one; what is no seat stays what it is."""
        if other < 0 or other >= around:
            return other
        return other - seat if other >= seat else other - seat + around  # a division takes longer

    def _write_fact(self, value: object, seat: i64, row: BytesWriter, at: i64, number: i64) -> None:
        kind = self._kinds[number]
        if kind == ORDERS:
            for seats in cast("list[list[int]]", value):
                self._write_seats(seats, seat, row, at, self.seats)
                at += WIDTH * self.seats
        elif kind == SEATS:
            self._write_seats(cast("list[int]", value), seat, row, at, self._widths[number])
        elif kind >= NUMBERS:
            numbers = cast("list[int]", value)
            count: i64 = len(numbers)
            assert count <= self._widths[number], _TOO_LONG
            first: i64 = 0
            if kind == EACH:
                first = seat % count
            for i in range(count):
                which = first + i
                one: i64 = numbers[which if which < count else which - count]
                if kind != EACH or one != 0:
                    self._put(one, row, at + WIDTH * i)
        else:
            self._write_number(cast("int", value), kind, seat, row, at)

    def _write_number(self, number: i64, kind: i64, seat: i64, row: BytesWriter, at: i64) -> None:
        if kind == BITS:
            for other in range(seat, seat + self.seats):
                bit = other if other < self.seats else other - self.seats
                row[at + WIDTH * (other - seat)] = u8(number >> bit & 1)
        elif kind == NUMBER:
            if number != 0:
                self._put(number, row, at)
        elif number != NOBODY:
            around = self.seats if kind == SEAT else self.sides
            own = seat if kind == SEAT else seat % around
            self._put(self._from(own, number, around), row, at)

    def _write_seats(
        self, seats: list[int], seat: i64, row: BytesWriter, at: i64, most: i64
    ) -> None:
        count: i64 = len(seats)
        assert count <= most, _TOO_LONG
        for i in range(count):
            other: i64 = seats[i]
            if other != NOBODY:
                self._put(self._from(seat, other, self.seats), row, at + WIDTH * i)

    def _write_cards(self, zones: list[Zone], seat: i64, row: BytesWriter, start: i64) -> None:
        order = self.orders[seat]
        first = start + WIDTH * self.zones
        has_twins = self._has_twins
        taken = self._none[:] if has_twins else self._none
        slots = self._slots
        for place in range(self.zones):
            zone = zones[order[place]]
            count: i64 = len(zone.cards)
            if count == 0:
                continue
            if not zone.open_to(seat):
                row[start + WIDTH * place] = u8(count)
                continue
            cards = zone.cards
            there = u8(place + 1)
            for position in range(count):
                slot = cards[position]
                if has_twins:
                    face = slots[slot]
                    slot = face + taken[face]
                    taken[face] += 1
                where = first + 2 * WIDTH * slot
                row[where] = there
                if position > 0:
                    row[where + WIDTH] = u8(position)
        if len(self.hands) > 0:
            self._write_ruled_out(zones, order, row, first + 2 * WIDTH * self.cards)

    def _write_ruled_out(
        self, zones: list[Zone], order: vec[i64], row: BytesWriter, first: i64
    ) -> None:
        """Write from a byte of the row on what cannot be in hands."""
        for i in range(len(self.hands)):
            ruled_out = zones[order[self.hands[i]]].ruled_out()
            for card in range(len(ruled_out)):
                row[first + WIDTH * (self.cards * i + card)] = u8(ruled_out[card])


def _size(table: State, fact: Fact, value: object) -> int:
    seats = int(table.seats)
    if isinstance(value, list):
        return len(value) * seats if fact.kind == ORDERS else max(len(value), fact.size)
    return seats if fact.kind == BITS else 1


def _order(zones: list[Zone], seat: int) -> vec[i64]:
    """Which zone is told at each place: of those with one name, the own one first."""
    found = vec[i64]()
    for zone in zones:
        owners = len([one for one in zones if one.name == zone.name])
        owner = int(zone.owner)
        wanted = owner if owner < 0 else (owner + seat) % owners
        for number in range(len(zones)):
            if zones[number].name == zone.name and zones[number].owner == wanted:
                found = append(found, number)
    return found
