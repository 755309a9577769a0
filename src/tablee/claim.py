"""A file that one process has for itself, until it lets go of it or dies."""

import os
import sys
from pathlib import Path
from threading import Lock
from typing import Final

from tablee.core.errors import GameError

_claimed: Final[set[Path]] = set()
"""What this process has claimed: the system does not refuse a second lock to the same process."""
_one_by_one: Final = Lock()

if sys.platform == "win32":  # pragma: no cover
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        # Not `flock`, which children would inherit: a bot that outlives its server holds nothing.
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Claim:
    """A lock on a file of its own beside the database, where SQLite's own locks do not meet it.

    Raises:
        GameError: `database_in_use`, or `no_database` if no file can be made there.
    """

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(f"{database.name}.lock").absolute()
        with _one_by_one:
            try:
                self._handle = _locked(self._path)
            except OSError as error:
                reason = error.strerror or ""
                raise GameError("no_database", database=str(database), reason=reason) from error
            if self._handle is None:
                raise GameError("database_in_use", file=str(database))
            _claimed.add(self._path)

    def release(self) -> None:
        """Let others have it."""
        if self._handle is not None:
            self._path.unlink(missing_ok=True)
            os.close(self._handle)
            _claimed.discard(self._path)
            self._handle = None


def _locked(path: Path) -> int | None:
    """The handle of the locked file; `None` if somebody else has it."""
    while path not in _claimed:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(handle)
        except OSError:
            os.close(handle)
            return None
        if path.exists() and os.path.samestat(os.fstat(handle), path.stat()):
            return handle
        os.close(handle)  # it was removed by its last owner between our two steps
    return None
