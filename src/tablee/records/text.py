"""The file format of records: JSON with one event a line, for reading and diffing."""

import json
import os
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from tablee.records.record import FORMAT, Deal, Move, Record, RecordedEvent, RecordError

OPTIONAL = ("fair", "starter", "resigned", "redealt", "lesson")
"""Fields that are omitted when they are null, empty or false."""

MAX_BYTES = 2**24
"""The size limit of a file in bytes, far above any game."""


def dumps(record: Record) -> str:
    """Return the canonical text of a record."""
    lines = []
    for name in record.__struct_fields__:
        value = getattr(record, name)
        if not value and name in OPTIONAL:
            continue
        if name == "events":
            rows = ",\n".join(f"    {_format_event(event)}" for event in value)
            lines.append(f'  "events": [\n{rows}\n  ]' if rows else '  "events": []')
        else:
            lines.append(f"  {_to_json(name)}: {_to_json(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def loads(text: str | bytes) -> Record:
    """Parse a record; `replay` checks that its game can be played so.

    Raises:
        RecordError: `record_not_json`, `record_format`, `record_event` or `record_field`.
    """
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RecordError("record_not_json", reason=str(error)) from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        actual = data.get("format", "-") if isinstance(data, dict) else "-"
        raise RecordError("record_format", expected=FORMAT, format=str(actual))
    events = data.get("events")
    if isinstance(events, list):
        data["events"] = [_parse_event(number, event) for number, event in enumerate(events, 1)]
    try:
        return msgspec.convert(data, Record)
    except msgspec.ValidationError as error:
        raise RecordError("record_field", reason=str(error)) from error


def load(path: str | os.PathLike[str]) -> Record:
    """Read a record from a file.

    Raises:
        RecordError: as `loads`, `no_file`, `unreadable_file` or `record_too_long`.
    """
    try:
        with Path(path).open("rb") as file:
            text = file.read(MAX_BYTES + 1)
    except FileNotFoundError as error:
        raise RecordError("no_file", file=str(path)) from error
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise RecordError("unreadable_file", file=str(path), reason=reason) from error
    if len(text) > MAX_BYTES:
        raise RecordError("record_too_long", file=str(path), most=MAX_BYTES)
    return loads(text)


def save(record: Record, path: str | os.PathLike[str]) -> None:
    """Write a record to a file atomically."""
    target = Path(path)
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(dumps(record))
        Path(name).chmod(0o644)
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _parse_event(number: int, data: Any) -> RecordedEvent:
    kind: type[RecordedEvent] = Deal if isinstance(data, dict) and "deal" in data else Move
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise RecordError("record_event", event=number, reason=str(error)) from error


def _format_event(event: RecordedEvent) -> str:
    """Return the JSON of an event; moves have a fast path, since they are most of a record."""
    if isinstance(event, Move):
        return f'{{"seat": {event.seat}, "move": {_WRITER.encode(event.move)}}}'
    return _to_json(event)


def _to_json(value: object) -> str:
    return _WRITER.encode(msgspec.to_builtins(value))


_WRITER = json.JSONEncoder(ensure_ascii=False)
