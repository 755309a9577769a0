"""High Society and Animalement Vôtre: the rulings and examples of the end and of scoring."""

import pytest

from tablee.core.game import Game
from tablee.core.setup import Setup
from tablee.core.zones import NOBODY
from tablee.games.auction import ANIMALEMENT_VOTRE, HIGH_SOCIETY, Auction
from tests.support.auction_positions import ALL, auction, ended, play

BOTH = pytest.mark.parametrize("game", [HIGH_SOCIETY, ANIMALEMENT_VOTRE])


def points(estate: str, game: Game = HIGH_SOCIETY) -> int | float:
    """What players say that the first of three seats has, who is not the poorest."""
    state = ended(estates=[estate], hands=["2", "1", "3"], game=game)
    return Setup(game, 3).points(state)[0]


@BOTH
@pytest.mark.parametrize(
    ("estate", "status"),
    [
        ("p3 p9", 12),
        ("p3 p9 debt", 7),
        ("p3 p9 debt title1", 14),
        ("p3 p9 debt title1 title2", 28),
        ("p3 p9 debt title1 title2 scandal", 14),
    ],
)
def test_T1_the_rulebook_counts_twelve_to_fourteen(estate: str, status: int, game: Game) -> None:
    assert points(estate, game) == status


@BOTH
def test_T2_the_rulebook_halves_a_mole_and_a_mule(game: Game) -> None:
    assert points("p2 p4 scandal", game) == 3


@BOTH
@pytest.mark.parametrize(
    ("estate", "status"),
    [
        ("p5 p7 debt", 7),
        ("p5 p7 debt title3", 14),
        ("p5 p7 debt title3 scandal", 7),
        ("p3 p9 debt title3 scandal", 7),
    ],
)
def test_T3_the_rulebook_counts_a_camel_and_a_rabbit(estate: str, status: int, game: Game) -> None:
    assert points(estate, game) == status


@BOTH
def test_T6_half_of_seven_is_three_and_a_half(game: Game) -> None:
    assert points("p3 p4 scandal", game) == 3.5


@BOTH
def test_T7_three_and_a_debt_doubled_is_minus_four(game: Game) -> None:
    assert points("p3 debt title2", game) == -4


@BOTH
def test_T10_both_who_have_thirty_are_out(game: Game) -> None:
    """Whatever they own: here the best two estates."""
    state = ended(
        estates=["p10", "p9", "p1", "p2"],
        hands=["10 20", "2 3 10 15", "25 15 10", "25 20 15"],
        game=game,
    )
    assert state.sheets()[0]["money"] == [30, 30, 50, 60]
    assert state.places() == [4, 4, 2, 1]
    assert state.phase() == ""


def test_HIS_15_a_theft_that_still_waits_has_no_effect() -> None:
    """HIS-15: neither on the status nor on the place."""
    estates = ["title1 scandal p8", "p4", ""]
    without = ended(estates=estates, hands=["1 2", "3", "1"])
    waiting = ended(estates=[*estates[:1], "p4 theft", ""], hands=["1 2", "3", "1"])
    assert waiting.scores() == without.scores() == [16, 8, 0]
    assert waiting.places() == without.places() == [1, 2, 3]
    assert waiting.sheets() == without.sheets()
    assert points("title1 theft") == 0
    assert points("debt theft") == -5


@BOTH
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_HIS_18_when_all_have_the_least_nobody_wins(seats: int, game: Game) -> None:
    """HIS-18: the player or players with the least money are out; they have all lost."""
    hands = ["1 2 3", "6", "2 4", "1 2 3", "6"][:seats]
    state = ended(estates=["p10", "p1"], hands=hands, game=game)
    assert state.places() == [seats] * seats
    assert state.phase() == "nobody"
    assert Setup(game, seats).points(state) == [10, 1, *[0] * (seats - 2)]


def test_HIS_18_a_game_of_passes_has_no_winner() -> None:
    """HIS-18: nobody has spent anything."""
    state = auction("title1 title2 scandal title3")
    play(state, "pass", "pass", "pass", "pass", "pass")
    assert (state.turn, state.places(), state.phase()) == (NOBODY, [3, 3, 3], "nobody")


@pytest.mark.parametrize(
    ("estate", "halves"),
    [
        ("p10 debt title1", 20),
        ("p10 debt title1 title2", 40),
        ("p10 debt title1 title2 title3", 80),
        ("p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 title1 title2 title3", 880),
        ("p10 debt scandal", 5),
        ("debt p10 scandal title1", 10),
        ("title1 scandal p10 debt", 10),
    ],
)
def test_HIS_19_the_debt_is_taken_off_before_doubling_and_halving(estate: str, halves: int) -> None:
    """HIS-19: sum, minus five, then each title, then the scandal, in whatever order obtained."""
    assert HIGH_SOCIETY.parts == ANIMALEMENT_VOTRE.parts == 2
    assert ended(estates=[estate], hands=["2", "1", "3"]).scores() == [halves, 0, 0]


@pytest.mark.parametrize(
    ("estate", "said"),
    [
        ("p7 scandal", "3.5"),
        ("p1 scandal", "0.5"),
        ("p8 scandal", "4"),
        ("p7 scandal title1", "7"),
        ("debt", "-5"),
        ("debt title1", "-10"),
        ("debt title1 title2", "-20"),
        ("debt scandal", "-2.5"),
        ("p2 debt scandal", "-1.5"),
        ("p1 debt scandal", "-2"),
        ("", "0"),
    ],
)
@BOTH
def test_HIS_20_halves_are_not_rounded_and_points_may_be_negative(
    estate: str, said: str, game: Game
) -> None:
    """HIS-20: the halves are exact, and whole points are said without a fraction."""
    assert str(points(estate, game)) == said


def test_HIS_20_half_a_point_decides() -> None:
    """HIS-20: 3.5 is more than 3 and less than 4, and a halved debt is the better one."""
    state = ended(estates=["p3", "p7 scandal", "p4", ""], hands=["2", "2", "2", "1"])
    assert state.places() == [3, 2, 1, 4]
    assert points("debt scandal") > points("debt")


@pytest.mark.parametrize("estate", ["title1", "title1 title2", "title1 title2 title3", "scandal"])
def test_HIS_21_without_possessions_titles_are_worth_nothing(estate: str) -> None:
    """HIS-21: twice nothing is nothing."""
    assert points(estate) == 0


def test_HIS_22_a_sole_survivor_wins_whatever_the_status() -> None:
    """HIS-22: being out is decided first; -10 wins against 110 and 0."""
    state = ended(
        estates=["debt title1", "p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 title2", ""], hands=["2", "1", "1"]
    )
    assert state.scores() == [-20, 220, 0]
    assert state.places() == [1, 3, 3]
    assert state.phase() == ""


def test_HIS_22_the_poorest_is_out_by_one() -> None:
    """HIS-22: 105 is less than 106; how little it is does not matter."""
    state = ended(estates=["p10", "p1", "p2"], hands=[ALL[2:], ALL, ALL])
    assert state.sheets()[0]["money"] == [105, 106, 106]
    assert state.places() == [3, 2, 1]


PERFECT = ["p3 p4", "p7", "p10"]  # seats 0 and 1 are equal in all; seat 2 is out
PERFECT_HANDS = ["1 4", "2 3", "4"]


@pytest.mark.parametrize(
    ("game", "phase"), [(HIGH_SOCIETY, "replay"), (ANIMALEMENT_VOTRE, "shared")]
)
def test_HIS_23_a_perfect_tie_is_replayed_or_shared(game: Game, phase: str) -> None:
    """HIS-23: High Society plays again, Animalement Vôtre has several winners."""
    state = ended(estates=PERFECT, hands=PERFECT_HANDS, game=game)
    assert state.places() == [1, 1, 3]
    assert state.phase() == phase


@BOTH
def test_HIS_23_equal_status_and_more_money_wins(game: Game) -> None:
    """HIS-23: among those who are in, money decides, whatever notes it is made of."""
    state = ended(estates=PERFECT, hands=["1 4", "6", "4"], game=game)
    assert state.places() == [2, 1, 3]
    assert state.phase() == ""


@BOTH
def test_HIS_23_status_comes_before_money(game: Game) -> None:
    """HIS-23: the richest does not win by that."""
    state = ended(estates=["p8", "p7", "p10"], hands=["2", ALL, "1"], game=game)
    assert state.places() == [1, 2, 3]


@BOTH
def test_HIS_23_a_tie_behind_the_winner_means_nothing(game: Game) -> None:
    """HIS-23: equals share a place, the next one is skipped."""
    state = ended(
        estates=["p2 p5", "p10", "p7", "p6", "p9"], hands=["2 3", "2", "1 4", "6", "1"], game=game
    )
    assert state.places() == [2, 1, 2, 4, 5]
    assert state.phase() == ""


def test_HIS_23_all_who_are_out_share_the_last_place() -> None:
    """HIS-23: the place is the number of seats, however many are out."""
    state = ended(estates=["p10", "p9", "p8", "p2", "p1"], hands=["1", "1", "1", "2", "3"])
    assert state.places() == [5, 5, 5, 1, 2]
    three = ended(estates=["p1 p2", "p3", "p10", "p9", ""], hands=["2", "2", "1", "1", "3"])
    assert three.places() == [1, 1, 5, 5, 3]
    assert three.phase() == "replay"


@BOTH
def test_a_tie_is_announced_at_the_end_only(game: Game) -> None:
    state = auction("p1", estates=PERFECT[:2], hands=PERFECT_HANDS, game=game)
    assert (state.places(), state.phase()) == ([1, 1, 3], "")


def last_sale() -> Auction:
    """The last auction: seat 0 buys a six for 20, and the fourth end marker is turned."""
    state = auction("p6 title3", estates=["title1", "title2 p3", "scandal p10"], hands=[ALL] * 3)
    play(state, "bid 20", "pass", "pass")
    return state


def test_HIS_24_money_is_what_is_in_hand() -> None:
    """HIS-24: what has been spent is gone, and the fourth end marker is nobody's."""
    state = last_sale()
    assert state.turn == NOBODY
    assert state.sheets()[0]["money"] == [86, 106, 106]
    assert state.scores() == [24, 12, 10]
    assert state.places() == [3, 1, 2]


def test_the_sheet_has_a_line_for_all_that_counts() -> None:
    state = ended(estates=["p3 p9 debt title1 title2", "scandal p1", ""], hands=["4", "1 2", "25"])
    assert state.sheets() == [
        {
            "possessions": [12, 1, 0],
            "debt": [-5, 0, 0],
            "titles": [2, 0, 0],
            "scandal": [0, 1, 0],
            "money": [4, 3, 25],
        }
    ]
