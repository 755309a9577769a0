"""Measure the moves a second that a server acknowledges, all on disk, and their latency.

Tables of Parade for two are played as fast as the server answers, over real sockets, by scripted
players in this process. With `--tables 200,2000` both are measured; `--postgres` measures them with
a PostgreSQL of its own, too, which loses nothing either: with one server, with two and the players
of every table at different ones, and with two and the players of a table together;
`--boardgame` measures boardgame.io's own server, with its store in memory, on a move like ours, and
`--echo` what the machine carries at all (`benchmarks/echo.py`).

Run it from the project's folder: `.venv-test/bin/python -m benchmarks.server`.
"""

import argparse
import asyncio
import gc
import os
import re
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import NamedTuple, Self

import httpx
import uvloop

from benchmarks.echo import calibrate
from benchmarks.scripted import Player
from tests.support.postgres import Postgres

WARM_UP = 100
"""Tables that are opened before memory is first measured."""
IDLE = 1000
NO_LIMITS = {
    "TABLEE_PACE": "0",
    "TABLEE_OPENINGS_PER_MINUTE": "100000",
    "TABLEE_GUESTS_PER_MINUTE": "100000",
    "TABLEE_SOCKETS_PER_ADDRESS": "100000",
    "TABLEE_MOVES_PER_SECOND": "10000",
}


def processor_time(process: int) -> float:
    """Return the processor time of a process in seconds, with children that have ended."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


class Processors:
    """Processor time since it was made: of servers, players, and a database of our own."""

    def __init__(self, servers: "list[Server]", database: Postgres | None) -> None:
        self._servers = servers
        self._database = database
        self._before = self._read()

    def _read(self) -> list[float]:
        database = [] if self._database is None else self._database.processes()
        return [
            sum(server.figures()["processor"] for server in self._servers),
            process_time(),
            sum(map(processor_time, database)),
        ]

    def used(self) -> list[float]:
        """Return the seconds of servers, players and database."""
        return [new - old for new, old in zip(self._read(), self._before, strict=True)]


class Server:
    """A server of ours, in a process of its own."""

    def __init__(self, database: str, limits: dict[str, str] | None = None) -> None:
        command = [sys.executable, "-m", "tablee", "serve", "--lang", "en", "--port", "0"]
        self._process = subprocess.Popen(
            [*command, "--database", database],
            env={**os.environ, **(NO_LIMITS if limits is None else limits)},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        found = re.search(r"http://\S+", self._process.stdout.readline())
        assert found, "the server did not start"
        self.address = found[0]

    def figures(self) -> dict[str, float]:
        """Memory in MB and processor time in seconds."""
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        memory = pages * os.sysconf("SC_PAGE_SIZE") / 2**20
        return {"memory": memory, "processor": processor_time(self._process.pid)}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._process.terminate()
        self._process.wait(30)


class Load(NamedTuple):
    """How many tables are played at, for how many seconds, and how they are spread over servers."""

    tables: int
    seconds: float
    processes: int = 1
    together: bool = False
    """Both players of a table are at the same server."""
    database: Postgres | None = None

    @property
    def where(self) -> str:
        """Return where players are, in words."""
        if self.processes == 1:
            return "1 process"
        return f"{self.processes} processes, tables {'whole' if self.together else 'split'}"

    def at(self, servers: list[Server], number: int) -> list[Server]:
        """Return the servers of the players of a table."""
        return [servers[number % len(servers)]] if self.together else servers


async def sit_down(
    http: httpx.AsyncClient,
    servers: list[Server],
    number: int,
    times: list[float],
    kind: type[Player] = Player,
) -> list[Player]:
    """Two players at a new table, which the first of them opens, the servers taking turns."""
    tokens = [(await http.post("/api/guests")).json()["token"] for _ in range(2)]
    header = {"Authorization": f"Bearer {tokens[0]}"}
    wish = {"opening": {"game": "parade", "seats": 2}, "name": "Ana"}
    here = [servers[(number + seat) % len(servers)].address for seat in range(2)]
    opened = await http.post(f"{here[0]}/api/tables", headers=header, json=wish)
    table = opened.json()["table"]
    players = [
        await kind.sit(address, token, table, times)
        for address, token in zip(here, tokens, strict=True)
    ]
    await players[1].ask({"type": "ask", "command": {"do": "sit", "name": "Basile"}})
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


async def measure(servers: list[Server], load: Load) -> float:
    """Play at so many tables for a while; print what came of it, and return the moves a second."""
    times: list[float] = []
    before = [server.figures() for server in servers]
    async with httpx.AsyncClient(base_url=servers[0].address) as http:
        players = [
            await sit_down(http, load.at(servers, number), number, times)
            for number in range(load.tables)
        ]
    idle = [server.figures() for server in servers]
    kept = sum(new["memory"] - old["memory"] for new, old in zip(idle, before, strict=True))
    for pair in players:
        await pair[0].ask({"type": "ask", "command": {"do": "begin"}})
    everybody = [player for pair in players for player in pair]
    for player in everybody:
        player.play()
    await asyncio.sleep(load.seconds / 4)
    times.clear()
    began, processors = perf_counter(), Processors(servers, load.database)
    await asyncio.sleep(load.seconds)
    lasted, found = perf_counter() - began, sorted(times)
    used = [f"{part / len(found) * 1e6:.0f}" for part in processors.used()]
    for player in everybody:
        player.is_playing = False
        if player.fault:
            raise player.fault
    cuts = quantiles(found, n=100)
    print(
        f"{load.tables:5} tables, {load.where}: {len(found) / lasted:7.0f} moves/s, "
        f"p50 {cuts[49] * 1000:6.1f} ms, p99 {cuts[98] * 1000:6.1f} ms, processor a move: "
        f"servers {used[0]}, players {used[1]}, database {used[2]} us, "
        f"{kept * 1024 / load.tables:5.1f} kB a table with two clients",
        flush=True,
    )
    return len(found) / lasted


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
    parser.add_argument("--turns", type=int, default=1, help="of one and two processes")
    parser.add_argument("--boardgame", action="store_true")
    parser.add_argument("--echo", action="store_true")
    choices = parser.parse_args()
    if choices.echo:
        calibrate()
    for tables in map(int, choices.tables.split(",")):
        if choices.boardgame:
            boardgame(tables, choices.seconds)
        with tempfile.TemporaryDirectory() as folder:
            measure_with(str(Path(folder) / "tables.db"), Load(tables, choices.seconds))
        if choices.postgres:
            compare_processes(tables, choices.seconds, choices.turns)
    with tempfile.TemporaryDirectory() as folder, Server(str(Path(folder) / "tables.db")) as server:
        uvloop.run(idle(server, IDLE))


def compare_processes(tables: int, seconds: float, turns: int) -> None:
    """Measure one server and two of a PostgreSQL in turns, and print the ratios in the middle."""
    postgres = Postgres(settings=())
    one = Load(tables, seconds, database=postgres)
    pairs = [one._replace(processes=2), one._replace(processes=2, together=True)]
    ratios: dict[str, list[float]] = {pair.where: [] for pair in pairs}
    try:
        for _ in range(turns):
            alone = measure_with(postgres.new(), one)
            for pair in pairs:
                ratios[pair.where].append(measure_with(postgres.new(), pair) / alone)
        for where, found in ratios.items():
            print(f"{where}, against one: {median(found):.2f} ", end="")
            print(f"({min(found):.2f} to {max(found):.2f})", flush=True)
    finally:
        postgres.close()


def measure_with(address: str, load: Load) -> float:
    """Measure so many servers of one database; return the moves a second."""
    with ExitStack() as stack:
        servers = [stack.enter_context(Server(address)) for _ in range(load.processes)]
        print(address.split(":", maxsplit=1)[0] if "://" in address else "sqlite", end=" ")
        return uvloop.run(measure(servers, load))


if __name__ == "__main__":
    main()
