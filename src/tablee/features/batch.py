"""A vectorized batch of tables of one game; finished tables start again."""

from collections.abc import Callable
from typing import NamedTuple

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64

from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.core.zones import DEALER, NOBODY
from tablee.features.encoder import Encoder

SettleFunction = Callable[[State], list[float]]
"""Returns the rewards of each seat at the end of a game."""


class BatchRows(NamedTuple):
    """Observations and legal actions of the seat on turn, table after table."""

    known: bytes
    mask: bytes
    """A byte for each action, 1 if it is legal."""
    legal: bytes
    """The legal actions, four bytes each."""
    counts: bytes
    """The number of legal actions of each table, four bytes each."""


class TableBatch:
    """Tables that start from one state, each with its own random numbers.

    A finished table starts again in its own zones, which keeps them contiguous in memory: new ones
    would be scattered and slower to read.
    """

    def __init__(
        self, table: State, encoder: Encoder, seeds: list[int], settle: SettleFunction
    ) -> None:
        self._start = table
        self._settle = settle
        self._encoder = encoder
        self._rngs = [Rng(seed) for seed in seeds]
        self._no_action = bytes(int(table.actions()))
        self._known = BytesWriter()
        self._mask = BytesWriter()
        self._legal = BytesWriter()
        self._counts = BytesWriter()
        self.tables = [table.copy() for _ in seeds]
        self._zones = [table.zones() for table in self.tables]  # a state keeps its Zone objects
        for number in range(len(seeds)):
            self._deal(number)
            self._write(number)

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, (self._start, self._encoder, self._settle, self._rngs, self.tables)

    def adopt(self, rngs: list[Rng], tables: list[State]) -> None:
        """Go on with these tables and their generators, whose rows are written anew."""
        self._rngs = rngs
        self.tables = tables
        self._zones = [table.zones() for table in tables]
        for number in range(len(tables)):
            self._write(number)

    def _deal(self, number: i64) -> None:
        while self.tables[number].turn == DEALER:
            shuffle(self.tables[number], self._rngs[number])

    def step(self, actions: list[int]) -> list[tuple[int, list[float]]]:
        """Apply a legal action at each table, unchecked; return the rewards of finished tables.

        The next rows are written while a table is still in the cache, which halves the time.
        """
        for buffer in (self._known, self._mask, self._legal, self._counts):
            buffer.truncate(0)
        finished: list[tuple[int, list[float]]] = []
        for number in range(len(self.tables)):
            table = self.tables[number]
            table.apply(actions[number])
            self._deal(number)
            if table.turn == NOBODY:
                finished.append((number, self._settle(table)))
                table.become(self._start)
                self._deal(number)
            self._write(number)
        return finished

    def _write(self, number: i64) -> None:
        table = self.tables[number]
        self._encoder.write(table, self._zones[number], table.turn, self._known)
        self._mask.write(self._no_action)
        start: i64 = len(self._no_action) * number
        legal = table.legal()
        for i in range(len(legal)):
            self._mask[start + legal[i]] = 1
            write_i32_le(self._legal, i32(legal[i]))
        write_i32_le(self._counts, i32(i64(len(legal))))

    def rows(self) -> BatchRows:
        """Return the current rows of all tables."""
        known, mask = self._known.getvalue(), self._mask.getvalue()
        return BatchRows(known, mask, self._legal.getvalue(), self._counts.getvalue())


def _restore(
    start: State,
    encoder: Encoder,
    settle: SettleFunction,
    rngs: list[Rng],
    tables: list[State],
) -> TableBatch:
    """Rebuild a batch from its pickled form."""
    batch = TableBatch(start, encoder, [], settle)
    batch.adopt(rngs, tables)
    return batch
