"""The page about the wire names every message and every field."""

import re
from pathlib import Path
from typing import get_args

import pytest
from msgspec import Struct
from msgspec.structs import fields

from tablee.table import messages
from tablee.table.commands import AnyCommand, Opening, TimeControl
from tablee.wire import Message, http, responses
from tablee.wire.requests import Request

PAGE = (Path(__file__).parents[2] / "docs" / "concepts" / "wire.md").read_text("utf-8")
SECTION = PAGE[PAGE.index("## Field by field") :]
PARTS: dict[str, type[Struct]] = {
    "snapshot": messages.Snapshot,
    "update": messages.Update,
    "news": messages.EventSummary,
    "opening": Opening,
    "clock": TimeControl,
    "room": messages.RoomView,
    "seat": messages.SeatView,
    "proposal": messages.ProposalView,
    "zone": messages.ZoneView,
    "board": messages.BoardView,
    "lesson": messages.LessonView,
    "page": messages.LessonPageView,
    "choice": messages.Choice,
    "zone change": messages.ZoneChange,
    "effect": messages.EffectView,
    "log entry": messages.LogEntry,
    "message": messages.LogMessage,
    "chat line": messages.ChatMessage,
    "card": messages.CardView,
    "candidate": responses.HintCandidate,
    "expectation": messages.ExpectedValue,
    "reply": responses.ExpectedReply,
    "new table": http.NewTable,
    "new lesson": http.NewLesson,
    "play on": http.PlayOn,
    "opened table": http.OpenedTable,
    "guest": http.GuestToken,
    "profile": http.Profile,
    "new name": http.NewName,
    "one of your tables": http.TableListing,
    "a game on the shelf": http.GameListing,
    "words": http.MessageCatalog,
}


def rows_of(name: str) -> list[str]:
    """Return what the rows with this name in the first column say of its fields."""
    found = []
    for line in SECTION.splitlines():
        cells = line.split(" | ", 1)
        if re.search(rf"[`*]{re.escape(name)}[`*]", cells[0]) and len(cells) > 1:
            found.append(cells[1])
    return found


def named_fields(row: str) -> list[str]:
    """Return the words in code style."""
    return re.findall(r"`(\w+)`", row)


def tagged(union: object) -> list[tuple[str, type[Struct]]]:
    kinds = get_args(union)
    return [(str(kind.__struct_config__.tag), kind) for kind in kinds]


@pytest.mark.parametrize(
    ("name", "kind"),
    [*tagged(Request), *tagged(AnyCommand), *tagged(Message), *PARTS.items()],
)
def test_every_field_is_named_beside_its_message(name: str, kind: type[Struct]) -> None:
    rows = rows_of(name)
    assert rows, name
    expected = {field.encode_name for field in fields(kind)}
    assert any(expected <= set(named_fields(row)) for row in rows), (name, expected)
