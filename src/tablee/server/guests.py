"""Guests: people without accounts, identified by a signed cookie."""

import secrets

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tablee.store import Store

COOKIE = "tablee_guest"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""The cookie where there is TLS: browsers let no other host and no plain page set it."""
YEAR = 365 * 86400
BEARER = "Bearer "


class Guests:
    """Identifies people by a cookie, and programs by the same token in a header."""

    def __init__(self, key: bytes, store: Store) -> None:
        self._signer = Signer(key, salt="guest")
        self._store = store

    def identify(self, connection: HTTPConnection) -> str | None:
        """Return the person of a connection; `None` without a valid token."""
        cookies = connection.cookies
        token = cookies.get(SECURE_COOKIE) or cookies.get(COOKIE, "")
        header = connection.headers.get("authorization", "")
        if header.startswith(BEARER):
            token = header.removeprefix(BEARER)
        try:
            return self._signer.unsign(token).decode()
        except (BadSignature, UnicodeError):
            return None

    def new_person(self) -> str:
        """Return an unused person id."""
        return secrets.token_urlsafe(16)

    def token(self, person: str) -> str:
        """Return the signed token that identifies a person."""
        return self._signer.sign(person).decode()

    def set_cookie(self, response: Response, person: str, *, secure: bool) -> None:
        """Set the cookie that identifies a person."""
        response.set_cookie(
            SECURE_COOKIE if secure else COOKIE,
            self.token(person),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=secure,
        )

    async def name_of(self, person: str) -> str:
        """Return the name that a person chose; empty if none."""
        return await self._store.name_of(person) or ""

    async def picture_of(self, person: str) -> int | None:
        """Return the number of the picture that a person chose."""
        return await self._store.picture_of(person)
