"""The tutorial *Add a game*, read as somebody reads it who does what it says."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PAGE = Path(__file__).parents[1] / "docs" / "add-a-game.md"
BLOCK = re.compile(r"(?:^\*\*`(\S+)`\*\*\n\n)?^```(\w+)\n(.*?)^```$", re.M | re.S)


class Block(NamedTuple):
    """A block of the page: a piece of a file if it has a name, commands if it is `sh`."""

    file: str
    kind: str
    text: str


def blocks() -> Iterator[Block]:
    """The blocks, one after the other."""
    for found in BLOCK.finditer(PAGE.read_text("utf-8")):
        yield Block(found[1] or "", found[2], found[3])


def write(block: Block, folder: Path) -> None:
    """Begin a file, or go on with it."""
    path = folder / block.file
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(f"\n{block.text}" if path.stat().st_size else block.text)
