"""A socket, between its bytes and what they say."""

import asyncio
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode
from websockets.http11 import Response

from tablee.server import line as module
from tablee.server.line import MOST_HEARD
from tablee.store import Batch
from tests.halls import Phone, house

PING = b'{"type":"ping","id":"p"}'


def test_there_is_one_place_for_sockets(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            lost = Phone(home.sockets, "/elsewhere", authorization=home.bearer("ana"))
            response = await lost.next()
            assert isinstance(response, Response)
            assert response.status_code == 404
            await lost.is_gone.wait()
            found = Phone(home.sockets, "/socket?again=1", authorization=home.bearer("ana"))
            assert await found.hear("welcome")
            await found.hang_up()

    asyncio.run(run())


def test_a_message_may_come_in_parts_of_any_size(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            phone = home.phone("ana")
            await phone.hear("welcome")
            frames = [
                Frame(Opcode.TEXT, PING[:5], fin=False),
                Frame(Opcode.PING, b"between"),
                Frame(Opcode.CONT, PING[5:9], fin=False),
                Frame(Opcode.CONT, PING[9:]),
            ]
            for byte in b"".join(frame.serialize(mask=True) for frame in frames):
                phone.receive(bytes([byte]))
            pong = await phone.next()
            assert isinstance(pong, Frame)
            assert (pong.opcode, pong.data) == (Opcode.PONG, b"between")
            assert (await phone.hear("pong"))["id"] == "p"

    asyncio.run(run())


def test_what_is_no_message_ends_the_socket_and_nothing_else(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            phone, other = home.phone("ana"), home.phone("bob")
            await phone.hear("welcome")
            phone.receive(b"\xff" * 20)
            end = await phone.next()
            assert isinstance(end, Frame)
            assert end.opcode is Opcode.CLOSE
            await phone.is_gone.wait()
            assert (await other.ask("ping"))["type"] == "pong"
            assert [client.person for client in home.hall.clients] == ["bob"]

    asyncio.run(run())


def test_a_client_that_gives_no_sign_of_life_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PULSE", 0.02)

    async def run() -> None:
        async with house(tmp_path) as home:
            dead, alive = home.phone("ana"), home.phone("bob")
            await dead.hear("welcome")
            dead.blocked = True
            async with asyncio.timeout(10):
                await dead.is_gone.wait()
            await home.until(lambda: len(home.hall.clients) == 1)
            assert not alive.is_closing()

    asyncio.run(run())


def test_more_is_not_fetched_than_can_be_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            table, (ana, _) = await home.begin("ana", "bob")
            append, go_on = home.store.append, asyncio.Event()

            async def slowly(batch: Batch) -> None:
                await go_on.wait()
                await append(batch)

            monkeypatch.setattr(home.store, "append", slowly)
            say = '{"type":"ask","id":"s","table":"%s","command":{"do":"say","text":"oui"}}'
            ana.send(say % table)
            await asyncio.sleep(0)
            for _ in range(MOST_HEARD):
                assert not ana.is_paused
                ana.send(PING)
            assert ana.is_paused
            go_on.set()
            await ana.hear("done")
            await home.until(lambda: not ana.is_paused)

    asyncio.run(run())


def test_a_server_that_stops_closes_its_sockets(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            phone = home.phone("ana")
            await phone.hear("welcome")
            for line in list(phone.connections):
                line.shutdown()
            end = await phone.next()
            assert isinstance(end, Frame)
            assert end.opcode is Opcode.CLOSE
            await phone.is_gone.wait()
            early = home.phone("bob")
            early.line.shutdown()
            await early.is_gone.wait()
            await home.until(lambda: not home.hall.clients)

    asyncio.run(run())
