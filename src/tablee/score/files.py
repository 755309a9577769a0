"""Files of score sheets, written atomically."""

import os
import tempfile
from pathlib import Path

from msgspec import MsgspecError, json

from tablee.core.errors import GameError
from tablee.paths import state_folder
from tablee.score.sheet import FORMAT, SavedSheet, Sheet

MAX_BYTES = 2**20
"""The size in bytes above which a file is not read: far more than any sheet takes."""
SUFFIX = ".json"


class SheetFile:
    """A sheet and the file it is saved in.

    Raises:
        GameError: `score_damaged`, `no_file` or `unreadable_file`; the file stays as it is.
    """

    def __init__(self, path: Path, sheet: Sheet | None = None) -> None:
        self.path = path
        self._on_disk = _read_bytes(path)
        self.sheet = sheet or _decode(path, self._on_disk)

    def save(self) -> None:
        """Write the sheet atomically and durably.

        Raises:
            GameError: `score_changed`, if somebody else has written to the file; `not_written`.
        """
        if _read_bytes(self.path) != self._on_disk:
            raise GameError("score_changed", file=str(self.path))
        text = json.format(json.encode(self.sheet.written()), indent=1) + b"\n"
        try:
            _write(self.path, text)
        except OSError as error:
            reason = error.strerror or ""
            raise GameError("not_written", file=str(self.path), reason=reason) from error
        self._on_disk = text


def path_of(slug: str, name: str) -> Path:
    """Return the path of the sheet with this name.

    Raises:
        GameError: `score_name`.
    """
    if not name or not all(letter.isalnum() or letter in "-_ " for letter in name):
        raise GameError("score_name", name=name)
    return _folder(slug) / f"{name}{SUFFIX}"


def list_names(slug: str) -> list[str]:
    """Return the names of all sheets of a game."""
    folder = _folder(slug)
    return sorted(path.stem for path in folder.glob(f"*{SUFFIX}")) if folder.is_dir() else []


def set_aside(path: Path) -> Path:
    """Rename a sheet to a free name, and return its new path."""
    number = 2
    while (other := path.with_name(f"{path.stem} {number}{SUFFIX}")).exists():
        number += 1
    path.rename(other)
    return other


def _folder(slug: str) -> Path:
    return state_folder() / "scores" / slug


def _read_bytes(path: Path) -> bytes | None:
    try:
        with path.open("rb") as file:
            return file.read(MAX_BYTES)
    except FileNotFoundError:
        return None
    except OSError as error:
        reason = error.strerror or ""
        raise GameError("unreadable_file", file=str(path), reason=reason) from error


def _decode(path: Path, text: bytes | None) -> Sheet:
    if text is None:
        raise GameError("no_file", file=str(path))
    try:
        written = json.decode(text, type=SavedSheet)
    except (MsgspecError, UnicodeError, RecursionError) as error:
        raise GameError("score_damaged", file=str(path), why=GameError("score_text")) from error
    try:
        if written.format != FORMAT:
            raise GameError("score_format", format=written.format, expected=FORMAT)
        return Sheet(written)
    except GameError as error:
        raise GameError("score_damaged", file=str(path), why=error) from error


def _write(path: Path, text: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    if hasattr(os, "O_DIRECTORY"):
        folder = os.open(path.parent, os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
