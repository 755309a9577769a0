"""What each viewer receives: the one place where closed cards stay closed.

A viewer is a seat, or `NOBODY` for those who only watch.
"""

from collections.abc import Iterator
from copy import copy

from msgspec import Struct

from tablee.core.state import REACTION, State
from tablee.core.zones import NOBODY, Zone
from tablee.i18n.account import Account, Line
from tablee.records import Setup
from tablee.table.commands import Opening
from tablee.table.going import due_at
from tablee.table.play import Play
from tablee.table.questions import Choice, choices
from tablee.table.table import PLAYING, Table

TOLD = 30
"""So many of the last events are told to those who come."""


class Heap(Struct):
    """A zone; cards are written by their face, or by a question mark and their back."""

    name: str
    owner: int
    cards: list[str]


class Board(Struct, kw_only=True):
    """How the game stands, besides the cards."""

    asked: list[int]
    """The seats that are asked now."""
    asks: str
    """`together` or `reaction` if they are asked at the same time."""
    answered: list[int]
    """Those of them who have chosen."""
    answer: str
    """What the viewer has chosen, until it is played."""
    choices: list[Choice]
    """What the viewer may do; a choice that is open goes on, see the command `look`."""
    phase: str
    counted: bool
    """Whether a manche is over and everybody is to be ready for the next."""
    events: int
    scores: list[int | float]
    places: list[int]
    sheets: list[dict[str, list[int]]]
    since: float
    due: float | None
    """When time is up for those who are asked."""
    banks: list[float]


class Chair(Struct, kw_only=True):
    """A seat as everybody sees it."""

    name: str
    bot: str
    """The level of the bot that plays it now; empty if a person does."""
    free: bool
    away: bool
    resigned: bool
    ready: bool
    muted: bool
    """Whether the viewer does not hear them."""


class Offer(Struct):
    """What is proposed."""

    plan: str
    seat: int
    agreed: list[int]
    version: int


class Room(Struct, kw_only=True):
    """Who is there, and how far they are."""

    status: str
    seats: list[Chair]
    host: int
    """The seat of the host; -1 if the host only watches."""
    games: int
    paused: bool
    offer: Offer | None
    commitment: str
    """The promise for the deals of this game, or of the next one when it is over."""
    seed: str
    """The seed of the game that is over."""


class Remark(Struct):
    """Something that was said."""

    at: float
    seat: int
    name: str
    text: str


class Told(Struct):
    """An event of the game in words: its number, who did it, what, and what there is to say."""

    event: int
    seat: int
    move: str
    lines: list[Line]


class Card(Struct, kw_only=True, omit_defaults=True):
    """What a card shows, and how many there are of it."""

    code: str
    kind: str
    key: str
    color: str = ""
    value: int | None = None
    symbol: str = ""
    back: str = ""
    count: int = 1


class Sight(Struct, kw_only=True):
    """A whole table as one viewer sees it."""

    table: str
    version: int
    you: int
    opening: Opening
    room: Room
    zones: list[Heap]
    board: Board | None
    log: list[Told]
    said: list[Remark]
    cards: list[Card]


def heaps(setup: Setup, state: State, viewer: int) -> list[Heap]:
    """All zones as the viewer sees them."""
    return [heap(setup, zone, is_open=zone.open_to(viewer)) for zone in state.zones()]


def heap(setup: Setup, zone: Zone, *, is_open: bool) -> Heap:
    """A zone as those see it to whom it is open, or closed."""
    shown = setup.shown if is_open else setup.hidden
    return Heap(zone.name, int(zone.owner), [shown[card] for card in zone.cards])


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
    found = copy(found)
    found.answered = [s for s in found.asked if s in play.answers and (not secret or s == viewer)]
    found.answer = play.answers.get(viewer, "")
    found.choices = choices(play.asked()[viewer], "") if can_choose else []
    return found


def standing(table: Table) -> Board | None:
    """How the game stands, without anything that is not for everybody."""
    play = table.play
    if play is None:
        return None
    state = play.state
    return Board(
        asked=list(play.asked()),
        asks=state.asks(),
        answered=[],
        answer="",
        choices=[],
        phase=state.phase(),
        counted=play.is_counted,
        events=len(play.events),
        scores=table.setup.points(state),
        places=state.places(),
        sheets=state.sheets(),
        since=table.since,
        due=due_at(table),
        banks=[seat.bank for seat in table.seats],
    )


def room(table: Table, viewer: int) -> Room:
    """Who is there, for a viewer."""
    muted = muted_by(table, viewer)
    host = table.seat_of(table.host)
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
        host=NOBODY if host is None else host,
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
        cards=_cards(table.setup),
    )


def _cards(setup: Setup) -> list[Card]:
    return [Card(**face._asdict(), count=count) for face, count in setup.counts.items()]


def _retold(play: Play, viewer: int) -> Iterator[Told]:
    """The last events, as they were told."""
    first = max(0, len(play.events) - TOLD)
    for number, step in enumerate(play.steps(first), start=first + 1):
        yield told(Account(play.setup, step), number, step.seat, viewer)


def told(account: Account, number: int, seat: int, viewer: int) -> Told:
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
