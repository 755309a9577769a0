"""Tables, and everybody who comes to them."""

import asyncio
import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

from tablee.core.errors import GameError
from tablee.server import hall as module
from tablee.server.metrics import TABLES, UNFORESEEN
from tablee.store import Batch, Notice
from tablee.table.commands import Opening, Ready, Say
from tablee.table.decide import _FOR_SEATS
from tablee.table.facts import Said as SaidFact
from tablee.table.going import Going
from tablee.table.table import OVER
from tablee.wire import Ask
from tests.halls import House, Listener, Odd, Phone, Said, Salon, house


def news(said: list[Said], kind: str = "changed") -> list[str]:
    return [message["change"]["news"]["what"] for message in said if message["type"] == kind]


async def play_on(home: House, table: str, phones: dict[str, Phone], most: int = 1000) -> None:
    """Let people make the first move that they can."""
    for _ in range(most):
        if home.table(table).status == OVER:
            return
        try:
            person, move = home.asked(table)
        except AssertionError:
            await asyncio.sleep(0.001)
            continue
        command = {"do": "play", "move": move, "version": home.table(table).version}
        said = await phones[person].ask("ask", table=table, command=command)
        assert said["type"] == "done" or said["code"] == "stale", said
    assert home.table(table).status == OVER


def test_a_friend_joins_by_the_link_and_the_game_is_played_to_its_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path, moves_per_second=1000) as home:
            table, (ana, bob) = await home.begin("ana", "bob")
            spectator = home.phone("carl")
            await spectator.ask("watch", table=table)
            await play_on(home, table, {"ana": ana, "bob": bob})
            while True:
                said = (await spectator.hear("changed"))["change"]
                if said["news"]["what"] == "ended":
                    break
            assert said["room"]["status"] == "over"
            assert said["room"]["seed"]
            assert await home.store.record(table, 1)

    asyncio.run(run())


def test_a_spectator_sees_backs_and_a_seat_sees_its_hand(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            table, (ana, _) = await home.begin("ana", "bob")
            carl = home.phone("carl")
            sights = []
            for phone in (ana, carl):
                phone.send(json.dumps({"type": "watch", "id": "w", "table": table}))
                sights.append((await phone.hear("seen"))["sight"])
            own, foreign = sights
            assert foreign["you"] == -1
            hands = [zone for zone in foreign["zones"] if zone["name"] == "hand"]
            assert all(card == "?" for hand in hands for card in hand["cards"])
            assert own["you"] == home.table(table).seat_of("ana")
            (mine,) = [z for z in own["zones"] if z["name"] == "hand" and z["owner"] == own["you"]]
            assert "?" not in mine["cards"]
            assert own["log"][0]["event"] == 1

    asyncio.run(run())


def test_who_has_the_newest_version_is_not_shown_everything_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        salon = Salon(monkeypatch)
        await salon.open("ana", Opening("parade", 2), [])
        client = Listener("ana")
        version = await salon.hall.watch(client, salon.id, 0)
        assert [said["type"] for said in client.heard()] == ["seen"]
        assert await salon.hall.watch(client, salon.id, version) == version
        assert client.heard() == []
        await salon.hall.watch(client, salon.id, version + 7)
        assert [said["type"] for said in client.heard()] == ["seen"]
        salon.hall.unwatch(client, salon.id)
        await salon.hall.watch(client, salon.id, version)
        assert [said["type"] for said in client.heard()] == ["seen"]
        await salon.close()

    asyncio.run(run())


def test_both_sockets_of_a_person_see_the_same(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            table = await home.open("ana")
            here, there = home.phone("bob"), home.phone("bob")
            for phone in (here, there):
                await phone.ask("watch", table=table)
            await here.ask("ask", table=table, command={"do": "sit", "name": "Bob"})
            sight = (await there.hear("seen"))["sight"]
            assert sight["you"] == 1
            await there.ask("ask", table=table, command={"do": "leave"})
            assert (await here.hear("seen"))["sight"]["you"] == -1
            await here.hang_up()
            assert (await there.ask("ping"))["type"] == "pong"
            assert len(home.hall.desk(table).watchers) == 1

    asyncio.run(run())


def test_hints_are_given_only_against_bots(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            table, (ana,) = await home.begin("ana")
            await home.until(lambda: _is_asked(home, table, "ana"))
            version = home.table(table).version
            said = await ana.ask("hint", table=table, version=version)
            assert said["type"] == "hinted"
            assert {"move", "place", "score", "line"} <= said["candidates"][0].keys()
            assert (await ana.ask("hint", table=table, version=0))["code"] == "stale"
            table, phones = await home.begin("bob", "carl")
            person, _ = home.asked(table)
            phone = phones[person == "carl"]
            version = home.table(table).version
            said = await phone.ask("hint", table=table, version=version)
            assert said["code"] == "no_hints"

    asyncio.run(run())


def _is_asked(home: House, table: str, person: str) -> bool:
    play, seat = home.table(table).play, home.table(table).seat_of(person)
    return play is not None and seat in play.waiting()


def test_bots_play_by_themselves_in_processes_of_their_own(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path, moves_per_second=1000) as home:
            opening = {"game": "high-society", "seats": 3}
            bots = [{"seat": 1, "level": "novice"}, {"seat": 2, "level": "club"}]
            table = await home.open("ana", opening=opening, bots=bots, begin=True)
            ana = home.phone("ana")
            await ana.ask("watch", table=table)
            async with asyncio.timeout(120):
                await play_on(home, table, {"ana": ana}, most=100_000)

    asyncio.run(run())


def test_a_table_is_put_away_when_nobody_is_there_and_is_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "ROUND", 0.01)
    monkeypatch.setattr(module, "IDLE", 0.05)

    async def run() -> None:
        async with house(tmp_path) as home:
            table, (ana, bob) = await home.begin("ana", "bob")
            person, move = home.asked(table)
            version = home.table(table).version
            await asyncio.sleep(0.2)
            assert table in home.hall._desks
            await ana.hang_up()
            await bob.hang_up()
            await home.until(lambda: table not in home.hall._desks)
            assert TABLES._value.get() == 0
            assert not home.hall._minder._seen
            phone = home.phone(person)
            done = await phone.ask("watch", table=table)
            assert done["version"] == version
            command = {"do": "play", "move": move, "version": version}
            done = await phone.ask("ask", table=table, command=command)
            assert done["type"] == "done"

    asyncio.run(run())


def test_a_table_is_not_put_away_while_somebody_comes_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "ROUND", 0.01)
    monkeypatch.setattr(module, "IDLE", 0.2)

    async def run() -> None:
        async with house(tmp_path) as home:
            table = await home.open("ana")
            desk = home.hall.desk(table)
            async with desk.lock:
                await asyncio.sleep(0.3)  # it is to be put away as soon as it is free
                ana = home.phone("ana")
                coming = asyncio.create_task(ana.ask("watch", table=table))
                await asyncio.sleep(0.05)
            await coming
            assert home.hall.desk(table) is desk
            assert len(desk.watchers) == 1

    asyncio.run(run())


def test_when_the_database_works_again_the_table_goes_on_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "ROUND", 0.02)

    async def run() -> None:
        async with house(tmp_path) as home:
            table, phones = await home.begin("ana", "bob")
            person, move = home.asked(table)
            mover, other = phones if person == "ana" else reversed(phones)
            append = home.store.append

            async def unsure(batch: Batch) -> None:
                await append(batch)
                raise GameError("store_failed", reason="nobody knows")

            command = {"do": "play", "move": move, "version": home.table(table).version}
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(home.store, "append", unsure)
                said = await mover.ask("ask", table=table, command=command)
            assert said["code"] == "store_failed"
            assert (await other.hear("seen"))["sight"]["board"]["events"] == 2
            assert home.asked(table)[0] != person

    asyncio.run(run())


def test_what_fails_halfway_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            table, (ana, _) = await home.begin("ana", "bob")
            before = home.table(table).number

            def halfway(going: Going, seat: int, command: object) -> None:
                going.do(SaidFact(seat, "ana", "Ana", "half"))
                raise GameError("stale")

            with pytest.MonkeyPatch.context() as patch:
                patch.setitem(_FOR_SEATS, Ready, halfway)
                said = await ana.ask("ask", table=table, command={"do": "ready"})
            assert said["code"] == "stale"
            said = await ana.ask("ask", table=table, command={"do": "say", "text": "oui"})
            assert said["type"] == "done"
            assert home.table(table).number == before + 1
            assert [remark.said.text for remark in home.table(table).said] == ["oui"]

    asyncio.run(run())
    assert not caplog.records


def test_a_hall_closes_when_what_is_being_written_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            table, phones = await home.begin("ana", "bob")
            person, move = home.asked(table)
            phone = phones[person == "bob"]
            append, writing = home.store.append, asyncio.Event()

            async def slowly(batch: Batch) -> None:
                writing.set()
                await asyncio.sleep(0.05)
                await append(batch)

            monkeypatch.setattr(home.store, "append", slowly)
            command = {"do": "play", "move": move, "version": home.table(table).version}
            words = {"type": "ask", "id": "last", "table": table, "command": command}
            phone.send(json.dumps(words))
            await writing.wait()
            lines = len(await home.store.read(table))
            await home.hall.close()
            assert len(await home.store.read(table)) > lines
            await phone.hear("done")

    asyncio.run(run())


def test_what_other_processes_do_is_read_when_they_tell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two halls with one store: what one writes the other shows, and it misses nobody."""

    async def run() -> None:
        async with house(tmp_path) as home:
            other = House(home.store, home.hall.settings)
            table, (ana, _) = await home.begin("ana", "bob")
            carl = Phone(other.sockets, authorization=home.bearer("carl"))
            await carl.ask("watch", table=table)
            await ana.ask("ask", table=table, command={"do": "say", "text": "oui"})
            number = home.table(table).number
            await other.hall._hear(Notice(table, number))
            assert (await carl.hear("changed"))["change"]["news"]["text"] == "oui"
            assert other.hall.desk(table).is_shared
            await ana.ask("ask", table=table, command={"do": "say", "text": "non"})
            await other.hall._hear(Notice(missed=True))
            assert (await carl.hear("changed"))["change"]["news"]["text"] == "non"
            await ana.ask("ask", table=table, command={"do": "say", "text": "si"})
            await other.hall.ask(Listener("bob"), Ask("x", table, Say("no")))
            assert (await carl.hear("seen"))["sight"]["said"][-1]["text"] == "si"
            assert (await carl.hear("changed"))["change"]["news"]["text"] == "no"
            await carl.hang_up()
            await other.hall.close()

    asyncio.run(run())


def test_who_is_there_is_heard_from_other_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        salon = Salon(monkeypatch)
        await salon.open("ana", Opening("parade", 2), [])
        await salon.hall._hear(Notice("nowhere", 7))
        await salon.hall._hear(Notice(salon.id, text="here 1"))
        assert (salon.id, 1) in salon.hall._minder._seen
        await salon.close()

    asyncio.run(run())


def test_a_hall_listens_again_when_listening_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> list[int]:
        salon = Salon(monkeypatch)
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

        monkeypatch.setattr(salon.shelf, "notices", notices)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(asyncio, "sleep", at_once)
            await salon.hall._listen()
        await salon.close()
        return tries

    before = UNFORESEEN._value.get()
    assert asyncio.run(run()) == [3]
    assert UNFORESEEN._value.get() == before + 1


def break_all(
    home: House, table: str, broken: Callable[..., NoReturn], patch: pytest.MonkeyPatch
) -> None:
    """Let a command, the rules of a game and the store fail, as nobody foresaw."""
    patch.setitem(_FOR_SEATS, Ready, broken)
    seat = home.table(table).seat_of("ana-secret")
    assert seat is not None
    Odd(seat, broken).put_on(home.table(table))
    for name in ("record", "rename", "heads"):
        patch.setattr(home.store, name, broken)


async def provoke(home: House, table: str, phone: Phone) -> None:
    """Ask for everything that is broken."""
    version = home.table(table).version
    for command in ({"do": "ready"}, {"do": "look", "move": "x", "version": version}):
        said = await phone.ask("ask", table=table, command=command)
        assert said["code"] == "unforeseen"
    assert (await phone.ask("hint", table=table, version=version))["code"] == "unforeseen"
    async with home.http(authorization=home.bearer("ana-secret")) as http:
        for answer in (
            await http.get(f"/api/tables/{table}/records/1"),
            await http.post("/api/me", json={"name": "ana-secret"}),
            await http.get("/api/tables"),
        ):
            assert answer.status_code == 500
            assert "secret" not in answer.text


def test_nothing_that_is_logged_names_a_table_a_person_or_a_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Over a whole game, and over errors of every kind that nobody foresaw."""
    caplog.set_level(logging.DEBUG, "tablee")
    caplog.set_level(logging.DEBUG, "uvicorn")
    secrets: list[str] = []

    async def run() -> None:
        async with house(tmp_path, moves_per_second=1000) as home:
            table, (ana, bob) = await home.begin("ana-secret", "bob-secret")
            found = home.table(table)
            secrets.extend([table, "ana-secret", "bob-secret", found.seed])
            secrets.append(home.guests.token("ana-secret"))
            secrets.extend(f" {face.code}" for face in found.setup.faces)
            await play_on(home, table, {"ana-secret": ana, "bob-secret": bob})

            def broken(*how: object, **named: object) -> NoReturn:
                raise RuntimeError(*map(str, how), *secrets)

            table, (ana, bob) = await home.begin("ana-secret", "bob-secret")
            secrets.append(table)
            break_all(home, table, broken, monkeypatch)
            await provoke(home, table, ana)

    asyncio.run(run())
    said = [record.getMessage() for record in caplog.records if record.name == "tablee"]
    assert len(said) == 6
    for text in said:
        for secret in secrets:
            assert secret not in text
    assert not [record for record in caplog.records if record.exc_info]
