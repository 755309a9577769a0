"""Sending to a client that may not read."""

import json

from tablee.server.client import MAX_UNSENT_BYTES, Client
from tablee.server.limits import Limits
from tablee.wire import Bye, Pong
from tests.support.in_memory_server import RecordingChannel


class SlowChannel(RecordingChannel):
    """A channel with unsent bytes, which can be closed."""

    def __init__(self) -> None:
        super().__init__()
        self.size = 0
        self.is_closed = False

    def unsent_bytes(self) -> int:
        return self.size

    def close(self) -> None:
        self.is_closed = True


def test_everything_is_sent_in_order_until_the_goodbye() -> None:
    channel = SlowChannel()
    client = Client("ana", Limits(1), channel)
    client.tell(Pong("a", 1.0))
    client.tell(Pong("b", 1.0))
    assert not channel.is_closed
    client.leave(Bye("closing", again=True))
    client.leave(Bye("again", again=False))
    client.tell(Pong("c", 1.0))
    assert channel.is_closed
    assert [json.loads(text).get("id") for text in channel.texts] == ["a", "b", None]
    assert json.loads(channel.texts[-1]) == {"type": "bye", "code": "closing", "again": True}


def test_one_who_does_not_read_is_sent_away() -> None:
    channel = SlowChannel()
    client = Client("ana", Limits(1), channel)
    channel.size = MAX_UNSENT_BYTES
    client.send(b"{}")
    assert not client.is_leaving
    channel.size += 1
    client.send(b"{}")
    assert client.is_leaving
    assert channel.is_closed
    kept, bye = channel.texts
    assert kept == "{}"
    assert json.loads(bye) == {"type": "bye", "code": "too_slow", "again": True}
