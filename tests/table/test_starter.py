"""The starter: named by the host, or drawn."""

import pytest

from tablee.records import Starter, dumps, loads
from tablee.table.commands import Agree, Begin, Propose, Resign, Sit
from tests.support.watched_tables import WatchedTable


def seated() -> WatchedTable:
    """Three people in their seats, before the game."""
    watched = WatchedTable("parade", 3)
    for who in ("ana", "ben", "cleo"):
        watched.do(who, Sit(who))
    return watched


@pytest.mark.parametrize("first", [0, 1, 2])
def test_TAB_1_whoever_opened_the_table_says_who_begins(first: int) -> None:
    watched = seated()
    chosen = watched.table.seats[first].person
    (began, *_) = watched.do("ana", Begin(first=first))
    assert (began.news.what, began.news.text) == ("began", "host")
    assert watched.person(0) == chosen
    assert watched.table.game is not None
    assert watched.table.game.waiting() == [0]
    record = loads(dumps(watched.table.record()))
    assert record.starter == Starter(0, "host")
    assert record.seats[0].name == chosen


def test_TAB_1_undecided_it_is_drawn() -> None:
    watched = seated()
    watched.do("ana", Begin())
    assert watched.table.record().starter == Starter(0, "draw")


def test_TAB_1_a_rematch_takes_turns() -> None:
    watched = WatchedTable("parade", 2, people=("ana", "ben"))
    watched.begin("ana", "ben")
    second = watched.person(1)
    watched.do("ana", Resign())
    watched.do("ana", Propose("rematch"))
    watched.do("ben", Agree(watched.table.version))
    assert watched.person(0) == second
    assert watched.table.record().starter == Starter(0, "turn")


def test_TAB_1_only_the_host_and_only_a_seat_of_the_table() -> None:
    watched = seated()
    assert watched.refuses("ben", Begin(first=1)) == "not_host"
    assert watched.refuses("ana", Begin(first=3)) == "no_such_seat"


def test_TAB_1_a_log_without_the_choice_is_read() -> None:
    watched = seated()
    watched.do("ana", Begin())
    began = next(line for line in watched.log if b'"began"' in line)
    assert b'"by"' not in began
    watched.check_log()
