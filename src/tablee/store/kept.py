"""What is handed to the store, and what comes out of it."""

from msgspec import Struct

from tablee.core.errors import GameError


class Head(Struct, frozen=True):
    """What the lobby lists about a table; the newest replaces the one before."""

    table: str
    game: str
    status: str
    """`waiting`, `playing` or `over`."""
    people: list[str]
    """The persons who have a seat."""
    awaited: list[str]
    """Those of them for whom the table waits."""
    updated: float


class Finished(Struct, frozen=True):
    """A finished game as the text of its record; a table can play several, counted from 1."""

    table: str
    game_number: int
    game: str
    text: str
    at: float


class Batch(Struct):
    """What commands did to one table; it is kept as a whole or not at all.

    More can be added until it is taken to be written.
    """

    table: str
    first: int
    """The number of the first body in the log of the table, from 1 and without gaps."""
    bodies: list[bytes]
    head: Head | None = None
    record: Finished | None = None
    is_taken: bool = False

    @property
    def last(self) -> int:
        """The number that the log of the table has reached."""
        return self.first + len(self.bodies) - 1

    @property
    def weight(self) -> int:
        """About how many bytes it takes while it waits to be written."""
        text = len(self.record.text) if self.record else 0
        return 500 + text + sum(map(len, self.bodies))


class Notice(Struct, frozen=True):
    """News from another process that keeps its tables in the same database."""

    table: str = ""
    number: int = 0
    """What the log of the table has reached; 0 in an announcement."""
    bodies: list[bytes] = []
    """What came to the log, up to that number, if it was not too much to be told."""
    text: str = ""
    """What was announced."""
    missed: bool = False
    """News may have been lost: from here on nothing is, but what was read before may be old."""


class Conflict(GameError):
    """Somebody else was first: the log of the table has such a number already."""

    def __init__(self, code: str = "conflict", **details: object) -> None:
        super().__init__(code, **details)
