"""JSON Schema of the wire, for programs in other languages.

`python -m tablee.wire.schema` prints it; the types of the web client are generated from it.
"""

import json

import msgspec

from tablee.bots.levels import LEVELS
from tablee.review.report import ReviewStatus
from tablee.table.commands import AnyCommand
from tablee.table.replay_view import ReplayView
from tablee.wire import http
from tablee.wire.requests import Request
from tablee.wire.responses import Message

UNIONS = {"Request": Request, "Message": Message, "Command": AnyCommand}
"""Unions of messages, by name."""
HTTP_TYPES = (
    http.NewTable,
    http.NewLesson,
    http.PlayOn,
    http.OpenedTable,
    http.Profile,
    http.NewName,
    http.GuestToken,
    http.TableListing,
    http.GameListing,
    http.GameLook,
    http.MessageCatalog,
    ReplayView,
    ReviewStatus,
)


def schema() -> dict[str, object]:
    """Build the JSON Schema of all messages."""
    types = [*UNIONS.values(), *HTTP_TYPES]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    unions = dict(zip(UNIONS, schemas, strict=False))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "description": "Every message between a client and a server of Tablée",
        "$defs": {**components, **unions},
        "x-levels": list(LEVELS),
    }


if __name__ == "__main__":
    print(json.dumps(schema(), ensure_ascii=False, indent=2))
