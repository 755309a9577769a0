"""Clocks: when time runs out at a table, and for whom."""

from msgspec import UNSET

from tablee.core.state import REACTION
from tablee.table.game import RunningGame
from tablee.table.guide import find_guide
from tablee.table.table import PLAYING, Table

REACTION_SECONDS = 6.0
"""Seconds that a reaction window stays open if the table says nothing else.

Whether or not anybody could react; at least as long where there is no clock, and then until
everybody asked has answered.
"""
REVEAL_SECONDS = 10.0
"""Seconds to reveal promised luck; whoever does not contributes none."""
SCORE_SHEET_SECONDS = 60.0
"""Seconds to read a score sheet before the next manche is dealt, ready or not."""


def next_deadline(table: Table) -> float | None:
    """Return when time will act on this table; it stands still while nobody is there."""
    if table.is_called:
        return table.since + REVEAL_SECONDS
    game = table.game
    if (
        game is None
        or table.status != PLAYING
        or table.paused_at is not None
        or not table.present()
    ):
        return None
    if game.is_counted:
        return table.since + _shared_wait(table, SCORE_SHEET_SECONDS)
    if game.state.asks() == REACTION:
        return _reaction_deadline(table, game)
    if not table.is_timed:
        return None
    return min((_deadline(table, seat) for seat in _timed_seats(table, game)), default=None)


def public_deadline(table: Table) -> float | None:
    """Return the deadline that viewers are shown.

    Without a clock that of a reaction would tell them that everybody has answered.
    """
    game = table.game
    is_telling = game is not None and game.state.asks() == REACTION and not table.is_timed
    return None if is_telling else next_deadline(table)


def late_seats(table: Table, now: float) -> list[int]:
    """Return the seats whose time is up."""
    assert table.game is not None, "nobody is late for a game that has not begun"
    return [seat for seat in _timed_seats(table, table.game) if _deadline(table, seat) <= now]


def _reaction_deadline(table: Table, game: RunningGame) -> float | None:
    """Return when a reaction window closes by itself; none while it waits for somebody."""
    is_patient = table.is_passed_on or find_guide(game) is not None
    if is_patient or (not table.is_timed and game.waiting()):
        return None
    said = table.clock.reaction
    return table.since + _shared_wait(table, REACTION_SECONDS if said is UNSET else said)


def _shared_wait(table: Table, seconds: float) -> float:
    """Return how long everybody waits for all: a move's time where moves take days."""
    return table.clock.move if table.is_slow else seconds


def _timed_seats(table: Table, game: RunningGame) -> list[int]:
    return [seat for seat in game.waiting() if table.seats[seat].is_present]


def _deadline(table: Table, seat: int) -> float:
    return table.since + table.clock.move + table.seats[seat].bank
