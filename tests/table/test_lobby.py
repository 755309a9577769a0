"""Seats that come, go and change places before a game, and owners who are replaced during it."""

import pytest

from tablee.core.errors import GameError
from tablee.table import events
from tablee.table.commands import (
    Begin,
    Free,
    Invite,
    Leave,
    Replace,
    Resign,
    Resize,
    Return,
    Sit,
    Swap,
)
from tablee.table.messages import RoomView
from tablee.table.moves import mark_disconnected
from tablee.table.snapshot import build_room, build_snapshot
from tablee.table.updates import UpdateBuilder
from tests.support.watched_tables import WatchedTable


def lobby(game: str = "parade", seats: int = 3) -> WatchedTable:
    """A table at which Ana, the host, and Ben sit."""
    watched = WatchedTable(game, seats)
    watched.do("ana", Sit("Ana"))
    watched.do("ben", Sit("Ben"))
    return watched


def room(watched: WatchedTable) -> RoomView:
    return build_room(watched.table, watched.viewer("eve"))


def names(watched: WatchedTable) -> list[str]:
    return [seat.name for seat in watched.table.seats]


def test_the_host_adds_and_removes_seats_within_what_the_game_allows() -> None:
    watched = lobby()
    assert room(watched).sizes == [2, 3, 4, 5, 6]
    watched.do("ana", Resize(5))
    assert names(watched) == ["Ana", "Ben", "", "", ""]
    assert build_snapshot(watched.table, 0).opening.seats == 5
    watched.do("ana", Invite(3, "club"))
    watched.do("ana", Resize(3))
    assert names(watched) == ["Ana", "Ben", "Colette"]  # free seats go before bots
    watched.do("ana", Resize(2))
    assert names(watched) == ["Ana", "Ben"]
    assert watched.refuses("ben", Resize(3)) == "not_host"
    assert watched.refuses("ana", Resize(9)) == "bad_seats"
    watched.do("ana", Resize(3))
    watched.do("cleo", Sit("Cleo"))
    assert watched.refuses("ana", Resize(2)) == "too_many_people"
    watched.do("ana", Begin())
    assert watched.refuses("ana", Resize(4)) == "seats_settled"
    assert room(watched).sizes == []
    watched.check_log()
    watched.finish()
    assert watched.refuses("ana", Resize(4)) == "seats_settled"
    assert len(watched.table.record().seats) == 3


def test_an_option_that_another_number_of_seats_does_not_have_is_told() -> None:
    watched = WatchedTable("contrees", 2, manches=3)
    watched.do("ana", Sit("Ana"))
    with pytest.raises(GameError) as refusal:
        watched.do("ana", Resize(3))
    assert refusal.value.code == "bad_option"


def test_a_new_number_of_seats_is_told_as_a_whole_table() -> None:
    watched = lobby()
    watched.do("ana", Swap(0, 1))
    assert not UpdateBuilder(watched.table, watched.last).resizes_table
    watched.do("ana", Resize(4))
    assert UpdateBuilder(watched.table, watched.last).resizes_table


def test_two_seats_change_places_and_a_free_one_is_moved_to() -> None:
    watched = lobby()
    changes = watched.do("ana", Swap(0, 2))
    assert names(watched) == ["", "Ben", "Ana"]
    assert [change.you for change in changes] == [2]
    watched.do("ana", Invite(0, "club"))
    watched.do("ana", Swap(0, 1))
    assert names(watched) == ["Ben", "Colette", "Ana"]
    assert watched.do("ana", Swap(1, 1)) == []
    assert watched.refuses("ben", Swap(0, 1)) == "not_host"
    assert watched.refuses("ana", Swap(0, 3)) == "no_such_seat"
    watched.do("ana", Begin())
    assert watched.refuses("ana", Swap(0, 1)) == "seats_settled"
    watched.check_log()


def test_seats_stay_where_they_are_while_luck_is_being_revealed() -> None:
    watched = WatchedTable("parade", 2)
    watched.do("ana", Sit("Ana", promise="a" * 64))
    watched.do("ben", Sit("Ben", promise="b" * 64))
    watched.do("ana", Begin())
    assert watched.table.is_called
    assert watched.refuses("ana", Swap(0, 1)) == "luck_called"
    assert [seat.promise for seat in watched.table.seats] == ["a" * 64, "b" * 64]


def test_partners_are_shown_before_the_game() -> None:
    assert room(WatchedTable("hermine", 4)).sides == [0, 1, 0, 1]
    assert room(WatchedTable("hermine", 3)).sides == []
    watched = lobby("hermine", 4)
    watched.do("ana", Swap(1, 2))
    assert [watched.table.seat_of(who) for who in ("ana", "ben")] == [0, 2]


def running() -> WatchedTable:
    """A game of Ana, Ben and a bot; Ana is the host."""
    watched = WatchedTable("parade", 3)
    watched.begin("ana", "ben")
    return watched


def bot_seat(watched: WatchedTable) -> int:
    return next(n for n, seat in enumerate(watched.table.seats) if not seat.person)


def test_the_host_opens_the_seat_of_a_bot_and_somebody_takes_it_over() -> None:
    watched = running()
    seat = bot_seat(watched)
    assert watched.refuses("cleo", Sit("Cleo")) == "game_running"
    assert watched.refuses("ben", Replace(seat, "club", opens=True)) == "not_host"
    watched.do("ana", Replace(seat, "club", opens=True))
    assert room(watched).seats[seat].open
    assert room(watched).seats[seat].name == "Colette"
    assert watched.refuses("ben", Sit("Ben")) == "game_running"
    hand = build_snapshot(watched.table, seat).zones
    watched.do("cleo", Sit("Cleo", luck="late"))
    assert watched.viewer("cleo") == seat
    assert build_snapshot(watched.table, seat).zones == hand
    assert room(watched).seats[seat].bot == ""
    assert not room(watched).seats[seat].open
    watched.check_log()
    watched.finish()
    record = watched.table.record()
    assert record.seats[seat].name == "Cleo"
    assert record.fair is not None
    assert record.fair.luck[seat] == ""  # who comes late has no part in the deals


def test_the_host_replaces_who_is_away_and_nobody_else() -> None:
    watched = running()
    seat = watched.viewer("ben")
    assert watched.refuses("ana", Replace(seat, "club")) == "seat_occupied"
    assert watched.refuses("ana", Replace(7, "club")) == "no_such_seat"
    assert watched.refuses("ana", Replace(bot_seat(watched), "genius")) == "unknown_bot"
    watched.miss(seat)
    watched.do("ana", Replace(seat, "expert"))
    assert room(watched).seats[seat].bot == "expert"
    assert room(watched).seats[seat].name == "Blaise"
    assert watched.table.seat_of("ben") is None
    watched.check_log()
    watched.finish()
    assert watched.refuses("ana", Replace(seat, "club")) == "not_playing"


def test_who_has_resigned_is_not_replaced() -> None:
    watched = running()
    seat = watched.viewer("ben")
    watched.do("ben", Resign())
    assert watched.refuses("ana", Replace(seat, "club")) == "seat_resigned"


def test_a_person_or_a_bot_is_replaced_before_the_game() -> None:
    watched = lobby()
    watched.do("ana", Free(1))
    watched.do("ana", Invite(1, "club"))
    watched.do("ana", Invite(1, "master"))
    watched.do("ana", Free(1))
    watched.do("cleo", Sit("Cleo", seat=1))
    assert names(watched) == ["Ana", "Cleo", ""]


def test_everybody_is_told_that_somebody_is_expected_back() -> None:
    watched = running()
    seat = watched.viewer("ben")
    changes = watched.run(lambda transaction: mark_disconnected(transaction, seat))
    assert [change.news.what for change in changes] == ["disconnected"]
    assert room(watched).seats[seat].expected
    assert watched.run(lambda transaction: mark_disconnected(transaction, seat)) == []
    watched.back(seat)
    assert not room(watched).seats[seat].expected
    watched.run(lambda transaction: mark_disconnected(transaction, seat))
    watched.miss(seat)
    assert not room(watched).seats[seat].expected
    assert room(watched).seats[seat].away
    watched.check_log()


def test_who_was_away_takes_the_seat_back_by_saying_so() -> None:
    watched = running()
    seat = watched.viewer("ben")
    watched.miss(seat)
    assert [change.news.what for change in watched.do("ben", Return())] == ["returned"]
    assert not room(watched).seats[seat].away
    assert watched.do("ben", Return()) == []
    assert watched.refuses("eve", Return()) == "not_seated"


def test_logs_from_before_seats_moved_are_read() -> None:
    watched = lobby()
    for line in watched.log:
        assert b"picture" not in line
    watched.do("ana", Invite(2, "club"))
    watched.do("ana", Begin())
    watched.do("ben", Leave())
    watched.check_log()
    assert events.TAGS[events.Resized] == "resized"
