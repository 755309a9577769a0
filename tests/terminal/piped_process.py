"""The program in a process of its own, driven through pipes."""

import os
import re
import subprocess
import sys
import threading
from typing import IO

TIMEOUT = 60


class PipedProcess:
    """`tablee` in a process, with pipes instead of a terminal."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tablee", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=os.environ | {"PYTHONIOENCODING": "utf-8"},
            encoding="utf-8",
        )
        self._timer = threading.Timer(TIMEOUT, self.process.kill)
        self._timer.start()

    def _pipe(self, pipe: IO[str] | None) -> IO[str]:
        assert pipe is not None
        return pipe

    def type(self, line: str) -> None:
        """Type a line."""
        stdin = self._pipe(self.process.stdin)
        stdin.write(f"{line}\n")
        stdin.flush()

    def read_until(self, pattern: str) -> str:
        """Read the output until it matches a pattern, and return it."""
        output = ""
        while not re.search(pattern, output):
            letter = self._pipe(self.process.stdout).read(1)
            assert letter, f"{pattern!r} was never printed: {output}"
            output += letter
        return output

    def finish(self) -> tuple[int, str, str]:
        """Wait for the end; return the exit code and the rest of the output."""
        out, err = self.process.communicate()
        self._timer.cancel()
        return self.process.returncode, out, err
