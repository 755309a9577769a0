"""Many processes at one PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator

import asyncpg
import pytest

from tablee.core.errors import GameError
from tablee.store import Batch, Conflict, Notice, Store
from tablee.store.listener import payloads
from tests.postgres import Postgres
from tests.stores import opened

MISSED = Notice(missed=True)
PATIENCE = 120


async def next_of(notices: AsyncIterator[Notice]) -> Notice:
    return await asyncio.wait_for(anext(notices), PATIENCE)


def test_of_two_processes_one_is_first(postgres: Postgres) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as one, opened(url) as other:
            for number in range(1, 11):
                batches = [Batch(f"t{table}", number, [b"x"]) for table in range(10)]
                done = await asyncio.gather(
                    *map(one.append, batches),
                    *map(other.append, reversed(batches)),
                    return_exceptions=True,
                )
                assert done.count(None) == 10
                assert all(isinstance(error, Conflict) for error in done if error is not None)
                assert len(await one.read("t0")) == number

    asyncio.run(scene(postgres.new()))


def test_processes_share_secrets(postgres: Postgres) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as one, opened(url) as other:
            found = await asyncio.gather(*[store.secret("k") for store in (one, other) * 5])
            assert len(set(found)) == 1

    asyncio.run(scene(postgres.new()))


def test_processes_hear_of_each_other_and_not_of_themselves(postgres: Postgres) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as one, opened(url) as other:
            here, there = one.notices(), other.notices()
            assert [await next_of(here), await next_of(there)] == [MISSED] * 2
            await other.append(Batch("t", 1, [b"1", b"2"]))
            assert await next_of(here) == Notice("t", 2, [b"1", b"2"])
            await one.append(Batch("t", 3, [b"3"]))
            await one.announce("t", "Zoé réfléchit")
            assert await next_of(there) == Notice("t", 3, [b"3"])
            assert await next_of(there) == Notice("t", text="Zoé réfléchit")
            await other.announce("u", "end")
            assert await next_of(here) == Notice("u", text="end")

    asyncio.run(scene(postgres.new()))


def test_a_refused_batch_is_not_told(postgres: Postgres) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as one, opened(url) as other:
            await one.append(Batch("t", 1, [b"1"]))
            notices = one.notices()
            assert await next_of(notices) == MISSED
            with pytest.raises(Conflict):
                await other.append(Batch("t", 1, [b"late"]))
            await other.append(Batch("u", 1, [b"1"]))
            assert await next_of(notices) == Notice("u", 1, [b"1"])

    asyncio.run(scene(postgres.new()))


def test_an_announcement_that_cannot_travel_is_refused(postgres: Postgres) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as store:
            with pytest.raises(GameError, match="announcement_long"):
                await store.announce("t", "é" * 5000)

    asyncio.run(scene(postgres.new()))


def test_what_others_say_on_the_channel_is_not_for_us(postgres: Postgres) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as one, opened(url) as other:
            notices = one.notices()
            assert await next_of(notices) == MISSED
            postgres.tell("NOTIFY tablee, 'bonjour'")
            await other.announce("t", "ours")
            assert await next_of(notices) == Notice("t", text="ours")

    asyncio.run(scene(postgres.new()))


def test_a_broken_ear_grows_again_and_says_that_it_missed_something(postgres: Postgres) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as one, opened(url) as other:
            notices = one.notices()
            assert await next_of(notices) == MISSED
            killed = postgres.tell(
                "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
                " WHERE datname = current_database() AND query LIKE 'LISTEN%'"
            )
            assert killed == "1"
            assert await next_of(notices) == MISSED
            await other.append(Batch("t", 1, [b"1"]))
            assert await next_of(notices) == Notice("t", 1, [b"1"])

    asyncio.run(scene(postgres.new()))


def test_it_works_again_when_the_server_is_back(postgres: Postgres) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as store:
            notices = store.notices()
            assert await next_of(notices) == MISSED
            await store.append(Batch("t", 1, [b"1"]))
            postgres.stop()
            try:
                for _ in range(2):
                    with pytest.raises(GameError, match="store_failed"):
                        await store.append(Batch("t", 2, [b"2"]))
                    with pytest.raises(GameError, match="store_failed"):
                        await store.read("t")
                    with pytest.raises(GameError, match="store_failed"):
                        await store.secret("k")
                    with pytest.raises(GameError, match="store_failed"):
                        await store.announce("t", "?")
                    with pytest.raises(GameError, match="store_failed"):
                        await store.health()
            finally:
                postgres.start()
            await store.append(Batch("t", 2, [b"2"]))
            assert await store.read("t") == [b"1", b"2"]
            assert await next_of(notices) == MISSED

    asyncio.run(scene(postgres.new()))


def test_a_server_that_was_away_while_nobody_asked_was_not_away(postgres: Postgres) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as store:
            await asyncio.gather(*[store.health() for _ in range(4)])
            postgres.stop()
            postgres.start()
            await store.append(Batch("t", 1, [b"1"]))
            assert await store.read("t") == [b"1"]

    asyncio.run(scene(postgres.new()))


def test_a_server_that_does_not_answer_in_time_has_failed(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as store:
            await store.append(Batch("t", 1, [b"1"]))
        monkeypatch.setattr("tablee.store.postgres.PATIENCE", 4.0)
        holder = await asyncpg.connect(url)
        async with opened(url) as store:
            async with holder.transaction():
                await holder.execute("LOCK TABLE log")
                with pytest.raises(GameError, match="store_failed, reason 'TimeoutError'"):
                    await store.append(Batch("t", 2, [b"2"]))
            await store.append(Batch("t", 2, [b"again"]))
            assert await store.read("t") == [b"1", b"again"]
        await holder.close()

    asyncio.run(scene(postgres.new()))


@pytest.mark.parametrize(
    ("statement", "code"),
    [
        ("UPDATE tablee_version SET version_num = '999'", "database_newer"),
        ("DROP TABLE tablee_version", "database_foreign"),
    ],
)
def test_a_database_that_is_not_for_us_is_refused(
    postgres: Postgres, statement: str, code: str
) -> None:
    async def scene(url: str) -> None:
        async with opened(url):
            pass
        postgres.tell(statement)
        with pytest.raises(GameError, match=code):
            await Store.open(url)

    asyncio.run(scene(postgres.new()))


def test_a_database_that_holds_other_things_too_can_be_ours(postgres: Postgres) -> None:
    async def scene(url: str) -> None:
        postgres.tell("CREATE TABLE stamps (name text)")
        async with opened(url) as store:
            await store.health()

    asyncio.run(scene(postgres.new()))


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://zoe:sesame@/nowhere?host=/nowhere",
        "postgres://zoe:sesame@127.0.0.1:1/nowhere",
        "postgresql://zoe:sesame@127.0.0.1:one/nowhere",
        "postgresql://zoe:sesame@/x?sslmode=sideways",
    ],
)
def test_a_server_that_cannot_be_reached_is_named_without_the_password(url: str) -> None:
    with pytest.raises(GameError, match=r"no_database, database 'postgresql://zoe@") as refused:
        asyncio.run(Store.open(url))
    assert "sesame" not in str(refused.value)


def test_news_of_many_tables_is_told_in_few_notifications() -> None:
    batches = [Batch(f"table-{place:06}", 1, [b"", b""]) for place in range(1000)]
    told = list(payloads("here", batches))
    assert len(told) < 6
    assert max(map(len, told)) < 8000
    assert sum(one.count('":[2,["",""]]') for one in told) == 1000
    assert list(payloads("here", [Batch("t", 1, [])])) == []


def test_what_is_too_much_for_a_notification_is_told_by_its_number() -> None:
    long, short = [b"x" * 6000], [b"\xff"]
    assert list(payloads("here", [Batch("t", 1, long), Batch("u", 4, short)])) == [
        '{"origin":"here","grown":{"t":[1,[]],"u":[4,["/w=="]]}}'
    ]
