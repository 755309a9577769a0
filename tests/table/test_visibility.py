"""Who may see what is decided in one module."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.core.setup import Setup
from tablee.core.zones import EVERYBODY, NOBODY, Zone
from tablee.games.parade import PARADE
from tablee.table.visibility import can_see, is_public, seen_cards

PACKAGE = Path(__file__).parents[2] / "src" / "tablee"
ROOMS = ("table", "wire", "session", "server", "client", "terminal", "i18n", "store", "records")
"""Rooms that handle tables: they ask `table/visibility.py`, and decide nothing themselves."""
DECISIONS = {"open_to", "hidden"}
"""Attributes of zones and setups that tell open from closed cards."""


def decisions(path: Path) -> Iterator[str]:
    """Yield the attributes by which a module decides what is visible."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Attribute) and node.attr in DECISIONS:
            yield f"{path.relative_to(PACKAGE)}:{node.lineno} {node.attr}"


@pytest.mark.parametrize("room", ROOMS)
def test_no_other_module_decides_what_a_viewer_sees(room: str) -> None:
    paths = [path for path in (PACKAGE / room).rglob("*.py") if path.name != "visibility.py"]
    assert paths
    assert [found for path in paths for found in decisions(path)] == []


def test_the_one_module_does_decide() -> None:
    assert list(decisions(PACKAGE / "table" / "visibility.py"))


def test_a_zone_is_seen_by_its_viewer_alone_or_by_all() -> None:
    own, public = Zone("hand", owner=1, viewer=1), Zone("line", viewer=EVERYBODY)
    assert [can_see(viewer, own) for viewer in (None, NOBODY, 0, 1)] == [True, False, False, True]
    assert all(can_see(viewer, public) for viewer in (None, NOBODY, 0, 1))
    assert (is_public(own), is_public(public)) == (False, True)


def test_nobody_sees_a_card_before_the_deal() -> None:
    start = Setup(PARADE, 2).start()
    assert [seen_cards(start, viewer) for viewer in (NOBODY, 0, 1)] == [set(), set(), set()]
