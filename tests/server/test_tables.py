"""Tables, and the clients who come to them."""

import asyncio
import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

from tablee.core.errors import GameError
from tablee.server.settings import Settings
from tablee.server.tables import Rounds, Tables
from tablee.session.automation import Timings
from tablee.store import LogBatch, Notice
from tablee.table.commands import Opening, Ready, Say
from tablee.table.events import Said as SaidFact
from tablee.table.handlers import SEAT_HANDLERS
from tablee.table.table import OVER
from tablee.table.transaction import Transaction
from tablee.wire import CommandRequest
from tests.support.in_memory_server import (
    IdleServer,
    MemoryServer,
    MemorySocket,
    RecordingClient,
    Said,
    ScriptedGame,
    memory_server,
)
from tests.support.metrics import loaded_tables, unforeseen_errors


def news(said: list[Said], kind: str = "changed") -> list[str]:
    return [message["change"]["news"]["what"] for message in said if message["type"] == kind]


async def play_on(
    server: MemoryServer, table: str, sockets: dict[str, MemorySocket], most: int = 1000
) -> None:
    """Let people make their first legal move."""
    for _ in range(most):
        if server.table(table).status == OVER:
            return
        try:
            person, move = server.asked(table)
        except AssertionError:
            await asyncio.sleep(0.001)
            continue
        command = {"do": "play", "move": move, "version": server.table(table).version}
        said = await sockets[person].ask("ask", table=table, command=command)
        assert said["type"] == "done" or said["code"] == "stale", said
    assert server.table(table).status == OVER


async def test_a_friend_joins_by_the_link_and_the_game_is_played_to_its_end(tmp_path: Path) -> None:
    async with memory_server(tmp_path, moves_per_second=1000) as server:
        table, (ana, bob) = await server.begin("ana", "bob")
        spectator = server.socket("carl")
        await spectator.ask("watch", table=table)
        await play_on(server, table, {"ana": ana, "bob": bob})
        while True:
            said = (await spectator.hear("changed"))["change"]
            if said["news"]["what"] == "ended":
                break
        assert said["room"]["status"] == "over"
        assert said["room"]["seed"]
        assert await server.store.record(table, 1)


async def test_a_spectator_sees_backs_and_a_seat_sees_its_hand(tmp_path: Path) -> None:
    async with memory_server(tmp_path) as server:
        table, (ana, _) = await server.begin("ana", "bob")
        carl = server.socket("carl")
        sights = []
        for socket in (ana, carl):
            socket.send(json.dumps({"type": "watch", "id": "w", "table": table}))
            sights.append((await socket.hear("seen"))["sight"])
        own, foreign = sights
        assert foreign["you"] == -1
        hands = [zone for zone in foreign["zones"] if zone["name"] == "hand"]
        assert all(card == "?" for hand in hands for card in hand["cards"])
        assert own["you"] == server.table(table).seat_of("ana")
        (mine,) = [z for z in own["zones"] if z["name"] == "hand" and z["owner"] == own["you"]]
        assert "?" not in mine["cards"]
        assert own["log"][0]["event"] == 1


async def test_who_has_the_newest_version_is_not_shown_everything_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    server = IdleServer()
    await server.open("ana", Opening("parade", 2), [])
    client = RecordingClient("ana")
    version = await server.tables.watch(client, server.id, 0)
    assert [said["type"] for said in client.heard()] == ["seen"]
    assert await server.tables.watch(client, server.id, version) == version
    assert client.heard() == []
    await server.tables.watch(client, server.id, version + 7)
    assert [said["type"] for said in client.heard()] == ["seen"]
    server.tables.unwatch(client, server.id)
    await server.tables.watch(client, server.id, version)
    assert [said["type"] for said in client.heard()] == ["seen"]
    await server.close()


async def test_both_sockets_of_a_person_see_the_same(tmp_path: Path) -> None:
    async with memory_server(tmp_path) as server:
        table = await server.open("ana")
        here, there = server.socket("bob"), server.socket("bob")
        for socket in (here, there):
            await socket.ask("watch", table=table)
        await here.ask("ask", table=table, command={"do": "sit", "name": "Bob"})
        sight = (await there.hear("seen"))["sight"]
        assert sight["you"] == 1
        await there.ask("ask", table=table, command={"do": "leave"})
        assert (await here.hear("seen"))["sight"]["you"] == -1
        await here.disconnect()
        assert (await there.ask("ping"))["type"] == "pong"
        assert len(server.tables.session(table).watchers) == 1


async def test_hints_are_given_only_against_bots(tmp_path: Path) -> None:
    async with memory_server(tmp_path) as server:
        table, (ana,) = await server.begin("ana")
        await server.until(lambda: _is_asked(server, table, "ana"))
        version = server.table(table).version
        said = await ana.ask("hint", table=table, version=version)
        assert said["type"] == "hinted"
        assert {"move", "place", "score", "line"} <= said["candidates"][0].keys()
        assert (await ana.ask("hint", table=table, version=0))["code"] == "stale"
        table, sockets = await server.begin("bob", "carl")
        person, _ = server.asked(table)
        socket = sockets[person == "carl"]
        version = server.table(table).version
        said = await socket.ask("hint", table=table, version=version)
        assert said["code"] == "no_hints"


async def test_hints_are_given_to_several_people_who_knew_of_them(tmp_path: Path) -> None:
    opening = {"game": "parade", "seats": 2, "hints": True}
    async with memory_server(tmp_path) as server:
        table, sockets = await server.begin("bob", "carl", opening=opening)
        shown = await sockets[1].ask("watch", table=table)
        assert shown["type"] != "refused"
        assert server.table(table).opening.hints is True
        person, _ = server.asked(table)
        version = server.table(table).version
        said = await sockets[person == "carl"].ask("hint", table=table, version=version)
        assert said["type"] == "hinted"
        best, second, *others = said["candidates"]
        assert best["sure"]["key"].startswith("hint-")
        assert second["sure"]["key"].startswith("hint-behind-")
        assert best["whole"] == best["move"]
        assert all(one["reasons"] for one in (best, second))
        keys = {message["key"] for message in best["reasons"] + best.get("against", [])}
        assert all(key.startswith(("parade-reason-", "hint-expects")) for key in keys)
        assert all("sure" not in one for one in others[1:])
        other = sockets[person != "carl"]
        assert (await other.ask("hint", table=table, version=version))["code"] != "no_hints"


def _is_asked(server: MemoryServer, table: str, person: str) -> bool:
    play, seat = server.table(table).game, server.table(table).seat_of(person)
    return play is not None and seat in play.waiting()


async def test_bots_play_by_themselves_in_processes_of_their_own(tmp_path: Path) -> None:
    async with memory_server(tmp_path, moves_per_second=1000) as server:
        opening = {"game": "high-society", "seats": 3}
        bots = [{"seat": 1, "level": "novice"}, {"seat": 2, "level": "club"}]
        table = await server.open("ana", opening=opening, bots=bots, begin=True)
        ana = server.socket("ana")
        await ana.ask("watch", table=table)
        async with asyncio.timeout(120):
            await play_on(server, table, {"ana": ana}, most=100_000)


async def test_a_table_is_put_away_when_nobody_is_there_and_is_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with memory_server(tmp_path) as server:
        table, (ana, bob) = await server.begin("ana", "bob")
        person, move = server.asked(table)
        version = server.table(table).version
        server.skipped = 1000
        await server.tables.check_sessions()
        assert table in server.tables.loaded
        await ana.disconnect()
        await bob.disconnect()
        await server.until(lambda: server.tables.automation.is_idle)
        server.skipped = 2000
        await server.tables.check_sessions()
        assert table not in server.tables.loaded
        assert loaded_tables() == 0
        assert not server.tables.presence.has_seen(server.tables.session(table), 0)
        socket = server.socket(person)
        done = await socket.ask("watch", table=table)
        assert done["version"] == version
        command = {"do": "play", "move": move, "version": version}
        done = await socket.ask("ask", table=table, command=command)
        assert done["type"] == "done"


async def test_a_table_is_not_put_away_while_somebody_comes_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with memory_server(tmp_path) as server:
        table = await server.open("ana")
        session = server.tables.session(table)
        async with session.lock:
            server.skipped = 1000
            checking = asyncio.create_task(server.tables.check_sessions())
            await asyncio.sleep(0)  # it is to be unloaded as soon as it is free
            ana = server.socket("ana")
            coming = asyncio.create_task(ana.ask("watch", table=table))
            await server.until(lambda: any(client.answering for client in server.tables.clients))
            await asyncio.sleep(0)  # it waits behind the check
        await asyncio.gather(checking, coming)
        assert server.tables.session(table) is session
        assert len(session.watchers) == 1


async def test_when_the_database_works_again_the_table_goes_on_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with memory_server(tmp_path, rounds=Rounds(0.02)) as server:
        table, sockets = await server.begin("ana", "bob")
        person, move = server.asked(table)
        mover, other = sockets if person == "ana" else reversed(sockets)
        append = server.store.append

        async def unsure(batch: LogBatch) -> None:
            await append(batch)
            raise GameError("store_failed", reason="nobody knows")

        command = {"do": "play", "move": move, "version": server.table(table).version}
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(server.store, "append", unsure)
            said = await mover.ask("ask", table=table, command=command)
        assert said["code"] == "outcome_unknown"
        assert (await other.hear("seen"))["sight"]["board"]["events"] == 2
        assert server.asked(table)[0] != person


async def test_what_fails_halfway_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with memory_server(tmp_path) as server:
        table, (ana, _) = await server.begin("ana", "bob")
        before = server.table(table).number

        def halfway(transaction: Transaction, seat: int, command: object) -> None:
            transaction.apply(SaidFact(seat, "ana", "Ana", "half"))
            raise GameError("stale")

        with pytest.MonkeyPatch.context() as patch:
            patch.setitem(SEAT_HANDLERS, Ready, halfway)
            said = await ana.ask("ask", table=table, command={"do": "ready"})
        assert said["code"] == "stale"
        said = await ana.ask("ask", table=table, command={"do": "say", "text": "oui"})
        assert said["type"] == "done"
        assert server.table(table).number == before + 1
        assert [remark.said.text for remark in server.table(table).said] == ["oui"]
    assert not caplog.records


async def test_the_server_closes_when_what_is_being_written_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with memory_server(tmp_path) as server:
        table, sockets = await server.begin("ana", "bob")
        person, move = server.asked(table)
        socket = sockets[person == "bob"]
        append, writing = server.store.append, asyncio.Event()

        async def slowly(batch: LogBatch) -> None:
            writing.set()
            await asyncio.sleep(0.05)
            await append(batch)

        monkeypatch.setattr(server.store, "append", slowly)
        command = {"do": "play", "move": move, "version": server.table(table).version}
        words = {"type": "ask", "id": "last", "table": table, "command": command}
        socket.send(json.dumps(words))
        await writing.wait()
        lines = len(await server.store.read(table))
        await server.tables.close()
        assert len(await server.store.read(table)) > lines
        await socket.hear("done")


async def test_what_other_processes_do_is_read_when_they_tell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two servers with one store: what one writes the other shows."""

    async with memory_server(tmp_path) as server:
        other = MemoryServer(server.store, server.tables.settings, Rounds(), Timings())
        table, (ana, _) = await server.begin("ana", "bob")
        carl = MemorySocket(other.dispatcher, authorization=server.bearer("carl"))
        await carl.ask("watch", table=table)
        await ana.ask("ask", table=table, command={"do": "say", "text": "oui"})
        number = server.table(table).number
        other.tables.receive(Notice(table, number))
        assert (await carl.hear("changed"))["change"]["news"]["text"] == "oui"
        assert other.tables.session(table).is_shared
        await ana.ask("ask", table=table, command={"do": "say", "text": "non"})
        other.tables.receive(Notice(missed=True))
        assert (await carl.hear("changed"))["change"]["news"]["text"] == "non"
        await ana.ask("ask", table=table, command={"do": "say", "text": "si"})
        await other.tables.command(RecordingClient("bob"), CommandRequest("x", table, Say("no")))
        assert (await carl.hear("seen"))["sight"]["said"][-1]["text"] == "si"
        assert (await carl.hear("changed"))["change"]["news"]["text"] == "no"
        await carl.disconnect()
        await other.tables.close()


async def test_who_is_there_is_heard_from_other_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    server = IdleServer()
    await server.open("ana", Opening("parade", 2), [])
    server.tables.receive(Notice("nowhere", 7))
    server.tables.receive(Notice(server.id, text="here 1"))
    assert server.tables.presence.has_seen(server.tables.session(server.id), 1)
    await server.close()


def test_a_server_listens_again_when_listening_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> list[int]:
        server = IdleServer()
        tries = [0]

        async def notices() -> object:
            tries[0] += 1
            if tries[0] == 1:
                raise GameError("store_failed", reason="gone")
            if tries[0] == 2:
                raise ZeroDivisionError
            yield Notice("nowhere", 1)

        async def at_once(seconds: float) -> None:
            pass

        monkeypatch.setattr(server.store, "notices", notices)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(asyncio, "sleep", at_once)
            await server.tables.listen()
        await server.close()
        return tries

    before = unforeseen_errors()
    assert asyncio.run(run()) == [3]
    assert unforeseen_errors() == before + 1


def break_all(
    server: MemoryServer, table: str, broken: Callable[..., NoReturn], patch: pytest.MonkeyPatch
) -> None:
    """Let a command, the rules of a game and the store raise unforeseen errors."""
    patch.setitem(SEAT_HANDLERS, Ready, broken)
    seat = server.table(table).seat_of("ana-secret")
    assert seat is not None
    ScriptedGame(seat, broken).put_on(server.table(table))
    for name in ("record", "rename", "summaries"):
        patch.setattr(server.store, name, broken)


async def provoke(server: MemoryServer, table: str, socket: MemorySocket) -> None:
    """Send a request to everything that is broken."""
    version = server.table(table).version
    for command in ({"do": "ready"}, {"do": "look", "move": "x", "version": version}):
        said = await socket.ask("ask", table=table, command=command)
        assert said["code"] == "unforeseen"
    assert (await socket.ask("hint", table=table, version=version))["code"] == "unforeseen"
    async with server.http(authorization=server.bearer("ana-secret")) as http:
        for answer in (
            await http.get(f"/api/tables/{table}/records/1"),
            await http.post("/api/me", json={"name": "ana-secret"}),
            await http.get("/api/tables"),
        ):
            assert answer.status_code == 500
            assert "secret" not in answer.text


async def test_nothing_that_is_logged_names_a_table_a_person_or_a_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Over a whole game, and over unforeseen errors of every kind."""
    caplog.set_level(logging.DEBUG, "tablee")
    caplog.set_level(logging.DEBUG, "uvicorn")
    secrets: list[str] = []

    async with memory_server(tmp_path, moves_per_second=1000) as server:
        table, (ana, bob) = await server.begin("ana-secret", "bob-secret")
        seen = server.table(table)
        secrets.extend([table, "ana-secret", "bob-secret", seen.seed])
        secrets.append(server.guests.token("ana-secret"))
        secrets.extend(f" {face.code}" for face in seen.setup.faces)
        await play_on(server, table, {"ana-secret": ana, "bob-secret": bob})

        def broken(*how: object, **named: object) -> NoReturn:
            raise RuntimeError(*map(str, how), *secrets)

        table, (ana, bob) = await server.begin("ana-secret", "bob-secret")
        secrets.append(table)
        break_all(server, table, broken, monkeypatch)
        await provoke(server, table, ana)
    said = [record.getMessage() for record in caplog.records if record.name == "tablee"]
    assert len(said) == 6
    for text in said:
        for secret in secrets:
            assert secret not in text
    assert not [record for record in caplog.records if record.exc_info]


def test_a_table_of_other_rules_is_refused_in_a_sentence_and_left_as_it_is(tmp_path: Path) -> None:
    async def run() -> None:
        async with memory_server(tmp_path, rounds=Rounds(0.01, 0.05)) as server:
            table, (ana,) = await server.begin("ana")
            await ana.disconnect()
            await server.until(lambda: table not in server.tables.loaded)
            read = server.store.read
            with pytest.MonkeyPatch.context() as patch:

                async def read_old(table_id: str, after: int = 0) -> list[bytes]:
                    bodies = await read(table_id, after)
                    return [body.replace(b'"rules":1', b'"rules":99') for body in bodies]

                patch.setattr(server.store, "read", read_old)
                socket = server.socket("ana")
                refused = await socket.ask("watch", table=table)
                assert (refused["type"], refused["code"]) == ("refused", "other_rules")
                assert refused["details"] == {"rules": 99, "expected": 1}
            assert (await socket.ask("watch", table=table))["type"] == "done"

    asyncio.run(run())


async def test_a_server_knows_since_when_nobody_served(tmp_path: Path) -> None:
    async with memory_server(tmp_path) as server:
        future = server.tables.clock() + 7200
        assert await server.store.mark_alive(future) is None
        tables = Tables(server.store, Settings(workers=1))
        await tables.wake()
        assert tables.clock() >= future, "the clock was set back since then"
        last = await server.store.mark_alive(1.0)
        assert last is not None
        assert last < future
        await tables.close()


async def test_a_table_has_the_time_to_react_that_the_server_sets(tmp_path: Path) -> None:
    async with memory_server(tmp_path, reaction=2.5) as server:
        for clock, expected in (({}, 2.5), ({"reaction": 9.0}, 9.0)):
            opening = {"game": "hermine", "seats": 2, "clock": clock}
            table, _ = await server.begin("ana", "bob", opening=opening)
            assert server.table(table).clock.reaction == expected
