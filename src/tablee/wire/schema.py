"""The schema of all messages, for programs in other languages.

`python -m tablee.wire.schema` prints it; the types of the web client are made from it.
"""

import json

import msgspec

from tablee.table.commands import Asked
from tablee.table.film import Film
from tablee.wire import pages
from tablee.wire.asking import Request
from tablee.wire.telling import Message

TOGETHER = {"Request": Request, "Message": Message, "Command": Asked}
"""Names for what is one of several kinds."""
PAGES = (
    pages.NewTable,
    pages.OpenedTable,
    pages.Me,
    pages.NewName,
    pages.Token,
    pages.MyTable,
    pages.Box,
    pages.Vocabulary,
    Film,
)


def schema() -> dict[str, object]:
    """Everything that can be said, as JSON Schema."""
    kinds = [*TOGETHER.values(), *PAGES]
    found, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    unions = dict(zip(TOGETHER, found, strict=False))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "description": "Every message between a client and a server of Tablée",
        "$defs": {**parts, **unions},
    }


if __name__ == "__main__":
    print(json.dumps(schema(), ensure_ascii=False, indent=2))
