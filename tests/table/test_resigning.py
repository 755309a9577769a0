"""Resigning: the seat is placed last, at the table and in the record."""

import pytest

from tablee.core.errors import GameError
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.games import GAMES
from tablee.records import dumps, loads, places_of_game, verify
from tablee.table.commands import Agree, Propose, Resign
from tablee.table.replay_view import build_replay
from tablee.table.table import OVER, PLAYING
from tests.support.watched_tables import WatchedTable

PEOPLE = ("ana", "ben", "cleo")


def at_table(seats: int = 3, game: str = "parade") -> WatchedTable:
    people = ("ana", "ben", "cleo", "dan")[:seats]
    watched = WatchedTable(game, seats, people=people)
    watched.begin(*people)
    return watched


def places(watched: WatchedTable) -> list[int]:
    """Return the places that everybody sees, which are those of the record if it is over."""
    board = watched.watchers["eve"].board
    assert board is not None
    if watched.table.status == OVER:
        record = loads(dumps(watched.table.record()))
        verify(record)
        assert record.result is not None
        assert record.result.places == board.places
        replayed = build_replay(record)
        last = replayed.changes[-1]
        assert last.board is not None
        assert last.room is not None
        assert last.board.places == board.places
        resigned = [seat for seat, view in enumerate(last.room.seats) if view.resigned]
        assert resigned == sorted(record.resigned)
    return board.places


def test_TAB_4_of_two_the_other_one_has_won() -> None:
    watched = at_table(2)
    watched.do(watched.person(0), Resign())
    assert watched.table.status == OVER
    assert places(watched) == [2, 1]


def test_TAB_4_the_first_to_resign_is_last_whatever_the_points_say() -> None:
    watched = at_table(4)
    watched.do(watched.person(2), Resign())
    assert places(watched) == [1, 1, 4, 1]
    watched.do(watched.person(0), Resign())
    assert places(watched) == [3, 1, 4, 1]
    watched.do(watched.person(3), Resign())
    assert watched.table.status == OVER
    assert places(watched) == [3, 1, 4, 2]
    assert watched.table.record().resigned == [2, 0, 3]


def test_TAB_4_a_bot_may_finish_the_seat_which_stays_last() -> None:
    watched = at_table()
    quitter = watched.person(1)
    watched.do(quitter, Resign())
    watched.finish(Rng(5))
    assert watched.table.status == OVER
    assert places(watched)[1] == 3
    assert sorted(places(watched)) in ([1, 2, 3], [1, 1, 3])
    told = watched.watchers["eve"].heard
    lines = [line for change in told if change.told for line in change.told.lines]
    ranks = [line.details["place"] for line in lines if line.key == "log-place"]
    assert ranks == sorted(places(watched))


def test_TAB_4_the_others_may_stop_instead() -> None:
    """A bot plays on only if they want to."""
    watched = at_table()
    first, second, third = (watched.person(seat) for seat in range(3))
    assert watched.refuses(first, Propose("stop")) == "nobody_resigned"
    watched.do(second, Resign())
    watched.do(first, Propose("stop"))
    assert watched.table.status == PLAYING
    watched.do(third, Agree(watched.table.version))
    assert watched.table.status == OVER
    assert places(watched) == [1, 3, 1]


def test_TAB_4_a_new_game_forgets_who_resigned() -> None:
    watched = at_table(2)
    watched.do("ana", Resign())
    watched.do("ana", Propose("rematch"))
    watched.do("ben", Agree(watched.table.version))
    assert places(watched) == [1, 1]


def test_TAB_4_partners_are_placed_one_by_one() -> None:
    """A partner who plays on keeps the place of the team; the other one is last."""
    state = Setup(GAMES["hermine"], 4).start()
    assert places_of_game(state, []) == [1, 1, 1, 1]
    assert places_of_game(state, [2]) == [1, 1, 4, 1]
    assert places_of_game(state, [2, 1]) == [1, 3, 4, 1]


@pytest.mark.parametrize("resigned", [[0, 0], [7], [-1]])
def test_TAB_4_a_record_cannot_name_other_seats(resigned: list[int]) -> None:
    watched = at_table(2)
    watched.do("ana", Resign())
    record = watched.table.record()
    record.resigned = resigned
    with pytest.raises(GameError) as refusal:
        verify(record)
    assert refusal.value.code == "record_resigned"


def test_TAB_4_a_record_without_resignations_is_as_before() -> None:
    watched = at_table(2)
    text = dumps(watched.table.record())
    assert '"resigned"' not in text
