"""Writing what the server says."""

import json

from tablee.core.errors import GameError
from tablee.wire import Done, Refused, refusal, write


def test_a_message_says_its_type_and_no_more_than_it_must() -> None:
    assert write(Done("a")) == b'{"type":"done","id":"a"}'
    assert json.loads(write(Done("a", 7))) == {"type": "done", "id": "a", "version": 7}


def test_a_refusal_is_told_with_its_reasons_as_plain_values() -> None:
    why = GameError("not_held", card="r7")
    error = GameError("illegal_move", why=why, move="play r7", turn=2, share=0.5, on=True, no=None)
    assert refusal("a", error) == Refused(
        "a",
        "illegal_move",
        {"move": "play r7", "turn": 2, "share": 0.5, "on": "True", "no": "None"},
        Refused("", "not_held", {"card": "r7"}),
    )
    assert json.loads(write(refusal("a", GameError("too_fast")))) == {
        "type": "refused",
        "id": "a",
        "code": "too_fast",
    }
