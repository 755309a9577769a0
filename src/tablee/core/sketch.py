"""What a seat can know, as a row of numbers that is always equally long.

A row begins with the seat, who is on turn, whether a move is being made, and the facts that the
game names. For each zone follows the number of its closed cards; for each card its zone, counted
from 1, or 0 if it is not seen, and its position there; and, for games in which public play rules
cards out of hands, what is ruled out. Seats are counted from the one who looks, whose zones come
first among those of their name.
"""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from tablee.core.notes import BITS, EACH, NUMBER, ORDERS, Fact, Notes
from tablee.core.row import WIDTH, Row
from tablee.core.state import State
from tablee.core.zones import HAND, Zone

HEAD: Final[i64] = 3
MOST_CARDS: Final = 255  # so that zones and positions fit into the lower byte


class Sketch:
    """How rows of one table are written; the table is one before the first deal."""

    def __init__(self, table: State, *, rules_out: bool) -> None:
        zones = table.zones()
        self.seats: i64 = table.seats
        sides: i64 = len({int(table.side(seat)) for seat in range(self.seats)})
        notes = Notes()
        table.also_known(notes)
        self.facts = notes.facts
        self.sizes = [_size(fact, int(self.seats)) for fact in notes.facts]
        """How many numbers each fact has."""
        self._notes = Row(self.seats, sides, self.sizes)
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
        self._blank = self._blank_facts() + bytes(int(WIDTH * told))
        self._told: i64 = WIDTH * (HEAD + sum(self.sizes))
        self.length: i64 = HEAD + sum(self.sizes) + told
        """How many numbers a row has."""

    def _blank_facts(self) -> bytes:
        """A row in which nobody has done anything: most of it stays like this."""
        blank = bytes(int(WIDTH * HEAD))
        for fact, size in zip(self.facts, self.sizes, strict=True):
            blank += (bytes(2) if fact.kind in (NUMBER, BITS, EACH) else b"\xff\xff") * size
        return blank

    def write(self, state: State, zones: list[Zone], seat: i64, row: BytesWriter) -> None:
        """Write what the seat can know, two bytes a number, the lower one first.

        The zones are those of the state, which always has the same ones: who writes many rows of a
        table needs to ask for them only once.
        """
        at: i64 = len(row)
        row.write(self._blank)
        notes = self._notes
        notes.begin(row, seat, at + WIDTH * HEAD)
        row[at] = u8(seat)
        notes.put(notes.from_here(state.turn, self.seats), at + WIDTH)
        if state.midway:
            row[at + 2 * WIDTH] = 1
        state.also_known(notes)
        self._write_cards(zones, seat, row, at + self._told)

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


def _size(fact: Fact, seats: int) -> int:
    if isinstance(fact.value, list):
        return len(fact.value) * seats if fact.kind == ORDERS else max(len(fact.value), fact.most)
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
