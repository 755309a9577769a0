"""`examine` finds damage, and `repair` saves the readable rows."""

import asyncio
import re
import shutil
import sqlite3
from pathlib import Path
from random import Random

import pytest

from tablee.core.errors import GameError
from tablee.lockfile import LockFile
from tablee.store import LogBatch
from tablee.store.address import locate
from tablee.store.doctor import Finding, Replay, ReplayFailed, examine
from tablee.store.salvage import repair
from tests.support.effort import effort
from tests.support.postgres import Postgres
from tests.support.stores import make_finished_game, make_summary, open_store

TABLES = 400
NOISE = bytes(range(165, 85, -5)) * 256


async def fill_database(url: str, tables: int = TABLES) -> None:
    """Fill a sound database with several pages of every table."""
    async with open_store(url) as store:
        batches = [
            LogBatch(
                name,
                1,
                [name.encode() * 20] * 3,
                make_summary(name, people="a b"),
                make_finished_game(name),
            )
            for name in (f"t{place:04}" for place in range(tables))
        ]
        await asyncio.gather(*map(store.append, batches))
        await store.rename("a", "Zoé")


def change(path: Path, *statements: str) -> None:
    driver = sqlite3.connect(path, isolation_level=None)
    for statement in statements:
        driver.execute(statement)
    driver.close()


def pages_of(path: Path, name: str) -> list[int]:
    """Return the leaf pages of a table or an index, without the first and the last."""
    driver = sqlite3.connect(path)
    root = driver.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()
    driver.close()
    content = path.read_bytes()
    start = (root[0] - 1) * 4096
    count = int.from_bytes(content[start + 3 : start + 5], "big")
    places = range(start + 12, start + 12 + 2 * count, 2)
    cells = [start + int.from_bytes(content[at : at + 2], "big") for at in places]
    return [int.from_bytes(content[cell : cell + 4], "big") for cell in cells][1:]


def spoil(path: Path, pages: list[int]) -> None:
    """Overwrite pages with noise, as a failing disk does."""
    with path.open("r+b") as file:
        for page in pages:
            file.seek((page - 1) * 4096)
            file.write(NOISE)


async def test_a_sound_database_gives_no_finding(url: str) -> None:
    await fill_database(url, 5)
    assert await examine(url) == []


async def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    path = tmp_path / "tablee.db"
    for check in (examine, repair):
        with pytest.raises(GameError, match="no_file"):
            await check(str(path))
    with pytest.raises(GameError, match="no_database"):
        await examine(str(tmp_path))
    with pytest.raises(GameError, match="no_database"):
        await examine("postgresql://nobody@/nowhere?host=/nowhere")
    assert list(tmp_path.iterdir()) == []


async def test_it_looks_while_a_server_works(tmp_path: Path) -> None:
    path = tmp_path / "tablee.db"
    async with open_store(str(path)) as store:
        await store.append(LogBatch("t", 2, [b"x"], make_summary("t", people="a")))
        assert await examine(str(path)) == [
            Finding("log_gap", {"table": "t", "count": 1, "last": 2})
        ]
        with pytest.raises(GameError, match="database_in_use"):
            await repair(str(path))
    assert [file.name for file in tmp_path.iterdir()] == ["tablee.db"]


def unique(codes: list[str]) -> list[str]:
    """Return each code once, in the order of first appearance."""
    return list(dict.fromkeys(codes))


REVIEW = "INSERT INTO reviews SELECT {}, digest FROM records WHERE table_id = 't0001'"
PROBLEMS = [
    (REVIEW.format("table_id, game_number, 0, 'good'"), "review_changed"),
    (REVIEW.format("'t9', game_number, 0, text"), "review_alone"),
    ("DELETE FROM log WHERE table_id = 't0001' AND number = 2", "log_gap"),
    ("DELETE FROM log WHERE table_id = 't0001'", "head_alone"),
    ("DELETE FROM heads WHERE table_id = 't0001'", "log_alone"),
    ("UPDATE records SET text = 'won by me' WHERE table_id = 't0001'", "record_changed"),
    ("UPDATE log SET number = number + 10 WHERE table_id = 't0001'", "log_gap log_changed"),
    ("UPDATE log SET body = digest WHERE table_id = 't0001' AND number = 2", "log_changed"),
    ("UPDATE log SET digest = NULL WHERE table_id = 't0001' AND number = 3", "log_changed"),
    ("UPDATE tablee_version SET version_num = '999'", "database_newer"),
]


@pytest.mark.parametrize(("statement", "code"), PROBLEMS)
async def test_what_is_wrong_is_found_in_a_file(tmp_path: Path, statement: str, code: str) -> None:
    path = tmp_path / "tablee.db"
    await fill_database(str(path), 3)
    change(path, statement)
    before = path.read_bytes()
    assert unique([finding.code for finding in await examine(str(path))]) == code.split()
    assert path.read_bytes() == before


@pytest.mark.parametrize(("statement", "code"), PROBLEMS)
async def test_what_is_wrong_is_found_on_a_server(
    postgres: Postgres, statement: str, code: str
) -> None:
    url = postgres.new()
    await fill_database(url, 3)
    postgres.execute(statement)
    assert unique([finding.code for finding in await examine(url)]) == code.split()
    with pytest.raises(GameError, match="repair_postgres"):
        await repair(url)


async def test_an_empty_database_of_a_server_has_to_be_opened_first(postgres: Postgres) -> None:
    assert [finding.code for finding in await examine(postgres.new())] == ["database_older"]


async def test_rows_on_damaged_pages_are_lost_and_all_others_saved(tmp_path: Path) -> None:
    path = tmp_path / "tablee.db"
    await fill_database(str(path))
    spoil(path, [pages_of(path, "log")[index] for index in (0, 3)])
    damaged = path.read_bytes()
    assert {finding.code for finding in await examine(str(path))} & {"damage", "unreadable"}
    assert path.read_bytes() == damaged
    report = await repair(str(path))
    assert report.backup.read_bytes() == damaged
    lost = 3 * TABLES - report.rows["log"]
    assert 0 < lost < 200
    assert {name: rows for name, rows in report.rows.items() if name != "log"} == {
        "heads": TABLES,
        "seats": 2 * TABLES,
        "records": TABLES,
        "reviews": 0,
        "names": 1,
        "secrets": 0,
    }
    assert {finding.code for finding in await examine(str(path))} <= {"log_gap", "head_alone"}
    async with open_store(str(path)) as store:
        assert await store.read("t0399") == [b"t0399" * 20] * 3
        assert len(await store.summaries("b")) == 100
        await store.append(LogBatch("new", 1, [b"works"]))
    assert {file.name for file in tmp_path.iterdir()} == {"tablee.db", report.backup.name}


async def test_a_repair_that_finds_nothing_more_gives_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tablee.db"
    await fill_database(str(path))
    spoil(path, pages_of(path, "log"))
    monkeypatch.setattr("tablee.store.salvage.MAX_MISSES", 5)
    assert 0 < (await repair(str(path))).rows["log"] < 100


async def test_a_damaged_index_costs_nothing(tmp_path: Path) -> None:
    path = tmp_path / "tablee.db"
    await fill_database(str(path))
    spoil(path, pages_of(path, "sqlite_autoindex_log_1")[:2])
    assert await examine(str(path))
    assert (await repair(str(path))).rows["log"] == 3 * TABLES
    assert await examine(str(path)) == []


async def test_the_log_of_a_killed_server_is_saved_too(tmp_path: Path) -> None:
    path, copy = tmp_path / "tablee.db", tmp_path / "copy.db"
    async with open_store(str(path)) as store:
        await store.append(LogBatch("t", 1, [b"in the log"], make_summary("t", people="a")))
        for ending in ("", "-wal"):
            shutil.copy(f"{path}{ending}", f"{copy}{ending}")
    assert await examine(str(copy)) == []
    report = await repair(str(copy))
    assert report.rows["log"] == 1
    assert Path(f"{report.backup}-wal").read_bytes()
    assert {file.name for file in tmp_path.glob("copy.db*")} - {report.backup.name} == {
        "copy.db",
        f"{report.backup.name}-wal",
    }


@pytest.mark.parametrize("how", ["text", "first page", "newer"])
async def test_what_is_beyond_repair_stays_as_it_is(tmp_path: Path, how: str) -> None:
    path = tmp_path / "tablee.db"
    await fill_database(str(path), 20)
    if how == "text":
        path.write_text("Chère tante\n")
    elif how == "first page":
        content = path.read_bytes()
        path.write_bytes(content[:100] + NOISE[100:] + content[4096:])
    else:
        change(path, "UPDATE tablee_version SET version_num = '999'")
    before = path.read_bytes()
    assert await examine(str(path))
    code = "database_newer" if how == "newer" else "database_damaged"
    with pytest.raises(GameError, match=code):
        await repair(str(path))
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["tablee.db"]


async def test_a_repair_that_cannot_be_written_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tablee.db"
    await fill_database(str(path), 3)
    before = path.read_bytes()
    monkeypatch.setattr("tablee.store.salvage.filecmp.cmp", lambda *_, **__: False)
    with pytest.raises(GameError, match="not_written"):
        await repair(str(path))
    assert path.read_bytes() == before
    LockFile(path).release()


def flip(path: Path, place: int, bit: int) -> None:
    """Flip one bit of a file."""
    with path.open("r+b") as file:
        file.seek(place)
        (byte,) = file.read(1)
        file.seek(place)
        file.write(bytes([byte ^ 1 << bit]))


@pytest.mark.heavy
async def test_every_bit_that_flips_in_a_body_is_found(tmp_path: Path) -> None:
    path = tmp_path / "tablee.db"
    await fill_database(str(path), 20)
    content, rng = path.read_bytes(), Random(7)
    places = [match.start() for match in re.finditer(rb"(?:t00\d\d){20}", content)]
    for _ in range(effort(20, 100)):
        start = rng.choice(places)
        path.write_bytes(content)
        flip(path, start + rng.randrange(5, 100), rng.randrange(8))
        assert [finding.code for finding in await examine(str(path))] == ["log_changed"]


async def test_a_damaged_table_is_refused_alone(tmp_path: Path) -> None:
    path = tmp_path / "tablee.db"
    await fill_database(str(path), 3)
    change(path, "UPDATE log SET body = 'x' WHERE table_id = 't0001' AND number = 2")
    async with open_store(str(path)) as store:
        with pytest.raises(GameError, match="log_broken, table 't0001', number 2"):
            await store.read("t0001")
        assert await store.read("t0001", 2) == [b"t0001" * 20]
        assert len(await store.read("t0000")) == 3


async def test_an_index_that_has_lost_entries_is_not_served(tmp_path: Path) -> None:
    path = tmp_path / "tablee.db"
    await fill_database(str(path), 3)
    change(
        path,
        "PRAGMA writable_schema=ON",
        "CREATE TABLE hidden (table_id, number)",
        "UPDATE sqlite_master SET rootpage = (SELECT rootpage FROM sqlite_master WHERE name = "
        "'hidden') WHERE name = 'ix_seats_person'",
        "DELETE FROM sqlite_master WHERE name = 'hidden'",
    )
    change(path, "PRAGMA writable_schema=RESET")
    with pytest.raises(GameError, match="database_damaged"):
        async with open_store(str(path)):
            pass


async def test_logs_and_records_are_played_again(tmp_path: Path) -> None:
    path = tmp_path / "tablee.db"
    await fill_database(str(path), 2)
    played: list[object] = []

    def replay_log(bodies: list[bytes]) -> None:
        played.append(len(bodies))
        if b"t0001" in bodies[0]:
            raise ReplayFailed

    def replay_record(text: str) -> None:
        played.append(text)
        raise ReplayFailed

    findings = await examine(str(path), Replay(replay_log, replay_record))
    assert [(finding.code, finding.details["table"]) for finding in findings] == [
        ("log_impossible", "t0001"),
        ("record_impossible", "t0000"),
        ("record_impossible", "t0001"),
    ]
    assert len(played) == 4


def make_first_revision(path: Path) -> None:
    """Undo all migrations but the first, as a database of an older version is."""
    change(
        path,
        "DROP TABLE reviews",
        "ALTER TABLE names DROP COLUMN picture",
        "ALTER TABLE heads DROP COLUMN players",
        "ALTER TABLE heads DROP COLUMN due",
        "ALTER TABLE log DROP COLUMN digest",
        "UPDATE tablee_version SET version_num = '1'",
    )


async def test_entries_without_digests_get_theirs_with_the_migration(url: str) -> None:
    await fill_database(url, 3)
    before = await read_all(url)
    if path := locate(url).path:
        make_first_revision(path)
    assert await read_all(url) == before
    assert await examine(url) == []


async def read_all(url: str) -> list[list[bytes]]:
    async with open_store(url) as store:
        return [await store.read(f"t{place:04}") for place in range(3)]


async def test_entries_of_a_server_get_their_digests_with_the_migration(
    postgres: Postgres,
) -> None:
    url = postgres.new()
    await fill_database(url, 3)
    before = await read_all(url)
    postgres.execute("DROP TABLE reviews")
    postgres.execute("ALTER TABLE names DROP COLUMN picture")
    postgres.execute("ALTER TABLE heads DROP COLUMN players, DROP COLUMN due")
    postgres.execute("ALTER TABLE log DROP COLUMN digest")
    postgres.execute("UPDATE tablee_version SET version_num = '1'")
    assert await read_all(url) == before
    assert await examine(url) == []


async def test_a_repair_of_an_older_file_keeps_its_log(tmp_path: Path) -> None:
    path = tmp_path / "tablee.db"
    await fill_database(str(path), 3)
    before = await read_all(str(path))
    make_first_revision(path)
    await repair(str(path))
    assert await examine(str(path)) == []
    assert await read_all(str(path)) == before
