"""The program in a pseudo-terminal: what it draws, and how it exits."""

import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from fcntl import ioctl
from pathlib import Path
from time import monotonic
from typing import Self

import pytest

from tablee.session.file_log import unfinished_tables
from tablee.terminal.picker import tables_folder

TIMEOUT = 60
GOLDEN = sorted((Path(__file__).parents[1] / "goldens" / "parade").glob("*.json"))[0]


class Terminal:
    """`tablee` in a terminal of 80 columns and 24 rows."""

    def __init__(self, *arguments: str) -> None:
        try:
            self._ours, self._theirs = pty.openpty()
        except OSError as error:  # as where /dev/pts is not mounted
            pytest.skip(f"there are no terminals here: {error}")
        ioctl(self._theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.before = termios.tcgetattr(self._theirs)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tablee", *arguments],
            stdin=self._theirs,
            stdout=self._theirs,
            stderr=self._theirs,
            env=os.environ | {"TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"},
            start_new_session=True,
        )
        self.output = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._ours)
        os.close(self._theirs)

    def until(self, text: str) -> None:
        """Wait until a text was drawn."""
        deadline = monotonic() + TIMEOUT
        while text not in re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.output):
            assert monotonic() < deadline, f"{text!r} was never drawn: {self.output[-2000:]}"
            self._read()

    def _read(self) -> None:
        if select.select([self._ours], [], [], 0.1)[0]:
            self.output += os.read(self._ours, 65536).decode("utf-8", "replace")

    def press(self, keys: str) -> None:
        """Press some keys."""
        os.write(self._ours, keys.encode())

    def wait_for_exit(self) -> int:
        """Wait for the end, and return the exit code."""
        deadline = monotonic() + TIMEOUT
        while self.process.poll() is None:
            assert monotonic() < deadline, f"it does not exit: {self.output[-2000:]}"
            self._read()
        self._read()
        assert termios.tcgetattr(self._theirs) == self.before
        assert self.output.rfind("\x1b[?1049l") > self.output.rfind("\x1b[?1049h") >= 0
        return self.process.returncode


def test_ctrl_c_leaves_the_terminal_and_the_game_in_order() -> None:
    arguments = ("play", "parade", "--seats=2", "--level=novice", "--seed=1", "--name=Ana")
    with Terminal(*arguments) as terminal:
        terminal.until("end of the line")
        terminal.press("1")
        terminal.until("you take")
        terminal.press("\r")
        terminal.until("Ana plays ")
        terminal.press("\x03")
        assert terminal.wait_for_exit() == 0
        assert 'The game is kept: "tablee play" continues it.' in terminal.output
    assert len(list(unfinished_tables(tables_folder()))) == 1


def test_a_record_is_replayed_on_a_screen() -> None:
    with Terminal("replay", str(GOLDEN)) as terminal:
        terminal.until("Event 1 of ")
        terminal.press("q")
        assert terminal.wait_for_exit() == 0
