"""Bodies of HTTP requests and responses."""

from typing import Annotated

from msgspec import Meta, Struct

from tablee.core.game import OptionValue
from tablee.table.commands import Level, Luck, Name, Opening, Picture, Promise, SeatNumber


class InvitedBot(Struct, forbid_unknown_fields=True):
    """A bot to be seated at a new table."""

    seat: SeatNumber
    level: Level


class Companion(Struct, forbid_unknown_fields=True):
    """A player to be seated at a new table who shares the host's device."""

    seat: SeatNumber
    name: Name
    luck: Luck = ""
    picture: Picture | None = None
    promise: Promise = ""


class NewTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """Request to open a table; with `name` the host is seated, in `seat` or in the first seat."""

    opening: Opening
    name: Name | None = None
    luck: Luck = ""
    promise: Promise = ""
    """Digest of luck that is revealed once the commitment to the seed was shown."""
    seat: SeatNumber | None = None
    picture: Picture | None = None
    bots: Annotated[list[InvitedBot], Meta(max_length=20)] = []
    companions: Annotated[list[Companion], Meta(max_length=20)] = []
    """Players on the host's device; if there are any, the host takes no seat of their own."""
    begin: bool = False


class NewLesson(Struct, forbid_unknown_fields=True):
    """Request to open a table for the lesson of a game."""

    game: Annotated[str, Meta(max_length=60)]
    name: Name


class PlayOn(Struct, forbid_unknown_fields=True):
    """Request to open a table at a moment of a finished game, against bots of a level."""

    seat: SeatNumber
    event: Annotated[int, Meta(ge=0, le=100_000)]
    """Index among the events of the record: the game goes on before this one."""
    name: Name
    level: Level = "club"


class OpenedTable(Struct):
    """Id of a new table; whoever has it can come to the table."""

    table: str


class Profile(Struct, omit_defaults=True):
    """Profile of the guest; the name is empty, and there is no picture, before they are chosen."""

    name: str
    picture: int | None = None


class NewName(Struct, forbid_unknown_fields=True):
    """Request to change the name of the guest, and the picture if there is one."""

    name: Name
    picture: Picture | None = None


class GuestToken(Struct):
    """Bearer token for programs, to be sent as `Authorization: Bearer …`."""

    token: str


class TableListing(Struct, omit_defaults=True):
    """One of the guest's tables; `awaits` if it awaits their move."""

    table: str
    game: str
    status: str
    awaits: bool
    updated: float
    others: list[str] = []
    """Names of the other players."""
    awaited: list[str] = []
    """Names of those whose move is awaited."""
    due: float | None = None
    """Deadline of those who are awaited, if there is one."""
    games: int = 0
    """Number of the last finished game."""


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
    lesson: bool = False
    """True if there is a lesson."""


class GameLook(Struct):
    """Look of a plugin's game: drawings of its ground by name, and colors of the table's frame."""

    drawings: list[str]
    day: dict[str, str]
    night: dict[str, str]


class MessageCatalog(Struct):
    """Fluent messages of games from other packages, in one language."""

    language: str
    text: str
