"""Playing on from a moment of a finished game: a new game with its past, and cards dealt anew.

The seat keeps what it could see at that moment. All cards that were hidden from it are dealt
again, so that nothing of the finished game can be known in the new one.
"""

from tablee.core.errors import GameError
from tablee.core.zones import DEALER
from tablee.records import Move, Record, replay
from tablee.records.replay import setup_of_record
from tablee.table import events
from tablee.table.commands import AnyCommand, Invite, Opening, Sit
from tablee.table.redeal import redeal
from tablee.table.table import HOST
from tablee.table.transaction import Transaction
from tablee.table.undo import seed_of


class Continuation:
    """A moment of a record, before an event, at which a person goes on against bots.

    Raises:
        GameError: `review_running`, `no_such_seat`, `no_such_moment`, or as `replay`.
    """

    def __init__(self, record: Record, seat: int, event: int) -> None:
        if record.result is None:
            raise GameError("review_running")
        if not 0 <= seat < len(record.seats):
            raise GameError("no_such_seat", seat=seat)
        positions = [step.before for step in replay(record)]
        if not 0 < event < len(positions) or positions[event].turn == DEALER:
            raise GameError("no_such_moment", event=event)
        self._record = record
        self._seat = seat
        self._event = event

    @property
    def opening(self) -> Opening:
        """The opening of the new table."""
        setup = setup_of_record(self._record)
        return Opening(self._record.game, setup.seats, dict(setup.options))

    def seating(self, name: str, level: str, picture: int | None = None) -> list[AnyCommand]:
        """Return the commands that seat the person and the bots."""
        others = [seat for seat in range(len(self._record.seats)) if seat != self._seat]
        sit = Sit(name, seat=self._seat, picture=picture)
        return [sit, *[Invite(seat, level) for seat in others]]

    def begin(self, transaction: Transaction) -> None:
        """Begin the game at a table, tell its past, and deal again what the seat cannot know."""
        transaction.begin(0, by=HOST)
        for event in self._record.events[: self._event]:
            if isinstance(event, Move):
                transaction.apply(events.Moved(event.seat, event.move))
            else:
                transaction.apply(events.Dealt(event.deal))
        seed = seed_of(transaction.table, "continue")
        transaction.apply(redeal(transaction.game, self._event, self._seat, seed))
        transaction.advance()
