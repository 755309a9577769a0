"""Messages from a server, over the socket."""

import msgspec
from msgspec import Struct

from tablee.core.errors import GameError
from tablee.table.messages import Choice, ExpectedValue, LogMessage, Snapshot, Update

Scalar = int | float | str


class _Message(Struct, tag_field="type", omit_defaults=True):
    """A message from the server."""


class Welcome(_Message, tag="welcome"):
    """First message: the name of the guest, the program with its version, and its time."""

    name: str
    program: str
    time: float


class TableSnapshot(_Message, tag="seen"):
    """Snapshot of a table as the viewer sees it; it replaces everything sent before."""

    sight: Snapshot


class TableUpdate(_Message, tag="changed"):
    """Update of a table to its next version."""

    change: Update


class DeviceSeats(_Message, tag="shared"):
    """Seats that share the device, and those of them whose move is awaited."""

    table: str
    seats: list[int]
    awaited: list[int]


class Done(_Message, tag="done"):
    """Success response to a command, which is on disk."""

    id: str
    version: int = 0


class NextSteps(_Message, tag="steps"):
    """Possible continuations of a move, and what is asked next.

    `against` has the rulings against the given card.
    """

    id: str
    choices: list[Choice]
    against: list[str] = []
    prompt: LogMessage | None = None


class ExpectedReply(Struct):
    """Expected move of a seat."""

    seat: int
    move: str


class HintCandidate(Struct, omit_defaults=True):
    """A candidate move: expected results, the principal variation, and for the first ones words.

    The first one is compared with the second one, the others with the first one.
    """

    action: int
    move: str
    visits: int
    reward: float
    place: ExpectedValue
    score: ExpectedValue
    line: list[ExpectedReply]
    whole: str = ""
    """The move with all its further steps, as it can be played."""
    sure: LogMessage | None = None
    """In words, how sure it is that the move is better or worse."""
    reasons: list[LogMessage] = []
    """Sentences that speak for the move, the strongest first."""
    against: list[LogMessage] = []
    """Sentences that speak against the move that it is compared with."""


class HintResult(_Message, tag="hinted"):
    """A bot's evaluation of the moves, best first; `docs/bots.md` explains the figures."""

    id: str
    candidates: list[HintCandidate]


class Refused(_Message, tag="refused"):
    """Error response; clients translate `code`. `id` is empty if the request could not be read."""

    id: str
    code: str
    details: dict[str, Scalar] = {}
    why: "Refused | None" = None


class Pong(_Message, tag="pong"):
    """Response to a ping, with the server's time."""

    id: str
    time: float


class Bye(_Message, tag="bye"):
    """Last message before the server closes; `again` if the client should reconnect."""

    code: str
    again: bool


Message = (
    Welcome
    | TableSnapshot
    | TableUpdate
    | DeviceSeats
    | Done
    | NextSteps
    | HintResult
    | Refused
    | Pong
    | Bye
)

_ENCODER = msgspec.json.Encoder()


def encode_message(message: Message) -> bytes:
    """Encode a message as JSON."""
    return _ENCODER.encode(message)


def refusal_of(id: str, error: GameError) -> Refused:
    """Convert an error to a response; an error among its details becomes `why`."""
    details: dict[str, Scalar] = {}
    why = None
    for name, value in error.details.items():
        if isinstance(value, GameError):
            why = refusal_of("", value)
        else:
            details[name] = value if type(value) in (int, float) else str(value)  # type: ignore[assignment]
    return Refused(id, error.code, details, why)
