"""What happens by itself."""

import asyncio
import json
from pathlib import Path

import pytest

from tablee.core.errors import GameError
from tablee.core.zones import DEALER
from tablee.server import hall as hall_module
from tablee.server import minding as module
from tablee.server.metrics import UNFORESEEN
from tablee.store import Batch
from tests.halls import House, Odd, Phone, house


@pytest.fixture(autouse=True)
def _fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_module, "ROUND", 0.05)
    monkeypatch.setattr(module, "BUSY", 0.01)
    monkeypatch.setattr(module, "SECOND_COME", 0.05)


async def news(phone: Phone, what: str) -> dict[str, object]:
    """Wait for a piece of news."""
    while True:
        change: dict[str, object] = (await phone.hear("changed"))["change"]
        told = change["news"]
        assert isinstance(told, dict)
        if told["what"] == what:
            return told


def test_a_bot_keeps_the_seat_of_somebody_who_is_missed_and_hands_it_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path, patience=1.0) as home:
            table, phones = await home.begin("ana", "bob")
            person, _ = home.asked(table)
            missed, other = phones if person == "ana" else reversed(phones)
            seat = home.table(table).seat_of(person)
            assert seat is not None
            await missed.hang_up()
            kept = await news(other, "kept")
            assert (kept["seat"], kept["text"]) == (seat, "absent")
            moved = await news(other, "moved")
            assert moved["seat"] == seat
            assert home.table(table).seats[seat].away
            again = home.phone(person)
            await again.ask("watch", table=table)
            await news(other, "returned")
            assert home.table(table).seats[seat].is_present

    asyncio.run(run())


def test_who_is_connected_is_never_missed_and_nobody_is_if_all_are_gone(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path, patience=1.0) as home:
            table, (ana, bob) = await home.begin("ana", "bob")
            await asyncio.sleep(1.3)
            assert len(home.table(table).present()) == 2
            await ana.hang_up()
            await bob.hang_up()
            await asyncio.sleep(1.3)
            assert len(home.table(table).present()) == 2

    asyncio.run(run())


def test_when_time_is_up_a_bot_moves(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            opening = {"game": "parade", "seats": 2, "clock": {"move": 0.2, "bank": 0.1}}
            _, (ana, _) = await home.begin("ana", "bob", opening=opening)
            kept = await news(ana, "kept")
            assert kept["text"] == "clock"
            await news(ana, "moved")

    asyncio.run(run())


def test_time_is_up_though_it_could_not_be_written_at_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            append = home.store.append
            failed: list[Batch] = []

            async def failing(batch: Batch) -> None:
                if not failed and any(b'"kept"' in body for body in batch.bodies):
                    failed.append(batch)
                    raise GameError("store_failed", reason="full")
                await append(batch)

            monkeypatch.setattr(home.store, "append", failing)
            opening = {"game": "parade", "seats": 2, "clock": {"move": 0.2}}
            _, (ana, _) = await home.begin("ana", "bob", opening=opening)
            assert (await news(ana, "kept"))["text"] == "clock"
            assert failed

    asyncio.run(run())


def test_a_reaction_ends_by_itself_and_is_not_taken_back_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.table.going.WINDOW", 1.0)

    async def run() -> None:
        async with house(tmp_path, moves_per_second=1000) as home:
            opening = {"game": "hermine", "seats": 2, "options": {"fixed_manches": 1}}
            table, phones = await home.begin("ana", "bob", opening=opening)
            by_name = dict(zip(("ana", "bob"), phones, strict=True))
            for _ in range(300):
                play = home.table(table).play
                assert play is not None
                if play.state.asks():
                    attacked, events = int(play.state.turn), len(play.events)
                    attacker = by_name[home.table(table).seats[1 - attacked].person]
                    undo = {"do": "propose", "plan": "undo"}
                    said = await attacker.ask("ask", table=table, command=undo)
                    assert said["type"] == "done"
                    await news(attacker, "dropped")
                    assert len(play.events) > events
                    return
                person, move = home.asked(table)
                state = play.asked()[play.waiting()[0]]
                move = next((c for c in _attacks(state)), move)
                command = {"do": "play", "move": move, "version": home.table(table).version}
                await by_name[person].ask("ask", table=table, command=command)
            raise AssertionError("nobody was attacked")

    asyncio.run(run())


def _attacks(state: object) -> list[str]:
    names = [state.name(a) for a in state.legal()]  # type: ignore[attr-defined]
    return [name for name in names if "@" in name and not name.startswith("discard")]


def test_a_bot_tries_again_when_nothing_could_be_thought_or_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            tries = [0]
            about = home.hall.thinking.about

            async def busy(*how: object) -> object:
                tries[0] += 1
                if tries[0] == 1:
                    raise GameError("thinkers_busy")
                if tries[0] == 2:
                    raise ZeroDivisionError
                return await about(*how)  # type: ignore[arg-type]

            monkeypatch.setattr(home.hall.thinking, "about", busy)
            table, (ana,) = await home.begin("ana")
            while tries[0] < 3:
                if home.table(table).play is not None:
                    await _move(home, table, ana)
                await asyncio.sleep(0.01)
            while (await news(ana, "moved"))["seat"] == home.table(table).seat_of("ana"):
                pass

    before = UNFORESEEN._value.get()
    asyncio.run(run())
    assert UNFORESEEN._value.get() == before + 1


async def _move(home: House, table: str, phone: Phone) -> None:
    try:
        _, move = home.asked(table)
    except AssertionError:
        return
    command = {"do": "play", "move": move, "version": home.table(table).version}
    words = {"type": "ask", "id": f"n{command['version']}", "table": table, "command": command}
    phone.send(json.dumps(words))


def test_what_fails_beside_everything_else_disturbs_nobody(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:

            async def refused() -> None:
                raise GameError("store_failed")

            async def broken() -> None:
                raise ZeroDivisionError

            home.hall._minder.run(refused())
            home.hall._minder.run(broken())
            await home.until(lambda: not home.hall._minder._tasks)

    before = UNFORESEEN._value.get()
    asyncio.run(run())
    assert UNFORESEEN._value.get() == before + 1


def test_a_round_goes_on_after_a_desk_that_cannot_be_looked_over(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            table, _ = await home.begin("ana", "bob")
            seen: list[str] = []

            def broken() -> str:
                seen.append(table)
                raise (GameError("store_failed") if len(seen) % 2 else ZeroDivisionError())

            Odd(DEALER, broken).put_on(home.table(table))
            await home.until(lambda: len(seen) >= 4)

    before = UNFORESEEN._value.get()
    asyncio.run(run())
    assert UNFORESEEN._value.get() >= before + 2


def test_nobody_looks_for_a_table_that_never_was(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            phone = home.phone("ana")
            for command in ({"do": "begin"}, {"do": "look", "move": "", "version": 1}):
                refused = await phone.ask("ask", table="nowhere", command=command)
                assert refused["code"] == "no_such_table"
            assert (await phone.ask("watch", table="nowhere"))["code"] == "no_such_table"
            assert not home.hall._minder._tasks

    asyncio.run(run())
