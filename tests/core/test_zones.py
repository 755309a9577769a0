"""Zones: owners, viewers and cards."""

import pytest

from tablee.core.zones import DEALER, EVERYBODY, NOBODY, Zone
from tests.support.parade_positions import heap


def test_a_new_zone_is_empty_and_belongs_to_nobody_and_is_closed() -> None:
    zone = Zone("pile")
    assert (zone.name, zone.owner, zone.viewer, list(zone.cards)) == ("pile", NOBODY, NOBODY, [])


def test_the_seats_that_are_no_seats_differ_from_each_other_and_from_all_seats() -> None:
    assert len({NOBODY, DEALER, EVERYBODY}) == 3
    assert max(NOBODY, DEALER, EVERYBODY) < 0


def test_cards_are_added_at_the_end() -> None:
    assert list(heap([4, 0, 9]).cards) == [4, 0, 9]


def test_a_zone_knows_what_lies_in_it() -> None:
    zone = heap([4, 0, 9])
    assert [card for card in range(11) if zone.holds(card)] == [0, 4, 9]


@pytest.mark.parametrize(
    ("others", "same"),
    [([4, 0, 9], True), ([4, 9, 0], False), ([4, 0], False), ([4, 0, 9, 1], False), ([], False)],
)
def test_the_order_of_the_cards_counts(others: list[int], same: bool) -> None:
    assert heap([4, 0, 9]).has_same_cards(heap(others)) is same


def test_a_card_is_drawn_from_the_end() -> None:
    zone = heap([4, 0, 9])
    assert [zone.draw(), zone.draw()] == [9, 0]
    assert list(zone.cards) == [4]


def test_nothing_can_be_drawn_from_an_empty_zone() -> None:
    with pytest.raises(IndexError):
        Zone("pile").draw()


@pytest.mark.parametrize(("card", "left"), [(4, [0, 9]), (0, [4, 9]), (9, [4, 0])])
def test_the_other_cards_close_up_in_their_order(card: int, left: list[int]) -> None:
    zone = heap([4, 0, 9])
    zone.remove(card)
    assert list(zone.cards) == left


def test_a_card_that_is_not_there_cannot_be_removed() -> None:
    zone = heap([4, 0, 9])
    with pytest.raises(ValueError, match="not in"):
        zone.remove(5)
    assert list(zone.cards) == [4, 0, 9]


def test_a_zone_bars_the_cards_that_it_was_told_and_no_others() -> None:
    zone = heap([1], bars=[3, 0])
    assert [zone.bars(card) for card in range(6)] == [True, False, False, True, False, False]


def test_a_cleared_zone_has_no_cards_and_bars_nothing() -> None:
    zone = heap([1, 2], bars=[3])
    zone.clear()
    assert list(zone.cards) == []
    assert not zone.bars(3)


@pytest.mark.parametrize(
    ("viewer", "open_to"),
    [(NOBODY, []), (0, [0]), (1, [1]), (EVERYBODY, [NOBODY, 0, 1])],
)
def test_a_zone_is_open_to_its_viewer_alone(viewer: int, open_to: list[int]) -> None:
    zone = Zone("hand", owner=0, viewer=viewer)
    assert [seat for seat in (NOBODY, 0, 1) if zone.open_to(seat)] == open_to


def test_the_owner_who_is_not_the_viewer_may_not_look() -> None:
    assert not Zone("secret", owner=0, viewer=1).open_to(0)


def test_a_copy_is_equal_and_shares_nothing() -> None:
    zone = heap([4, 0], viewer=1, bars=[7])
    copy = zone.copy()
    assert copy == zone
    copy.add(5)
    copy.bar(8)
    zone.remove(4)
    zone.bar(2)
    assert (list(copy.cards), list(zone.cards)) == ([4, 0, 5], [0])
    assert [copy.bars(2), copy.bars(8), zone.bars(2), zone.bars(8)] == [False, True, True, False]


def test_a_card_changed_in_place_is_changed_in_one_copy_only() -> None:
    zone = heap([4, 0])
    copy = zone.copy()
    zone.cards[0] = 9
    assert (list(zone.cards), list(copy.cards)) == ([9, 0], [4, 0])


def test_zones_are_equal_when_everything_about_them_is() -> None:
    def zone() -> Zone:
        return Zone("hand", owner=1, viewer=1)

    other_name = Zone("front", owner=1, viewer=1)
    other_owner = Zone("hand", owner=0, viewer=1)
    other_viewer = Zone("hand", owner=1, viewer=EVERYBODY)
    with_card, with_bar = zone(), zone()
    with_card.add(3)
    with_bar.bar(3)
    assert zone() == zone()
    for other in (other_name, other_owner, other_viewer, with_card, with_bar, "hand"):
        assert zone() != other


def test_the_order_of_cards_matters_and_the_order_of_bars_does_not() -> None:
    assert heap([1, 2]) != heap([2, 1])
    assert heap([], bars=[1, 2]) == heap([], bars=[2, 1])


def test_a_zone_shows_itself() -> None:
    zone = Zone("hand", owner=2, viewer=2)
    zone.add(7)
    assert repr(zone) == "<hand owner=2 viewer=2 [7]>"
    zone.bar(3)
    assert repr(zone) == "<hand owner=2 viewer=2 [7] without [3]>"


@pytest.mark.parametrize("cards", [[], [0], [4, 0, 9], [9, 4, 4, 0], [3, 3]])
def test_cards_can_be_told_by_their_numbers_and_lie_as_they_lay(cards: list[int]) -> None:
    zone = heap(cards)
    assert list(zone.sorted_cards()) == sorted(cards)
    assert list(zone.cards) == cards
