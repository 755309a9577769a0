"""The Hermine: which steps can be laid, how far to walk, and the allonge."""

import pytest

from tablee.core.zones import DEALER, NOBODY
from tests.support.hermine_positions import (
    ROLLING,
    STEPS,
    Tableau,
    codes,
    hand_sizes,
    hermine,
    plays,
    wait,
)
from tests.support.moves import offered, play, refused

ALL_STEPS = " ".join(STEPS)
AT_500 = "100 100 100 100 100"
AT_600 = "100 100 100 100 100 100"
AT_700 = "200 200 75 75 75 75"
AT_900 = f"{AT_600} 100 100 100"
SHORT_FORMATS = pytest.mark.parametrize("seats", [2, 3, 6])


def steps(own: Tableau, *, seats: int = 4, caller: int = NOBODY) -> list[str]:
    """The steps that seat 0 can lay, when it holds one of each."""
    state = hermine([ALL_STEPS] + [""] * (seats - 1), sides=[own], caller=caller)
    return [name.split()[1] for name in plays(state) if name.split()[1] in STEPS]


def test_a_side_that_rolls_lays_any_step() -> None:
    """HER-9, HER-10: and a side that has not started none."""
    assert steps(ROLLING) == STEPS
    assert steps(Tableau()) == []


def test_a_step_is_added_to_the_others() -> None:
    """HER-21: what lies there is the distance."""
    state = hermine(["75", "", "", ""], sides=[Tableau("beaute", steps="25 200")])
    play(state, "play 75")
    assert codes(state, state.steps[0]) == "25 200 75"
    assert (state.distance(0), state.distance(1), state.turn) == (300, 0, 1)


def test_T2_at_950_only_25_and_50_are_left() -> None:
    """HER-21: the rulebook's example; 1000 is never exceeded."""
    assert steps(Tableau("beaute", steps=f"{AT_900} 50")) == ["25", "50"]


@pytest.mark.parametrize(
    ("laid", "expected"),
    [
        ("", STEPS),
        (AT_500, STEPS),
        (f"{AT_500} 25", ["25", "50", "75", "100"]),
        (AT_600, ["25", "50", "75", "100"]),
        (f"{AT_600} 25", ["25", "50", "75"]),
        (f"{AT_600} 50", ["25", "50"]),
        (f"{AT_600} 75", ["25"]),
    ],
)
@SHORT_FORMATS
def test_HER_21_700_is_a_hard_cap_before_an_allonge(
    laid: str, expected: list[str], seats: int
) -> None:
    """HER-21: for two, three and six players."""
    assert steps(Tableau("beaute", steps=laid), seats=seats) == expected


@pytest.mark.parametrize(
    ("laid", "expected"),
    [
        (AT_600, STEPS),
        (f"{AT_600} 100 75", STEPS),
        (f"{AT_600} 100 100", STEPS),
        (f"{AT_600} 100 100 25", ["25", "50", "75", "100"]),
        (AT_900, ["25", "50", "75", "100"]),
        (f"{AT_900} 25", ["25", "50", "75"]),
        (f"{AT_900} 75", ["25"]),
    ],
)
def test_HER_21_1000_is_the_cap_of_two_teams_and_of_an_allonge(
    laid: str, expected: list[str]
) -> None:
    """HER-21, HER-36: whoever has called it, the way is longer for everybody."""
    own = Tableau("beaute", steps=laid)
    assert steps(own) == expected
    for seats in (2, 3, 6):
        assert [steps(own, seats=seats, caller=caller) for caller in (0, 1)] == [expected] * 2


def test_T3_two_200s_are_enough() -> None:
    """HER-20: a third one cannot be laid."""
    assert steps(Tableau("beaute", steps="200")) == STEPS
    assert steps(Tableau("beaute", steps="200 200")) == ["25", "50", "75", "100"]


def test_HER_20_an_allonge_brings_no_third_200() -> None:
    """HER-20: two in a manche, allonge included."""
    own = Tableau("beaute", steps=AT_700)
    assert steps(own, seats=2, caller=0) == ["25", "50", "75", "100"]
    state = hermine(["200 75", "", "", ""], sides=[Tableau("beaute", steps="200 200")])
    play(state, "play 75")
    wait(state, 3)
    assert "play 200" not in offered(state)


def test_HER_20_each_side_counts_its_own_200s() -> None:
    """HER-20: what the others have laid does not matter; partners lay together."""
    sides = [Tableau("beaute", steps="200 200"), ROLLING]
    state = hermine(["", "200", "200", ""], sides=sides, turn=1)
    assert "play 200" in offered(state)
    wait(state)
    assert "play 200" not in offered(state)


def test_T4_a_limited_side_lays_only_25_and_50() -> None:
    """HER-12: until the limit is lifted."""
    assert steps(Tableau("beaute", "menacee")) == ["25", "50"]
    assert steps(Tableau("beaute", "menacee", "200 200")) == ["25", "50"]
    assert steps(Tableau("beaute", "menacee", f"{AT_900} 75")) == ["25"]
    assert steps(Tableau("beaute", "menacee protegee")) == STEPS


@SHORT_FORMATS
@pytest.mark.parametrize("pile", [None, ""])
def test_HER_35_exactly_700_asks_for_an_allonge(seats: int, pile: str | None) -> None:
    """HER-35: at once, the player who laid the step, and there is no other answer."""
    state = hermine(
        ["100 protection"] + ["stop"] * (seats - 1),
        sides=[Tableau("beaute", steps=AT_600)],
        pile=pile,
    )
    play(state, "play 100")
    assert (state.turn, offered(state)) == (0, ["allonge", "decline"])
    assert (state.distance(0), state.goal()) == (700, 700)
    assert refused(state, "discard protection") == "HER-35"


@pytest.mark.parametrize(("turn", "answer"), [(0, "decline"), (3, "decline"), (3, "allonge")])
def test_HER_35_the_partner_who_laid_the_step_decides(turn: int, answer: str) -> None:
    """HER-35: of either seat of a team of three."""
    hands = ["100" if seat == turn else "" for seat in range(6)]
    state = hermine(hands, sides=[Tableau("beaute", steps=AT_600)], turn=turn)
    play(state, "play 100")
    assert state.turn == turn
    play(state, answer)
    assert state.turn == (DEALER if answer == "decline" else turn + 1)
    assert state.caller == (NOBODY if answer == "decline" else 0)


@pytest.mark.parametrize("step", ["25", "50", "75"])
def test_HER_35_less_than_700_asks_nothing(step: str) -> None:
    """HER-35: only at the instant when the distance becomes 700."""
    state = hermine([step, ""], sides=[Tableau("beaute", steps=AT_600)])
    play(state, f"play {step}")
    assert (state.turn, state.asked) == (1, False)


def test_HER_35_two_teams_know_no_allonge() -> None:
    """HER-35: they go 1000 in any case, and at 1000 the manche is over."""
    state = hermine(["100", "", "", ""], sides=[Tableau("beaute", steps=AT_600)])
    play(state, "play 100")
    assert (state.turn, state.manches) == (1, [])
    state = hermine(["100", "", "", ""], sides=[Tableau("beaute", steps=AT_900)])
    play(state, "play 100")
    assert (state.turn, len(state.manches)) == (DEALER, 1)


@SHORT_FORMATS
def test_HER_35_declined_the_manche_is_over(seats: int) -> None:
    """HER-35: who declines has won it at 700."""
    state = hermine(["100"] + [""] * (seats - 1), sides=[Tableau("beaute", steps=AT_600)])
    play(state, "play 100", "decline")
    assert (state.turn, state.phase()) == (DEALER, "counted")
    assert state.sheets()[0]["manche"][0] == 400


@SHORT_FORMATS
def test_HER_36_called_the_game_goes_on(seats: int) -> None:
    """HER-36: the turn of the caller ends as any other, and the way is 1000 for everybody."""
    hands = ["100 200", *["100 200"] * (min(seats, 3) - 1), *[""] * (seats - 3)]
    sides = [Tableau("beaute", steps=AT_600), Tableau("beaute", steps="75 75 75 75 75 75 75")]
    state = hermine(hands, sides=sides)
    play(state, "play 100", "allonge")
    assert (state.turn, state.caller, state.goal()) == (1, 0, 1000)
    assert hand_sizes(state) == [6, 7, *[6] * (seats - 2)]
    assert "play 200" in offered(state)
    wait(state, seats - 1)
    assert "play 200" in offered(state)


def test_HER_35_a_called_allonge_is_not_asked_for_again() -> None:
    """HER-35, HER-36: a side that comes to 700 later just goes on."""
    sides = [Tableau("beaute", steps=AT_600), Tableau("beaute", steps="200 200 75 75 50")]
    state = hermine(["100", "100"], sides=sides)
    play(state, "play 100", "allonge", "play 100")
    assert (state.distance(1), state.asked, state.turn) == (700, False, 0)


@pytest.mark.parametrize("winner", [0, 1])
def test_HER_36_1000_ends_a_called_manche(winner: int) -> None:
    """HER-36: at once and without a question, whoever gets there."""
    sides = [ROLLING, ROLLING]
    sides[winner] = Tableau("beaute", steps=AT_900)
    hands = ["100" if seat == winner else "" for seat in range(2)]
    state = hermine(hands, sides=sides, turn=winner, caller=0)
    play(state, "play 100")
    assert (state.turn, state.asked) == (DEALER, False)
    assert state.sheets()[0]["manche"] == [400 if seat == winner else 0 for seat in range(2)]


def test_HER_36_an_allonge_can_be_called_without_a_pile() -> None:
    """HER-36: while somebody still has a card, play goes on."""
    state = hermine(["100", "", "75"], sides=[Tableau("beaute", steps=AT_600)], pile="")
    play(state, "play 100", "allonge")
    assert (state.turn, state.goal(), state.manches) == (2, 1000, [])


def test_HER_36_called_with_the_last_card_of_all_it_is_missed() -> None:
    """HER-36: the manche is over at once, without a winner."""
    state = hermine(["100", "", ""], sides=[Tableau("beaute", steps=AT_600)], pile="")
    play(state, "play 100", "allonge")
    assert state.turn == DEALER
    sheet = state.sheets()[0]
    assert (sheet["manche"], sheet["allonge"]) == ([0, 0, 0], [0, 200, 200])
