"""Views of a seat, and the worlds that it cannot rule out."""

from collections import Counter
from collections.abc import Iterable
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.rng import Rng
from tablee.core.views import View, determinize, view
from tablee.core.zones import EVERYBODY, NOBODY, Zone
from tests.support.parade_positions import FIXED, Heaps, all_cards, contents, heap

SEEDS = st.integers(0, 2**32)


def seen_by(state: Heaps, seat: int) -> list[list[int]]:
    return contents(view(state, seat).state)


def worlds(own_view: View, seeds: Iterable[int]) -> list[list[list[int]]]:
    return [contents(determinize(own_view, Rng(seed))) for seed in seeds]


def three_heaps() -> Heaps:
    return Heaps([heap([4, 1], viewer=EVERYBODY), heap([3], viewer=0), heap([0, 2], viewer=1)])


@pytest.mark.parametrize(
    ("seat", "visible"),
    [
        (0, [[4, 1], [3], [-1, -1]]),
        (1, [[4, 1], [-1], [0, 2]]),
        (NOBODY, [[4, 1], [-1], [-1, -1]]),
    ],
)
def test_a_seat_sees_open_cards_and_the_backs_of_the_others(
    seat: int, visible: list[list[int]]
) -> None:
    assert seen_by(three_heaps(), seat) == visible


def test_a_heap_closed_to_all_is_closed_to_nobody_too() -> None:
    assert seen_by(Heaps([heap([0], viewer=NOBODY)]), NOBODY) == [[-1]]


def test_a_view_knows_its_seat_and_leaves_the_state_as_it_was() -> None:
    state = three_heaps()
    own_view = view(state, 1)
    own_view.state.zones()[0].add(9)
    assert own_view.seat == 1
    assert state == three_heaps()


def test_closed_cards_show_different_backs() -> None:
    state = Heaps([heap([2, 0, 3, 1])], backs=[0, 0, 1, 7])
    assert seen_by(state, 0) == [[-2, -1, -8, -1]]


def test_equal_cards_are_seen_as_the_first_of_them() -> None:
    state = Heaps([heap([2, 3, 1], viewer=EVERYBODY), heap([0])], looks=[0, 0, 0, 3])
    assert seen_by(state, 0) == [[0, 3, 0], [-1]]


def test_states_that_differ_only_in_closed_cards_look_the_same() -> None:
    one = Heaps([heap([0], viewer=0), heap([1, 2])])
    other = Heaps([heap([0], viewer=0), heap([2, 1])])
    assert view(one, 0) == view(other, 0)
    assert view(one, 0) != view(one, 1)


@FIXED
@given(SEEDS)
def test_a_world_keeps_what_is_seen_and_has_every_card_once(seed: int) -> None:
    own_view = view(three_heaps(), 1)
    world = determinize(own_view, Rng(seed))
    assert view(world, 1) == own_view
    assert contents(world)[0] == [4, 1]
    assert contents(world)[2] == [0, 2]
    assert all_cards(world) == [0, 1, 2, 3, 4]


def test_imagining_leaves_the_view_as_it_was() -> None:
    own_view = view(three_heaps(), 0)
    determinize(own_view, Rng(1)).zones()[0].add(9)
    assert own_view == view(three_heaps(), 0)


def test_the_same_seed_imagines_the_same_world() -> None:
    own_view = view(Heaps([heap(range(40))]), 0)
    assert determinize(own_view, Rng(3)) == determinize(own_view, Rng(3))
    assert determinize(own_view, Rng(3)) != determinize(own_view, Rng(4))


def test_nothing_closed_leaves_nothing_to_imagine() -> None:
    state = Heaps([heap([2, 0, 1], viewer=EVERYBODY)])
    assert determinize(view(state, 0), Rng(1)) == state


def test_a_card_lies_only_where_its_back_is_seen() -> None:
    state = Heaps([heap([0, 3, 1]), heap([4, 2, 5])], backs=[0, 0, 0, 1, 1, 1])
    found = worlds(view(state, 0), range(200))
    for world in found:
        assert [[card > 2 for card in zone] for zone in world] == [
            [False, True, False],
            [True, False, True],
        ]
    assert len({repr(world) for world in found}) == 36


@FIXED
@given(SEEDS)
def test_equal_open_cards_get_numbers_of_their_own(seed: int) -> None:
    zones = [heap([2, 0], viewer=EVERYBODY), heap([5], viewer=0), heap([1, 3, 4])]
    world = determinize(view(Heaps(zones, looks=[0, 0, 0, 3, 3, 3]), 0), Rng(seed))
    assert contents(world)[0] == [0, 1]
    assert contents(world)[1] == [3]
    assert sorted(contents(world)[2]) == [2, 4, 5]


def test_all_worlds_occur_and_are_as_frequent() -> None:
    state = Heaps([heap([0]), heap([1, 2])])
    found = Counter((one[0], *two) for one, two in worlds(view(state, 0), range(1200)))
    assert set(found) == set(permutations(range(3)))
    assert sum((count - 200) ** 2 / 200 for count in found.values()) < 20.6  # once in a thousand


def test_one_seat_can_rule_out_what_another_cannot() -> None:
    state = Heaps([heap([0], viewer=0), heap([1]), heap([2])])
    assert {repr(world) for world in worlds(view(state, 0), range(50))} == {
        "[[0], [1], [2]]",
        "[[0], [2], [1]]",
    }
    assert len({repr(world) for world in worlds(view(state, NOBODY), range(100))}) == 6


def test_a_barred_card_is_exchanged() -> None:
    state = Heaps([heap([1], bars=[0]), heap([0, 2])])
    found = {repr(world) for world in worlds(view(state, 0), range(100))}
    assert found == {"[[1], [0, 2]]", "[[1], [2, 0]]", "[[2], [0, 1]]", "[[2], [1, 0]]"}


def test_bars_in_a_ring_leave_all_worlds_that_fit_and_no_others() -> None:
    """Heap 0 takes 0 or 1, heap 1 takes 1 or 2, heap 2 takes 2 or 0."""
    state = Heaps([heap([0], bars=[2]), heap([1], bars=[0]), heap([2], bars=[1])])
    found = {repr(world) for world in worlds(view(state, 0), range(100))}
    assert found == {"[[0], [1], [2]]", "[[1], [2], [0]]"}


@pytest.mark.parametrize("length", [3, 6, 12])
def test_a_chain_of_exchanges_finds_the_only_world(length: int) -> None:
    """Each heap takes its own card or the one before, the first only its own.

    From most first attempts no single exchange of two cards leads to the world that fits.
    """
    truth = [[card] for card in range(length)]
    zones = [
        heap([own], bars=[card for card in range(length) if card not in (own, own - 1)])
        for own in range(length)
    ]
    for world in worlds(view(Heaps(zones), 0), range(200)):
        assert world == truth


def test_a_chain_of_exchanges_keeps_backs_apart() -> None:
    """The chain of the first four cards and the chain of the last four, heap by heap in turn."""
    zones = []
    for own in range(4):
        others = [card for card in range(4) if card not in (own, own - 1)]
        zones.append(heap([own], bars=others))
        zones.append(heap([4 + own], bars=[4 + card for card in others]))
    state = Heaps(zones, backs=[0, 0, 0, 0, 1, 1, 1, 1])
    for world in worlds(view(state, 0), range(200)):
        assert world == [[0], [4], [1], [5], [2], [6], [3], [7]]


@FIXED
@given(st.lists(st.lists(st.integers(0, 11), max_size=9), min_size=4, max_size=4), SEEDS)
def test_whatever_is_barred_every_world_obeys(bars: list[list[int]], seed: int) -> None:
    """The truth has cards 0 to 2 in the first heap and so on, and no heap bars its own."""
    zones = []
    for number, barred in enumerate(bars):
        own = range(3 * number, 3 * number + 3)
        zones.append(heap(own, bars=[card for card in barred if card not in own]))
    state = Heaps(zones)
    world = determinize(view(state, 0), Rng(seed))
    assert all_cards(world) == list(range(12))
    for zone in world.zones():
        assert not [card for card in zone.cards if zone.bars(card)]


def test_open_cards_count_as_placed_when_bars_are_obeyed() -> None:
    state = Heaps([heap([3], viewer=0), heap([0, 1], bars=[2]), heap([2])])
    for world in worlds(view(state, 0), range(50)):
        assert world[0] == [3]
        assert sorted(world[1]) == [0, 1]
        assert world[2] == [2]


@pytest.mark.parametrize(
    "zones",
    [
        [heap([0], bars=[0, 1]), heap([1])],
        [heap([0], bars=[0]), heap([1], bars=[0])],
        [heap([0, 1], bars=[0, 1]), heap([2, 3], bars=[0])],
    ],
)
def test_bars_that_no_world_obeys_are_a_mistake_in_the_game(zones: list[Zone]) -> None:
    with pytest.raises(AssertionError, match="a zone rules out cards that lie in it"):
        determinize(view(Heaps(zones), 0), Rng(1))


def test_equal_faces_with_different_backs_are_looked_up_by_both_sides() -> None:
    """Two copies of one card from different shuffles look different, wherever they lie."""
    looks = backs = [0, 1, 0, 1]
    heaps = [heap([1, 2], viewer=EVERYBODY), heap([0]), heap([3])]
    state = Heaps(heaps, looks=looks, backs=backs)
    for seed in range(20):
        world = determinize(view(state, 0), Rng(seed))
        assert view(world, 0) == view(state, 0)
        assert all_cards(world) == [0, 1, 2, 3]
        assert world.back(world.zones()[1].cards[0]) == 0
