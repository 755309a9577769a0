"""HTTP connections with time limits: uvicorn itself waits for ever for a request to be complete."""

import asyncio
from collections import Counter
from typing import cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from tablee.server.proxies import site_of

REQUEST_SECONDS = 10.0
"""Time for the headers of the next request to arrive, after a connection or the last answer."""
MAX_CONNECTIONS = 1000
"""Connections of one peer for pages: of all people behind a proxy, or of a flood. A peer is an
address, or a network of IPv6."""

_open: Counter[str] = Counter()


def open_connections(peer: str) -> int:
    """Return how many connections a peer has."""
    return _open[peer]


class HttpConnection(H11Protocol):
    """A connection that is closed when nothing is asked for too long, or too many are open."""

    _timer: asyncio.TimerHandle | None = None
    _last_cycle: RequestResponseCycle | None = None
    _peer = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start to wait for a request."""
        super().connection_made(cast("asyncio.Transport", transport))
        self._peer = site_of(self.client[0]) if self.client else ""
        _open[self._peer] += 1
        if _open[self._peer] > MAX_CONNECTIONS:
            self.transport.abort()
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._release()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to a socket, which has limits of its own."""
        self._release()
        super().handle_websocket_upgrade(event)

    def _wait(self) -> None:
        self._timer = self.loop.call_later(REQUEST_SECONDS, self._check)

    def _check(self) -> None:
        """Close the connection if no new request has come since the last check."""
        cycle: RequestResponseCycle | None = self.cycle
        is_waiting = cycle is None or cycle.response_complete
        if is_waiting and cycle is self._last_cycle:
            self.transport.abort()
        else:
            self._last_cycle = cycle
            self._wait()

    def _release(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            _open[self._peer] -= 1
            if not _open[self._peer]:
                del _open[self._peer]
