"""`tablee new-game`: a package with a small game that keeps all laws, to begin with."""

import argparse
from importlib.resources import files
from pathlib import Path

from tablee.cli.output import write_text
from tablee.core.errors import GameError
from tablee.games import GAMES
from tablee.i18n import LANGUAGES, Catalog
from tablee.registry import MAX_SLUG_LENGTH, SLUG

CODE_LENGTH = 3
TEMPLATES = {
    "pyproject.toml": "pyproject.toml",
    "init.py": "src/@package@/__init__.py",
    "rules.py": "src/@package@/rules.py",
    "heuristic.py": "src/@package@/heuristic.py",
    "lesson.toml": "src/@package@/lessons/@slug@.toml",
    "test.py": "tests/test_@package@.py",
    **{f"{language}.ftl": f"src/@package@/locales/{language}/@slug@.ftl" for language in LANGUAGES},
    **{f"page.{each}.md": f"src/@package@/pages/@slug@.{each}.md" for each in LANGUAGES},
}
"""The file that each template becomes."""


def run(choices: argparse.Namespace, texts: Catalog) -> None:
    """Write the package into a new folder, and say how to go on."""
    folder = write_package(choices.name, Path(choices.out or choices.name))
    print(texts.text("cli-new-game-done", folder=str(folder), game=choices.name))


def write_package(slug: str, folder: Path) -> Path:
    """Write the package of a new game; return its folder.

    Raises:
        GameError: `game_slug`, `game_is_ours`, `folder_exists`, or `no_output`.
    """
    if not SLUG.fullmatch(slug) or len(slug) > MAX_SLUG_LENGTH:
        raise GameError("game_slug", expected=SLUG.pattern, most=MAX_SLUG_LENGTH)
    if slug in GAMES:
        raise GameError("game_is_ours")
    if folder.exists():
        raise GameError("folder_exists", folder=str(folder))
    names = {
        "@slug@": slug,
        "@package@": slug.replace("-", "_"),
        "@class@": "".join(word.capitalize() for word in slug.split("-")),
        "@title@": " ".join(word.capitalize() for word in slug.split("-")),
        "@code@": slug.replace("-", "")[:CODE_LENGTH].upper(),
    }
    home = files("tablee.cli") / "new_game_files"
    for template, path in TEMPLATES.items():
        text = (home / f"{template}.template").read_text("utf-8")
        target = folder / _fill(path, names)
        target.parent.mkdir(parents=True, exist_ok=True)
        write_text(target, _fill(text, names))
    return folder


def _fill(text: str, names: dict[str, str]) -> str:
    for mark, name in names.items():
        text = text.replace(mark, name)
    return text
