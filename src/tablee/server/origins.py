"""Origins: which pages may speak to this server in the name of whoever reads them."""

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from tablee.server.settings import Settings

OWN_NAMES = ("localhost",)


class Origins:
    """Tells our pages from others.

    A page of another site can have its own name lead to our address, so that its origin and the
    host it asks for are the same: only names that are ours count. A bare address is no name.
    """

    def __init__(self, settings: Settings) -> None:
        self._origin = settings.origin
        machine = socket.gethostname().lower()
        named = [name.strip().lower() for name in settings.hosts.split(",") if name.strip()]
        self._names = {*OWN_NAMES, machine, f"{machine}.local", settings.host.lower(), *named}

    def allow(self, connection: HTTPConnection) -> bool:
        """Return whether a request comes from our own pages; only browsers send an origin."""
        origin = connection.headers.get("origin")
        if origin is None:
            return True
        host = connection.headers.get("host", "")
        is_same = origin in (f"http://{host}", f"https://{host}") and self._is_ours(origin)
        return is_same or origin == (self._origin or None)

    def _is_ours(self, origin: str) -> bool:
        try:
            name = urlsplit(origin).hostname or ""
            return name.rstrip(".") in self._names or bool(ip_address(name))
        except ValueError:
            return False
