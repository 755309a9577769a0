"""Commands of people to a table. The wire carries them unchanged."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from tablee.core.game import OptionValue

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Level = Annotated[str, Meta(max_length=20)]
Words = Annotated[str, Meta(max_length=200)]
Chat = Annotated[str, Meta(min_length=1, max_length=400)]
Luck = Annotated[str, Meta(max_length=64)]
Promise = Annotated[str, Meta(pattern=r"\A([0-9a-f]{64})?\Z")]
SeatNumber = Annotated[int, Meta(ge=0, le=20)]
Picture = Annotated[int, Meta(ge=0, le=1000)]
Version = Annotated[int, Meta(ge=0, le=2**31)]
Seconds = Annotated[float, Meta(ge=0, le=30 * 86400)]

PROPOSALS = ("pause", "resume", "undo", "rematch", "stop")
"""Plans that a seat can propose."""
REACTIONS = ("bravo", "thanks", "laugh", "ouch", "hurry", "sorry")
"""Reactions that a seat can show."""


class TimeControl(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each move, and a bank of seconds for the whole game; both 0 for no clock.

    `reaction` is the time to react to another's move, with and without a clock.
    """

    move: Seconds = 0.0
    bank: Seconds = 0.0
    reaction: Annotated[float, Meta(gt=0, le=30 * 86400)] | UnsetType = UNSET


class Command(Struct, forbid_unknown_fields=True, tag_field="do"):
    """A request of a person to a table."""


class Sit(Command, tag="sit"):
    """Take a seat, by default one's own or the first free one.

    `luck` goes into the deals; `promise` is the digest of luck that is revealed when it is called.
    """

    name: Name
    luck: Luck = ""
    seat: SeatNumber | None = None
    promise: Promise = ""
    picture: Picture | None = None


class Rename(Command, tag="rename"):
    """Change one's name, and one's picture if there is one."""

    name: Name
    picture: Picture | None = None


class Leave(Command, tag="leave"):
    """Leave the seat; in a running game a bot takes it for good, and without people it ends."""


class Free(Command, tag="free"):
    """Free a seat of a bot or a person while no game is running; only for the host."""

    seat: SeatNumber


class Invite(Command, tag="invite"):
    """Seat a bot of this level; only for the host."""

    seat: SeatNumber
    level: Level


class Resize(Command, tag="resize"):
    """Change the number of seats before the first game; only for the host.

    Seats are added at the end; free ones are removed first, then those of bots, from the end.
    """

    seats: SeatNumber


class Swap(Command, tag="swap"):
    """Let two seats change places before the first game, free ones too; only for the host."""

    seat: SeatNumber
    other: SeatNumber


class Replace(Command, tag="replace"):
    """Replace an absent person or a bot during a game; only for the host.

    A bot of this level takes the seat. With `opens`, whoever sits down next may take it over.
    """

    seat: SeatNumber
    level: Level
    opens: bool = False


class Begin(Command, tag="begin"):
    """Start the game; only for the host, who may say which seat opens. Otherwise it is drawn."""

    first: SeatNumber | None = None
    lesson: bool = False
    """The game is the lesson of its rules, for the one person who has a seat."""


class LeaveLesson(Command, tag="unguide"):
    """Play on without the guide of a lesson."""


class Play(Command, tag="play"):
    """Make a move, or answer a choice."""

    move: Words
    version: Version


class Look(Command, tag="look"):
    """Ask for the choices that continue a move, or the reason that forbids it; changes nothing.

    With a card of the hand, also for the objections to playing it next.
    """

    move: Words
    version: Version
    card: Words = ""


class Ready(Command, tag="ready"):
    """Declare oneself ready for the next manche."""


class Propose(Command, tag="propose"):
    """Propose to pause, to resume, to undo a move, a rematch, or to stop after a resignation.

    With `only_checks` nothing is proposed: the answer says whether it could be.
    """

    plan: Annotated[str, Meta(max_length=20)]
    luck: Luck = ""
    promise: Promise = ""
    only_checks: bool = False


class Agree(Command, tag="agree"):
    """Agree to the open proposal."""

    version: Version
    luck: Luck = ""
    promise: Promise = ""


class Reveal(Command, tag="reveal"):
    """Reveal the luck that was promised, when everybody has promised and the host has called."""

    luck: Luck


class Decline(Command, tag="decline"):
    """Decline the open proposal, or withdraw it."""

    version: Version


class Resign(Command, tag="resign"):
    """Resign; the game ends if one side is left, otherwise a bot plays on."""


class Say(Command, tag="say"):
    """Send a chat message to the table."""

    text: Chat


class React(Command, tag="react"):
    """Show one of the reactions to the table."""

    reaction: Annotated[str, Meta(max_length=20)]


class Return(Command, tag="return"):
    """Take one's seat back from the bot that keeps it."""


class Mute(Command, tag="mute"):
    """Mute the chat messages of another seat, or unmute them."""

    seat: SeatNumber
    on: bool = True


AnyCommand = (
    Sit | Rename | Leave | Free | Invite | Resize | Swap | Replace | Begin | LeaveLesson | Reveal
    | Play | Look | Ready | Propose | Agree | Decline | Resign | Say | React | Return | Mute
)  # fmt: skip
"""Union of all commands."""


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """Parameters of a new table."""

    game: Annotated[str, Meta(max_length=60)]
    seats: SeatNumber
    options: dict[Annotated[str, Meta(max_length=60)], OptionValue] = {}
    clock: TimeControl = TimeControl()
    aide_memoire: bool = True
    """False if only what would lie open on a real table is shown (TAB-3)."""
    hints: bool | UnsetType = UNSET
    """True if hints may be asked for where several people play; against bots they always may."""
