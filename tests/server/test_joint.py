"""Commands that come while another one waits to be written, and are written with it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tablee.core.errors import GameError
from tablee.records import loads, verify
from tablee.store import Batch, Conflict
from tablee.table import facts
from tablee.table.commands import Asked, Propose, Ready, Resign, Say
from tablee.table.decide import _FOR_SEATS, handle
from tablee.table.going import Going
from tablee.table.table import OVER
from tests.gatherings import DECODER, rebuilt, snapshot
from tests.halls import Listener, Salon
from tests.server.test_desk import a_salon


class Evening:
    """Two at a table of Parade, somebody who watches, and a disk that waits for a word."""

    def __init__(self, salon: Salon, patch: pytest.MonkeyPatch) -> None:
        self.salon = salon
        self.watcher = Listener("eve")
        self.ready = asyncio.Event()
        self.asked: list[Batch] = []
        self.faults: list[Exception] = []
        """What goes wrong with the next batches."""
        self._append = salon.shelf.append
        patch.setattr(salon.shelf, "append", self._slowly)

    async def _slowly(self, batch: Batch) -> None:
        self.asked.append(batch)
        await self.ready.wait()
        if self.faults:
            raise self.faults.pop()
        batch.is_taken = True
        await turn()
        await self._append(batch)

    async def ask(self, person: str, command: Asked, id: str = "") -> "asyncio.Task[int]":
        """Ask for something, and let everybody do what they can."""
        desk = self.salon.hall.desk(self.salon.id)
        wish = desk.act(lambda going: handle(going, person, command), person=person, command=id)
        task = asyncio.create_task(wish)
        await turn()
        return task

    async def write(self, *tasks: "asyncio.Task[int]") -> list[Any]:
        """Let it be written, and see what comes of what was asked."""
        self.ready.set()
        found: list[Any] = await asyncio.gather(*tasks, return_exceptions=True)
        return found

    def said(self) -> list[str]:
        """What the log says that somebody said."""
        entries = map(DECODER.decode, self.salon.shelf.logs[self.salon.id])
        return [entry.fact.text for entry in entries if isinstance(entry.fact, facts.Said)]

    def news(self) -> list[str]:
        """What the watcher has heard since the last time."""
        changes = [said["change"] for said in self.watcher.heard() if said["type"] == "changed"]
        return [change["news"].get("text", "") for change in changes]


async def turn() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def spend(scene: Callable[[Evening], Awaitable[None]]) -> None:
    """An evening; in the end the table in memory is the one on disk."""

    async def run() -> None:
        with pytest.MonkeyPatch.context() as patch:
            salon = await a_salon(patch)
            evening = Evening(salon, patch)
            await salon.hall.watch(evening.watcher, salon.id, 0)
            evening.watcher.texts.clear()
            await scene(evening)
            desk = salon.hall.desk(salon.id)
            async with desk.lock:
                table = await desk.load()
            assert snapshot(rebuilt(salon.shelf.logs[salon.id])) == snapshot(table)
            await salon.close()

    asyncio.run(run())


def test_who_comes_meanwhile_is_written_in_the_same_batch_and_told_after_it() -> None:
    async def scene(evening: Evening) -> None:
        before = evening.salon.table.version
        tasks = [await evening.ask("ana", Say("oui")), await evening.ask("bob", Say("non"))]
        tasks.append(await evening.ask("ana", Say("si")))
        assert [len(batch.bodies) for batch in evening.asked] == [3]
        assert not any(task.done() for task in tasks)
        assert evening.news() == evening.said() == []
        assert await evening.write(*tasks) == [before + 3] * 3
        assert evening.news() == evening.said() == ["oui", "non", "si"]

    spend(scene)


def test_a_batch_that_is_being_written_takes_nobody_in() -> None:
    async def scene(evening: Evening) -> None:
        first = await evening.ask("ana", Say("oui"))
        evening.asked[0].is_taken = True
        second = await evening.ask("bob", Say("non"))
        assert len(evening.asked) == 1
        await evening.write(first, second)
        assert [len(batch.bodies) for batch in evening.asked] == [1, 1]
        assert evening.news() == evening.said() == ["oui", "non"]

    spend(scene)


def test_nobody_is_refused_for_what_is_not_yet_on_disk() -> None:
    async def scene(evening: Evening) -> None:
        first = await evening.ask("ana", Resign())
        assert isinstance(evening.asked[0].bodies, list)
        second = await evening.ask("bob", Ready())  # not playing any more, if Ana gave up
        assert not second.done()
        evening.faults.append(GameError("store_failed"))
        lost, refused = await evening.write(first, second)
        assert lost.code == "store_failed"
        assert refused.code == "not_between_manches"

    spend(scene)


def test_what_is_asked_twice_is_done_once_and_acknowledged_when_it_is_on_disk() -> None:
    async def scene(evening: Evening) -> None:
        tasks = [await evening.ask("ana", Say("oui"), "c1") for _ in range(3)]
        assert not any(task.done() for task in tasks)
        assert len(set(await evening.write(*tasks))) == 1
        assert evening.said() == ["oui"]

    spend(scene)


def test_all_are_tried_anew_when_another_process_was_first() -> None:
    async def scene(evening: Evening) -> None:
        tasks = [await evening.ask("ana", Say("oui")), await evening.ask("bob", Say("non"))]
        evening.faults.append(Conflict())
        assert all(isinstance(version, int) for version in await evening.write(*tasks))
        assert evening.said() == evening.news() == ["oui", "non"]

    spend(scene)


def test_all_are_told_that_nothing_could_be_written() -> None:
    async def scene(evening: Evening) -> None:
        tasks = [await evening.ask("ana", Say("oui")), await evening.ask("bob", Say("non"))]
        evening.faults.append(GameError("store_failed"))
        assert [error.code for error in await evening.write(*tasks)] == ["store_failed"] * 2
        assert evening.said() == evening.news() == []

    spend(scene)


def test_one_who_goes_away_takes_nobody_along() -> None:
    async def scene(evening: Evening) -> None:
        tasks = [await evening.ask(person, Say(person)) for person in ("ana", "bob", "ana")]
        tasks[1].cancel()
        gone = (await evening.write(*tasks))[1]
        assert isinstance(gone, asyncio.CancelledError)
        assert evening.said() == ["ana", "bob", "ana"]

    spend(scene)


def test_those_who_joined_are_told_if_the_one_who_writes_is_stopped() -> None:
    async def scene(evening: Evening) -> None:
        first, second = await evening.ask("ana", Say("oui")), await evening.ask("bob", Say("non"))
        first.cancel()
        _, refused = await evening.write(first, second)
        assert refused.code == "store_closed"
        assert evening.said() == []

    spend(scene)


def test_what_fails_halfway_spoils_nothing_for_the_others() -> None:
    def halfway(going: Going, seat: int, command: object) -> None:
        going.do(facts.Said(seat, "bob", "Bob", "half"))
        raise ZeroDivisionError

    async def scene(evening: Evening) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setitem(_FOR_SEATS, Ready, halfway)
            first, second = await evening.ask("ana", Say("oui")), await evening.ask("bob", Ready())
            third = await evening.ask("bob", Say("non"))
            done, failed, later = await evening.write(first, second, third)
        assert isinstance(failed, ZeroDivisionError)
        assert isinstance(done, int)
        assert isinstance(later, int)
        assert evening.said() == ["oui", "non"]

    spend(scene)


def test_a_game_that_has_ended_is_written_before_the_next_one_is_spoken_of() -> None:
    async def scene(evening: Evening) -> None:
        first = await evening.ask("ana", Resign())
        second = await evening.ask("bob", Propose("rematch"))
        assert [len(batch.bodies) for batch in evening.asked] == [2]
        assert all(isinstance(found, int) for found in await evening.write(first, second))
        assert len(evening.asked) == 2
        assert evening.salon.table.status == OVER
        (text,) = evening.salon.shelf.records_.values()
        verify(loads(text))

    spend(scene)
