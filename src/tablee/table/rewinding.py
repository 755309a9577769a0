"""Taking moves back: only as long as nobody has seen a card for it."""

from tablee.core.errors import GameError
from tablee.core.state import State
from tablee.core.zones import NOBODY
from tablee.records import Move, Step
from tablee.table.play import Play


def last_move(play: Play, seat: int) -> int:
    """How many events had happened before the last move of a seat.

    Raises:
        GameError: `nothing_to_undo`.
    """
    for number in range(len(play.events) - 1, -1, -1):
        event = play.events[number]
        if isinstance(event, Move) and event.seat == seat:
            return number
    raise GameError("nothing_to_undo")


def events_before(play: Play, seat: int) -> int:
    """How many events are left when a seat takes its last move back.

    Raises:
        GameError: `nothing_to_undo`; `card_seen`, since somebody has seen a card meanwhile.
    """
    number = last_move(play, seat)
    if was_card_seen(list(play.steps(number)), seat):
        raise GameError("card_seen")
    return number


def was_card_seen(steps: list[Step], seat: int) -> bool:
    """Whether a card was shown to anybody, other than what the seat has shown of its own."""
    before = steps[0].before
    for viewer in range(NOBODY, before.seats):
        known = _open_to(before, viewer) | _open_to(before, seat)
        if any(_open_to(step.after, viewer) - known for step in steps):
            return True
    return False


def _open_to(state: State, viewer: int) -> set[int]:
    return {int(card) for zone in state.zones() if zone.open_to(viewer) for card in zone.cards}
