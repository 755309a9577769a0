"""What people say to each other, who hears it, and who only watches."""

from tablee.core.zones import NOBODY
from tablee.table.commands import Leave, Mute, Say, Sit
from tablee.table.sight import sight
from tablee.table.table import HEARD
from tests.gatherings import SPECTATOR, Gathering


def at_table() -> Gathering:
    gathering = Gathering("parade", 2)
    gathering.begin("ana", "ben")
    return gathering


def test_what_is_said_is_heard_by_all_and_shown_to_those_who_come_later() -> None:
    gathering = at_table()
    changes = gathering.do("ana", Say(" good \n luck "))
    seat = gathering.table.seat_of("ana")
    for who in ("ana", "ben", SPECTATOR):
        assert [change.news.text for change in gathering.told(who)] == ["good luck"]
    assert changes[0].news.seat == seat
    assert (changes[0].board, changes[0].room, changes[0].zones) == (None, None, None)
    assert [said.text for said in sight(gathering.table, NOBODY).said] == ["good luck"]
    gathering.check_log()


def test_only_those_who_sit_may_speak_and_only_in_clean_text() -> None:
    gathering = at_table()
    assert gathering.refuses(SPECTATOR, Say("hello")) == "not_seated"
    assert gathering.refuses("ana", Say(" \n ")) == "bad_text"
    assert gathering.refuses("ana", Say("\u202eolleh")) == "bad_text"


def test_only_the_last_remarks_are_kept() -> None:
    gathering = at_table()
    for number in range(HEARD + 3):
        gathering.do("ana", Say(f"{number}"))
    said = sight(gathering.table, NOBODY).said
    assert [said[0].text, said[-1].text, len(said)] == ["3", f"{HEARD + 2}", HEARD]


def test_whoever_is_muted_is_heard_by_the_others_only_and_does_not_know() -> None:
    gathering = at_table()
    ana, ben = gathering.viewer("ana"), gathering.viewer("ben")
    gathering.do("ana", Say("before"))
    version = gathering.table.version
    gathering.do("ben", Mute(ana))
    assert gathering.table.version == version
    assert [change.news.what for change in gathering.told("ben")] == ["muted"]
    assert gathering.told("ana") == gathering.told(SPECTATOR) == []
    gathering.do("ana", Say("are you there?"))
    (heard,) = gathering.told("ben")
    assert (heard.news.what, heard.news.text, heard.news.seat) == ("said", "", NOBODY)
    assert sight(gathering.table, ben).said == []
    assert len(sight(gathering.table, ana).said) == 2
    assert [chair.muted for chair in sight(gathering.table, ben).room.seats].index(True) == ana
    gathering.do("ben", Mute(ana, on=False))
    assert len(sight(gathering.table, ben).said) == 2


def test_a_mute_stays_with_the_person_in_another_seat() -> None:
    gathering = Gathering("parade", 4)
    for who in ("ana", "ben"):
        gathering.do(who, Sit(who))
    gathering.do("ben", Mute(0))
    gathering.do("ben", Sit("ben", seat=3))
    gathering.do("ana", Sit("ana", seat=2))
    gathering.do("ana", Say("hello"))
    assert gathering.told("ben")[0].news.text == ""


def test_there_is_nobody_to_mute_in_an_empty_seat_or_in_ones_own() -> None:
    gathering = Gathering("parade", 3)
    gathering.do("ana", Sit("Ana"))
    assert gathering.refuses("ana", Mute(0)) == "nobody_to_mute"
    assert gathering.refuses("ana", Mute(1)) == "nobody_to_mute"
    assert gathering.refuses("ana", Mute(7)) == "no_such_seat"


def test_spectators_see_what_is_open_and_nothing_else() -> None:
    gathering = at_table()
    seen = sight(gathering.table, NOBODY)
    hands = [heap for heap in seen.zones if heap.name == "hand"]
    assert [heap.cards for heap in hands] == [["?"] * 5, ["?"] * 5]
    assert seen.board is not None
    assert seen.board.choices == []
    assert "?" not in str([heap for heap in seen.zones if heap.name == "line"])


def test_whoever_leaves_sees_no_more_than_a_spectator() -> None:
    gathering = at_table()
    gathering.do("ana", Leave())
    watcher = gathering.watchers["ana"]
    assert watcher.you == NOBODY
    assert watcher.zones == gathering.watchers[SPECTATOR].zones
