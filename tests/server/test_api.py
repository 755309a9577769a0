"""The endpoints of the HTTP API."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import Request
from starlette.types import Message

from tablee.core.errors import GameError
from tablee.games import GAMES
from tablee.records import loads, verify
from tablee.server import api as module
from tablee.server import health, markdown
from tablee.server.health import FRESH_SECONDS
from tablee.server.in_flight import MAX_FOR_ADDRESS
from tablee.server.tables import Rounds
from tests.support.in_memory_server import MemoryServer, memory_server
from tests.support.metrics import unforeseen_errors

PARADE = {"opening": {"game": "parade", "seats": 2}}


def run_visit(
    folder: Path, visit: Callable[[MemoryServer], Awaitable[None]], **settings: Any
) -> None:
    async def run() -> None:
        async with memory_server(folder, **settings) as server:
            await visit(server)

    asyncio.run(run())


def refused(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_the_shelf_lists_every_game(tmp_path: Path) -> None:
    async def visit(server: MemoryServer) -> None:
        async with server.http() as http:
            boxes = (await http.get("/api/games")).json()
        assert [box["slug"] for box in boxes] == list(GAMES)
        assert boxes[0]["options"][0]["name"] == "target_score"
        assert [box["presets"][0]["name"] for box in boxes] == ["letter"] * len(boxes)
        assert [option["seats"] for option in boxes[4]["options"]][-1] == [2]

    run_visit(tmp_path, visit)


def test_a_guest_gets_a_cookie_and_stays_the_same(tmp_path: Path) -> None:
    async def visit(server: MemoryServer) -> None:
        async with server.http() as http:
            first = await http.get("/api/me")
            assert first.json() == {"name": ""}
            assert "Secure" not in first.headers["set-cookie"]
            assert (await http.post("/api/me", json={"name": " Ana  Lou "})).json() == {
                "name": "Ana Lou"
            }
            again = await http.get("/api/me")
            assert again.json() == {"name": "Ana Lou"}
            assert again.headers["set-cookie"] == first.headers["set-cookie"]
        async with server.http() as other:
            assert (await other.get("/api/me")).json() == {"name": ""}

    run_visit(tmp_path, visit)


@pytest.mark.parametrize(("origin", "base"), [("https://jeux.example", "http"), ("", "https")])
def test_over_https_the_cookie_goes_nowhere_else(tmp_path: Path, origin: str, base: str) -> None:
    async def visit(server: MemoryServer) -> None:
        async with server.http() as http:
            answer = await http.get(f"{base}://house/api/me")
            assert "Secure" in answer.headers["set-cookie"]

    run_visit(tmp_path, visit, origin=origin)


@pytest.mark.parametrize("name", ["", "x" * 41, "\x1b[2J", "\u202e", 7, None])
def test_a_name_that_could_play_tricks_is_refused(tmp_path: Path, name: object) -> None:
    async def visit(server: MemoryServer) -> None:
        async with server.http(authorization=server.bearer("ana")) as http:
            answer = await http.post("/api/me", json={"name": name})
            assert answer.status_code == 400
            assert answer.json()["code"] in ("bad_message", "bad_text")

    run_visit(tmp_path, visit)


def test_a_program_gets_a_token_that_opens_tables(tmp_path: Path) -> None:
    async def visit(server: MemoryServer) -> None:
        async with server.http() as http:
            token = (await http.post("/api/guests")).json()["token"]
            headers = {"authorization": f"Bearer {token}"}
            wish = {**PARADE, "name": "Ana", "luck": "abc", "bots": [{"seat": 1, "level": "club"}]}
            opened = await http.post("/api/tables", json=wish, headers=headers)
            assert opened.status_code == 201
            table = server.table(opened.json()["table"])
            assert [(seat.name, seat.bot) for seat in table.seats] == [
                ("Ana", ""),
                ("Colette", "club"),
            ]
            (mine,) = (await http.get("/api/tables", headers=headers)).json()
            assert (mine["table"], mine["game"], mine["status"]) == (table.id, "parade", "waiting")

    run_visit(tmp_path, visit)


def test_a_table_without_a_name_has_a_host_who_only_watches(tmp_path: Path) -> None:
    async def visit(server: MemoryServer) -> None:
        async with server.http(authorization=server.bearer("ana")) as http:
            opened = await http.post("/api/tables", json=PARADE)
            table = server.table(opened.json()["table"])
            assert table.host == "ana"
            assert table.seat_of("ana") is None
            assert (await http.get("/api/tables")).json() == []

    run_visit(tmp_path, visit)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({}, "bad_message"),
        ({"opening": {"game": "chess", "seats": 2}}, "unknown_game"),
        ({"opening": {"game": "parade", "seats": 9}}, "bad_seats"),
        ({"opening": {"game": "parade", "seats": 2, "options": {"x": 1}}}, "unknown_option"),
        ({**PARADE, "begin": True}, "seats_empty"),
        ({**PARADE, "name": "Ana", "seat": 5}, "no_such_seat"),
        ({**PARADE, "bots": [{"seat": 0, "level": "oracle"}]}, "unknown_bot"),
        ({**PARADE, "name": "Ana", "luck": "a|b"}, "bad_luck"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(
    tmp_path: Path, wish: dict[str, object], code: str
) -> None:
    async def visit(server: MemoryServer) -> None:
        async with server.http(authorization=server.bearer("ana")) as http:
            refused(await http.post("/api/tables", json=wish), 400, code)
            assert (await http.get("/api/tables")).json() == []

    run_visit(tmp_path, visit)


def test_who_is_not_known_has_no_tables_and_no_name(tmp_path: Path) -> None:
    async def visit(server: MemoryServer) -> None:
        async with server.http(cookie="tablee_guest=forged.token") as http:
            refused(await http.get("/api/tables"), 401, "no_guest")
            refused(await http.post("/api/tables", json=PARADE), 401, "no_guest")
            refused(await http.post("/api/me", json={"name": "Ana"}), 401, "no_guest")
            assert (await http.get("/api/me")).json() == {"name": ""}

    run_visit(tmp_path, visit)


def test_pages_of_others_may_not_post(tmp_path: Path) -> None:
    async def visit(server: MemoryServer) -> None:
        headers = {"authorization": server.bearer("ana"), "origin": "https://elsewhere.example"}
        async with server.http(**headers) as http:
            for path in ("/api/me", "/api/guests", "/api/tables"):
                refused(await http.post(path, json=PARADE), 403, "bad_origin")
        async with server.http(**{**headers, "origin": "http://house"}) as http:
            assert (await http.post("/api/tables", json=PARADE)).status_code == 201

    run_visit(tmp_path, visit)


def test_long_requests_are_not_read(tmp_path: Path) -> None:
    async def visit(server: MemoryServer) -> None:
        async with server.http(authorization=server.bearer("ana")) as http:
            answer = await http.post("/api/tables", content=b" " * (module.MAX_BODY + 1))
            refused(answer, 413, "message_too_long")
            answer = await http.post("/api/tables", content=b"[" * module.MAX_BODY)
            refused(answer, 400, "bad_message")

    run_visit(tmp_path, visit)


def test_one_who_goes_while_asking_is_nothing_unforeseen(tmp_path: Path) -> None:
    async def visit(server: MemoryServer) -> None:
        words: list[Message] = [
            {"type": "http.request", "body": b"{", "more_body": True},
            {"type": "http.disconnect"},
        ]
        answers: list[Message] = []

        async def receive() -> Message:
            return words.pop(0)

        async def send(message: Message) -> None:
            answers.append(message)

        headers = [(b"authorization", server.bearer("ana").encode())]
        scope = {"type": "http", "method": "POST", "path": "/api/tables", "headers": headers}
        await server.app({**scope, "query_string": b"", "client": ("10.0.0.1", 1)}, receive, send)
        assert answers[0]["status"] == 400

    before = unforeseen_errors()
    run_visit(tmp_path, visit)
    assert unforeseen_errors() == before


def test_tables_guests_and_names_are_not_made_faster_than_people_do(tmp_path: Path) -> None:
    async def visit(server: MemoryServer) -> None:
        async with server.http(authorization=server.bearer("ana")) as http:
            assert (await http.post("/api/tables", json=PARADE)).status_code == 201
            assert (await http.post("/api/me", json={"name": "Ana"})).status_code == 200
            refused(await http.post("/api/tables", json=PARADE), 429, "too_fast")
            refused(await http.post("/api/me", json={"name": "Lou"}), 429, "too_fast")
        async with server.http() as http:
            assert (await http.post("/api/guests")).status_code == 200
            assert (await http.get("/api/me")).status_code == 200
            http.cookies.clear()
            refused(await http.get("/api/me"), 429, "too_fast")
            refused(await http.post("/api/guests"), 429, "too_fast")
            line = httpx.ASGITransport(server.app, client=("10.0.0.1", 1))
            async with httpx.AsyncClient(transport=line, base_url="http://house") as other:
                assert (await other.post("/api/guests")).status_code == 200
        async with server.http(authorization=server.bearer("ana")) as http:
            assert (await http.get("/api/me")).json() == {"name": "Ana"}

    run_visit(tmp_path, visit, openings_per_minute=2, guests_per_minute=2)


def test_my_tables_say_which_of_them_wait_for_me(tmp_path: Path) -> None:
    async def visit(server: MemoryServer) -> None:
        await server.open("ana")
        table, sockets = await server.begin("ana", "bob")
        for _ in range(3):
            person, move = server.asked(table)
            other = "bob" if person == "ana" else "ana"
            async with server.http(authorization=server.bearer(person)) as http:
                first = (await http.get("/api/tables")).json()[0]
                assert (first["table"], first["awaits"]) == (table, True)
            async with server.http(authorization=server.bearer(other)) as http:
                tables = (await http.get("/api/tables")).json()
                assert not any(mine["awaits"] for mine in tables)
            version = server.table(table).version
            command = {"do": "play", "move": move, "version": version}
            await sockets[person == "bob"].ask("ask", table=table, command=command)

    run_visit(tmp_path, visit)


def test_a_table_that_is_put_away_is_known_to_wait(tmp_path: Path) -> None:
    async def visit(server: MemoryServer) -> None:
        table, sockets = await server.begin("ana", "bob")
        person, _ = server.asked(table)
        for socket in sockets:
            await socket.disconnect()
        await server.until(lambda: server.tables.automation.is_idle)
        await server.until(lambda: not server.tables.loaded)
        async with server.http(authorization=server.bearer(person)) as http:
            (mine,) = (await http.get("/api/tables")).json()
            assert mine["awaits"]

    run_visit(tmp_path, visit, rounds=Rounds(0.01, 0.05))


def test_only_finished_games_can_be_had(tmp_path: Path) -> None:
    async def visit(server: MemoryServer) -> None:
        table, (ana, _) = await server.begin("ana", "bob")
        async with server.http() as http:
            path = f"/api/tables/{table}/records/1"
            refused(await http.get(path), 404, "no_such_record")
            await ana.ask("ask", table=table, command={"do": "resign"})
            answer = await http.get(path)
            verify(loads(answer.text))
            named = f'attachment; filename="tablee-{table}-1.json"'
            assert answer.headers["content-disposition"] == named
            for wrong in (
                f"/api/tables/{table}/records/2",
                f"/api/tables/{table}/records/{10**30}",
                "/api/tables/none/records/1",
                "/api/tables/%00/records/1",
                f"/api/tables/{'x' * 5000}/records/1",
            ):
                refused(await http.get(wrong), 404, "no_such_record")

    run_visit(tmp_path, visit)


def test_health_is_bad_without_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone() -> None:
        raise GameError("store_failed", reason="disk is gone")

    async def visit(server: MemoryServer) -> None:
        async with server.http() as http:
            assert (await http.get("/health")).json() == {"health": "good"}
            monkeypatch.setattr(server.store, "health", gone)
            assert (await http.get("/health")).status_code == 200, "asked a moment ago"
            server.skipped += FRESH_SECONDS
            refused(await http.get("/health"), 503, "store_failed")
            assert (await http.get("/health/live")).json() == {"health": "live"}

    run_visit(tmp_path, visit)


@pytest.mark.parametrize(
    ("client", "status"),
    [(("127.0.0.1", 1), 200), (("::1", 1), 200), (("10.0.0.1", 1), 403), (None, 403)],
)
def test_only_this_machine_may_see_the_metrics(
    tmp_path: Path, client: tuple[str, int] | None, status: int
) -> None:
    async def visit(server: MemoryServer) -> None:
        line = httpx.ASGITransport(server.app, client=client)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=line, base_url="http://house") as http:
            answer = await http.get("/metrics")
        assert answer.status_code == status
        for name in ("tablee_sockets", "tablee_commands_done_total", "tablee_keeping_seconds_sum"):
            assert (name in answer.text) == (status == 200)

    run_visit(tmp_path, visit)


def test_the_cards_of_a_game_are_shown_with_those_that_options_add(tmp_path: Path) -> None:
    async def visit(server: MemoryServer) -> None:
        async with server.http() as http:
            cards = (await http.get("/api/games/hermine/cards")).json()
            codes = [card["code"] for card in cards]
            assert len(set(codes)) == len(codes)
            assert {"danger-m", "joker4"} <= set(codes)
            refused(await http.get("/api/games/chess/cards"), 400, "unknown_game")

    run_visit(tmp_path, visit)


def test_health_is_bad_when_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "MAX_SECONDS", 0.01)

    async def visit(server: MemoryServer) -> None:
        with closing(sqlite3.connect(tmp_path / "tablee.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            async with server.http() as http:
                refused(await http.get("/health"), 503, "store_failed")
            other.execute("ROLLBACK")

    run_visit(tmp_path, visit)


@pytest.mark.parametrize("digits", ["1" * 5000, "٣", "-1", "x"])
def test_a_number_that_is_none_is_not_found(tmp_path: Path, digits: str) -> None:
    async def visit(server: MemoryServer) -> None:
        async with server.http() as http:
            path = f"/api/tables/none/records/{digits}"
            refused(await http.get(path), 404, "no_such_record")
            refused(await http.get(f"{path}/film"), 404, "no_such_record")

    run_visit(tmp_path, visit)


def test_a_request_that_does_not_end_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BODY_SECONDS", 0.01)

    async def endless() -> AsyncIterator[bytes]:
        yield b" "
        await asyncio.Event().wait()

    async def visit(server: MemoryServer) -> None:
        async with server.http(authorization=server.bearer("ana")) as http:
            refused(await http.post("/api/tables", content=endless()), 408, "message_too_slow")

    run_visit(tmp_path, visit)


def test_rules_are_rendered_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rendered: list[str] = []

    def render(page: str) -> str:
        rendered.append(page)
        return "<p>"

    monkeypatch.setattr(markdown, "render_markdown", render)
    markdown.render_rules.cache_clear()

    async def visit(server: MemoryServer) -> None:
        async with server.http() as http:
            for _ in range(3):
                assert (await http.get("/api/rules/parade/fr")).text == "<p>"

    run_visit(tmp_path, visit)
    markdown.render_rules.cache_clear()
    assert len(rendered) == 1


def test_a_replay_is_given_up_when_nobody_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, given_up = asyncio.Event(), asyncio.Event()

    async def think(*_: object) -> bytes:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            given_up.set()
        raise AssertionError

    async def visit(server: MemoryServer) -> None:
        monkeypatch.setattr(server.tables.workers, "run_after_bots", think)
        async with server.http() as http:
            asking = asyncio.create_task(http.post("/api/films", content=b"{}"))
            await begun.wait()
            asking.cancel()
            async with asyncio.timeout(10):
                await given_up.wait()

    run_visit(tmp_path, visit)


async def test_work_ends_with_the_connection() -> None:
    gone = asyncio.Event()

    async def receive() -> Message:
        await gone.wait()
        return {"type": "http.disconnect"}

    request = Request({"type": "http", "headers": []}, receive)
    working = asyncio.create_task(module.unless_disconnected(request, asyncio.sleep(3600)))
    await asyncio.sleep(0)
    gone.set()
    with pytest.raises(GameError):
        await working


def test_one_address_has_only_so_many_replays_in_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think(*_: object) -> bytes:
        await asyncio.Event().wait()
        return b""

    async def visit(server: MemoryServer) -> None:
        monkeypatch.setattr(server.tables.workers, "run_after_bots", think)
        async with server.http() as http:
            asking = [
                asyncio.create_task(http.post("/api/films", content=b"{}"))
                for _ in range(MAX_FOR_ADDRESS)
            ]
            await server.until(lambda: server.tables.in_flight.count == MAX_FOR_ADDRESS)
            refused(await http.post("/api/films", content=b"{}"), 429, "too_fast")
            for task in asking:
                task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
            await server.until(lambda: server.tables.in_flight.count == 0)

    run_visit(tmp_path, visit)
