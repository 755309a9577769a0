"""Replays of finished games and of uploaded records."""

from pathlib import Path

import pytest

from tablee.core.errors import GameError
from tablee.core.setup import Setup
from tablee.games import GAMES
from tablee.records import dumps
from tablee.server import replays
from tests.server.test_api import refused, run_visit
from tests.support.in_memory_server import MemoryServer
from tests.support.parade_positions import played_out

TEXT = dumps(played_out(Setup(GAMES["parade"], 2), 7).record())


def test_a_finished_game_can_be_watched_from_every_seat_and_a_running_one_from_none(
    tmp_path: Path,
) -> None:
    async def visit(server: MemoryServer) -> None:
        table, (ana, _) = await server.begin("ana", "bob")
        async with server.http() as http:
            path = f"/api/tables/{table}/records/1/film"
            for wanted in ("", "?as=0", "?as=-1"):
                refused(await http.get(path + wanted), 404, "no_such_record")
            await ana.ask("ask", table=table, command={"do": "resign"})
            closed = []
            for wanted in ("", "?as=0", "?as=1", "?as=-1"):
                replay = (await http.get(path + wanted)).json()
                assert replay["fair"] == "fair"
                zones = replay["changes"][0]["zones"]
                hands = [zone["cards"] for zone in zones if zone["name"] == "hand"]
                closed.append(["?" in cards for cards in hands])
            assert closed == [[False, False], [False, True], [True, False], [True, True]]
            for wrong in ("?as=2", "?as=x", "?as=-7", "?as=٣", f"?as={'1' * 5000}"):
                refused(await http.get(path + wrong), 400, "no_such_seat")

    run_visit(tmp_path, visit)


def test_the_list_of_tables_has_the_number_of_the_last_finished_game(tmp_path: Path) -> None:
    async def visit(server: MemoryServer) -> None:
        _, (ana, _) = await server.begin("ana", "bob")
        async with server.http(authorization=server.bearer("ana")) as http:
            (before,) = (await http.get("/api/tables")).json()
            await ana.ask("ask", table=before["table"], command={"do": "resign"})
            (after,) = (await http.get("/api/tables")).json()
            assert ("games" in before, after["status"], after["games"]) == (False, "over", 1)

    run_visit(tmp_path, visit)


def test_a_game_from_a_file_is_shown_and_not_kept(tmp_path: Path) -> None:
    async def visit(server: MemoryServer) -> None:
        async with server.http() as http:
            replay = (await http.post("/api/films?as=1", content=TEXT)).json()
            assert (replay["sight"]["you"], replay["fair"]) == (1, "not_promised")
            plain = {"accept-encoding": "identity"}
            answer = await http.post("/api/films?as=1", content=TEXT, headers=plain)
            assert "content-encoding" not in answer.headers
            assert answer.json() == replay
            assert replay["changes"][-1]["room"]["status"] == "over"

    run_visit(tmp_path, visit)
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"Seat 1" not in kept


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "record_not_json"),
        ("[1]", "record_format"),
        (TEXT[:-9], "record_not_json"),
        (TEXT.replace('"seat": 0', '"seat": 1', 1), "record_broken"),
        (TEXT.replace('"rules": 1', '"rules": 9'), "record_rules"),
        (TEXT.replace('"game": "parade"', '"game": "chess"'), "unknown_game"),
        (TEXT.replace('"places"', '"prizes"'), "record_field"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(tmp_path: Path, text: str, code: str) -> None:
    async def visit(server: MemoryServer) -> None:
        async with server.http() as http:
            refused(await http.post("/api/films", content=text), 400, code)

    run_visit(tmp_path, visit)


def test_files_that_are_too_long_or_come_too_fast_are_not_read(tmp_path: Path) -> None:
    async def visit(server: MemoryServer) -> None:
        async with server.http() as http:
            long = b" " * (replays.MAX_RECORD + 1)
            refused(await http.post("/api/films", content=long), 413, "message_too_long")
            assert (await http.post("/api/films", content=TEXT)).status_code == 200
            refused(await http.post("/api/films", content=TEXT), 429, "too_fast")
            refused(await http.get("/api/tables/x/records/1/film"), 429, "too_fast")
            assert (await http.post("/api/guests")).status_code == 200

    run_visit(tmp_path, visit, films_per_minute=2)


def test_pages_of_others_may_not_send_files(tmp_path: Path) -> None:
    async def visit(server: MemoryServer) -> None:
        async with server.http(origin="https://elsewhere.example") as http:
            refused(await http.post("/api/films", content=TEXT), 403, "bad_origin")

    run_visit(tmp_path, visit)


def test_the_longest_game_is_far_shorter_than_what_is_read() -> None:
    longest = Setup(GAMES["hermine"], 2, {"target_score": 10_000})
    assert len(dumps(played_out(longest, 7).record())) < replays.MAX_RECORD / 2


def test_a_viewer_is_a_number() -> None:
    assert [replays.parse_viewer(text) for text in (None, "", "-1", "3")] == [None, None, -1, 3]
    with pytest.raises(GameError):
        replays.parse_viewer("--")
