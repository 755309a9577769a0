"""Methods of every state, also of a game from outside, in plain Python."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.heuristic import playout
from tablee.core.errors import GameError
from tablee.core.moves import act, deal, why_not
from tablee.core.rng import Rng
from tablee.core.state import NO_CARD, State, fields
from tablee.core.views import determinize, view
from tablee.core.zones import DEALER, NOBODY, Zone
from tests.support.environments import TABLES, make_setup, positions
from tests.support.haggle_game import CLOSE, LAY_GO, LAY_STOP, PASS, Haggle
from tests.support.parade_positions import FIXED, all_cards, contents, dealt


class Nested(State):
    """Fields of every kind that a state may have."""

    def __init__(self) -> None:
        super().__init__(2)
        self.number = 3
        self.word = "open"
        self.nothing: int | None = None
        self.zone = Zone("pile")
        self.rows = [[1, 2], [3]]
        self.zones_by_seat = [[Zone("left")], [Zone("right")]]


def haggle(cards: list[int], most: int = 2) -> Haggle:
    state = Haggle(2, most)
    deal(state, cards)
    return state


QUESTIONS: list[Callable[[State], object]] = [
    lambda state: state.legal(),
    lambda state: state.apply(0),
    lambda state: state.to_shuffle(),
    lambda state: state.deal(vec[i64]([])),
    lambda state: state.zones(),
    lambda state: state.actions(),
    lambda state: state.name(0),
    lambda state: state.card_of(0),
    lambda state: state.forbids(0),
    lambda state: state.scores(),
    lambda state: state.places(),
]


@pytest.mark.parametrize("ask", QUESTIONS)
def test_a_state_without_a_game_has_no_answer(ask: Callable[[State], object]) -> None:
    with pytest.raises(NotImplementedError):
        ask(State(2))


def test_a_state_without_a_game_answers_what_is_the_same_in_most_games() -> None:
    state = State(2)
    assert (state.phase(), state.face(5), state.back(5)) == ("", 5, 0)


def test_a_game_begins_with_the_dealer() -> None:
    state = State(4)
    assert (state.seats, state.turn, state.midway) == (4, DEALER, False)


def test_a_state_shows_its_fields_in_alphabetical_order() -> None:
    assert repr(State(3)) == "State(midway=False, seats=3, turn=-2)"
    assert repr(Nested()) == (
        "Nested(midway=False, nothing=None, number=3, rows=[[1, 2], [3]], seats=2, turn=-2, "
        "word='open', zone=<pile owner=-1 viewer=-1 []>, "
        "zones_by_seat=[[<left owner=-1 viewer=-1 []>], [<right owner=-1 viewer=-1 []>]])"
    )


def test_the_fields_of_a_state_are_those_of_the_base_and_its_own() -> None:
    assert sorted(fields(State(2))) == ["midway", "seats", "turn"]
    own = ["nothing", "number", "rows", "word", "zone", "zones_by_seat"]
    assert sorted(fields(Nested())) == sorted(["midway", "seats", "turn", *own])


def test_a_copy_is_equal_and_of_the_same_kind() -> None:
    state = Nested()
    copy = state.copy()
    assert type(copy) is Nested
    assert copy is not state
    assert copy == state


def test_a_copy_shares_nothing_that_can_change() -> None:
    state = Nested()
    copy = state.copy()
    assert isinstance(copy, Nested)
    copy.zone.add(1)
    copy.rows[0].append(9)
    copy.zones_by_seat[1][0].add(2)
    copy.turn, copy.number = 1, 4
    assert state == Nested()


def with_turn(state: Nested) -> None:
    state.turn = 0


def with_step(state: Nested) -> None:
    state.midway = True


def with_number(state: Nested) -> None:
    state.number = 4


def with_card(state: Nested) -> None:
    state.zone.add(1)


def with_row(state: Nested) -> None:
    state.rows[1].append(1)


@pytest.mark.parametrize("change", [with_turn, with_step, with_number, with_card, with_row])
def test_states_that_differ_in_one_field_are_not_equal(change: Callable[[Nested], None]) -> None:
    state = Nested()
    change(state)
    assert state != Nested()


def test_states_of_other_kinds_and_other_things_are_not_equal() -> None:
    assert State(2) != Nested()
    assert State(2) != "State(midway=False, seats=2, turn=-2)"


def test_a_state_can_change_and_so_has_no_hash() -> None:
    with pytest.raises(TypeError):
        hash(Nested())


@FIXED
@given(st.integers(0, 2**32))
def test_a_game_from_outside_can_be_played_out(seed: int) -> None:
    state = Haggle(2, 3)
    decisions = playout(state, Rng(seed))
    steps = sum(state.scores()) + len([points for points in state.scores() if points])
    passes = len([points for points in state.scores() if not points])
    assert state.turn == NOBODY
    assert decisions == steps + passes
    assert all_cards(state) == [0, 1, 2, 3, 4, 5]


def test_a_game_from_outside_is_played_step_by_step() -> None:
    state = haggle([0, 1, 3, 2, 4, 5])
    assert list(state.legal()) == [LAY_STOP, LAY_GO]
    act(state, 0, LAY_STOP)
    assert state.midway
    act(state, 0, LAY_GO)
    assert list(state.legal()) == [CLOSE]
    act(state, 0, CLOSE)
    assert not state.midway
    act(state, 1, LAY_STOP)
    act(state, 1, CLOSE)
    assert state.turn == NOBODY
    assert contents(state) == [[], [1], [4, 5], [0, 3], [2]]
    assert (state.scores(), state.places()) == ([2, 1], [1, 2])


def test_a_game_from_outside_is_copied_midway() -> None:
    state = haggle([0, 1, 3, 2, 4, 5])
    act(state, 0, LAY_GO)
    copy = state.copy()
    act(copy, 0, CLOSE)
    assert (state.turn, state.midway, copy.turn, copy.midway) == (0, True, 1, False)
    assert contents(state) == contents(copy) == [[], [0, 1], [2, 4, 5], [3], []]


@pytest.mark.parametrize(
    ("cards", "steps", "action", "why"),
    [
        ([0, 1, 3, 2, 4, 5], [LAY_STOP, LAY_STOP], LAY_GO, "HAG-1"),
        ([0, 1, 3, 2, 4, 5], [], CLOSE, "HAG-2"),
        ([0, 1, 3, 2, 4, 5], [], PASS, "HAG-3"),
        ([0, 1, 2, 3, 4, 5], [], LAY_GO, "not_held"),
        ([0, 1, 3, 2, 4, 5], [], LAY_GO, ""),
        ([0, 1, 2, 3, 4, 5], [], PASS, ""),
    ],
)
def test_a_game_from_outside_gives_its_reasons(
    cards: list[int], steps: list[int], action: int, why: str
) -> None:
    state = haggle(cards)
    for step in steps:
        act(state, 0, step)
    assert why_not(state, action) == why


def test_a_game_from_outside_is_seen_from_a_seat() -> None:
    state = haggle([1, 4, 5, 0, 2, 3])
    assert contents(view(state, 0).state) == [[], [0, 3, 3], [-1, -1, -1], [], []]
    assert contents(view(state, NOBODY).state) == [[], [-1, -1, -1], [-1, -1, -1], [], []]


def test_a_game_from_outside_tells_what_a_pass_tells() -> None:
    """Seat 0 passed, so it holds the three stops, and seat 1 is left with the three goes."""
    state = haggle([0, 1, 2, 3, 4, 5])
    act(state, 0, PASS)
    for seed in range(50):
        world = determinize(view(state, NOBODY), Rng(seed))
        assert isinstance(world, Haggle)
        assert sorted(world.hands[0].cards) == [0, 1, 2]
        assert world.turn == 1


def test_the_world_of_a_game_from_outside_can_be_played_on() -> None:
    state = dealt(Haggle(2, 2), seed=4)
    world = determinize(view(state, 1), Rng(5))
    playout(world, Rng(6))
    assert (world.turn, state.turn) == (NOBODY, 0)
    with pytest.raises(GameError, match="game_over"):
        act(world, 0, PASS)


def test_no_card_is_not_a_card() -> None:
    assert NO_CARD < 0


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_a_state_becomes_another_one_in_its_own_zones(slug: str, seats: int) -> None:
    setup = make_setup(slug, seats)
    own = setup.start()
    zones = own.zones()
    for state in positions(setup, 4):
        before = repr(state)
        own.become(state)
        assert own == state
        assert [id(zone) for zone in own.zones()] == [id(zone) for zone in zones]
        if own.turn >= 0:
            own.apply(own.legal()[0])
        assert repr(state) == before
    own.become(setup.start())
    assert own == setup.start()
