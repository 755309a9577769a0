"""The record of a game, and the commitment to its seed."""

import pytest

from tablee.core.game import OptionValue
from tablee.core.rng import Rng
from tablee.games import GAMES
from tablee.records import Deal, RecordError, check_fair, commitment, dumps, loads, verify
from tablee.table.commands import Leave
from tests.support.watched_tables import WatchedTable, seed

MANCHES: dict[str, dict[str, OptionValue]] = {"hermine": {"fixed_manches": 2}}


@pytest.mark.heavy
@pytest.mark.parametrize("slug", GAMES)
def test_a_finished_game_verifies_and_was_dealt_as_promised(slug: str) -> None:
    options = MANCHES.get(slug, {})
    people = ("ana", "ben")
    watched = WatchedTable(
        slug, GAMES[slug].seats[0], clock=None, people=people, aide_memoire=True, **options
    )
    promised = watched.watchers["eve"].room.commitment
    watched.begin("ana", "ben")
    watched.finish(Rng(3))
    record = loads(dumps(watched.table.record()))
    assert record.result is not None
    assert verify(record).places() == record.result.places
    check_fair(record)
    assert record.fair is not None
    assert record.fair.commitment == promised == commitment(record.fair.seed)
    assert watched.watchers["eve"].room.seed == record.fair.seed == seed(0)
    watched.check_log()
    watched.check_hidden(5)


def test_several_deals_of_a_match_follow_from_one_promise() -> None:
    watched = WatchedTable("hermine", 2, fixed_manches=2)
    watched.begin("ana", "ben")
    watched.finish(Rng(4))
    record = watched.table.record()
    deals = [number for number, event in enumerate(record.events, 1) if isinstance(event, Deal)]
    assert len(deals) == 2
    dealt = record.events[deals[1] - 1]
    assert isinstance(dealt, Deal)
    dealt.deal.reverse()
    with pytest.raises(RecordError) as refusal:
        check_fair(record)
    assert (refusal.value.code, refusal.value.event) == ("unfair_deal", deals[1])


def test_a_game_that_everybody_left_has_a_record_without_a_result() -> None:
    watched = WatchedTable("parade", 2)
    watched.begin("ana", "ben")
    watched.step()
    assert watched.table.record().fair is None
    for who in ("ana", "ben"):
        if watched.table.status == "playing":
            watched.do(who, Leave())
    record = watched.table.record()
    assert record.result is None
    verify(record)
    check_fair(record)
