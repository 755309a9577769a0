"""Lineups: every bot in every seat equally often, partners being the same bot."""

from collections import Counter
from itertools import combinations

import pytest

from tablee.arena.lineups import list_alone_lineups, list_lineups
from tablee.core.game import Options
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.games import GAMES
from tablee.registry import find

TEAMS: list[tuple[str, int, Options]] = [
    ("hermine", 4, {}),
    ("hermine", 6, {}),
    ("fourmis", 4, {"teams": True}),
]


class Couples(State):
    """Neighbors play together, which no game of the shelf has."""

    def side(self, seat: int) -> int:
        return seat - seat % 2


def start(game: str, seats: int, options: Options | None = None) -> State:
    return Setup(find(game), seats, options).start()


def tables(bots: str, seats: int) -> list[str]:
    """The tables of bots with names of one letter, at a game where all play for themselves."""
    return ["".join(table) for table in list_lineups(list(bots), start("parade", seats))]


def sittings(found: list[list[str]]) -> Counter[tuple[str, int]]:
    """Count how often each bot sits in each seat."""
    return Counter((bot, seat) for table in found for seat, bot in enumerate(table))


def test_two_bots_at_two_seats_change_seats() -> None:
    assert tables("ab", 2) == ["ab", "ba"]


def test_two_bots_at_three_seats_sit_in_all_six_ways() -> None:
    assert sorted(tables("ab", 3)) == ["aab", "aba", "abb", "baa", "bab", "bba"]


def test_two_bots_at_four_seats_alternate() -> None:
    assert sorted(tables("ab", 4)) == ["abab", "baba"]


def test_three_bots_at_four_seats_take_turns_at_sitting_twice() -> None:
    found = tables("abc", 4)
    assert len(set(found)) == len(found) == 12
    assert Counter("".join(sorted(table)) for table in found) == {"aabc": 4, "abbc": 4, "abcc": 4}


def test_four_bots_at_four_seats_turn_around_the_table() -> None:
    assert tables("abcd", 4) == ["abcd", "bcda", "cdab", "dabc"]


def test_five_bots_at_three_seats_meet_in_all_groups() -> None:
    found = tables("abcde", 3)
    assert len(set(found)) == len(found) == 30
    groups = Counter("".join(sorted(table)) for table in found)
    assert groups == {"".join(group): 3 for group in combinations("abcde", 3)}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("bots", ["ab", "abc", "abcd", "abcde", "abcdef", "abcdefg"])
def test_each_bot_sits_equally_often_in_each_seat(bots: str, seats: int) -> None:
    found = list_lineups(list(bots), start("parade", seats))
    counts = sittings(found)
    assert set(counts) == {(bot, seat) for bot in bots for seat in range(seats)}
    assert len(set(counts.values())) == 1
    assert counts.total() == len(found) * seats


@pytest.mark.parametrize("bots", ["ab", "abc", "abcd"])
@pytest.mark.parametrize(("game", "seats", "options"), TEAMS)
def test_partners_are_the_same_bot(game: str, seats: int, options: Options, bots: str) -> None:
    state = start(game, seats, options)
    found = list_lineups(list(bots), state)
    assert found
    for table in found:
        assert [table[state.side(seat)] for seat in range(seats)] == table
        assert len(set(table)) > 1
    counts = sittings(found)
    assert set(counts) == {(bot, seat) for bot in bots for seat in range(seats)}
    assert len(set(counts.values())) == 1


@pytest.mark.parametrize(
    ("game", "seats", "options", "expected"),
    [
        ("hermine", 4, {}, ["abab", "baba"]),
        ("hermine", 6, {}, ["aabaab", "abaaba", "abbabb", "baabaa", "babbab", "bbabba"]),
        ("fourmis", 4, {"teams": True}, ["abab", "baba"]),
    ],
)
def test_two_bots_in_teams_sit_on_every_side(
    game: str, seats: int, options: Options, expected: list[str]
) -> None:
    found = list_lineups(["a", "b"], start(game, seats, options))
    assert sorted("".join(table) for table in found) == expected


def test_partners_may_sit_anywhere() -> None:
    assert ["".join(table) for table in list_lineups(["a", "b"], Couples(4))] == ["aabb", "bbaa"]
    found = ["".join(table) for table in list_lineups(["a", "b", "c"], Couples(6))]
    assert found == ["aabbcc", "bbccaa", "ccaabb"]


def test_without_teams_ants_play_for_themselves() -> None:
    found = list_lineups(list("abcd"), start("fourmis", 4, {"teams": False}))
    assert [len(set(table)) for table in found] == [4, 4, 4, 4]


@pytest.mark.parametrize(("given", "meant"), [("aab", "ab"), ("abab", "ab"), ("abbca", "abc")])
def test_a_bot_named_twice_is_one_bot(given: str, meant: str) -> None:
    for seats in (2, 3, 4):
        assert tables(given, seats) == tables(meant, seats)


@pytest.mark.parametrize("slug", GAMES)
def test_at_every_table_of_the_shelf_two_bots_share_all_seats(slug: str) -> None:
    for seats in find(slug).seats:
        found = list_lineups(["greedy", "random"], start(slug, seats))
        counts = sittings(found)
        assert len(counts) == 2 * seats
        assert set(counts.values()) == {len(found) // 2}


def test_one_alone_sits_on_every_side_among_each_of_the_others() -> None:
    found = ["".join(table) for table in list_alone_lineups(list("abc"), start("parade", 3))]
    assert found == ["abb", "bab", "bba", "acc", "cac", "cca"]


def test_one_alone_has_its_partner_with_it() -> None:
    found = ["".join(table) for table in list_alone_lineups(list("ab"), start("hermine", 4))]
    assert found == ["abab", "baba"]
