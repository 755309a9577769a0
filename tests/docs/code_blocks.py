"""The pages of the documentation, and the blocks of code in them."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
README, LISEZMOI = ROOT / "README.md", ROOT / "LISEZMOI.md"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]
FENCED = re.compile(r"^(`{3,})([^\n]*)\n(.*?)^\1$", re.M | re.S)
HOSTING = ROOT / "docs" / "hosting.md"


class Block(NamedTuple):
    """A block of code, and what it says that it is."""

    language: str
    text: str


def all_blocks(page: Path) -> list[Block]:
    """The code blocks of a page, in their order."""
    found = FENCED.findall(page.read_text("utf-8"))
    return [Block(language.strip(), text) for _, language, text in found]


def prose(page: Path) -> str:
    """What a page says beside its code blocks."""
    return FENCED.sub("", page.read_text("utf-8"))


def blocks(page: Path, language: str) -> list[str]:
    """The code blocks of a language."""
    return [block.text for block in all_blocks(page) if block.language == language]


def commands(text: str) -> list[str]:
    """The commands of a shell block, without what is said about them."""
    lines = [re.sub(r"(^|\s)#.*", "", line).strip() for line in text.splitlines()]
    return [command.strip() for line in lines if line for command in line.split(" | ")]
