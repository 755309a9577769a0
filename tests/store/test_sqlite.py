"""SQLite files: refused unchanged, or durable to the last acknowledged batch."""

import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import Connection

from tablee.core.errors import GameError
from tablee.lockfile import LockFile
from tablee.store import LogBatch, Store
from tablee.store.sqlite import Sqlite
from tests.support.stores import make_finished_game, make_summary, open_store

TIMEOUT = 300


async def fill_database(path: Path, tables: int = 3) -> None:
    """Fill a sound database, and close it."""
    async with open_store(str(path)) as store:
        for place in range(tables):
            table = f"t{place:04}"
            batch = LogBatch(table, 1, [b"body" * 50] * 4, make_summary(table, people="a"))
            await store.append(batch)
        await store.add_record(make_finished_game("t0000"))


def run(script: str, path: Path) -> str:
    """Return what another process prints about a file."""
    child = subprocess.run(
        [sys.executable, "-c", script, path],
        capture_output=True,
        text=True,
        check=False,
        timeout=TIMEOUT,
    )
    assert child.stderr == ""
    return child.stdout.strip()


async def append_in_turn(store: Store, batches: list[LogBatch]) -> None:
    for batch in batches:
        await store.append(batch)


async def refusal(url: str, *, read_only: bool = False) -> GameError:
    with pytest.raises(GameError) as refused:
        await (await Store.open(url, read_only=read_only)).close()
    return refused.value


def files_beside(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in path.parent.iterdir()}


def spoil(path: Path, how: str) -> None:
    """Change a database so that it must be refused."""
    if how == "text":
        path.write_text("Chère tante, merci pour le jeu de cartes.\n")
    elif how == "cut":
        path.write_bytes(path.read_bytes()[:-5000])
    elif how == "noise":
        content = bytearray(path.read_bytes())
        content[4096:12288] = b"\xa5" * 8192
        path.write_bytes(bytes(content))
    else:
        with sqlite3.connect(path) as driver:
            if how == "newer":
                driver.execute("UPDATE tablee_version SET version_num = '999'")
            else:
                driver.execute("DROP TABLE tablee_version")
        driver.close()


@pytest.mark.parametrize(
    ("how", "code"),
    [
        ("text", "database_damaged"),
        ("cut", "database_damaged"),
        ("noise", "database_damaged"),
        ("newer", "database_newer"),
        ("foreign", "database_foreign"),
    ],
)
async def test_a_file_that_is_not_for_us_stays_as_it_is(
    tmp_path: Path, how: str, code: str
) -> None:
    path = tmp_path / "tablee.db"
    await fill_database(path)
    spoil(path, how)
    before = files_beside(path)
    assert (await refusal(str(path))).code == code
    assert (await refusal(str(path), read_only=True)).code == code
    assert files_beside(path) == before


async def test_the_log_of_a_killed_server_stays_with_its_damaged_file(tmp_path: Path) -> None:
    path = tmp_path / "tablee.db"
    driver = sqlite3.connect(path)
    driver.execute("PRAGMA journal_mode=WAL")
    driver.execute("CREATE TABLE stamps (name)")
    for ending in ("", "-wal"):  # as they lie on the disk when the power fails
        (tmp_path / f"copy.db{ending}").write_bytes(Path(f"{path}{ending}").read_bytes())
    driver.close()
    copy = tmp_path / "copy.db"
    before = files_beside(copy)
    assert (await refusal(str(copy))).details["tables"] == "stamps"
    assert files_beside(copy) == before


async def test_an_empty_file_is_a_new_database(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "tablee.db"
    path.parent.mkdir(parents=True)
    path.touch()
    await fill_database(path)
    assert [file.name for file in path.parent.iterdir()] == ["tablee.db"]


async def test_folders_are_made_and_what_cannot_be_made_is_said(tmp_path: Path) -> None:
    await fill_database(tmp_path / "deep" / "down" / "tablee.db")
    (tmp_path / "file").touch()
    assert (await refusal(str(tmp_path / "file" / "tablee.db"))).code == "no_database"
    assert (await refusal(str(tmp_path / "deep"))).code == "no_database"
    assert (await refusal(str(tmp_path / ("long" * 100)))).code == "no_database"
    assert (
        await refusal(str(tmp_path / ("l" * 253)))
    ).code == "no_database"  # no room for its lock


async def test_a_file_that_cannot_be_looked_at_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: Path) -> sqlite3.Connection:
        raise sqlite3.OperationalError("disk I/O error")

    path = tmp_path / "tablee.db"
    await fill_database(path)
    monkeypatch.setattr("tablee.store.inspect.connect_read_only", refuse)
    error = await refusal(str(path))
    assert (error.code, error.details["reason"]) == ("no_database", "disk I/O error")
    assert [file.name for file in tmp_path.iterdir()] == ["tablee.db"]


def test_a_lock_on_a_file_that_its_owner_removed_is_taken_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tablee.db"
    removed: list[int] = []

    def lock_late(handle: int) -> None:
        if not removed:
            removed.append(handle)
            (tmp_path / "tablee.db.lock").unlink()

    monkeypatch.setattr("tablee.lockfile._lock", lock_late)
    lock = LockFile(path)
    assert removed
    assert (tmp_path / "tablee.db.lock").exists()
    lock.release()
    lock.release()
    assert list(tmp_path.iterdir()) == []


async def test_a_file_that_cannot_be_written_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: Path) -> sqlite3.Connection:
        raise sqlite3.OperationalError("attempt to write a readonly database")

    monkeypatch.setattr("tablee.store.sqlite._connect_writable", refuse)
    error = await refusal(str(tmp_path / "tablee.db"))
    assert (error.code, error.details["reason"]) == (
        "no_database",
        "attempt to write a readonly database",
    )
    assert list(tmp_path.iterdir()) == []


async def test_without_an_address_it_is_a_file_of_the_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    store = await Store.open(None)
    await store.close()
    assert (tmp_path / "tablee" / "tablee.db").exists()


async def test_it_is_durable_to_the_last_commit(tmp_path: Path) -> None:
    def read_pragmas(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    database = await Sqlite.open(tmp_path / "tablee.db")
    assert await database.write(read_pragmas) == ["wal", 2, 1]
    await database.close()


async def test_a_second_server_is_refused_and_a_reader_is_not(tmp_path: Path) -> None:
    path = tmp_path / "tablee.db"
    async with open_store(str(path)) as store:
        await store.append(LogBatch("t", 1, [b"one"]))
        assert run(OPEN, path) == "database_in_use"
        with pytest.raises(GameError, match="database_in_use"):
            await Store.open(str(path))
        async with open_store(str(path), read_only=True) as reader:
            assert await reader.read("t") == [b"one"]
            await store.append(LogBatch("t", 2, [b"two"]))
            assert await reader.read("t") == [b"one", b"two"]
            with pytest.raises(GameError, match=r"store_failed.*readonly"):
                await reader.append(LogBatch("t", 3, [b"three"]))
    async with open_store(str(path)):
        pass
    assert [file.name for file in tmp_path.iterdir()] == ["tablee.db"]


async def test_a_reader_does_not_make_a_database(tmp_path: Path) -> None:
    assert (await refusal(str(tmp_path / "tablee.db"), read_only=True)).code == "database_older"
    assert list(tmp_path.iterdir()) == []


OPEN = """
import asyncio, sys
from tablee.core.errors import GameError
from tablee.store import Store
try:
    asyncio.run(Store.open(sys.argv[1]))
except GameError as error:
    print(error.code)
"""

APPEND = """
import asyncio, sys
from tablee.store import LogBatch, Store

async def appender(store, table):
    for number in range(1, 10**9, 2):
        await store.append(LogBatch(table, number, [table.encode()] * 2))
        print(table, number + 1, flush=True)

async def main():
    store = await Store.open(sys.argv[1])
    await asyncio.gather(*[appender(store, f"t{place}") for place in range(20)])

asyncio.run(main())
"""


async def test_whatever_was_acknowledged_survives_kill_9(tmp_path: Path) -> None:
    path = tmp_path / "tablee.db"
    with subprocess.Popen(
        [sys.executable, "-c", APPEND, path], stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout
        lines = [child.stdout.readline() for _ in range(500)]
        child.send_signal(signal.SIGKILL)
        lines += child.stdout.readlines()
    acknowledged: dict[str, int] = {}
    for line in lines:
        if line.endswith("\n"):
            table, last = line.split()
            acknowledged[table] = int(last)
    assert len(acknowledged) == 20
    async with open_store(str(path)) as store:
        for table, number in acknowledged.items():
            length = len(await store.read(table))
            assert length >= number
            assert length % 2 == 0
        await store.append(LogBatch("t0", len(await store.read("t0")) + 1, [b"on"]))


FULL = """
import asyncio, resource, sys
from tablee.core.errors import GameError
from tablee.store import LogBatch, Store

async def main():
    store = await Store.open(sys.argv[1])
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, resource.RLIM_INFINITY))
    number = 1
    while True:
        try:
            await store.append(LogBatch("t", number, [bytes(1000)] * 3))
        except GameError as error:
            print(error.code, number)
            break
        number += 3
    try:
        await store.append(LogBatch("u", 1, [bytes(300_000)]))
    except GameError as error:
        print(error.code)
    assert len(await store.read("t")) == number - 1
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
    await store.append(LogBatch("t", number, [b"room again"]))
    await store.close()

asyncio.run(main())
"""


async def test_a_file_that_may_not_grow_is_said_and_nothing_is_half_written(tmp_path: Path) -> None:
    path = tmp_path / "tablee.db"
    code, number, again = run(FULL, path).split()
    assert code == again == "store_failed"
    async with open_store(str(path)) as store:
        bodies = await store.read("t")
        assert len(bodies) == int(number)
        assert bodies[-1] == b"room again"
        assert await store.read("u") == []


async def test_on_a_full_disk_nothing_is_half_written_and_space_is_all_it_takes(
    tmp_path: Path,
) -> None:
    database = await Sqlite.open(tmp_path / "tablee.db")
    store = Store(database)
    await database.write(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count=30"))
    batches = [
        LogBatch("t", number, [bytes(1000)] * 3, make_summary("t", people="a"))
        for number in range(1, 300, 3)
    ]
    with pytest.raises(GameError, match="store_failed, reason 'database or disk is full'"):
        await append_in_turn(store, batches)
    full = LogBatch("u", 1, [bytes(9000)], make_summary("u", people="a"))
    with pytest.raises(GameError, match="store_failed"):
        await store.append(full)
    assert len(await store.read("t")) in range(3, 100, 3)
    assert [one.table for one in await store.summaries("a")] == ["t"]
    await database.write(
        lambda connection: connection.exec_driver_sql("PRAGMA max_page_count=3000")
    )
    await store.append(full)
    assert await store.read("u") == full.bodies
    await store.close()


async def test_a_link_to_a_file_that_is_in_use_is_in_use(tmp_path: Path) -> None:
    path, link = tmp_path / "tablee.db", tmp_path / "elsewhere" / "link.db"
    link.parent.mkdir()
    link.symlink_to(path)
    store = await Store.open(str(path))
    try:
        assert (await refusal(str(link))).code == "database_in_use"
    finally:
        await store.close()
    store = await Store.open(str(link))
    try:
        assert (await refusal(str(path))).code == "database_in_use"
        assert list(link.parent.iterdir()) == [link]
    finally:
        await store.close()
