"""A game on paper: at each of its events, what a seat could see, or everything."""

from tablee.core.state import State
from tablee.core.zones import NOBODY
from tablee.i18n.account import Account
from tablee.records import Record, Setup, Step, replay
from tablee.records.replay import setup_of
from tablee.table.commands import Opening
from tablee.table.film import room_of
from tablee.table.questions import asked
from tablee.table.shapes import Board, Room, Sight, Told
from tablee.table.sight import cards_of, heaps, position, told
from tablee.table.table import OVER, PLAYING
from tablee.terminal.link import Link
from tablee.terminal.seen import Seen


class Paper(Link):
    """It can be looked at, and not played."""

    def __init__(self, record: Record) -> None:
        super().__init__()
        self.setup: Setup = setup_of(record)
        self.steps: list[Step] = list(replay(record))
        self.at = 1 if self.steps else 0
        """How many events have happened."""
        self.viewer: int | None = None
        """Whose eyes we look through; `None` if all cards lie open."""
        self._record = record
        self._accounts = [Account(self.setup, step) for step in self.steps]
        self.seen = Seen(self._sight())

    def go(self, at: int) -> None:
        """Go to where so many events had happened."""
        self.at = max(0, min(len(self.steps), at))
        self.seen.show(self._sight())

    def look_as(self, viewer: int | None) -> None:
        """Look through the eyes of a seat."""
        self.viewer = viewer
        self.seen.show(self._sight())

    def _state(self) -> State:
        return self.steps[self.at - 1].after if self.at else self.setup.start()

    def _sight(self) -> Sight:
        state = self._state()
        record = self._record
        return Sight(
            table="",
            version=self.at,
            you=NOBODY if self.viewer is None else self.viewer,
            opening=Opening(record.game, len(record.seats), record.options),
            room=self._room(),
            zones=heaps(self.setup, state, self.viewer),
            board=self._board(state),
            log=[self._told(number) for number in range(self.at)],
            said=[],
            cards=cards_of(self.setup),
        )

    def _told(self, number: int) -> Told:
        return told(self._accounts[number], number + 1, self.steps[number].seat, self.viewer)

    def _board(self, state: State) -> Board:
        found = position(self.setup, state, list(asked(state)), self.at)
        found.counted = False  # nobody has to be ready for what is already written
        return found

    def _room(self) -> Room:
        is_over = self.at == len(self.steps) and self._record.result is not None
        return room_of(self._record, OVER if is_over else PLAYING)
