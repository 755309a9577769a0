"""Updates: the difference that a command made, for each viewer as they may see it."""

from tablee.table import events
from tablee.table.events import Event
from tablee.table.messages import BoardView, EventSummary, LogEntry, Update, ZoneView
from tablee.table.narration import StepNarration
from tablee.table.snapshot import board_for_viewer, build_room, public_board, views_of_table
from tablee.table.table import Table
from tablee.table.transaction import AppliedEvent
from tablee.table.visibility import StepView, author_of, muted_by


class UpdateBuilder:
    """Builds the updates of one transaction for any number of viewers."""

    def __init__(self, table: Table, applied_events: list[AppliedEvent]) -> None:
        self._table = table
        self._applied_events = applied_events
        resigned = table.game.resigned if table.game else []
        remembers = table.opening.aide_memoire
        self._narrations = [
            None
            if applied.step is None
            else StepNarration(StepView(table.setup, applied.step, remembers=remembers), resigned)
            for applied in applied_events
        ]
        kinds = [type(applied.event) for applied in applied_events]
        self.begins_game = events.Began in kinds
        self.resizes_table = events.Resized in kinds
        """The number of seats is another one: viewers need the whole table."""
        self._board: BoardView | None = None
        self._step_updates: dict[tuple[int, int], _StepUpdate] = {}

    def updates_for(self, viewer: int) -> list[Update]:
        """Return what a viewer is told.

        The board and the room come only with the last update that changes them.
        """
        muted = muted_by(self._table, viewer)
        updates: list[Update] = []
        on_board: Update | None = None
        in_room: Update | None = None
        for number, applied in enumerate(self._applied_events):
            event = applied.event
            if isinstance(event, events.Said | events.Reacted) and event.person in muted:
                updates.append(self._new_update(applied, EventSummary(events.TAGS[type(event)])))
            elif not applied.is_private or author_of(event) == viewer:
                update = self._filled_update(number, applied, viewer)
                updates.append(update)
                on_board = update if type(event) in events.GAME else on_board
                in_room = update if type(event) in events.ROOM else in_room
        if on_board is not None:
            self._board = self._board or public_board(self._table)
            on_board.board = board_for_viewer(self._table, viewer, self._board)
        if in_room is not None:
            in_room.room = build_room(self._table, viewer)
        return updates

    def _new_update(self, applied: AppliedEvent, summary: EventSummary) -> Update:
        at = applied.log_line.at
        return Update(table=self._table.id, version=applied.version, at=at, news=summary)

    def _filled_update(self, number: int, applied: AppliedEvent, viewer: int) -> Update:
        event = applied.event
        narration = self._narrations[number]
        if narration is not None:
            viewed = self._step_update(number, narration, narration.view.representative(viewer))
            entry = viewed.entry
            update = self._new_update(
                applied, EventSummary(events.TAGS[type(event)], entry.seat, entry.move)
            )
            update.told, update.zones = entry, viewed.zones
            return update
        update = self._new_update(applied, _summary(event))
        if type(event) in events.SEATING:
            update.you = viewer
        if type(event) in _TURNING and self._table.game is not None:
            update.zones = views_of_table(self._table, viewer)
        return update

    def _step_update(self, number: int, narration: StepNarration, viewer: int) -> "_StepUpdate":
        """Return what a representative sees of a step, built once."""
        viewed = self._step_updates.get((number, viewer))
        if viewed is None:
            entry = narration.log_entry(self._applied_events[number].events, viewer)
            viewed = _StepUpdate(entry, narration.view.changed_views(viewer))
            self._step_updates[number, viewer] = viewed
        return viewed


class _StepUpdate:
    """The log entry and the changed zones of a step, as some viewers see them."""

    def __init__(self, entry: LogEntry, zones: list[ZoneView]) -> None:
        self.entry = entry
        self.zones = zones


_TURNING = events.SEATING | {events.Undone}
"""Events after which every zone may look different to a viewer."""

_TEXTS: dict[type, str] = {
    events.Sat: "name",
    events.Renamed: "name",
    events.Invited: "level",
    events.Began: "by",
    events.MarkedAbsent: "why",
    events.Proposed: "plan",
    events.Dropped: "plan",
    events.Undone: "note",
    events.Said: "text",
    events.Reacted: "reaction",
}
"""The field of an event that its summary carries as text, besides the seat."""


def _summary(event: Event) -> EventSummary:
    """Return what everybody may know of an event that is not a step of the game."""
    kind = type(event)
    text = str(getattr(event, _TEXTS[kind])) if kind in _TEXTS else ""
    return EventSummary(events.TAGS[kind], author_of(event), text)
