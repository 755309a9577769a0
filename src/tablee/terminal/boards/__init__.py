"""Boards: one for each game, a generic one for other games, and the lobby."""

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
    """Draw the board of the game, or the lobby before it begins."""
    board = BOARDS.get(scene.mirror.slug, generic.draw)
    return lobby.draw(scene) if scene.mirror.is_waiting else board(scene)
