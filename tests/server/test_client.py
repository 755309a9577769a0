"""Sending to a client."""

import json

from tablee.server.client import Client
from tablee.server.limits import Limits
from tablee.wire import Bye, Pong
from tests.support.in_memory_server import RecordingChannel


class ClosingChannel(RecordingChannel):
    """A channel that can be closed."""

    is_closed = False

    def close(self) -> None:
        self.is_closed = True


def test_everything_is_sent_in_order_until_the_goodbye() -> None:
    channel = ClosingChannel()
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
