"""Rebuilding a table from the lines of its log."""

import msgspec

from tablee.core.errors import GameError
from tablee.table.events import LogLine
from tablee.table.table import Table

_DECODER = msgspec.json.Decoder(LogLine)

DAMAGE = (GameError, AssertionError, LookupError, TypeError, ValueError, StopIteration)
"""Errors of rules and decoders about lines that cannot have been written."""
NOT_INSTALLED = ("unknown_game", "other_rules", "record_rules")
"""Codes that blame what is installed here, and not what was written."""


def is_damage(error: BaseException) -> bool:
    """Return whether an error in replaying blames what was written."""
    return not isinstance(error, GameError) or error.code not in NOT_INSTALLED


class TableRebuild:
    """A table that is rebuilt piece by piece.

    Raises:
        GameError: `other_rules`, if the last game is played by rules that are not installed here.
    """

    def __init__(self, bodies: list[bytes]) -> None:
        self._bodies = bodies
        self._applied = 1
        self.table = Table(decode_line(bodies[0]))

    @property
    def is_done(self) -> bool:
        """Return whether every line is applied."""
        return self._applied >= len(self._bodies)

    def apply_next(self, count: int) -> None:
        """Apply the next lines."""
        for body in self._bodies[self._applied : self._applied + count]:
            self.table.apply(decode_line(body))
        self._applied += count
        if self.is_done and self.table.foreign_rules:
            rules = self.table.setup.game.rules
            raise GameError("other_rules", rules=self.table.foreign_rules, expected=rules)


def decode_line(body: bytes) -> LogLine:
    """Decode a line of the log."""
    return _DECODER.decode(body)


def rebuild_table(bodies: list[bytes]) -> Table:
    """Return the table whose log has these lines.

    Raises:
        GameError: `other_rules`, if the last game is played by rules that are not installed here.
    """
    rebuilding = TableRebuild(bodies)
    rebuilding.apply_next(len(bodies))
    return rebuilding.table
