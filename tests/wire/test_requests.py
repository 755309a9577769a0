"""Decoding of requests."""

import pytest

from tablee.core.errors import GameError
from tablee.table.commands import Play
from tablee.wire import CommandRequest, Ping, Watch, parse_request


def test_a_message_is_read_from_text_and_from_bytes() -> None:
    assert parse_request('{"type":"ping","id":"a"}') == Ping("a")
    assert parse_request(b'{"type":"watch","id":"a","table":"t-_9"}') == Watch("a", "t-_9")
    text = '{"type":"ask","id":"a","table":"t","command":{"do":"play","move":"p","version":3}}'
    assert parse_request(text) == CommandRequest("a", "t", Play("p", 3))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"type":"ping"}',
        '{"type":"ping","id":""}',
        '{"type":"ping","id":"a\\n"}',
        '{"type":"ping","id":"é"}',
        '{"type":"ping","id":"' + "a" * 41 + '"}',
        '{"type":"ping","id":"a","more":1}',
        '{"type":"pong","id":"a"}',
        '{"type":"watch","id":"a","table":"t\\n"}',
        '{"type":"watch","id":"a","table":"../t"}',
        '{"type":"watch","id":"a","table":"t","version":-1}',
        '{"type":"watch","id":"a","table":"t","version":1e400}',
        '{"type":"ask","id":"a","table":"t","command":{"do":"cheat"}}',
        '{"type":"ask","id":"a","table":"t","command":{"do":"say","text":"\\ud800"}}',
        '{"type":"ping","id":"\udc80"}',
        b"\xff\xfe",
        b'{"type":"ping","id":"\xff"}',
        "[" * 2000,
        '{"command":' * 300,
    ],
)
def test_anything_else_is_refused(text: str | bytes) -> None:
    with pytest.raises(GameError) as refused:
        parse_request(text)
    assert refused.value.code == "bad_message"
