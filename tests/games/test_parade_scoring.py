"""Parade: the rulings and examples of scoring."""

import pytest

from tablee.games.parade import Parade
from tests.support.parade_positions import discard, parade


def last_round(hands: list[str], fronts: list[str]) -> Parade:
    """The last round has just ended, and seat 0 is to discard."""
    return parade(hands=hands, fronts=fronts, turns_left=0)


def scores(*fronts: str) -> list[int]:
    return parade(fronts=fronts).scores()


def test_T1_the_rulebook_counts_35_and_27_and_31() -> None:
    alice = "r10 r8 r3 b9 b7 b6 b5 b0 v0 g4 g2 n7 n4 n0"
    hatter = "r1 r0 b8 v8 v7 v5 v3 n9 n8 n1 o10 o1"
    rabbit = "r7 r6 r5 r2 b4 b3 v2 v1 g9 g8 g7 g6 n10 o3 o2 o0"
    state = parade(fronts=[alice, hatter, rabbit])
    assert state.scores() == [35, 27, 31]
    assert state.places() == [3, 1, 2]


@pytest.mark.parametrize(
    ("color", "points"),
    [
        ("r", [21, 1, 4]),
        ("b", [5, 8, 7]),
        ("v", [0, 4, 3]),
        ("g", [6, 0, 4]),
        ("n", [3, 3, 10]),
        ("o", [0, 11, 3]),
    ],
)
def test_T1_the_rulebook_counts_each_color_so(color: str, points: list[int]) -> None:
    fronts = {
        "r": ("r10 r8 r3", "r1 r0", "r7 r6 r5 r2"),
        "b": ("b9 b7 b6 b5 b0", "b8", "b4 b3"),
        "v": ("v0", "v8 v7 v5 v3", "v2 v1"),
        "g": ("g4 g2", "", "g9 g8 g7 g6"),
        "n": ("n7 n4 n0", "n9 n8 n1", "n10"),
        "o": ("", "o10 o1", "o3 o2 o0"),
    }
    assert scores(*fronts[color]) == points


@pytest.mark.parametrize(
    ("fronts", "points"),
    [
        (("r10 r9", "r5"), [19, 5]),
        (("r10 r9 r8", "r5"), [3, 5]),
        (("r10 r9", ""), [2, 0]),
        (("r10", ""), [10, 0]),
    ],
)
def test_T6_two_players_flip_with_two_cards_more(
    fronts: tuple[str, str], points: list[int]
) -> None:
    assert scores(*fronts) == points


def test_PAR_13_majorities_are_found_after_the_two_cards_are_added() -> None:
    """Scoring: the cards are added, then the colors are counted, each for itself.

    Seat 0 has 4 reds against 3 and flips them: 4. Seat 1 has 1 + 2 + 3 in red, flips its one
    green and its one gray: 8. Seat 2 flips its one green and its one violet: 2.
    """
    state = last_round(
        ["r7 r6 b1 b2", "g0 n0 o1 o2", "g1 v3 v4 v5"],
        ["r9 r8", "r1 r2 r3", ""],
    )
    assert state.scores() == [17, 3, 0]
    discard(state, "b1", "b2", "o1", "o2", "v3", "v4")
    assert state.scores() == [4, 8, 2]
    assert state.places() == [2, 3, 1]


def test_PAR_14_all_who_share_a_majority_flip() -> None:
    """Scoring 1: the player or players with the most cards flip them."""
    assert scores("n7 n4 n0", "n9 n8 n1", "n10") == [3, 3, 10]
    assert scores("b7", "b8", "b9", "b10") == [1, 1, 1, 1]


@pytest.mark.parametrize(
    ("one", "other", "points"),
    [
        ("r10", "r9", [10, 9]),
        ("r10 r9", "r8 r7", [19, 15]),
        ("r10 r9 r8", "r7 r6", [27, 13]),
        ("r10 r9 r8 r7", "r6 r5", [4, 11]),
        ("r10", "", [10, 0]),
        ("r10 r9", "", [2, 0]),
        ("r3", "r10 r9 r8 r7", [3, 4]),
    ],
)
def test_PAR_15_two_players_flip_with_a_lead_of_two_cards_only(
    one: str, other: str, points: list[int]
) -> None:
    """Rules for 2: a majority is at least two cards more than the other player."""
    assert scores(one, other) == points


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_PAR_16_without_a_card_of_a_color_there_is_no_majority(seats: int) -> None:
    """Scoring 1: nothing to flip is nothing to count."""
    assert scores(*[""] * seats) == [0] * seats
    assert scores("r9 r8", *[""] * (seats - 1)) == [2, *[0] * (seats - 1)]


def test_PAR_17_equal_points_and_fewer_cards_in_front_wins() -> None:
    """Winner: of those who are equal, the one with the fewest cards, flipped or not, wins."""
    state = parade(fronts=["r10 r9 r8", "b10", "r2 r1"])
    assert state.scores() == [3, 1, 3]
    assert state.places() == [3, 1, 2]


def test_PAR_17_who_is_still_equal_shares_the_place_and_the_next_is_skipped() -> None:
    """The book ends there, so the victory is shared.

    All have 10 points: three cards 6 + 4 + 0, twice two cards 7 + 3, and ten flipped cards.
    """
    state = parade(
        fronts=["r6 r4 r0", "b7 b3", "v7 v3", "r10 r9 r8 r7 b10 b9 b8 v10 v9 v8"],
    )
    assert state.scores() == [10, 10, 10, 10]
    assert state.places() == [3, 1, 1, 4]


def test_PAR_17_a_perfect_tie_has_only_winners() -> None:
    """The same ruling: four equal flipped cards."""
    assert parade(fronts=["n1", "n2", "n3", "n4"]).places() == [1, 1, 1, 1]


@pytest.mark.parametrize(
    ("fronts", "points"),
    [
        (("r0", "", ""), [1, 0, 0]),
        (("r0 r1", "", ""), [2, 0, 0]),
        (("r0 r1", "r5", ""), [2, 5, 0]),
        (("r0", "r1", ""), [1, 1, 0]),
    ],
)
def test_PAR_19_flipping_is_compulsory_even_when_it_costs(
    fronts: tuple[str, str, str], points: list[int]
) -> None:
    """Scoring 1: a flipped card is worth one point, its value is not counted, not even zero."""
    assert scores(*fronts) == points
