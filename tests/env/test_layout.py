"""The rows of numbers: what a seat can know, nothing more, and where it stands."""

from itertools import pairwise

import numpy as np
import pytest
from librt.strings import BytesWriter

from tablee.core.features import FeatureWriter
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.core.views import determinize, view
from tablee.core.zones import DEALER
from tablee.env.layout import card_order, encoder_of, layout
from tablee.features.encoder import HEAD, Encoder
from tests.support.environments import TABLES, make_setup, positions
from tests.support.follow_game import CARDS, FollowGame


def row(encoder: Encoder, state: State, seat: int) -> list[int]:
    writer = BytesWriter()
    encoder.write(state, state.zones(), seat, writer)
    numbers: list[int] = np.frombuffer(writer.getvalue(), "<i2").tolist()
    return numbers


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_a_row_tells_what_a_seat_can_know_and_nothing_else(slug: str, seats: int) -> None:
    setup = make_setup(slug, seats)
    encoder, rng = encoder_of(setup), Rng(5)
    for number, state in enumerate(positions(setup, 1)):
        seat = number % seats
        told = row(encoder, state, seat)
        assert len(told) == encoder.length
        seen = view(state, seat)
        assert row(encoder, seen.state, seat) == told
        if state.turn != DEALER:
            assert row(encoder, determinize(seen, rng), seat) == told


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_what_a_game_tells_beside_the_cards_stands_under_its_names(slug: str, seats: int) -> None:
    setup = make_setup(slug, seats)
    names = [part.name for part in layout(setup)]
    for state in positions(setup, 3):
        writer = FeatureWriter()
        state.public_features(writer)
        assert writer.features
        assert names[HEAD : HEAD + len(writer.features)] == [
            feature.name for feature in writer.features
        ]
        for feature in writer.features:
            assert feature.value == getattr(state, feature.name)


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_every_card_that_is_seen_is_told_with_its_zone_and_position(slug: str, seats: int) -> None:
    setup = make_setup(slug, seats)
    encoder, codes = encoder_of(setup), card_order(setup)
    parts = {part.name: part for part in layout(setup)}
    closed = [part for name, part in parts.items() if name.startswith("closed cards")]
    cards = parts["cards: zone, position"]
    for number, state in enumerate(positions(setup, 2)):
        seat = number % seats
        told = row(encoder, state, seat)
        pairs = zip(
            told[cards.start : cards.end : 2], told[cards.start + 1 : cards.end : 2], strict=True
        )
        found = {place: code for place, code in zip(pairs, codes, strict=True) if place[0]}
        zones = state.zones()
        ordered = [zones[one] for one in encoder.orders[seat]]
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
    setup = make_setup(slug, seats)
    encoder, zones = encoder_of(setup), setup.start().zones()
    for seat in range(seats):
        order = list(encoder.orders[seat])
        assert sorted(order) == list(range(len(zones)))
        for place, number in enumerate(order):
            assert zones[number].name == zones[place].name
        hands = [zones[number].owner for number in order if zones[number].name == "hand"]
        assert hands == [(seat + i) % seats for i in range(seats)]


def test_the_parts_of_a_row_follow_each_other_and_have_names() -> None:
    parts = layout(make_setup("fourmis", 3))
    assert [part.name for part in parts[:6]] == [
        *["seat", "turn", "midway", "leader", "totals", "closed cards: won +0"]
    ]
    for one, following in pairwise(parts):
        assert one.end == following.start
    assert parts[-1].name == "ruled out: hand +2"
    assert parts[-1].end == encoder_of(make_setup("fourmis", 3)).length


@pytest.mark.parametrize("rules_out", [True, False])
def test_what_is_ruled_out_is_told_of_games_that_say_so(rules_out: bool) -> None:
    game = FollowGame()
    game.rules_out_cards = rules_out
    setup = Setup(game, 3)
    names = [part.name for part in layout(setup)]
    hands = [f"ruled out: hand +{seat}" for seat in range(3)]
    assert names[-3:] == hands if rules_out else not set(hands) & set(names)
    state = next(s for s in positions(setup, 1) if any(1 in z.barred_flags() for z in s.zones()))
    told = row(encoder_of(setup), state, 0)
    assert len(told) == layout(setup)[-1].end
    assert not rules_out or 1 in told[-3 * CARDS :]


def test_seats_are_counted_from_the_one_who_looks() -> None:
    setup = make_setup("high-society", 3)
    encoder = encoder_of(setup)
    parts = {part.name: part for part in layout(setup)}
    passed = parts["passed"]
    states = positions(setup, 3)
    state = next(s for s in states if s.turn == 1 and getattr(s, "passed", 0) == 0b001)
    rows = [row(encoder, state, seat) for seat in range(3)]
    assert [told[0] for told in rows] == [0, 1, 2]
    assert [told[1] for told in rows] == [1, 0, 2]
    assert [told[passed.start : passed.end] for told in rows] == [[1, 0, 0], [0, 0, 1], [0, 1, 0]]
