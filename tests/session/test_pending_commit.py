"""Group commit: commands that join a batch which waits to be written."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tablee.core.errors import GameError
from tablee.records import loads, verify
from tablee.store import Conflict, LogBatch
from tablee.table import events
from tablee.table.commands import AnyCommand, Propose, Ready, Resign, Say
from tablee.table.handlers import SEAT_HANDLERS, handle_command
from tablee.table.table import OVER
from tablee.table.transaction import Transaction
from tests.session.test_session import two_at_a_table
from tests.support.in_memory_server import IdleServer, RecordingClient
from tests.support.watched_tables import DECODER, rebuilt, snapshot


class Scenario:
    """Two players of Parade, a spectator, and a store that blocks until told to write."""

    def __init__(self, server: IdleServer, patch: pytest.MonkeyPatch) -> None:
        self.server = server
        self.watcher = RecordingClient("eve")
        self.ready = asyncio.Event()
        self.batches: list[LogBatch] = []
        self.faults: list[Exception] = []
        """Errors of the next batches."""
        self._append = server.store.append
        patch.setattr(server.store, "append", self._blocked_append)

    async def _blocked_append(self, batch: LogBatch) -> None:
        self.batches.append(batch)
        await self.ready.wait()
        if self.faults:
            raise self.faults.pop()
        batch.is_taken = True
        await turn()
        await self._append(batch)

    async def ask(self, person: str, command: AnyCommand, id: str = "") -> "asyncio.Task[int]":
        """Commit a command in the background, and let all tasks proceed."""
        session = self.server.tables.session(self.server.id)
        wish = session.commit(
            lambda transaction: handle_command(transaction, person, command),
            person=person,
            command=id,
        )
        task = asyncio.create_task(wish)
        await turn()
        return task

    async def write(self, *tasks: "asyncio.Task[int]") -> list[Any]:
        """Unblock the store; return the results of the commands."""
        self.ready.set()
        results: list[Any] = await asyncio.gather(*tasks, return_exceptions=True)
        return results

    def said(self) -> list[str]:
        """Return the chat messages in the log."""
        log_lines = map(DECODER.decode, self.server.store.logs[self.server.id])
        return [
            log_line.event.text for log_line in log_lines if isinstance(log_line.event, events.Said)
        ]

    def news(self) -> list[str]:
        """Return the texts of the updates since the last call."""
        changes = [said["change"] for said in self.watcher.heard() if said["type"] == "changed"]
        return [change["news"].get("text", "") for change in changes]


async def turn() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def run_scenario(scene: Callable[[Scenario], Awaitable[None]]) -> None:
    """Run a scenario; at its end the table in memory must be the one in the log."""

    async def run() -> None:
        with pytest.MonkeyPatch.context() as patch:
            server = await two_at_a_table()
            scenario = Scenario(server, patch)
            await server.tables.watch(scenario.watcher, server.id, 0)
            scenario.watcher.texts.clear()
            await scene(scenario)
            session = server.tables.session(server.id)
            async with session.lock:
                table = await session.load()
            assert snapshot(rebuilt(server.store.logs[server.id])) == snapshot(table)
            await server.close()

    asyncio.run(run())


def test_who_comes_meanwhile_is_written_in_the_same_batch_and_told_after_it() -> None:
    async def scene(scenario: Scenario) -> None:
        before = scenario.server.table.version
        tasks = [await scenario.ask("ana", Say("oui")), await scenario.ask("bob", Say("non"))]
        tasks.append(await scenario.ask("ana", Say("si")))
        assert [len(batch.bodies) for batch in scenario.batches] == [3]
        assert not any(task.done() for task in tasks)
        assert scenario.news() == scenario.said() == []
        assert await scenario.write(*tasks) == [before + 3] * 3
        assert scenario.news() == scenario.said() == ["oui", "non", "si"]

    run_scenario(scene)


def test_a_batch_that_is_being_written_takes_nobody_in() -> None:
    async def scene(scenario: Scenario) -> None:
        first = await scenario.ask("ana", Say("oui"))
        scenario.batches[0].is_taken = True
        second = await scenario.ask("bob", Say("non"))
        assert len(scenario.batches) == 1
        await scenario.write(first, second)
        assert [len(batch.bodies) for batch in scenario.batches] == [1, 1]
        assert scenario.news() == scenario.said() == ["oui", "non"]

    run_scenario(scene)


def test_nobody_is_refused_for_what_is_not_yet_on_disk() -> None:
    async def scene(scenario: Scenario) -> None:
        first = await scenario.ask("ana", Resign())
        assert isinstance(scenario.batches[0].bodies, list)
        second = await scenario.ask("bob", Ready())  # not playing any more, if Ana gave up
        assert not second.done()
        scenario.faults.append(GameError("store_failed"))
        lost, refused = await scenario.write(first, second)
        assert lost.code == "outcome_unknown"
        assert refused.code == "not_between_manches"

    run_scenario(scene)


def test_what_is_asked_twice_is_done_once_and_acknowledged_when_it_is_on_disk() -> None:
    async def scene(scenario: Scenario) -> None:
        tasks = [await scenario.ask("ana", Say("oui"), "c1") for _ in range(3)]
        assert not any(task.done() for task in tasks)
        assert len(set(await scenario.write(*tasks))) == 1
        assert scenario.said() == ["oui"]

    run_scenario(scene)


def test_all_are_tried_anew_when_another_process_was_first() -> None:
    async def scene(scenario: Scenario) -> None:
        tasks = [await scenario.ask("ana", Say("oui")), await scenario.ask("bob", Say("non"))]
        scenario.faults.append(Conflict())
        assert all(isinstance(version, int) for version in await scenario.write(*tasks))
        assert scenario.said() == scenario.news() == ["oui", "non"]

    run_scenario(scene)


def test_all_are_told_that_nothing_could_be_written() -> None:
    async def scene(scenario: Scenario) -> None:
        tasks = [await scenario.ask("ana", Say("oui")), await scenario.ask("bob", Say("non"))]
        scenario.faults.append(GameError("store_failed"))
        assert [error.code for error in await scenario.write(*tasks)] == ["outcome_unknown"] * 2
        assert scenario.said() == scenario.news() == []

    run_scenario(scene)


def test_one_who_goes_away_takes_nobody_along() -> None:
    async def scene(scenario: Scenario) -> None:
        tasks = [await scenario.ask(person, Say(person)) for person in ("ana", "bob", "ana")]
        tasks[1].cancel()
        gone = (await scenario.write(*tasks))[1]
        assert isinstance(gone, asyncio.CancelledError)
        assert scenario.said() == ["ana", "bob", "ana"]

    run_scenario(scene)


def test_those_who_joined_are_told_if_the_one_who_writes_is_stopped() -> None:
    async def scene(scenario: Scenario) -> None:
        first, second = await scenario.ask("ana", Say("oui")), await scenario.ask("bob", Say("non"))
        first.cancel()
        _, refused = await scenario.write(first, second)
        assert refused.code == "store_closed"
        assert scenario.said() == []

    run_scenario(scene)


def test_what_fails_halfway_spoils_nothing_for_the_others() -> None:
    def halfway(transaction: Transaction, seat: int, command: object) -> None:
        transaction.apply(events.Said(seat, "bob", "Bob", "half"))
        raise ZeroDivisionError

    async def scene(scenario: Scenario) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setitem(SEAT_HANDLERS, Ready, halfway)
            first, second = (
                await scenario.ask("ana", Say("oui")),
                await scenario.ask("bob", Ready()),
            )
            third = await scenario.ask("bob", Say("non"))
            done, failed, later = await scenario.write(first, second, third)
        assert isinstance(failed, ZeroDivisionError)
        assert isinstance(done, int)
        assert isinstance(later, int)
        assert scenario.said() == ["oui", "non"]

    run_scenario(scene)


def test_a_game_that_has_ended_is_written_before_the_next_one_is_spoken_of() -> None:
    async def scene(scenario: Scenario) -> None:
        first = await scenario.ask("ana", Resign())
        second = await scenario.ask("bob", Propose("rematch"))
        assert [len(batch.bodies) for batch in scenario.batches] == [2]
        assert all(isinstance(version, int) for version in await scenario.write(first, second))
        assert len(scenario.batches) == 2
        assert scenario.server.table.status == OVER
        (text,) = scenario.server.store.records_.values()
        verify(loads(text))

    run_scenario(scene)
