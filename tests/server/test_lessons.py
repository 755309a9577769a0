"""Lessons of a server: tables that are opened for them, and what their learner is told."""

import asyncio
from pathlib import Path

import httpx

from tablee.games import GAMES
from tests.support.in_memory_server import memory_server


def test_a_lesson_is_opened_and_its_script_is_followed(tmp_path: Path) -> None:
    async def visit() -> None:
        async with memory_server(tmp_path) as server, server.http() as http:
            await http.get("/api/me")
            shelf = (await http.get("/api/games")).json()
            assert [box["slug"] for box in shelf if box["lesson"]] == list(GAMES)
            opened = await http.post("/api/lessons", json={"game": "parade", "name": "Ana"})
            assert opened.status_code == 201
            table = server.table(opened.json()["table"])
            assert table.game is not None
            assert (table.game.is_lesson, table.opening.seats) == (True, 3)
            assert [seat.bot for seat in table.seats] == ["", "novice", "novice"]
            await expect_refusal(http, {"game": "tarot", "name": "Ana"}, 400, "unknown_game")
            await expect_refusal(http, {"game": "parade"}, 400, "bad_message")
            await expect_refusal(http, {"game": "parade", "name": ""}, 400, "bad_message")

    asyncio.run(visit())


async def expect_refusal(
    http: httpx.AsyncClient, wish: dict[str, str], status: int, code: str
) -> None:
    answer = await http.post("/api/lessons", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
