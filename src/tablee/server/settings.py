"""Server settings from a file, the environment and flags; later ones win."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from tablee.core.errors import GameError
from tablee.table.clock import REACTION_SECONDS

PREFIX = "TABLEE_"
MAX_PORT = 65535
Port = Annotated[int, Meta(ge=0, le=MAX_PORT)]
Count = Annotated[int, Meta(ge=1, le=100_000)]
Pace = Annotated[float, Meta(ge=0, le=60)]


class Settings(Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """The settings of a server."""

    host: str = "127.0.0.1"
    port: Port = 8765
    database: str = ""
    """File or URL of the database; if empty, a file in the user's data folder."""
    workers: Count = max(1, (os.cpu_count() or 2) - 1)
    """Number of bot processes."""
    origin: str = ""
    """Public address of the pages, such as `https://jeux.example`, if a proxy hides it."""
    hosts: str = ""
    """Names, between commas, that pages may have besides `origin`, addresses and this machine's."""
    proxies: str = ""
    """Addresses or networks of proxies, between commas, whose `X-Forwarded-For` is believed."""
    pace: Pace = 0.9
    """Least seconds of a bot's move, so that people can follow and pauses reveal nothing."""
    reaction: Annotated[float, Meta(gt=0, le=60)] = REACTION_SECONDS
    """Seconds to react to another's move at a table that names no other time."""
    patience: Annotated[float, Meta(ge=1, le=3600)] = 45.0
    """Seconds without a connection until a bot keeps the seat."""
    openings_per_minute: Count = 30
    """Sustained rate of new tables and names from one address."""
    guests_per_minute: Count = 60
    """Sustained rate of new guests from one address."""
    films_per_minute: Count = 40
    """Sustained rate of replays from one address."""
    moves_per_second: Count = 20
    """Sustained rate of moves of one client."""
    sockets_per_address: Count = 400
    """Sockets that one address may have open."""


def load_settings(
    file: Path | None, environment: Mapping[str, str], flags: Mapping[str, str | None]
) -> Settings:
    """Load the settings: file first, then environment, then flags.

    Raises:
        GameError: `unreadable_file`, `bad_settings`.
    """
    values: dict[str, object] = {}
    if file is not None:
        values.update(_read_file(file))
    for name in Settings.__struct_fields__:
        if value := environment.get(PREFIX + name.upper()):
            values[name] = value
    values.update({name: value for name, value in flags.items() if value is not None})
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise GameError("bad_settings", reason=str(error)) from error


def _read_file(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeError) as error:
        raise GameError("unreadable_file", file=str(file), reason=str(error)) from error
    except tomllib.TOMLDecodeError as error:
        raise GameError("bad_settings", reason=str(error)) from error
