"""The games in `examples/`, installed for the duration of a test."""

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.plugin_packages import importable, install_package

EXAMPLES = Path(__file__).parents[2] / "examples"
SLUGS = ["horns", "trails"]


def source_folder(slug: str) -> Path:
    """Return the folder with the package of a game."""
    return EXAMPLES / slug / "src"


def write_entry_points(slug: str, folder: Path) -> None:
    """Write what an installer would, so that the game is found."""
    project = tomllib.loads((EXAMPLES / slug / "pyproject.toml").read_text("utf-8"))["project"]
    install_package(folder, project["name"], project["entry-points"]["tablee.games"], {})


@contextmanager
def example_installed(slug: str, folder: Path) -> Iterator[None]:
    """Install a game of the examples."""
    write_entry_points(slug, folder)
    with importable(source_folder(slug)), importable(folder):
        yield
