"""Everything that a client may say on its socket."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from tablee.core.errors import GameError
from tablee.table.commands import Asked, SeatNumber, Version

TABLE_ID = r"[A-Za-z0-9_-]{1,40}"
Id = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{1,40}\Z")]
TableId = Annotated[str, Meta(pattern=rf"\A{TABLE_ID}\Z")]


class _Request(Struct, forbid_unknown_fields=True, tag_field="type"):
    """A message with an id of the client's choice, which comes back in the answer."""

    id: Id


class Watch(_Request, tag="watch"):
    """Come to a table; whoever has its newest version is not shown the whole table again."""

    table: TableId
    version: Version = 0


class Unwatch(_Request, tag="unwatch"):
    """Go away from a table, without getting up."""

    table: TableId


class Ask(_Request, tag="ask"):
    """Ask something of a table; sent twice with the same id, it is done once."""

    table: TableId
    command: Asked
    seat: SeatNumber | None = None
    """Which of the seats of a shared device speaks, if not the one that holds it."""


class Hold(_Request, tag="hold"):
    """The one in this seat holds the shared device now, and is shown their cards; or nobody."""

    table: TableId
    seat: SeatNumber | None = None


class Hint(_Request, tag="hint"):
    """Ask what a bot would do; only where all the others are bots."""

    table: TableId
    version: Version


class Ping(_Request, tag="ping"):
    """Ask whether anybody is there, and what time it is."""


Request = Watch | Unwatch | Ask | Hold | Hint | Ping

_READER: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


def read(text: str | bytes) -> Request:
    """A message from its text.

    Raises:
        GameError: `bad_message`.
    """
    try:
        return _READER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise GameError("bad_message", reason=str(error)) from error
