"""Absence and return, leaving for good, resigning."""

import pytest

from tablee.table.clock import next_deadline
from tablee.table.commands import (
    AnyCommand,
    Decline,
    Leave,
    Look,
    Play,
    Propose,
    Ready,
    Resign,
    Say,
)
from tablee.table.events import Moved
from tablee.table.snapshot import build_snapshot
from tablee.table.table import OVER, PLAYING
from tablee.table.transaction import bot_turns
from tests.support.watched_tables import WatchedTable


def at_table(seats: int = 2, *people: str) -> WatchedTable:
    watched = WatchedTable("parade", seats)
    watched.begin(*(people or ("ana", "ben")))
    return watched


def test_a_bot_keeps_the_seat_of_somebody_absent_and_hands_it_back() -> None:
    watched = at_table()
    watched.miss(0)
    seat = build_snapshot(watched.table, 1).room.seats[0]
    assert (seat.away, seat.bot) == (True, "club")
    watched.bot(0, [watched.moves(0)[0]])
    event = watched.last[0].log_line.event
    assert isinstance(event, Moved)
    assert event.bot
    watched.back(0)
    seat = build_snapshot(watched.table, 1).room.seats[0]
    assert (seat.away, seat.bot) == (False, "")
    watched.play(1, watched.moves(1)[0])
    assert bot_turns(watched.table) == {}
    watched.check_log()


def test_whoever_does_something_is_back() -> None:
    watched = at_table()
    watched.miss(0)
    changes = watched.do(watched.person(0), Say("here I am"))
    assert [change.news.what for change in changes] == ["returned", "said"]
    assert watched.table.has_done(watched.person(0), watched.done[-1][2])


def test_what_is_refused_brings_nobody_back() -> None:
    watched = at_table()
    watched.miss(0)
    assert watched.refuses(watched.person(0), Play("nonsense", 10**6)) == "stale"
    assert watched.table.seats[0].away


def test_nobody_is_missed_twice_or_before_the_game_and_bots_never() -> None:
    watched = at_table(3)
    bot = next(n for n, seat in enumerate(watched.table.seats) if seat.bot)
    watched.miss(bot)
    assert watched.last == []
    watched.back(bot)
    assert watched.last == []
    ana = watched.viewer("ana")
    watched.miss(ana)
    assert len(watched.last) == 1
    watched.miss(ana)
    assert watched.last == []


def test_nobody_plays_for_bots_alone() -> None:
    watched = at_table()
    watched.miss(0)
    watched.miss(1)
    assert (bot_turns(watched.table), next_deadline(watched.table)) == ({}, None)
    watched.back(1)
    assert bot_turns(watched.table) == {0: "club"}


def test_whoever_leaves_a_running_game_is_replaced_for_good() -> None:
    watched = at_table()
    who = watched.person(0)
    watched.do(who, Leave())
    assert watched.table.status == PLAYING
    assert bot_turns(watched.table) == {0: "club"}
    assert watched.refuses(who, Play("play r1", watched.table.version)) == "not_seated"
    watched.back(0)
    assert watched.last == []
    assert watched.table.record().seats[0].bot == "club"


def test_the_game_stops_when_the_last_person_leaves() -> None:
    watched = at_table()
    watched.do("ana", Propose("pause"))
    watched.do("ben", Leave())
    assert watched.watchers["eve"].room.paused
    watched.do("ana", Leave())
    assert watched.table.status == OVER
    room = watched.watchers["eve"].room
    assert (room.paused, room.offer, len(room.seed)) == (False, None, 64)


def test_the_game_stops_when_only_those_are_left_who_gave_it_up() -> None:
    watched = at_table(3, "ana", "ben")
    watched.do("ana", Resign())
    assert watched.table.status == PLAYING
    watched.do("ben", Leave())
    assert watched.table.status == OVER
    watched = at_table(3, "ana", "ben")
    watched.do("ana", Resign())
    watched.do("ben", Resign())
    assert watched.table.status == OVER


def test_with_one_other_side_a_resignation_ends_the_game() -> None:
    watched = at_table()
    watched.do("ana", Propose("pause"))
    changes = watched.do("ana", Resign())
    assert [change.news.what for change in changes] == ["resigned", "dropped", "ended"]
    assert watched.watchers["eve"].room.seats[watched.viewer("ana")].resigned
    assert watched.refuses("ana", Resign()) == "not_playing"


def test_a_side_goes_on_as_long_as_one_of_the_partners_does() -> None:
    people = ("ana", "ben", "cleo", "dan")
    watched = WatchedTable("hermine", 4, people=people, fixed_manches=1)
    watched.begin(*people)
    watched.do(watched.person(0), Resign())
    watched.do(watched.person(1), Resign())
    assert watched.table.status == PLAYING
    watched.do(watched.person(3), Resign())
    assert watched.table.status == OVER


@pytest.mark.parametrize(
    "command",
    [Play("pass", 99), Look("", 99), Ready(), Propose("pause"), Decline(99), Resign()],
)
def test_whoever_has_given_up_only_watches_and_talks(command: AnyCommand) -> None:
    watched = at_table(3, "ana", "ben", "cleo")
    who = watched.person(0)
    watched.do(who, Resign())
    assert watched.table.status == PLAYING
    assert watched.refuses(who, command) == "already_resigned"
    board = watched.watchers[who].board
    assert board is not None
    assert board.choices == []
    watched.do(who, Say("well played"))
