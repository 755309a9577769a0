"""Data that the store takes and returns."""

from msgspec import Struct

from tablee.core.errors import GameError


class SummarizedPlayer(Struct, frozen=True):
    """A player of a table: the name, and the person; empty for a bot."""

    name: str
    person: str = ""


class TableSummary(Struct, frozen=True):
    """Summary of a table for lists of tables; only the newest is kept."""

    table: str
    game: str
    status: str
    """`waiting`, `playing` or `over`."""
    people: list[str]
    """Persons who have a seat."""
    awaited: list[str]
    """Those of them whose move the table awaits."""
    updated: float
    players: list[SummarizedPlayer] = []
    """Everybody who has a seat, bots too, in the order of the seats."""
    due: float | None = None
    """Deadline of those who are awaited, if there is one."""


class FinishedGame(Struct, frozen=True):
    """A finished game with the text of its record; the games of a table count from 1."""

    table: str
    game_number: int
    game: str
    text: str
    at: float


class KeptReview(Struct, frozen=True):
    """The review of a finished game for a seat, as JSON."""

    table: str
    game_number: int
    seat: int
    text: str


class LogBatch(Struct):
    """Log entries of one table that are appended atomically.

    More can be added until the writer has taken it.
    """

    table: str
    first: int
    """Number of the first body in the log of the table, which counts from 1 without gaps."""
    bodies: list[bytes]
    summary: TableSummary | None = None
    record: FinishedGame | None = None
    is_taken: bool = False

    @property
    def last(self) -> int:
        """Number of the last body."""
        return self.first + len(self.bodies) - 1

    @property
    def size(self) -> int:
        """Approximate size in memory, in bytes."""
        text = len(self.record.text) if self.record else 0
        return 500 + text + sum(map(len, self.bodies))


class Notice(Struct, frozen=True):
    """A notice from another process with the same database: a longer log, or an announcement."""

    table: str = ""
    number: int = 0
    """Number of the last body in the log of the table; 0 in an announcement."""
    bodies: list[bytes] = []
    """New bodies up to that number; empty if they did not fit into a notification."""
    text: str = ""
    """Text of an announcement."""
    missed: bool = False
    """Earlier notices may have been lost: whatever was read before may be out of date."""


class Conflict(GameError):
    """Compare-and-append failed: the log of the table has an entry with this number already."""

    def __init__(self, code: str = "conflict", **details: object) -> None:
        super().__init__(code, **details)
