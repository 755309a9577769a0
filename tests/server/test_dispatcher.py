"""The dispatcher: admission, requests, and disconnection."""

import asyncio
import json
from pathlib import Path
from typing import NoReturn

import pytest
from websockets.frames import Frame, Opcode
from websockets.http11 import Response

from tablee.core.errors import GameError
from tablee.server import connection as line_module
from tablee.server import limits as limits_module
from tablee.server.client import Client
from tablee.server.dispatcher import MAX_MESSAGE, MAX_SOCKETS
from tablee.server.in_flight import MAX_FOR_PERSON
from tablee.server.limits import MAX_FAULTS
from tablee.server.tables import MAX_WATCHED
from tablee.store import LogBatch
from tablee.table.commands import Say
from tablee.table.handlers import SEAT_HANDLERS
from tests.support.in_memory_server import MemorySocket, Said, ScriptedGame, memory_server
from tests.support.metrics import connected_sockets, unforeseen_errors

PING = '{"type":"ping","id":"p"}'


async def turned_away(socket: MemorySocket) -> tuple[int, str]:
    """Return the status and code that a connection was rejected with."""
    response = await socket.next()
    assert isinstance(response, Response)
    await socket.is_gone.wait()
    return response.status_code, (response.body or b"").decode().strip()


async def test_a_client_is_welcomed_by_name(tmp_path: Path) -> None:
    async with memory_server(tmp_path) as server:
        await server.store.rename("ana", "Ana")
        socket = server.socket("ana")
        said = await socket.hear("welcome")
        assert said["name"] == "Ana"
        assert said["program"].startswith("tablee ")
        assert connected_sockets() == 1
        assert (await socket.ask("ping"))["type"] == "pong"
        await socket.disconnect()
        assert not server.tables.clients
        assert connected_sockets() == 0


async def test_strangers_and_foreign_pages_are_turned_away(tmp_path: Path) -> None:
    async with memory_server(tmp_path, origin="https://jeux.example") as server:
        assert await turned_away(MemorySocket(server.dispatcher)) == (403, "no_guest")
        forged = MemorySocket(server.dispatcher, cookie="tablee_guest=ana.forged")
        assert await turned_away(forged) == (403, "no_guest")
        for origin in ("https://elsewhere.example", "null", ""):
            page = server.socket("ana", origin=origin)
            assert await turned_away(page) == (403, "bad_origin")
        for origin in ("https://jeux.example", "http://house"):
            assert await server.socket("ana", origin=origin).hear("welcome")
        cookie = f"tablee_guest={server.guests.token('ana')}"
        socket = MemorySocket(server.dispatcher, cookie=cookie)
        assert await socket.hear("welcome")
        await socket.disconnect()


async def test_one_person_has_only_so_many_sockets(tmp_path: Path) -> None:
    async with memory_server(tmp_path) as server:
        sockets = [server.socket("ana") for _ in range(MAX_SOCKETS + 3)]
        closed = 0
        for socket in sockets:
            response = await socket.next()
            assert isinstance(response, Response)
            closed += (response.body or b"").startswith(b"too_many_sockets")
        assert closed == 3
        assert await server.socket("bob").hear("welcome")
        await sockets[0].disconnect()
        assert await server.socket("ana").hear("welcome")


async def test_without_the_database_a_client_is_to_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(person: str) -> str:
        raise GameError("store_failed", reason="disk is gone")

    async with memory_server(tmp_path) as server:
        monkeypatch.setattr(server.store, "name_of", gone)
        assert await turned_away(server.socket("ana")) == (503, "store_failed")
        assert not server.tables.clients


async def test_nonsense_is_refused_and_much_of_it_is_too_much(tmp_path: Path) -> None:
    async with memory_server(tmp_path) as server:
        socket = server.socket("ana")
        for text in ("{", b"\xff\xfe", b"", '{"type":"ping"}', "x" * MAX_MESSAGE):
            socket.send(text)
            said = await socket.hear("refused")
            assert (said["id"], said["code"]) == ("", "bad_message")
        socket.send("x" * (MAX_MESSAGE + 1))
        assert (await socket.hear("refused"))["code"] == "message_too_long"
        socket.send(b'{"type":"ping","id":"p"}')
        assert (await socket.hear("pong"))["id"] == "p"
        for _ in range(MAX_FAULTS + 1):
            socket.send("{")
        said = await socket.hear("bye")
        assert said == {"type": "bye", "code": "too_many_faults", "again": False}
        end = await socket.next()
        assert isinstance(end, Frame)
        assert end.opcode is Opcode.CLOSE
        await socket.is_gone.wait()


async def test_who_speaks_too_fast_is_told_so(tmp_path: Path) -> None:
    async with memory_server(tmp_path) as server:
        socket = server.socket("ana")
        for _ in range(100):
            socket.send(PING)
        said = await socket.hear("refused")
        assert (said["id"], said["code"]) == ("p", "too_fast")


async def test_one_who_does_not_read_is_sent_away_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line_module, "MAX_UNSENT_BYTES", 50_000)
    monkeypatch.setattr(line_module, "CLOSE_SECONDS", 0.05)

    async with memory_server(tmp_path) as server:
        table, (ana, bob) = await server.begin("ana", "bob")
        bob.blocked = True
        for n in range(15):
            bob.send(json.dumps({"type": "watch", "id": f"w{n}", "table": table}))
        await asyncio.wait_for(bob.is_gone.wait(), 5)
        assert (await ana.ask("ping"))["type"] == "pong"
        assert len(server.tables.clients) == 1
        again = server.socket("bob")
        await again.ask("watch", table=table)
        assert (await again.ask("ping"))["type"] == "pong"


async def test_an_unknown_table_is_not_there_for_anybody(tmp_path: Path) -> None:
    async with memory_server(tmp_path) as server:
        socket = server.socket("ana")
        for kind, words in (
            ("watch", {}),
            ("ask", {"command": {"do": "begin"}}),
            ("ask", {"command": {"do": "look", "move": "", "version": 1}}),
            ("hint", {"version": 1}),
        ):
            said = await socket.ask(kind, table="nowhere", **words)
            assert (said["type"], said["code"]) == ("refused", "no_such_table")
        assert (await socket.ask("unwatch", table="nowhere"))["type"] == "done"
        assert server.tables.loaded == [], "strangers fill the memory with tables that are none"


async def test_a_client_watches_only_so_many_tables(tmp_path: Path) -> None:
    async with memory_server(tmp_path, openings_per_minute=1000) as server:
        tables = [await server.open("ana") for _ in range(MAX_WATCHED + 1)]
        socket = server.socket("ana")
        await socket.hear("welcome")
        (client,) = server.tables.clients
        for table in tables[:-1]:
            await server.tables.watch(client, table, 0)
        said = await socket.ask("watch", table=tables[-1])
        assert (said["code"], said["details"]) == ("too_many_tables", {"most": MAX_WATCHED})
        await socket.ask("unwatch", table=tables[0])
        await server.tables.watch(client, tables[-1], 0)


async def test_a_move_is_done_though_its_sender_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others receive the update, and the game goes on."""

    async with memory_server(tmp_path) as server:
        table, sockets = await server.begin("ana", "bob")
        person, move = server.asked(table)
        mover, other = sockets if person == "ana" else reversed(sockets)
        append, writing, go_on = server.store.append, asyncio.Event(), asyncio.Event()

        async def slowly(batch: LogBatch) -> None:
            writing.set()
            await go_on.wait()
            await append(batch)

        monkeypatch.setattr(server.store, "append", slowly)
        command = {"do": "play", "move": move, "version": server.table(table).version}
        words = {"type": "ask", "id": "last", "table": table, "command": command}
        mover.send(json.dumps(words))
        await writing.wait()
        await mover.disconnect()
        assert len(server.tables.clients) == 2
        go_on.set()
        while (await other.hear("changed"))["change"]["news"]["what"] != "moved":
            pass
        assert server.asked(table)[0] != person
        await server.until(lambda: len(server.tables.clients) == 1)


async def test_a_command_sent_twice_is_done_once(tmp_path: Path) -> None:
    async with memory_server(tmp_path) as server:
        table, (ana, bob) = await server.begin("ana", "bob")
        words = {"type": "ask", "table": table, "command": {"do": "say", "text": "oui"}}
        before = server.table(table).number
        for _ in range(3):
            ana.send(json.dumps({**words, "id": "once"}))
            assert (await ana.hear("done"))["id"] == "once"
        assert server.table(table).number == before + 1
        bob.send(json.dumps({**words, "id": "once"}))
        await bob.hear("done")
        assert server.table(table).number == before + 2


def test_what_nobody_foresaw_is_told_as_such_and_nothing_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> NoReturn:
        raise KeyError("r7 of Ana")

    async def run() -> list[Said]:
        async with memory_server(tmp_path) as server:
            table, (ana, _) = await server.begin("ana", "bob")
            monkeypatch.setitem(SEAT_HANDLERS, Say, broken)
            seat = server.table(table).seat_of("ana")
            assert seat is not None
            ScriptedGame(seat, broken).put_on(server.table(table))
            return [
                await ana.ask("ask", table=table, command={"do": "say", "text": "oui"}),
                await ana.ask("hint", table=table, version=server.table(table).version),
                await ana.ask("ping"),
            ]

    before = unforeseen_errors()
    asked, hinted, alive = asyncio.run(run())
    assert asked == {"type": "refused", "id": asked["id"], "code": "unforeseen"}
    assert hinted["code"] == "unforeseen"
    assert alive["type"] == "pong"
    assert unforeseen_errors() == before + 2
    assert len(caplog.records) == 2
    assert "r7" not in caplog.text


def test_looking_and_playing_by_the_words_of_the_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with memory_server(tmp_path) as server:
            table, sockets = await server.begin("ana", "bob")
            person, move = server.asked(table)
            mover, other = sockets if person == "ana" else reversed(sockets)
            version = server.table(table).version

            async def ask(
                socket: MemorySocket, do: str, words: str, version: int = version
            ) -> Said:
                command = {"do": do, "move": words, "version": version}
                return await socket.ask("ask", table=table, command=command)

            choices = (await ask(mover, "look", ""))["choices"]
            assert move in [choice["move"] for choice in choices]
            assert (await ask(mover, "look", move))["code"] == "no_more_steps"
            assert (await ask(mover, "look", "nonsense"))["code"] == "unknown_move"
            assert (await ask(other, "look", ""))["code"] == "not_your_turn"
            assert (await ask(mover, "look", "", 0))["code"] == "stale"
            spectator = server.socket("carl")
            assert (await ask(spectator, "look", ""))["code"] == "not_seated"
            assert (await ask(spectator, "play", move))["code"] == "not_seated"
            assert (await ask(other, "play", move))["code"] == "not_your_turn"
            assert (await ask(mover, "play", move, 0))["code"] == "stale"
            done = await ask(mover, "play", move)
            assert done["version"] > version
            assert (await ask(mover, "play", move))["code"] == "stale"

    asyncio.run(run())


async def test_one_person_has_only_so_many_hints_in_work_on_all_sockets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []

    async def search(client: Client, *_: object) -> None:
        begun.append(client.person)
        await asyncio.Event().wait()

    async with memory_server(tmp_path) as server:
        monkeypatch.setattr(server.tables, "hint", search)
        sockets = [server.socket("ana") for _ in range(5)]
        for number, socket in enumerate(sockets):
            await socket.hear("welcome")
            socket.send('{"type":"hint","id":"h","table":"t","version":1}')
            if number >= MAX_FOR_PERSON:
                assert (await socket.hear("refused"))["code"] == "too_fast"
        other = server.socket("bob")
        await other.hear("welcome")
        other.send('{"type":"hint","id":"h","table":"t","version":1}')
        await server.until(lambda: len(begun) == MAX_FOR_PERSON + 1)
        for socket in sockets:
            await socket.disconnect()
        await server.until(lambda: server.tables.in_flight.count == 1)
        assert begun == ["ana"] * MAX_FOR_PERSON + ["bob"]


async def test_one_address_has_only_so_many_sockets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with memory_server(tmp_path, sockets_per_address=2) as server:
        for person in ("ana", "bob"):
            await server.socket(person).hear("welcome")
        assert await turned_away(server.socket("carl")) == (429, "too_fast")
    monkeypatch.setattr(limits_module, "RECONNECTING_SECONDS", 1e-6)
    async with memory_server(tmp_path, sockets_per_address=2) as server:
        for person in ("ana", "bob"):
            await server.socket(person).hear("welcome")
        assert await turned_away(server.socket("carl")) == (403, "too_many_sockets")
