"""In-memory parts of a served table: a log, seeds, and clients."""

from collections.abc import Iterator

import msgspec

from tablee.client.mirror import TableMirror
from tablee.core.rng import Rng
from tablee.session.watcher import Watcher
from tablee.store import LogBatch
from tablee.table.entropy import Entropy
from tablee.table.table import Table
from tablee.testing.law import LAW_OF_TABLES, require
from tablee.wire import Message, TableSnapshot, TableUpdate

_DECODER: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


class MemoryLog:
    """A log of one table in memory."""

    is_shared = False

    def __init__(self) -> None:
        self._bodies: list[bytes] = []

    async def append(self, batch: LogBatch) -> None:
        """Append a batch."""
        self._bodies += batch.bodies

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Return the bodies behind a number."""
        return self._bodies[after:]


class GeneratedSeeds(Entropy):
    """Seeds from one generator."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def next_seed(self, table: Table) -> str:
        """Return a seed from the generator."""
        return f"{self._rng.below(1 << 30):064x}"


class Guest:
    """A client at one table: a person in a seat, or a spectator."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.watcher = Watcher(name, self._receive)
        self.inbox: list[Message] = []
        self.mirror: TableMirror | None = None

    def reconnect(self) -> None:
        """Come back with another connection, which knows nothing."""
        self.watcher = Watcher(self.name, self._receive)

    def _receive(self, text: bytes) -> None:
        self.inbox.append(_DECODER.decode(text))

    def read(self) -> Iterator[TableSnapshot | TableUpdate]:
        """Bring the mirror up to date; yield what was received."""
        messages, self.inbox = self.inbox, []
        for message in messages:
            if isinstance(message, TableSnapshot):
                if self.mirror is None:
                    self.mirror = TableMirror(message.sight)
                self.mirror.load_snapshot(message.sight)
                yield message
            elif isinstance(message, TableUpdate):
                assert self.mirror is not None, "a snapshot comes first"
                missed = not self.mirror.apply_update(message.change)
                require(not missed, LAW_OF_TABLES, f"{self.name} was not told of everything")
                yield message
