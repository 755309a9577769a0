"""Everything that can have happened at a table: what its log holds, and what it is rebuilt from.

A log is for ever: a fact that was once written can always be read again.
"""

from typing import get_args

from msgspec import Struct

from tablee.table.commands import Opening


class Fact(Struct, tag_field="what", omit_defaults=True):
    """Something that happened."""


class Opened(Fact, tag="opened"):
    """Somebody opened the table; the seed stays on the server until the end of the game."""

    table: str
    host: str
    opening: Opening
    seed: str


class Sat(Fact, tag="sat"):
    """A person took a seat."""

    seat: int
    person: str
    name: str
    luck: str = ""


class Renamed(Fact, tag="renamed"):
    """A person is called something else."""

    seat: int
    name: str


class Freed(Fact, tag="freed"):
    """A seat is free again."""

    seat: int


class Invited(Fact, tag="invited"):
    """A bot took a seat."""

    seat: int
    level: str


class Began(Fact, tag="began"):
    """The game began; the seats were turned so that another one is the first."""

    turned: int = 0


class Dealt(Fact, tag="dealt"):
    """Cards were dealt in this order."""

    cards: list[str]


class Moved(Fact, tag="moved"):
    """A seat made a move; `bot` if it was made for a person who is away."""

    seat: int
    move: str
    bot: bool = False


class Answered(Fact, tag="answered"):
    """A seat that is asked together with others has chosen; what, stays closed until all have."""

    seat: int
    move: str
    bot: bool = False


class Kept(Fact, tag="kept"):
    """A bot keeps the seat of somebody who is away; `why` is `clock` or `absent`."""

    seat: int
    why: str


class Returned(Fact, tag="returned"):
    """Somebody is back and has the seat again."""

    seat: int


class Left(Fact, tag="left"):
    """Somebody left a running game; a bot has the seat for good."""

    seat: int


class Resigned(Fact, tag="resigned"):
    """A seat gave up."""

    seat: int


class GotReady(Fact, tag="ready"):
    """A seat is ready for the next manche."""

    seat: int


class Proposed(Fact, tag="proposed"):
    """A seat proposed something."""

    seat: int
    plan: str
    luck: str = ""


class Agreed(Fact, tag="agreed"):
    """A seat agreed."""

    seat: int
    luck: str = ""


class Dropped(Fact, tag="dropped"):
    """A proposal is off; by whom, if somebody declined."""

    plan: str
    seat: int = -1


class Paused(Fact, tag="paused"):
    """The game rests."""


class Resumed(Fact, tag="resumed"):
    """The game goes on."""


class Undone(Fact, tag="undone"):
    """Moves were taken back; so many events are left."""

    events: int


class Said(Fact, tag="said"):
    """Somebody said something."""

    seat: int
    person: str
    name: str
    text: str


class Muted(Fact, tag="muted"):
    """A seat does not want to hear another one, or does again."""

    seat: int
    other: int
    on: bool


class Ended(Fact, tag="ended"):
    """The game is over, its seed is shown, and the next one has a new seed."""

    seed: str


Happened = (
    Opened | Sat | Renamed | Freed | Invited | Began | Dealt | Moved | Answered | Kept | Returned
    | Left | Resigned | GotReady | Proposed | Agreed | Dropped | Paused | Resumed | Undone | Said
    | Muted | Ended
)  # fmt: skip
"""The closed set."""


TAGS: dict[type, str] = {kind: kind.__struct_config__.tag for kind in get_args(Happened)}
"""The word for each of them."""

SEATING = frozenset([Sat, Freed, Left, Began])
"""What changes where somebody sits, and so what they see."""

GAME = SEATING | {
    Invited, Dealt, Moved, Answered, Undone, Ended, Paused, Resumed, Kept, Returned, Resigned,
}  # fmt: skip
"""What changes how the game stands, or who is asked and until when."""

ROOM = SEATING | {
    Renamed, Invited, Dealt, Kept, Returned, Resigned, GotReady, Proposed, Agreed, Dropped, Paused,
    Resumed, Undone, Muted, Ended,
}  # fmt: skip
"""What changes who is there, or what they have settled."""


class Entry(Struct, omit_defaults=True):
    """A line of the log: what, when, and for whose command."""

    at: float
    fact: Happened
    person: str = ""
    command: str = ""
