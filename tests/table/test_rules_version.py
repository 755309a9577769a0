"""Tables that were begun before the rules or the options changed."""

import msgspec
import pytest

from tablee.core.errors import GameError
from tablee.games.hermine import HERMINE
from tablee.table import events
from tablee.table.commands import Opening
from tablee.table.events import Event, LogLine
from tablee.table.rebuild import rebuild_table
from tablee.table.table import PLAYING


def log_of(*later: Event, options: dict[str, object] | None = None) -> list[bytes]:
    """Return the log of a table of two people, with these events after they sat down."""
    opening = msgspec.convert({"game": "hermine", "seats": 2, "options": options or {}}, Opening)
    opened = events.Opened("t", "ana", opening, "ab" * 32)
    sat = [events.Sat(0, "ana", "Ana"), events.Sat(1, "bob", "Bob")]
    lines = [LogLine(float(n), event) for n, event in enumerate([opened, *sat, *later])]
    return [msgspec.json.encode(line) for line in lines]


OLD_GAME: list[Event] = [
    events.Began(rules=99),
    events.Dealt(["a card of old"]),
    events.Moved(0, "a move of old"),
    events.Answered(1, "an answer of old"),
]


def test_a_game_begins_by_the_rules_of_today() -> None:
    table = rebuild_table(log_of(events.Began(rules=HERMINE.rules)))
    assert table.status == PLAYING
    assert table.game is not None


def test_a_log_that_does_not_tell_its_rules_is_read_by_those_of_today() -> None:
    bodies = log_of(events.Began())
    assert b"rules" not in bodies[-1]
    assert rebuild_table(bodies).game is not None


def test_a_running_game_of_other_rules_is_refused_with_both_versions() -> None:
    with pytest.raises(GameError) as refused:
        rebuild_table(log_of(*OLD_GAME))
    assert refused.value.code == "other_rules"
    assert refused.value.details == {"rules": 99, "expected": HERMINE.rules}


def test_an_earlier_game_of_other_rules_does_not_matter_for_the_one_that_is_played() -> None:
    ended = events.Ended("cd" * 32)
    table = rebuild_table(log_of(*OLD_GAME, ended, events.Began(1, HERMINE.rules)))
    assert (table.games, table.foreign_rules) == (2, 0)
    assert table.game is not None
    assert table.game.events == []


def test_an_option_that_was_added_later_has_its_default() -> None:
    table = rebuild_table(log_of(events.Began(), options={"fixed_manches": 1}))
    defaults = {option.name: option.default for option in HERMINE.options}
    assert table.setup.options == {**defaults, "fixed_manches": 1}
