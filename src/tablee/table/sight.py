"""What each viewer receives: the one place where closed cards stay closed.

A viewer is a seat, or `NOBODY` for those who only watch.
"""

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from tablee.core.state import REACTION, State
from tablee.core.zones import NOBODY, Zone
from tablee.i18n.account import Account, Touched, sees
from tablee.records import Setup
from tablee.table.going import due_at
from tablee.table.play import Play, is_counted
from tablee.table.questions import choices
from tablee.table.seats import guest_of
from tablee.table.shapes import (
    Board,
    Card,
    Chair,
    Heap,
    Offer,
    Pending,
    Remark,
    Room,
    Sight,
    Told,
)
from tablee.table.table import PLAYING, SETUPS, Table

TOLD = 30
"""So many of the last events are told to those who come."""


def heaps(setup: Setup, state: State, viewer: int | None) -> list[Heap]:
    """All zones as the viewer sees them; to `None` everything is open."""
    return [heap(setup, zone, is_open=sees(viewer, zone)) for zone in state.zones()]


def heap(setup: Setup, zone: Zone, *, is_open: bool) -> Heap:
    """A zone as those see it to whom it is open, or closed."""
    return Heap(zone.name, int(zone.owner), _written(setup, zone, is_open=is_open))


def _written(setup: Setup, zone: Zone, *, is_open: bool) -> list[str]:
    shown = setup.shown if is_open else setup.hidden
    return [shown[card] for card in zone.cards]


def moved_heap(setup: Setup, zone: Touched, *, was_open: bool, is_open: bool) -> Heap | None:
    """A zone as those see it now to whom it was and is open, or not; unless it looks as it did."""
    now = _written(setup, zone.new, is_open=is_open)
    if now == _written(setup, zone.old, is_open=was_open):
        return None
    return Heap(zone.new.name, int(zone.new.owner), now)


def board(table: Table, viewer: int) -> Board | None:
    """How the game stands for a viewer."""
    return for_viewer(table, viewer, standing(table))


def for_viewer(table: Table, viewer: int, found: Board | None) -> Board | None:
    """What everybody may know of a board, with what only this viewer may know."""
    play = table.play
    if play is None or found is None:
        return None
    secret = found.asks == REACTION
    is_open = table.status == PLAYING and table.paused_at is None
    can_choose = is_open and viewer in play.waiting() and not table.seats[viewer].resigned
    return replace(
        found,
        answered=[s for s in found.asked if s in play.answers and (not secret or s == viewer)],
        answer=play.answers.get(viewer, ""),
        choices=choices(play.asked()[viewer], "") if can_choose else [],
    )


def standing(table: Table) -> Board | None:
    """How the game stands, without anything that is not for everybody."""
    play = table.play
    if play is None:
        return None
    found = position(table.setup, play.state, list(play.asked()), len(play.events))
    found.since = table.since
    found.due = due_at(table)
    found.banks = [seat.bank for seat in table.seats]
    return found


def position(setup: Setup, state: State, asked: list[int], events: int) -> Board:
    """How a game stands, at whatever time and table."""
    return Board(
        asked=asked,
        asks=state.asks(),
        answered=[],
        answer="",
        choices=[],
        phase=state.phase(),
        counted=is_counted(state),
        events=events,
        scores=setup.points(state),
        places=state.places(),
        sheets=state.sheets(),
        pending=[Pending(**found._asdict()) for found in state.pending()],
        out=state.out(),
        since=0.0,
        due=None,
        banks=[],
    )


def room(table: Table, viewer: int) -> Room:
    """Who is there, for a viewer."""
    muted = muted_by(table, viewer)
    host = next(iter(table.seats_of(guest_of(table.host))), NOBODY)
    offer = table.proposal
    return Room(
        status=table.status,
        seats=[
            Chair(
                name=seat.name,
                bot=seat.level if not seat.is_free else "",
                free=seat.is_free,
                away=seat.away and bool(seat.person),
                resigned=seat.resigned,
                ready=seat.ready,
                muted=bool(seat.person) and seat.person in muted,
            )
            for seat in table.seats
        ],
        host=host,
        games=table.games,
        paused=table.paused_at is not None,
        offer=offer and Offer(offer.plan, offer.seat, sorted(offer.agreed), offer.version),
        commitment=table.commitment,
        seed=table.shown_seed,
    )


def sight(table: Table, viewer: int) -> Sight:
    """Everything that a viewer may see."""
    play = table.play
    return Sight(
        table=table.id,
        version=table.version,
        you=viewer,
        opening=table.opening,
        room=room(table, viewer),
        zones=heaps(table.setup, play.state, viewer) if play else [],
        board=board(table, viewer),
        log=list(_retold(play, viewer)) if play else [],
        said=_remarks(table, viewer),
        cards=cards_of(table.setup),
    )


@lru_cache(SETUPS)
def cards_of(setup: Setup) -> list[Card]:
    """What the cards of a game show, to be read only: it is the same for all tables of a kind."""
    return [Card(**face._asdict(), count=count) for face, count in setup.counts.items()]


def _retold(play: Play, viewer: int) -> Iterator[Told]:
    """The last events, as they were told."""
    first = max(0, len(play.events) - TOLD)
    for number, step in enumerate(play.steps(first), start=first + 1):
        yield told(Account(play.setup, step), number, step.seat, viewer)


def told(account: Account, number: int, seat: int, viewer: int | None) -> Told:
    """An event as the viewer is told of it."""
    return Told(number, seat, account.move(viewer), list(account.lines(viewer)))


def _remarks(table: Table, viewer: int) -> list[Remark]:
    muted = muted_by(table, viewer)
    return [
        Remark(at, said.seat, said.name, said.text)
        for at, said in table.said
        if said.person not in muted
    ]


def muted_by(table: Table, viewer: int) -> frozenset[str]:
    """The people that a viewer does not want to hear."""
    return table.seats[viewer].muted if viewer != NOBODY else frozenset()
