"""Clocks: time for each move, a bank for the whole game, and days."""

import pytest

from tablee.table.clock import next_deadline
from tablee.table.commands import Leave, Play, Resign, Say, TimeControl
from tablee.table.transaction import Transaction, bot_turns
from tests.support.entropy import GivenSeeds
from tests.support.watched_tables import WatchedTable, seed


def at_table(move: float = 0, bank: float = 0) -> WatchedTable:
    watched = WatchedTable("parade", 2, clock=TimeControl(move=move, bank=bank))
    watched.begin("ana", "ben")
    return watched


def test_without_a_clock_nothing_is_ever_due() -> None:
    watched = at_table()
    assert next_deadline(watched.table) is None
    watched.wait(10**7)
    assert watched.last == []
    assert next_deadline(WatchedTable("parade", 2, clock=TimeControl(move=5)).table) is None


def test_a_move_in_time_costs_nothing() -> None:
    watched = at_table(20, 30)
    watched.now += 20
    watched.play(0, watched.moves(0)[0])
    assert [seat.bank for seat in watched.table.seats] == [30, 30]
    assert next_deadline(watched.table) == watched.now + 50


def test_what_a_move_takes_longer_is_charged_to_the_bank() -> None:
    watched = at_table(20, 30)
    watched.now += 28
    watched.play(0, watched.moves(0)[0])
    assert [seat.bank for seat in watched.table.seats] == [22, 30]
    board = watched.watchers["eve"].board
    assert board is not None
    assert board.banks == [22, 30]
    watched.play(1, watched.moves(1)[0])
    assert next_deadline(watched.table) == watched.now + 42


def test_a_bank_alone_is_a_clock() -> None:
    watched = at_table(0, 60)
    watched.now += 10
    watched.play(0, watched.moves(0)[0])
    assert [seat.bank for seat in watched.table.seats] == [50, 60]
    watched.wait(60)
    assert watched.table.seats[1].away


def test_when_time_is_up_a_bot_keeps_the_seat_and_the_game_goes_on() -> None:
    watched = at_table(20, 30)
    watched.wait(49.99)
    assert watched.last == []
    watched.wait(0.01)
    assert [(c.news.what, c.news.text) for c in watched.told("eve")] == [("kept", "clock")]
    assert bot_turns(watched.table) == {0: "club"}
    assert next_deadline(watched.table) is None
    watched.bot(0, [watched.moves(0)[0]])
    assert watched.table.seats[0].bank == 0
    assert next_deadline(watched.table) == watched.now + 50


def test_a_move_after_the_bell_counts_if_the_bot_has_not_moved_yet() -> None:
    watched = at_table(20)
    watched.wait(21)
    who = watched.person(0)
    changes = watched.do(who, Play(watched.moves(0)[0], watched.table.version))
    assert [change.news.what for change in changes] == ["returned", "moved"]


def test_the_clock_stands_still_while_nobody_is_there() -> None:
    watched = WatchedTable("parade", 2, clock=TimeControl(move=20))
    watched.begin("ana")
    ana = watched.viewer("ana")
    while watched.turn() != ana:
        watched.step()
    watched.miss(ana)
    assert bot_turns(watched.table) == {}
    watched.wait(1000)
    assert watched.last == []
    watched.back(ana)
    assert next_deadline(watched.table) == watched.now + 20


@pytest.mark.parametrize("command", [Leave(), Resign()])
def test_nobody_is_timed_for_a_seat_that_is_given_up(command: Leave | Resign) -> None:
    watched = WatchedTable("parade", 3, clock=TimeControl(move=20))
    watched.begin("ana", "ben", "cleo")
    watched.do(watched.person(0), command)
    assert next_deadline(watched.table) is None
    assert bot_turns(watched.table) == {0: "club"}


def test_with_days_for_a_move_nobody_is_missed_before_the_clock_says_so() -> None:
    watched = at_table(3 * 86400)
    watched.miss(0)
    assert watched.last == []
    watched.wait(3 * 86400 - 1)
    assert watched.last == []
    watched.wait(1)
    assert watched.table.seats[0].away


def test_a_tick_says_nothing_about_who_asked() -> None:
    watched = at_table(20)
    watched.do("ana", Say("hm"))
    transaction = Transaction(watched.table, watched.now + 20, GivenSeeds(lambda: seed(9)))
    transaction.tick()
    log_lines = [applied.log_line for applied in transaction.applied_events]
    assert [(log_line.person, log_line.command) for log_line in log_lines] == [("", "")]
