"""Addresses of tables on servers, and the guest tokens that identify us there."""

import json
import os
import re
from contextlib import suppress
from http import HTTPStatus
from http.client import HTTPException
from pathlib import Path
from typing import NamedTuple
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

from tablee.core.errors import GameError
from tablee.paths import state_folder
from tablee.wire.http import GuestToken
from tablee.wire.requests import TABLE_ID

TIMEOUT = 10.0
"""Seconds until a request to a server fails."""


class TableAddress(NamedTuple):
    """Address of a table: the URL of its server, and its id."""

    server: str
    table: str

    @property
    def socket(self) -> str:
        """URL of the server's socket, which names the table to proxies."""
        return f"ws{self.server.removeprefix('http')}/socket?table={self.table}"


def parse_link(link: str) -> TableAddress:
    """Parse the link of a table.

    Raises:
        GameError: `bad_link`.
    """
    with suppress(ValueError):
        parts = urlsplit(link.strip())
        match = re.fullmatch(rf"(?P<before>.*)/t/(?P<table>{TABLE_ID})/?", parts.path)
        if match and parts.scheme in ("http", "https") and parts.hostname:
            server = f"{parts.scheme}://{parts.netloc}{match['before']}"
            return TableAddress(server, match["table"])
    raise GameError("bad_link", link=link)


class GuestTokens:
    """Our tokens by server, in a file that only the user can read."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or state_folder() / "guests.json"

    def token(self, server: str, *, fresh: bool = False) -> str:
        """Return our token at a server; request a new one if there is none, or if `fresh`.

        Raises:
            GameError: `no_server`, `not_a_server`, `too_fast`.
        """
        tokens = self._load()
        if fresh or server not in tokens:
            tokens[server] = _request_token(server)
            self._save(tokens)
        return tokens[server]

    def _load(self) -> dict[str, str]:
        try:
            tokens = json.loads(self._path.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return tokens if isinstance(tokens, dict) else {}

    def _save(self, tokens: dict[str, str]) -> None:
        """Write the file; if that fails, we are a new guest the next time."""
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                json.dump(tokens, file)


def _request_token(server: str) -> str:
    request = Request(f"{server}/api/guests", method="POST")
    try:
        with urlopen(request, timeout=TIMEOUT) as response:
            return msgspec.json.decode(response.read(), type=GuestToken).token
    except HTTPError as error:
        code = "too_fast" if error.code == HTTPStatus.TOO_MANY_REQUESTS else "not_a_server"
        raise GameError(code, address=server) from error
    except (OSError, HTTPException) as error:
        reason = getattr(error, "reason", error)
        raise GameError("no_server", address=server, reason=str(reason)) from error
    except msgspec.DecodeError as error:
        raise GameError("not_a_server", address=server) from error
