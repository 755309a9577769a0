"""The way to a table: the same for our own and for one on a server."""

from collections.abc import Callable

from tablee.core.errors import GameError
from tablee.table.commands import Asked, Play
from tablee.table.shapes import Change, Choice
from tablee.terminal.seen import Seen
from tablee.wire.telling import Candidate


class Link:
    """What is seen of a table, and what can be asked of it.

    Everything that is refused raises a `GameError`, and has changed nothing.
    """

    seen: Seen
    on_news: Callable[[Change | None], None]
    """Called after every change, and with nothing after anything else that is to be shown."""

    def __init__(self) -> None:
        self.on_news = lambda change: None
        self.is_up = True
        """Whether what is seen is what is there."""
        self.trouble: GameError | None = None
        """What went wrong while nobody asked for anything."""

    async def open(self) -> None:
        """Come to the table, and see it."""
        raise NotImplementedError

    async def close(self) -> None:
        """Go away; nothing is lost."""
        raise NotImplementedError

    async def ask(self, command: Asked) -> None:
        """Ask something of the table; when this returns, it is on disk."""
        raise NotImplementedError

    async def look(self, move: str) -> list[Choice]:
        """How a move can go on."""
        raise NotImplementedError

    async def hint(self) -> list[Candidate]:
        """What a bot thinks of our moves, the best first."""
        raise NotImplementedError

    async def play(self, move: str) -> None:
        """Make a move."""
        await self.ask(Play(move, self.seen.version))
