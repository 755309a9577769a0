"""Parse the address of a database."""

import os
import re
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from tablee.core.errors import GameError
from tablee.paths import data_folder

EXPECTED = "sqlite:///games.db, postgresql://user@host/name"


class Address(NamedTuple):
    """Address of a database: the URL, and the path of the file for SQLite."""

    url: str
    path: Path | None = None

    @property
    def redacted(self) -> str:
        """Address without its password, for messages."""
        if self.path:
            return str(self.path)
        parts = urlsplit(self.url)
        user, _, host = parts.netloc.rpartition("@")
        name = user.partition(":")[0]
        return f"{parts.scheme}://{name}{'@' if user else ''}{host}{parts.path}"


def locate(url: str | None) -> Address:
    """Parse an address; `None` means a file in the user's data folder.

    Raises:
        GameError: `database_url`.
    """
    if not url:
        path = data_folder() / "tablee.db"
        return Address(f"sqlite:///{path}", path)
    scheme, colon, rest = url.partition("://")
    if not colon:
        return Address(f"sqlite:///{url}", _follow_link(Path(url)))
    if scheme == "sqlite" and rest[1:] and rest.startswith("/"):
        return Address(url, _follow_link(Path(rest[1:])))
    if scheme in ("postgresql", "postgres") and rest and _is_splittable(url):
        return Address(f"postgresql://{rest}")
    redacted = "/".join(re.sub(r"//.*@", "//", url).split("/")[:3])
    raise GameError("database_url", url=redacted, expected=EXPECTED)


def _follow_link(path: Path) -> Path:
    """Return the file that a link leads to: SQLite puts its log beside that one."""
    return path.resolve() if os.path.islink(path) else path


def _is_splittable(url: str) -> bool:
    try:
        urlsplit(url)
    except ValueError:
        return False
    return True
