"""Packages with games, installed for the duration of a test."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import invalidate_caches
from pathlib import Path

from tablee.i18n import catalog, plugin_messages
from tablee.lessons import read_lesson
from tablee.registry import load_registry
from tablee.table.card_gallery import cards_of_game

MAGPIE_FILES = {
    "magpie_box/__init__.py": (
        "from tests.support.magpie_game import MagpieGame\nGAME = MagpieGame()\n"
    ),
    "magpie_box/locales/fr/magpie.ftl": (
        "magpie-title = La Pie\n"
        "magpie-tagline = Tout ce qui brille.\n"
        "magpie-log-lay = { $who } pose { $cards } { $nothing }.\n"
        "web-play = Payer\n"
    ),
    "magpie_box/locales/en/magpie.ftl": "magpie-title = The Magpie\n",
    "magpie_box/pages/magpie.en.md": '# Magpie\n\n<a id="MAG-1"></a>Lay. <b onclick="x">It</b>\n',
}
"""A package with the Magpie game of our tests, and a few of its messages."""
ENTRY_POINTS = {"magpie": "magpie_box:GAME"}


def _clear_caches() -> None:
    for cached in (load_registry, plugin_messages, catalog, cards_of_game, read_lesson):
        cached.cache_clear()


def install_package(
    folder: Path, name: str, entries: Mapping[str, str], files: Mapping[str, str]
) -> None:
    """Write a package and its entry points into a folder, as an installer does."""
    dist_info = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    dist_info.mkdir(parents=True)
    (dist_info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = [f"{slug} = {value}" for slug, value in entries.items()]
    (dist_info / "entry_points.txt").write_text("\n".join(["[tablee.games]", *lines, ""]))
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")


@contextmanager
def importable(folder: Path) -> Iterator[None]:
    """Put a folder on `sys.path`, with a fresh registry of games."""
    sys.path.insert(0, str(folder))
    invalidate_caches()
    _clear_caches()
    known = set(sys.modules)
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        for name in set(sys.modules) - known:
            if str(getattr(sys.modules[name], "__file__", None)).startswith(str(folder)):
                del sys.modules[name]
        _clear_caches()
