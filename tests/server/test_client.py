"""Sending to somebody who may not read."""

import json

from tablee.server.client import MOST_WAITING, Client
from tablee.server.limits import Limits
from tablee.wire import Bye, Pong
from tests.halls import Tape


class Wire(Tape):
    """A line on which texts can wait, and that is closed at the end."""

    def __init__(self) -> None:
        super().__init__()
        self.size = 0
        self.is_closed = False

    def waiting(self) -> int:
        return self.size

    def close(self) -> None:
        self.is_closed = True


def test_everything_is_sent_in_order_until_the_goodbye() -> None:
    wire = Wire()
    client = Client("ana", Limits(1), wire)
    client.tell(Pong("a", 1.0))
    client.tell(Pong("b", 1.0))
    assert not wire.is_closed
    client.leave(Bye("closing", again=True))
    client.leave(Bye("again", again=False))
    client.tell(Pong("c", 1.0))
    assert wire.is_closed
    assert [json.loads(text).get("id") for text in wire.texts] == ["a", "b", None]
    assert json.loads(wire.texts[-1]) == {"type": "bye", "code": "closing", "again": True}


def test_one_who_does_not_read_is_sent_away() -> None:
    wire = Wire()
    client = Client("ana", Limits(1), wire)
    wire.size = MOST_WAITING
    client.send(b"{}")
    assert not client.leaving
    wire.size += 1
    client.send(b"{}")
    assert client.leaving
    assert wire.is_closed
    kept, bye = wire.texts
    assert kept == "{}"
    assert json.loads(bye) == {"type": "bye", "code": "too_slow", "again": True}
