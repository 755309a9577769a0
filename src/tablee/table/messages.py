"""Messages to viewers: snapshots, updates, and log messages before any language (DTOs)."""

from msgspec import UNSET, Struct, UnsetType

from tablee.core.game import OptionValue
from tablee.core.zones import NOBODY
from tablee.table.commands import Opening


class WordList(Struct, tag_field="kind", tag="words"):
    """A list of card codes and other words of moves."""

    words: list[str]


class SeatList(Struct, tag_field="kind", tag="seats"):
    """A list of seats, shown by the names of their players."""

    seats: list[int]


class MessageList(Struct, tag_field="kind", tag="lines"):
    """A list of messages within a message."""

    lines: "list[LogMessage]"


Detail = int | float | str | WordList | SeatList | MessageList


class LogMessage(Struct):
    """One sentence: the key of a Fluent message, and its variables."""

    key: str
    details: dict[str, Detail]


class ExpectedValue(Struct):
    """A mean, and its standard error if there are enough samples."""

    mean: float
    error: float | None


class ZoneChange(Struct, omit_defaults=True):
    """The open cards that a zone would gain and lose by a move, each in the order of the zone."""

    zone: str
    owner: int
    gained: list[str] = []
    lost: list[str] = []


class Choice(Struct, frozen=True, omit_defaults=True):
    """A legal move: `whole` if it can be played as it stands, `open` if it can go on."""

    move: str
    whole: bool = True
    open: bool = False
    preview: list[ZoneChange] = []
    """The zones that would change; empty if only the cards move that the move names."""


class ZoneView(Struct):
    """A zone; a card is written as its code, or as a question mark and its back if hidden."""

    name: str
    owner: int
    cards: list[str]


class EffectView(Struct, omit_defaults=True):
    """An effect that lasts several turns, described by the message `GAME-pending-NAME`."""

    name: str
    zone: str
    """The zone where it takes place."""
    seat: int
    """The seat that began it."""
    turns: int
    """Turns that it lasts in all."""
    left: int
    """Turns left, including the current one."""
    last: int
    """The seat of its last turn."""
    strengths: list[int | None]
    """Strength of each seat; none for those who take no part."""
    ahead: int = NOBODY
    """The seat that would win it now."""
    words: tuple[str, ...] = ()
    """Other words of the move that began it."""


class EndingView(Struct, kw_only=True, omit_defaults=True):
    """The end of a manche or a game: what happened, what decided it, and why points count."""

    event: LogMessage
    decided: LogMessage | None = None
    """Sentence on what decided the game; none after a manche, and where a game was given up."""
    reasons: dict[str, list[LogMessage]] = {}
    """Reasons of the entries of the last sheet: a line's by seat."""
    sides: list[list[int]]
    """Seats of each column of the last sheet: partners with the same entries have one."""
    excluded: list[int] = []
    """Seats that cannot win, whatever their points; the message `GAME-excluded` says why."""


class ComparisonView(Struct):
    """Comparison of two moves: sentences on each, the strongest first."""

    reasons: list[LogMessage]
    """On the better move."""
    against: list[LogMessage]
    """On the other one."""


class LessonPageView(Struct):
    """A page of a bubble, and the things on the table that it shows: cards, zones and seats."""

    text: LogMessage
    show: list[str]


class LessonView(Struct, kw_only=True, omit_defaults=True):
    """Where the learner stands in a lesson, and what the guide says; no pages while others move."""

    step: int
    steps: int
    pages: list[LessonPageView]
    moves: list[str] = []
    """The moves that are wanted."""
    done: bool = False
    """The last step is done: the game goes on without the guide."""


class BoardView(Struct, kw_only=True):
    """State of the game besides the cards."""

    asked: list[int]
    """Seats that are asked to choose."""
    asks: str
    """`together` or `reaction` if several seats choose at the same time; else empty."""
    answered: list[int]
    """Asked seats that have chosen."""
    answer: str
    """The viewer's own choice, until it is played."""
    choices: list[Choice]
    """Legal choices of the viewer; an open one is continued by the command `look`."""
    prompt: LogMessage | None = None
    """Question to the viewer, if it has choices."""
    phase: str
    counted: bool
    """A manche has been scored, and the next begins when all are ready."""
    events: int
    scores: list[int | float]
    places: list[int]
    sheets: list[dict[str, list[int]]]
    pending: list[EffectView]
    out: list[int]
    """Seats that are out until the next beginning, such as that of an auction."""
    since: float
    due: float | None
    """Deadline of the asked seats, if there is one."""
    banks: list[float]
    lesson: LessonView | UnsetType = UNSET
    """The guide of a lesson, for the learner; absent in other games."""
    ending: EndingView | UnsetType = UNSET
    """The end of the manche that has been scored, or of the game; else absent."""


class SeatView(Struct, kw_only=True, omit_defaults=True):
    """A seat as a viewer sees it."""

    name: str
    bot: str
    """Level of the bot that plays the seat now; empty if a person does."""
    free: bool
    away: bool
    resigned: bool
    ready: bool
    muted: bool
    """The viewer has muted this seat."""
    promise: str = ""
    """Digest of the luck that this seat has promised for the next game."""
    picture: int = -1
    """Number of the player's picture; -1 if nobody has the seat."""
    expected: bool = False
    """The owner is awaited, not connected, and expected back before a bot keeps the seat."""
    open: bool = False
    """A bot plays on, and whoever sits down here takes the seat over."""


class ProposalView(Struct):
    """The open proposal."""

    plan: str
    seat: int
    agreed: list[int]
    version: int


class RoomView(Struct, kw_only=True, omit_defaults=True):
    """The seats of a table, and its status."""

    status: str
    seats: list[SeatView]
    host: int
    """Seat of the host; -1 if the host only watches."""
    games: int
    paused: bool
    offer: ProposalView | None
    commitment: str
    """Commitment to the seed of this game, or of the next one when it is over."""
    seed: str
    """Seed of the finished game; empty before its end."""
    called: bool = False
    """Promised luck is to be revealed now; then the game begins."""
    sides: list[int] = []
    """Side of each seat where some win together; empty if everybody plays alone."""
    sizes: list[int] = []
    """Numbers of seats that the host may choose, before the first game."""


class ChatMessage(Struct):
    """A chat message."""

    at: float
    seat: int
    name: str
    text: str


class LogEntry(Struct):
    """A log entry: the number of the game event, its seat, its move, and its messages."""

    event: int
    seat: int
    move: str
    lines: list[LogMessage]


class CardView(Struct, kw_only=True, omit_defaults=True):
    """The face of a card, and the number of its copies."""

    code: str
    kind: str
    key: str
    color: str = ""
    value: int | None = None
    symbol: str = ""
    back: str = ""
    count: int = 1


class Snapshot(Struct, kw_only=True):
    """The whole table as one viewer sees it."""

    table: str
    version: int
    you: int
    opening: Opening
    preset: str
    """Preset that the options make; empty if they are the defaults or of one's own."""
    differing: dict[str, OptionValue]
    """Options that are not the default."""
    room: RoomView
    zones: list[ZoneView]
    board: BoardView | None
    log: list[LogEntry]
    said: list[ChatMessage]
    cards: list[CardView]


class EventSummary(Struct, omit_defaults=True):
    """The tag of a table event, its seat, and a text such as its move or chat message."""

    what: str
    seat: int = NOBODY
    text: str = ""


class Update(Struct, kw_only=True, omit_defaults=True):
    """The difference between two versions of a table; parts that are absent are unchanged."""

    table: str
    version: int
    at: float
    news: EventSummary
    told: LogEntry | None = None
    zones: list[ZoneView] | None = None
    board: BoardView | None = None
    room: RoomView | None = None
    you: int | None = None
