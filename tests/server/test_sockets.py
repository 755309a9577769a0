"""A socket, from the first word to the last."""

import asyncio
import json
from pathlib import Path
from typing import NoReturn

import pytest
from websockets.frames import Frame, Opcode
from websockets.http11 import Response

from tablee.core.errors import GameError
from tablee.server import client as client_module
from tablee.server import line as line_module
from tablee.server.hall import MOST_WATCHED
from tablee.server.limits import PATIENT_WITH
from tablee.server.metrics import SOCKETS, UNFORESEEN
from tablee.server.sockets import LONGEST, MOST_SOCKETS
from tablee.store import Batch
from tablee.table.commands import Say
from tablee.table.decide import _FOR_SEATS
from tests.halls import Odd, Phone, Said, house

PING = '{"type":"ping","id":"p"}'


async def turned_away(phone: Phone) -> tuple[int, str]:
    """How a socket was refused before it was opened."""
    response = await phone.next()
    assert isinstance(response, Response)
    await phone.is_gone.wait()
    return response.status_code, (response.body or b"").decode().strip()


def test_a_client_is_welcomed_by_name(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            await home.store.rename("ana", "Ana")
            phone = home.phone("ana")
            said = await phone.hear("welcome")
            assert said["name"] == "Ana"
            assert said["program"].startswith("tablee ")
            assert SOCKETS._value.get() == 1
            assert (await phone.ask("ping"))["type"] == "pong"
            await phone.hang_up()
            assert not home.hall.clients
            assert SOCKETS._value.get() == 0

    asyncio.run(run())


def test_strangers_and_foreign_pages_are_turned_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path, origin="https://jeux.example") as home:
            assert await turned_away(Phone(home.sockets)) == (403, "no_guest")
            forged = Phone(home.sockets, cookie="tablee_guest=ana.forged")
            assert await turned_away(forged) == (403, "no_guest")
            for origin in ("https://elsewhere.example", "null", ""):
                page = home.phone("ana", origin=origin)
                assert await turned_away(page) == (403, "bad_origin")
            for origin in ("https://jeux.example", "http://house"):
                assert await home.phone("ana", origin=origin).hear("welcome")
            cookie = f"tablee_guest={home.guests.token('ana')}"
            phone = Phone(home.sockets, cookie=cookie)
            assert await phone.hear("welcome")
            await phone.hang_up()

    asyncio.run(run())


def test_one_person_has_only_so_many_sockets(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            phones = [home.phone("ana") for _ in range(MOST_SOCKETS + 3)]
            closed = 0
            for phone in phones:
                response = await phone.next()
                assert isinstance(response, Response)
                closed += (response.body or b"").startswith(b"too_many_sockets")
            assert closed == 3
            assert await home.phone("bob").hear("welcome")
            await phones[0].hang_up()
            assert await home.phone("ana").hear("welcome")

    asyncio.run(run())


def test_without_the_database_a_client_is_to_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(person: str) -> str:
        raise GameError("store_failed", reason="disk is gone")

    async def run() -> None:
        async with house(tmp_path) as home:
            monkeypatch.setattr(home.store, "name_of", gone)
            assert await turned_away(home.phone("ana")) == (503, "store_failed")
            assert not home.hall.clients

    asyncio.run(run())


def test_nonsense_is_refused_and_much_of_it_is_too_much(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            phone = home.phone("ana")
            for text in ("{", b"\xff\xfe", b"", '{"type":"ping"}', "x" * LONGEST):
                phone.send(text)
                said = await phone.hear("refused")
                assert (said["id"], said["code"]) == ("", "bad_message")
            phone.send("x" * (LONGEST + 1))
            assert (await phone.hear("refused"))["code"] == "message_too_long"
            phone.send(b'{"type":"ping","id":"p"}')
            assert (await phone.hear("pong"))["id"] == "p"
            for _ in range(PATIENT_WITH + 1):
                phone.send("{")
            said = await phone.hear("bye")
            assert said == {"type": "bye", "code": "too_many_faults", "again": False}
            end = await phone.next()
            assert isinstance(end, Frame)
            assert end.opcode is Opcode.CLOSE
            await phone.is_gone.wait()

    asyncio.run(run())


def test_who_speaks_too_fast_is_told_so(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            phone = home.phone("ana")
            for _ in range(100):
                phone.send(PING)
            said = await phone.hear("refused")
            assert (said["id"], said["code"]) == ("p", "too_fast")

    asyncio.run(run())


def test_one_who_does_not_read_is_sent_away_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_module, "MOST_WAITING", 50_000)
    monkeypatch.setattr(line_module, "LONGEST_GOODBYE", 0.05)

    async def run() -> None:
        async with house(tmp_path) as home:
            table, (ana, bob) = await home.begin("ana", "bob")
            bob.blocked = True
            for n in range(15):
                bob.send(json.dumps({"type": "watch", "id": f"w{n}", "table": table}))
            await asyncio.wait_for(bob.is_gone.wait(), 5)
            assert (await ana.ask("ping"))["type"] == "pong"
            assert len(home.hall.clients) == 1
            again = home.phone("bob")
            await again.ask("watch", table=table)
            assert (await again.ask("ping"))["type"] == "pong"

    asyncio.run(run())


def test_an_unknown_table_is_not_there_for_anybody(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            phone = home.phone("ana")
            for kind, words in (
                ("watch", {}),
                ("ask", {"command": {"do": "begin"}}),
                ("ask", {"command": {"do": "look", "move": "", "version": 1}}),
                ("hint", {"version": 1}),
            ):
                said = await phone.ask(kind, table="nowhere", **words)
                assert (said["type"], said["code"]) == ("refused", "no_such_table")
            assert (await phone.ask("unwatch", table="nowhere"))["type"] == "done"

    asyncio.run(run())


def test_a_client_watches_only_so_many_tables(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path, openings_per_minute=1000) as home:
            tables = [await home.open("ana") for _ in range(MOST_WATCHED + 1)]
            phone = home.phone("ana")
            await phone.hear("welcome")
            (client,) = home.hall.clients
            for table in tables[:-1]:
                await home.hall.watch(client, table, 0)
            said = await phone.ask("watch", table=tables[-1])
            assert (said["code"], said["details"]) == ("too_many_tables", {"most": MOST_WATCHED})
            await phone.ask("unwatch", table=tables[0])
            await home.hall.watch(client, tables[-1], 0)

    asyncio.run(run())


def test_a_move_is_done_though_its_sender_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others are told, and the game goes on."""

    async def run() -> None:
        async with house(tmp_path) as home:
            table, phones = await home.begin("ana", "bob")
            person, move = home.asked(table)
            mover, other = phones if person == "ana" else reversed(phones)
            append, writing, go_on = home.store.append, asyncio.Event(), asyncio.Event()

            async def slowly(batch: Batch) -> None:
                writing.set()
                await go_on.wait()
                await append(batch)

            monkeypatch.setattr(home.store, "append", slowly)
            command = {"do": "play", "move": move, "version": home.table(table).version}
            words = {"type": "ask", "id": "last", "table": table, "command": command}
            mover.send(json.dumps(words))
            await writing.wait()
            await mover.hang_up()
            assert len(home.hall.clients) == 2
            go_on.set()
            while (await other.hear("changed"))["change"]["news"]["what"] != "moved":
                pass
            assert home.asked(table)[0] != person
            await home.until(lambda: len(home.hall.clients) == 1)

    asyncio.run(run())


def test_a_command_sent_twice_is_done_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            table, (ana, bob) = await home.begin("ana", "bob")
            words = {"type": "ask", "table": table, "command": {"do": "say", "text": "oui"}}
            before = home.table(table).number
            for _ in range(3):
                ana.send(json.dumps({**words, "id": "once"}))
                assert (await ana.hear("done"))["id"] == "once"
            assert home.table(table).number == before + 1
            bob.send(json.dumps({**words, "id": "once"}))
            await bob.hear("done")
            assert home.table(table).number == before + 2

    asyncio.run(run())


def test_what_nobody_foresaw_is_told_as_such_and_nothing_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> NoReturn:
        raise KeyError("r7 of Ana")

    async def run() -> list[Said]:
        async with house(tmp_path) as home:
            table, (ana, _) = await home.begin("ana", "bob")
            monkeypatch.setitem(_FOR_SEATS, Say, broken)
            seat = home.table(table).seat_of("ana")
            assert seat is not None
            Odd(seat, broken).put_on(home.table(table))
            return [
                await ana.ask("ask", table=table, command={"do": "say", "text": "oui"}),
                await ana.ask("hint", table=table, version=home.table(table).version),
                await ana.ask("ping"),
            ]

    before = UNFORESEEN._value.get()
    asked, hinted, alive = asyncio.run(run())
    assert asked == {"type": "refused", "id": asked["id"], "code": "unforeseen"}
    assert hinted["code"] == "unforeseen"
    assert alive["type"] == "pong"
    assert UNFORESEEN._value.get() == before + 2
    assert len(caplog.records) == 2
    assert "r7" not in caplog.text


def test_looking_and_playing_by_the_words_of_the_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            table, phones = await home.begin("ana", "bob")
            person, move = home.asked(table)
            mover, other = phones if person == "ana" else reversed(phones)
            version = home.table(table).version

            async def ask(phone: Phone, do: str, words: str, version: int = version) -> Said:
                command = {"do": do, "move": words, "version": version}
                return await phone.ask("ask", table=table, command=command)

            choices = (await ask(mover, "look", ""))["choices"]
            assert move in [choice["move"] for choice in choices]
            assert (await ask(mover, "look", move))["code"] == "no_more_steps"
            assert (await ask(mover, "look", "nonsense"))["code"] == "unknown_move"
            assert (await ask(other, "look", ""))["code"] == "not_your_turn"
            assert (await ask(mover, "look", "", 0))["code"] == "stale"
            spectator = home.phone("carl")
            assert (await ask(spectator, "look", ""))["code"] == "not_seated"
            assert (await ask(spectator, "play", move))["code"] == "not_seated"
            assert (await ask(other, "play", move))["code"] == "not_your_turn"
            assert (await ask(mover, "play", move, 0))["code"] == "stale"
            done = await ask(mover, "play", move)
            assert done["version"] > version
            assert (await ask(mover, "play", move))["code"] == "stale"

    asyncio.run(run())
