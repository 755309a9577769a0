"""Many tables of one game, played side by side: what is over begins again."""

from typing import NamedTuple

from librt.strings import BytesWriter
from mypy_extensions import i64

from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.sketch import Sketch
from tablee.core.state import State
from tablee.core.zones import DEALER, NOBODY


class Rows(NamedTuple):
    """Of each table: what the seat on turn knows, and a byte for each action, 1 if it is legal."""

    known: bytes
    legal: bytes


class Batch:
    """Tables that start as this one; each has a generator of its own."""

    def __init__(self, table: State, sketch: Sketch, seeds: list[int]) -> None:
        self._start = table
        self._sketch = sketch
        self._rngs = [Rng(seed) for seed in seeds]
        self._no_action = bytes(int(table.actions()))
        self.tables = [table.copy() for _ in seeds]
        for number in range(len(seeds)):
            self._deal(number)

    def _deal(self, number: i64) -> None:
        while self.tables[number].turn == DEALER:
            shuffle(self.tables[number], self._rngs[number])

    def step(self, actions: list[int]) -> list[tuple[int, State]]:
        """Do a legal action at each table, unchecked; return the tables that are over."""
        over: list[tuple[int, State]] = []
        for number in range(len(self.tables)):
            table = self.tables[number]
            table.apply(actions[number])
            self._deal(number)
            if table.turn == NOBODY:
                over.append((number, table))
                self.tables[number] = self._start.copy()
                self._deal(number)
        return over

    def rows(self) -> Rows:
        """What there is to choose from."""
        known = BytesWriter()
        legal = BytesWriter()
        actions: i64 = len(self._no_action)
        for number in range(len(self.tables)):
            table = self.tables[number]
            self._sketch.write(table, table.turn, known)
            legal.write(self._no_action)
            start = actions * number
            for action in table.legal():
                legal[start + action] = 1
        return Rows(known.getvalue(), legal.getvalue())
