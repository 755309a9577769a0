"""What the store promises, on SQLite and on PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tablee.store import Batch, Conflict, Head, Store


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


def head(table: str, *, people: str, awaited: str = "", updated: float = 1.0) -> Head:
    return Head(table, "parade", "playing", people.split(), awaited.split(), updated)


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


def test_heads_are_found_by_person(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await store.append(Batch("t", 1, [b""], head("t", people="a b")))
            await store.append(Batch("u", 1, [b""], head("u", people="a", updated=2.0)))
            await store.append(Batch("v", 1, [b""], head("v", people="a", awaited="a")))
            assert [found.table for found in await store.heads("a")] == ["v", "u", "t"]
            assert await store.heads("b") == [head("t", people="a b")]
            await store.append(
                Batch("t", 2, [b""], head("t", people="a", awaited="a", updated=3.0))
            )
            assert [found.table for found in await store.heads("a")] == ["t", "v", "u"]
            assert await store.heads("b") == []

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
