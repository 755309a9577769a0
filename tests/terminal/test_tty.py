"""The program in a terminal that is one: what it draws, and how it leaves."""

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

from tablee.terminal.kept import unfinished
from tablee.terminal.picking import folder

PATIENCE = 60
GOLDEN = sorted((Path(__file__).parents[1] / "goldens" / "parade").glob("*.json"))[0]


class Terminal:
    """`tablee` in a terminal of 80 columns and 24 rows."""

    def __init__(self, *words: str) -> None:
        self._ours, self._theirs = pty.openpty()
        ioctl(self._theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.before = termios.tcgetattr(self._theirs)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tablee", *words],
            stdin=self._theirs,
            stdout=self._theirs,
            stderr=self._theirs,
            env=os.environ | {"TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"},
            start_new_session=True,
        )
        self.said = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._ours)
        os.close(self._theirs)

    def until(self, text: str) -> None:
        """Wait until something was drawn."""
        deadline = monotonic() + PATIENCE
        while text not in re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.said):
            assert monotonic() < deadline, f"{text!r} was never drawn: {self.said[-2000:]}"
            self._take()

    def _take(self) -> None:
        if select.select([self._ours], [], [], 0.1)[0]:
            self.said += os.read(self._ours, 65536).decode("utf-8", "replace")

    def press(self, keys: str) -> None:
        """Press some keys."""
        os.write(self._ours, keys.encode())

    def left(self) -> int:
        """Wait until it has left: its exit code."""
        deadline = monotonic() + PATIENCE
        while self.process.poll() is None:
            assert monotonic() < deadline, f"it does not leave: {self.said[-2000:]}"
            self._take()
        self._take()
        assert termios.tcgetattr(self._theirs) == self.before
        assert self.said.rfind("\x1b[?1049l") > self.said.rfind("\x1b[?1049h") >= 0
        return self.process.returncode


def test_ctrl_c_leaves_the_terminal_and_the_game_in_order() -> None:
    words = ("play", "parade", "--seats=2", "--level=novice", "--seed=1", "--name=Ana")
    with Terminal(*words) as terminal:
        terminal.until("choose a card")
        terminal.press("1")
        terminal.until("you take")
        terminal.press("\r")
        terminal.until("Ana plays ")
        terminal.press("\x03")
        assert terminal.left() == 0
        assert 'The game is kept: "tablee play" continues it.' in terminal.said
    assert len(list(unfinished(folder()))) == 1


def test_a_game_on_paper_is_a_player_in_a_terminal() -> None:
    with Terminal("replay", str(GOLDEN)) as terminal:
        terminal.until("Event 1 of ")
        terminal.press("q")
        assert terminal.left() == 0
