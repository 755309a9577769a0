"""Bids: a set of notes, laid whole, above the highest."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.rng import Rng
from tablee.games.auction import Auction
from tablee.games.auction.rules import MONEY
from tests.support.auction_positions import (
    ALL,
    auction,
    bids,
    lots,
    notes,
    offered,
    play,
    refused,
    why,
    without,
)
from tests.support.parade_positions import FIXED

RICHES = pytest.mark.parametrize("lot", ["p1", "p10", "title1", "title2", "title3"])


@RICHES
def test_HIS_3_the_starter_may_pass_without_a_bid(lot: str) -> None:
    """HIS-3: one action of two, at one's choice, from the first seat on."""
    state = auction(f"{lot} p5")
    assert "pass" in offered(state)
    play(state, "pass")
    assert (state.turn, lots(state.lot)) == (1, lot)


def test_HIS_3_who_has_begun_a_bid_can_no_longer_pass() -> None:
    """HIS-3: a move is one action or the other, not both."""
    state = auction("p5")
    assert refused(state, "bid 4 pass") == "HIS-3"
    state.apply(state.legal()[3])
    assert state.midway
    assert offered(state) == ["6", "8", "10", "12", "15", "20", "25", "done"]
    assert why(state, "pass") == "HIS-3"


def test_HIS_4_a_bid_is_one_note_or_more() -> None:
    """HIS-4: one or several cards; one card is no limit."""
    state = auction("p5")
    play(state, "bid 4", "bid 4 10", "bid 1 2 3 4 6")
    assert [notes(bid) for bid in state.bids] == ["4", "4 10", "1 2 3 4 6"]
    assert notes(state.hands[1]) == without(4, 10)
    assert state.turn == 0


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("bid 10 4", "HIS-4"),
        ("bid 4 25 10", "HIS-4"),
        ("bid 4 4", "not_held"),
        ("bid 4 10 10", "not_held"),
        ("done", "HIS-4"),
        ("bid", "unknown_move"),
        ("bid 5", "unknown_move"),
        ("bid 4 7", "unknown_move"),
        ("4", "unknown_move"),
        ("bid 4 bid 10", "unknown_move"),
    ],
)
def test_HIS_4_a_bid_is_written_in_one_way(move: str, reason: str) -> None:
    """HIS-4: from the smallest note up, each once, and at least one."""
    assert refused(auction("p5"), move) == reason


def test_HIS_4_a_bid_is_laid_whole_or_not_at_all() -> None:
    """HIS-4: the four stays in hand if the ten cannot be laid, or is not enough."""
    spent = auction("p5", hands=[without(10), ALL, ALL])
    assert refused(spent, "bid 4 10") == "not_held"
    low = auction("p5")
    play(low, "bid 15")
    assert refused(low, "bid 4 10") == "HIS-5"
    play(low, "bid 4 12")
    assert notes(low.bids[1]) == "4 12"


@pytest.mark.parametrize("equal_or_less", ["bid 4", "bid 1 3", "bid 3"])
def test_HIS_5_a_bid_must_be_higher_than_the_highest(equal_or_less: str) -> None:
    """HIS-5: the total must always rise; as much is not more."""
    state = auction("p5")
    play(state, "bid 4")
    assert refused(state, equal_or_less) == "HIS-5"


def test_HIS_5_the_highest_bid_of_anybody_counts_with_all_that_lies_there() -> None:
    """HIS-5: 10 and 2 more are not above 12, 10 and 3 more are."""
    state = auction("p5")
    play(state, "bid 10", "bid 12", "pass")
    assert refused(state, "bid 2 done") == "HIS-5"
    play(state, "bid 3")
    assert (state.highest, state.turn) == (13, 1)
    assert (1,) not in bids(state)
    assert (2,) in bids(state)


def test_HIS_5_a_bid_is_a_set_of_notes_and_not_a_total() -> None:
    """HIS-5: 4 and 1 is another bid than 3 and 2."""
    one, other = auction("p5"), auction("p5")
    play(one, "bid 1 4")
    play(other, "bid 2 3")
    assert one.highest == other.highest == 5
    assert one != other
    assert (notes(one.bids[0]), notes(other.bids[0])) == ("1 4", "2 3")


def test_HIS_5_a_choice_that_cannot_become_a_bid_is_not_offered() -> None:
    """HIS-5: against 25 neither the 25 nor, with 20 spent, the 15 can be the smallest note."""
    state = auction("p5", hands=[ALL, "1 2 12 15", "1 25"])
    play(state, "bid 25")
    assert offered(state) == ["bid 1", "bid 2", "bid 12", "pass"]
    assert why(state, "bid 15") == "HIS-5"
    assert refused(state, "bid 15") == "HIS-5"
    assert refused(state, "bid 1 15") == "HIS-5"
    play(state, "pass")
    assert offered(state) == ["bid 1", "pass"]
    assert bids(state) == [(1, 25)]
    state.apply(state.legal()[0])
    assert offered(state) == ["25"]
    assert why(state, "done") == "HIS-5"


HANDS = st.sets(st.sampled_from(MONEY), max_size=6).map(lambda hand: " ".join(map(str, hand)))


@FIXED
@given(st.lists(HANDS, min_size=3, max_size=5), st.integers(0, 2**32))
def test_HIS_5_what_is_offered_note_by_note_is_every_legal_bid(hands: list[str], seed: int) -> None:
    """HIS-5: all subsets of the hand that, with what lies there, exceed everybody's bid."""
    state = auction("p5", hands=hands)
    rng = Rng(seed)
    for _ in range(8):
        if lots(state.lot) != "p5":
            break
        assert sorted(bids(state)) == legal_bids(state)
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
        while state.midway:
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])


def legal_bids(state: Auction) -> list[tuple[int, ...]]:
    """What the rule says, by trying every subset."""
    totals = [sum(map(int, notes(bid).split())) for bid in state.bids]
    hand = [int(value) for value in notes(state.hands[state.turn]).split()]
    subsets = [bid for size in range(len(hand)) for bid in combinations(hand, size + 1)]
    return sorted(bid for bid in subsets if totals[state.turn] + sum(bid) > max(totals))


def test_HIS_6_notes_that_lie_there_are_not_taken_back_nor_changed() -> None:
    """HIS-6: changes of cards are forbidden; a second bid is added to the first."""
    state = auction("p5")
    play(state, "bid 10", "bid 12", "pass")
    assert why(state, "bid 10") == "not_held"
    assert refused(state, "bid 10") == "not_held"
    play(state, "bid 15")
    assert (notes(state.bids[0]), notes(state.hands[0])) == ("10 15", without(10, 15))
    assert state.highest == 25


@pytest.mark.parametrize("value", MONEY)
def test_HIS_7_no_single_note_beats_25(value: int) -> None:
    """HIS-7: a bid of the greatest note can be beaten by several only."""
    state = auction("p5")
    play(state, "bid 25")
    assert refused(state, f"bid {value} done") == "HIS-5"
    assert (value,) not in bids(state)


@pytest.mark.parametrize("move", ["bid 1 25", "bid 2 4 20"])
def test_HIS_7_several_notes_beat_25(move: str) -> None:
    """HIS-7: the two examples."""
    state = auction("p5")
    play(state, "bid 25", move)
    assert (state.highest, state.turn) == (26, 2)


def test_HIS_7_who_cannot_bid_more_with_the_whole_hand_is_asked_and_can_only_pass() -> None:
    """HIS-7: 1 and 2 and 3 do not exceed 6; they exceed 4."""
    state = auction("p5", hands=[ALL, "1 2 3", ALL])
    play(state, "bid 6")
    assert (state.turn, offered(state)) == (1, ["pass"])
    assert [why(state, f"bid {value}") for value in (1, 2, 3, 4)] == [*["HIS-7"] * 3, "not_held"]
    assert refused(state, "bid 1 2 3") == "HIS-7"
    low = auction("p5", hands=[ALL, "1 2 3", ALL])
    play(low, "bid 4")
    assert offered(low) == ["bid 1", "bid 2", "pass"]


@pytest.mark.parametrize(
    ("raised", "choices"), [("bid 6", ["bid 1", "pass"]), ("bid 1 6", ["pass"])]
)
def test_HIS_7_what_lies_there_counts_with_the_hand(raised: str, choices: list[str]) -> None:
    """HIS-7: 4 lie there, 1 and 2 are in hand: together they exceed 6, and do not exceed 7."""
    state = auction("p5", hands=["1 2 4", ALL, ALL])
    play(state, "bid 4", raised, "pass")
    assert (state.turn, offered(state)) == (0, choices)


def test_HIS_7_an_empty_hand_is_asked_too() -> None:
    """HIS-7: nobody is skipped, and a misfortune that comes to this seat first is its own."""
    rich = auction("p5", hands=[ALL, "", ALL])
    play(rich, "bid 1")
    assert (rich.turn, offered(rich)) == (1, ["pass"])
    assert {why(rich, f"bid {value}") for value in MONEY} == {"not_held"}
    poor = auction("debt p5", hands=[ALL, "", ALL])
    play(poor, "bid 1", "pass")
    assert [lots(estate) for estate in poor.estates] == ["", "debt", ""]
