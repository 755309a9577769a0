"""Taking moves back: only as long as nobody has seen a card for it."""

from tablee.core.errors import GameError
from tablee.core.state import State
from tablee.records import Move
from tablee.table.play import Play


def events_before(play: Play, seat: int) -> int:
    """How many events are left when a seat takes its last move back.

    Raises:
        GameError: `nothing_to_undo`; `card_seen`, since the seat has seen a card meanwhile.
    """
    for number in range(len(play.events) - 1, -1, -1):
        event = play.events[number]
        if isinstance(event, Move) and event.seat == seat:
            earlier = Play(play.setup, "", play.luck)
            earlier.events = play.events
            earlier.rewind(number)
            if _open_to(play.state, seat) - _open_to(earlier.state, seat):
                raise GameError("card_seen")
            return number
    raise GameError("nothing_to_undo")


def _open_to(state: State, seat: int) -> set[int]:
    return {int(card) for zone in state.zones() if zone.open_to(seat) for card in zone.cards}
