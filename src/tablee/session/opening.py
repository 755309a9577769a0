"""Opening a table, with the first wishes of its host."""

from collections.abc import Callable

import msgspec

from tablee.table.entropy import Entropy
from tablee.table.events import LogLine
from tablee.table.table import Table
from tablee.table.transaction import Transaction

Change = Callable[[Transaction], None]
"""Applies events in a transaction, or refuses before the first."""


def open_table(opened: LogLine, entropy: Entropy, setup: Change) -> tuple[Table, list[bytes]]:
    """Return a new table after the first wishes of its host, and the lines of its log.

    Raises:
        GameError: the table cannot be opened so.
    """
    table = Table(opened)
    transaction = Transaction(table, opened.at, entropy)
    setup(transaction)
    lines = [opened, *(applied.log_line for applied in transaction.applied_events)]
    return table, [msgspec.json.encode(line) for line in lines]
