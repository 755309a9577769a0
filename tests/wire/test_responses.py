"""Encoding of messages and refusals."""

import json

from tablee.core.errors import GameError
from tablee.wire import Done, Refused, encode_message, refusal_of


def test_a_message_has_its_type_and_omits_defaults() -> None:
    assert encode_message(Done("a")) == b'{"type":"done","id":"a"}'
    assert json.loads(encode_message(Done("a", 7))) == {"type": "done", "id": "a", "version": 7}


def test_a_refusal_has_its_details_as_plain_values() -> None:
    why = GameError("not_held", card="r7")
    error = GameError("illegal_move", why=why, move="play r7", turn=2, share=0.5, on=True, no=None)
    assert refusal_of("a", error) == Refused(
        "a",
        "illegal_move",
        {"move": "play r7", "turn": 2, "share": 0.5, "on": "True", "no": "None"},
        Refused("", "not_held", {"card": "r7"}),
    )
    assert json.loads(encode_message(refusal_of("a", GameError("too_fast")))) == {
        "type": "refused",
        "id": "a",
        "code": "too_fast",
    }
