"""A log in a file: one table of one person, without a server.

A line of the file holds one batch, all of it or nothing, behind its CRC: a line that was not
written to its end has not happened, and anything else that does not fit is damage.
"""

import os
import secrets
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from zlib import crc32

import msgspec

from tablee.core.errors import GameError
from tablee.lockfile import LockFile
from tablee.registry import find, games
from tablee.store import FinishedGame, LogBatch
from tablee.table.rebuild import DAMAGE, rebuild_table
from tablee.table.table import OVER, Table

ENDING = ".table"
_DECODER = msgspec.json.Decoder(list[msgspec.Raw])


class FileLog:
    """The log of one table, whose file this process has locked."""

    is_shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.record: Path | None = None
        """The record of the last game that was finished."""
        self._lock = _lock(path)

    @classmethod
    def create(cls, folder: Path, slug: str) -> "FileLog":
        """Return the log of a new table, with nothing in it.

        Raises:
            GameError: `not_written`.
        """
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise GameError("not_written", file=str(folder), reason=error.strerror or "") from error
        return cls(folder / f"{slug}-{find(slug).rules}-{secrets.token_hex(6)}{ENDING}")

    async def append(self, batch: LogBatch) -> None:
        """Write a batch, as `write`."""
        self.write(batch)

    def write(self, batch: LogBatch) -> None:
        """Write a batch; it is on disk when this returns. A finished game is kept as a record.

        Raises:
            GameError: `not_written`, and then it has not happened.
        """
        if not batch.bodies:
            return
        body = b"[%s]" % b",".join(batch.bodies)
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
        if batch.record is not None:
            with suppress(OSError):
                self.record = self._write_record(batch.record)

    def _write_record(self, finished: FinishedGame) -> Path:
        folder = self.path.parent.parent / "games"
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self.path.stem}-{finished.game_number}.json"
        path.write_text(finished.text, encoding="utf-8")
        return path

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Return the bodies behind a number, whatever the table is called.

        Raises:
            GameError: `unreadable_file`, `table_damaged`.
        """
        return _read_bodies(self.path)[after:]

    def load(self) -> Table:
        """Return the table as it was when something last happened.

        Raises:
            GameError: as `read_table`; the file is left as it is.
        """
        return read_table(self.path)

    def remove(self) -> None:
        """Delete the file."""
        self.path.unlink(missing_ok=True)

    def close(self) -> None:
        """Release the lock."""
        self._lock.release()


def _lock(path: Path) -> LockFile:
    try:
        return LockFile(path)
    except GameError as error:
        if error.code == "database_in_use":
            raise GameError("table_in_use", file=str(path)) from error
        raise GameError("not_written", file=str(path), reason=error.details["reason"]) from error


def _end(text: bytes) -> int:
    """Return where the last whole line ends."""
    return text.rfind(b"\n") + 1


def _read_bodies(path: Path) -> list[bytes]:
    try:
        text = path.read_bytes()
    except OSError as error:
        raise GameError("unreadable_file", file=str(path), reason=error.strerror or "") from error
    try:
        lines = text[: _end(text)].splitlines()
        return [body for line in lines for body in _decode_line(line)]
    except ValueError as error:
        raise GameError("table_damaged", file=str(path)) from error


def _decode_line(line: bytes) -> list[bytes]:
    total, _, body = line.partition(b" ")
    if total != b"%08x" % crc32(body):
        raise ValueError("a line is not what was written")
    return [bytes(raw) for raw in _DECODER.decode(body)]


def read_table(path: Path) -> Table:
    """Return the table of a file.

    Raises:
        GameError: `unreadable_file`, `table_damaged`, `table_rules`.
    """
    bodies = _read_bodies(path)
    _check_rules(path)
    try:
        return rebuild_table(bodies)
    except DAMAGE as error:
        if isinstance(error, GameError) and error.code == "other_rules":
            raise GameError("table_rules", file=str(path), **error.details) from error
        raise GameError("table_damaged", file=str(path)) from error


def _check_rules(path: Path) -> None:
    """Refuse a file whose name tells that other rules were played."""
    slug, _, rest = path.stem.rpartition("-")[0].rpartition("-")
    game = games().get(slug)
    if game is not None and rest.isdecimal() and int(rest) != game.rules:
        raise GameError("table_rules", file=str(path), rules=int(rest), expected=game.rules)


def unfinished_tables(folder: Path, slug: str | None = None) -> Iterator[Path]:
    """Yield the files of tables at which a game can go on, the newest first."""
    paths = folder.glob(f"{slug or '*'}-*{ENDING}") if folder.is_dir() else ()
    for path in sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True):
        with suppress(GameError):
            if read_table(path).status == OVER:
                continue
        yield path
