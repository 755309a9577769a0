"""The look of a plugin's game: colors of its table's frame, and drawings of its ground."""

from collections.abc import Callable
from importlib.resources.abc import Traversable
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee import registry
from tablee.core.errors import GameError
from tablee.server.api import Endpoint, json_response
from tablee.wire.http import GameLook

DRAWINGS = ("wide", "tall", "wide-night", "tall-night")
"""Grounds that a game may bring: for a wide stage and for a phone, by day and at dusk."""
Color = Annotated[str, Meta(pattern=r"\A#[0-9a-fA-F]{3,8}\Z")]


class _Colors(Struct, forbid_unknown_fields=True):
    """Colors of the frame, by their names in the theme of a table."""

    day: dict[str, Color] = {}
    night: dict[str, Color] = {}


def _files_of(slug: str) -> Traversable | None:
    plugin = registry.load_registry().plugins.get(slug)
    return plugin.folder / "look" if plugin and plugin.folder else None


def look_of(slug: str) -> GameLook:
    """Return the colors and the drawings that the package of a game brings; ours bring none.

    Raises:
        GameError: `bad_look`, for a file of colors that cannot be read.
    """
    folder = _files_of(slug)
    if folder is None or not folder.is_dir():
        return GameLook([], {}, {})
    theme = folder / f"{slug}.json"
    colors = _read_colors(theme) if theme.is_file() else _Colors()
    return GameLook(_drawings_of(slug), colors.day, colors.night)


def _drawings_of(slug: str) -> list[str]:
    folder = _files_of(slug)
    if folder is None:
        return []
    return [name for name in DRAWINGS if (folder / f"{slug}.{name}.svg").is_file()]


def _read_colors(file: Traversable) -> _Colors:
    try:
        return msgspec.json.decode(file.read_bytes(), type=_Colors)
    except (OSError, UnicodeError, msgspec.DecodeError) as error:
        raise GameError("bad_look", file=file.name, reason=str(error)) from error


async def _look(request: Request) -> Response:
    return json_response(look_of(request.path_params["game"]))


async def _drawing(request: Request) -> Response:
    slug, name = request.path_params["game"], request.path_params["name"]
    if name not in _drawings_of(slug):
        return Response(status_code=404)
    folder = _files_of(slug)
    assert folder is not None
    return Response((folder / f"{slug}.{name}.svg").read_bytes(), media_type="image/svg+xml")


def routes(guard: Callable[[Endpoint], Endpoint]) -> list[BaseRoute]:
    """Return the routes of looks and their drawings, whose refusals a guard tells."""
    return [
        Route("/api/games/{game}/look", guard(_look)),
        Route("/api/games/{game}/look/{name}.svg", guard(_drawing)),
    ]
