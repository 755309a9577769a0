"""The bots of the page about the wire, at tables of a real server."""

import asyncio
import shutil
import sys
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tablee.records import is_luck_promised, loads
from tests.server.test_run import serving

ROOT = Path(__file__).parents[2]
NODE = shutil.which("node") or str(ROOT / ".tools-node" / "bin" / "node")
BOTS = {
    "python": [sys.executable, str(ROOT / "examples" / "random_bot.py")],
    "node": [NODE, str(ROOT / "examples" / "random_bot.mjs")],
}
PATIENCE = 120


@pytest.mark.parametrize("language", BOTS)
@pytest.mark.parametrize(("game", "seats"), [("parade", 2), ("high-society", 3)])
async def test_a_bot_that_knows_no_game_plays_one_to_its_end(
    tmp_path: Path, game: str, seats: int, language: str
) -> None:
    hurried = tmp_path / "hurried.toml"
    hurried.write_text("pace = 0.0")
    with serving(tmp_path, "--settings", str(hurried)) as (_, address):
        headers, table = open_table(address, game, seats)
        returned, said = await play(BOTS[language], address, table, headers)
        record = loads(httpx.get(f"{address}/api/tables/{table}/records/1").text)
    assert returned == 0
    assert "places:" in said
    assert is_luck_promised(record)


def open_table(address: str, game: str, seats: int) -> tuple[dict[str, str], str]:
    """Open a table with one free seat; return the headers of its host and its id."""
    token = httpx.post(f"{address}/api/guests").json()["token"]
    headers = {"Authorization": f"Bearer {token}"}
    bots = [{"seat": seat, "level": "novice"} for seat in range(1, seats)]
    body = {"opening": {"game": game, "seats": seats}, "bots": bots}
    answer = httpx.post(f"{address}/api/tables", json=body, headers=headers)
    return headers, str(answer.json()["table"])


async def play(
    bot_command: list[str], address: str, table: str, headers: dict[str, str]
) -> tuple[int, str]:
    """Let the bot come, and begin as soon as it has sat down."""
    url = f"ws{address.removeprefix('http')}/socket"
    async with (
        asyncio.timeout(PATIENCE),
        connect(
            url,
            additional_headers=headers,
            max_queue=None,  # not read to the end
        ) as socket,
    ):
        await socket.send(f'{{"type": "watch", "id": "w", "table": "{table}"}}')
        command = [*bot_command, address, table]
        bot = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        while '"what":"sat"' not in str(await socket.recv()):
            pass
        ask = f'{{"type": "ask", "id": "b", "table": "{table}", "command": {{"do": "begin"}}}}'
        await socket.send(ask)
        said, _ = await bot.communicate()
        return await bot.wait(), said.decode()
