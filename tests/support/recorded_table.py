"""A table whose log, updates and snapshots are recorded, byte for byte."""

from collections.abc import Iterator

import msgspec

from tablee.core.zones import NOBODY
from tablee.records import Move, Record, dumps
from tablee.table import events
from tablee.table.commands import Opening
from tablee.table.events import Event, LogLine
from tablee.table.replay_view import build_replay
from tablee.table.snapshot import build_snapshot
from tablee.table.table import Table
from tablee.table.transaction import AppliedEvent, apply_event
from tablee.table.updates import UpdateBuilder
from tablee.wire import TableSnapshot, TableUpdate, encode_message

NAMES = ("Ana", "Ben", "Cléo", "Dan", "Eve", "Fay")
PEOPLE = ("ana", "ben", "cleo", "dan", "eve", "fay")
SNAPSHOT_EVERY = 10
"""Log lines between two snapshots of the whole table."""
CHANGES_PER_DIGEST = 10
"""Changes of a replay that share one digest."""

Streams = dict[str, list[bytes]]
"""Messages by the name of their stream."""


def seed(number: int) -> str:
    return f"{number:064x}"


class RecordedTable:
    """A table whose log, updates and snapshots are recorded for every viewer."""

    def __init__(self, opening: Opening) -> None:
        opened = LogLine(1.0, events.Opened("frozen", PEOPLE[0], opening, seed(1)))
        self.table = Table(opened)
        self.streams: Streams = {}
        self.append("log", msgspec.json.encode(opened))
        self.send_snapshots()

    def append(self, stream: str, message: bytes) -> None:
        self.streams.setdefault(stream, []).append(message)

    def viewers(self) -> range:
        return range(NOBODY, len(self.table.seats))

    def log(self, applied: AppliedEvent) -> None:
        """Record a log line."""
        self.append("log", msgspec.json.encode(applied.log_line))

    def send_updates(self, applied_events: list[AppliedEvent], stream: str = "changes") -> None:
        """Record the updates of these events for every viewer."""
        builder = UpdateBuilder(self.table, applied_events)
        for viewer in self.viewers():
            for change in builder.updates_for(viewer):
                self.append(f"viewer={viewer} {stream}", encode_message(TableUpdate(change)))

    def send_snapshots(self) -> None:
        """Record a snapshot for every viewer."""
        for viewer in self.viewers():
            self.append(
                f"viewer={viewer} sights",
                encode_message(TableSnapshot(build_snapshot(self.table, viewer))),
            )

    def write_record(self) -> None:
        """Record the game as text and as a replay."""
        record = self.table.record()
        self.append("records", dumps(record).encode())
        self.append("records", msgspec.json.encode(build_replay(record)))


def golden_streams(record: Record) -> Streams:
    """Play a golden record at a table; return its log, updates, snapshots and record."""
    seats = len(record.seats)
    recorded = RecordedTable(Opening(record.game, seats, record.options))
    applied_events: list[AppliedEvent] = []
    for number, event in enumerate(golden_events(record, recorded.table), start=2):
        applied = apply_event(recorded.table, LogLine(float(number), event))
        applied_events.append(applied)
        recorded.log(applied)
        recorded.send_updates([applied])
        if number % SNAPSHOT_EVERY == 0:
            recorded.send_snapshots()
        if number == 2 * SNAPSHOT_EVERY:
            recorded.send_updates(applied_events[-SNAPSHOT_EVERY:], "batch")
    recorded.send_updates(applied_events[-SNAPSHOT_EVERY:], "batch")
    recorded.send_snapshots()
    recorded.write_record()
    return recorded.streams


def golden_events(record: Record, table: Table) -> Iterator[Event]:
    """Yield the events of a table where the game of a record is played."""
    for seat in range(len(record.seats)):
        yield events.Sat(seat, PEOPLE[seat], NAMES[seat], f"luck-{seat}")
    yield events.Began()
    for event in record.events:
        assert table.game is not None
        if not isinstance(event, Move):
            yield events.Dealt(event.deal)
            continue
        if table.game.state.asks():
            yield events.Answered(event.seat, event.move)
        yield events.Moved(event.seat, event.move)
    yield events.Ended(seed(2))


def replay_streams(record: Record) -> Streams:
    """Return the replay of a record for every viewer, in pieces and as a whole."""
    viewers = [None, *range(NOBODY, len(record.seats))]
    return {f"viewer={viewer} film": _replay_messages(record, viewer) for viewer in viewers}


def _replay_messages(record: Record, viewer: int | None) -> list[bytes]:
    replay = build_replay(record, viewer)
    parts = [
        replay.changes[first : first + CHANGES_PER_DIGEST]
        for first in range(0, len(replay.changes), CHANGES_PER_DIGEST)
    ]
    return [msgspec.json.encode(part) for part in (replay.sight, *parts, replay)]
