"""`tablee serve` in a process of its own, which can be killed."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tablee.core.state import COMPILED
from tablee.i18n import LANGUAGES, catalog

TIMEOUT = 60.0
"""Seconds for a process to start, or to end."""
UNLIMITED = {
    "PACE": "0",
    "MOVES_PER_SECOND": "1000",
    "OPENINGS_PER_MINUTE": "100000",
    "GUESTS_PER_MINUTE": "100000",
    "SOCKETS_PER_ADDRESS": "100000",
}
"""Settings for a crowd that plays faster than people do."""

_PURE_NOTICES = {catalog(language).text("cli-pure") for language in LANGUAGES}


class Process(NamedTuple):
    """A running process."""

    id: int
    parent: int
    group: int
    command_line: str


class ServerProcess:
    """`tablee serve`, in a group of processes of its own."""

    def __init__(self, database: str, folder: Path) -> None:
        self.address = ""
        self.groups: list[int] = []
        """The process group of each start."""
        self._database = database
        self._log = folder / f"server-{id(self):x}.log"
        self._out = self._log.with_suffix(".out")
        self._process: subprocess.Popen[bytes]

    async def start(self) -> None:
        """Start, and return when it takes connections."""
        command_line = ("serve", "--port", "0", "--workers", "1", "--database", self._database)
        with self._log.open("ab") as log, self._out.open("wb") as out:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tablee", *command_line],
                stdout=out,
                stderr=log,
                env=_environment(),
                start_new_session=True,
            )
        self.groups.append(self._process.pid)
        await wait_until(
            lambda: not self.is_running or b"\n" in self._out.read_bytes(), "it starts"
        )
        printed = re.search(r"http://\S+", self._out.read_text("utf-8"))
        assert printed, self.log_text()
        self.address = printed[0]

    @property
    def pid(self) -> int:
        """The id of the process that was started last."""
        return self._process.pid

    @property
    def is_running(self) -> bool:
        """Return whether it was started and has not ended."""
        return bool(self.groups) and self._process.poll() is None

    async def kill(self) -> None:
        """Kill it, as a power cut would."""
        self._process.kill()
        assert await self.wait() == -signal.SIGKILL

    async def stop(self) -> int:
        """Terminate it, and return its exit code."""
        self._process.terminate()
        return await self.wait()

    async def wait(self) -> int:
        """Wait until it has ended, and return its exit code."""
        await wait_until(lambda: not self.is_running, "it ends")
        return self._process.wait()

    def log_text(self) -> str:
        """Return what it wrote to stderr."""
        return self._log.read_text("utf-8") if self._log.exists() else ""

    def log_lines(self) -> list[str]:
        """Return the lines of its log; that rules run as plain Python is no trouble of a server."""
        lines = self.log_text().splitlines()
        return lines if COMPILED else [line for line in lines if line not in _PURE_NOTICES]

    def workers(self) -> list[Process]:
        """Return the processes in which bots think."""
        family = [process for process in list_processes() if process.group == self.pid]
        starters = {process.id for process in family if process.parent == self.pid}
        return [process for process in family if process.parent in starters]

    def left_over(self) -> list[Process]:
        """Return the processes that outlived their server."""
        ended = set(self.groups) - ({self.pid} if self.is_running else set())
        return [process for process in list_processes() if process.group in ended]

    async def close(self) -> None:
        """Kill what still runs, and fail if a process outlives its server."""
        if self.is_running:
            await self.kill()
        try:
            await wait_until(
                lambda: not self.left_over(), "the processes of the server end with it"
            )
        finally:
            for process in self.left_over():
                os.kill(process.id, signal.SIGKILL)


def _environment() -> dict[str, str]:
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith("TABLEE_")
    }
    environment |= {f"TABLEE_{name}": value for name, value in UNLIMITED.items()}
    # Python cleans up behind a server that was killed, and says so.
    return environment | {"PYTHONWARNINGS": "ignore:resource_tracker:UserWarning"}


def list_processes() -> list[Process]:
    """Return all running processes, without zombies."""
    running = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                stat = (folder / "stat").read_text("utf-8").rpartition(")")[2].split()
                command_line = (folder / "cmdline").read_text("utf-8").replace("\0", " ")
            except OSError:
                continue
            if stat[0] != "Z":
                running.append(Process(int(folder.name), int(stat[1]), int(stat[2]), command_line))
    return running


async def wait_until(condition: Callable[[], bool], claim: str, timeout: float = TIMEOUT) -> None:
    """Poll until the condition is true; fail with the claim after the timeout."""
    try:
        async with asyncio.timeout(timeout):
            while not condition():
                await asyncio.sleep(0.005)
    except TimeoutError:
        raise AssertionError(f"not true after {timeout} seconds: {claim}") from None
