"""The pages of rules: ours in our own words, and those that other packages bring."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from tablee import boxes
from tablee.core.errors import GameError
from tablee.i18n.catalog import LANGUAGES


def rules_page(slug: str, language: str) -> str:
    """The page of rules of a game, in Markdown; in another language if there is none in this one.

    Raises:
        GameError: `no_page`.
    """
    languages = sorted(LANGUAGES, key=lambda other: other != language)
    for folder in (_pages(), *(home / "pages" for home in boxes.folders())):
        for each in languages:
            found = folder / f"{slug}.{each}.md"
            if found.is_file():
                return found.read_text(encoding="utf-8")
    raise GameError("no_page", game=slug, language=language)


def _pages() -> Traversable:
    """The folder of pages: in the package once installed, in the repository before."""
    packed = files("tablee") / "pages"
    return packed if packed.is_dir() else Path(__file__).parents[3] / "docs" / "games"
