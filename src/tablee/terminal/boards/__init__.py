"""The middle of every table: its own for a game that has one, and one that can show any game."""

from collections.abc import Callable

from textual.content import Content

from tablee.terminal.boards import auction, contrees, fourmis, generic, hermine, lobby, parade
from tablee.terminal.boards.scene import Scene

Board = Callable[[Scene], list[Content]]

BOARDS: dict[str, Board] = {
    "hermine": hermine.draw,
    "parade": parade.draw,
    "high-society": auction.draw,
    "animalement-votre": auction.draw,
    "contrees": contrees.draw,
    "fourmis": fourmis.draw,
}


def draw(scene: Scene) -> list[Content]:
    """The middle of a table."""
    board = BOARDS.get(scene.seen.slug, generic.draw)
    return lobby.draw(scene) if scene.seen.is_waiting else board(scene)
