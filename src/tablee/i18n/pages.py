"""The pages of rules, in our own words."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from tablee.core.errors import GameError


def rules_page(slug: str, language: str) -> str:
    """The page of rules of a game, in Markdown.

    Raises:
        GameError: `no_page`.
    """
    found = _pages() / f"{slug}.{language}.md"
    if not found.is_file():
        raise GameError("no_page", game=slug, language=language)
    return found.read_text(encoding="utf-8")


def _pages() -> Traversable:
    """The folder of pages: in the package once installed, in the repository before."""
    packed = files("tablee") / "pages"
    return packed if packed.is_dir() else Path(__file__).parents[3] / "docs" / "games"
