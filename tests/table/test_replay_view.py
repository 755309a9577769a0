"""A replay shows each viewer the same as the game did."""

import pytest

from tablee.core.errors import GameError
from tablee.core.setup import Setup
from tablee.core.zones import DEALER, NOBODY
from tablee.games import GAMES
from tablee.records import Fair, Record, commitment, replay
from tablee.records.replay import setup_of_record
from tablee.table.messages import ZoneView
from tablee.table.replay_view import build_replay
from tablee.table.visibility import zone_views
from tests.support.parade_positions import played_out

SHORT = {"hermine": {"fixed_manches": 2}}


def game(slug: str, seats: int = 0) -> Record:
    setup = Setup(GAMES[slug], seats or GAMES[slug].seats[0], SHORT.get(slug))
    return played_out(setup, 7).record()


@pytest.mark.parametrize("slug", GAMES)
def test_after_every_change_each_viewer_sees_the_zones_as_at_the_table(slug: str) -> None:
    record = game(slug)
    setup, steps = setup_of_record(record), list(replay(record))
    for viewer in (None, *range(NOBODY, setup.seats)):
        rebuilt = build_replay(record, viewer)
        seen = {(zone.name, zone.owner): zone for zone in rebuilt.sight.zones}
        assert len(rebuilt.changes) == len(steps)
        for change, step in zip(rebuilt.changes, steps, strict=True):
            seen |= {(zone.name, zone.owner): zone for zone in change.zones or []}
            assert list(seen.values()) == zone_views(setup, step.after, viewer)


def test_closed_cards_stay_closed_to_a_seat_and_open_where_all_is_open() -> None:
    record = game("parade", 3)

    def hands(viewer: int | None) -> list[ZoneView]:
        zones = build_replay(record, viewer).changes[0].zones or []
        return [zone for zone in zones if zone.name == "hand"]

    assert ["?" in zone.cards for zone in hands(1)] == [True, False, True]
    assert ["?" in zone.cards for zone in hands(NOBODY)] == [True, True, True]
    assert ["?" in zone.cards for zone in hands(None)] == [False, False, False]


def test_what_is_told_names_the_event_and_only_what_the_viewer_may_know() -> None:
    record = game("parade", 3)
    last = [build_replay(record, viewer).changes[-1] for viewer in (0, 2, None)]
    assert [change.told and change.told.event for change in last] == [len(record.events)] * 3
    assert [change.news.text.count("?") for change in last] == [2, 0, 0]
    first = build_replay(record).changes[0]
    assert (first.news.what, first.news.seat) == ("dealt", DEALER)


def test_the_end_is_shown_with_its_sheet_and_places() -> None:
    record = game("parade", 3)
    replay = build_replay(record)
    last = replay.changes[-1]
    assert last.room is not None
    assert last.room.status == "over"
    assert last.board is not None
    assert record.result is not None
    assert (last.board.places, last.board.asked) == (record.result.places, [])
    assert last.board.sheets
    assert replay.changes[0].board is not None
    assert replay.changes[0].board.sheets == []


def test_between_manches_the_sheet_is_shown() -> None:
    boards = [change.board for change in build_replay(game("hermine")).changes if change.board]
    assert [len(board.sheets) for board in boards if board.sheets] == [1, 2]
    assert [board.counted for board in boards if board.sheets] == [True, False]


def test_a_game_that_stops_in_the_middle_is_not_over_in_the_film() -> None:
    record = game("parade", 3)
    record.events, record.result = record.events[:3], None
    replay = build_replay(record)
    assert replay.changes[-1].room is None
    assert replay.changes[-1].board is not None
    assert replay.changes[-1].board.asked == [2]
    record.events = []
    assert build_replay(record).changes == []


def test_whether_the_deals_are_as_promised_is_said() -> None:
    record = game("parade", 2)
    assert build_replay(record).fair == "not_promised"
    record.fair = Fair(commitment("seed"), "seed", ["", ""])
    assert build_replay(record).fair == "unfair_deal"


@pytest.mark.parametrize("seat", [2, -2, 99])
def test_nobody_looks_from_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(GameError) as refused:
        build_replay(game("parade", 2), seat)
    assert refused.value.code == "no_such_seat"
