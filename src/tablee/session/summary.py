"""Summaries of tables, from which the lobby lists them."""

from tablee.store import TableSummary
from tablee.table.table import Table


def summarize(table: Table, now: float) -> TableSummary:
    """Return the summary of a table."""
    slug, awaited = table.setup.game.slug, table.awaited_guests()
    return TableSummary(table.id, slug, table.status, table.guests(), awaited, now)
