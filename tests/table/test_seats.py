"""Opening a table, sitting down, bots, and the start."""

import msgspec
import pytest

from tablee.bots.levels import LEVELS
from tablee.core.errors import GameError
from tablee.core.zones import NOBODY
from tablee.table import facts
from tablee.table.commands import (
    Asked,
    Begin,
    Clock,
    Free,
    Invite,
    Leave,
    Opening,
    Rename,
    Say,
    Sit,
)
from tablee.table.seats import Seat
from tablee.table.sight import sight
from tablee.table.table import OVER, PLAYING, WAITING, Table
from tests.gatherings import Gathering, seed


def test_a_table_opens_empty_and_shows_its_promise() -> None:
    gathering = Gathering("parade", 3)
    seen = sight(gathering.table, NOBODY)
    assert (seen.version, seen.room.status, seen.board, seen.zones) == (1, WAITING, None, [])
    assert [chair.free for chair in seen.room.seats] == [True, True, True]
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
        Table(facts.Entry(0.0, facts.Opened("T", "ana", opening, seed(0))))
    assert refusal.value.code == code


def test_people_sit_where_they_like_or_in_the_first_free_seat() -> None:
    gathering = Gathering("parade", 3)
    gathering.do("ben", Sit("Ben", seat=1))
    gathering.do("ana", Sit("  Ana \n Maria "))
    assert [seat.name for seat in gathering.table.seats] == ["Ana Maria", "Ben", ""]
    assert gathering.refuses("cleo", Sit("Cleo", seat=1)) == "seat_taken"
    assert gathering.refuses("cleo", Sit("Cleo", seat=3)) == "no_such_seat"
    assert gathering.refuses("cleo", Sit("\x1b[2J")) == "bad_text"
    assert gathering.refuses("cleo", Sit("Cleo", luck="a|b")) == "bad_luck"
    gathering.do("cleo", Sit("Cleo"))
    assert gathering.table.seat_of("cleo") == 2
    assert gathering.refuses("eve", Sit("Eve")) == "table_full"
    assert gathering.table.seat_of("") is None


def test_whoever_sits_is_told_their_seat_and_may_change_it() -> None:
    gathering = Gathering("parade", 3)
    assert [change.you for change in gathering.do("ana", Sit("Ana"))] == [0]
    changes = gathering.do("ana", Sit("Anna", seat=2))
    assert [change.you for change in changes] == [2, 2]
    assert [seat.name for seat in gathering.table.seats] == ["", "", "Anna"]
    assert gathering.do("ana", Sit("Ana"))[-1].you == 2
    assert gathering.table.host == "ana"


def test_bots_of_a_named_level_take_any_seat() -> None:
    gathering = Gathering("parade", 6)
    gathering.do("ana", Sit("Ana", seat=3))
    for seat, level in zip((0, 1, 2, 4, 5), LEVELS, strict=True):
        gathering.do("ana", Invite(seat, level))
    chairs = sight(gathering.table, NOBODY).room.seats
    assert [chair.bot for chair in chairs] == [*LEVELS[:3], "", *LEVELS[3:]]
    assert gathering.refuses("ana", Invite(1, "god")) == "unknown_bot"
    assert gathering.refuses("ana", Invite(3, "club")) == "seat_taken"
    assert gathering.refuses("ana", Invite(6, "club")) == "no_such_seat"
    gathering.do("ana", Free(1))
    assert gathering.refuses("ana", Free(1)) == "seat_free"


def test_only_the_host_invites_frees_and_begins() -> None:
    gathering = Gathering("parade", 2)
    gathering.do("ana", Sit("Ana"))
    gathering.do("ben", Sit("Ben"))
    for command in (Invite(1, "club"), Free(0), Begin()):
        assert gathering.refuses("ben", command) == "not_host"
        assert gathering.refuses("eve", command) == "not_host"
    gathering.do("ana", Free(1))
    assert gathering.watchers["ben"].you == NOBODY


def test_the_host_may_watch_and_whoever_stays_is_the_next_host() -> None:
    gathering = Gathering("parade", 2)
    gathering.do("ben", Sit("Ben"))
    gathering.do("cleo", Sit("Cleo"))
    assert sight(gathering.table, NOBODY).room.host == NOBODY
    gathering.do("ana", Free(0))
    gathering.do("ana", Sit("Ana"))
    assert sight(gathering.table, NOBODY).room.host == 0
    gathering.do("ana", Leave())
    assert gathering.table.host == "cleo"
    gathering.do("cleo", Leave())
    gathering.do("ben", Sit("Ben"))
    assert gathering.table.host == "ben"


def test_a_game_begins_when_every_seat_is_taken_by_somebody() -> None:
    gathering = Gathering("parade", 2)
    gathering.do("ana", Invite(0, "club"))
    assert gathering.refuses("ana", Begin()) == "seats_empty"
    gathering.do("ana", Invite(1, "club"))
    assert gathering.refuses("ana", Begin()) == "nobody_seated"
    gathering.do("ana", Free(1))
    gathering.do("ana", Sit("Ana"))
    gathering.do("ana", Begin())
    assert gathering.table.status == PLAYING
    assert [type(happening.entry.fact).__name__ for happening in gathering.last] == [
        "Began",
        "Dealt",
    ]
    gathering.check_log()


@pytest.mark.parametrize("command", [Begin(), Invite(1, "club"), Free(1), Sit("Ana")])
def test_a_running_game_is_not_disturbed(command: Asked) -> None:
    gathering = Gathering("parade", 2)
    gathering.begin("ana")
    assert gathering.refuses("ana", command) == "game_running"
    gathering.do("ana", Leave())
    assert gathering.table.status == OVER
    assert gathering.refuses("ana", Begin()) == "not_host"


def test_seed_and_luck_decide_who_is_first() -> None:
    firsts = set()
    for name in range(6):
        gathering = Gathering("parade", 2)
        gathering.do("ana", Sit("Ana", luck=f"luck{name}"))
        gathering.do("ben", Sit("Ben"))
        gathering.do("ana", Begin())
        firsts.add(gathering.person(0))
        assert gathering.watchers["ana"].you == gathering.table.seat_of("ana")
    assert firsts == {"ana", "ben"}


def test_somebody_can_be_called_something_else() -> None:
    gathering = Gathering("parade", 2)
    gathering.begin("ana", "ben")
    changes = gathering.do("ben", Rename("Benoît"))
    assert [(change.news.what, change.news.text) for change in changes] == [("renamed", "Benoît")]
    assert gathering.refuses("ben", Rename(" ")) == "bad_text"
    assert gathering.refuses("eve", Rename("Eve")) == "not_seated"


def test_a_command_sent_twice_is_done_once() -> None:
    gathering = Gathering("parade", 2)
    gathering.begin("ana", "ben")
    gathering.do("ana", Say("hello"), name="c1")
    version = gathering.table.version
    assert gathering.do("ana", Say("hello"), name="c1") == []
    assert gathering.table.version == version
    gathering.do("ben", Say("hello"), name="c1")
    assert gathering.table.version == version + 1
    assert gathering.table.has_done("ben", "c1")
    assert not gathering.table.has_done("cleo", "c1")


def test_commands_and_openings_are_read_from_json_within_their_limits() -> None:
    decode = msgspec.json.Decoder(Asked).decode
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
    found = msgspec.json.decode(b'{"game": "parade", "seats": 3}', type=Opening)
    assert found == Opening("parade", 3, {}, Clock())


def test_every_bot_has_a_name_of_its_own_however_many_there_are() -> None:
    table = Gathering("parade", 6).table
    table.seats = [Seat(is_invited=True, bot="club") for _ in range(20)]
    table._name_bots()
    assert len({seat.name for seat in table.seats} - {""}) == 20
