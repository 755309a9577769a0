"""Snapshots: a whole table as one viewer sees it."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec import UNSET
from msgspec.structs import replace

from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.core.zones import NOBODY
from tablee.table.choices import legal_choices, prompt_message
from tablee.table.clock import public_deadline
from tablee.table.endings import build_ending, resigned_ending
from tablee.table.game import RunningGame, is_counted
from tablee.table.guide import find_guide
from tablee.table.messages import (
    BoardView,
    CardView,
    ChatMessage,
    EffectView,
    LogEntry,
    ProposalView,
    RoomView,
    SeatView,
    Snapshot,
    ZoneView,
)
from tablee.table.narration import StepNarration
from tablee.table.seats import guest_of
from tablee.table.table import MAX_CACHED_SETUPS, OVER, PLAYING, WAITING, Table
from tablee.table.visibility import (
    StepView,
    covered_cards,
    muted_by,
    visible_answers,
    zone_views,
)

RECENT_EVENTS = 30
"""The number of last events that a snapshot narrates."""


def build_snapshot(table: Table, viewer: int) -> Snapshot:
    """Return everything that a viewer may see."""
    game = table.game
    return Snapshot(
        table=table.id,
        version=table.version,
        you=viewer,
        opening=table.opening,
        preset=table.setup.preset,
        differing=table.setup.differing,
        room=build_room(table, viewer),
        zones=views_of_table(table, viewer),
        board=board_for_viewer(table, viewer, public_board(table)),
        log=list(_recent_entries(table, game, viewer)) if game else [],
        said=_chat(table, viewer),
        cards=cards_of(table.setup),
    )


def public_board(table: Table) -> BoardView | None:
    """Return how the game stands, without anything that is not for everybody."""
    game = table.game
    if game is None:
        return None
    asked, number = list(game.asked()), len(game.events)
    board = board_of_state(table.setup, game.state, asked, number, game.places())
    if table.status == OVER:
        state, resigned = game.state, game.resigned
        board.ending = (
            build_ending(table.setup, state, resigned)
            if game.is_over
            else resigned_ending(state, resigned)
        )
    board.since = table.since
    board.due = public_deadline(table)
    board.banks = [seat.bank for seat in table.seats]
    return board


def board_for_viewer(table: Table, viewer: int, board: BoardView | None) -> BoardView | None:
    """Return a public board with what only this viewer may know."""
    game = table.game
    if game is None or board is None:
        return None
    is_open = table.status == PLAYING and table.paused_at is None
    can_choose = is_open and viewer in game.waiting() and not table.seats[viewer].resigned
    guide = find_guide(game)
    return replace(
        board,
        answered=visible_answers(game, viewer),
        answer=game.answers.get(viewer, ""),
        choices=legal_choices(game.asked()[viewer], "") if can_choose else [],
        prompt=prompt_message(table.setup, game.asked()[viewer]) if can_choose else None,
        lesson=guide.view(viewer, is_asked=can_choose) if guide else UNSET,
    )


def board_of_state(
    setup: Setup,
    state: State,
    asked: list[int],
    events: int,
    places: list[int] | None = None,
) -> BoardView:
    """Return how a game stands, without clocks and choices; places may be known already."""
    return BoardView(
        asked=asked,
        asks=state.asks(),
        answered=[],
        answer="",
        choices=[],
        phase=state.phase(),
        counted=is_counted(state),
        events=events,
        scores=setup.points(state),
        places=state.places() if places is None else places,
        sheets=state.sheets(),
        pending=[EffectView(**effect._asdict()) for effect in state.effects()],
        out=state.out(),
        since=0.0,
        due=None,
        banks=[],
        ending=build_ending(setup, state) if is_counted(state) else UNSET,
    )


def build_room(table: Table, viewer: int) -> RoomView:
    """Return the seats and what people have settled, for a viewer."""
    muted = muted_by(table, viewer)
    host = next(iter(table.seats_of(guest_of(table.host))), NOBODY)
    proposal = table.proposal
    return RoomView(
        status=table.status,
        seats=[
            SeatView(
                name=seat.name,
                bot=seat.level if not seat.is_free else "",
                free=seat.is_free,
                away=seat.away and bool(seat.person),
                resigned=seat.resigned,
                ready=seat.ready,
                muted=bool(seat.person) and seat.person in muted,
                promise=seat.promise if table.status != PLAYING else "",
                picture=seat.picture,
                expected=seat.is_disconnected and seat.is_present,
                open=seat.is_open,
            )
            for seat in table.seats
        ],
        host=host,
        games=table.games,
        paused=table.paused_at is not None,
        offer=proposal
        and ProposalView(proposal.plan, proposal.seat, sorted(proposal.agreed), proposal.version),
        commitment=table.commitment,
        seed=table.shown_seed,
        called=table.is_called,
        sides=sides_of_setup(table.setup),
        sizes=list(table.setup.game.seats) if table.status == WAITING else [],
    )


@lru_cache(MAX_CACHED_SETUPS)
def sides_of_setup(setup: Setup) -> list[int]:
    """Return the side of each seat if some win together, or nothing; to be read only."""
    start = setup.start()
    sides = [int(start.side(seat)) for seat in range(setup.seats)]
    return sides if len(set(sides)) < setup.seats else []


@lru_cache(MAX_CACHED_SETUPS)
def cards_of(setup: Setup) -> list[CardView]:
    """Return the faces of a game with their counts; shared between tables, to be read only."""
    return [CardView(**face._asdict(), count=count) for face, count in setup.counts.items()]


def views_of_table(table: Table, viewer: int) -> list[ZoneView]:
    """Return all zones of the game on the table as a viewer may see them."""
    if table.game is None:
        return []
    remembers = table.opening.aide_memoire
    return zone_views(table.setup, table.game.state, viewer, remembers=remembers)


def _recent_entries(table: Table, game: RunningGame, viewer: int) -> Iterator[LogEntry]:
    """Yield the log entries of the last events, without cards that one has to remember."""
    remembers = table.opening.aide_memoire
    forgotten = frozenset[int]() if remembers else covered_cards(game.state, viewer)
    first = max(0, len(game.events) - RECENT_EVENTS)
    for number, step in enumerate(game.steps(first), start=first + 1):
        view = StepView(game.setup, step, remembers=remembers, forgotten=forgotten)
        yield StepNarration(view, game.resigned).log_entry(number, viewer)


def _chat(table: Table, viewer: int) -> list[ChatMessage]:
    muted = muted_by(table, viewer)
    return [
        ChatMessage(at, said.seat, said.name, said.text)
        for at, said in table.said
        if said.person not in muted
    ]
