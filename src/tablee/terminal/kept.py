"""Tables on disk: one file each, to which a line is added for everything that happens.

A line holds what one command has done, all of it or nothing, and begins with a sum of it: a line
that was not written to its end has not happened, and anything else that does not fit is damage.
"""

import os
import secrets
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from zlib import crc32

import msgspec
from platformdirs import user_state_path

from tablee.boxes import find
from tablee.claim import Claim
from tablee.core.errors import GameError
from tablee.records import dumps
from tablee.table.facts import Entry, Opened
from tablee.table.table import OVER, Table

ENDING = ".table"
_DECODER = msgspec.json.Decoder(list[Entry])
_DAMAGE = (GameError, AssertionError, LookupError, TypeError, ValueError)
"""What rules do with moves that cannot have been made."""


def home() -> Path:
    """Where this user's tables are kept."""
    return user_state_path("tablee", appauthor=False)


class Kept:
    """The file of one table, which this process has for itself."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._claim = _claimed(path)

    @classmethod
    def new(cls, folder: Path, entries: list[Entry]) -> "Kept":
        """Begin a file.

        Raises:
            GameError: `not_written`.
        """
        assert isinstance(entries[0].fact, Opened), "a log begins with the opening of the table"
        slug = entries[0].fact.opening.game
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise GameError("not_written", file=str(folder), reason=error.strerror or "") from error
        kept = cls(folder / f"{slug}-{find(slug).rules}-{secrets.token_hex(6)}{ENDING}")
        kept.append(entries)
        return kept

    def append(self, entries: list[Entry]) -> None:
        """Write down what happened; it is on disk when this returns.

        Raises:
            GameError: `not_written`, and then it has not happened.
        """
        body = msgspec.json.encode(entries)
        line = b"%08x %s\n" % (crc32(body), body)
        try:
            with os.fdopen(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600), "r+b") as file:
                file.truncate(_end(file.read()))
                file.seek(0, os.SEEK_END)
                file.write(line)
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            name, reason = str(self.path), error.strerror or ""
            raise GameError("not_written", file=name, reason=reason) from error

    def load(self) -> Table:
        """The table as it was when something last happened.

        Raises:
            GameError: `table_damaged`, `table_rules`; the file is left as it is.
        """
        return read(self.path)

    def finish(self, table: Table) -> Path:
        """Keep a game that is over as a record, for `tablee replay`."""
        name = f"{self.path.stem}-{table.games}.json"
        folder = self.path.parent.parent / "games"
        path = folder / name
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path.write_text(dumps(table.record()), encoding="utf-8")
        except OSError as error:
            reason = error.strerror or ""
            raise GameError("not_written", file=str(path), reason=reason) from error
        return path

    def remove(self) -> None:
        """Forget the table."""
        self.path.unlink(missing_ok=True)

    def close(self) -> None:
        """Let others have it."""
        self._claim.release()


def _claimed(path: Path) -> Claim:
    try:
        return Claim(path)
    except GameError as error:
        if error.code == "database_in_use":
            raise GameError("table_in_use", file=str(path)) from error
        raise GameError("not_written", file=str(path), reason=error.details["reason"]) from error


def _end(found: bytes) -> int:
    """Where the last whole line ends."""
    return found.rfind(b"\n") + 1


def read(path: Path) -> Table:
    """The table that a file tells of.

    Raises:
        GameError: `unreadable_file`, `table_damaged`, `table_rules`.
    """
    try:
        found = path.read_bytes()
    except OSError as error:
        raise GameError("unreadable_file", file=str(path), reason=error.strerror or "") from error
    try:
        entries = iter([entry for line in _lines(found) for entry in _entries(line)])
        opened = next(entries)
        assert isinstance(opened.fact, Opened), "a log begins with the opening of the table"
        _check_rules(path, opened.fact.opening.game)
        table = Table(opened)
        for entry in entries:
            table.happen(entry)
    except (*_DAMAGE, StopIteration) as error:
        if isinstance(error, GameError) and error.code == "table_rules":
            raise
        raise GameError("table_damaged", file=str(path)) from error
    return table


def _lines(found: bytes) -> list[bytes]:
    return found[: _end(found)].splitlines()


def _entries(line: bytes) -> list[Entry]:
    total, _, body = line.partition(b" ")
    if total != b"%08x" % crc32(body):
        raise ValueError("a line is not what was written")
    return _DECODER.decode(body)


def _check_rules(path: Path, slug: str) -> None:
    rules = path.name.removeprefix(f"{slug}-").partition("-")[0]
    if rules.isdecimal() and int(rules) != find(slug).rules:
        raise GameError("table_rules", file=str(path), rules=int(rules), expected=find(slug).rules)


def unfinished(folder: Path, slug: str | None = None) -> Iterator[Path]:
    """The files of tables at which a game can go on, the newest first."""
    found = folder.glob(f"{slug or '*'}-*{ENDING}") if folder.is_dir() else ()
    for path in sorted(found, key=lambda path: path.stat().st_mtime, reverse=True):
        with suppress(GameError):
            if read(path).status == OVER:
                continue
        yield path
