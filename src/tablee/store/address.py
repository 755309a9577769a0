"""Where the database is, from what people write."""

import re
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from platformdirs import user_data_path

from tablee.core.errors import GameError

EXPECTED = "sqlite:///games.db, postgresql://user@host/name"


class Address(NamedTuple):
    """A file for SQLite, or an address of PostgreSQL."""

    url: str
    path: Path | None = None

    @property
    def shown(self) -> str:
        """The address without its password."""
        if self.path:
            return str(self.path)
        parts = urlsplit(self.url)
        user, _, place = parts.netloc.rpartition("@")
        name = user.partition(":")[0]
        return f"{parts.scheme}://{name}{'@' if user else ''}{place}{parts.path}"


def locate(url: str | None) -> Address:
    """Understand an address; `None` is a file in the user's data folder.

    Raises:
        GameError: `database_url`.
    """
    if not url:
        path = user_data_path("tablee", appauthor=False) / "tablee.db"
        return Address(f"sqlite:///{path}", path)
    scheme, colon, rest = url.partition("://")
    if not colon:
        return Address(f"sqlite:///{url}", Path(url))
    if scheme == "sqlite" and rest[1:] and rest.startswith("/"):
        return Address(url, Path(rest[1:]))
    if scheme in ("postgresql", "postgres") and rest and _is_splittable(url):
        return Address(f"postgresql://{rest}")
    shown = "/".join(re.sub(r"//.*@", "//", url).split("/")[:3])
    raise GameError("database_url", url=shown, expected=EXPECTED)


def _is_splittable(url: str) -> bool:
    try:
        urlsplit(url)
    except ValueError:
        return False
    return True
