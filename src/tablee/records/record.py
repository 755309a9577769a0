"""What a record holds."""

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from tablee.core.errors import GameError
from tablee.core.game import OptionValue

FORMAT = "tablee/1"
"""The name of the format; another number means that older programs cannot read it."""


class RecordError(GameError):
    """A record that is refused; `event` counts from 1 where a certain event is at fault."""

    def __init__(self, code: str, *, event: int = 0, **details: object) -> None:
        self.event = event
        super().__init__(code, **({"event": event, **details} if event else details))


class Sitter(Struct, forbid_unknown_fields=True):
    """Who sat in a seat: a name, and the level if it was a bot."""

    name: str
    bot: str | None = None


class Deal(Struct, forbid_unknown_fields=True):
    """The cards in the order handed to the dealer."""

    deal: list[str]


class Move(Struct, forbid_unknown_fields=True):
    """What a seat did, in its words."""

    seat: int
    move: str


if TYPE_CHECKING:
    Event = Deal | Move
else:
    Event = Any  # msgspec tells unions of structs apart by a tag only; `text` does it by the fields


class Result(Struct, forbid_unknown_fields=True):
    """How it ended, for each seat."""

    scores: list[int | float]
    places: list[int]


class Fair(Struct, forbid_unknown_fields=True):
    """What deals can be checked with: the promise made before, the seed, and the luck by seat."""

    commitment: str
    seed: str
    luck: list[str]


class Record(Struct, forbid_unknown_fields=True, kw_only=True):
    """A game from the first deal on: enough to play it again exactly, whatever shuffled it."""

    format: str = FORMAT
    game: str
    rules: int
    options: dict[str, OptionValue]
    seats: list[Sitter]
    events: list[Event]
    result: Result | None = None
    fair: Fair | None = None
