"""Play that is checked."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.bots.heuristic import playout
from tablee.core.errors import GameError
from tablee.core.moves import NOT_HELD, act, check_turn, deal, shuffle, why_not
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.core.zones import DEALER, NOBODY
from tablee.games.parade import CARDS, Parade
from tests.support.haggle_game import PASS, Haggle
from tests.support.parade_positions import FIXED, all_cards, numbers, parade

ORDER = list(range(CARDS))


def over() -> State:
    state = parade(hands=["", ""])
    state.turn = NOBODY
    return state


def to_deal() -> State:
    return Parade(2)


def begun() -> State:
    return parade(
        hands=["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5"],
        fronts=["v1", "v2"],
        line="g5 g6 g7 g8 g9 g10",
    )


@pytest.mark.parametrize("seat", [0, 1, NOBODY, DEALER])
@pytest.mark.parametrize(("table", "code"), [(over, "game_over"), (to_deal, "cards_to_deal")])
def test_no_seat_acts_when_none_is_on_turn(
    table: Callable[[], State], code: str, seat: int
) -> None:
    with pytest.raises(GameError) as refusal:
        check_turn(table(), seat)
    assert (refusal.value.code, refusal.value.details) == (code, {})


@pytest.mark.parametrize("seat", [1, 2, NOBODY, DEALER])
def test_only_the_seat_on_turn_acts(seat: int) -> None:
    with pytest.raises(GameError) as refusal:
        check_turn(begun(), seat)
    assert (refusal.value.code, refusal.value.details) == ("not_your_turn", {"turn": 0})


def test_the_seat_on_turn_may_act() -> None:
    state = begun()
    check_turn(state, 0)
    act(state, 0, numbers("r3")[0])
    assert state.turn == 1


@pytest.mark.parametrize(
    ("table", "seat", "action", "code", "details"),
    [
        (over, 0, 0, "game_over", {}),
        (to_deal, 0, 0, "cards_to_deal", {}),
        (begun, 1, 12, "not_your_turn", {"turn": 0}),
        (begun, 0, -1, "unknown_move", {"move": "-1"}),
        (begun, 0, 2 * CARDS, "unknown_move", {"move": "132"}),
        (begun, 0, 12, "illegal_move", {"move": "play b1", "why": "not_held"}),
        (begun, 0, 60, "illegal_move", {"move": "play o5", "why": "not_held"}),
        (begun, 0, CARDS + 1, "illegal_move", {"move": "discard r1", "why": "PAR-5"}),
    ],
)
def test_what_is_refused_says_why_and_changes_nothing(
    table: Callable[[], State], seat: int, action: int, code: str, details: dict[str, object]
) -> None:
    state = table()
    with pytest.raises(GameError) as refusal:
        act(state, seat, action)
    assert (refusal.value.code, refusal.value.details) == (code, details)
    assert state == table()


def test_a_refusal_reads_as_a_sentence_for_the_log() -> None:
    with pytest.raises(GameError) as refusal:
        act(begun(), 0, CARDS + 1)
    for said in ("illegal_move", "discard r1", "PAR-5"):
        assert said in str(refusal.value)
    assert str(GameError("game_over")) == "game_over"
    assert isinstance(refusal.value, ValueError)


def test_nothing_forbids_a_legal_action() -> None:
    state = begun()
    assert [why_not(state, action) for action in state.legal()] == [""] * 5


def test_a_card_that_lies_outside_the_hand_is_not_held() -> None:
    state = begun()
    for card in numbers("b1 v1 v2 g5 o0"):  # the other hand, both fronts, the line, the pile
        assert why_not(state, card) == NOT_HELD
        assert why_not(state, CARDS + card) == NOT_HELD


def test_an_action_without_a_card_is_always_answered_by_the_rules() -> None:
    state = Haggle(2, 2)
    deal(state, [0, 1, 3, 2, 4, 5])
    assert why_not(state, PASS) == "HAG-3"


def test_cards_are_dealt_only_when_the_dealer_is_on_turn() -> None:
    state = begun()
    with pytest.raises(GameError) as refusal:
        deal(state, ORDER)
    assert refusal.value.code == "nothing_to_deal"
    assert state == begun()


@pytest.mark.parametrize(
    "cards",
    [
        [],
        ORDER[1:],
        [*ORDER, 0],
        [*ORDER[1:], 1],
        [*ORDER[1:], CARDS],
        [*ORDER[1:], -1],
    ],
)
def test_only_the_cards_to_shuffle_are_dealt(cards: list[int]) -> None:
    state = Parade(3)
    with pytest.raises(GameError) as refusal:
        deal(state, cards)
    assert (refusal.value.code, refusal.value.details) == ("bad_deal", {})
    assert state == Parade(3)


def test_a_deal_leaves_the_callers_list_alone() -> None:
    cards = ORDER[::-1]
    deal(Parade(2), cards)
    assert cards == ORDER[::-1]


@FIXED
@given(st.integers(0, 2**32), st.integers(2, 6))
def test_a_shuffle_tells_the_order_that_it_dealt(seed: int, seats: int) -> None:
    state, again = Parade(seats), Parade(seats)
    order = list(shuffle(state, Rng(seed)))
    assert sorted(order) == ORDER
    deal(again, order)
    assert again == state


def test_other_seeds_deal_otherwise() -> None:
    assert len({tuple(shuffle(Parade(2), Rng(seed))) for seed in range(100)}) == 100


def test_a_playout_counts_the_decisions() -> None:
    """One turn draws the last card of the pile, two follow, and each seat discards two cards."""
    state = parade(hands=["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5"], pile="o1")
    assert playout(state, Rng(1)) == 1 + 2 + 4
    assert state.turn == NOBODY


def test_a_playout_deals_first_where_cards_are_to_deal() -> None:
    state = Parade(4)
    playout(state, Rng(2))
    assert state.turn == NOBODY
    assert all_cards(state) == ORDER


def test_a_playout_depends_on_the_seed_alone() -> None:
    ends = []
    for seed in (5, 5, 6):
        state = Parade(3)
        playout(state, Rng(seed))
        ends.append(state)
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


def test_a_playout_of_a_game_that_is_over_decides_nothing() -> None:
    state = over()
    assert playout(state, Rng(1)) == 0
    assert state == over()


def test_shuffling_off_turn_is_refused_and_changes_nothing() -> None:
    state = Parade(3)
    shuffle(state, Rng(1))
    before = state.copy()
    with pytest.raises(GameError) as refusal:
        shuffle(state, Rng(2))
    assert refusal.value.code == "nothing_to_deal"
    assert state == before
