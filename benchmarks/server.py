"""How many moves a second a server acknowledges, and how long they take; all moves are on disk.

Tables of Parade for two are played as fast as the server answers, over real sockets, by scripted
players in this process. With `--tables 200,2000` both are measured; `--postgres` measures them with
a PostgreSQL of its own, too, which loses nothing either, with one server and with two;
`--boardgame` measures boardgame.io's own server, with its store in memory, on a move like ours.

Run it from the project's folder: `.venv-test/bin/python -m benchmarks.server`.
"""

import argparse
import asyncio
import gc
import os
import random
import re
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Self

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from tests.postgres import Postgres

WARM_UP = 100
"""So many tables are opened before memory is looked at."""
IDLE = 1000
GUESTS = {"TABLEE_OPENINGS_PER_MINUTE": "100000", "TABLEE_MOVES_PER_SECOND": "10000"}


class Server:
    """A server of ours, in a process of its own."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, "-m", "tablee", "serve", "--lang", "en", "--port", "0"]
        self._process = subprocess.Popen(
            [*command, "--database", database],
            env={**os.environ, **GUESTS, "TABLEE_PACE": "0"},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        found = re.search(r"http://\S+", self._process.stdout.readline())
        assert found, "the server did not start"
        self.address = found[0]

    def figures(self) -> dict[str, float]:
        """Memory in MB and processor time in seconds."""
        folder = Path(f"/proc/{self._process.pid}")
        pages = int((folder / "statm").read_text().split()[1])
        fields = (folder / "stat").read_text().rsplit(")", 1)[1].split()
        ticks = int(fields[11]) + int(fields[12])
        memory = pages * os.sysconf("SC_PAGE_SIZE") / 2**20
        return {"memory": memory, "processor": ticks / os.sysconf("SC_CLK_TCK")}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._process.terminate()
        self._process.wait(30)


class Player:
    """Plays at random, as soon as it may."""

    def __init__(self, line: ClientConnection, table: str, times: list[float]) -> None:
        self._line = line
        self._table = table
        self._times = times
        self._version = 0
        self._status = ""
        self._you = -1
        self._choices: list[str] = []
        self._offered = False
        self._sent = 0
        self._began = 0.0
        self.is_playing = True

    async def say(self, kind: str, **what: object) -> None:
        """Send a message."""
        self._sent += 1
        message = {"type": kind, "id": f"c{self._sent}", "table": self._table, **what}
        self._began = perf_counter()
        await self._line.send(msgspec.json.encode(message).decode())

    async def ask(self, command: dict[str, object]) -> None:
        """Ask something of the table, and hear until it is done."""
        await self.say("ask", command=command)
        await self.hear_until_done()

    async def hear_until_done(self) -> None:
        """Hear everything up to the answer."""
        while self.take(await self._line.recv(decode=False)) not in ("done", "refused"):
            pass

    def take(self, text: bytes) -> str:
        """Take a message in."""
        message = msgspec.json.decode(text)
        kind = str(message["type"])
        found = message.get("sight") or message.get("change") or {}
        self._version = found.get("version", self._version)
        self._you = found.get("you", self._you)
        if board := found.get("board"):
            self._choices = [c["move"] for c in board["choices"]]
            self._pairs = any(choice.get("open") for choice in board["choices"])
        if room := found.get("room"):
            self._status = room["status"]
            self._offered = room["offer"] is not None and self._you not in room["offer"]["agreed"]
        if kind == "refused" and message["code"] not in ("stale", "proposal_open"):
            raise AssertionError(message)
        return kind

    async def play(self) -> None:
        """Play until told to stop."""
        chance = random.Random(self._table)
        while self.is_playing:
            if self._status == "playing" and self._choices:
                await self._move(chance)
            elif self._status == "over" and self._offered:
                await self.ask({"do": "agree", "version": self._version})
            elif self._status == "over" and self._you == 0 and not self._offered:
                await self.ask({"do": "propose", "plan": "rematch"})
                self._offered = True
                self._status = "" if self._status == "over" else self._status
            else:
                self.take(await self._line.recv(decode=False))

    async def _move(self, chance: random.Random) -> None:
        move = chance.choice(self._choices)
        if self._pairs:
            rest = [choice.split()[1] for choice in self._choices if choice != move]
            move = f"{move} {chance.choice(rest)}"
        await self.ask({"do": "play", "move": move, "version": self._version})
        self._times.append(perf_counter() - self._began)


async def sit_down(servers: list[Server], number: int, times: list[float]) -> list[Player]:
    """Two players at a new table, each at one of the servers."""
    async with httpx.AsyncClient(base_url=servers[0].address) as http:
        tokens = [(await http.post("/api/guests")).json()["token"] for _ in range(2)]
        headers = [{"Authorization": f"Bearer {token}"} for token in tokens]
        wish = {"opening": {"game": "parade", "seats": 2}, "name": "Ana"}
        table = (await http.post("/api/tables", headers=headers[0], json=wish)).json()["table"]
    players = []
    for seat, header in enumerate(headers):
        address = servers[(number + seat) % len(servers)].address.replace("http", "ws")
        line = await connect(
            f"{address}/socket", additional_headers=header, compression=None, max_queue=None
        )
        player = Player(line, table, times)
        player.take(await line.recv(decode=False))
        await player.say("watch")
        await player.hear_until_done()
        players.append(player)
    await players[1].ask({"do": "sit", "name": "Basile"})
    return players


async def idle(server: Server, tables: int) -> None:
    """Let games begin that nobody watches, and print what memory each of them takes."""
    async with httpx.AsyncClient(base_url=server.address) as http:
        token = (await http.post("/api/guests")).json()["token"]
        wish = {
            "opening": {"game": "parade", "seats": 2},
            "name": "Ana",
            "bots": [{"seat": 1, "level": "novice"}],
            "begin": True,
        }
        headers = {"Authorization": f"Bearer {token}"}
        before = 0.0
        for number in range(tables + WARM_UP):
            if number == WARM_UP:
                before = server.figures()["memory"]
            answer = await http.post("/api/tables", headers=headers, json=wish)
            assert answer.status_code == 201, answer.text
        kept = server.figures()["memory"] - before
    print(f"{tables:5} idle tables: {kept * 1024 / tables:5.1f} kB each", flush=True)


async def measure(servers: list[Server], tables: int, seconds: float) -> None:
    """Play at so many tables for a while, and print what came of it."""
    times: list[float] = []
    before = [server.figures() for server in servers]
    players = [await sit_down(servers, number, times) for number in range(tables)]
    idle = [server.figures() for server in servers]
    kept = sum(new["memory"] - old["memory"] for new, old in zip(idle, before, strict=True))
    for pair in players:
        await pair[0].ask({"do": "begin"})
    everybody = [player for pair in players for player in pair]
    tasks = [asyncio.create_task(player.play()) for player in everybody]
    await asyncio.sleep(seconds / 4)
    times.clear()
    began, worked = perf_counter(), [server.figures() for server in servers]
    await asyncio.sleep(seconds)
    lasted, found = perf_counter() - began, sorted(times)
    busy = sum(
        server.figures()["processor"] - old["processor"]
        for server, old in zip(servers, worked, strict=True)
    )
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    cuts = quantiles(found, n=100)
    print(
        f"{tables:5} tables, {len(servers)} processes: {len(found) / lasted:7.0f} moves/s, "
        f"p50 {cuts[49] * 1000:6.1f} ms, p99 {cuts[98] * 1000:6.1f} ms, "
        f"{busy / len(found) * 1e6:5.0f} us of a server's processor a move, "
        f"{kept * 1024 / tables:5.1f} kB a table with two clients",
        flush=True,
    )


def boardgame(tables: int, seconds: float) -> None:
    """Measure the other server."""
    folder = Path(__file__).parent / "boardgame"
    if not (folder / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--silent"], cwd=folder, check=True)
    command = ["node", "server.mjs"]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = next(line for line in server.stdout if line.startswith("http")).strip()
        subprocess.run(
            ["node", "clients.mjs", address, str(tables), str(seconds)], cwd=folder, check=True
        )
        server.terminate()


def main() -> None:
    """Measure."""
    gc.disable()  # the players are not what is measured
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="200")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--boardgame", action="store_true")
    choices = parser.parse_args()
    for tables in map(int, choices.tables.split(",")):
        if choices.boardgame:
            boardgame(tables, choices.seconds)
        with tempfile.TemporaryDirectory() as folder:
            measure_with(str(Path(folder) / "tables.db"), 1, tables, choices.seconds)
        if choices.postgres:
            postgres = Postgres(settings=())
            try:
                for processes in (1, 2):
                    measure_with(postgres.new(), processes, tables, choices.seconds)
            finally:
                postgres.close()
    with tempfile.TemporaryDirectory() as folder, Server(str(Path(folder) / "tables.db")) as server:
        uvloop.run(idle(server, IDLE))


def measure_with(database: str, processes: int, tables: int, seconds: float) -> None:
    """Measure so many servers of one database."""
    with ExitStack() as stack:
        servers = [stack.enter_context(Server(database)) for _ in range(processes)]
        print(database.split(":", maxsplit=1)[0] if "://" in database else "sqlite", end=" ")
        uvloop.run(measure(servers, tables, seconds))


if __name__ == "__main__":
    main()
