"""Commands of people to a table. The wire carries them unchanged."""

from typing import Annotated

from msgspec import Meta, Struct

from tablee.core.game import OptionValue

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Level = Annotated[str, Meta(max_length=20)]
Words = Annotated[str, Meta(max_length=200)]
Chat = Annotated[str, Meta(min_length=1, max_length=400)]
Luck = Annotated[str, Meta(max_length=64)]
Promise = Annotated[str, Meta(pattern=r"\A([0-9a-f]{64})?\Z")]
SeatNumber = Annotated[int, Meta(ge=0, le=20)]
Version = Annotated[int, Meta(ge=0, le=2**31)]
Seconds = Annotated[float, Meta(ge=0, le=30 * 86400)]

PROPOSALS = ("pause", "resume", "undo", "rematch", "stop")
"""Plans that a seat can propose."""


class TimeControl(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each move, and a bank of seconds for the whole game; both 0 for no clock."""

    move: Seconds = 0.0
    bank: Seconds = 0.0


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


class Rename(Command, tag="rename"):
    """Change one's name."""

    name: Name


class Leave(Command, tag="leave"):
    """Leave the seat; in a running game a bot takes it for good, and without people it ends."""


class Free(Command, tag="free"):
    """Free a seat of a bot or a person while no game is running; only for the host."""

    seat: SeatNumber


class Invite(Command, tag="invite"):
    """Seat a bot of this level; only for the host."""

    seat: SeatNumber
    level: Level


class Begin(Command, tag="begin"):
    """Start the game; only for the host, who may say which seat opens. Otherwise it is drawn."""

    first: SeatNumber | None = None


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
    """Propose to pause, to resume, to undo a move, a rematch, or to stop after a resignation."""

    plan: Annotated[str, Meta(max_length=20)]
    luck: Luck = ""
    promise: Promise = ""


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


class Mute(Command, tag="mute"):
    """Mute the chat messages of another seat, or unmute them."""

    seat: SeatNumber
    on: bool = True


AnyCommand = (
    Sit | Rename | Leave | Free | Invite | Begin | Reveal | Play | Look | Ready | Propose | Agree
    | Decline | Resign | Say | Mute
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
