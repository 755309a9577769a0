"""What viewers are shown, as it is written."""

from msgspec import Struct

from tablee.core.zones import NOBODY
from tablee.i18n.lines import Line
from tablee.table.commands import Opening


class Choice(Struct, frozen=True, omit_defaults=True):
    """What a seat may do: `whole` if it is a move as it stands, `open` if it can go on."""

    move: str
    whole: bool = True
    open: bool = False


class Heap(Struct):
    """A zone; cards are written by their face, or by a question mark and their back."""

    name: str
    owner: int
    cards: list[str]


class Pending(Struct, omit_defaults=True):
    """What goes on over several turns: the message `GAME-pending-NAME` says it."""

    name: str
    zone: str
    """Where it goes on."""
    seat: int
    """Who has begun it."""
    turns: int
    """How many turns it lasts in all."""
    left: int
    """How many of them are left, with the one that is being played."""
    last: int
    """Whose turn will be the last of them."""
    strengths: list[int | None]
    """How strong each seat is in it; none for those who take no part."""
    ahead: int = NOBODY
    """Who would win it as it stands."""
    words: tuple[str, ...] = ()
    """What else was said when it began."""


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
    pending: list[Pending]
    out: list[int]
    """The seats that take no part any more until something begins anew, such as an auction."""
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


class News(Struct, omit_defaults=True):
    """What happened, in a word, and the seat that did it; `text` says more."""

    what: str
    seat: int = NOBODY
    text: str = ""


class Change(Struct, kw_only=True, omit_defaults=True):
    """The next version of a table: what happened, and what is different now."""

    table: str
    version: int
    at: float
    news: News
    told: Told | None = None
    zones: list[Heap] | None = None
    board: Board | None = None
    room: Room | None = None
    you: int | None = None
