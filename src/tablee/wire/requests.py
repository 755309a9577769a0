"""Messages from a client, over the socket."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from tablee.core.errors import GameError
from tablee.table.commands import AnyCommand, SeatNumber, Version

TABLE_ID = r"[A-Za-z0-9_-]{1,40}"
Id = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{1,40}\Z")]
TableId = Annotated[str, Meta(pattern=rf"\A{TABLE_ID}\Z")]


class _Request(Struct, forbid_unknown_fields=True, tag_field="type"):
    """A request with an id chosen by the client; the response repeats it."""

    id: Id


class Watch(_Request, tag="watch"):
    """Subscribe to a table; no snapshot is sent if `version` is the newest."""

    table: TableId
    version: Version = 0


class Unwatch(_Request, tag="unwatch"):
    """Unsubscribe from a table, keeping the seat."""

    table: TableId


class CommandRequest(_Request, tag="ask"):
    """Run a command at a table; idempotent: the same id is run once."""

    table: TableId
    command: AnyCommand
    seat: SeatNumber | None = None
    """Seat that acts, if several share the device and it is not the one that holds it."""


class HoldDevice(_Request, tag="hold"):
    """Pass the shared device to a seat, whose cards are shown then, or to nobody."""

    table: TableId
    seat: SeatNumber | None = None


class HintRequest(_Request, tag="hint"):
    """Request a bot's advice; only at tables where all others are bots."""

    table: TableId
    version: Version


class Ping(_Request, tag="ping"):
    """Test the connection, and request the server's time."""


Request = Watch | Unwatch | CommandRequest | HoldDevice | HintRequest | Ping

_DECODER: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


def parse_request(text: str | bytes) -> Request:
    """Decode and validate a request.

    Raises:
        GameError: `bad_message`.
    """
    try:
        return _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise GameError("bad_message", reason=str(error)) from error
