"""A game that was written down, to be watched again step by step.

It comes as a live table does: a first sight and one change for each event, so that whoever can draw
a table can draw this. Everything in a record is open; a viewer chooses whose eyes to look through.
"""

from collections.abc import Iterator

from msgspec import Struct

from tablee.core.errors import GameError
from tablee.core.state import State
from tablee.core.zones import DEALER, NOBODY
from tablee.i18n.account import Account, Touched, sees
from tablee.records import Record, Setup, Step, check_fair, replay
from tablee.records.replay import setup_of
from tablee.table.commands import Opening
from tablee.table.questions import asked
from tablee.table.shapes import Board, Chair, Change, Heap, News, Room, Sight
from tablee.table.sight import cards_of, heaps, moved_heap, position, told
from tablee.table.table import OVER, PLAYING

FAIR = "fair"


class Film(Struct):
    """A record as a sight and its changes; `fair` is the code of what is wrong with the deals."""

    sight: Sight
    changes: list[Change]
    fair: str


def film(record: Record, viewer: int | None = None) -> Film:
    """The record through the eyes of a seat or of somebody who watches; to `None` all is open.

    Raises:
        GameError: `no_such_seat`; or as `replay`.
    """
    setup = setup_of(record)
    if viewer is not None and not NOBODY <= viewer < setup.seats:
        raise GameError("no_such_seat", seat=viewer)
    changes = list(_changes(record, setup, viewer))
    if changes and record.result is not None:
        changes[-1].room = room_of(record, OVER)
    return Film(_first_sight(record, setup, viewer), changes, _fairness(record))


def _changes(record: Record, setup: Setup, viewer: int | None) -> Iterator[Change]:
    for number, step in enumerate(replay(record), start=1):
        account = Account(setup, step)
        lines = told(account, number, step.seat, viewer)
        what = "dealt" if step.seat == DEALER else "moved"
        yield Change(
            table="",
            version=number + 1,
            at=0.0,
            news=News(what, step.seat, lines.move),
            told=lines,
            zones=list(_moved_heaps(setup, account.touched, viewer)),
            board=_board(setup, step, number),
        )


def _moved_heaps(setup: Setup, touched: list[Touched], viewer: int | None) -> Iterator[Heap]:
    for zone in touched:
        was_open, is_open = sees(viewer, zone.old), sees(viewer, zone.new)
        found = moved_heap(setup, zone, was_open=was_open, is_open=is_open)
        if found is not None:
            yield found


def _board(setup: Setup, step: Step, number: int) -> Board:
    """How it stands after a step; the sheets only where they are read out."""
    state = step.after
    found = _position(setup, state, number)
    if state.turn != NOBODY and not found.counted:
        found.sheets = []
    return found


def _position(setup: Setup, state: State, number: int) -> Board:
    return position(setup, state, list(asked(state)), number)


def _first_sight(record: Record, setup: Setup, viewer: int | None) -> Sight:
    start = setup.start()
    return Sight(
        table="",
        version=1,
        you=NOBODY if viewer is None else viewer,
        opening=Opening(record.game, setup.seats, dict(setup.options)),
        room=room_of(record, PLAYING),
        zones=heaps(setup, start, viewer),
        board=_position(setup, start, 0),
        log=[],
        said=[],
        cards=cards_of(setup),
    )


def room_of(record: Record, status: str) -> Room:
    """Who sat there."""
    fair = record.fair
    return Room(
        status=status,
        seats=[
            Chair(
                name=sitter.name,
                bot=sitter.bot or "",
                free=False,
                away=False,
                resigned=False,
                ready=False,
                muted=False,
            )
            for sitter in record.seats
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
