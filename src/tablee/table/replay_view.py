"""A record as a snapshot and its updates, so that whoever can draw a live table can draw a replay.

Everything in a record is open; a viewer chooses through whose eyes to look.
"""

from collections.abc import Iterator

from msgspec import UNSET, Struct

from tablee.core.errors import GameError
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.core.zones import DEALER, NOBODY
from tablee.records import Record, Step, check_fair, replay
from tablee.records.replay import setup_of_record
from tablee.table.choices import asked_seats
from tablee.table.commands import Opening
from tablee.table.endings import build_ending, resigned_ending
from tablee.table.messages import (
    BoardView,
    EventSummary,
    RoomView,
    SeatView,
    Snapshot,
    Update,
)
from tablee.table.names import distinct_names
from tablee.table.narration import narrate
from tablee.table.pictures import usual_pictures
from tablee.table.snapshot import board_of_state, cards_of
from tablee.table.table import OVER, PLAYING
from tablee.table.visibility import zone_views

FAIR = "fair"


class ReplayView(Struct):
    """A record as a snapshot and its updates; `fair` is `fair` or an error code."""

    sight: Snapshot
    changes: list[Update]
    fair: str


def build_replay(record: Record, viewer: int | None = None) -> ReplayView:
    """Return the record through the eyes of a seat or a spectator; to `None` all is open.

    Raises:
        GameError: `no_such_seat`; or as `replay`.
    """
    setup = setup_of_record(record)
    if viewer is not None and not NOBODY <= viewer < setup.seats:
        raise GameError("no_such_seat", seat=viewer)
    updates = list(_updates(record, setup, viewer))
    if updates and record.result is not None:
        updates[-1].room = room_of_record(record, OVER)
        if updates[-1].board is not None:
            updates[-1].board.places = record.result.places
            if updates[-1].board.ending is UNSET:
                updates[-1].board.ending = resigned_ending(setup.start(), record.resigned)
    return ReplayView(_first_snapshot(record, setup, viewer), updates, _fairness(record))


def _updates(record: Record, setup: Setup, viewer: int | None) -> Iterator[Update]:
    for number, step in enumerate(replay(record), start=1):
        narration = narrate(setup, step, record.resigned)
        entry = narration.log_entry(number, viewer)
        what = "dealt" if step.seat == DEALER else "moved"
        yield Update(
            table="",
            version=number + 1,
            at=0.0,
            news=EventSummary(what, step.seat, entry.move),
            told=entry,
            zones=narration.view.changed_views(viewer),
            board=_board(setup, step, number, record.resigned),
        )


def _board(setup: Setup, step: Step, number: int, resigned: list[int]) -> BoardView:
    """Return the board after a step, with the sheets only where a manche or the game ends."""
    state = step.after
    board = _position(setup, state, number)
    if state.turn == NOBODY:
        board.ending = build_ending(setup, state, resigned)
    elif not board.counted:
        board.sheets = []
    return board


def _position(setup: Setup, state: State, number: int) -> BoardView:
    return board_of_state(setup, state, list(asked_seats(state)), number)


def _first_snapshot(record: Record, setup: Setup, viewer: int | None) -> Snapshot:
    start = setup.start()
    return Snapshot(
        table="",
        version=1,
        you=NOBODY if viewer is None else viewer,
        opening=Opening(record.game, setup.seats, dict(setup.options)),
        preset=setup.preset,
        differing=setup.differing,
        room=room_of_record(record, PLAYING),
        zones=zone_views(setup, start, viewer),
        board=_position(setup, start, 0),
        log=[],
        said=[],
        cards=cards_of(setup),
    )


def room_of_record(record: Record, status: str) -> RoomView:
    """Return the seats of a record as a room."""
    fair = record.fair
    names = distinct_names([sitter.name for sitter in record.seats])
    pictures = usual_pictures(names)
    return RoomView(
        status=status,
        seats=[
            SeatView(
                name=names[number],
                bot=sitter.bot or "",
                free=False,
                away=False,
                resigned=number in record.resigned,
                ready=False,
                muted=False,
                picture=pictures[number],
            )
            for number, sitter in enumerate(record.seats)
        ],
        host=NOBODY,
        games=1,
        paused=False,
        offer=None,
        commitment=fair.commitment if fair else "",
        seed=fair.seed if fair else "",
    )


def _fairness(record: Record) -> str:
    try:
        check_fair(record)
    except GameError as error:
        return error.code
    return FAIR
