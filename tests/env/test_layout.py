"""The rows of numbers: what a seat can know, nothing more, and where it stands."""

from itertools import pairwise

import numpy as np
import pytest
from librt.strings import BytesWriter

from tablee.core.notes import Notes
from tablee.core.rng import Rng
from tablee.core.sketch import HEAD, Sketch
from tablee.core.state import State
from tablee.core.views import determinize, view
from tablee.core.zones import DEALER
from tablee.env.layout import card_order, layout, sketch_of
from tests.watched import TABLES, positions, setup_of


def row(sketch: Sketch, state: State, seat: int) -> list[int]:
    writer = BytesWriter()
    sketch.write(state, state.zones(), seat, writer)
    numbers: list[int] = np.frombuffer(writer.getvalue(), "<i2").tolist()
    return numbers


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_a_row_tells_what_a_seat_can_know_and_nothing_else(slug: str, seats: int) -> None:
    setup = setup_of(slug, seats)
    sketch, rng = sketch_of(setup), Rng(5)
    for number, state in enumerate(positions(setup, 1)):
        seat = number % seats
        told = row(sketch, state, seat)
        assert len(told) == sketch.length
        seen = view(state, seat)
        assert row(sketch, seen.state, seat) == told
        if state.turn != DEALER:
            assert row(sketch, determinize(seen, rng), seat) == told


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_what_a_game_tells_beside_the_cards_stands_under_its_names(slug: str, seats: int) -> None:
    setup = setup_of(slug, seats)
    names = [part.name for part in layout(setup)]
    for state in positions(setup, 3):
        notes = Notes()
        state.also_known(notes)
        assert notes.facts
        assert names[HEAD : HEAD + len(notes.facts)] == [fact.name for fact in notes.facts]
        for fact in notes.facts:
            assert fact.value == getattr(state, fact.name)


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_every_card_that_is_seen_is_told_with_its_zone_and_position(slug: str, seats: int) -> None:
    setup = setup_of(slug, seats)
    sketch, codes = sketch_of(setup), card_order(setup)
    parts = {part.name: part for part in layout(setup)}
    closed = [part for name, part in parts.items() if name.startswith("closed cards")]
    cards = parts["cards: zone, position"]
    for number, state in enumerate(positions(setup, 2)):
        seat = number % seats
        told = row(sketch, state, seat)
        pairs = zip(
            told[cards.start : cards.end : 2], told[cards.start + 1 : cards.end : 2], strict=True
        )
        found = {place: code for place, code in zip(pairs, codes, strict=True) if place[0]}
        zones = state.zones()
        ordered = [zones[one] for one in sketch.orders[seat]]
        seen = [
            (place + 1, position)
            for place, zone in enumerate(ordered)
            if zone.open_to(seat)
            for position in range(len(zone.cards))
        ]
        assert sorted(found) == sorted(seen)
        for place, position in seen:
            card = ordered[place - 1].cards[position]
            assert found[place, position] == setup.faces[card].code
        for part, zone in zip(closed, ordered, strict=True):
            assert told[part.start] == (0 if zone.open_to(seat) else len(zone.cards))


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_own_zones_come_first_and_the_others_in_their_order(slug: str, seats: int) -> None:
    setup = setup_of(slug, seats)
    sketch, zones = sketch_of(setup), setup.start().zones()
    for seat in range(seats):
        order = list(sketch.orders[seat])
        assert sorted(order) == list(range(len(zones)))
        for place, number in enumerate(order):
            assert zones[number].name == zones[place].name
        hands = [zones[number].owner for number in order if zones[number].name == "hand"]
        assert hands == [(seat + i) % seats for i in range(seats)]


def test_the_parts_of_a_row_follow_each_other_and_have_names() -> None:
    parts = layout(setup_of("fourmis", 3))
    assert [part.name for part in parts[:6]] == [
        *["seat", "turn", "midway", "leader", "totals", "closed cards: won +0"]
    ]
    for one, following in pairwise(parts):
        assert one.end == following.start
    assert parts[-1].name == "ruled out: hand +2"
    assert parts[-1].end == sketch_of(setup_of("fourmis", 3)).length


def test_seats_are_counted_from_the_one_who_looks() -> None:
    setup = setup_of("high-society", 3)
    sketch = sketch_of(setup)
    parts = {part.name: part for part in layout(setup)}
    passed = parts["passed"]
    states = positions(setup, 3)
    state = next(s for s in states if s.turn == 1 and getattr(s, "passed", 0) == 0b001)
    rows = [row(sketch, state, seat) for seat in range(3)]
    assert [told[0] for told in rows] == [0, 1, 2]
    assert [told[1] for told in rows] == [1, 0, 2]
    assert [told[passed.start : passed.end] for told in rows] == [[1, 0, 0], [0, 0, 1], [0, 1, 0]]
