"""Limits on work in flight: how much may be thought for one person and for one address at once."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from tablee.core.errors import GameError

MAX_FOR_PERSON = 2
MAX_FOR_ADDRESS = 12


class WorkInFlight:
    """Counts the hints and replays that are being worked on, by person and by address."""

    def __init__(self) -> None:
        self._people: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    @property
    def count(self) -> int:
        """Return how much is being worked on."""
        return self._addresses.total()

    @contextmanager
    def claim(self, person: str, address: str) -> Iterator[None]:
        """Count some work until the block ends.

        Raises:
            GameError: `too_fast`, if they have as much work in flight as they may.
        """
        too_many = person and self._people[person] >= MAX_FOR_PERSON
        if too_many or self._addresses[address] >= MAX_FOR_ADDRESS:
            raise GameError("too_fast")
        self._people[person] += 1
        self._addresses[address] += 1
        try:
            yield
        finally:
            _release(self._people, person)
            _release(self._addresses, address)


def _release(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if not counter[key]:
        del counter[key]
