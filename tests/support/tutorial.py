"""The code blocks of the tutorial *Add a game*, as a reader would type them."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"
BLOCK = re.compile(r"(?:^\*\*`(\S+)`\*\*\n\n)?^```(\w+)\n(.*?)^```$", re.M | re.S)


class Block(NamedTuple):
    """A code block: part of a file if it names one, commands if its kind is `sh`."""

    file: str
    kind: str
    text: str


def read_blocks() -> Iterator[Block]:
    """Yield the code blocks in order."""
    for match in BLOCK.finditer(PAGE.read_text("utf-8")):
        yield Block(match[1] or "", match[2], match[3])


def write_block(block: Block, folder: Path) -> None:
    """Append a block to its file."""
    path = folder / block.file
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(f"\n{block.text}" if path.stat().st_size else block.text)
