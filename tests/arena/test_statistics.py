"""Statistics of matches, against figures worked out by hand."""

from math import inf, isfinite, log10, sqrt

import pytest

from tablee.arena.match import MatchResult
from tablee.arena.statistics import (
    Estimate,
    estimate,
    fit_ratings,
    rank_bots,
    running_wins,
    tally_duels,
)


def game(deal: int, bots: str, *places: int, number: int = 0) -> MatchResult:
    """A game of bots with names of one letter; figures of seats tell the seats apart."""
    seats = len(bots)
    return MatchResult(
        number=number,
        deal=deal,
        bots=list(bots),
        places=list(places),
        scores=[10 * place for place in places],
        decisions=[4] * seats,
        seconds=[2.0 + seat for seat in range(seats)],
        slowest=[1.0 + seat for seat in range(seats)],
    )


def met(*outcomes: str) -> list[MatchResult]:
    """Duels of `a` and `b`, a deal each: `a`, `b` or `=` for who came in first."""
    places = {"a": (1, 2), "b": (2, 1), "=": (1, 1)}
    return [game(deal, "ab", *places[won], number=deal) for deal, won in enumerate(outcomes)]


def test_an_interval_has_two_ends() -> None:
    found = Estimate(0.5, 0.125)
    assert (found.low, found.high) == (0.375, 0.625)


def test_one_sample_says_nothing_of_its_spread() -> None:
    assert estimate([0.25]) == (0.25, inf)


def test_equal_samples_have_no_spread() -> None:
    assert estimate([3.0] * 5) == (3.0, 0.0)


@pytest.mark.parametrize(
    ("samples", "student"), [(5, 2.776), (11, 2.228), (31, 2.042), (121, 1.980), (1001, 1.962)]
)
def test_the_interval_is_that_of_student(samples: int, student: float) -> None:
    """Zeros and ones by turns, a zero more; the factors are those of the printed tables."""
    ones = samples // 2
    zeros = samples - ones
    found = estimate([0.0] * zeros + [1.0] * ones)
    mean = ones / samples
    squares = zeros * mean**2 + ones * (1 - mean) ** 2
    assert found.mean == pytest.approx(mean)
    assert found.margin == pytest.approx(
        student * sqrt(squares / (samples - 1)) / sqrt(samples), rel=0.02
    )


def test_four_samples_by_hand() -> None:
    """Mean 5, squares 9 + 1 + 1 + 9 = 20, deviation sqrt(20 / 3), error sqrt(5 / 3)."""
    found = estimate([2.0, 4.0, 6.0, 8.0])
    assert found.mean == 5
    assert found.margin == pytest.approx(3.182 * sqrt(5 / 3), rel=0.05)


def test_the_interval_is_wider_where_samples_are_few() -> None:
    widths = [estimate([0.0, 1.0] * pairs).margin for pairs in (1, 2, 4, 8, 16)]
    assert widths == sorted(widths, reverse=True)
    assert widths[0] > 3 * widths[1]


def test_a_duel_is_how_often_one_comes_in_before_the_other() -> None:
    found = tally_duels(met("a", "a", "a", "b"))
    assert set(found) == {("a", "b"), ("b", "a")}
    assert found["a", "b"] == estimate([1, 1, 1, 0])
    assert found["b", "a"] == estimate([0, 0, 0, 1])
    assert found["a", "b"].mean == 0.75


def test_a_tie_is_half() -> None:
    assert tally_duels(met("=", "=")) == {("a", "b"): (0.5, 0), ("b", "a"): (0.5, 0)}
    assert tally_duels(met("a", "=", "b", "="))["a", "b"] == estimate([1, 0.5, 0, 0.5])


def test_a_deal_is_one_sample_however_often_it_is_played() -> None:
    """One deal won in both seats, one where the first seat wins: 1 and a half."""
    results = [game(0, "ab", 1, 2), game(0, "ba", 2, 1), game(1, "ab", 1, 2), game(1, "ba", 1, 2)]
    assert tally_duels(results)["a", "b"] == estimate([1.0, 0.5])
    assert running_wins(results, "a") == [1.0, 0.5]


def test_a_bot_in_two_seats_meets_the_other_twice_and_itself_never() -> None:
    """The first `a` comes in before `b` and the second after: a half."""
    found = tally_duels([game(0, "aba", 1, 2, 3)])
    assert found == {("a", "b"): (0.5, inf), ("b", "a"): (0.5, inf)}


def test_bots_that_never_sat_together_have_no_duel() -> None:
    assert set(tally_duels([game(0, "ab", 1, 2), game(0, "bc", 1, 2)])) == {
        *[("a", "b"), ("b", "a")],
        *[("b", "c"), ("c", "b")],
    }


def test_those_who_share_the_first_place_share_the_win() -> None:
    results = [game(0, "abc", 1, 1, 3), game(1, "abc", 1, 1, 1), game(2, "abc", 2, 1, 3)]
    assert running_wins(results, "a") == pytest.approx([1 / 2, 1 / 3, 0])
    assert running_wins(results, "b") == pytest.approx([1 / 2, 1 / 3, 1])
    assert running_wins(results, "c") == pytest.approx([0, 1 / 3, 0])


def test_wins_of_all_bots_add_up_to_one() -> None:
    results = [game(d, "abc", *p) for d, p in enumerate([(1, 1, 3), (3, 1, 2), (1, 1, 1)])]
    found = rank_bots(results, list("abc"))
    assert sum(standing.wins.mean for standing in found) == pytest.approx(1)


def test_a_bot_that_sat_out_a_deal_has_no_sample_of_it() -> None:
    results = [game(0, "ab", 1, 2), game(1, "bc", 1, 2), game(2, "ca", 1, 2)]
    assert running_wins(results, "a") == [1, 0]
    assert running_wins(results, "d") == []


def test_a_standing_by_hand() -> None:
    """Points are halves here; deals are samples, and times are those of all decisions."""
    results = [
        game(0, "ab", 1, 2, number=0),
        game(0, "ba", 1, 2, number=1),
        game(1, "ab", 1, 2, number=2),
        game(1, "ba", 2, 1, number=3),
    ]
    best, other = rank_bots(results, ["b", "a"], parts=2)
    assert (best.bot, best.games, other.bot, other.games) == ("a", 4, "b", 4)
    assert best.wins == estimate([0.5, 1])
    assert other.wins == estimate([0.5, 0])
    assert best.lasts == estimate([0.5, 0])
    assert best.place == estimate([1.5, 1])
    assert best.score == estimate([7.5, 5])
    assert best.seconds == (2.0 + 3.0 + 2.0 + 3.0) / 16
    assert best.slowest == 2.0


def test_a_game_counts_once_for_a_bot_in_two_seats() -> None:
    found = {one.bot: one for one in rank_bots([game(0, "aab", 1, 2, 3)], ["a", "b"])}
    assert (found["a"].games, found["b"].games) == (1, 1)
    assert found["a"].place.mean == 1.5
    assert found["a"].wins.mean == 0.5
    assert found["a"].seconds == (2.0 + 3.0) / 8


def test_a_bot_that_was_never_asked_takes_no_time() -> None:
    result = MatchResult(0, 0, ["a", "b"], [1, 2], [0, 0], [0, 1], [0.0, 1.0], [0.0, 1.0])
    found = {one.bot: one for one in rank_bots([result], ["a", "b"])}
    assert (found["a"].seconds, found["b"].seconds) == (0, 1)


def test_ten_to_one_is_four_hundred_points() -> None:
    """Nine wins and a tie, and the tie that every pair is given: 10 against 1."""
    found = fit_ratings(met(*"aaaaaaaaa", "="), ["a", "b"])
    assert found["a"].mean == pytest.approx(200, abs=0.05)
    assert found["b"].mean == pytest.approx(-200, abs=0.05)


def test_equal_bots_have_equal_ratings() -> None:
    found = fit_ratings(met("a", "b", "=", "b", "a"), ["a", "b"])
    assert found["a"].mean == pytest.approx(0, abs=1e-6)
    assert found["b"].mean == pytest.approx(0, abs=1e-6)
    assert found["a"].margin == pytest.approx(found["b"].margin)
    assert found["a"].margin > 50


def test_changing_the_names_changes_the_signs() -> None:
    one, mirrored = (fit_ratings(met(*won), ["a", "b"]) for won in ("aababaaa", "bbababbb"))
    assert one["a"].mean > 0 > one["b"].mean
    for bot, other in ("ab", "ba"):
        assert one[bot].mean == pytest.approx(-one[other].mean)
        assert one[bot].mean == pytest.approx(mirrored[other].mean, abs=0.05)
        assert one[bot].margin == pytest.approx(mirrored[other].margin, rel=0.01)


def test_a_bot_that_always_wins_has_a_finite_rating() -> None:
    """Twenty wins and half of the given tie: 20.5 against a half."""
    found = fit_ratings(met(*"a" * 20), ["a", "b"])
    assert found["a"].mean == pytest.approx(200 * log10(41), abs=0.05)
    assert all(isfinite(value) for one in found.values() for value in one)


def test_ratings_are_in_the_order_of_strength_and_their_mean_is_zero() -> None:
    pairs = [("cb", 3), ("cb", 3), ("ba", 2), ("ba", 2), ("ca", 3), ("ab", 1), ("bc", 1)]
    results = [
        game(deal, bots, 1, 2) for deal, (bots, times) in enumerate(pairs) for _ in range(times)
    ]
    found = fit_ratings(results, list("abc"))
    assert found["c"].mean > found["b"].mean > found["a"].mean
    assert sum(one.mean for one in found.values()) == pytest.approx(0, abs=1e-6)
    assert [one.bot for one in rank_bots(results, list("abc"))] == ["c", "b", "a"]


def test_a_bot_may_be_rated_through_others() -> None:
    """`c` never met `a`, but beat `b`, which beat `a`."""
    results = [*met(*"bbbb"), *[game(9 + deal, "cb", 1, 2) for deal in range(4)]]
    found = fit_ratings(results, list("abc"))
    assert found["c"].mean > found["b"].mean > found["a"].mean


def test_ratings_are_the_same_again_and_narrower_with_more_deals() -> None:
    few, many = met(*"aab" * 5), met(*"aab" * 40)
    assert fit_ratings(few, ["a", "b"]) == fit_ratings(few, ["a", "b"])
    assert fit_ratings(many, ["a", "b"])["a"].margin < fit_ratings(few, ["a", "b"])["a"].margin / 2
