"""Reading what clients say."""

import pytest

from tablee.core.errors import GameError
from tablee.table.commands import Play
from tablee.wire import Ask, Ping, Watch, read


def test_a_message_is_read_from_text_and_from_bytes() -> None:
    assert read('{"type":"ping","id":"a"}') == Ping("a")
    assert read(b'{"type":"watch","id":"a","table":"t-_9"}') == Watch("a", "t-_9")
    text = '{"type":"ask","id":"a","table":"t","command":{"do":"play","move":"p","version":3}}'
    assert read(text) == Ask("a", "t", Play("p", 3))


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
        read(text)
    assert refused.value.code == "bad_message"
