"""Undo: as long as nobody has seen a card since, or with hidden cards dealt again."""

from hashlib import sha256

from tablee.core.errors import GameError
from tablee.core.zones import NOBODY
from tablee.records import Move, Step
from tablee.table import events
from tablee.table.game import RunningGame
from tablee.table.guide import find_guide
from tablee.table.redeal import redeal
from tablee.table.table import Table
from tablee.table.visibility import seen_cards


def undo(table: Table, seat: int) -> events.Undone:
    """Return the undoing of everything since the last decision of a seat.

    Among people, nobody may have seen a card since. For one who plays against bots alone, cards
    that were hidden then are dealt again if one of them has been seen since; in a lesson, whose
    cards are stacked, they are not.

    Raises:
        GameError: `nothing_to_undo`; `card_seen`.
    """
    assert table.game is not None, "a game is being played"
    kept = last_move_of(table.game, seat)
    if find_guide(table.game) is not None or not was_card_seen(list(table.game.steps(kept)), seat):
        return events.Undone(kept)
    if sum(bool(other.person) for other in table.seats) > 1:
        raise GameError("card_seen")
    return redeal(table.game, kept, seat, seed_of(table, "undo"))


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


def was_card_seen(steps: list[Step], seat: int) -> bool:
    """Return whether anybody saw a new card, other than those that the seat itself has shown."""
    before = steps[0].before
    for viewer in range(NOBODY, before.seats):
        known = seen_cards(before, viewer) | seen_cards(before, seat)
        if any(seen_cards(step.after, viewer) - known for step in steps):
            return True
    return False


def seed_of(table: Table, purpose: str) -> int:
    """Return a number that follows from the secret seed, and is another one each time."""
    digest = sha256(f"{table.seed}|{purpose}|{table.number}".encode()).digest()
    return int.from_bytes(digest[:7], "big")
