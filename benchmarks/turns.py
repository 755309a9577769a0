"""Two builds of the server in turns, as a ratio: the machine's noise meets both alike.

Each build is a folder with the package (an unpacked wheel will do), which is put first on the path:
`.venv-test/bin/python -m benchmarks.turns OLD NEW [--tables 200] [--turns 20]`. Both servers run
all the time; players of one rest while those of the other play. The median of the ratios of
neighboring turns is printed, for moves a second and for processor time a move, with the middle half
of them.
"""

import argparse
import asyncio
import gc
import os
import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import NamedTuple

import httpx
import uvloop

from benchmarks.scripted import Player
from benchmarks.server import Server, sit_down


class Turn(NamedTuple):
    """Moves a second and processor seconds a move of one turn."""

    rate: float
    cost: float


class Build:
    """A server of one build with its players, who rest until it is their turn."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._times: list[float] = []
        self._players: list[Player] = []

    async def seat(self, tables: int) -> None:
        """Seat two players at each table and begin."""
        async with httpx.AsyncClient(base_url=self._server.address) as http:
            for number in range(tables):
                pair = await sit_down(http, [self._server], number, self._times)
                await pair[0].ask({"type": "ask", "command": {"do": "begin"}})
                self._players += pair

    async def play(self, seconds: float) -> Turn:
        """Play for a while; return what was measured."""
        self._times.clear()
        began, before = perf_counter(), self._server.figures()["processor"]
        for player in self._players:
            player.play()
        await asyncio.sleep(seconds)
        for player in self._players:
            player.is_playing = False
        moves, lasted = len(self._times), perf_counter() - began
        await asyncio.sleep(0.2)  # moves on their way arrive
        faults = [player.fault for player in self._players if player.fault]
        if faults:
            raise faults[0]
        return Turn(moves / lasted, (self._server.figures()["processor"] - before) / moves)


async def take_turns(builds: list[Build], tables: int, turns: int, seconds: float) -> None:
    """Measure both builds in turns and print the ratios, new to old."""
    for build in builds:
        await build.seat(tables)
        await build.play(seconds)
    rounds = [[await build.play(seconds) for build in builds] for _ in range(turns)]
    for name in Turn._fields:
        ratios = [getattr(new, name) / getattr(old, name) for old, new in rounds]
        low, middle, high = quantiles(ratios, n=4)
        print(f"{name:5}: {middle:.3f} of the old one ({low:.3f} to {high:.3f})", flush=True)
    rates = [sorted(turn[which].rate for turn in rounds)[turns // 2] for which in (0, 1)]
    print(f"moves/s in the middle: {rates[0]:.0f} and {rates[1]:.0f}")


def main() -> None:
    """Measure two builds."""
    gc.disable()  # the players are not what is measured
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("builds", nargs=2, type=Path, metavar="FOLDER")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--turns", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=1.5)
    choices = parser.parse_args()
    with ExitStack() as stack:
        builds = []
        for folder in choices.builds:
            scratch = stack.enter_context(tempfile.TemporaryDirectory())
            os.environ["PYTHONPATH"] = str(folder.absolute())
            server = stack.enter_context(Server(str(Path(scratch) / "tables.db")))
            builds.append(Build(server))
        uvloop.run(take_turns(builds, choices.tables, choices.turns, choices.seconds))


if __name__ == "__main__":
    main()
