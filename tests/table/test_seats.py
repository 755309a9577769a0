"""Opening a table, taking seats, inviting bots, and beginning."""

import msgspec
import pytest

from tablee.bots.levels import LEVELS
from tablee.core.errors import GameError
from tablee.core.zones import NOBODY
from tablee.table import events
from tablee.table.commands import (
    AnyCommand,
    Begin,
    Free,
    Invite,
    Leave,
    Opening,
    Rename,
    Say,
    Sit,
    TimeControl,
)
from tablee.table.seats import Seat
from tablee.table.snapshot import build_snapshot
from tablee.table.table import OVER, PLAYING, WAITING, Table
from tests.support.watched_tables import WatchedTable, seed


def test_a_table_opens_empty_and_shows_its_promise() -> None:
    watched = WatchedTable("parade", 3)
    seen = build_snapshot(watched.table, NOBODY)
    assert (seen.version, seen.room.status, seen.board, seen.zones) == (1, WAITING, None, [])
    assert [seat.free for seat in seen.room.seats] == [True, True, True]
    assert len(seen.room.commitment) == 64
    assert seen.room.seed == ""
    assert sum(card.count for card in seen.cards) == 66


@pytest.mark.parametrize(
    ("opening", "code"),
    [
        (Opening("paradox", 3), "unknown_game"),
        (Opening("parade", 9), "bad_seats"),
        (Opening("parade", 3, {"color": "red"}), "unknown_option"),
        (Opening("hermine", 2, {"jokers": 99}), "bad_option"),
    ],
)
def test_a_table_that_cannot_be_is_refused(opening: Opening, code: str) -> None:
    with pytest.raises(GameError) as refusal:
        Table(events.LogLine(0.0, events.Opened("T", "ana", opening, seed(0))))
    assert refusal.value.code == code


def test_people_sit_where_they_like_or_in_the_first_free_seat() -> None:
    watched = WatchedTable("parade", 3)
    watched.do("ben", Sit("Ben", seat=1))
    watched.do("ana", Sit("  Ana \n Maria "))
    assert [seat.name for seat in watched.table.seats] == ["Ana Maria", "Ben", ""]
    assert watched.refuses("cleo", Sit("Cleo", seat=1)) == "seat_taken"
    assert watched.refuses("cleo", Sit("Cleo", seat=3)) == "no_such_seat"
    assert watched.refuses("cleo", Sit("\x1b[2J")) == "bad_text"
    assert watched.refuses("cleo", Sit("Cleo", luck="a|b")) == "bad_luck"
    watched.do("cleo", Sit("Cleo"))
    assert watched.table.seat_of("cleo") == 2
    assert watched.refuses("eve", Sit("Eve")) == "table_full"
    assert watched.table.seat_of("") is None


def test_whoever_sits_is_told_their_seat_and_may_change_it() -> None:
    watched = WatchedTable("parade", 3)
    assert [change.you for change in watched.do("ana", Sit("Ana"))] == [0]
    changes = watched.do("ana", Sit("Anna", seat=2))
    assert [change.you for change in changes] == [2, 2]
    assert [seat.name for seat in watched.table.seats] == ["", "", "Anna"]
    assert watched.do("ana", Sit("Ana"))[-1].you == 2
    assert watched.table.host == "ana"


def test_bots_of_a_named_level_take_any_seat() -> None:
    watched = WatchedTable("parade", 6)
    watched.do("ana", Sit("Ana", seat=3))
    for seat, level in zip((0, 1, 2, 4, 5), LEVELS, strict=True):
        watched.do("ana", Invite(seat, level))
    seats = build_snapshot(watched.table, NOBODY).room.seats
    assert [seat.bot for seat in seats] == [*LEVELS[:3], "", *LEVELS[3:]]
    assert watched.refuses("ana", Invite(1, "god")) == "unknown_bot"
    assert watched.refuses("ana", Invite(3, "club")) == "seat_taken"
    assert watched.refuses("ana", Invite(6, "club")) == "no_such_seat"
    watched.do("ana", Free(1))
    assert watched.refuses("ana", Free(1)) == "seat_free"


def test_only_the_host_invites_frees_and_begins() -> None:
    watched = WatchedTable("parade", 2)
    watched.do("ana", Sit("Ana"))
    watched.do("ben", Sit("Ben"))
    for command in (Invite(1, "club"), Free(0), Begin()):
        assert watched.refuses("ben", command) == "not_host"
        assert watched.refuses("eve", command) == "not_host"
    watched.do("ana", Free(1))
    assert watched.watchers["ben"].you == NOBODY


def test_the_host_may_watch_and_whoever_stays_is_the_next_host() -> None:
    watched = WatchedTable("parade", 2)
    watched.do("ben", Sit("Ben"))
    watched.do("cleo", Sit("Cleo"))
    assert build_snapshot(watched.table, NOBODY).room.host == NOBODY
    watched.do("ana", Free(0))
    watched.do("ana", Sit("Ana"))
    assert build_snapshot(watched.table, NOBODY).room.host == 0
    watched.do("ana", Leave())
    assert watched.table.host == "cleo"
    watched.do("cleo", Leave())
    watched.do("ben", Sit("Ben"))
    assert watched.table.host == "ben"


def test_a_game_begins_when_every_seat_is_taken_by_somebody() -> None:
    watched = WatchedTable("parade", 2)
    watched.do("ana", Invite(0, "club"))
    assert watched.refuses("ana", Begin()) == "seats_empty"
    watched.do("ana", Invite(1, "club"))
    assert watched.refuses("ana", Begin()) == "nobody_seated"
    watched.do("ana", Free(1))
    watched.do("ana", Sit("Ana"))
    watched.do("ana", Begin())
    assert watched.table.status == PLAYING
    assert [type(applied.log_line.event).__name__ for applied in watched.last] == [
        "Began",
        "Dealt",
    ]
    watched.check_log()


@pytest.mark.parametrize("command", [Begin(), Invite(1, "club"), Free(1), Sit("Ana")])
def test_a_running_game_is_not_disturbed(command: AnyCommand) -> None:
    watched = WatchedTable("parade", 2)
    watched.begin("ana")
    assert watched.refuses("ana", command) == "game_running"
    watched.do("ana", Leave())
    assert watched.table.status == OVER
    assert watched.refuses("ana", Begin()) == "not_host"


def test_seed_and_luck_decide_who_is_first() -> None:
    firsts = set()
    for name in range(6):
        watched = WatchedTable("parade", 2)
        watched.do("ana", Sit("Ana", luck=f"luck{name}"))
        watched.do("ben", Sit("Ben"))
        watched.do("ana", Begin())
        firsts.add(watched.person(0))
        assert watched.watchers["ana"].you == watched.table.seat_of("ana")
    assert firsts == {"ana", "ben"}


def test_somebody_can_be_called_something_else() -> None:
    watched = WatchedTable("parade", 2)
    watched.begin("ana", "ben")
    changes = watched.do("ben", Rename("Benoît"))
    assert [(change.news.what, change.news.text) for change in changes] == [("renamed", "Benoît")]
    assert watched.refuses("ben", Rename(" ")) == "bad_text"
    assert watched.refuses("eve", Rename("Eve")) == "not_seated"


def test_a_command_sent_twice_is_done_once() -> None:
    watched = WatchedTable("parade", 2)
    watched.begin("ana", "ben")
    watched.do("ana", Say("hello"), name="c1")
    version = watched.table.version
    assert watched.do("ana", Say("hello"), name="c1") == []
    assert watched.table.version == version
    watched.do("ben", Say("hello"), name="c1")
    assert watched.table.version == version + 1
    assert watched.table.has_done("ben", "c1")
    assert not watched.table.has_done("cleo", "c1")


def test_commands_and_openings_are_read_from_json_within_their_limits() -> None:
    decode = msgspec.json.Decoder(AnyCommand).decode
    assert decode(b'{"do": "sit", "name": "Ana"}') == Sit("Ana")
    for bad in (
        b'{"do": "sit", "name": ""}',
        b'{"do": "sit", "name": "Ana", "seat": -1}',
        b'{"do": "fly"}',
        b'{"do": "leave", "now": true}',
        msgspec.json.encode(Say("x" * 401)),
    ):
        with pytest.raises(msgspec.ValidationError):
            decode(bad)
    opening = msgspec.json.decode(b'{"game": "parade", "seats": 3}', type=Opening)
    assert opening == Opening("parade", 3, {}, TimeControl())


def test_every_bot_has_a_name_of_its_own_however_many_there_are() -> None:
    table = WatchedTable("parade", 6).table
    table.seats = [Seat(is_invited=True, bot="club") for _ in range(20)]
    table.apply(events.LogLine(0.0, events.Invited(0, "club")))
    assert len({seat.name for seat in table.seats} - {""}) == 20
