"""A lock file that one process holds until it releases it or dies."""

import os
import sys
from pathlib import Path
from threading import Lock
from typing import Final

from tablee.core.errors import GameError

_held: Final[set[Path]] = set()
"""Locks of this process: the system would grant it a second one on the same file."""
_guard: Final = Lock()

if sys.platform == "win32":  # pragma: no cover
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        # Not `flock`, which children inherit: a worker that outlives its server must hold no lock.
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class LockFile:
    """A lock on a file beside the database, apart from the locks of SQLite itself.

    Raises:
        GameError: `database_in_use`, or `no_database` if no file can be made there.
    """

    def __init__(self, database: Path) -> None:
        real = Path(os.path.realpath(database))  # however it is called, it is one file
        self._path = real.with_name(f"{real.name}.lock")
        with _guard:
            try:
                self._handle = _acquire(self._path)
            except OSError as error:
                reason = error.strerror or ""
                raise GameError("no_database", database=str(database), reason=reason) from error
            if self._handle is None:
                raise GameError("database_in_use", file=str(database))
            _held.add(self._path)

    def release(self) -> None:
        """Remove and unlock the file."""
        if self._handle is not None:
            self._path.unlink(missing_ok=True)
            os.close(self._handle)
            _held.discard(self._path)
            self._handle = None


def _acquire(path: Path) -> int | None:
    """Lock the file and return its handle; `None` if another process has it."""
    while path not in _held:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(handle)
        except OSError:
            os.close(handle)
            return None
        if path.exists() and os.path.samestat(os.fstat(handle), path.stat()):
            return handle
        os.close(handle)  # its last owner removed it between open and lock
    return None
