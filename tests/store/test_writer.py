"""Group commit, with a scripted database."""

import asyncio
from collections.abc import Sequence

import pytest
from sqlalchemy.exc import DataError, IntegrityError, OperationalError

from tablee.core.errors import GameError
from tablee.store import Conflict, LogBatch
from tablee.store import writer as module
from tablee.store.database import Database
from tablee.store.writer import MAX_QUEUED_BYTES, Writer


class ScriptedDatabase(Database):
    """Records the groups; each waits for `go`, and fails if it has a body listed in `problems`."""

    def __init__(self) -> None:
        self.groups: list[list[str]] = []
        self.go = asyncio.Event()
        self.begun = asyncio.Event()
        self.problems: dict[bytes, Exception] = {}
        self.blocked: set[str] = set()
        """Tables that another process is writing to."""
        self.is_known = True
        """`find_late_tables` works."""

    async def find_late_tables(self, batches: Sequence[LogBatch]) -> set[str]:
        if not self.is_known:
            raise OSError("gone")
        bodies = [(batch.table, body) for batch in batches for body in batch.bodies]
        return {table for table, body in bodies if self.problems.get(body) is TAKEN}

    async def append(self, batches: Sequence[LogBatch]) -> set[str]:
        self.begun.set()
        await self.go.wait()
        for batch in batches:
            for body in batch.bodies:
                if body in self.problems:
                    raise self.problems[body]
        free = [batch for batch in batches if batch.table not in self.blocked]
        self.groups.append([name_of(batch) for batch in free])
        return self.blocked & {batch.table for batch in batches}

    def written(self) -> list[str]:
        return sorted(name for group in self.groups for name in group)


def append_all(writer: Writer, *batches: LogBatch) -> list[asyncio.Future[None]]:
    return [writer.append(batch) for batch in batches]


def name_of(batch: LogBatch) -> str:
    return f"{batch.table}{batch.first}"


def batch(name: str, body: bytes = b"") -> LogBatch:
    return LogBatch(name[0], int(name[1:]), [body])


TAKEN = IntegrityError("INSERT", None, Exception("UNIQUE"))
ODD = DataError("INSERT", None, Exception("a letter that is none"))
FULL = OperationalError("INSERT", None, Exception("database or disk is full"))


async def test_what_waits_is_written_together() -> None:
    database = ScriptedDatabase()
    writer = Writer(database)
    first = append_all(writer, batch("a1"))
    await database.begun.wait()
    others = append_all(writer, *[batch(f"{name}1") for name in "bcdefgh"])
    await asyncio.sleep(0)
    database.go.set()
    await asyncio.gather(*first, *others)
    assert database.groups == [["a1"], [f"{name}1" for name in "bcdefgh"]]
    await writer.close()


@pytest.mark.parametrize(
    ("problem", "is_known", "kind", "groups"),
    [("taken", True, Conflict, 1), ("taken", False, Conflict, 4), ("odd", True, GameError, 4)],
)
async def test_those_at_fault_cost_few_attempts_and_no_other_batch(
    problem: str, is_known: bool, kind: type[GameError], groups: int
) -> None:
    database = ScriptedDatabase()
    database.go.set()
    database.is_known = is_known
    database.problems[b"bad"] = TAKEN if problem == "taken" else ODD
    writer = Writer(database)
    batches = [batch(f"{chr(97 + place)}1") for place in range(16)]
    batches[5] = batch("f1", b"bad")
    done = await asyncio.gather(*map(writer.append, batches), return_exceptions=True)
    assert [place for place, error in enumerate(done) if error] == [5]
    assert type(done[5]) is kind
    assert database.written() == sorted(f"{chr(97 + n)}1" for n in range(16) if n != 5)
    assert len(database.groups) == groups
    await writer.close()


async def test_what_was_built_upon_a_lost_batch_is_lost_too() -> None:
    database = ScriptedDatabase()
    database.problems[b"bad"] = TAKEN
    database.is_known = False
    writer = Writer(database)
    group = append_all(writer, batch("a1"), batch("a2", b"bad"), batch("a3"), batch("b1"))
    await database.begun.wait()
    later = append_all(writer, batch("a4"), batch("b2"))
    await asyncio.sleep(0)
    database.go.set()
    done = await asyncio.gather(*group, *later, return_exceptions=True)
    lost = [error.details["number"] for error in done if isinstance(error, Conflict)]
    assert lost == [2, 3, 4]
    assert database.written() == ["a1", "b1", "b2"]
    await writer.close()


async def test_when_the_database_fails_all_are_told_and_the_next_are_tried() -> None:
    database = ScriptedDatabase()
    database.go.set()
    database.problems[b"bad"] = FULL
    writer = Writer(database)
    batches = [batch("a1"), batch("b1", b"bad")]
    done = await asyncio.gather(*map(writer.append, batches), return_exceptions=True)
    assert [(error.code, error.details) for error in done if isinstance(error, GameError)] == [
        ("store_failed", {"reason": "database or disk is full"})
    ] * 2
    await writer.append(batch("a1"))
    await writer.close()
    assert database.groups == [["a1"]]


async def test_a_fault_of_our_own_reaches_whoever_waits() -> None:
    database = ScriptedDatabase()
    database.go.set()
    database.problems[b"bad"] = ZeroDivisionError()
    writer = Writer(database)
    with pytest.raises(ZeroDivisionError):
        await writer.append(batch("a1", b"bad"))
    await writer.append(batch("a1"))
    await writer.close()


async def test_whoever_goes_away_leaves_the_others_alone() -> None:
    database = ScriptedDatabase()
    writer = Writer(database)
    first, second = append_all(writer, batch("a1"), batch("b1"))
    await database.begun.wait()
    third, fourth = append_all(writer, batch("c1"), batch("d1"))
    await asyncio.sleep(0)
    first.cancel()
    third.cancel()
    database.go.set()
    await asyncio.gather(second, fourth)
    assert database.groups == [["a1", "b1"], ["d1"]]
    await writer.close()


async def test_what_waits_is_bounded() -> None:
    database = ScriptedDatabase()
    writer = Writer(database)
    large = bytes(MAX_QUEUED_BYTES // 2)
    group = append_all(writer, batch("a1", large))
    await database.begun.wait()
    with pytest.raises(GameError, match="store_busy"):
        await writer.append(batch("b1", large))
    database.go.set()
    await asyncio.gather(*group)
    await writer.append(batch("b1", large))
    await writer.close()


async def test_a_blocked_table_holds_up_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BLOCKED_DELAY", 0)
    database = ScriptedDatabase()
    database.go.set()
    database.blocked = {"b"}
    writer = Writer(database)
    first, blocked, third = append_all(writer, *[batch(f"{name}1") for name in "abc"])
    await asyncio.gather(first, third)
    assert not blocked.done()
    await writer.append(batch("a2"))
    assert not blocked.done()
    database.blocked = set()
    await blocked
    assert database.written() == ["a1", "a2", "b1", "c1"]
    await writer.close()


async def test_a_table_that_stays_blocked_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BLOCKED_DELAY", 0)
    monkeypatch.setattr(module, "BLOCKED_SECONDS", 0)
    database = ScriptedDatabase()
    database.go.set()
    database.blocked = {"b"}
    writer = Writer(database)
    with pytest.raises(GameError, match="store_busy"):
        await writer.append(batch("b1"))
    await writer.close()
    assert database.written() == []
