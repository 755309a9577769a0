"""Many tables of one game, played side by side: what is over begins again."""

from collections.abc import Callable
from typing import NamedTuple

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64

from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.sketch import Sketch
from tablee.core.state import State
from tablee.core.zones import DEALER, NOBODY

Settle = Callable[[State], list[float]]
"""What the end of a game is worth to each seat."""


class Rows(NamedTuple):
    """Of each table: what the seat on turn knows, and what it may do."""

    known: bytes
    mask: bytes
    """A byte for each action, 1 if it is legal."""
    legal: bytes
    """The legal actions, four bytes each, of one table after the other."""
    counts: bytes
    """How many those of each table are, four bytes each."""


class Batch:
    """Tables that start as this one; each has a generator of its own.

    A table that is over begins again in its own zones: side by side in memory as they were made,
    they are quicker to look through than zones that lie where others have left room.
    """

    def __init__(self, table: State, sketch: Sketch, seeds: list[int], settle: Settle) -> None:
        self._start = table
        self._settle = settle
        self._sketch = sketch
        self._rngs = [Rng(seed) for seed in seeds]
        self._no_action = bytes(int(table.actions()))
        self._known = BytesWriter()
        self._mask = BytesWriter()
        self._legal = BytesWriter()
        self._counts = BytesWriter()
        self.tables = [table.copy() for _ in seeds]
        self._zones = [table.zones() for table in self.tables]  # always the same heaps
        for number in range(len(seeds)):
            self._deal(number)
            self._write(number)

    def _deal(self, number: i64) -> None:
        while self.tables[number].turn == DEALER:
            shuffle(self.tables[number], self._rngs[number])

    def step(self, actions: list[int]) -> list[tuple[int, list[float]]]:
        """Do a legal action at each table, unchecked; return what those are worth that are over.

        What there is to choose from next is written while the table is still in the cache: to come
        back for it would take twice as long.
        """
        for used in (self._known, self._mask, self._legal, self._counts):
            used.truncate(0)
        over: list[tuple[int, list[float]]] = []
        for number in range(len(self.tables)):
            table = self.tables[number]
            table.apply(actions[number])
            self._deal(number)
            if table.turn == NOBODY:
                over.append((number, self._settle(table)))
                table.become(self._start)
                self._deal(number)
            self._write(number)
        return over

    def _write(self, number: i64) -> None:
        table = self.tables[number]
        self._sketch.write(table, self._zones[number], table.turn, self._known)
        self._mask.write(self._no_action)
        start: i64 = len(self._no_action) * number
        legal = table.legal()
        for i in range(len(legal)):
            self._mask[start + legal[i]] = 1
            write_i32_le(self._legal, i32(legal[i]))
        write_i32_le(self._counts, i32(i64(len(legal))))

    def rows(self) -> Rows:
        """What there is to choose from."""
        known, mask = self._known.getvalue(), self._mask.getvalue()
        return Rows(known, mask, self._legal.getvalue(), self._counts.getvalue())
