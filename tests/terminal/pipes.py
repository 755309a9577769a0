"""The program as others drive it: in a process of its own, through pipes."""

import os
import re
import subprocess
import sys
import threading
from typing import IO

PATIENCE = 60


class Piped:
    """`tablee` in a process of its own, with pipes instead of a terminal."""

    def __init__(self, *words: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tablee", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=os.environ | {"PYTHONIOENCODING": "utf-8"},
            encoding="utf-8",
        )
        self._timer = threading.Timer(PATIENCE, self.process.kill)
        self._timer.start()

    def _pipe(self, pipe: IO[str] | None) -> IO[str]:
        assert pipe is not None
        return pipe

    def say(self, line: str) -> None:
        """Type a line."""
        stdin = self._pipe(self.process.stdin)
        stdin.write(f"{line}\n")
        stdin.flush()

    def until(self, pattern: str) -> str:
        """What is said until something stands at the end of it."""
        said = ""
        while not re.search(pattern, said):
            letter = self._pipe(self.process.stdout).read(1)
            assert letter, f"{pattern!r} was never said: {said}"
            said += letter
        return said

    def rest(self) -> tuple[int, str, str]:
        """Let it end: its exit code, and what it still said."""
        out, err = self.process.communicate()
        self._timer.cancel()
        return self.process.returncode, out, err
