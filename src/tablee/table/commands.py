"""Everything that people may ask of a table. The wire carries these as they are."""

from typing import Annotated

from msgspec import Meta, Struct

from tablee.core.game import OptionValue

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Level = Annotated[str, Meta(max_length=20)]
Words = Annotated[str, Meta(max_length=200)]
Chat = Annotated[str, Meta(min_length=1, max_length=400)]
Luck = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=20)]
Version = Annotated[int, Meta(ge=0, le=2**31)]
Seconds = Annotated[float, Meta(ge=0, le=30 * 86400)]

PLANS = ("pause", "resume", "undo", "rematch")
"""What can be proposed, and is done when the others agree."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time for each move, and a bank of time for the whole game; no time at all is no clock."""

    move: Seconds = 0.0
    bank: Seconds = 0.0


class Command(Struct, forbid_unknown_fields=True, tag_field="do"):
    """Something that is asked for."""


class Sit(Command, tag="sit"):
    """Take a free seat, or any seat; `luck` goes into the deals."""

    name: Name
    luck: Luck = ""
    seat: SeatNumber | None = None


class Rename(Command, tag="rename"):
    """Be called something else."""

    name: Name


class Leave(Command, tag="leave"):
    """Get up; in a running game a bot goes on for good, and if nobody is left it stops."""


class Free(Command, tag="free"):
    """Send a bot, or somebody who has not come, away from a seat before the start."""

    seat: SeatNumber


class Invite(Command, tag="invite"):
    """Let a bot of this level sit down."""

    seat: SeatNumber
    level: Level


class Begin(Command, tag="begin"):
    """Start the game."""


class Play(Command, tag="play"):
    """Make a move, or answer."""

    move: Words
    version: Version


class Look(Command, tag="look"):
    """Ask how a move can go on, or why it cannot be made; changes nothing.

    With a card of the hand, also what speaks against going on with it.
    """

    move: Words
    version: Version
    card: Words = ""


class Ready(Command, tag="ready"):
    """Be ready for the next manche."""


class Propose(Command, tag="propose"):
    """Propose to pause, to resume, to take a move back, or to play again."""

    plan: Annotated[str, Meta(max_length=20)]
    luck: Luck = ""


class Agree(Command, tag="agree"):
    """Agree to what is proposed."""

    version: Version
    luck: Luck = ""


class Decline(Command, tag="decline"):
    """Decline what is proposed, or take it back."""

    version: Version


class Resign(Command, tag="resign"):
    """Give up; with one other side left the game is over, otherwise a bot goes on."""


class Say(Command, tag="say"):
    """Say something to those at the table."""

    text: Chat


class Mute(Command, tag="mute"):
    """Hear somebody no more, or hear them again."""

    seat: SeatNumber
    on: bool = True


Asked = (
    Sit | Rename | Leave | Free | Invite | Begin | Play | Look | Ready | Propose | Agree
    | Decline | Resign | Say | Mute
)  # fmt: skip
"""The closed set."""


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is opened with."""

    game: Annotated[str, Meta(max_length=60)]
    seats: SeatNumber
    options: dict[Annotated[str, Meta(max_length=60)], OptionValue] = {}
    clock: Clock = Clock()
