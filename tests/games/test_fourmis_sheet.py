"""Fourmis: what each manche brings, when the match is over, and who has won."""

from collections.abc import Sequence
from typing import Unpack

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.zones import DEALER, NOBODY
from tablee.games.fourmis import Fourmis
from tests.support.fourmis_positions import (
    DECKS,
    LINES,
    Choices,
    ants,
    codes,
    dealings,
    finish,
    lay,
    plays,
    table,
    turned,
)
from tests.support.parade_positions import FIXED

ALL = "S1 S2 S3 S4 S5 S6 N R"
VECTOR = [
    "S1r S2r S3r S4r S1b S2b S3b Rg Ry L",
    "S5r S6r Nr Rr S4b S5b",
    "S6b Nb Rb L L L",
]


def of(color: str, cards: str = ALL) -> str:
    """These cards of one color."""
    return " ".join(f"{card}{color}" for card in cards.split())


def counted(
    won: Sequence[str],
    *,
    objectives: str = "plus-r moins-b",
    totals: Sequence[int] = (),
    manche: int = 1,
    **options: Unpack[Choices],
) -> Fourmis:
    """The end of a manche: all but the last trick is won, and that one counts for nothing.

    With `seats=2` the third pile is the ghost's.
    """
    named = " ".join([objectives, *won])
    colors = [color for color in "gyrb" if f"-{color}" not in named]
    last = [f"S{n}{c}" for c in colors for n in range(1, 7) if f"S{n}{c}" not in named.split()]
    state = ants(last[: len(won)], won=won, objectives=objectives, manche=manche, **options)
    state.totals = list(totals) or state.totals
    while state.turn >= 0:
        lay(state, *plays(state))
    return state


def lines(state: Fourmis) -> list[list[int]]:
    """The last sheet, line by line."""
    return [state.sheets()[-1][line] for line in LINES]


def expected(state: Fourmis) -> list[list[int]]:
    """The lines of a manche just played, told independently of the game."""
    piles = [codes(state, zone).split() for zone in state.won[: state.seats]]
    plus, moins = (code[-1] for code in turned(state).split())
    red = [sum(code[-1] == plus for code in pile) for pile in piles]
    blue = [sum(code[-1] == moins for code in pile) for pile in piles]
    reines = [sum(code[0] == "R" for code in pile) for pile in piles]
    return [
        [3 * (count == max(red) > 0) for count in red],
        [3 * (count == min(blue)) for count in blue],
        [3 * (count == max(reines) > 0) for count in reines],
        [-pile.count("L") for pile in piles],
    ]


def test_the_vector_of_the_rulings() -> None:
    """ANT-19, ANT-22: red 4/4/0, blue 3/2/3, Reines 2/1/1, ladybugs 1/0/3."""
    state = counted(VECTOR)
    assert state.sheets() == [
        {"plus": [3, 3, 0], "moins": [0, 3, 0], "reines": [3, 0, 0], "ladybugs": [-1, 0, -3]}
    ]
    assert state.scores() == [5, 6, 0]
    assert state.places() == [2, 1, 3]
    assert (state.turn, state.phase()) == (DEALER, "counted")


@pytest.mark.parametrize("sort", ["S4", "N", "R"])
def test_ANT_19_soldates_ninjas_and_reines_count_for_their_color(sort: str) -> None:
    """ANT-19: each is one card, whatever its strength."""
    plus = counted([f"S1r {sort}r", "S6r", ""])
    assert lines(plus)[0] == [3, 0, 0]
    moins = counted(["S1b S6b", f"S2b {sort}b", f"S3b {'Nb' if sort != 'N' else 'Rb'} S5b"])
    assert lines(moins)[1] == [3, 3, 0]


def test_ANT_19_ladybugs_count_for_no_color() -> None:
    """ANT-19: three of them weigh nothing against a single card."""
    for color in "rbgy":
        state = counted([f"S1{color}", "L L L", ""], objectives=f"plus-{color} moins-{color}")
        assert lines(state)[:2] == [[3, 0, 0], [0, 3, 3]]


def test_ANT_19_twins_count_both() -> None:
    """ANT-19: in the deck with two Ninjas and two Reines per color."""
    state = counted(["Nr Nr", "Rr Rr S1r", "S2r S7r S3r"], deck="48a")
    assert lines(state) == [[0, 3, 3], [3, 3, 3], [0, 3, 0], [0, 0, 0]]


def test_ANT_20_none_at_all_is_the_fewest() -> None:
    """ANT-20: a single card is too many then."""
    assert lines(counted(["S1b", "", "S2b"]))[1] == [0, 3, 0]
    assert lines(counted(["", "S1b Nb", "L"]))[1] == [3, 0, 3]


def test_ANT_20_nobody_has_most_of_what_nobody_has() -> None:
    """ANT-20: when the ghost has won all of the color and all Reines."""
    state = counted(["S1g", "S2y", f"{of('r')} Rb Rg Ry"], seats=2)
    assert lines(state) == [[0, 0], [3, 3], [0, 0], [0, 0]]
    state = counted(["S1r", "Rb", f"{of('r', 'S2 S3 N R')} Rg Ry"], seats=2)
    assert lines(state) == [[3, 0], [3, 0], [0, 3], [0, 0]]


@pytest.mark.parametrize("color", ["r", "b", "g", "y"])
def test_ANT_21_plus_and_moins_of_the_same_color_are_both_scored(color: str) -> None:
    """ANT-21: «Un même joueur peut gagner plusieurs objectifs», here even by one count."""
    objectives = f"plus-{color} moins-{color}"
    state = counted([of(color, "S1 S2"), of(color, "S3"), ""], objectives=objectives)
    assert lines(state)[:2] == [[3, 0, 0], [0, 0, 3]]
    state = counted([of(color, f"S{n}") for n in (1, 2, 3)], objectives=objectives)
    assert lines(state)[:2] == [[3, 3, 3], [3, 3, 3]]


def test_ANT_21_one_player_can_win_all_objectives() -> None:
    """ANT-21: nine aphids in one manche, and none for the others."""
    state = counted(["S1r Ry Rg", "S1b S2b", "S3b Rb"])
    assert lines(state) == [[3, 0, 0], [3, 0, 0], [3, 0, 0], [0, 0, 0]]
    assert state.scores() == [9, 0, 0]


@pytest.mark.parametrize(
    ("won", "line"),
    [
        (["Rr", "Rb", "Rg"], [3, 3, 3]),
        (["Rr Rb", "Rg Ry", ""], [3, 3, 0]),
        (["Rr", "Rb Rg", "Ry"], [0, 3, 0]),
        (["", "", "Rr Rb Rg Ry"], [0, 0, 3]),
    ],
)
def test_every_tied_player_is_paid_in_full(won: list[str], line: list[int]) -> None:
    """ANT-20: most Reines, of whatever color; «chacun gagne 3 pucerons»."""
    assert lines(counted(won))[2] == line


def test_ANT_22_totals_never_fall_below_zero() -> None:
    """ANT-22: what is paid and what is lost in a manche come together, then the floor."""
    state = counted(["S1r L L L L", "Rr S2r S1b", "Rb S2b S3r S4r"], totals=[0, 4, 9])
    assert lines(state) == [[0, 3, 3], [3, 0, 0], [0, 3, 3], [-4, 0, 0]]
    assert state.scores() == [0, 10, 15]
    state = counted(["S1r L L L L", "Rr S2r S1b", "Rb S2b S3r S4r"], totals=[2, 0, 0])
    assert state.scores() == [1, 6, 6]


def test_ANT_22_a_debt_is_not_carried_over() -> None:
    """ANT-22: from nothing, the next aphids count in full."""
    state = counted(["L L L S1b", "S2b", "S3b"], totals=[1, 1, 1])
    assert lines(state) == [[0, 0, 0], [3, 3, 3], [0, 0, 0], [-3, 0, 0]]
    assert state.scores() == [1, 4, 4]
    state = counted(["L L L S1b", "", ""], totals=[1, 1, 1])
    assert state.scores() == [0, 4, 4]


@pytest.mark.parametrize(
    ("totals", "scores", "over"),
    [
        ([9, 8, 17], [14, 14, 14], False),
        ([10, 0, 0], [15, 6, 0], True),
        ([0, 9, 14], [5, 15, 11], True),
        ([12, 14, 5], [17, 20, 2], True),
    ],
)
def test_ANT_25_the_match_is_over_when_someone_has_fifteen(
    totals: list[int], scores: list[int], over: bool
) -> None:
    """ANT-25: after the count, by what they have then, ladybugs paid."""
    state = counted(VECTOR, totals=totals)
    assert (state.scores(), state.turn) == (scores, NOBODY if over else DEALER)
    assert state.phase() == ("" if over else "counted")


def test_ANT_25_of_several_with_fifteen_the_highest_wins() -> None:
    """ANT-25: not the one who was there first in the order of the seats."""
    assert counted(VECTOR, totals=[12, 14, 5]).places() == [2, 1, 3]
    assert counted(VECTOR, totals=[14, 9, 18]).places() == [1, 2, 2]


@pytest.mark.parametrize(
    ("totals", "places", "phase"),
    [
        ([12, 11, 0], [1, 1, 3], "shared"),
        ([12, 11, 20], [1, 1, 1], "shared"),
        ([12, 10, 0], [1, 2, 3], ""),
        ([10, 4, 13], [1, 2, 2], ""),
    ],
)
def test_ANT_25_equals_share_the_victory(totals: list[int], places: list[int], phase: str) -> None:
    """ANT-25: a tie behind the winner is no shared victory."""
    state = counted(VECTOR, totals=totals)
    assert (state.turn, state.places(), state.phase()) == (NOBODY, places, phase)


def test_ANT_25_nothing_is_shared_before_the_end() -> None:
    """ANT-25: neither while they play nor between two manches."""
    state = ants(["S1r", "S1b", "S1g"])
    assert (state.places(), state.phase()) == ([1, 1, 1], "")
    assert counted(VECTOR, totals=[7, 6, 0]).phase() == "counted"
    assert table(3).phase() == ""


def test_ANT_28_what_the_ghost_has_won_counts_for_nobody() -> None:
    """ANT-28: the two are compared with each other, and its ladybugs cost nothing."""
    ghost = f"{of('r', 'S3 S4 S5 S6 N R')} Rb Ry L L L"
    state = counted(["S1r S1b Rg", "S2b S3b L", ghost], seats=2)
    assert state.sheets() == [
        {"plus": [3, 0], "moins": [3, 0], "reines": [3, 0], "ladybugs": [0, -1]}
    ]
    assert (state.scores(), state.places()) == ([9, 0], [1, 2])


TEAMS = ["S1r S2r Rr", "S1b L", "S2b Rg", "S3r L L L"]


def test_ANT_29_objectives_are_judged_per_player_and_partners_add_up() -> None:
    """ANT-29: two partners with a Reine each are both paid; the totals are the team's."""
    state = counted(TEAMS, totals=[1, 5, 1, 5], teams=True)
    assert lines(state) == [[3, 0, 0, 0], [3, 0, 0, 3], [3, 0, 3, 0], [0, -1, 0, -3]]
    assert state.scores() == [13, 4, 13, 4]
    assert state.places() == [1, 2, 1, 2]
    assert counted(TEAMS, totals=[1, 5, 1, 5]).scores() == [10, 4, 4, 5]


def test_ANT_29_the_floor_is_under_the_team() -> None:
    """ANT-29: 3 aphids of one and 4 ladybugs of the other leave nothing, and with 2 more 1."""
    won = ["S1r S1b Rr", "", "S2r S3r Rb S2b", "S4b L L L L"]
    assert counted(won, teams=True).scores() == [12, 0, 12, 0]
    assert counted(won, teams=True, totals=[0, 2, 0, 2]).scores() == [12, 1, 12, 1]


@pytest.mark.parametrize("manche", [1, 2, 3, 4])
def test_ANT_29_teams_play_exactly_four_manches(manche: int) -> None:
    """ANT-29: fifteen aphids end nothing, and few do not prolong it."""
    for totals in ([40, 30, 40, 30], [0, 0, 0, 0]):
        state = counted(TEAMS, totals=totals, manche=manche, teams=True)
        assert state.turn == (NOBODY if manche == 4 else DEALER)
        assert state.phase() == ("" if manche == 4 else "counted")
        assert len(state.sheets()) == manche


@pytest.mark.parametrize(
    ("totals", "places", "phase"),
    [
        ([0, 13, 0, 13], [1, 1, 1, 1], "shared"),
        ([0, 12, 0, 12], [1, 2, 1, 2], ""),
        ([0, 14, 0, 14], [2, 1, 2, 1], ""),
    ],
)
def test_ANT_29_two_teams_can_share_the_victory(
    totals: list[int], places: list[int], phase: str
) -> None:
    """ANT-29: partners always have the same place; that alone is nothing shared."""
    state = counted(TEAMS, totals=totals, manche=4, teams=True)
    assert (state.places(), state.phase()) == (places, phase)


def test_four_alone_have_four_places() -> None:
    """ANT-29: without teams four players are ranked one by one, and fifteen end the match."""
    state = counted(TEAMS, totals=[8, 9, 0, 7])
    assert (state.scores(), state.places()) == ([17, 8, 3, 7], [1, 2, 4, 3])
    assert (state.turn, state.phase()) == (NOBODY, "")


@settings(FIXED, max_examples=40)
@given(st.sampled_from([2, 3, 4]), st.sampled_from(list(DECKS)), st.integers(0, 2**32))
def test_every_manche_is_paid_by_the_rules(seats: int, deck: str, seed: int) -> None:
    """ANT-19 to ANT-22, ANT-28: whole manches against the same rules told another way."""
    state = table(seats, deck=deck)
    rng = Rng(seed)
    for _ in dealings(state, rng, 3):
        finish(state, rng)
        assert lines(state) == expected(state)
        gains = [sum(gain) for gain in zip(*lines(state), strict=True)]
        assert state.scores() == [max(0, gain) for gain in gains]


@pytest.mark.parametrize("teams", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_a_match_is_the_sum_of_its_sheets(seed: int, teams: bool) -> None:
    """ANT-22, ANT-25, ANT-29: manche by manche to the end, never below zero."""
    state = table(4, teams=teams)
    rng = Rng(seed)
    totals = [0, 0, 0, 0]
    while state.turn != NOBODY:
        shuffle(state, rng)
        finish(state, rng)
        gains = [sum(gain) for gain in zip(*lines(state), strict=True)]
        if teams:
            gains = [gains[seat] + gains[seat ^ 2] for seat in range(4)]
        totals = [max(0, total + gain) for total, gain in zip(totals, gains, strict=True)]
        assert state.scores() == totals
        over = len(state.sheets()) == 4 if teams else max(totals) >= 15
        assert state.turn == (NOBODY if over else DEALER)
    assert list(state.sheets()[0]) == LINES


@pytest.mark.parametrize(
    ("won", "expected"),
    [
        (["S1g", "S2y", f"{of('r')} Rb Rg Ry"], [[3, 3], [3, 3], [3, 3], [0, 0]]),
        (["S1r", "S2y", f"{of('r', 'S2 S3 N R')} Rb Rg Ry"], [[3, 0], [3, 3], [3, 3], [0, 0]]),
        (["S1y", "Rb", f"{of('r')} Rg Ry"], [[3, 3], [3, 0], [0, 3], [0, 0]]),
    ],
)
def test_ANT_31_all_who_share_no_card_are_paid(won: list[str], expected: list[list[int]]) -> None:
    """ANT-31: only where the highest count is 0; Plus and Reines each for itself."""
    assert lines(counted(won, seats=2, zero_tie_pays=True)) == expected


def test_ANT_32_totals_may_be_negative() -> None:
    """ANT-32: nothing is forgiven, and a debt is carried over."""
    state = counted(["L L L S1b", "", ""], totals=[1, 1, 1], floor=False)
    assert state.scores() == [-2, 4, 4]
    assert state.places() == [3, 1, 1]
    state = counted(VECTOR, totals=[-4, 0, -3], floor=False)
    assert state.scores() == [1, 6, -6]


def test_ANT_32_the_total_of_a_team_may_be_negative_too() -> None:
    """ANT-32, ANT-29: 3 aphids of one and 4 ladybugs of the other are one below nothing."""
    won = ["S1r S1b Rr", "", "S2r S3r Rb S2b", "S4b L L L L"]
    assert counted(won, teams=True, floor=False).scores() == [12, -1, 12, -1]
