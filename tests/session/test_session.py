"""A session: one table and its log."""

import asyncio

import pytest

from tablee.core.errors import GameError
from tablee.core.state import COUNTED
from tablee.core.zones import DEALER
from tablee.server.connection import MAX_UNANSWERED
from tablee.session import loading
from tablee.session.session import MAX_TRIES, Session
from tablee.session.steady_clock import Downtime
from tablee.session.watcher import Watcher
from tablee.store import Conflict, LogBatch
from tablee.table import commands
from tablee.table.clock import next_deadline
from tablee.table.commands import Opening, Sit, TimeControl
from tablee.table.events import GotReady
from tablee.table.handlers import handle_command
from tablee.table.transaction import Transaction
from tests.support.in_memory_server import IdleServer, MemoryStore, RecordingClient, ScriptedGame


async def two_at_a_table(
    game: str = "parade", clock: TimeControl | None = None, **options: int
) -> IdleServer:
    server = IdleServer()
    opening = Opening(game, 2, dict(options), clock or TimeControl())
    await server.open("ana", opening, [Sit("Ana", "", 0)])
    await act(server, "bob", Sit("Bob"))
    await act(server, "ana", commands.Begin())
    return server


def second_session(server: IdleServer, downtime: Downtime | None = None) -> Session:
    """Return a session of the same table, as another process would have one."""
    return Session(
        server.store,
        server.id,
        clock=lambda: server.now,
        entropy=server.entropy,
        on_change=lambda session: None,
        downtime=downtime,
    )


async def act(server: IdleServer, person: str, command: commands.AnyCommand) -> int:
    return await server.tables.session(server.id).commit(
        lambda transaction: handle_command(transaction, person, command)
    )


async def test_one_who_is_always_second_is_told_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    server = await two_at_a_table()
    tries = []

    async def late(batch: LogBatch) -> None:
        tries.append(batch)
        raise Conflict

    monkeypatch.setattr(server.store, "append", late)
    with pytest.raises(GameError) as refused:
        await act(server, "ana", commands.Say("oui"))
    assert refused.value.code == "store_busy"
    assert len(tries) == MAX_TRIES
    await server.close()


async def test_what_is_not_written_is_told_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    server = await two_at_a_table()
    client = RecordingClient("ana")
    await server.tables.watch(client, server.id, 0)
    client.texts.clear()

    async def failing(batch: LogBatch) -> None:
        raise GameError("store_failed", reason="full")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server.store, "append", failing)
        with pytest.raises(GameError):
            await act(server, "ana", commands.Say("oui"))
    assert client.texts == []
    await act(server, "bob", commands.Say("non"))
    assert [said["change"]["news"]["text"] for said in client.heard()] == ["non"]
    await server.close()


async def test_the_lobby_learns_for_whom_a_table_waits_only_when_it_matters(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    server = await two_at_a_table()
    store, clients = server.store, [RecordingClient("ana"), RecordingClient("bob")]
    summaries = []
    append = store.append

    async def noting(batch: LogBatch) -> None:
        summaries.append(batch.summary)
        await append(batch)

    for client in clients:
        await server.tables.watch(client, server.id, 0)
    await act(server, "ana", commands.Say("oui"))
    monkeypatch.setattr(store, "append", noting)
    await act(server, "ana", commands.Say("oui"))
    assert summaries == [None]
    person = server.table.awaited_guests()[0]
    for client in clients:
        server.tables.unwatch(client, server.id)
    while not server.tables.automation.is_idle:
        await asyncio.sleep(0)
    assert store.summaries_[server.id].awaited == [person]
    await server.close()


async def test_between_manches_a_table_waits_for_those_who_are_not_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    server = await two_at_a_table()
    ScriptedGame(DEALER, lambda: COUNTED).put_on(server.table)
    assert sorted(server.table.awaited_guests()) == ["ana", "bob"]
    session = server.tables.session(server.id)
    seat = server.table.seat_of("ana")
    assert seat is not None
    await session.commit(lambda transaction: transaction.apply(GotReady(seat)))
    assert server.table.awaited_guests() == ["bob"]
    await server.close()


async def test_a_desk_without_a_table_has_nothing_to_catch_up_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    server = await two_at_a_table()
    session = second_session(server)
    await session.catch_up()
    assert session.table is None
    assert not session.is_lost
    async with session.lock:
        await session.load()
    await session.catch_up()
    assert not session.is_ours
    await server.close()


async def test_a_table_that_could_not_be_read_is_lost_until_it_is_read_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    server = await two_at_a_table()
    session = server.tables.session(server.id)

    async def failing(table: str, after: int = 0) -> list[bytes]:
        await asyncio.sleep(0)
        raise GameError("store_failed", reason="gone")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server.store, "read", failing)
        with pytest.raises(GameError) as refused:
            await session.catch_up()
    assert refused.value.code == "store_failed"
    assert session.is_lost
    async with session.lock:
        await session.load()
    assert not session.is_lost
    await server.close()


async def test_what_another_process_tells_is_not_read_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    server = await two_at_a_table()
    session = second_session(server)
    async with session.lock:
        before = (await session.load()).number
    await server.tables.session(server.id).commit(
        lambda transaction: transaction.apply(GotReady(0))
    )
    await server.tables.session(server.id).commit(
        lambda transaction: transaction.apply(GotReady(1))
    )
    bodies = await server.store.read(server.id, before)
    reads = count_reads(monkeypatch, server.store)
    await session.catch_up(before + 1, bodies[:1])
    await session.catch_up(before + 1, bodies[:1])
    await session.catch_up(before + 2, bodies[1:])
    assert session.table is not None
    assert (session.table.number, reads) == (before + 2, [])
    assert [seat.ready for seat in session.table.seats] == [True, True]
    await server.tables.session(server.id).commit(
        lambda transaction: transaction.apply(GotReady(0))
    )
    await session.catch_up(before + 4, [b"the one after the next"])
    assert (session.table.number, reads) == (before + 3, [server.id])
    await server.close()


def count_reads(monkeypatch: pytest.MonkeyPatch, store: MemoryStore) -> list[str]:
    """Record which tables are read from now on."""
    reads: list[str] = []
    read = store.read

    async def noted(table: str, after: int = 0) -> list[bytes]:
        reads.append(table)
        return await read(table, after)

    monkeypatch.setattr(store, "read", noted)
    return reads


async def test_a_long_log_is_read_without_keeping_others_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(loading, "SLICE_SECONDS", 0.0)
    server = await two_at_a_table()
    for number in range(200):
        await act(server, "ana", commands.Say(f"line {number}"))
    length = len(server.store.logs[server.id])
    session = second_session(server)
    answered = 0

    async def play_elsewhere() -> None:
        nonlocal answered
        await server.tables.open("bob", Opening("parade", 2), [commands.Sit("Bob")])
        while session.table is None:
            answered += 1
            await asyncio.sleep(0)

    playing = asyncio.create_task(play_elsewhere())
    async with session.lock:
        table = await session.load()
    await playing
    assert table.number == length
    assert answered >= length // loading.LINES_AT_ONCE // 2, "there was a turn after every slice"


@pytest.mark.parametrize("body", [b"{", b'{"at":1,"event":{"what":"moved","seat":0,"move":"x"}}'])
async def test_a_log_that_cannot_be_replayed_is_refused_with_a_sentence(body: bytes) -> None:
    server = await two_at_a_table()
    server.store.logs[server.id].append(body)
    session = second_session(server)
    with pytest.raises(GameError) as refused:
        async with session.lock:
            await session.load()
    assert refused.value.code == "log_broken"
    assert refused.value.details["table"] == server.id


@pytest.mark.parametrize("down", [20.0, 7200.0])
async def test_time_in_which_nobody_served_is_nobodys_time(down: float) -> None:
    server = await two_at_a_table(clock=TimeControl(move=20, bank=30))
    server.now += 5
    stopped = server.now
    server.now += down
    session = second_session(server, Downtime(stopped, server.now))
    server.now += 100  # until somebody comes
    async with session.lock:
        table = await session.load()
    assert next_deadline(table) == server.now + 45
    assert [seat.bank for seat in table.seats] == [30, 30]
    again = second_session(server, Downtime(stopped, server.now))
    async with again.lock:
        assert next_deadline(await again.load()) == server.now + 45, "it is in the log"


async def test_where_moves_take_days_time_goes_on_when_a_server_is_back() -> None:
    server = await two_at_a_table(clock=TimeControl(move=86400))
    stopped = server.now
    server.now += 1000
    session = second_session(server, Downtime(stopped, server.now))
    server.now += 40000
    async with session.lock:
        assert next_deadline(await session.load()) == server.now + 86400 - 40000


async def test_a_short_absence_or_another_process_changes_nothing() -> None:
    server = await two_at_a_table(clock=TimeControl(move=20, bank=30))
    due = server.now + 50
    server.now += 10
    session = second_session(server, Downtime(server.now - 4, server.now))
    async with session.lock:
        assert next_deadline(await session.load()) == due
    assert len(server.store.logs[server.id]) == session.table.number if session.table else 0


async def test_a_clock_that_was_set_back_does_not_stop_a_game() -> None:
    server = await two_at_a_table(clock=TimeControl(move=20, bank=30))
    before = server.now
    server.now -= 7200
    session = second_session(server)
    async with session.lock:
        table = await session.load()
    assert session.now() == before
    server.now += 50
    assert next_deadline(table) == session.now()
    await session.commit(Transaction.tick)
    assert any(seat.away for seat in table.seats)


async def test_nobody_is_refused_because_of_what_another_process_has_done() -> None:
    server = await two_at_a_table()
    server.store.is_shared = True
    other = second_session(server)
    async with other.lock:
        await other.load()
    ana = Watcher("ana", lambda text: None)
    version = await server.tables.session(server.id).command(ana, commands.Say("oui"), id="c1")
    await act(server, "bob", commands.Resign())
    assert other.table is not None
    assert other.table.status == "playing", "it does not know yet"
    assert await other.command(ana, commands.Say("oui"), id="c1") >= version
    await other.command(ana, commands.Propose("rematch"), id="c2")
    assert len(server.store.logs[server.id]) == other.table.number


async def test_a_commit_whose_answer_was_lost_is_neither_lost_nor_doubled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    server = await two_at_a_table()
    append, faults = server.store.append, ["lost"]

    async def answer_lost(batch: LogBatch) -> None:
        await append(batch)
        if faults:
            raise GameError("store_failed", reason=faults.pop())

    monkeypatch.setattr(server.store, "append", answer_lost)
    session, ana = server.tables.session(server.id), Watcher("ana", lambda text: None)
    with pytest.raises(GameError) as unknown:
        await session.command(ana, commands.Say("once"), id="c1")
    assert unknown.value.code == "outcome_unknown"
    await session.command(ana, commands.Say("once"), id="c1")
    said = [body for body in server.store.logs[server.id] if b"once" in body]
    assert len(said) == 1


async def test_ids_are_remembered_as_long_as_they_may_be_repeated() -> None:
    server = await two_at_a_table()
    session, ana = server.tables.session(server.id), Watcher("ana", lambda text: None)
    for number in range(MAX_UNANSWERED + 1):
        await session.command(ana, commands.Say(f"{number}"), id=f"c{number}")
    length = len(server.store.logs[server.id])
    for number in range(MAX_UNANSWERED + 1):
        await session.command(ana, commands.Say(f"{number}"), id=f"c{number}")
    assert len(server.store.logs[server.id]) == length
