"""The application: pages, and what every answer carries."""

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablee.server import site
from tablee.server.guests import Guests
from tablee.server.hall import Hall
from tablee.server.http import Pages

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
"""What keeps pages safe. No referrer: the address of a table is the key to it."""


class Guarded:
    """Adds the headers to every answer, and keeps answers of the API out of caches."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, and mark what comes back."""

        async def marked(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers["cache-control"] = "no-store"
            await send(message)

        await self._app(scope, receive, marked)


def application(hall: Hall, guests: Guests) -> ASGIApp:
    """The pages of a hall."""
    return Guarded(Starlette(routes=[*Pages(hall, guests).routes(), *site.routes()]))
