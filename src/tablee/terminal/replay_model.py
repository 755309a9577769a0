"""A recorded game as a transport: a mirror of any of its events, for any viewer."""

from tablee.client.mirror import TableMirror
from tablee.client.transport import Transport
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.core.zones import NOBODY
from tablee.records import Record, Step, replay
from tablee.records.replay import setup_of_record
from tablee.table.choices import asked_seats
from tablee.table.commands import Opening
from tablee.table.messages import BoardView, LogEntry, RoomView, Snapshot
from tablee.table.narration import narrate
from tablee.table.replay_view import room_of_record
from tablee.table.snapshot import board_of_state, cards_of
from tablee.table.table import OVER, PLAYING
from tablee.table.visibility import zone_views


class ReplayModel(Transport):
    """A recorded game, at one event and for one viewer."""

    def __init__(self, record: Record) -> None:
        super().__init__()
        self.setup: Setup = setup_of_record(record)
        self.steps: list[Step] = list(replay(record))
        self.at = 1 if self.steps else 0
        """Number of events that have happened."""
        self.viewer: int | None = None
        """Seat that views the table; `None` if all cards are open."""
        self._record = record
        self._narrations = [narrate(self.setup, step, record.resigned) for step in self.steps]
        self.mirror = TableMirror(self._make_snapshot())

    def go_to(self, at: int) -> None:
        """Go to the position after a number of events."""
        self.at = max(0, min(len(self.steps), at))
        self.mirror.load_snapshot(self._make_snapshot())

    def look_as(self, viewer: int | None) -> None:
        """Change the viewer."""
        self.viewer = viewer
        self.mirror.load_snapshot(self._make_snapshot())

    def _state(self) -> State:
        return self.steps[self.at - 1].after if self.at else self.setup.start()

    def _make_snapshot(self) -> Snapshot:
        state = self._state()
        record = self._record
        return Snapshot(
            table="",
            version=self.at,
            you=NOBODY if self.viewer is None else self.viewer,
            opening=Opening(record.game, len(record.seats), record.options),
            preset=self.setup.preset,
            differing=self.setup.differing,
            room=self._make_room(),
            zones=zone_views(self.setup, state, self.viewer),
            board=self._make_board(state),
            log=[self._make_entry(number) for number in range(self.at)],
            said=[],
            cards=cards_of(self.setup),
        )

    def _make_entry(self, number: int) -> LogEntry:
        return self._narrations[number].log_entry(number + 1, self.viewer)

    def _make_board(self, state: State) -> BoardView:
        board = board_of_state(self.setup, state, list(asked_seats(state)), self.at)
        board.counted = False  # nobody has to be ready in a replay
        return board

    def _make_room(self) -> RoomView:
        is_over = self.at == len(self.steps) and self._record.result is not None
        return room_of_record(self._record, OVER if is_over else PLAYING)
