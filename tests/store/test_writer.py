"""Group commit, with a database that does what the test says."""

import asyncio
from collections.abc import Sequence

import pytest
from sqlalchemy.exc import DataError, IntegrityError, OperationalError

from tablee.core.errors import GameError
from tablee.store import Batch, Conflict
from tablee.store.database import Database
from tablee.store.writer import MOST_WEIGHT, Writer


class Scripted(Database):
    """Notes the groups; each waits for `go`, and fails if it holds a body that is an error."""

    def __init__(self) -> None:
        self.groups: list[list[str]] = []
        self.go = asyncio.Event()
        self.begun = asyncio.Event()
        self.problems: dict[bytes, Exception] = {}
        self.is_known = True
        """Whether it can be found out who is late."""

    async def late(self, batches: Sequence[Batch]) -> set[str]:
        if not self.is_known:
            raise OSError("gone")
        bodies = [(batch.table, body) for batch in batches for body in batch.bodies]
        return {table for table, body in bodies if self.problems.get(body) is TAKEN}

    async def append(self, batches: Sequence[Batch]) -> None:
        self.begun.set()
        await self.go.wait()
        for batch in batches:
            for body in batch.bodies:
                if body in self.problems:
                    raise self.problems[body]
        self.groups.append([named(batch) for batch in batches])

    def written(self) -> list[str]:
        return sorted(name for group in self.groups for name in group)


def started(writer: Writer, *batches: Batch) -> list[asyncio.Future[None]]:
    return [writer.append(batch) for batch in batches]


def named(batch: Batch) -> str:
    return f"{batch.table}{batch.first}"


def batch(name: str, body: bytes = b"") -> Batch:
    return Batch(name[0], int(name[1:]), [body])


TAKEN = IntegrityError("INSERT", None, Exception("UNIQUE"))
ODD = DataError("INSERT", None, Exception("a letter that is none"))
FULL = OperationalError("INSERT", None, Exception("database or disk is full"))


def test_what_waits_is_written_together() -> None:
    async def scene() -> None:
        database = Scripted()
        writer = Writer(database)
        first = started(writer, batch("a1"))
        await database.begun.wait()
        others = started(writer, *[batch(f"{name}1") for name in "bcdefgh"])
        await asyncio.sleep(0)
        database.go.set()
        await asyncio.gather(*first, *others)
        assert database.groups == [["a1"], [f"{name}1" for name in "bcdefgh"]]
        await writer.close()

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("problem", "is_known", "kind", "groups"),
    [("taken", True, Conflict, 1), ("taken", False, Conflict, 4), ("odd", True, GameError, 4)],
)
def test_those_at_fault_cost_few_attempts_and_no_other_batch(
    problem: str, is_known: bool, kind: type[GameError], groups: int
) -> None:
    async def scene() -> None:
        database = Scripted()
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

    asyncio.run(scene())


def test_what_was_built_upon_a_lost_batch_is_lost_too() -> None:
    async def scene() -> None:
        database = Scripted()
        database.problems[b"bad"] = TAKEN
        database.is_known = False
        writer = Writer(database)
        group = started(writer, batch("a1"), batch("a2", b"bad"), batch("a3"), batch("b1"))
        await database.begun.wait()
        later = started(writer, batch("a4"), batch("b2"))
        await asyncio.sleep(0)
        database.go.set()
        done = await asyncio.gather(*group, *later, return_exceptions=True)
        lost = [error.details["number"] for error in done if isinstance(error, Conflict)]
        assert lost == [2, 3, 4]
        assert database.written() == ["a1", "b1", "b2"]
        await writer.close()

    asyncio.run(scene())


def test_when_the_database_fails_all_are_told_and_the_next_are_tried() -> None:
    async def scene() -> None:
        database = Scripted()
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

    asyncio.run(scene())


def test_a_fault_of_our_own_reaches_whoever_waits() -> None:
    async def scene() -> None:
        database = Scripted()
        database.go.set()
        database.problems[b"bad"] = ZeroDivisionError()
        writer = Writer(database)
        with pytest.raises(ZeroDivisionError):
            await writer.append(batch("a1", b"bad"))
        await writer.append(batch("a1"))
        await writer.close()

    asyncio.run(scene())


def test_whoever_goes_away_leaves_the_others_alone() -> None:
    async def scene() -> None:
        database = Scripted()
        writer = Writer(database)
        first, second = started(writer, batch("a1"), batch("b1"))
        await database.begun.wait()
        third, fourth = started(writer, batch("c1"), batch("d1"))
        await asyncio.sleep(0)
        first.cancel()
        third.cancel()
        database.go.set()
        await asyncio.gather(second, fourth)
        assert database.groups == [["a1", "b1"], ["d1"]]
        await writer.close()

    asyncio.run(scene())


def test_what_waits_is_bounded() -> None:
    async def scene() -> None:
        database = Scripted()
        writer = Writer(database)
        large = bytes(MOST_WEIGHT // 2)
        group = started(writer, batch("a1", large))
        await database.begun.wait()
        with pytest.raises(GameError, match="store_busy"):
            await writer.append(batch("b1", large))
        database.go.set()
        await asyncio.gather(*group)
        await writer.append(batch("b1", large))
        await writer.close()

    asyncio.run(scene())
