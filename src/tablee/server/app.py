"""The ASGI application: routes, and security headers on every response."""

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablee.server import look, static
from tablee.server.api import Api
from tablee.server.guests import Guests
from tablee.server.review_api import ReviewApi
from tablee.server.tables import Tables

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
"""Security headers. No referrer: the address of a table is the key to it."""
STRICT_TRANSPORT = "max-age=31536000"
"""Browsers come by TLS only for a year, once they have come by it."""


class SecurityHeaders:
    """Middleware that adds the headers, and keeps responses of the API out of caches."""

    def __init__(self, app: ASGIApp, tables: Tables) -> None:
        self._app = app
        self._tables = tables

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call the application, and add headers to its response."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers["cache-control"] = "no-store"
                if self._tables.is_secure(HTTPConnection(scope)):
                    headers["strict-transport-security"] = STRICT_TRANSPORT
            await send(message)

        await self._app(scope, receive, send_with_headers)


def build_app(tables: Tables, guests: Guests) -> ASGIApp:
    """Build the application that serves these tables."""
    api = Api(tables, guests)
    reviews = ReviewApi(api, tables, guests)
    routes = [*api.routes(), *reviews.routes(), *look.routes(api.guard), *static.routes()]
    return SecurityHeaders(Starlette(routes=routes), tables)
