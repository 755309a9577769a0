"""One table and the way to disk."""

import asyncio

import pytest

from tablee.core.errors import GameError
from tablee.core.state import COUNTED
from tablee.core.zones import DEALER
from tablee.server.desk import TRIES, Desk, head_of
from tablee.store import Batch, Conflict
from tablee.table import commands
from tablee.table.commands import Opening, Sit
from tablee.table.decide import handle
from tablee.table.facts import GotReady
from tests.halls import Listener, Odd, Salon, Shelf


async def a_salon(patch: pytest.MonkeyPatch, game: str = "parade", **options: int) -> Salon:
    salon = Salon(patch)
    await salon.open("ana", Opening(game, 2, dict(options)), [Sit("Ana", "", 0)])
    await act(salon, "bob", Sit("Bob"))
    await act(salon, "ana", commands.Begin())
    return salon


async def act(salon: Salon, person: str, command: commands.Asked) -> int:
    return await salon.hall.desk(salon.id).act(lambda going: handle(going, person, command))


def test_one_who_is_always_second_is_told_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        salon = await a_salon(monkeypatch)
        tries = []

        async def late(batch: Batch) -> None:
            tries.append(batch)
            raise Conflict

        monkeypatch.setattr(salon.shelf, "append", late)
        with pytest.raises(GameError) as refused:
            await act(salon, "ana", commands.Say("oui"))
        assert refused.value.code == "store_busy"
        assert len(tries) == TRIES
        await salon.close()

    asyncio.run(run())


def test_what_is_not_written_is_told_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        salon = await a_salon(monkeypatch)
        client = Listener("ana")
        await salon.hall.watch(client, salon.id, 0)
        client.texts.clear()

        async def failing(batch: Batch) -> None:
            raise GameError("store_failed", reason="full")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(salon.shelf, "append", failing)
            with pytest.raises(GameError):
                await act(salon, "ana", commands.Say("oui"))
        assert client.texts == []
        await act(salon, "bob", commands.Say("non"))
        assert [said["change"]["news"]["text"] for said in client.heard()] == ["non"]
        await salon.close()

    asyncio.run(run())


def test_the_lobby_learns_for_whom_a_table_waits_only_when_it_matters(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        salon = await a_salon(monkeypatch)
        shelf, clients = salon.shelf, [Listener("ana"), Listener("bob")]
        heads = []
        append = shelf.append

        async def noting(batch: Batch) -> None:
            heads.append(batch.head)
            await append(batch)

        for client in clients:
            await salon.hall.watch(client, salon.id, 0)
        await act(salon, "ana", commands.Say("oui"))
        monkeypatch.setattr(shelf, "append", noting)
        await act(salon, "ana", commands.Say("oui"))
        assert heads == [None]
        person = head_of(salon.table).awaited[0]
        for client in clients:
            salon.hall.unwatch(client, salon.id)
        while salon.hall._minder._tasks:
            await asyncio.sleep(0)
        assert shelf.heads_[salon.id].awaited == [person]
        await salon.close()

    asyncio.run(run())


def test_between_manches_a_table_waits_for_those_who_are_not_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        salon = await a_salon(monkeypatch)
        Odd(DEALER, lambda: COUNTED).put_on(salon.table)
        assert sorted(head_of(salon.table).awaited) == ["ana", "bob"]
        desk = salon.hall.desk(salon.id)
        seat = salon.table.seat_of("ana")
        assert seat is not None
        await desk.act(lambda going: going.do(GotReady(seat)))
        assert head_of(salon.table).awaited == ["bob"]
        await salon.close()

    asyncio.run(run())


def test_a_desk_without_a_table_has_nothing_to_catch_up_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        salon = await a_salon(monkeypatch)
        desk = Desk(salon.shelf, salon.id, on_change=lambda desk: None)
        await desk.catch_up()
        assert desk.table is None
        assert not desk.is_lost
        async with desk.lock:
            await desk.load()
        await desk.catch_up()
        assert not desk.is_ours
        await salon.close()

    asyncio.run(run())


def test_what_another_process_tells_is_not_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        salon = await a_salon(monkeypatch)
        desk = Desk(salon.shelf, salon.id, on_change=lambda desk: None)
        async with desk.lock:
            before = (await desk.load()).number
        await salon.hall.desk(salon.id).act(lambda going: going.do(GotReady(0)))
        await salon.hall.desk(salon.id).act(lambda going: going.do(GotReady(1)))
        bodies = await salon.shelf.read(salon.id, before)
        reads = count_reads(monkeypatch, salon.shelf)
        await desk.catch_up(before + 1, bodies[:1])
        await desk.catch_up(before + 1, bodies[:1])
        await desk.catch_up(before + 2, bodies[1:])
        assert desk.table is not None
        assert (desk.table.number, reads) == (before + 2, [])
        assert [seat.ready for seat in desk.table.seats] == [True, True]
        await salon.hall.desk(salon.id).act(lambda going: going.do(GotReady(0)))
        await desk.catch_up(before + 4, [b"the one after the next"])
        assert (desk.table.number, reads) == (before + 3, [salon.id])
        await salon.close()

    asyncio.run(run())


def count_reads(monkeypatch: pytest.MonkeyPatch, shelf: Shelf) -> list[str]:
    """Notes which tables are read from now on."""
    reads: list[str] = []
    read = shelf.read

    async def noted(table: str, after: int = 0) -> list[bytes]:
        reads.append(table)
        return await read(table, after)

    monkeypatch.setattr(shelf, "read", noted)
    return reads
