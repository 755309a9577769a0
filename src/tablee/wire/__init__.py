"""Every message between a client and a server, both ways."""

from tablee.wire.asking import Ask, Hint, Hold, Ping, Request, Unwatch, Watch, read
from tablee.wire.telling import (
    Bye,
    Changed,
    Done,
    Hinted,
    Message,
    Pong,
    Refused,
    Seen,
    Shared,
    Steps,
    Welcome,
    refusal,
    write,
)

__all__ = [
    "Ask",
    "Bye",
    "Changed",
    "Done",
    "Hint",
    "Hinted",
    "Hold",
    "Message",
    "Ping",
    "Pong",
    "Refused",
    "Request",
    "Seen",
    "Shared",
    "Steps",
    "Unwatch",
    "Watch",
    "Welcome",
    "read",
    "refusal",
    "write",
]
