"""Clocks: time for each move, a bank for the whole game, and days."""

import pytest

from tablee.table.commands import Clock, Leave, Play, Resign, Say
from tablee.table.going import Going, due_at, thinkers
from tests.gatherings import Gathering, seed


def at_table(move: float = 0, bank: float = 0) -> Gathering:
    gathering = Gathering("parade", 2, clock=Clock(move=move, bank=bank))
    gathering.begin("ana", "ben")
    return gathering


def test_without_a_clock_nothing_is_ever_due() -> None:
    gathering = at_table()
    assert due_at(gathering.table) is None
    gathering.wait(10**7)
    assert gathering.last == []
    assert due_at(Gathering("parade", 2, clock=Clock(move=5)).table) is None


def test_a_move_in_time_costs_nothing() -> None:
    gathering = at_table(20, 30)
    gathering.now += 20
    gathering.play(0, gathering.moves(0)[0])
    assert [seat.bank for seat in gathering.table.seats] == [30, 30]
    assert due_at(gathering.table) == gathering.now + 50


def test_what_a_move_takes_longer_is_charged_to_the_bank() -> None:
    gathering = at_table(20, 30)
    gathering.now += 28
    gathering.play(0, gathering.moves(0)[0])
    assert [seat.bank for seat in gathering.table.seats] == [22, 30]
    board = gathering.watchers["eve"].board
    assert board is not None
    assert board.banks == [22, 30]
    gathering.play(1, gathering.moves(1)[0])
    assert due_at(gathering.table) == gathering.now + 42


def test_a_bank_alone_is_a_clock() -> None:
    gathering = at_table(0, 60)
    gathering.now += 10
    gathering.play(0, gathering.moves(0)[0])
    assert [seat.bank for seat in gathering.table.seats] == [50, 60]
    gathering.wait(60)
    assert gathering.table.seats[1].away


def test_when_time_is_up_a_bot_keeps_the_seat_and_the_game_goes_on() -> None:
    gathering = at_table(20, 30)
    gathering.wait(49.99)
    assert gathering.last == []
    gathering.wait(0.01)
    assert [(c.news.what, c.news.text) for c in gathering.told("eve")] == [("kept", "clock")]
    assert thinkers(gathering.table) == {0: "club"}
    assert due_at(gathering.table) is None
    gathering.bot(0, [gathering.moves(0)[0]])
    assert gathering.table.seats[0].bank == 0
    assert due_at(gathering.table) == gathering.now + 50


def test_a_move_after_the_bell_counts_if_the_bot_has_not_moved_yet() -> None:
    gathering = at_table(20)
    gathering.wait(21)
    who = gathering.person(0)
    changes = gathering.do(who, Play(gathering.moves(0)[0], gathering.table.version))
    assert [change.news.what for change in changes] == ["returned", "moved"]


def test_the_clock_stands_still_while_nobody_is_there() -> None:
    gathering = Gathering("parade", 2, clock=Clock(move=20))
    gathering.begin("ana")
    ana = gathering.viewer("ana")
    while gathering.turn() != ana:
        gathering.step()
    gathering.miss(ana)
    assert thinkers(gathering.table) == {}
    gathering.wait(1000)
    assert gathering.last == []
    gathering.back(ana)
    assert due_at(gathering.table) == gathering.now + 20


@pytest.mark.parametrize("command", [Leave(), Resign()])
def test_nobody_is_timed_for_a_seat_that_is_given_up(command: Leave | Resign) -> None:
    gathering = Gathering("parade", 3, clock=Clock(move=20))
    gathering.begin("ana", "ben", "cleo")
    gathering.do(gathering.person(0), command)
    assert due_at(gathering.table) is None
    assert thinkers(gathering.table) == {0: "club"}


def test_with_days_for_a_move_nobody_is_missed_before_the_clock_says_so() -> None:
    gathering = at_table(3 * 86400)
    gathering.miss(0)
    assert gathering.last == []
    gathering.wait(3 * 86400 - 1)
    assert gathering.last == []
    gathering.wait(1)
    assert gathering.table.seats[0].away


def test_a_tick_says_nothing_about_who_asked() -> None:
    gathering = at_table(20)
    gathering.do("ana", Say("hm"))
    going = Going(gathering.table, gathering.now + 20, lambda: seed(9))
    going.tick()
    entries = [happening.entry for happening in going.happenings]
    assert [(entry.person, entry.command) for entry in entries] == [("", "")]
