"""The connection, between bytes and messages."""

import asyncio
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode
from websockets.http11 import Response

from tablee.server import connection as module
from tablee.server.connection import MAX_FRAME, MAX_UNANSWERED, Outbox
from tablee.store import LogBatch
from tests.support.in_memory_server import MemorySocket, memory_server

PING = b'{"type":"ping","id":"p"}'


async def test_there_is_one_place_for_sockets(tmp_path: Path) -> None:
    async with memory_server(tmp_path) as server:
        lost = MemorySocket(server.dispatcher, "/elsewhere", authorization=server.bearer("ana"))
        response = await lost.next()
        assert isinstance(response, Response)
        assert response.status_code == 404
        await lost.is_gone.wait()
        upgraded = MemorySocket(
            server.dispatcher, "/socket?again=1", authorization=server.bearer("ana")
        )
        assert await upgraded.hear("welcome")
        await upgraded.disconnect()


async def test_a_message_may_come_in_parts_of_any_size(tmp_path: Path) -> None:
    async with memory_server(tmp_path) as server:
        socket = server.socket("ana")
        await socket.hear("welcome")
        frames = [
            Frame(Opcode.TEXT, PING[:5], fin=False),
            Frame(Opcode.PING, b"between"),
            Frame(Opcode.CONT, PING[5:9], fin=False),
            Frame(Opcode.CONT, PING[9:]),
        ]
        for byte in b"".join(frame.serialize(mask=True) for frame in frames):
            socket.receive(bytes([byte]))
        pong = await socket.next()
        assert isinstance(pong, Frame)
        assert (pong.opcode, pong.data) == (Opcode.PONG, b"between")
        assert (await socket.hear("pong"))["id"] == "p"


async def test_what_is_no_message_ends_the_socket_and_nothing_else(tmp_path: Path) -> None:
    async with memory_server(tmp_path) as server:
        socket, other = server.socket("ana"), server.socket("bob")
        await socket.hear("welcome")
        socket.receive(b"\xff" * 20)
        end = await socket.next()
        assert isinstance(end, Frame)
        assert end.opcode is Opcode.CLOSE
        await socket.is_gone.wait()
        assert (await other.ask("ping"))["type"] == "pong"
        assert [client.person for client in server.tables.clients] == ["bob"]


async def test_a_client_that_gives_no_sign_of_life_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "HEARTBEAT", 0.02)

    async with memory_server(tmp_path) as server:
        dead, alive = server.socket("ana"), server.socket("bob")
        await dead.hear("welcome")
        dead.blocked = True
        async with asyncio.timeout(10):
            await dead.is_gone.wait()
        await server.until(lambda: len(server.tables.clients) == 1)
        assert not alive.is_closing()


async def test_more_is_not_fetched_than_can_be_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with memory_server(tmp_path) as server:
        table, (ana, _) = await server.begin("ana", "bob")
        append, resume = server.store.append, asyncio.Event()

        async def slowly(batch: LogBatch) -> None:
            await resume.wait()
            await append(batch)

        monkeypatch.setattr(server.store, "append", slowly)
        say = '{"type":"ask","id":"s","table":"%s","command":{"do":"say","text":"oui"}}'
        ana.send(say % table)
        await asyncio.sleep(0)
        for _ in range(MAX_UNANSWERED):
            assert not ana.is_paused
            ana.send(PING)
        assert ana.is_paused
        resume.set()
        await ana.hear("done")
        await server.until(lambda: not ana.is_paused)


async def test_a_server_that_stops_closes_its_sockets(tmp_path: Path) -> None:
    async with memory_server(tmp_path) as server:
        socket = server.socket("ana")
        await socket.hear("welcome")
        for connection in list(socket.connections):
            connection.shutdown()
        end = await socket.next()
        assert isinstance(end, Frame)
        assert end.opcode is Opcode.CLOSE
        await socket.is_gone.wait()
        early = server.socket("bob")
        early.line.shutdown()
        await early.is_gone.wait()
        await server.until(lambda: not server.tables.clients)


async def test_several_messages_may_come_at_once_and_one_byte_late(tmp_path: Path) -> None:
    async with memory_server(tmp_path) as server:
        socket = server.socket("ana")
        await socket.hear("welcome")
        ping = Frame(Opcode.TEXT, PING).serialize(mask=True)
        socket.receive(ping + Frame(Opcode.PING, b"between").serialize(mask=True) + ping[:-1])
        kinds = []
        for _ in range(2):
            event = await socket.next()
            assert isinstance(event, Frame)
            kinds.append(event.opcode)
        assert sorted(kinds) == [Opcode.TEXT, Opcode.PONG]
        socket.receive(ping[-1:] + ping)
        assert (await socket.hear("pong"))["id"] == "p"
        assert (await socket.hear("pong"))["id"] == "p"


async def test_a_frame_that_is_too_long_is_not_waited_for(tmp_path: Path) -> None:
    async with memory_server(tmp_path) as server:
        socket = server.socket("ana")
        await socket.hear("welcome")
        frame = Frame(Opcode.TEXT, b"x" * (MAX_FRAME + 1)).serialize(mask=True)
        socket.receive(frame[:20])
        end = await socket.next()
        assert isinstance(end, Frame)
        assert end.opcode is Opcode.CLOSE
        assert end.data[:2] == (1009).to_bytes(2)


async def test_who_speaks_before_being_let_in_is_understood_afterwards(tmp_path: Path) -> None:
    async with memory_server(tmp_path) as server:
        socket = server.socket("ana")
        ping = Frame(Opcode.TEXT, PING).serialize(mask=True)
        socket.receive(ping[:9])
        await socket.hear("welcome")
        socket.receive(ping[9:] + ping)
        assert (await socket.hear("pong"))["id"] == "p"
        assert (await socket.hear("pong"))["id"] == "p"


async def test_a_lost_connection_does_not_hold_up_what_is_sent_to_others(tmp_path: Path) -> None:
    async with memory_server(tmp_path) as server:
        outbox = Outbox()
        lost, other = (
            MemorySocket(server.dispatcher, "/socket", outbox, authorization=server.bearer(person))
            for person in ("ana", "bob")
        )
        for socket in (lost, other):
            await socket.hear("welcome")
        lost.line.write(PING)
        other.line.write(PING)
        lost.is_gone.set()
        lost.line.connection_lost(None)
        assert (await other.hear("ping"))["id"] == "p"
        assert (await other.ask("ping"))["type"] == "pong"
