"""The Hermine: how a manche ends, and what it pays line by line."""

import pytest

from tablee.core.zones import DEALER, NOBODY
from tablee.games.hermine import Hermine
from tests.support.hermine_positions import LINES, Tableau, hermine, wait, walked
from tests.support.moves import play

AT_600 = "100 100 100 100 100 100"
AT_650 = "75 75 75 75 75 75 75 75 50"
AT_700 = "200 200 75 75 75 75"
AT_900 = f"{AT_600} 100 100 100"
AT_900_WITH_200 = "200 100 100 100 100 100 100 100"
CAPOT = Tableau()


def lines(state: Hermine) -> dict[str, list[int]]:
    """The lines of the last manche on which somebody has written something."""
    sheet = state.sheets()[-1]
    assert list(sheet) == LINES
    return {line: points for line, points in sheet.items() if any(points)}


def exhausted(*sides: Tableau, seats: int = 0, caller: int = NOBODY) -> Hermine:
    """A manche that has just ended because nobody has a card left."""
    hands = ["25"] + [""] * ((seats or len(sides)) - 1)
    state = hermine(hands, sides=sides, pile="", caller=caller)
    play(state, "discard 25")
    return state


def test_T5_four_bottes_two_of_them_in_coups_fourres() -> None:
    """HER-32: 700 for the four instead of 400, and 300 for each coup-fourré: 1300."""
    own = walked("", bottes="protection sauvegarde-m", coups="sauvegarde-c sauvegarde-r")
    state = exhausted(own, CAPOT)
    assert lines(state) == {"bottes": [700, 0], "coups": [600, 0]}
    assert state.scores() == [1300, 0]


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_HER_32_fewer_bottes_are_100_each(count: int) -> None:
    """HER-32: 300 for three."""
    bottes = ["protection", "sauvegarde-m", "sauvegarde-c"][:count]
    assert exhausted(walked("", bottes=" ".join(bottes)), CAPOT).scores() == [100 * count, 0]


def test_HER_32_partners_bring_the_four_bottes_together() -> None:
    """HER-32: 700 for the team, from both hands, running."""
    own = walked("", bottes="protection sauvegarde-m")
    state = hermine(["sauvegarde-c", "", "sauvegarde-r", ""], sides=[own])
    play(state, "play sauvegarde-c")
    assert lines(state) == {"bottes": [300, 0, 300, 0]}
    wait(state, 2)
    play(state, "play sauvegarde-r")
    assert lines(state) == {"bottes": [700, 0, 700, 0]}


def test_T6_two_teams() -> None:
    """HER-31: 2200 to 450; partners share the sheet, the scores and the places."""
    sides = [
        walked(AT_900, bottes="sauvegarde-m", coups="sauvegarde-c"),
        walked("100 100 75 75", bottes="sauvegarde-r"),
    ]
    state = hermine(["", "", "100", ""], sides=sides, turn=2)
    play(state, "play 100")
    assert lines(state) == {
        "steps": [1000, 350, 1000, 350],
        "bottes": [200, 100, 200, 100],
        "coups": [300, 0, 300, 0],
        "manche": [400, 0, 400, 0],
        "no-200": [300, 0, 300, 0],
    }
    assert state.scores() == [2200, 450, 2200, 450]
    assert (state.places(), state.turn) == ([1, 2, 1, 2], DEALER)


def test_T7_an_allonge_missed_for_want_of_cards() -> None:
    """HER-33, HER-37: 1350, 1200, 300."""
    sides = [walked("200 200 100 100 100 100 50"), walked("100 100 100 100 100")]
    state = exhausted(*sides, Tableau(bottes="protection"), caller=0)
    assert lines(state) == {
        "steps": [850, 500, 0],
        "bottes": [0, 0, 100],
        "allonge": [0, 200, 200],
        "capot": [500, 500, 0],
    }
    assert (state.scores(), state.places()) == ([1350, 1200, 300], [1, 2, 3])


def test_T8_an_allonge_that_another_wins() -> None:
    """HER-37, HER-38: 700, 1600, 500; the caller has nothing for having been at 700."""
    sides = [walked(AT_700), walked(AT_900_WITH_200), walked("100 100 100")]
    state = hermine(["", "100", ""], sides=sides, turn=1, caller=0)
    play(state, "play 100")
    assert lines(state) == {
        "steps": [700, 1000, 300],
        "manche": [0, 400, 0],
        "allonge": [0, 200, 200],
    }
    assert (state.scores(), state.places()) == ([700, 1600, 500], [2, 1, 3])


def test_T9_a_crown_without_an_allonge() -> None:
    """HER-30, HER-31, HER-33: 2200 to nothing."""
    state = hermine(["100", "25 protection"], sides=[walked(AT_600)], pile="")
    play(state, "play 100", "decline")
    assert lines(state) == {
        "steps": [700, 0],
        "manche": [400, 0],
        "crown": [300, 0],
        "no-200": [300, 0],
        "capot": [500, 0],
    }
    assert state.scores() == [2200, 0]


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_HER_29_a_manche_ends_when_all_hands_are_empty(seats: int) -> None:
    """HER-29: not with the pile; everybody plays on without drawing, one card in each turn."""
    state = hermine(["25"] * seats, pile="50")
    left = dict.fromkeys(range(seats), 6) | {0: 7, 1: 7}
    assert state.phase() == ""
    wait(state)
    assert (state.turn, state.phase()) == (1, "last")
    left[0] -= 1
    while state.turn != DEALER:
        left[int(state.turn)] -= 1
        assert len(state.manches) == 0
        wait(state)
    assert set(left.values()) == {0}
    assert (state.phase(), lines(state)) == ("counted", {})


def test_HER_29_who_has_no_card_is_passed_over() -> None:
    """HER-29: in the last period."""
    state = hermine(["25", "", "50 50 50", ""], pile="")
    seen = []
    while state.turn != DEALER:
        seen.append(int(state.turn))
        wait(state)
    assert seen == [0, 2, 2, 2]


@pytest.mark.parametrize(("pile", "crown"), [("50", 300), ("50 25", 0)])
@pytest.mark.parametrize("seats", [3, 4])
def test_HER_30_the_turn_that_draws_the_last_card_may_crown(
    pile: str, crown: int, seats: int
) -> None:
    """HER-30: what counts is that no card is left when the winning step is laid."""
    own = walked(AT_600 if seats == 3 else AT_900)
    state = hermine(["", "100", *[""] * (seats - 2)], sides=[CAPOT, own], pile=pile)
    wait(state)
    play(state, "play 100")
    if seats == 3:
        play(state, "decline")
    assert state.sheets()[0]["crown"][:2] == [0, crown]
    assert state.sheets()[0]["manche"][:2] == [0, 400]


def test_HER_31_without_a_winner_nobody_has_a_bonus() -> None:
    """HER-29, HER-31: neither for having no 200 nor for the empty pile."""
    state = exhausted(walked("25 50"), walked("200"))
    assert lines(state) == {"steps": [75, 200]}


@pytest.mark.parametrize(("last", "bonus"), [("200", 0), ("100", 300)])
def test_HER_31_the_winner_has_300_without_a_200(last: str, bonus: int) -> None:
    """HER-31: the last step counts; what the loser has laid does not."""
    own = walked("100 100 100 100 100" if last == "200" else AT_600)
    for rival in ("25", "200 200"):
        state = hermine([last, ""], sides=[own, walked(rival)])
        play(state, f"play {last}", "decline")
        assert state.sheets()[0]["no-200"] == [bonus, 0]


@pytest.mark.parametrize(
    ("sides", "expected"),
    [
        ([CAPOT, walked("25"), walked("50")], [0, 500, 500]),
        ([CAPOT, CAPOT, walked("50")], [0, 0, 1000]),
        ([CAPOT, CAPOT, CAPOT], [0, 0, 0]),
        ([walked("25"), walked("25"), walked("50")], [0, 0, 0]),
        ([walked("", bottes="protection"), walked("200"), CAPOT], [0, 1000, 0]),
    ],
)
def test_HER_33_a_capot_pays_each_opponent_who_has_walked(
    sides: list[Tableau], expected: list[int]
) -> None:
    """HER-33: 500 for each side without a step, also if nobody has won; never to a capot side."""
    assert exhausted(*sides).sheets()[0]["capot"] == expected


def test_HER_33_a_capot_side_scores_bottes_coups_and_a_missed_allonge() -> None:
    """HER-33: and nothing else."""
    own = Tableau("beaute", bottes="protection", coups="sauvegarde-m")
    state = exhausted(own, walked(AT_700), caller=1)
    assert lines(state) == {
        "steps": [0, 700],
        "bottes": [200, 0],
        "coups": [300, 0],
        "allonge": [200, 0],
        "capot": [0, 500],
    }


@pytest.mark.parametrize(
    ("bonus", "steps", "last", "expected"),
    [
        (True, AT_650, "50", (300, 500)),
        (False, AT_650, "50", (300, 0)),
        (True, AT_600, "100", (300, 0)),
        (True, "75 75 75 75 75 75 75 75", "100", (300, 0)),
        (True, "200 75 75 75 75 75 75", "50", (0, 0)),
    ],
)
def test_HER_34_a_table_may_pay_500_without_100s_and_200s(
    bonus: bool, steps: str, last: str, expected: tuple[int, int]
) -> None:
    """HER-34: on a line of its own, in addition to the 300, and to the winner only."""
    state = hermine([last, ""], sides=[walked(steps), walked("25")], bonus_no_100_200=bonus)
    play(state, f"play {last}", "decline")
    sheet = state.sheets()[0]
    assert (sheet["no-200"], sheet["no-100"]) == ([expected[0], 0], [expected[1], 0])


def test_HER_37_the_caller_wins_200_more() -> None:
    """HER-37: 400 and 200, and the opponents nothing."""
    sides = [walked(AT_900), walked("200"), walked("200")]
    state = hermine(["100", "", ""], sides=sides, caller=0)
    play(state, "play 100")
    assert lines(state) == {
        "steps": [1000, 200, 200],
        "manche": [400, 0, 0],
        "no-200": [300, 0, 0],
        "allonge": [200, 0, 0],
    }


def test_HER_38_bonuses_are_judged_at_1000() -> None:
    """HER-38: a 200 laid after the call costs the 300, and the crown is won with the last step."""
    sides = [walked(AT_600), walked("25")]
    state = hermine(["100 200 100", "25 25"], sides=sides, pile="")
    play(state, "play 100", "allonge", "discard 25", "play 200", "discard 25", "play 100")
    assert lines(state) == {
        "steps": [1000, 25],
        "manche": [400, 0],
        "crown": [300, 0],
        "allonge": [200, 0],
    }


def test_HER_38_a_called_allonge_pays_nothing_for_700() -> None:
    """HER-37, HER-38: neither at the call nor when it is missed."""
    state = hermine(["100", "25"], sides=[walked(AT_600), walked("25")], pile="")
    play(state, "play 100", "allonge")
    assert lines(state) == {"steps": [700, 25]}
    play(state, "discard 25")
    assert lines(state) == {"steps": [700, 25], "allonge": [0, 200]}


def test_HER_44_each_opposing_team_scores_once() -> None:
    """HER-33, HER-37, HER-44: a capot and a missed allonge at a table of six."""
    state = exhausted(walked(AT_700), walked("25"), CAPOT, seats=6, caller=0)
    assert lines(state) == {
        "steps": [700, 25, 0] * 2,
        "allonge": [0, 200, 200] * 2,
        "capot": [500, 500, 0] * 2,
    }
    assert state.scores() == [1200, 725, 200] * 2
    assert state.places() == [1, 2, 3] * 2


def test_bottes_in_hand_score_nothing() -> None:
    """HER-29: a manche may end with cards in hand."""
    state = hermine(["100 protection", "sauvegarde-m"], sides=[walked(AT_600), walked("25")])
    play(state, "play 100", "decline")
    assert "bottes" not in lines(state)
