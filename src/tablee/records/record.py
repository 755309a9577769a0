"""The data model of a record."""

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from tablee.core.errors import GameError
from tablee.core.game import OptionValue

FORMAT = "tablee/1"
"""The name and version of the format; older programs cannot read a higher version."""


class RecordError(GameError):
    """An invalid record; `event` is the number of the faulty event from 1, or 0."""

    def __init__(self, code: str, *, event: int = 0, **details: object) -> None:
        self.event = event
        super().__init__(code, **({"event": event, **details} if event else details))


class SeatedPlayer(Struct, forbid_unknown_fields=True):
    """The name of the player in a seat, and the level of a bot."""

    name: str
    bot: str | None = None


class Deal(Struct, forbid_unknown_fields=True):
    """The codes of the dealt cards, first card first."""

    deal: list[str]


class Move(Struct, forbid_unknown_fields=True):
    """A move of a seat in notation."""

    seat: int
    move: str


if TYPE_CHECKING:
    RecordedEvent = Deal | Move
else:
    RecordedEvent = Any  # msgspec needs a tag in unions of structs; `text` goes by the fields


class Result(Struct, forbid_unknown_fields=True):
    """The final scores and places by seat."""

    scores: list[int | float]
    places: list[int]


class Starter(Struct, forbid_unknown_fields=True):
    """The seat that opens by the rules, and how it was chosen: `draw`, `host` or `turn`."""

    seat: int
    by: str


class Fair(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The proof of fair deals: the commitment, the seed, and the luck by seat."""

    commitment: str
    seed: str
    luck: list[str]
    promises: list[str] = []
    """Digests of luck by seat, shown before any luck was; empty for luck that was not promised."""


class Record(Struct, forbid_unknown_fields=True, kw_only=True):
    """A whole game: setup, deals and moves, enough to replay it exactly."""

    format: str = FORMAT
    game: str
    rules: int
    options: dict[str, OptionValue]
    seats: list[SeatedPlayer]
    events: list[RecordedEvent]
    result: Result | None = None
    fair: Fair | None = None
    starter: Starter | None = None
    resigned: list[int] = []
    """The seats that resigned, in this order; they are placed last, the first one behind all."""
    redealt: bool = False
    """Hidden cards were dealt again after an undo, so the deals do not follow from the seed."""
    lesson: bool = False
    """The game began as a lesson: its first deal was stacked, and nothing was promised of it."""
