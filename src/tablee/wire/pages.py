"""What is said over HTTP: plain requests, and their answers."""

from typing import Annotated

from msgspec import Meta, Struct

from tablee.core.game import OptionValue
from tablee.table.commands import Level, Luck, Name, Opening, SeatNumber


class Bot(Struct, forbid_unknown_fields=True):
    """A bot that is to sit down."""

    seat: SeatNumber
    level: Level


class Companion(Struct, forbid_unknown_fields=True):
    """Somebody who is to sit down and shares the host's device."""

    seat: SeatNumber
    name: Name
    luck: Luck = ""


class NewTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """A table to be opened; with a name its host sits down, in the first seat unless they say."""

    opening: Opening
    name: Name | None = None
    luck: Luck = ""
    seat: SeatNumber | None = None
    bots: Annotated[list[Bot], Meta(max_length=20)] = []
    companions: Annotated[list[Companion], Meta(max_length=20)] = []
    """Those who share the host's device, who then has no other seat."""
    begin: bool = False


class OpenedTable(Struct):
    """Where it is: whoever knows this can come."""

    table: str


class Me(Struct):
    """Who you are."""

    name: str


class NewName(Struct, forbid_unknown_fields=True):
    """What you want to be called."""

    name: Name


class Token(Struct):
    """For programs: to be sent as `Authorization: Bearer …`."""

    token: str


class MyTable(Struct):
    """One of your tables; `awaits` if it waits for you."""

    table: str
    game: str
    status: str
    awaits: bool
    updated: float


class ShelfOption(Struct):
    """A choice before the first deal."""

    name: str
    default: OptionValue
    choices: list[OptionValue]
    own: bool
    """Whether something of one's own may be written instead, which the game checks."""


class Box(Struct):
    """A game on the shelf."""

    slug: str
    rules: int
    seats: list[int]
    options: list[ShelfOption]


class Vocabulary(Struct):
    """Messages that other packages bring (Fluent), in one language."""

    language: str
    text: str
