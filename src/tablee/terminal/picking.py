"""What can be played: games that were interrupted, and the shelf."""

from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from tablee.boxes import games
from tablee.core.errors import GameError
from tablee.i18n import Catalog
from tablee.terminal.kept import home, read, unfinished

MOST = 8
"""So many interrupted games are offered."""


class Offer(NamedTuple):
    """Something to play: an interrupted game, or a new one."""

    game: str
    said: str
    path: Path | None = None
    damaged: bool = False


def folder() -> Path:
    """Where tables wait for their players."""
    return home() / "tables"


def interrupted(texts: Catalog, slug: str | None) -> list[Offer]:
    """The games that can go on, the newest first, and those that cannot any more."""
    found = []
    for path in list(unfinished(folder(), slug))[:MOST]:
        game = next((name for name in games() if path.name.startswith(f"{name}-")), "")
        title = texts.text(f"{game}-title") if game else path.name
        when = datetime.fromtimestamp(path.stat().st_mtime).strftime("%d/%m %H:%M")
        try:
            read(path)
        except GameError:
            found.append(Offer(game, texts.text("terminal-damaged", game=title), path, True))
        else:
            found.append(Offer(game, texts.text("terminal-go-on", game=title, when=when), path))
    return found


def offers(texts: Catalog, slug: str | None) -> list[Offer]:
    """Everything that somebody may want to play, who has said which game or none."""
    shelf = [slug] if slug else list(games())
    new = [
        Offer(name, texts.text("terminal-begin", game=texts.text(f"{name}-title")))
        for name in shelf
    ]
    return [*interrupted(texts, slug), *new]
