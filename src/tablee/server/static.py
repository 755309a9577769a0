"""Static files: the page of the web client at each of its addresses, and its assets."""

from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

STATIC = Path(__file__).parents[1] / "static"
"""Output folder of the web client's build."""
IMMUTABLE = "public, max-age=31536000, immutable"
PAGES = (
    "/", "/t/{table}", "/rules/{game}", "/learn/{game}", "/replay", "/replay/{table}/{game}",
    "/review", "/review/{table}/{game}", "/review/{table}/{game}/{seat}",
)  # fmt: skip
DATA = ("/api/", "/socket", "/health", "/metrics", "/assets/")
"""Addresses for programs, which get no page."""
MIN_GZIP_BYTES = 1000
"""Smaller files are sent uncompressed."""
NOT_BUILT = "<!doctype html><title>Tablée</title><p>Tablée: the web client is not built."


class _Assets(StaticFiles):
    """Files with a hash of their content in the name, cached for ever."""

    def file_response(self, *args: object, **named: object) -> Response:
        response = super().file_response(*args, **named)  # type: ignore[arg-type]
        response.headers["cache-control"] = IMMUTABLE
        return response


def routes(folder: Path = STATIC) -> list[BaseRoute]:
    """Return the routes of the web client built into `folder`."""

    async def page(request: Request) -> Response:
        index = folder / "index.html"
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, 503)
        return FileResponse(index, headers={"cache-control": "no-cache"})

    async def file(request: Request) -> Response:
        return FileResponse(folder / request.url.path[1:])

    async def missing(request: Request) -> Response:
        """Send the client, which says that there is no such page, with the status of a lost one."""
        index = folder / "index.html"
        if request.url.path.startswith(DATA) or not index.is_file():
            return PlainTextResponse("Not Found", 404)
        return HTMLResponse(index.read_bytes(), 404)

    client_routes: list[BaseRoute] = [Route(path, page) for path in PAGES]
    if folder.is_dir():
        client_routes += [
            Route(f"/{each.name}", file)
            for each in sorted(folder.glob("*.*"))
            if each.suffix != ".html"
        ]
        assets = GZipMiddleware(_Assets(directory=folder / "assets"), MIN_GZIP_BYTES)
        client_routes.append(Mount("/assets", assets))
    client_routes.append(Route("/{path:path}", missing))
    return client_routes
