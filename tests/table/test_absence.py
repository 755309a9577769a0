"""Going away and coming back, leaving for good, giving up."""

import pytest

from tablee.table.commands import Asked, Decline, Leave, Look, Play, Propose, Ready, Resign, Say
from tablee.table.facts import Moved
from tablee.table.going import due_at, thinkers
from tablee.table.sight import sight
from tablee.table.table import OVER, PLAYING
from tests.gatherings import Gathering


def at_table(seats: int = 2, *people: str) -> Gathering:
    gathering = Gathering("parade", seats)
    gathering.begin(*(people or ("ana", "ben")))
    return gathering


def test_a_bot_keeps_the_seat_of_somebody_absent_and_hands_it_back() -> None:
    gathering = at_table()
    gathering.miss(0)
    chair = sight(gathering.table, 1).room.seats[0]
    assert (chair.away, chair.bot) == (True, "club")
    gathering.bot(0, [gathering.moves(0)[0]])
    fact = gathering.last[0].entry.fact
    assert isinstance(fact, Moved)
    assert fact.bot
    gathering.back(0)
    chair = sight(gathering.table, 1).room.seats[0]
    assert (chair.away, chair.bot) == (False, "")
    gathering.play(1, gathering.moves(1)[0])
    assert thinkers(gathering.table) == {}
    gathering.check_log()


def test_whoever_does_something_is_back() -> None:
    gathering = at_table()
    gathering.miss(0)
    changes = gathering.do(gathering.person(0), Say("here I am"))
    assert [change.news.what for change in changes] == ["returned", "said"]
    assert gathering.table.has_done(gathering.person(0), gathering.done[-1][2])


def test_what_is_refused_brings_nobody_back() -> None:
    gathering = at_table()
    gathering.miss(0)
    assert gathering.refuses(gathering.person(0), Play("nonsense", 10**6)) == "stale"
    assert gathering.table.seats[0].away


def test_nobody_is_missed_twice_or_before_the_game_and_bots_never() -> None:
    gathering = at_table(3)
    bot = next(n for n, seat in enumerate(gathering.table.seats) if seat.bot)
    gathering.miss(bot)
    assert gathering.last == []
    gathering.back(bot)
    assert gathering.last == []
    ana = gathering.viewer("ana")
    gathering.miss(ana)
    assert len(gathering.last) == 1
    gathering.miss(ana)
    assert gathering.last == []


def test_nobody_plays_for_bots_alone() -> None:
    gathering = at_table()
    gathering.miss(0)
    gathering.miss(1)
    assert (thinkers(gathering.table), due_at(gathering.table)) == ({}, None)
    gathering.back(1)
    assert thinkers(gathering.table) == {0: "club"}


def test_whoever_leaves_a_running_game_is_replaced_for_good() -> None:
    gathering = at_table()
    who = gathering.person(0)
    gathering.do(who, Leave())
    assert gathering.table.status == PLAYING
    assert thinkers(gathering.table) == {0: "club"}
    assert gathering.refuses(who, Play("play r1", gathering.table.version)) == "not_seated"
    gathering.back(0)
    assert gathering.last == []
    assert gathering.table.record().seats[0].bot == "club"


def test_the_game_stops_when_the_last_person_leaves() -> None:
    gathering = at_table()
    gathering.do("ana", Propose("pause"))
    gathering.do("ben", Leave())
    assert gathering.watchers["eve"].room.paused
    gathering.do("ana", Leave())
    assert gathering.table.status == OVER
    room = gathering.watchers["eve"].room
    assert (room.paused, room.offer, len(room.seed)) == (False, None, 64)


def test_the_game_stops_when_only_those_are_left_who_gave_it_up() -> None:
    gathering = at_table(3, "ana", "ben")
    gathering.do("ana", Resign())
    assert gathering.table.status == PLAYING
    gathering.do("ben", Leave())
    assert gathering.table.status == OVER
    gathering = at_table(3, "ana", "ben")
    gathering.do("ana", Resign())
    gathering.do("ben", Resign())
    assert gathering.table.status == OVER


def test_with_one_other_side_a_resignation_ends_the_game() -> None:
    gathering = at_table()
    gathering.do("ana", Propose("pause"))
    changes = gathering.do("ana", Resign())
    assert [change.news.what for change in changes] == ["resigned", "dropped", "ended"]
    assert gathering.watchers["eve"].room.seats[gathering.viewer("ana")].resigned
    assert gathering.refuses("ana", Resign()) == "not_playing"


def test_a_side_goes_on_as_long_as_one_of_the_partners_does() -> None:
    people = ("ana", "ben", "cleo", "dan")
    gathering = Gathering("hermine", 4, people=people, fixed_manches=1)
    gathering.begin(*people)
    gathering.do(gathering.person(0), Resign())
    gathering.do(gathering.person(1), Resign())
    assert gathering.table.status == PLAYING
    gathering.do(gathering.person(3), Resign())
    assert gathering.table.status == OVER


@pytest.mark.parametrize(
    "command",
    [Play("pass", 99), Look("", 99), Ready(), Propose("pause"), Decline(99), Resign()],
)
def test_whoever_has_given_up_only_watches_and_talks(command: Asked) -> None:
    gathering = at_table(3, "ana", "ben", "cleo")
    who = gathering.person(0)
    gathering.do(who, Resign())
    assert gathering.table.status == PLAYING
    assert gathering.refuses(who, command) == "already_resigned"
    board = gathering.watchers[who].board
    assert board is not None
    assert board.choices == []
    gathering.do(who, Say("well played"))
