"""Presence: when the owner of each seat was last seen, by this process or another one."""

from collections.abc import Callable

from tablee.session.session import Session
from tablee.table.moves import mark_absent, mark_disconnected
from tablee.table.table import PLAYING

EXPECTED_SHARE = 0.15
"""Share of the patience after which everybody is told that an owner is expected back."""


class Presence:
    """Tracks when seats were last seen, and marks owners absent.

    Args:
        patience: seconds without a connection until an owner is absent.
        timer: a clock that never goes back.
    """

    def __init__(self, patience: float, timer: Callable[[], float]) -> None:
        self._patience = patience
        self._timer = timer
        self._seen: dict[tuple[str, int], float] = {}

    def mark_seen(self, session: Session, seat: int) -> None:
        """Record that the owner of a seat is connected now."""
        self._seen[session.id, seat] = self._timer()

    def has_seen(self, session: Session, seat: int) -> bool:
        """Return whether the owner of a seat was ever seen."""
        return (session.id, seat) in self._seen

    def forget(self, session: Session) -> None:
        """Forget the seats of a session that is unloaded."""
        for place in [place for place in self._seen if place[0] == session.id]:
            del self._seen[place]

    async def mark_missing(self, session: Session) -> None:
        """Mark the owners of awaited seats absent who were not seen for too long."""
        table = session.table
        if table is None or table.game is None or table.status != PLAYING:
            return
        connected = session.connected_seats()
        if not connected:
            return
        for seat in connected:
            self.mark_seen(session, seat)
        awaited = table.present() if table.game.is_counted else table.game.waiting()
        for seat in awaited:
            since = self._seen.setdefault((session.id, seat), self._timer())
            missed = self._timer() - since
            if not table.seats[seat].is_present or missed <= EXPECTED_SHARE * self._patience:
                continue
            if missed > self._patience:
                await session.commit(lambda transaction, seat=seat: mark_absent(transaction, seat))  # type: ignore[misc]
            elif not table.seats[seat].is_disconnected:
                await session.commit(
                    lambda transaction, seat=seat: mark_disconnected(transaction, seat)  # type: ignore[misc]
                )
