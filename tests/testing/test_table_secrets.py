"""Messages that show a closed card are found, wherever it stands in them."""

from collections.abc import Callable

import pytest

from tablee.core.setup import Setup
from tablee.core.zones import NOBODY
from tablee.games import GAMES
from tablee.records import Step
from tablee.table.game import RunningGame
from tablee.table.messages import (
    BoardView,
    Choice,
    EventSummary,
    LogEntry,
    LogMessage,
    Update,
    WordList,
    ZoneChange,
    ZoneView,
)
from tablee.table.snapshot import board_of_state
from tablee.testing import LawBroken
from tablee.testing.table_secrets import SecretSearch

SETUP = Setup(GAMES["parade"], 2)
CODES = [SETUP.codes[card] for card in SETUP.start().to_shuffle()]
"""Seat 0 holds the first five cards, seat 1 the next five, and six lie in the line."""
OWN, CLOSED, OPEN = CODES[0], CODES[5], CODES[10]


def dealt() -> list[Step]:
    return [RunningGame(SETUP, "", []).deal(CODES)]


def board(answer: str = "", choices: list[Choice] | None = None) -> BoardView:
    view = board_of_state(SETUP, dealt()[0].after, [0], 1)
    view.answer, view.choices = answer, choices or []
    return view


def update(**parts: object) -> Update:
    told = {"table": "T", "version": 2, "at": 0.0, "news": EventSummary("dealt"), **parts}
    return Update(**told)  # type: ignore[arg-type]


def entry(code: str) -> LogEntry:
    line = LogMessage("parade-gain-hand", {"cards": WordList([code])})
    return LogEntry(1, NOBODY, "", [line])


def zone(code: str, owner: int) -> ZoneView:
    return ZoneView("hand", owner, [code])


def preview(code: str) -> list[Choice]:
    return [Choice(f"play {OWN}", preview=[ZoneChange("front", 0, [code], [])])]


LEAKS: list[Callable[[], Update]] = [
    lambda: update(told=entry(CLOSED)),
    lambda: update(zones=[zone(CLOSED, 1)]),
    lambda: update(news=EventSummary("answered", 1, f"discard {CLOSED}")),
    lambda: update(board=board(answer=f"discard {CLOSED}")),
    lambda: update(board=board(choices=preview(CLOSED))),
]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_closed_card_in_a_message_is_found(leak: Callable[[], Update]) -> None:
    search = SecretSearch(SETUP, dealt(), 0)
    with pytest.raises(LawBroken) as caught:
        search.check_update(leak(), answered=False)
    assert caught.value.law == "tables keep secrets"


def test_cards_that_the_viewer_sees_may_be_told() -> None:
    search = SecretSearch(SETUP, dealt(), 0)
    told = update(
        told=entry(OPEN), zones=[zone(OWN, 0), zone("?", 1)], board=board(choices=preview(OPEN))
    )
    search.check_update(told, answered=True)
    assert told.told == entry(OPEN)
