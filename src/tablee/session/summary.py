"""Summaries of tables, from which the lobby lists them."""

from tablee.store import SummarizedPlayer, TableSummary
from tablee.table.clock import public_deadline
from tablee.table.seats import guest_of
from tablee.table.table import Table


def summarize(table: Table, now: float) -> TableSummary:
    """Return the summary of a table."""
    return TableSummary(
        table.id,
        table.setup.game.slug,
        table.status,
        table.guests(),
        table.awaited_guests(),
        now,
        [
            SummarizedPlayer(seat.name, guest_of(seat.person))
            for seat in table.seats
            if not seat.is_free
        ],
        public_deadline(table),
    )
