"""Pictures and names of the players, and their reactions."""

import pytest

from tablee.records import SeatedPlayer
from tablee.table.commands import REACTIONS, Begin, Invite, Mute, React, Rename, Sit
from tablee.table.names import distinct_names
from tablee.table.pictures import PICTURES
from tablee.table.replay_view import build_replay
from tablee.table.seats import Seat, introduce
from tests.support.watched_tables import WatchedTable


def pictures(watched: WatchedTable) -> list[int]:
    return [seat.picture for seat in watched.watchers["eve"].room.seats]


def test_everybody_has_a_picture_and_the_chosen_one_comes_first() -> None:
    watched = WatchedTable("parade", 4)
    assert pictures(watched) == [-1, -1, -1, -1]
    watched.do("ana", Sit("Ana"))
    watched.do("ana", Invite(1, "club"))
    assert pictures(watched) == [0, 3, -1, -1]  # Colette has her own
    watched.do("ben", Sit("Ben", picture=3))
    assert pictures(watched) == [0, 1, 3, -1]  # a bot makes way for a person
    watched.do("cleo", Sit("Cleo", picture=3))
    assert pictures(watched) == [0, 1, 3, 3]  # two people may like the same one
    watched.do("ana", Rename("Ana", picture=7))
    watched.do("ben", Rename("Benoît"))
    assert pictures(watched) == [7, 1, 3, 3]
    watched.check_log()


def test_a_picture_stays_with_its_person() -> None:
    watched = WatchedTable("parade", 3)
    watched.do("ana", Sit("Ana", picture=5))
    watched.do("ana", Sit("Ana", seat=2))
    assert pictures(watched) == [-1, -1, 5]
    watched.do("ana", Invite(0, "club"))
    watched.do("ana", Invite(1, "club"))
    watched.do("ana", Begin())
    watched.finish()
    watched.agree_on("rematch", "ana")
    assert pictures(watched)[watched.viewer("ana")] == 5


@pytest.mark.parametrize("picture", [PICTURES, 1000])
def test_a_picture_that_does_not_exist_is_refused(picture: int) -> None:
    watched = WatchedTable("parade", 3)
    assert watched.refuses("ana", Sit("Ana", picture=picture)) == "bad_picture"
    watched.do("ana", Sit("Ana"))
    assert watched.refuses("ana", Rename("Ana", picture=picture)) == "bad_picture"


def test_more_players_than_pictures_share_them() -> None:
    seats = [Seat(bot="club", is_invited=True) for _ in range(20)]
    introduce(seats)
    assert {seat.picture for seat in seats} == set(range(PICTURES))


def test_equal_names_are_told_apart_also_from_bots_and_in_records() -> None:
    watched = WatchedTable("parade", 4)
    watched.do("ana", Sit("colette"))
    watched.do("ben", Sit("Colette"))
    watched.do("ana", Invite(2, "club"))
    watched.do("ana", Invite(3, "club"))
    assert [seat.name for seat in watched.table.seats] == [
        "colette",
        "Colette 2",
        "Blaise",
        "Ondine",
    ]
    assert distinct_names(["Ana", "", "ana", "", "Ana"]) == ["Ana", "", "ana 2", "", "Ana 3"]


def test_equal_names_of_an_old_record_are_told_apart_when_it_is_shown() -> None:
    watched = WatchedTable("parade", 2)
    watched.begin("ana", "ben")
    watched.finish()
    record = watched.table.record()
    record.seats = [SeatedPlayer("Ana"), SeatedPlayer("Ana")]
    seats = build_replay(record).sight.room.seats
    assert [seat.name for seat in seats] == ["Ana", "Ana 2"]
    assert [seat.picture for seat in seats] == [0, 1]


@pytest.mark.parametrize("reaction", REACTIONS)
def test_a_reaction_is_shown_to_everybody(reaction: str) -> None:
    watched = WatchedTable("parade", 3)
    watched.do("ana", Sit("Ana"))
    watched.do("ana", React(reaction))
    (told,) = watched.told("eve")
    assert (told.news.what, told.news.seat, told.news.text) == ("reacted", 0, reaction)
    watched.check_log()


def test_reactions_that_do_not_exist_and_those_of_strangers_are_refused() -> None:
    watched = WatchedTable("parade", 3)
    watched.do("ana", Sit("Ana"))
    assert watched.refuses("ana", React("fireworks")) == "unknown_reaction"
    assert watched.refuses("eve", React("bravo")) == "not_seated"


def test_reactions_of_the_muted_are_not_shown() -> None:
    watched = WatchedTable("parade", 3)
    watched.do("ana", Sit("Ana"))
    watched.do("ben", Sit("Ben"))
    watched.do("ana", Mute(1))
    watched.do("ben", React("laugh"))
    assert [(told.news.what, told.news.text) for told in watched.told("ana")] == [("reacted", "")]
    assert [told.news.text for told in watched.told("ben")] == ["laugh"]
