"""Undo, as long as nobody has seen a card since."""

from tablee.core.errors import GameError
from tablee.core.zones import NOBODY
from tablee.records import Move, Step
from tablee.table.game import RunningGame
from tablee.table.visibility import seen_cards


def last_move_of(game: RunningGame, seat: int) -> int:
    """Return the number of events before the last move of a seat.

    Raises:
        GameError: `nothing_to_undo`.
    """
    for number in range(len(game.events) - 1, -1, -1):
        event = game.events[number]
        if isinstance(event, Move) and event.seat == seat:
            return number
    raise GameError("nothing_to_undo")


def undo_point(game: RunningGame, seat: int) -> int:
    """Return the number of events that an undo of a seat's last move would leave.

    Raises:
        GameError: `nothing_to_undo`; `card_seen`, since somebody has seen a card meanwhile.
    """
    number = last_move_of(game, seat)
    if was_card_seen(list(game.steps(number)), seat):
        raise GameError("card_seen")
    return number


def was_card_seen(steps: list[Step], seat: int) -> bool:
    """Return whether anybody saw a new card, other than those that the seat itself has shown."""
    before = steps[0].before
    for viewer in range(NOBODY, before.seats):
        known = seen_cards(before, viewer) | seen_cards(before, seat)
        if any(seen_cards(step.after, viewer) - known for step in steps):
            return True
    return False
