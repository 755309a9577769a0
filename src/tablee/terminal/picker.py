"""Entries of the picker: interrupted games, then new ones."""

from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from tablee.core.errors import GameError
from tablee.i18n import Catalog
from tablee.paths import state_folder
from tablee.registry import games
from tablee.session.file_log import read_table, unfinished_tables
from tablee.table.guide import find_guide

MAX_INTERRUPTED = 8
"""Interrupted games in the list."""


class PickerEntry(NamedTuple):
    """An interrupted game with its file, or a new game."""

    game: str
    label: str
    path: Path | None = None
    damaged: bool = False


def tables_folder() -> Path:
    """Return the folder of the interrupted games."""
    return state_folder() / "tables"


def interrupted_games(texts: Catalog, slug: str | None) -> list[PickerEntry]:
    """List the interrupted games, newest first, including damaged ones."""
    entries = []
    for path in list(unfinished_tables(tables_folder(), slug))[:MAX_INTERRUPTED]:
        game = next((name for name in games() if path.name.startswith(f"{name}-")), "")
        title = texts.text(f"{game}-title") if game else path.name
        when = datetime.fromtimestamp(path.stat().st_mtime).strftime("%d/%m %H:%M")
        try:
            read_table(path)
        except GameError:
            entries.append(
                PickerEntry(game, texts.text("terminal-damaged", game=title), path, True)
            )
        else:
            entries.append(
                PickerEntry(game, texts.text("terminal-go-on", game=title, when=when), path)
            )
    return entries


def find_interrupted_lesson(slug: str) -> Path | None:
    """Return the file of the newest lesson of a game that was not taken to its end."""
    for path in unfinished_tables(tables_folder(), slug):
        with suppress(GameError):
            guide = find_guide(read_table(path).game)
            if guide is not None and not guide.is_done:
                return path
    return None


def picker_entries(texts: Catalog, slug: str | None) -> list[PickerEntry]:
    """List the interrupted games and the new ones, of one game or of all."""
    slugs = [slug] if slug else list(games())
    new = [
        PickerEntry(name, texts.text("terminal-begin", game=texts.text(f"{name}-title")))
        for name in slugs
    ]
    return [*interrupted_games(texts, slug), *new]
