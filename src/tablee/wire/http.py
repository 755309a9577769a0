"""Bodies of HTTP requests and responses."""

from typing import Annotated

from msgspec import Meta, Struct

from tablee.core.game import OptionValue
from tablee.table.commands import Level, Luck, Name, Opening, Promise, SeatNumber


class InvitedBot(Struct, forbid_unknown_fields=True):
    """A bot to be seated at a new table."""

    seat: SeatNumber
    level: Level


class Companion(Struct, forbid_unknown_fields=True):
    """A player to be seated at a new table who shares the host's device."""

    seat: SeatNumber
    name: Name
    luck: Luck = ""


class NewTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """Request to open a table; with `name` the host is seated, in `seat` or in the first seat."""

    opening: Opening
    name: Name | None = None
    luck: Luck = ""
    promise: Promise = ""
    """Digest of luck that is revealed once the commitment to the seed was shown."""
    seat: SeatNumber | None = None
    bots: Annotated[list[InvitedBot], Meta(max_length=20)] = []
    companions: Annotated[list[Companion], Meta(max_length=20)] = []
    """Players on the host's device; if there are any, the host takes no seat of their own."""
    begin: bool = False


class OpenedTable(Struct):
    """Id of a new table; whoever has it can come to the table."""

    table: str


class Profile(Struct):
    """Profile of the guest."""

    name: str


class NewName(Struct, forbid_unknown_fields=True):
    """Request to change the name of the guest."""

    name: Name


class GuestToken(Struct):
    """Bearer token for programs, to be sent as `Authorization: Bearer …`."""

    token: str


class TableListing(Struct):
    """One of the guest's tables; `awaits` if it awaits their move."""

    table: str
    game: str
    status: str
    awaits: bool
    updated: float


class OptionListing(Struct):
    """An option of a game, chosen before the first deal."""

    name: str
    default: OptionValue
    choices: list[OptionValue]
    own: bool
    """True if values besides `choices` are allowed, which the game checks."""
    seats: list[int]
    """Numbers of seats that have the choice; empty for all."""


class PresetListing(Struct):
    """Options that are chosen together."""

    name: str
    options: dict[str, OptionValue]


class GameListing(Struct):
    """An installed game: its rules version, possible numbers of seats, options and presets."""

    slug: str
    rules: int
    seats: list[int]
    options: list[OptionListing]
    presets: list[PresetListing]


class MessageCatalog(Struct):
    """Fluent messages of games from other packages, in one language."""

    language: str
    text: str
