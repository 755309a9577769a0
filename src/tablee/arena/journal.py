"""Every game of a run is written down when it ends, so that a run can be killed and continued."""

import hashlib
from collections.abc import Callable
from errno import EINVAL
from importlib.resources import files
from importlib.resources.abc import Traversable
from os import strerror
from pathlib import Path
from types import TracebackType
from typing import IO, Self, TypeVar

from msgspec import MsgspecError, Struct, json
from platformdirs import user_state_path

from tablee.arena.games import Result
from tablee.core.errors import GameError
from tablee.core.game import OptionValue

T = TypeVar("T")
ROOMS = ("core", "games", "bots", "arena/games.py", "arena/lineups.py")


class Head(Struct, frozen=True):
    """What a run is: games of another head cannot be added to it."""

    arena: int
    game: str
    seats: int
    options: dict[str, OptionValue]
    bots: list[str]
    seed: int
    code: str


def code_digest() -> str:
    """A word for the rules and the bots as they are: others would play other games."""
    digest = hashlib.sha256()
    for room in ROOMS:
        for source in _sources(files("tablee") / room):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _sources(room: Traversable) -> list[Traversable]:
    if room.is_file():
        return [room] if room.name.endswith(".py") else []
    inside = sorted(room.iterdir(), key=lambda item: item.name)
    return [source for item in inside for source in _sources(item)]


def usual_path(head: Head) -> Path:
    """Where a run is written down when nobody says where."""
    word = hashlib.sha256(json.encode(head)).hexdigest()[:12]
    folder = user_state_path("tablee", appauthor=False) / "arena"
    return folder / f"{head.game}-{head.seats}-{word}.jsonl"


class Journal:
    """A file with the head of a run on its first line, and a game on each of the others.

    Raises:
        GameError: `journal_other`, `journal_broken` or `journal_unusable`; the file stays as it is.
    """

    def __init__(self, path: Path, head: Head, *, fresh: bool = False) -> None:
        self.path = path
        self._file = _usable(path, lambda: self._open(head, fresh=fresh))

    def _open(self, head: Head, *, fresh: bool) -> IO[bytes]:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self.path.exists() and not self.path.is_file():
            raise OSError(EINVAL, strerror(EINVAL))
        written = b"" if fresh or not self.path.exists() else self.path.read_bytes()
        whole = written[: written.rfind(b"\n") + 1]
        first, *lines = whole.splitlines() or [json.encode(head)]
        if not whole and not first.startswith(written):
            raise GameError("journal_broken", file=str(self.path), reason="")
        if _read(first, Head, self.path) != head:
            raise GameError("journal_other", file=str(self.path))
        games = [_read(line, Result, self.path) for line in lines]
        self.results = {game.number: game for game in games}
        file = self.path.open("ab")
        file.truncate(len(whole))
        if not whole:
            file.write(first + b"\n")
            file.flush()
        return file

    def add(self, result: Result) -> None:
        """Write a game down; what was written survives the end of this process."""
        self.results[result.number] = result
        _usable(self.path, lambda: self._file.write(json.encode(result) + b"\n"))
        _usable(self.path, self._file.flush)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            self._file.close()
        except OSError as full:
            if kind is None:
                raise _unusable(self.path, full) from full


def _read(line: bytes, kind: type[T], path: Path) -> T:
    try:
        return json.decode(line, type=kind)
    except (MsgspecError, ValueError, RecursionError) as error:
        raise GameError("journal_broken", file=str(path), reason=str(error)) from error


def _usable(path: Path, work: Callable[[], T]) -> T:
    try:
        return work()
    except OSError as error:
        raise _unusable(path, error) from error


def _unusable(path: Path, error: OSError) -> GameError:
    return GameError("journal_unusable", file=str(path), reason=error.strerror or "")
