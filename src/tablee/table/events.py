"""Events of a table: its log consists of them, and the table is rebuilt from them.

A log is for ever: an event that was once written can always be read again.
"""

from typing import get_args

from msgspec import Struct, field

from tablee.table.commands import Opening


class TableEvent(Struct, tag_field="what", omit_defaults=True):
    """Something that happened at a table."""


class Opened(TableEvent, tag="opened"):
    """The host opened the table; the seed is secret until the end of the game."""

    table: str
    host: str
    opening: Opening
    seed: str


class Sat(TableEvent, tag="sat"):
    """A person took a seat."""

    seat: int
    person: str
    name: str
    luck: str = ""
    promise: str = ""
    """Digest of luck that is to be revealed."""
    picture: int | None = None
    """The chosen picture; otherwise the table chooses one."""


class Called(TableEvent, tag="called"):
    """Everybody has promised, and a game is to begin: promised luck is to be revealed."""

    first: int | None = None
    """The seat that the host wants to begin."""


class Revealed(TableEvent, tag="revealed"):
    """A seat revealed the luck that it had promised; without luck, it did not in time."""

    seat: int
    luck: str = ""


class Renamed(TableEvent, tag="renamed"):
    """A person changed their name, or their picture."""

    seat: int
    name: str
    picture: int | None = None


class Freed(TableEvent, tag="freed"):
    """A seat became free."""

    seat: int


class Invited(TableEvent, tag="invited"):
    """A bot took a seat."""

    seat: int
    level: str


class Resized(TableEvent, tag="resized"):
    """The table got another number of seats: `kept` are those that stay, new ones follow them."""

    seats: int
    kept: list[int]


class Swapped(TableEvent, tag="swapped"):
    """Two seats changed places."""

    seat: int
    other: int


class Replaced(TableEvent, tag="replaced"):
    """A bot replaced whoever had the seat, during a game; `opens` if a person may take it over."""

    seat: int
    level: str
    opens: bool = False


class Began(TableEvent, tag="began"):
    """A game began; the seats were rotated by `turned`, so that another one is first."""

    turned: int = 0
    rules: int = 0
    """Rules version of the game; 0 in logs from before it was written."""
    by: str = ""
    """`host` if the host said who begins; otherwise it was drawn, or the seats took turns."""
    lesson: bool = False
    """The game is a lesson: its cards are stacked."""


class LessonLeft(TableEvent, tag="unguided"):
    """The learner plays on without the guide of the lesson."""

    seat: int


class Dealt(TableEvent, tag="dealt"):
    """Cards were dealt in this shuffled order."""

    cards: list[str]


class Moved(TableEvent, tag="moved"):
    """A seat made a move; `bot` if it was made for a person who is away."""

    seat: int
    move: str
    bot: bool = False


class Answered(TableEvent, tag="answered"):
    """A seat made a simultaneous choice, which is hidden until all have chosen."""

    seat: int
    move: str
    bot: bool = False


class Disconnected(TableEvent, tag="disconnected"):
    """A person whose move is awaited is not connected, and expected back."""

    seat: int


class MarkedAbsent(TableEvent, tag="kept"):
    """A person is absent, and a bot keeps the seat; `why` is `clock` or `absent`."""

    seat: int
    why: str


class Returned(TableEvent, tag="returned"):
    """A person returned to a seat kept by a bot."""

    seat: int


class Left(TableEvent, tag="left"):
    """A person left a running game; a bot has the seat for good."""

    seat: int


class Resigned(TableEvent, tag="resigned"):
    """A seat resigned."""

    seat: int


class GotReady(TableEvent, tag="ready"):
    """A seat is ready for the next manche."""

    seat: int


class Proposed(TableEvent, tag="proposed"):
    """A seat opened a proposal."""

    seat: int
    plan: str
    luck: str = ""
    promise: str = ""


class Agreed(TableEvent, tag="agreed"):
    """A seat agreed to the proposal."""

    seat: int
    luck: str = ""
    promise: str = ""


class Dropped(TableEvent, tag="dropped"):
    """A proposal was dropped; `seat` declined it, or -1 if it lapsed."""

    plan: str
    seat: int = -1


class Paused(TableEvent, tag="paused"):
    """The game was paused."""


class Resumed(TableEvent, tag="resumed"):
    """The game was resumed."""


class Undone(TableEvent, tag="undone"):
    """Moves were undone; `events` is the number of game events left."""

    events: int
    deals: list[list[str]] = []
    """All deals that are left, with other hidden cards, if somebody had seen hidden ones since."""
    moves: dict[int, str] = {}
    """Moves that are left and name hidden cards that are others now, by number from 0."""

    @property
    def note(self) -> str:
        """Return `redealt` if hidden cards were dealt again."""
        return "redealt" if self.deals else ""


class Said(TableEvent, tag="said"):
    """A person sent a chat message."""

    seat: int
    person: str
    name: str
    text: str


class Reacted(TableEvent, tag="reacted"):
    """A person showed a reaction."""

    seat: int
    person: str
    reaction: str


class Muted(TableEvent, tag="muted"):
    """A seat muted another one, or unmuted it."""

    seat: int
    other: int
    on: bool


class Ended(TableEvent, tag="ended"):
    """The game ended and its seed is public; `seed` is that of the next game."""

    seed: str


Agreement = Proposed | Agreed | Dropped | Paused | Resumed | Called | Revealed
"""Events about what people settle among themselves."""

Seating = Sat | Renamed | Freed | Invited | Resized | Swapped | Replaced | Left
"""Events about who sits where."""

Event = (
    Opened | Sat | Called | Revealed | Renamed | Freed | Invited | Resized | Swapped | Replaced
    | Began | LessonLeft | Dealt | Moved | Answered | Disconnected | MarkedAbsent | Returned | Left
    | Resigned | GotReady | Proposed | Agreed | Dropped | Paused | Resumed | Undone | Said | Reacted
    | Muted | Ended
)  # fmt: skip
"""Union of all events."""


TAGS: dict[type, str] = {kind: kind.__struct_config__.tag for kind in get_args(Event)}
"""The tag of each event class."""

SEATING = frozenset([Sat, Freed, Left, Began, Resized, Swapped, Replaced])
"""Events that change the seat of a person, and so their view."""

GAME = SEATING | {
    Invited, LessonLeft, Dealt, Moved, Answered, Undone, Ended, Paused, Resumed, MarkedAbsent,
    Returned, Resigned,
}  # fmt: skip
"""Events that change the board, the asked seats or the deadline."""

ROOM = SEATING | {
    Called, Revealed, Renamed, Invited, Dealt, Disconnected, MarkedAbsent, Returned, Resigned,
    GotReady, Proposed, Agreed, Dropped, Paused, Resumed, Undone, Muted, Ended,
}  # fmt: skip
"""Events that change the seats, the status or the proposal."""


class LogLine(Struct, omit_defaults=True):
    """A line of the log: an event, its time, and the person and id of the command."""

    at: float
    event: Event = field(name="fact")
    person: str = ""
    command: str = ""
