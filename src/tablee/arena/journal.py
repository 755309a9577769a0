"""Every game of a run is written down when it ends, so that a run can be killed and continued."""

import hashlib
from collections.abc import Callable
from errno import EINVAL
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from os import strerror
from pathlib import Path
from types import TracebackType
from typing import IO, Self, TypeVar

from msgspec import MsgspecError, Struct, json
from platformdirs import user_state_path

from tablee.arena.games import Result
from tablee.bots.instincts import instinct_for
from tablee.core.errors import GameError
from tablee.core.game import OptionValue
from tablee.core.state import COMPILED, State

T = TypeVar("T")
ROOMS = ("core", "bots")
SHELVES = ("games", "instincts")
"""Folders where a file is one game."""


class Head(Struct, frozen=True):
    """What a run is: games of another head cannot be added to it."""

    arena: int
    game: str
    seats: int
    options: dict[str, OptionValue]
    bots: list[str]
    seed: int
    code: str


def code_digest(state: State) -> str:
    """A word for the rules of a game and for its bots as they are: others would play otherwise."""
    digest = hashlib.sha256(b"compiled" if COMPILED else b"pure")  # levels think less in the latter
    for source in _sources(files("tablee")):
        digest.update(source.read_bytes())
    for kind in (type(state), type(instinct_for(state))):
        for source in _sources_of(kind):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _sources(package: Traversable) -> list[Traversable]:
    """What all games are played with."""
    rooms = [item for room in ROOMS for item in _inside(package / room)]
    return [*rooms, *[package / "arena" / name for name in ("games.py", "lineups.py")]]


def _sources_of(kind: type) -> list[Traversable]:
    """The module of a class, or all of its package if it is one game of several files."""
    path = Path(import_module(kind.__module__).__file__ or "")
    folder = path.parent
    inside = [] if folder.name in SHELVES else _inside(folder)
    return inside or [path.with_name(f"{path.name.partition('.')[0]}.py")]


def _inside(folder: Traversable) -> list[Traversable]:
    inside = sorted(folder.iterdir(), key=lambda item: item.name)
    return [item for item in inside if item.is_file() and item.name.endswith(".py")]


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
