"""Packages of other people, as an installer lays them down, for as long as a test needs them."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import invalidate_caches
from pathlib import Path

from tablee.boxes import opened
from tablee.i18n import brought_words, catalog
from tablee.table.gallery import gallery

MAGPIE = {
    "magpie_box/__init__.py": "from tests.magpie import MagpieGame\nGAME = MagpieGame()\n",
    "magpie_box/locales/fr/magpie.ftl": (
        "magpie-title = La Pie\n"
        "magpie-tagline = Tout ce qui brille.\n"
        "magpie-log-lay = { $who } pose { $cards } { $nothing }.\n"
        "web-play = Payer\n"
    ),
    "magpie_box/locales/en/magpie.ftl": "magpie-title = The Magpie\n",
    "magpie_box/pages/magpie.en.md": '# Magpie\n\n<a id="MAG-1"></a>Lay. <b onclick="x">It</b>\n',
}
"""The game of our tests in a box, with a few of the words that it needs."""
ENTRY = {"magpie": "magpie_box:GAME"}


def _forget() -> None:
    for kept in (opened, brought_words, catalog, gallery):
        kept.cache_clear()


def lay_down(folder: Path, name: str, entries: Mapping[str, str], files: Mapping[str, str]) -> None:
    """Put a package into a folder of packages."""
    facts = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    facts.mkdir(parents=True)
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = [f"{slug} = {value}" for slug, value in entries.items()]
    (facts / "entry_points.txt").write_text("\n".join(["[tablee.games]", *lines, ""]))
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """Let Python find the packages of a folder, and the shelf be looked through anew."""
    sys.path.insert(0, str(folder))
    invalidate_caches()
    _forget()
    known = set(sys.modules)
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        for name in set(sys.modules) - known:
            if str(getattr(sys.modules[name], "__file__", None)).startswith(str(folder)):
                del sys.modules[name]
        _forget()
