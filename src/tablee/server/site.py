"""The web client: one page for every address, and the files that it is made of."""

from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

STATIC = Path(__file__).parents[1] / "static"
"""Where the build puts the client."""
FOR_EVER = "public, max-age=31536000, immutable"
PAGES = ("/", "/t/{table}", "/rules/{game}", "/replay", "/replay/{table}/{game:int}")
WORTH_IT = 1000
"""Files with fewer bytes are sent as they are."""
NOT_BUILT = "<!doctype html><title>Tablée</title><p>Tablée: the web client is not built."


class _Assets(StaticFiles):
    """Files whose names change with what they hold."""

    def file_response(self, *args: object, **named: object) -> Response:
        response = super().file_response(*args, **named)  # type: ignore[arg-type]
        response.headers["cache-control"] = FOR_EVER
        return response


def routes(folder: Path = STATIC) -> list[BaseRoute]:
    """Where the client is found."""

    async def page(request: Request) -> Response:
        index = folder / "index.html"
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, 503)
        return FileResponse(index, headers={"cache-control": "no-cache"})

    async def file(request: Request) -> Response:
        return FileResponse(folder / request.url.path[1:])

    found: list[BaseRoute] = [Route(path, page) for path in PAGES]
    if folder.is_dir():
        found += [
            Route(f"/{each.name}", file)
            for each in sorted(folder.glob("*.*"))
            if each.suffix != ".html"
        ]
        assets = GZipMiddleware(_Assets(directory=folder / "assets"), WORTH_IT)
        found.append(Mount("/assets", assets))
    return found
