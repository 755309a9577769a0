"""The page about a move is true: a real move takes the hops that it lists, in their order."""

import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest

from tests.docs.code_blocks import ROOT
from tests.support.in_memory_server import memory_server

pytestmark = pytest.mark.uncompiled  # calls inside compiled code cannot be traced

PAGE = ROOT / "docs" / "concepts" / "a-move.md"
HOP = re.compile(r"(?m)^\| (\d+) \| `(tablee[\w.]+)` \| `(\w+)` \|")
WEB_HOP = re.compile(r"(?m)^\d+\. `(web/[\w./]+)` `(#?\w+)`")
MAX_HOPS = 20

Call = tuple[str, str]


def hops() -> list[Call]:
    """Return module and function of each hop on the server."""
    rows = HOP.findall(PAGE.read_text("utf-8"))
    assert [int(number) for number, _, _ in rows] == list(range(1, len(rows) + 1))
    return [(module, function) for _, module, function in rows]


def test_a_move_takes_few_hops() -> None:
    assert 10 < len(hops()) <= MAX_HOPS
    assert len({module for module, _ in hops()}) == len(hops())


def test_the_browser_has_the_hops_of_the_page() -> None:
    found = WEB_HOP.findall(PAGE.read_text("utf-8"))
    assert len(found) >= 6
    for path, function in found:
        text = (ROOT / path).read_text("utf-8")
        assert re.search(rf"(?<!\w){function}\(", text), f"{path} has no {function}"


class Trace:
    """Notes the calls of functions of the package, in threads that start later too."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self.is_on = False

    def _note(self, frame: FrameType, event: str, argument: object) -> None:
        if self.is_on and event == "call":
            module = frame.f_globals.get("__name__", "")
            if module.startswith("tablee."):
                self.calls.append((module, frame.f_code.co_name))

    @contextmanager
    def installed(self) -> Iterator[None]:
        """Install it as the profiler of all threads."""
        threading.setprofile(self._note)
        sys.setprofile(self._note)
        try:
            yield
        finally:
            sys.setprofile(None)
            threading.setprofile(None)


async def test_a_real_move_takes_the_hops_of_the_page(tmp_path: Path) -> None:
    trace = Trace()
    with trace.installed():
        async with memory_server(tmp_path) as server:
            table, (ana, bob) = await server.begin("ana", "bob")
            person, move = server.asked(table)
            mover, other = (ana, bob) if person == "ana" else (bob, ana)
            command = {"do": "play", "move": move, "version": server.table(table).version}
            trace.is_on = True
            done = await mover.ask("ask", table=table, command=command)
            await other.hear("changed")
            trace.is_on = False
    assert done["type"] == "done"
    calls = trace.calls
    missing = []
    at = 0
    for hop in hops():
        if hop in calls[at:]:
            at = calls.index(hop, at) + 1
        else:
            missing.append(hop)
    assert missing == []
