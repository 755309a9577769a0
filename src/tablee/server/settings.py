"""What a server can be told: by a file, by the environment and, above these, by flags."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from tablee.core.errors import GameError

PREFIX = "TABLEE_"
LARGEST_PORT = 65535
Port = Annotated[int, Meta(ge=0, le=LARGEST_PORT)]
Count = Annotated[int, Meta(ge=1, le=100_000)]
Pace = Annotated[float, Meta(ge=0, le=60)]


class Settings(Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """How a server behaves."""

    host: str = "127.0.0.1"
    port: Port = 8765
    database: str = ""
    """Where everything is kept: a file or a URL; if empty, a file in the user's data folder."""
    workers: Count = max(1, (os.cpu_count() or 2) - 1)
    """How many processes bots think in."""
    origin: str = ""
    """The address that pages come from, such as `https://jeux.example`, if a proxy hides it."""
    pace: Pace = 0.9
    """How many seconds a bot takes at least, so that people can follow and pauses tell nothing."""
    patience: Annotated[float, Meta(ge=1, le=3600)] = 45.0
    """After how many seconds without a connection a bot keeps the seat."""
    openings_per_minute: Count = 30
    """How many tables and guests may be opened from one address, in the long run."""
    films_per_minute: Count = 40
    """How many games may be watched again from one address, in the long run."""
    moves_per_second: Count = 20
    """How many moves a client may send, in the long run."""


def settled(
    file: Path | None, environment: Mapping[str, str], flags: Mapping[str, str | None]
) -> Settings:
    """The settings from all three places.

    Raises:
        GameError: `unreadable_file`, `bad_settings`.
    """
    found: dict[str, object] = {}
    if file is not None:
        found.update(_from_file(file))
    for name in Settings.__struct_fields__:
        if value := environment.get(PREFIX + name.upper()):
            found[name] = value
    found.update({name: value for name, value in flags.items() if value is not None})
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise GameError("bad_settings", reason=str(error)) from error


def _from_file(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeError) as error:
        raise GameError("unreadable_file", file=str(file), reason=str(error)) from error
    except tomllib.TOMLDecodeError as error:
        raise GameError("bad_settings", reason=str(error)) from error
