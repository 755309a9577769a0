"""Bots, clocks and absence: moves that nobody sends."""

import asyncio
import json
from pathlib import Path

import pytest

from tablee.core.errors import GameError
from tablee.core.zones import DEALER
from tablee.server.tables import Rounds
from tablee.session.automation import Timings
from tablee.store import LogBatch
from tests.support.in_memory_server import MemoryServer, MemorySocket, ScriptedGame, memory_server
from tests.support.metrics import unforeseen_errors

ROUNDS = Rounds(every=0.05)
TIMINGS = Timings(retry=0.01, takeover=0.05)


async def news(socket: MemorySocket, what: str) -> dict[str, object]:
    """Wait for an update of this kind."""
    while True:
        change: dict[str, object] = (await socket.hear("changed"))["change"]
        told = change["news"]
        assert isinstance(told, dict)
        if told["what"] == what:
            return told


async def test_a_bot_keeps_the_seat_of_somebody_who_is_missed_and_hands_it_back(
    tmp_path: Path,
) -> None:
    async with memory_server(tmp_path, timings=TIMINGS, patience=100.0) as server:
        table, sockets = await server.begin("ana", "bob")
        person, _ = server.asked(table)
        missed, other = sockets if person == "ana" else reversed(sockets)
        seat = server.table(table).seat_of(person)
        assert seat is not None
        await server.tables.check_sessions()
        await missed.disconnect()
        server.skipped = 200
        await server.tables.check_sessions()
        kept = await news(other, "kept")
        assert (kept["seat"], kept["text"]) == (seat, "absent")
        moved = await news(other, "moved")
        assert moved["seat"] == seat
        assert server.table(table).seats[seat].away
        again = server.socket(person)
        await again.ask("watch", table=table)
        await news(other, "returned")
        assert server.table(table).seats[seat].is_present


async def test_who_is_connected_is_never_missed_and_nobody_is_if_all_are_gone(
    tmp_path: Path,
) -> None:
    async with memory_server(tmp_path, timings=TIMINGS, patience=100.0) as server:
        table, (ana, bob) = await server.begin("ana", "bob")

        async def wait_longer() -> int:
            for _ in range(2):
                await server.tables.check_sessions()
                server.skipped += 200
            await server.tables.check_sessions()
            return len(server.table(table).present())

        assert await wait_longer() == 2
        await ana.disconnect()
        await bob.disconnect()
        assert await wait_longer() == 2


async def test_when_time_is_up_a_bot_moves(tmp_path: Path) -> None:
    async with memory_server(tmp_path, rounds=ROUNDS, timings=TIMINGS) as server:
        opening = {"game": "parade", "seats": 2, "clock": {"move": 0.2, "bank": 0.1}}
        _, (ana, _) = await server.begin("ana", "bob", opening=opening)
        kept = await news(ana, "kept")
        assert kept["text"] == "clock"
        await news(ana, "moved")


async def test_time_is_up_though_it_could_not_be_written_at_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with memory_server(tmp_path, rounds=ROUNDS, timings=TIMINGS) as server:
        append = server.store.append
        failed: list[LogBatch] = []

        async def failing(batch: LogBatch) -> None:
            if not failed and any(b'"kept"' in body for body in batch.bodies):
                failed.append(batch)
                raise GameError("store_failed", reason="full")
            await append(batch)

        monkeypatch.setattr(server.store, "append", failing)
        opening = {"game": "parade", "seats": 2, "clock": {"move": 0.2}}
        _, (ana, _) = await server.begin("ana", "bob", opening=opening)
        assert (await news(ana, "kept"))["text"] == "clock"
        assert failed


async def test_a_reaction_ends_by_itself_and_is_not_taken_back_later(
    tmp_path: Path,
) -> None:
    async with memory_server(
        tmp_path, rounds=ROUNDS, timings=TIMINGS, moves_per_second=1000
    ) as server:
        clock = {"move": 60.0, "reaction": 1.0}
        opening = {"game": "hermine", "seats": 2, "options": {"fixed_manches": 1}, "clock": clock}
        table, sockets = await server.begin("ana", "bob", opening=opening)
        by_name = dict(zip(("ana", "bob"), sockets, strict=True))
        for _ in range(300):
            play = server.table(table).game
            assert play is not None
            if play.state.asks():
                attacked, events = int(play.state.turn), len(play.events)
                attacker = by_name[server.table(table).seats[1 - attacked].person]
                undo = {"do": "propose", "plan": "undo"}
                said = await attacker.ask("ask", table=table, command=undo)
                assert said["type"] == "done"
                await news(attacker, "dropped")
                assert len(play.events) > events
                return
            person, move = server.asked(table)
            state = play.asked()[play.waiting()[0]]
            move = next((c for c in _attacks(state)), move)
            command = {"do": "play", "move": move, "version": server.table(table).version}
            await by_name[person].ask("ask", table=table, command=command)
        raise AssertionError("nobody was attacked")


def _attacks(state: object) -> list[str]:
    names = [state.name(a) for a in state.legal()]  # type: ignore[attr-defined]
    return [name for name in names if "@" in name and not name.startswith("discard")]


def test_a_bot_tries_again_when_nothing_could_be_thought_or_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with memory_server(tmp_path, rounds=ROUNDS, timings=TIMINGS) as server:
            tries = [0]
            run_worker = server.tables.workers.run

            async def busy(*how: object) -> object:
                tries[0] += 1
                if tries[0] == 1:
                    raise GameError("thinkers_busy")
                if tries[0] == 2:
                    raise ZeroDivisionError
                return await run_worker(*how)  # type: ignore[arg-type]

            monkeypatch.setattr(server.tables.workers, "run", busy)
            table, (ana,) = await server.begin("ana")
            while tries[0] < 3:
                if server.table(table).game is not None:
                    await _move(server, table, ana)
                await asyncio.sleep(0.01)
            while (await news(ana, "moved"))["seat"] == server.table(table).seat_of("ana"):
                pass

    before = unforeseen_errors()
    asyncio.run(run())
    assert unforeseen_errors() == before + 1


async def _move(server: MemoryServer, table: str, socket: MemorySocket) -> None:
    try:
        _, move = server.asked(table)
    except AssertionError:
        return
    command = {"do": "play", "move": move, "version": server.table(table).version}
    words = {"type": "ask", "id": f"n{command['version']}", "table": table, "command": command}
    socket.send(json.dumps(words))


def test_what_fails_beside_everything_else_disturbs_nobody(tmp_path: Path) -> None:
    async def run() -> None:
        async with memory_server(tmp_path, rounds=ROUNDS, timings=TIMINGS) as server:

            async def refused() -> None:
                raise GameError("store_failed")

            async def broken() -> None:
                raise ZeroDivisionError

            server.tables.automation.run_in_background(refused())
            server.tables.automation.run_in_background(broken())
            await server.until(lambda: server.tables.automation.is_idle)

    before = unforeseen_errors()
    asyncio.run(run())
    assert unforeseen_errors() == before + 1


def test_a_round_goes_on_after_a_desk_that_cannot_be_looked_over(tmp_path: Path) -> None:
    async def run() -> None:
        async with memory_server(tmp_path, rounds=ROUNDS, timings=TIMINGS) as server:
            table, _ = await server.begin("ana", "bob")
            seen: list[str] = []

            def broken() -> str:
                seen.append(table)
                raise (GameError("store_failed") if len(seen) % 2 else ZeroDivisionError())

            ScriptedGame(DEALER, broken).put_on(server.table(table))
            await server.until(lambda: len(seen) >= 4)

    before = unforeseen_errors()
    asyncio.run(run())
    assert unforeseen_errors() >= before + 2


async def test_nobody_looks_for_a_table_that_never_was(tmp_path: Path) -> None:
    async with memory_server(tmp_path, rounds=ROUNDS, timings=TIMINGS) as server:
        socket = server.socket("ana")
        for command in ({"do": "begin"}, {"do": "look", "move": "", "version": 1}):
            refused = await socket.ask("ask", table="nowhere", command=command)
            assert refused["code"] == "no_such_table"
        assert (await socket.ask("watch", table="nowhere"))["code"] == "no_such_table"
        assert server.tables.automation.is_idle
