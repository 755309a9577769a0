"""Encode the knowledge of a seat as a row of numbers of constant length.

A row has the seat, the seat on turn, `midway`, and the public features of the game; the number of
hidden cards of each zone; for each card its zone, counted from 1, or 0 if it is hidden, and its
position there; and, for games in which public play rules cards out of hands, these cards. Seats are
relative to the viewer, whose zones come first among those of their name.
"""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from tablee.core.features import BITS, EACH, NUMBER, ORDERS, Feature, FeatureWriter
from tablee.core.state import State
from tablee.core.zones import HAND, Zone
from tablee.features.row import WIDTH, RowWriter

HEAD: Final[i64] = 3
MAX_CARDS: Final = 255  # so that zones and positions fit into the lower byte


class Encoder:
    """Writes rows of one setup, given its state before the first deal."""

    def __init__(self, table: State, *, rules_out: bool) -> None:
        zones = table.zones()
        self._start = table
        self.seats: i64 = table.seats
        sides: i64 = len({int(table.side(seat)) for seat in range(self.seats)})
        writer = FeatureWriter()
        table.public_features(writer)
        self.features = writer.features
        self.sizes = [_count_numbers(feature, int(self.seats)) for feature in writer.features]
        """The length of each feature in a row."""
        self._writer = RowWriter(self.seats, sides, self.sizes)
        self.zones: i64 = len(zones)
        self.cards: i64 = sum([len(zone.cards) for zone in zones])
        assert self.cards <= MAX_CARDS, "too many cards for one byte"
        self.orders = [_order_zones(zones, seat) for seat in range(self.seats)]
        faces = sorted([int(table.face(card)) for card in range(self.cards)])
        self._slots = vec[i64]([faces.index(int(table.face(c))) for c in range(self.cards)])
        self._no_copies = vec[i64]([0 for _ in range(self.cards)])
        self._has_twins = len(set(faces)) < self.cards
        self.hands = vec[i64](_find_hands(zones) if rules_out else [])
        """The zones whose ruled-out cards are written."""
        card_numbers: i64 = self.zones + (2 + len(self.hands)) * self.cards
        self._blank = self._make_blank_features() + bytes(int(WIDTH * card_numbers))
        self._cards_at: i64 = WIDTH * (HEAD + sum(self.sizes))
        self.length: i64 = HEAD + sum(self.sizes) + card_numbers
        """The length of a row."""

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, (self._start, len(self.hands) > 0)

    def _make_blank_features(self) -> bytes:
        """Return the default features, over which the writer puts only what differs."""
        blank = bytes(int(WIDTH * HEAD))
        for feature, size in zip(self.features, self.sizes, strict=True):
            blank += (bytes(2) if feature.kind in (NUMBER, BITS, EACH) else b"\xff\xff") * size
        return blank

    def write(self, state: State, zones: list[Zone], seat: i64, row: BytesWriter) -> None:
        """Append the row of a seat, two bytes a number, little-endian.

        `zones` are those of the state; it keeps its Zone objects, so callers can cache the list.
        """
        at: i64 = len(row)
        row.write(self._blank)
        writer = self._writer
        writer.begin(row, seat, at + WIDTH * HEAD)
        row[at] = u8(seat)
        writer.put(writer.relative(state.turn, self.seats), at + WIDTH)
        if state.midway:
            row[at + 2 * WIDTH] = 1
        state.public_features(writer)
        self._write_cards(zones, seat, row, at + self._cards_at)

    def _write_cards(self, zones: list[Zone], seat: i64, row: BytesWriter, start: i64) -> None:
        order = self.orders[seat]
        first = start + WIDTH * self.zones
        has_twins = self._has_twins
        taken = self._no_copies[:] if has_twins else self._no_copies
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
        """Write the cards that are ruled out of hands, from a byte of the row on."""
        for i in range(len(self.hands)):
            barred = zones[order[self.hands[i]]].barred_flags()
            for card in range(len(barred)):
                row[first + WIDTH * (self.cards * i + card)] = u8(barred[card])


def _find_hands(zones: list[Zone]) -> list[int]:
    """Return the places of the hands among the zones."""
    return [i for i in range(len(zones)) if zones[i].name.startswith(HAND)]


def _restore(table: State, rules_out: bool) -> Encoder:
    """Rebuild an encoder from its pickled form."""
    return Encoder(table, rules_out=rules_out)


def _count_numbers(feature: Feature, seats: int) -> int:
    if not isinstance(feature.value, list):
        return seats if feature.kind == BITS else 1
    if feature.kind == ORDERS:
        return len(feature.value) * seats
    return max(len(feature.value), feature.max_length)


def _order_zones(zones: list[Zone], seat: int) -> vec[i64]:
    """Return the zone at each place of a row: of those with one name, the own one first."""
    order = vec[i64]()
    for zone in zones:
        owners = len([one for one in zones if one.name == zone.name])
        owner = int(zone.owner)
        wanted = owner if owner < 0 else (owner + seat) % owners
        for number in range(len(zones)):
            if zones[number].name == zone.name and zones[number].owner == wanted:
                order = append(order, number)
    return order
