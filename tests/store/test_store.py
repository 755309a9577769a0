"""The contract of the store, on SQLite and on PostgreSQL."""

import asyncio
import gc

import pytest
from sqlalchemy.exc import IntegrityError

from tablee.core.errors import GameError
from tablee.store import Conflict, KeptReview, LogBatch, Store, TableSummary
from tests.support.stores import make_finished_game, make_summary, open_store


async def test_what_was_appended_is_read_in_order(url: str) -> None:
    async with open_store(url) as store:
        await store.append(LogBatch("t", 1, [b"one", b"two"]))
        await store.append(LogBatch("t", 3, [b"\x00\xff"]))
        await store.append(LogBatch("u", 1, [b"other"]))
        assert await store.read("t") == [b"one", b"two", b"\x00\xff"]
        assert await store.read("t", after=2) == [b"\x00\xff"]
        assert await store.read("t", after=3) == []
        assert await store.read("nobody's") == []
    async with open_store(url) as store:
        assert await store.read("t") == [b"one", b"two", b"\x00\xff"]


async def test_only_the_loser_of_a_race_is_told_of_a_conflict(url: str) -> None:
    async with open_store(url) as store:
        await store.append(LogBatch("t3", 1, [b"first"]))
        batches = [LogBatch(f"t{number}", 1, [b"mine", b"too"]) for number in range(8)]
        done = await asyncio.gather(*map(store.append, batches), return_exceptions=True)
        refused = done.pop(3)
        assert isinstance(refused, Conflict)
        assert (refused.code, refused.details) == ("conflict", {"table": "t3", "number": 1})
        assert done == [None] * 7
        assert await store.read("t3") == [b"first"]
        assert await store.read("t7") == [b"mine", b"too"]


async def test_a_batch_is_kept_as_a_whole_or_not_at_all(url: str) -> None:
    async with open_store(url) as store:
        await store.append(
            LogBatch("t", 1, [b"1", b"2"], make_summary("t", people="a"), make_finished_game("t"))
        )
        late = LogBatch(
            "t", 2, [b"x", b"y"], make_summary("t", people="b"), make_finished_game("t", 2)
        )
        with pytest.raises(Conflict):
            await store.append(late)
        assert await store.read("t") == [b"1", b"2"]
        assert await store.summaries("b") == []
        assert await store.summaries("a") == [make_summary("t", people="a")]
        assert await store.record("t", 1) == make_finished_game("t").text
        assert await store.record("t", 2) is None


async def test_a_log_with_a_gap_is_not_read_as_if_it_had_none(url: str) -> None:
    async with open_store(url) as store:
        await store.append(LogBatch("t", 1, [b"1"]))
        await store.append(LogBatch("t", 3, [b"3"]))
        with pytest.raises(GameError, match="log_broken, table 't', number 2"):
            await store.read("t")
        assert await store.read("t", after=2) == [b"3"]


async def test_summaries_are_listed_by_person_and_the_awaited_come_first(url: str) -> None:
    async with open_store(url) as store:
        await store.append(LogBatch("t", 1, [b""], make_summary("t", people="a b")))
        await store.append(LogBatch("u", 1, [b""], make_summary("u", people="a", updated=2.0)))
        await store.append(LogBatch("v", 1, [b""], make_summary("v", people="a", awaited="a")))
        assert [listed.table for listed in await store.summaries("a")] == ["v", "u", "t"]
        assert await store.summaries("b") == [make_summary("t", people="a b")]
        assert await store.summaries("A") == []
        newer = make_summary("t", people="a c", awaited="a", updated=3.0)
        await store.append(LogBatch("t", 2, [b""], newer))
        assert [listed.table for listed in await store.summaries("a")] == ["t", "v", "u"]
        assert await store.summaries("b") == []
        assert await store.summaries("c") == [newer]


async def test_of_two_summaries_of_a_table_in_one_group_the_later_counts(url: str) -> None:
    async with open_store(url) as store:
        await asyncio.gather(
            store.append(LogBatch("t", 1, [b""], make_summary("t", people="a"))),
            store.append(LogBatch("t", 2, [b""], make_summary("t", people="b b"))),
        )
        assert await store.summaries("a") == []
        assert await store.summaries("b") == [make_summary("t", people="b b")]


async def test_the_list_of_a_person_is_bounded(url: str) -> None:
    async with open_store(url) as store:
        summaries = [
            make_summary(f"t{place:03}", people="a", updated=place) for place in range(250)
        ]
        old = TableSummary("old", "parade", "playing", ["a"], ["a"], 0.0)
        await asyncio.gather(
            *[store.append(LogBatch(one.table, 1, [], one)) for one in [*summaries, old]]
        )
        listed = await store.summaries("a")
        assert [one.table for one in listed[:3]] == ["old", "t249", "t248"]
        assert len(listed) == 100
        assert len([one async for one in store.tables("over")]) == 250
        assert [one async for one in store.tables("playing")] == [old]


async def test_finished_games_are_listed_page_by_page(url: str) -> None:
    async with open_store(url) as store:
        games = [make_finished_game(f"t{place // 3:03}", place % 3 + 1) for place in range(120)]
        games += [make_finished_game("other", game="hermine")]
        for game in reversed(games):
            assert await store.add_record(game)
        parades = [game async for game in store.records("parade")]
        assert parades == games[:-1]
        assert await store.last_games(["t001", "other", "none"]) == {"t001": 3, "other": 1}
        everything = [one async for one in store.records()]
        assert len(everything) == 121
        assert await store.record("other", 1) == "hermine 1 of other\n"


async def test_the_same_game_is_kept_once_and_another_does_not_replace_it(url: str) -> None:
    async with open_store(url) as store:
        await store.append(LogBatch("t", 1, [b""], record=make_finished_game("t", text="game\n")))
        assert not await store.add_record(make_finished_game("t", text="game\n"))
        assert not await store.add_record(make_finished_game("elsewhere", text="game\n"))
        with pytest.raises(Conflict):
            await store.add_record(make_finished_game("t", text="another\n"))
        assert await store.record("t", 1) == "game\n"


async def test_the_same_game_kept_by_two_at_once_is_kept_once(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def late(*_: object) -> bool:
        raise IntegrityError("INSERT", None, Exception("UNIQUE"))

    async with open_store(url) as store:
        assert await store.add_record(make_finished_game("t"))
        monkeypatch.setattr("tablee.store.queries.add_record", late)
        assert not await store.add_record(make_finished_game("t"))


async def test_a_secret_is_made_once(url: str) -> None:
    async with open_store(url) as store:
        [secret] = set(await asyncio.gather(*[store.secret("cookies") for _ in range(5)]))
        assert len(secret) == 32
        assert await store.secret("other") != secret
    async with open_store(url) as store:
        assert await store.secret("cookies") == secret


async def test_a_person_can_be_renamed(url: str) -> None:
    async with open_store(url) as store:
        assert await store.name_of("a") is None
        await store.rename("a", "Zoé")
        await store.rename("a", "Zoë 🂡")
        assert await store.name_of("a") == "Zoë 🂡"


async def test_text_that_no_database_can_keep_harms_nobody_else(url: str) -> None:
    async with open_store(url) as store:
        batches = [LogBatch(f"t{place}", 1, [b"mine"]) for place in range(4)]
        batches[2] = LogBatch("t\ud800", 1, [b"mine"])
        done = await asyncio.gather(*map(store.append, batches), return_exceptions=True)
        assert isinstance(done.pop(2), ValueError)
        assert done == [None] * 3


async def test_a_closed_store_writes_what_waits_and_takes_no_more(url: str) -> None:
    async def heard(store: Store) -> int:
        return len([notice async for notice in store.notices()])

    store = await Store.open(url)
    await store.health()
    waiting = [store.append(LogBatch(f"t{n}", 1, [b""])) for n in range(9)]
    ears = asyncio.create_task(heard(store))
    await asyncio.sleep(0)  # somebody listens
    await store.close()
    assert await asyncio.gather(*waiting) == [None] * 9
    assert await ears <= 1
    with pytest.raises(GameError, match="store_closed"):
        await store.append(LogBatch("t", 1, [b""]))


async def test_two_processes_that_start_at_once_make_one_set_of_tables(url: str) -> None:
    stores = await asyncio.gather(*[Store.open(url) for _ in range(4)], return_exceptions=True)
    opened_ones = [store for store in stores if isinstance(store, Store)]
    refused = [error.code for error in stores if isinstance(error, GameError)]
    assert len(opened_ones) == (1 if url.startswith("sqlite") else 4)
    assert set(refused) <= {"database_in_use"}
    for store in opened_ones:
        await store.health()
        await store.close()


async def test_a_review_is_kept_beside_its_record_and_replaced_by_a_newer_one(url: str) -> None:
    async with open_store(url) as store:
        assert await store.review("t", 1, 0) is None
        await store.keep_review(KeptReview("t", 1, 0, "old"))
        await store.keep_review(KeptReview("t", 1, 0, "new"))
        await store.keep_review(KeptReview("t", 1, 2, "other"))
        assert await store.review("t", 1, 0) == "new"
        assert await store.review("t", 1, 1) is None
        reviews = await store.reviews("t", 1)
        assert [(review.seat, review.text) for review in reviews] == [(0, "new"), (2, "other")]
        assert await store.reviews("t", 2) == []


async def test_writing_leaves_no_garbage_behind(url: str) -> None:
    """Nothing waits for the garbage collector, which runs seldom: no statement is built anew."""
    async with open_store(url) as store:
        gc.collect()
        for number in range(60):
            if number == 10:
                gc.collect()
                gc.disable()
            summary = make_summary(f"t{number}", people="ana")
            await store.append(LogBatch(f"t{number}", 1, [b"one"], summary=summary))
        try:
            assert gc.collect() < 50
        finally:
            gc.enable()
