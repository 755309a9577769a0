"""Records as files: JSON with one event on a line, so that people can read and compare them."""

import json
import os
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from tablee.records.record import FORMAT, Deal, Event, Move, Record, RecordError

OPTIONAL = ("fair",)
"""What is left out where there is nothing to say."""

LONGEST = 2**24
"""The size in bytes above which a file is not read: far more than any game takes."""


def dumps(record: Record) -> str:
    """The one way to write this record."""
    lines = []
    for name in record.__struct_fields__:
        value = getattr(record, name)
        if value is None and name in OPTIONAL:
            continue
        if name == "events":
            rows = ",\n".join(f"    {_line(event)}" for event in value)
            lines.append(f'  "events": [\n{rows}\n  ]' if rows else '  "events": []')
        else:
            lines.append(f"  {_json(name)}: {_json(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def loads(text: str | bytes) -> Record:
    """Read a record; whether its game can have been played so, `replay` tells.

    Raises:
        RecordError: `record_not_json`, `record_format`, `record_event` or `record_field`.
    """
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RecordError("record_not_json", reason=str(error)) from error
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        came = found.get("format", "-") if isinstance(found, dict) else "-"
        raise RecordError("record_format", expected=FORMAT, format=str(came))
    events = found.get("events")
    if isinstance(events, list):
        found["events"] = [_event(number, event) for number, event in enumerate(events, start=1)]
    try:
        return msgspec.convert(found, Record)
    except msgspec.ValidationError as error:
        raise RecordError("record_field", reason=str(error)) from error


def load(path: str | os.PathLike[str]) -> Record:
    """Read a record from a file.

    Raises:
        RecordError: as `loads`, `no_file`, `unreadable_file` or `record_too_long`.
    """
    try:
        with Path(path).open("rb") as file:
            text = file.read(LONGEST + 1)
    except FileNotFoundError as error:
        raise RecordError("no_file", file=str(path)) from error
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise RecordError("unreadable_file", file=str(path), reason=reason) from error
    if len(text) > LONGEST:
        raise RecordError("record_too_long", file=str(path), most=LONGEST)
    return loads(text)


def save(record: Record, path: str | os.PathLike[str]) -> None:
    """Write a record to a file, whole or not at all."""
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


def _event(number: int, found: Any) -> Event:
    kind: type[Event] = Deal if isinstance(found, dict) and "deal" in found else Move
    try:
        return msgspec.convert(found, kind)
    except msgspec.ValidationError as error:
        raise RecordError("record_event", event=number, reason=str(error)) from error


def _line(event: Event) -> str:
    """An event; moves are many, and a server that ends many games writes little else."""
    if isinstance(event, Move):
        return f'{{"seat": {event.seat}, "move": {_WRITER.encode(event.move)}}}'
    return _json(event)


def _json(value: object) -> str:
    return _WRITER.encode(msgspec.to_builtins(value))


_WRITER = json.JSONEncoder(ensure_ascii=False)
