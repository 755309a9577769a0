"""Measure another player's moves, and the server's memory, while one client attacks.

Two people play Parade at a human pace on a server with its usual limits. One attack after the other
runs beside them for some seconds, in a process of its own and on this machine only, and then ends.

Run it from the project's folder: `.venv-test/bin/python -m benchmarks.attack`.
"""

import argparse
import asyncio
import multiprocessing
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from secrets import token_urlsafe
from statistics import quantiles
from time import perf_counter
from urllib.parse import urlsplit

import httpx

from benchmarks.scripted import HELLO, Player, framed
from benchmarks.server import Server, sit_down

PAUSE = 0.05
"""Seconds between a person's moves."""
CHUNK = 64 * 2**10
EMPTY = {
    "pings": b"\x89\x80\0\0\0\0",
    "pongs": b"\x8a\x80\0\0\0\0",
    "fragments": b"\x00\x80\0\0\0\0",
}
"""Frames without a message, as a client sends them."""
LINES = 18


class Person(Player):
    """Plays at a human pace."""

    def _go_on(self) -> None:
        asyncio.get_running_loop().call_later(PAUSE, self._go_on_later)

    def _go_on_later(self) -> None:
        if self.is_playing and self._answered.done():
            super()._go_on()


class Target:
    """Where an attack goes: the server, a guest, and a table against bots of that guest."""

    def __init__(self, address: str, token: str, table: str) -> None:
        self.host = urlsplit(address).netloc
        self.place = str(urlsplit(address).hostname), int(urlsplit(address).port or 80)
        self.address = address
        self.token = token
        self.table = table

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a socket, and read the answer to the handshake."""
        reader, writer = await asyncio.open_connection(*self.place)
        more = f"Authorization: Bearer {self.token}\r\n"
        writer.write(HELLO.format(host=self.host, more=more).encode())
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer


Attack = Callable[[Target], Awaitable[None]]
"""Does something once; it is repeated until the time is over."""


def flood(kind: str) -> Attack:
    """Return an attack that sends frames without a message, and never reads."""

    async def attack(target: Target) -> None:
        _, writer = await target.connect()
        if kind == "fragments":
            writer.write(b"\x01\x80\0\0\0\0")
        chunk = EMPTY[kind] * (CHUNK // len(EMPTY[kind]))
        await pour(writer, chunk)

    return attack


async def pour(writer: asyncio.StreamWriter, chunk: bytes) -> None:
    """Write the same again and again, until the server hangs up."""
    try:
        while not writer.is_closing():
            writer.write(chunk)
            await writer.drain()
    finally:
        writer.close()


async def nonsense(target: Target) -> None:
    """Send messages that cannot be parsed, as fast as they are taken."""
    _, writer = await target.connect()
    chunk = framed(b'{"type":"ask","id":"x","table":"none","command":{"do":"fly"}}') * 500
    await pour(writer, chunk)


async def hints(target: Target) -> None:
    """Ask for hints and replays on many sockets, and go away before the answer."""
    writers = [(await target.connect())[1] for _ in range(LINES)]
    for version in range(1, 12):
        wish = f'{{"type":"hint","id":"h{version}","table":"{target.table}","version":{version}}}'
        for writer in writers:
            writer.write(framed(wish.encode()))
    await asyncio.sleep(0.5)
    for writer in writers:
        writer.close()


async def strangers(target: Target) -> None:
    """Ask for tables that are none, on many sockets, as often as one may."""
    writers = [(await target.connect())[1] for _ in range(LINES)]
    for number in range(60):
        for writer in writers:
            wish = f'"id":"s{number}","table":"{token_urlsafe(12)}","command":{{"do":"begin"}}'
            writer.write(framed(f'{{"type":"ask",{wish}}}'.encode()))
    await asyncio.sleep(0.5)
    for writer in writers:
        writer.close()


async def pages(target: Target) -> None:
    """Ask for the rules and for new guests, again and again."""
    async with httpx.AsyncClient(base_url=target.address) as http:
        while True:
            await asyncio.gather(
                *(http.get(f"/api/rules/{game}/fr") for game in ("parade", "contrees")),
                http.get("/api/me"),
                http.get(f"/api/tables/{token_urlsafe(12)}/records/1/review?seat=0"),
                http.get(f"/api/tables/none/records/{'1' * 5000}"),
            )
            http.cookies.clear()


async def half_open(target: Target) -> None:
    """Open connections, and send half a request on each."""
    lines = []
    for _ in range(300):
        _, writer = await asyncio.open_connection(*target.place)
        writer.write(b"GET / HTTP/1.1\r\nhost:")
        lines.append(writer)
    await asyncio.sleep(1)
    for writer in lines:
        writer.close()


ATTACKS: dict[str, Attack] = {
    "pings": flood("pings"),
    "pongs": flood("pongs"),
    "fragments": flood("fragments"),
    "nonsense": nonsense,
    "hints": hints,
    "strangers": strangers,
    "pages": pages,
    "half-open": half_open,
}


async def _repeat(attack: Attack, target: Target, seconds: float) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while True:
                with suppress(OSError, asyncio.IncompleteReadError, httpx.HTTPError):
                    await attack(target)
                await asyncio.sleep(0.01)


def run_attack(name: str, address: str, token: str, table: str, seconds: float) -> None:
    """Attack for some seconds, in a process of its own."""
    asyncio.run(_repeat(ATTACKS[name], Target(address, token, table), seconds))


async def open_table(http: httpx.AsyncClient) -> tuple[str, str]:
    """Return a guest and a table of theirs, against bots."""
    token = (await http.post("/api/guests")).json()["token"]
    wish = {
        "opening": {"game": "parade", "seats": 2},
        "name": "Mallory",
        "bots": [{"seat": 1, "level": "novice"}],
        "begin": True,
    }
    headers = {"Authorization": f"Bearer {token}"}
    answer = await http.post("/api/tables", headers=headers, json=wish)
    return token, str(answer.json()["table"])


async def measure(server: Server, names: list[str], seconds: float) -> None:
    """Play on while each attack runs, and print what the players noticed."""
    times: list[float] = []
    async with httpx.AsyncClient(base_url=server.address) as http:
        pair = await sit_down(http, [server], 0, times, Person)
        token, table = await open_table(http)
    await pair[0].ask({"type": "ask", "command": {"do": "begin"}})
    for player in pair:
        player.play()
    context = multiprocessing.get_context("spawn")
    for name in ("nothing", *names):
        attacker = None
        if name in ATTACKS:
            words = (name, server.address, token, table, seconds + 1)
            attacker = context.Process(target=run_attack, args=words)
            attacker.start()
            await asyncio.sleep(1)
        times.clear()
        memory = await _watch_memory(server, seconds)
        _report(name, times, memory)
        while attacker is not None and attacker.is_alive():
            await asyncio.sleep(0.1)
    for player in pair:
        player.is_playing = False
        if player.fault:
            raise player.fault


async def _watch_memory(server: Server, seconds: float) -> float:
    """Return the most memory that was used in some seconds, in MB."""
    until, most = perf_counter() + seconds, 0.0
    while perf_counter() < until:
        most = max(most, server.figures()["memory"])
        await asyncio.sleep(0.2)
    return most


def _report(name: str, times: list[float], memory: float) -> None:
    cuts = quantiles(times, n=100) if len(times) > 1 else [float("inf")] * 99
    print(
        f"{name:10} {len(times):4} moves, p50 {cuts[49] * 1000:6.1f} ms, "
        f"p99 {cuts[98] * 1000:6.1f} ms, slowest {max(times, default=0) * 1000:6.1f} ms, "
        f"memory {memory:5.0f} MB",
        flush=True,
    )


def main() -> None:
    """Run the attacks that were asked for, or all of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", choices=[[], *ATTACKS])
    parser.add_argument("--seconds", type=float, default=8)
    choices = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Server(str(Path(folder) / "a.db"), {}) as server:
        asyncio.run(measure(server, choices.attacks or list(ATTACKS), choices.seconds))


if __name__ == "__main__":
    main()
