"""Entropy for the tests that drive a table without a server."""

from collections.abc import Callable

from tablee.table.entropy import Entropy
from tablee.table.table import Table


class GivenSeeds(Entropy):
    """Takes each next seed from a function."""

    def __init__(self, seed: Callable[[], str]) -> None:
        self._seed = seed

    def next_seed(self, table: Table) -> str:
        return self._seed()
