"""Chat messages, muting, and spectators."""

from tablee.core.zones import NOBODY
from tablee.table.commands import Leave, Mute, Say, Sit
from tablee.table.snapshot import build_snapshot
from tablee.table.table import MAX_CHAT_LINES
from tests.support.watched_tables import SPECTATOR, WatchedTable


def at_table() -> WatchedTable:
    watched = WatchedTable("parade", 2)
    watched.begin("ana", "ben")
    return watched


def test_what_is_said_is_heard_by_all_and_shown_to_those_who_come_later() -> None:
    watched = at_table()
    changes = watched.do("ana", Say(" good \n luck "))
    seat = watched.table.seat_of("ana")
    for who in ("ana", "ben", SPECTATOR):
        assert [change.news.text for change in watched.told(who)] == ["good luck"]
    assert changes[0].news.seat == seat
    assert (changes[0].board, changes[0].room, changes[0].zones) == (None, None, None)
    assert [said.text for said in build_snapshot(watched.table, NOBODY).said] == ["good luck"]
    watched.check_log()


def test_only_those_who_sit_may_speak_and_only_in_clean_text() -> None:
    watched = at_table()
    assert watched.refuses(SPECTATOR, Say("hello")) == "not_seated"
    assert watched.refuses("ana", Say(" \n ")) == "bad_text"
    assert watched.refuses("ana", Say("\u202eolleh")) == "bad_text"


def test_only_the_last_remarks_are_kept() -> None:
    watched = at_table()
    for number in range(MAX_CHAT_LINES + 3):
        watched.do("ana", Say(f"{number}"))
    said = build_snapshot(watched.table, NOBODY).said
    assert [said[0].text, said[-1].text, len(said)] == [
        "3",
        f"{MAX_CHAT_LINES + 2}",
        MAX_CHAT_LINES,
    ]


def test_whoever_is_muted_is_heard_by_the_others_only_and_does_not_know() -> None:
    watched = at_table()
    ana, ben = watched.viewer("ana"), watched.viewer("ben")
    watched.do("ana", Say("before"))
    version = watched.table.version
    watched.do("ben", Mute(ana))
    assert watched.table.version == version
    assert [change.news.what for change in watched.told("ben")] == ["muted"]
    assert watched.told("ana") == watched.told(SPECTATOR) == []
    watched.do("ana", Say("are you there?"))
    (heard,) = watched.told("ben")
    assert (heard.news.what, heard.news.text, heard.news.seat) == ("said", "", NOBODY)
    assert build_snapshot(watched.table, ben).said == []
    assert len(build_snapshot(watched.table, ana).said) == 2
    assert [seat.muted for seat in build_snapshot(watched.table, ben).room.seats].index(True) == ana
    watched.do("ben", Mute(ana, on=False))
    assert len(build_snapshot(watched.table, ben).said) == 2


def test_a_mute_stays_with_the_person_in_another_seat() -> None:
    watched = WatchedTable("parade", 4)
    for who in ("ana", "ben"):
        watched.do(who, Sit(who))
    watched.do("ben", Mute(0))
    watched.do("ben", Sit("ben", seat=3))
    watched.do("ana", Sit("ana", seat=2))
    watched.do("ana", Say("hello"))
    assert watched.told("ben")[0].news.text == ""


def test_there_is_nobody_to_mute_in_an_empty_seat_or_in_ones_own() -> None:
    watched = WatchedTable("parade", 3)
    watched.do("ana", Sit("Ana"))
    assert watched.refuses("ana", Mute(0)) == "nobody_to_mute"
    assert watched.refuses("ana", Mute(1)) == "nobody_to_mute"
    assert watched.refuses("ana", Mute(7)) == "no_such_seat"


def test_spectators_see_what_is_open_and_nothing_else() -> None:
    watched = at_table()
    seen = build_snapshot(watched.table, NOBODY)
    hands = [zone for zone in seen.zones if zone.name == "hand"]
    assert [zone.cards for zone in hands] == [["?"] * 5, ["?"] * 5]
    assert seen.board is not None
    assert seen.board.choices == []
    assert "?" not in str([zone for zone in seen.zones if zone.name == "line"])


def test_whoever_leaves_sees_no_more_than_a_spectator() -> None:
    watched = at_table()
    watched.do("ana", Leave())
    watcher = watched.watchers["ana"]
    assert watcher.you == NOBODY
    assert watcher.zones == watched.watchers[SPECTATOR].zones
