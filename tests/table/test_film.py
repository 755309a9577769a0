"""A game that is watched again looks as it looked when it was played."""

import pytest

from tablee.core.errors import GameError
from tablee.core.zones import DEALER, NOBODY
from tablee.games import GAMES
from tablee.records import Fair, Record, Setup, commitment, replay
from tablee.records.replay import setup_of
from tablee.table.film import film
from tablee.table.shapes import Heap
from tablee.table.sight import heaps
from tests.tables import played_out

SHORT = {"hermine": {"fixed_manches": 2}}


def game(slug: str, seats: int = 0) -> Record:
    setup = Setup(GAMES[slug], seats or GAMES[slug].seats[0], SHORT.get(slug))
    return played_out(setup, 7).record()


@pytest.mark.parametrize("slug", GAMES)
def test_after_every_change_each_viewer_sees_the_zones_as_at_the_table(slug: str) -> None:
    record = game(slug)
    setup, steps = setup_of(record), list(replay(record))
    for viewer in (None, *range(NOBODY, setup.seats)):
        found = film(record, viewer)
        seen = {(heap.name, heap.owner): heap for heap in found.sight.zones}
        assert len(found.changes) == len(steps)
        for change, step in zip(found.changes, steps, strict=True):
            seen |= {(heap.name, heap.owner): heap for heap in change.zones or []}
            assert list(seen.values()) == heaps(setup, step.after, viewer)


def test_closed_cards_stay_closed_to_a_seat_and_open_where_all_is_open() -> None:
    record = game("parade", 3)

    def hands(viewer: int | None) -> list[Heap]:
        zones = film(record, viewer).changes[0].zones or []
        return [heap for heap in zones if heap.name == "hand"]

    assert ["?" in heap.cards for heap in hands(1)] == [True, False, True]
    assert ["?" in heap.cards for heap in hands(NOBODY)] == [True, True, True]
    assert ["?" in heap.cards for heap in hands(None)] == [False, False, False]


def test_what_is_told_names_the_event_and_only_what_the_viewer_may_know() -> None:
    record = game("parade", 3)
    last = [film(record, viewer).changes[-1] for viewer in (0, 2, None)]
    assert [change.told and change.told.event for change in last] == [len(record.events)] * 3
    assert [change.news.text.count("?") for change in last] == [2, 0, 0]
    first = film(record).changes[0]
    assert (first.news.what, first.news.seat) == ("dealt", DEALER)


def test_the_end_is_shown_with_its_sheet_and_places() -> None:
    record = game("parade", 3)
    found = film(record)
    last = found.changes[-1]
    assert last.room is not None
    assert last.room.status == "over"
    assert last.board is not None
    assert record.result is not None
    assert (last.board.places, last.board.asked) == (record.result.places, [])
    assert last.board.sheets
    assert found.changes[0].board is not None
    assert found.changes[0].board.sheets == []


def test_between_manches_the_sheet_is_shown() -> None:
    boards = [change.board for change in film(game("hermine")).changes if change.board]
    assert [len(board.sheets) for board in boards if board.sheets] == [1, 2]
    assert [board.counted for board in boards if board.sheets] == [True, False]


def test_a_game_that_stops_in_the_middle_is_not_over_in_the_film() -> None:
    record = game("parade", 3)
    record.events, record.result = record.events[:3], None
    found = film(record)
    assert found.changes[-1].room is None
    assert found.changes[-1].board is not None
    assert found.changes[-1].board.asked == [2]
    record.events = []
    assert film(record).changes == []


def test_whether_the_deals_are_as_promised_is_said() -> None:
    record = game("parade", 2)
    assert film(record).fair == "not_promised"
    record.fair = Fair(commitment("seed"), "seed", ["", ""])
    assert film(record).fair == "unfair_deal"


@pytest.mark.parametrize("seat", [2, -2, 99])
def test_nobody_looks_from_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(GameError) as refused:
        film(game("parade", 2), seat)
    assert refused.value.code == "no_such_seat"
