"""Guests: nobody has an account; a signed cookie says who somebody is."""

import secrets

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tablee.store import Store

COOKIE = "tablee_guest"
YEAR = 365 * 86400
BEARER = "Bearer "


class Guests:
    """Knows people by their cookies, and programs by the same token in a header."""

    def __init__(self, key: bytes, store: Store) -> None:
        self._signer = Signer(key, salt="guest")
        self._store = store

    def known(self, connection: HTTPConnection) -> str | None:
        """Who it is; `None` if there is no token, or none of ours."""
        token = connection.cookies.get(COOKIE, "")
        header = connection.headers.get("authorization", "")
        if header.startswith(BEARER):
            token = header.removeprefix(BEARER)
        try:
            return self._signer.unsign(token).decode()
        except (BadSignature, UnicodeError):
            return None

    def new(self) -> str:
        """Somebody who was never here."""
        return secrets.token_urlsafe(16)

    def token(self, person: str) -> str:
        """What shows that somebody is this person."""
        return self._signer.sign(person).decode()

    def remember(self, response: Response, person: str, *, secure: bool) -> None:
        """Give somebody their cookie."""
        response.set_cookie(
            COOKIE,
            self.token(person),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=secure,
        )

    async def name_of(self, person: str) -> str:
        """What somebody wants to be called; empty if they have not said."""
        return await self._store.name_of(person) or ""


def is_same_origin(connection: HTTPConnection, expected: str) -> bool:
    """Whether a page of ours speaks; programs that are no browsers say nothing about it."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    host = connection.headers.get("host", "")
    return origin in (expected or None, f"http://{host}", f"https://{host}")
