"""What the store promises, on SQLite and on PostgreSQL."""

import asyncio

import pytest
from sqlalchemy.exc import IntegrityError

from tablee.core.errors import GameError
from tablee.store import Batch, Conflict, Head, Store
from tests.stores import finished, head, opened


def test_what_was_appended_is_read_in_order(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await store.append(Batch("t", 1, [b"one", b"two"]))
            await store.append(Batch("t", 3, [b"\x00\xff"]))
            await store.append(Batch("u", 1, [b"other"]))
            assert await store.read("t") == [b"one", b"two", b"\x00\xff"]
            assert await store.read("t", after=2) == [b"\x00\xff"]
            assert await store.read("t", after=3) == []
            assert await store.read("nobody's") == []
        async with opened(url) as store:
            assert await store.read("t") == [b"one", b"two", b"\x00\xff"]

    asyncio.run(scene())


def test_only_the_loser_of_a_race_is_told_of_a_conflict(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await store.append(Batch("t3", 1, [b"first"]))
            batches = [Batch(f"t{number}", 1, [b"mine", b"too"]) for number in range(8)]
            done = await asyncio.gather(*map(store.append, batches), return_exceptions=True)
            refused = done.pop(3)
            assert isinstance(refused, Conflict)
            assert (refused.code, refused.details) == ("conflict", {"table": "t3", "number": 1})
            assert done == [None] * 7
            assert await store.read("t3") == [b"first"]
            assert await store.read("t7") == [b"mine", b"too"]

    asyncio.run(scene())


def test_a_batch_is_kept_as_a_whole_or_not_at_all(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await store.append(Batch("t", 1, [b"1", b"2"], head("t", people="a"), finished("t")))
            late = Batch("t", 2, [b"x", b"y"], head("t", people="b"), finished("t", 2))
            with pytest.raises(Conflict):
                await store.append(late)
            assert await store.read("t") == [b"1", b"2"]
            assert await store.heads("b") == []
            assert await store.heads("a") == [head("t", people="a")]
            assert await store.record("t", 1) == finished("t").text
            assert await store.record("t", 2) is None

    asyncio.run(scene())


def test_a_log_with_a_gap_is_not_read_as_if_it_had_none(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await store.append(Batch("t", 1, [b"1"]))
            await store.append(Batch("t", 3, [b"3"]))
            with pytest.raises(GameError, match="log_broken, table 't', number 2"):
                await store.read("t")
            assert await store.read("t", after=2) == [b"3"]

    asyncio.run(scene())


def test_heads_are_found_by_person_and_the_awaited_come_first(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await store.append(Batch("t", 1, [b""], head("t", people="a b")))
            await store.append(Batch("u", 1, [b""], head("u", people="a", updated=2.0)))
            await store.append(Batch("v", 1, [b""], head("v", people="a", awaited="a")))
            assert [found.table for found in await store.heads("a")] == ["v", "u", "t"]
            assert await store.heads("b") == [head("t", people="a b")]
            assert await store.heads("A") == []
            newer = head("t", people="a c", awaited="a", updated=3.0)
            await store.append(Batch("t", 2, [b""], newer))
            assert [found.table for found in await store.heads("a")] == ["t", "v", "u"]
            assert await store.heads("b") == []
            assert await store.heads("c") == [newer]

    asyncio.run(scene())


def test_of_two_heads_of_a_table_in_one_group_the_later_counts(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await asyncio.gather(
                store.append(Batch("t", 1, [b""], head("t", people="a"))),
                store.append(Batch("t", 2, [b""], head("t", people="b b"))),
            )
            assert await store.heads("a") == []
            assert await store.heads("b") == [head("t", people="b b")]

    asyncio.run(scene())


def test_the_list_of_a_person_is_bounded(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            heads = [head(f"t{place:03}", people="a", updated=place) for place in range(250)]
            old = Head("old", "parade", "playing", ["a"], ["a"], 0.0)
            await asyncio.gather(
                *[store.append(Batch(one.table, 1, [], one)) for one in [*heads, old]]
            )
            found = await store.heads("a")
            assert [one.table for one in found[:3]] == ["old", "t249", "t248"]
            assert len(found) == 100
            assert len([one async for one in store.tables("over")]) == 250
            assert [one async for one in store.tables("playing")] == [old]

    asyncio.run(scene())


def test_finished_games_are_listed_page_by_page(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            kept = [finished(f"t{place // 3:03}", place % 3 + 1) for place in range(120)]
            kept += [finished("other", game="hermine")]
            for one in reversed(kept):
                assert await store.keep(one)
            parades = [one async for one in store.records("parade")]
            assert parades == kept[:-1]
            everything = [one async for one in store.records()]
            assert len(everything) == 121
            assert await store.record("other", 1) == "hermine 1 of other\n"

    asyncio.run(scene())


def test_the_same_game_is_kept_once_and_another_does_not_replace_it(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await store.append(Batch("t", 1, [b""], record=finished("t", text="game\n")))
            assert not await store.keep(finished("t", text="game\n"))
            assert not await store.keep(finished("elsewhere", text="game\n"))
            with pytest.raises(Conflict):
                await store.keep(finished("t", text="another\n"))
            assert await store.record("t", 1) == "game\n"

    asyncio.run(scene())


def test_the_same_game_kept_by_two_at_once_is_kept_once(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def late(*_: object) -> bool:
        raise IntegrityError("INSERT", None, Exception("UNIQUE"))

    async def scene() -> None:
        async with opened(url) as store:
            assert await store.keep(finished("t"))
            monkeypatch.setattr("tablee.store.rows.keep", late)
            assert not await store.keep(finished("t"))

    asyncio.run(scene())


def test_a_secret_is_made_once(url: str) -> None:
    async def scene() -> bytes:
        async with opened(url) as store:
            found = await asyncio.gather(*[store.secret("cookies") for _ in range(5)])
            assert len(set(found)) == 1
            assert await store.secret("other") != found[0]
            return found[0]

    made = asyncio.run(scene())
    assert len(made) == 32
    assert asyncio.run(scene()) == made


def test_a_person_can_be_renamed(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            assert await store.name_of("a") is None
            await store.rename("a", "Zoé")
            await store.rename("a", "Zoë 🂡")
            assert await store.name_of("a") == "Zoë 🂡"

    asyncio.run(scene())


def test_text_that_no_database_can_keep_harms_nobody_else(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            batches = [Batch(f"t{place}", 1, [b"mine"]) for place in range(4)]
            batches[2] = Batch("t\ud800", 1, [b"mine"])
            done = await asyncio.gather(*map(store.append, batches), return_exceptions=True)
            assert isinstance(done.pop(2), ValueError)
            assert done == [None] * 3

    asyncio.run(scene())


def test_a_closed_store_writes_what_waits_and_takes_no_more(url: str) -> None:
    async def scene() -> None:
        store = await Store.open(url)
        await store.health()
        waiting = [store.append(Batch(f"t{n}", 1, [b""])) for n in range(9)]
        ears = asyncio.create_task(heard(store))
        await asyncio.sleep(0)  # somebody listens
        await store.close()
        assert await asyncio.gather(*waiting) == [None] * 9
        assert await ears <= 1
        with pytest.raises(GameError, match="store_closed"):
            await store.append(Batch("t", 1, [b""]))

    async def heard(store: Store) -> int:
        return len([notice async for notice in store.notices()])

    asyncio.run(scene())


def test_two_processes_that_start_at_once_make_one_set_of_tables(url: str) -> None:
    async def scene() -> None:
        stores = await asyncio.gather(*[Store.open(url) for _ in range(4)], return_exceptions=True)
        opened_ones = [store for store in stores if isinstance(store, Store)]
        refused = [error.code for error in stores if isinstance(error, GameError)]
        assert len(opened_ones) == (1 if url.startswith("sqlite") else 4)
        assert set(refused) <= {"database_in_use"}
        for store in opened_ones:
            await store.health()
            await store.close()

    asyncio.run(scene())
