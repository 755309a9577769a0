"""*Add a game* is done as it is written, in a fresh folder and a fresh environment."""

import os
import re
import signal
import subprocess
import sys
import venv
from doctest import ELLIPSIS, OutputChecker
from pathlib import Path

import httpx

from tablee.i18n import catalog
from tests.support.tutorial import Block, read_blocks, write_block

PATIENCE = 300
BAR = "hand.bar(card)"


class Reader:
    """Somebody who reads the tutorial, with Tablée installed and nothing else of ours."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "sevens"
        self.folder.mkdir()
        self.said: dict[str, list[str]] = {}
        """Output of each command, each time."""
        self._environment = self._fresh(folder / "venv") | {
            "XDG_DATA_HOME": str(folder / "data"),
            "XDG_STATE_HOME": str(folder / "state"),
            "TABLEE_PORT": "0",
        }

    def _fresh(self, home: Path) -> dict[str, str]:
        """An environment of its own, over the one that is tested, and no network."""
        venv.create(home, with_pip=True)
        packages = next(home.glob("lib/python*/site-packages"))
        tested = [folder for folder in sys.path if folder.endswith("-packages")]
        (packages / "tested.pth").write_text("\n".join(tested), encoding="utf-8")
        command = home / "bin" / "tablee"
        command.write_text(f'#!/bin/sh\nexec "{home}/bin/python" -m tablee "$@"\n')
        command.chmod(0o755)
        own = {name: os.environ[name] for name in os.environ if not name.startswith("COV")}
        offline = {"PIP_NO_INDEX": "1", "PIP_NO_BUILD_ISOLATION": "0", "PIP_NO_INPUT": "1"}
        return own | offline | {"PATH": f"{home}/bin{os.pathsep}{os.environ['PATH']}"}

    def run(self, command: str) -> subprocess.CompletedProcess[str]:
        """Do what a line says."""
        return subprocess.run(
            ["sh", "-c", command],
            cwd=self.folder,
            env=self._environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )

    def follow(self, block: Block) -> None:
        """Do what a block says."""
        if block.file:
            write_block(block, self.folder)
        for command in block.text.splitlines() if block.kind == "sh" else ():
            if command != "tablee serve":
                done = self.run(command)
                assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
                self.said.setdefault(command, []).append(done.stdout)

    def served(self) -> str:
        """The shelf of a server, as it tells it."""
        with subprocess.Popen(
            ["tablee", "serve"],
            cwd=self.folder,
            env=self._environment,
            stdout=subprocess.PIPE,
            text=True,
        ) as server:
            try:
                assert server.stdout is not None
                address = re.search(r"http://[\w.:]+", server.stdout.readline())
                assert address
                return httpx.get(f"{address[0]}/api/games").text
            finally:
                server.send_signal(signal.SIGINT)


def test_who_does_what_the_tutorial_says_has_a_game_at_every_door(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    for block in read_blocks():
        reader.follow(block)
    before, after = reader.said["tablee games --lang en"]
    assert "sevens-title" in before
    assert re.search(r"^sevens +Sevens +3 to 6 +10 minutes$", after, re.M)
    tests = " ".join(reader.said["python -m pytest -q tests"])
    assert re.findall(r"\d+ \w+ed", tests) == ["2 passed", "3 passed"]
    [[arena]] = [said for command, said in reader.said.items() if "tablee arena" in command]
    assert re.search(r"^greedy +60 ", arena, re.M)
    [[command, [played]]] = [found for found in reader.said.items() if "tablee play" in found[0]]
    assert "--level expert" in command
    assert catalog("en").text("log-over") in played
    assert "1 passed" in reader.said["python -m pytest -q tests -k word"][0]
    assert "SEV-2" in reader.said["tablee rules sevens --lang en"][0]
    assert '"slug":"sevens"' in reader.served()
    _knows_what_is_missed(reader)


def _knows_what_is_missed(reader: Reader) -> None:
    """Without what everybody can work out, the laws say what the page says that they say."""
    rules = reader.folder / "src" / "sevens" / "rules.py"
    text = rules.read_text("utf-8")
    assert text.count(BAR) == 1
    rules.write_text(text.replace(BAR, "pass"), encoding="utf-8")
    found = reader.run("python -m pytest -q tests").stdout
    [expected] = [block.text for block in read_blocks() if "LawBroken" in block.text]
    said = "\n".join(line for line in found.splitlines() if "LawBroken: " in line)
    agrees = OutputChecker().check_output(f"...{expected}...", said, ELLIPSIS)
    assert agrees, found


def test_the_rules_of_the_tutorial_are_a_hundred_lines() -> None:
    rules = [block.text for block in read_blocks() if block.file.endswith("rules.py")]
    assert sum(1 for line in "\n".join(rules).splitlines() if line.strip()) <= 100
