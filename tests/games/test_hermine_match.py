"""The Hermine: the sheets of a match, when it is over, and who wins it."""

import pytest

from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.zones import DEALER, NOBODY
from tablee.games.hermine import Hermine
from tests.support.hermine_positions import LINES, hermine, walked
from tests.support.moves import play

AT_600 = "100 100 100 100 100 100"


def carry(state: Hermine, *totals: int) -> Hermine:
    """An earlier manche in which the sides had these totals."""
    state.manches.append([[total] + [0] * (len(LINES) - 1) for total in totals])
    state.totals = list(totals)
    return state


def won(*totals: int, target_score: int = 5000, fixed_manches: int | None = None) -> Hermine:
    """Seat 0 wins for 1100 after an earlier manche; seat 1 has 300 and no capot."""
    sides = [walked("200 100 100 100 100"), walked("200 100")]
    state = carry(
        hermine(["100", ""], sides=sides, target_score=target_score, fixed_manches=fixed_manches),
        *totals,
    )
    play(state, "play 100", "decline")
    return state


def test_the_running_sheet_counts_what_lies_on_the_table() -> None:
    """HER-33, HER-37: but no capot and no allonge before the end; earlier manches stay above."""
    own = walked("200 25", bottes="sauvegarde-c", coups="sauvegarde-m")
    state = carry(hermine(["", ""], sides=[own], caller=1), 1000, 2000)
    earlier, running = state.sheets()
    assert earlier["steps"] == [1000, 2000]
    written = {line: points for line, points in running.items() if any(points)}
    assert written == {"steps": [225, 0], "bottes": [200, 0], "coups": [300, 0]}
    assert (state.scores(), state.places()) == ([1725, 2000], [2, 1])


@pytest.mark.parametrize(
    ("totals", "over"),
    [
        ((3875, 0), False),
        ((3900, 0), True),
        ((3925, 0), True),
        ((0, 4675), False),
        ((0, 4700), True),
        ((4500, 5300), False),
        ((4500, 5325), True),
        ((4525, 5300), True),
    ],
)
def test_HER_39_the_match_goes_to_5000(totals: tuple[int, int], over: bool) -> None:
    """HER-39: the highest total wins, whoever won the manche; a tie on top goes on."""
    state = won(*totals)
    assert state.scores() == [totals[0] + 1100, totals[1] + 300]
    assert state.turn == (NOBODY if over else DEALER)
    assert state.phase() == ("" if over else "counted")
    leader = state.scores().index(max(state.scores()))
    assert state.places()[leader] == 1


def test_HER_39_below_the_top_a_tie_does_not_matter() -> None:
    """HER-39: nor is it checked before a manche is over."""
    sides = [walked(AT_600), walked("200 200"), walked("200 200")]
    state = carry(hermine(["100", "", ""], sides=sides), 4000, 5000, 5000)
    assert state.turn == 0
    play(state, "play 100", "decline")
    assert (state.scores(), state.turn) == ([5400, 5400, 5400], DEALER)
    assert state.places() == [1, 1, 1]
    state = carry(hermine(["100", "", ""], sides=sides), 4500, 5000, 5000)
    play(state, "play 100", "decline")
    assert (state.scores(), state.turn, state.places()) == ([5900, 5400, 5400], NOBODY, [1, 2, 2])


@pytest.mark.parametrize("target", [1000, 2000, 10000])
def test_HER_39_a_table_may_choose_another_total(target: int) -> None:
    """HER-39: as the rulebook says."""
    assert won(target - 1125, 0, target_score=target).turn == DEALER
    assert won(target - 1100, 0, target_score=target).turn == NOBODY


def test_HER_39_a_number_of_manches_replaces_the_total() -> None:
    """HER-39: neither sooner, however many points, nor later, however few."""
    early = won(9000, 0, fixed_manches=3)
    assert early.turn == DEALER
    last = won(0, 0, fixed_manches=2)
    assert (last.turn, last.phase(), last.places()) == (NOBODY, "", [1, 2])
    assert len(last.sheets()) == 2


def test_HER_39_a_tie_after_the_last_manche_is_shared() -> None:
    """HER-39: the phase says so; two partners alone share nothing."""
    state = won(0, 800, fixed_manches=2)
    assert (state.turn, state.phase(), state.places()) == (NOBODY, "shared", [1, 1])
    state = hermine(
        ["25", "", "", ""], sides=[walked("25"), walked("50")], pile="", fixed_manches=1
    )
    play(state, "discard 25")
    assert (state.turn, state.phase(), state.places()) == (NOBODY, "", [2, 1, 2, 1])


def test_a_whole_match_is_the_sum_of_its_manches() -> None:
    """HER-39: at random, over three of them."""
    state, rng = hermine(["", "", ""], fixed_manches=3), Rng(7)
    while state.turn != NOBODY:
        if state.turn == DEALER:
            shuffle(state, rng)
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    sheets = state.sheets()
    assert len(sheets) == 3
    sums = [sum(sheet[line][seat] for sheet in sheets for line in LINES) for seat in range(3)]
    assert state.scores() == sums


def test_HER_35_the_phase_tells_that_the_way_is_long() -> None:
    """HER-35: from the call of an allonge on, with and without a pile."""
    state = hermine(["100", ""], sides=[walked("200 200 100 100"), walked("25")])
    play(state, "play 100")
    assert state.phase() == ""
    play(state, "allonge")
    assert (state.phase(), state.goal()) == ("allonge", 1000)
    without_pile = hermine(["25", "25"], sides=[walked("25"), walked("25")], pile="", caller=1)
    assert without_pile.phase() == "last-allonge"
