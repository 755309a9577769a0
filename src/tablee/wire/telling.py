"""Everything that a server says on a socket."""

import msgspec
from msgspec import Struct

from tablee.core.errors import GameError
from tablee.table.shapes import Change, Choice, Sight

Plain = int | float | str


class _Message(Struct, tag_field="type", omit_defaults=True):
    """A message."""


class Welcome(_Message, tag="welcome"):
    """The first message: who you are, which program this is, and its time."""

    name: str
    program: str
    time: float


class Seen(_Message, tag="seen"):
    """A whole table, as you see it; everything known of it before is out of date."""

    sight: Sight


class Changed(_Message, tag="changed"):
    """The next version of a table."""

    change: Change


class Shared(_Message, tag="shared"):
    """The seats of those who share your device, and those of them who are waited for."""

    table: str
    seats: list[int]
    awaited: list[int]


class Done(_Message, tag="done"):
    """It is done, and on disk."""

    id: str
    version: int = 0


class Steps(_Message, tag="steps"):
    """How a move can go on; `against` tells why not with the card that was asked about."""

    id: str
    choices: list[Choice]
    against: list[str] = []


class Guess(Struct):
    """A mean, and its standard error where enough is known."""

    mean: float
    error: float | None


class Reply(Struct):
    """What somebody is expected to do."""

    seat: int
    move: str


class Candidate(Struct):
    """A move, what it is likely to lead to, and how it may go on."""

    action: int
    move: str
    visits: int
    reward: float
    place: Guess
    score: Guess
    line: list[Reply]


class Hinted(_Message, tag="hinted"):
    """What a bot thinks of the moves, the best first; `docs/bots.md` explains the figures."""

    id: str
    candidates: list[Candidate]


class Refused(_Message, tag="refused"):
    """It is not done. The code is translated by the client; `id` is empty if none could be read."""

    id: str
    code: str
    details: dict[str, Plain] = {}
    why: "Refused | None" = None


class Pong(_Message, tag="pong"):
    """Somebody is there."""

    id: str
    time: float


class Bye(_Message, tag="bye"):
    """The last message; `again` if the client should come back by itself."""

    code: str
    again: bool


Message = Welcome | Seen | Changed | Shared | Done | Steps | Hinted | Refused | Pong | Bye

_WRITER = msgspec.json.Encoder()


def write(message: Message) -> bytes:
    """The text of a message."""
    return _WRITER.encode(message)


def refusal(id: str, error: GameError) -> Refused:
    """An error, as programs read it."""
    details: dict[str, Plain] = {}
    why = None
    for name, value in error.details.items():
        if isinstance(value, GameError):
            why = refusal("", value)
        else:
            details[name] = value if type(value) in (int, float) else str(value)  # type: ignore[assignment]
    return Refused(id, error.code, details, why)
