"""Transport: the interface to a table, the same for a local and a remote one."""

from collections.abc import Callable

from tablee.client.mirror import TableMirror
from tablee.core.errors import GameError
from tablee.table.commands import AnyCommand, Play
from tablee.table.messages import Update
from tablee.table.moves import MoveOptions
from tablee.wire.responses import HintCandidate


class Transport:
    """A mirror of a table, and the requests to it.

    A request that is refused raises a `GameError`, and has changed nothing.
    """

    is_local = False
    """The table is in this process, and its record in a file of this machine."""
    mirror: TableMirror
    on_update: Callable[[Update | None], None]
    """Called after every update, and with `None` after anything else that is to be shown."""

    def __init__(self) -> None:
        self.on_update = lambda update: None
        self.is_connected = True
        """False while the connection is lost, and the mirror may be out of date."""
        self.error: GameError | None = None
        """Error that no request of ours has raised."""

    async def open(self) -> None:
        """Connect to the table."""
        raise NotImplementedError

    async def close(self) -> None:
        """Disconnect, keeping the seat."""
        raise NotImplementedError

    async def ask(self, command: AnyCommand) -> None:
        """Run a command at the table; return when it is on disk."""
        raise NotImplementedError

    async def look(self, move: str) -> MoveOptions:
        """Return the possible continuations of a move, and what is asked next."""
        raise NotImplementedError

    async def hint(self) -> list[HintCandidate]:
        """Return a bot's evaluation of our moves, best first."""
        raise NotImplementedError

    async def play(self, move: str) -> None:
        """Make a move."""
        await self.ask(Play(move, self.mirror.version))
