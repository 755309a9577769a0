"""Several processes at one PostgreSQL database."""

import asyncio
from collections.abc import AsyncIterator

import asyncpg
import pytest

from tablee.core.errors import GameError
from tablee.store import Conflict, LogBatch, Notice, Store
from tablee.store import postgres as module
from tablee.store.address import locate
from tablee.store.listener import encode_payloads
from tests.support.postgres import Postgres
from tests.support.stores import open_store

MISSED = Notice(missed=True)
TIMEOUT = 120


@pytest.fixture
def url(postgres: Postgres) -> str:
    """The address of an empty schema."""
    return postgres.new()


async def next_notice(notices: AsyncIterator[Notice]) -> Notice:
    return await asyncio.wait_for(anext(notices), TIMEOUT)


async def test_of_two_processes_one_is_first(url: str) -> None:
    async with open_store(url) as one, open_store(url) as other:
        for number in range(1, 11):
            batches = [LogBatch(f"t{table}", number, [b"x"]) for table in range(10)]
            done = await asyncio.gather(
                *map(one.append, batches),
                *map(other.append, reversed(batches)),
                return_exceptions=True,
            )
            assert done.count(None) == 10
            assert all(isinstance(error, Conflict) for error in done if error is not None)
            assert len(await one.read("t0")) == number


async def test_processes_share_secrets(url: str) -> None:
    async with open_store(url) as one, open_store(url) as other:
        secrets = await asyncio.gather(*[store.secret("k") for store in (one, other) * 5])
        assert len(set(secrets)) == 1


async def test_processes_hear_of_each_other_and_not_of_themselves(url: str) -> None:
    async with open_store(url) as one, open_store(url) as other:
        here, there = one.notices(), other.notices()
        assert [await next_notice(here), await next_notice(there)] == [MISSED] * 2
        await other.append(LogBatch("t", 1, [b"1", b"2"]))
        assert await next_notice(here) == Notice("t", 2, [b"1", b"2"])
        await one.append(LogBatch("t", 3, [b"3"]))
        await one.announce({"t": "Zoé réfléchit"})
        assert await next_notice(there) == Notice("t", 3, [b"3"])
        assert await next_notice(there) == Notice("t", text="Zoé réfléchit")
        await other.announce({"u": "end"})
        assert await next_notice(here) == Notice("u", text="end")


async def test_a_refused_batch_is_not_announced(url: str) -> None:
    async with open_store(url) as one, open_store(url) as other:
        await one.append(LogBatch("t", 1, [b"1"]))
        notices = one.notices()
        assert await next_notice(notices) == MISSED
        with pytest.raises(Conflict):
            await other.append(LogBatch("t", 1, [b"late"]))
        await other.append(LogBatch("u", 1, [b"1"]))
        assert await next_notice(notices) == Notice("u", 1, [b"1"])


async def test_an_announcement_that_cannot_travel_is_refused(url: str) -> None:
    async with open_store(url) as store:
        with pytest.raises(GameError, match="announcement_long"):
            await store.announce({"t": "é" * 5000})


async def test_payloads_of_other_programs_on_the_channel_are_ignored(
    postgres: Postgres, url: str
) -> None:
    async with open_store(url) as one, open_store(url) as other:
        notices = one.notices()
        assert await next_notice(notices) == MISSED
        postgres.execute("NOTIFY tablee, 'bonjour'")
        await other.announce({"t": "ours"})
        assert await next_notice(notices) == Notice("t", text="ours")


async def test_a_listener_reconnects_and_says_that_it_missed_something(
    postgres: Postgres, url: str
) -> None:
    async with open_store(url) as one, open_store(url) as other:
        notices = one.notices()
        assert await next_notice(notices) == MISSED
        killed = postgres.execute(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
            " WHERE datname = current_database() AND query LIKE 'LISTEN%'"
        )
        assert killed == "1"
        assert await next_notice(notices) == MISSED
        await other.append(LogBatch("t", 1, [b"1"]))
        assert await next_notice(notices) == Notice("t", 1, [b"1"])


async def test_it_works_again_when_the_server_is_back(postgres: Postgres, url: str) -> None:
    async with open_store(url) as store:
        notices = store.notices()
        assert await next_notice(notices) == MISSED
        await store.append(LogBatch("t", 1, [b"1"]))
        postgres.stop()
        try:
            for _ in range(2):
                with pytest.raises(GameError, match="store_failed"):
                    await store.append(LogBatch("t", 2, [b"2"]))
                with pytest.raises(GameError, match="store_failed"):
                    await store.read("t")
                with pytest.raises(GameError, match="store_failed"):
                    await store.secret("k")
                with pytest.raises(GameError, match="store_failed"):
                    await store.announce({"t": "?"})
                with pytest.raises(GameError, match="store_failed"):
                    await store.health()
        finally:
            postgres.start()
        await store.append(LogBatch("t", 2, [b"2"]))
        assert await store.read("t") == [b"1", b"2"]
        assert await next_notice(notices) == MISSED


async def test_a_restart_between_two_requests_goes_unnoticed(postgres: Postgres, url: str) -> None:
    async with open_store(url) as store:
        await asyncio.gather(*[store.health() for _ in range(4)])
        postgres.stop()
        postgres.start()
        await store.append(LogBatch("t", 1, [b"1"]))
        assert await store.read("t") == [b"1"]


async def test_a_server_that_does_not_answer_in_time_has_failed(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_store(url) as store:
        await store.append(LogBatch("t", 1, [b"1"]))
    monkeypatch.setattr("tablee.store.postgres.TIMEOUT", 4.0)
    monkeypatch.setattr(module, "LOCK_MILLISECONDS", 1000 * TIMEOUT)
    holder = await asyncpg.connect(url)
    async with open_store(url) as store:
        async with holder.transaction():
            await holder.execute("LOCK TABLE log")
            with pytest.raises(GameError, match="store_failed, reason 'TimeoutError'"):
                await store.append(LogBatch("t", 2, [b"2"]))
        await store.append(LogBatch("t", 2, [b"again"]))
        assert await store.read("t") == [b"1", b"again"]
    await holder.close()


@pytest.mark.parametrize(
    ("statement", "code"),
    [
        ("UPDATE tablee_version SET version_num = '999'", "database_newer"),
        ("DROP TABLE tablee_version", "database_foreign"),
    ],
)
async def test_a_database_that_is_not_for_us_is_refused(
    postgres: Postgres, url: str, statement: str, code: str
) -> None:
    async with open_store(url):
        pass
    postgres.execute(statement)
    with pytest.raises(GameError, match=code):
        await Store.open(url)


async def test_a_database_that_holds_other_things_too_can_be_ours(
    postgres: Postgres, url: str
) -> None:
    postgres.execute("CREATE TABLE stamps (name text)")
    async with open_store(url) as store:
        await store.health()


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://zoe:sesame@/nowhere?host=/nowhere",
        "postgres://zoe:sesame@127.0.0.1:1/nowhere",
        "postgresql://zoe:sesame@127.0.0.1:one/nowhere",
        "postgresql://zoe:sesame@/x?sslmode=sideways",
    ],
)
async def test_a_server_that_cannot_be_reached_is_named_without_the_password(url: str) -> None:
    with pytest.raises(GameError, match=r"no_database, database 'postgresql://zoe@") as refused:
        await Store.open(url)
    assert "sesame" not in str(refused.value)


def test_batches_of_many_tables_fit_into_few_notifications() -> None:
    batches = [LogBatch(f"table-{place:06}", 1, [b"", b""]) for place in range(1000)]
    encoded = list(encode_payloads("here", batches))
    assert len(encoded) < 6
    assert max(map(len, encoded)) < 8000
    assert sum(payload.count('":[2,["",""]]') for payload in encoded) == 1000
    assert list(encode_payloads("here", [LogBatch("t", 1, [])])) == []


def test_bodies_too_large_for_a_notification_are_left_out() -> None:
    long, short = [b"x" * 6000], [b"\xff"]
    assert list(encode_payloads("here", [LogBatch("t", 1, long), LogBatch("u", 4, short)])) == [
        '{"origin":"here","grown":{"t":[1,[]],"u":[4,["/w=="]]}}'
    ]


async def test_a_process_that_is_frozen_in_a_transaction_holds_up_no_other_table(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_store(url) as store:
        monkeypatch.setattr(module, "IDLE_MILLISECONDS", 1000 * TIMEOUT)
        frozen = module.Postgres(locate(url))
        try:
            async with frozen._engine.connect() as connection:
                await connection.run_sync(
                    lambda sync: frozen.append_now(sync, [LogBatch("shared", 1, [b"frozen"])])
                )
                shared = asyncio.ensure_future(store.append(LogBatch("shared", 1, [b"ours"])))
                for number in range(1, 6):
                    await store.append(LogBatch("ours", number, [b"x"]))
                assert not shared.done()
                await connection.rollback()  # as PostgreSQL does after a while
                await shared
        finally:
            await frozen.close()
        assert await store.read("shared") == [b"ours"]


@pytest.mark.parametrize(
    ("setting", "expected"),
    [("lock_timeout", "2s"), ("idle_in_transaction_session_timeout", "3s")],
)
async def test_nobody_waits_for_a_process_that_does_nothing(
    url: str, setting: str, expected: str
) -> None:
    database = await module.Postgres.open(locate(url))
    try:
        shown = await database.read(
            lambda connection: connection.exec_driver_sql(f"SHOW {setting}").scalar_one()
        )
    finally:
        await database.close()
    assert shown == expected
