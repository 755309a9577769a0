"""Rules pages of our games and of plugins."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from tablee import registry
from tablee.core.errors import GameError
from tablee.i18n.catalog import LANGUAGES

_ANCHOR = re.compile(r'<a id="[^"]*"></a>')
"""The anchor of a ruling, to which links of the web client lead."""


def rules_page(slug: str, language: str) -> str:
    """Return the rules page of a game in Markdown; in another language if this one has none.

    Raises:
        GameError: `no_page`.
    """
    languages = sorted(LANGUAGES, key=lambda other: other != language)
    for folder in (_own_pages(), *(home / "pages" for home in registry.plugin_folders())):
        for each in languages:
            page = folder / f"{slug}.{each}.md"
            if page.is_file():
                return page.read_text(encoding="utf-8")
    raise GameError("no_page", game=slug, language=language)


def readable_page(slug: str, language: str) -> str:
    """Return the rules page of a game in Markdown for people to read: without its anchors.

    Raises:
        GameError: `no_page`.
    """
    return _ANCHOR.sub("", rules_page(slug, language))


def _own_pages() -> Traversable:
    """Return our folder of pages: in the package once installed, in the repository before."""
    packed = files("tablee") / "pages"
    return packed if packed.is_dir() else Path(__file__).parents[3] / "docs" / "games"
