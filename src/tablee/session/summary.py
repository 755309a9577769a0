"""Summaries of tables, from which the lobby lists them."""

from tablee.store import TableSummary
from tablee.table.seats import guest_of
from tablee.table.table import Table


def summarize(table: Table, now: float) -> TableSummary:
    """Return the summary of a table."""
    slug, people = table.setup.game.slug, seated_people(table)
    return TableSummary(table.id, slug, table.status, people, awaited_people(table), now)


def awaited_people(table: Table) -> list[str]:
    """Return the guests for whose seats the game waits, in seat order."""
    owners = [table.seats[seat].person for seat in sorted(table.awaited())]
    return [guest_of(person) for person in owners if person]


def seated_people(table: Table) -> list[str]:
    """Return everybody who has a seat, sorted: a rematch turns the seats."""
    return sorted({guest_of(seat.person) for seat in table.seats if seat.person})
