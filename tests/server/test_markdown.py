"""Markdown to HTML that is safe to show."""

import msgspec
import pytest

from tablee.wire.http import NewName, NewTable


def test_a_table_is_opened_with_a_game_and_a_number_of_seats() -> None:
    wish = msgspec.json.decode(b'{"opening":{"game":"parade","seats":2}}', type=NewTable)
    assert (wish.name, wish.bots, wish.begin) == (None, [], False)


@pytest.mark.parametrize(
    "text",
    [
        b'{"opening":{"game":"parade"}}',
        b'{"opening":{"game":"parade","seats":2,"host":"me"}}',
        b'{"opening":{"game":"parade","seats":21}}',
        b'{"opening":{"game":"parade","seats":2,"clock":{"move":-1}}}',
        b'{"opening":{"game":"parade","seats":2},"name":""}',
        b'{"opening":{"game":"parade","seats":2},"bots":[{"seat":1}]}',
    ],
)
def test_what_does_not_fit_is_refused(text: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=NewTable)


def test_a_name_has_a_length() -> None:
    for name in ("", "x" * 41):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"name": name}, NewName)
