"""A server as a user starts it: a process of its own, which can be killed."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
PATIENCE = 60.0
"""Seconds that a process has to start, or to end."""
UNLIMITED = {"PACE": "0", "MOVES_PER_SECOND": "1000", "OPENINGS_PER_MINUTE": "100000"}
"""What a crowd needs that plays faster than people do."""


class Process(NamedTuple):
    """A running process."""

    id: int
    parent: int
    group: int
    words: str


class Server:
    """`tablee serve`, in a group of processes of its own."""

    def __init__(self, database: str, folder: Path) -> None:
        self.address = ""
        self.groups: list[int] = []
        """The group of each process that was started."""
        self._database = database
        self._log = folder / f"server-{id(self):x}.log"
        self._out = self._log.with_suffix(".out")
        self._process: subprocess.Popen[bytes]

    async def start(self) -> None:
        """Start, and return when it takes connections."""
        words = ("serve", "--port", "0", "--workers", "1", "--database", self._database)
        with self._log.open("ab") as log, self._out.open("wb") as out:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tablee", *words],
                stdout=out,
                stderr=log,
                env=_environment(),
                start_new_session=True,
            )
        self.groups.append(self._process.pid)
        await until(lambda: not self.is_running or b"\n" in self._out.read_bytes(), "it starts")
        found = re.search(r"http://\S+", self._out.read_text("utf-8"))
        assert found, self.said()
        self.address = found[0]

    @property
    def pid(self) -> int:
        """Its process, the last one that was started."""
        return self._process.pid

    @property
    def is_running(self) -> bool:
        """Whether it was started and has not ended."""
        return bool(self.groups) and self._process.poll() is None

    async def kill(self) -> None:
        """End it as a power cut does."""
        self._process.kill()
        assert await self.ended() == -signal.SIGKILL

    async def stop(self) -> int:
        """Ask it to end, and return its exit code."""
        self._process.terminate()
        return await self.ended()

    async def ended(self) -> int:
        """Wait until it has ended, and return its exit code."""
        await until(lambda: not self.is_running, "it ends")
        return self._process.wait()

    def said(self) -> str:
        """What it has written to its log."""
        return self._log.read_text("utf-8") if self._log.exists() else ""

    def workers(self) -> list[Process]:
        """The processes that bots think in."""
        family = [process for process in processes() if process.group == self.pid]
        starters = {process.id for process in family if process.parent == self.pid}
        return [process for process in family if process.parent in starters]

    def left_over(self) -> list[Process]:
        """Processes of servers that have ended."""
        ended = set(self.groups) - ({self.pid} if self.is_running else set())
        return [process for process in processes() if process.group in ended]

    async def close(self) -> None:
        """End whatever still runs, and find out whether something did that should not."""
        if self.is_running:
            await self.kill()
        try:
            await until(lambda: not self.left_over(), "the processes of the server end with it")
        finally:
            for process in self.left_over():
                os.kill(process.id, signal.SIGKILL)


def _environment() -> dict[str, str]:
    found = {name: value for name, value in os.environ.items() if not name.startswith("TABLEE_")}
    found |= {f"TABLEE_{name}": value for name, value in UNLIMITED.items()}
    # A server that is started again and again need not be compiled to bytecode every time.
    found.pop("PYTHONDONTWRITEBYTECODE", None)
    found["PYTHONPYCACHEPREFIX"] = str(ROOT / ".build" / "bytecode")
    # Python cleans up behind a server that was killed, and says so.
    return found | {"PYTHONWARNINGS": "ignore:resource_tracker:UserWarning"}


def processes() -> list[Process]:
    """All running processes, without those that have ended and wait to be noticed."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                stat = (folder / "stat").read_text("utf-8").rpartition(")")[2].split()
                words = (folder / "cmdline").read_text("utf-8").replace("\0", " ")
            except OSError:
                continue
            if stat[0] != "Z":
                found.append(Process(int(folder.name), int(stat[1]), int(stat[2]), words))
    return found


async def until(is_so: Callable[[], bool], claim: str, patience: float = PATIENCE) -> None:
    """Wait until a claim is true."""
    try:
        async with asyncio.timeout(patience):
            while not is_so():
                await asyncio.sleep(0.005)
    except TimeoutError:
        raise AssertionError(f"in vain for {patience} seconds: {claim}") from None
