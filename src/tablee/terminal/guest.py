"""Who we are at a server: a table's address, and the token that our seats belong to."""

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
from tablee.terminal.kept import home
from tablee.wire.asking import TABLE_ID
from tablee.wire.pages import Token

PATIENCE = 10.0
"""Seconds that a server has to answer."""


class Address(NamedTuple):
    """Where a table is."""

    server: str
    table: str

    @property
    def socket(self) -> str:
        """Where its server is talked to."""
        return f"ws{self.server.removeprefix('http')}/socket"


def address_of(link: str) -> Address:
    """The table that a link leads to.

    Raises:
        GameError: `bad_link`.
    """
    with suppress(ValueError):
        parts = urlsplit(link.strip())
        found = re.fullmatch(rf"(?P<before>.*)/t/(?P<table>{TABLE_ID})/?", parts.path)
        if found and parts.scheme in ("http", "https") and parts.hostname:
            server = f"{parts.scheme}://{parts.netloc}{found['before']}"
            return Address(server, found["table"])
    raise GameError("bad_link", link=link)


class Guests:
    """The tokens that servers have given us, in a file that only we can read."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or home() / "guests.json"

    def token(self, server: str, *, fresh: bool = False) -> str:
        """Our token at a server; a new one if we have never been there.

        Raises:
            GameError: `no_server`, `not_a_server`, `too_fast`.
        """
        known = self._known()
        if fresh or server not in known:
            known[server] = _become_guest(server)
            self._keep(known)
        return known[server]

    def _known(self) -> dict[str, str]:
        try:
            found = json.loads(self._path.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    def _keep(self, known: dict[str, str]) -> None:
        """Write them down; where that is not possible, we are new again the next time."""
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                json.dump(known, file)


def _become_guest(server: str) -> str:
    request = Request(f"{server}/api/guests", method="POST")
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            return msgspec.json.decode(answer.read(), type=Token).token
    except HTTPError as error:
        code = "too_fast" if error.code == HTTPStatus.TOO_MANY_REQUESTS else "not_a_server"
        raise GameError(code, address=server) from error
    except (OSError, HTTPException) as error:
        reason = getattr(error, "reason", error)
        raise GameError("no_server", address=server, reason=str(reason)) from error
    except msgspec.DecodeError as error:
        raise GameError("not_a_server", address=server) from error
