"""Reviews over HTTP: made in workers, kept with the record, and refused while a game goes on."""

import asyncio
import json
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from tablee.core.errors import GameError
from tablee.core.setup import Setup
from tablee.games import GAMES
from tablee.records import dumps
from tablee.review.parts import PieceResult, count_pieces, measure_piece
from tablee.server.reviews import PATIENCE, Reviews, parse_seat
from tablee.store import FinishedGame, KeptReview
from tablee.workers import WorkerPool
from tests.server.test_api import refused, run_visit
from tests.support.in_memory_server import MemoryServer, MemoryStore
from tests.support.parade_positions import played_out

TEXT = dumps(played_out(Setup(GAMES["parade"], 2), 7).record())
PATH = "/api/tables/t/records/1/review?seat=0"
KEY = ("t", 1, 0)


class Desk(WorkerPool):
    """Does the work of workers at once, and counts the pieces."""

    def __init__(self, pieces: int = 3) -> None:
        super().__init__(1)
        self.pieces = pieces
        self.measured: list[int] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def run_after_bots(self, function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        await self.gate.wait()
        if function is count_pieces:
            return self.pieces
        if function is measure_piece:
            self.measured.append(args[2])
            return PieceResult([], 0.0)
        return '{"seat":0}'


class Shelf(MemoryStore):
    """A store that keeps reviews in memory."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: dict[tuple[str, int, int], str] = {}

    async def review(self, table: str, game_number: int, seat: int) -> str | None:
        return self.kept.get((table, game_number, seat))

    async def keep_review(self, review: KeptReview) -> None:
        self.kept[review.table, review.game_number, review.seat] = review.text


async def finish(made: Reviews) -> None:
    await asyncio.gather(*[work.task for work in made._works.values()], return_exceptions=True)
    await asyncio.sleep(0)


async def test_a_review_is_made_piece_by_piece_and_kept() -> None:
    desk, shelf = Desk(), Shelf()
    made = Reviews(shelf, desk)
    assert await made.find(KEY) is None
    assert json.loads(made.start(KEY, "", nullcontext())) == {"done": 0, "total": 1, "review": None}
    await finish(made)
    assert desk.measured == [0, 1, 2]
    assert shelf.kept == {KEY: '{"seat":0}'}
    assert json.loads(await made.find(KEY) or b"")["review"] == {"seat": 0}
    assert await made.find(("t", 1, 1)) is None


async def test_a_review_of_a_file_is_remembered_and_not_stored() -> None:
    shelf = Shelf()
    made = Reviews(shelf, Desk())
    made.start_file(KEY, "", nullcontext())
    await finish(made)
    assert shelf.kept == {}
    assert json.loads(await made.find(KEY) or b"")["review"] == {"seat": 0}


async def test_what_nobody_asks_for_any_more_is_given_up() -> None:
    now = [0.0]
    desk, shelf = Desk(), Shelf()
    made = Reviews(shelf, desk, timer=lambda: now[0])
    desk.gate.clear()
    made.start(KEY, "", nullcontext())
    assert json.loads(await made.find(KEY) or b"")["review"] is None
    now[0] = PATIENCE + 1
    desk.gate.set()
    await finish(made)
    assert (desk.measured, shelf.kept) == ([], {})
    assert await made.find(KEY) is None


async def test_an_error_is_told_once_and_then_the_review_is_made_again() -> None:
    class Broken(Desk):
        async def run_after_bots(self, *args: Any, **kwargs: Any) -> Any:
            raise GameError("thinkers_busy")

    made = Reviews(Shelf(), Broken())
    made.start(KEY, "", nullcontext())
    await finish(made)
    with pytest.raises(GameError, match="thinkers_busy"):
        await made.find(KEY)
    assert await made.find(KEY) is None


@pytest.mark.parametrize("text", [None, "", "x", "-1", "٣", "1" * 5000])
def test_a_seat_has_to_be_said(text: str | None) -> None:
    with pytest.raises(GameError, match="no_such_seat"):
        parse_seat(text)


def test_a_running_game_is_refused_and_an_unknown_one_not_found(tmp_path: Path) -> None:
    async def visit(server: MemoryServer) -> None:
        table, _ = await server.begin("ana", "bob")
        async with server.http() as http:
            path = f"/api/tables/{table}/records"
            refused(await http.get(f"{path}/1/review?seat=0"), 400, "review_running")
            refused(await http.get(f"{path}/2/review?seat=0"), 404, "no_such_record")
            refused(await http.get(f"{path}/1/review"), 400, "no_such_seat")
            refused(await http.get(PATH), 404, "no_such_record")
            refused(
                await http.get("/api/tables/a b/records/1/review?seat=0"), 404, "no_such_record"
            )

    run_visit(tmp_path, visit)


def test_a_kept_review_is_given_to_whoever_knows_the_table(tmp_path: Path) -> None:
    async def visit(server: MemoryServer) -> None:
        await server.tables.store.add_record(FinishedGame("t", 1, "parade", TEXT, 0.0))
        await server.tables.store.keep_review(KeptReview("t", 1, 0, '{"seat":0}'))
        async with server.http() as http:
            answer = (await http.get(PATH)).json()
            assert answer == {"done": 1, "total": 1, "review": {"seat": 0}}

    run_visit(tmp_path, visit)


def test_a_game_goes_on_from_a_moment_at_a_new_table(tmp_path: Path) -> None:
    async def visit(server: MemoryServer) -> None:
        await server.tables.store.add_record(FinishedGame("t", 1, "parade", TEXT, 0.0))
        async with server.http() as http:
            wish = {"seat": 1, "event": 8, "name": "Ana", "level": "novice"}
            path = "/api/tables/t/records/1/play"
            refused(await http.post(path, json=wish), 401, "no_guest")
            await http.get("/api/me")
            table = (await http.post(path, json=wish)).json()["table"]
            session = server.tables.session(table)
            async with session.lock:
                opened = await session.load()
            assert [seat.level for seat in opened.seats] == ["novice", ""]
            assert opened.game is not None
            assert len(opened.game.events) == 8
            assert opened.record().redealt
            for event in (0, 10_000):
                refused(await http.post(path, json={**wish, "event": event}), 400, "no_such_moment")
            refused(await http.post(path, json={**wish, "seat": 5}), 400, "no_such_seat")

    run_visit(tmp_path, visit)
