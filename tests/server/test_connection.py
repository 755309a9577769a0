"""The connection, between bytes and messages."""

import asyncio
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode
from websockets.http11 import Response

from tablee.server import connection as module
from tablee.server import limits
from tablee.server.connection import MAX_FRAGMENTS, MAX_FRAME, MAX_UNANSWERED, Outbox
from tablee.server.limits import Rate
from tablee.server.reading import MAX_PIECE
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


async def test_a_flood_of_frames_without_a_message_ends_the_socket_soon(tmp_path: Path) -> None:
    async with memory_server(tmp_path) as server:
        other = server.socket("bob")
        for opcode in (Opcode.PING, Opcode.PONG):
            socket = server.socket("ana")
            await socket.hear("welcome")
            flood = Frame(opcode, b"").serialize(mask=True)
            socket.receive(flood * 100_000)
            assert socket.is_paused
            kinds: list[Opcode] = []
            while not kinds or kinds[-1] is not Opcode.CLOSE:
                frame = await socket.next()
                assert isinstance(frame, Frame)
                kinds.append(frame.opcode)
            assert len(kinds) <= MAX_PIECE // len(flood) + 3
            assert (await other.ask("ping"))["type"] == "pong"
            await socket.disconnect()


@pytest.mark.parametrize("part", [b"", b" "])
async def test_a_message_has_only_so_many_parts(tmp_path: Path, part: bytes) -> None:
    async with memory_server(tmp_path) as server:
        socket = server.socket("ana")
        await socket.hear("welcome")
        socket.receive(Frame(Opcode.TEXT, b" ", fin=False).serialize(mask=True))
        for _ in range(MAX_FRAGMENTS):
            socket.receive(Frame(Opcode.CONT, part, fin=False).serialize(mask=True))
        assert await socket.hear("bye") == {
            "type": "bye",
            "code": "too_many_faults",
            "again": False,
        }


async def test_whoever_sends_too_many_frames_is_read_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "FRAMES", Rate(20, 5))
    async with memory_server(tmp_path, moves_per_second=1) as server:
        socket = server.socket("ana")
        await socket.hear("welcome")
        socket.receive(Frame(Opcode.TEXT, PING).serialize(mask=True) * 12)
        assert socket.is_paused
        for _ in range(12):
            assert (await socket.hear("pong"))["id"] == "p"
        await server.until(lambda: not socket.is_paused)


async def test_whoever_does_not_read_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SLOW_BYTES", 1000)
    async with memory_server(tmp_path) as server:
        socket = server.socket("ana")
        await socket.hear("welcome")
        socket.blocked = True
        ping = Frame(Opcode.PING, b"x" * 100).serialize(mask=True)
        for _ in range(50):
            if not socket.is_paused:
                socket.receive(ping)
        assert 1000 < socket.get_write_buffer_size() < 1200
        socket.unblock()
        assert not socket.is_paused
        pong = await socket.next()
        assert isinstance(pong, Frame)
        assert pong.opcode is Opcode.PONG
        assert not socket.is_closing()


async def test_whoever_never_reads_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SLOW_BYTES", 1000)
    monkeypatch.setattr(module, "CLOSE_SECONDS", 0.01)
    async with memory_server(tmp_path) as server:
        socket = server.socket("ana")
        await socket.hear("welcome")
        socket.blocked = True
        monkeypatch.setattr(module, "HEARTBEAT", 0.02)
        while not socket.is_paused:
            socket.receive(Frame(Opcode.PING, b"x" * 100).serialize(mask=True))
        async with asyncio.timeout(10):
            await socket.is_gone.wait()
        await server.until(lambda: not server.tables.clients)


async def test_more_than_anybody_can_have_missed_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MAX_UNSENT_BYTES", 5000)
    monkeypatch.setattr(module, "CLOSE_SECONDS", 0.01)
    async with memory_server(tmp_path) as server:
        socket = server.socket("ana")
        await socket.hear("welcome")
        socket.blocked = True
        (client,) = server.tables.clients
        for _ in range(100):
            client.send(b"x" * 1000)
            await asyncio.sleep(0)
        assert socket.get_write_buffer_size() < 8000
        async with asyncio.timeout(10):
            await socket.is_gone.wait()


async def test_what_is_said_during_the_handshake_is_answered_after_it(tmp_path: Path) -> None:
    async with memory_server(tmp_path) as server:
        socket = server.socket("ana")
        ping = Frame(Opcode.TEXT, PING).serialize(mask=True)
        socket.receive(Frame(Opcode.PING, b"early").serialize(mask=True) + ping)
        assert isinstance(await socket.next(), Response)
        assert (await socket.hear("welcome"))["type"] == "welcome"
        early = await socket.next()
        assert isinstance(early, Frame)
        assert (early.opcode, early.data) == (Opcode.PONG, b"early")
        assert (await socket.hear("pong"))["id"] == "p"
