"""The look of a plugin's game: colors of its table's frame, and drawings of its ground."""

import json
from importlib.resources.abc import Traversable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee import registry
from tablee.server.api import json_response
from tablee.wire.http import GameLook

DRAWINGS = ("wide", "tall", "wide-night", "tall-night")
"""Grounds that a game may bring: for a wide stage and for a phone, by day and at dusk."""


def _files_of(slug: str) -> Traversable | None:
    plugin = registry.load_registry().plugins.get(slug)
    return plugin.folder / "look" if plugin and plugin.folder else None


def look_of(slug: str) -> GameLook:
    """Return the colors and the drawings that the package of a game brings; ours bring none."""
    folder = _files_of(slug)
    if folder is None or not folder.is_dir():
        return GameLook([], {}, {})
    drawings = [name for name in DRAWINGS if (folder / f"{slug}.{name}.svg").is_file()]
    theme = folder / f"{slug}.json"
    colors = json.loads(theme.read_text("utf-8")) if theme.is_file() else {}
    return GameLook(drawings, colors.get("day", {}), colors.get("night", {}))


async def _look(request: Request) -> Response:
    return json_response(look_of(request.path_params["game"]))


async def _drawing(request: Request) -> Response:
    slug, name = request.path_params["game"], request.path_params["name"]
    if name not in look_of(slug).drawings:
        return Response(status_code=404)
    folder = _files_of(slug)
    assert folder is not None
    return Response((folder / f"{slug}.{name}.svg").read_bytes(), media_type="image/svg+xml")


def routes() -> list[BaseRoute]:
    """Return the routes of looks and their drawings."""
    return [
        Route("/api/games/{game}/look", _look),
        Route("/api/games/{game}/look/{name}.svg", _drawing),
    ]
