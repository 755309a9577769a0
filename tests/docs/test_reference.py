"""The reference leaves out nothing that is public."""

from pathlib import Path
from re import findall

import pytest

import tablee
from tests.docs.code_blocks import ROOT

REFERENCE = ROOT / "docs" / "reference"
ROOMS = ("arena", "bots", "core", "env", "features")
"""Rooms whose modules are used one by one."""
PACKAGES = ("games", "records", "testing")
"""Rooms that are used as a whole: what they export is public."""


def documented() -> set[str]:
    """The modules of the reference."""
    pages = [page.read_text("utf-8") for page in REFERENCE.glob("*.rst")]
    return {name for page in pages for name in findall(r"(?m)^\.\. automodule:: (\S+)", page)}


@pytest.mark.parametrize("room", ROOMS)
def test_every_public_module_of_a_room_is_in_the_reference(room: str) -> None:
    files = (Path(ROOT) / "src" / "tablee" / room).glob("[!_]*.py")
    modules = {f"tablee.{room}.{file.stem}" for file in files}
    assert modules
    assert modules <= documented()


def test_packages_and_everything_that_the_door_offers_are_in_the_reference() -> None:
    assert {f"tablee.{name}" for name in PACKAGES} <= documented()
    page = (REFERENCE / "tablee.rst").read_text("utf-8")
    offered = [name for name in tablee.__all__ if not name.startswith("__")]
    assert [name for name in offered if f":: tablee.{name}\n" not in page] == []
