"""Entropy from the operating system, for unpredictable deals."""

import secrets

from tablee.table.entropy import Entropy
from tablee.table.table import Table


class SystemEntropy(Entropy):
    """Unguessable seeds and ids."""

    def first_seed(self) -> str:
        """Return the seed of the first game of a table."""
        return secrets.token_hex(32)

    def next_seed(self, table: Table) -> str:
        """Return a new seed, whatever the last one was."""
        return self.first_seed()

    def bot_seed(self, table: Table, seat: int) -> int:
        """Return a new seed for a bot."""
        return self.number()

    def number(self) -> int:
        """Return a seed for a search."""
        return secrets.randbits(31)

    def table_id(self) -> str:
        """Return the id of a new table, which is the key to it."""
        return secrets.token_urlsafe(12)
