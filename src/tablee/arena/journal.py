"""Journals: a line of JSON for each game or evaluation, so that a killed run can be resumed."""

import hashlib
from collections.abc import Callable
from errno import EINVAL
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from os import strerror
from pathlib import Path
from types import TracebackType
from typing import IO, Generic, Self, TypeVar

from msgspec import MsgspecError, Struct, json

from tablee.arena.match import MatchResult
from tablee.bots.heuristics import heuristic_for
from tablee.core.errors import GameError
from tablee.core.game import OptionValue
from tablee.core.state import COMPILED, State
from tablee.paths import state_folder

T = TypeVar("T")
Header = TypeVar("Header", bound=Struct)
Entry = TypeVar("Entry", bound=Struct)
SHARED_FOLDERS = ("core", "bots")
GAME_FOLDERS = ("games", "heuristics")
"""Folders in which a file is one game."""


class JournalHeader(Struct, frozen=True, omit_defaults=True):
    """Identity of a run; games of another header cannot be added to its journal."""

    arena: int
    game: str
    seats: int
    options: dict[str, OptionValue]
    bots: list[str]
    seed: int
    code: str
    alone: bool = False


def digest_code(state: State) -> str:
    """Return a hash of the sources that decide how a game is played: rules and bots."""
    digest = hashlib.sha256(b"compiled" if COMPILED else b"pure")  # levels search less if pure
    for source in _shared_sources(files("tablee")):
        digest.update(source.read_bytes())
    heuristic = heuristic_for(state)
    digest.update(repr(sorted(heuristic.weights.items())).encode())
    for kind in (type(state), type(heuristic)):
        for source in _sources_of(kind):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _shared_sources(package: Traversable) -> list[Traversable]:
    """List the files that every game is played with."""
    shared = [file for folder in SHARED_FOLDERS for file in _list_python(package / folder)]
    return [*shared, *[package / "arena" / name for name in ("match.py", "lineups.py")]]


def _sources_of(kind: type) -> list[Traversable]:
    """List the file of a class, or all files of its folder if that is one game."""
    path = Path(import_module(kind.__module__).__file__ or "")
    folder = path.parent
    siblings = [] if folder.name in GAME_FOLDERS else _list_python(folder)
    return siblings or [path.with_name(f"{path.name.partition('.')[0]}.py")]


def _list_python(folder: Traversable) -> list[Traversable]:
    entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
    return [entry for entry in entries if entry.is_file() and entry.name.endswith(".py")]


def default_path(header: JournalHeader) -> Path:
    """Return the journal of a run if no file is given."""
    digest = hashlib.sha256(json.encode(header)).hexdigest()[:12]
    folder = state_folder() / "arena"
    return folder / f"{header.game}-{header.seats}-{digest}.jsonl"


class LinesFile(Generic[Header, Entry]):
    """JSON Lines file: a header on the first line, then one entry on each line.

    Raises:
        GameError: `journal_other`, `journal_broken` or `journal_unusable`; the file stays as it is.
    """

    def __init__(
        self, path: Path, header: Header, kind: type[Entry], *, fresh: bool = False
    ) -> None:
        self.path = path
        self.entries: list[Entry] = []
        self._file = _wrap_errors(path, lambda: self._open(header, kind, fresh=fresh))

    def _open(self, header: Header, kind: type[Entry], *, fresh: bool) -> IO[bytes]:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self.path.exists() and not self.path.is_file():
            raise OSError(EINVAL, strerror(EINVAL))
        written = b"" if fresh or not self.path.exists() else self.path.read_bytes()
        whole = written[: written.rfind(b"\n") + 1]
        first, *lines = whole.splitlines() or [json.encode(header)]
        if not whole and not first.startswith(written):
            raise GameError("journal_broken", file=str(self.path), reason="")
        if _decode(first, type(header), self.path) != header:
            raise GameError("journal_other", file=str(self.path))
        self.entries = [_decode(line, kind, self.path) for line in lines]
        file = self.path.open("ab")
        file.truncate(len(whole))
        if not whole:
            file.write(first + b"\n")
            file.flush()
        return file

    def append(self, entry: Entry) -> None:
        """Append an entry and flush it, so that it survives the end of this process."""
        _wrap_errors(self.path, lambda: self._file.write(json.encode(entry) + b"\n"))
        _wrap_errors(self.path, self._file.flush)

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


class Journal(LinesFile[JournalHeader, MatchResult]):
    """The games of a run, by number."""

    def __init__(self, path: Path, header: JournalHeader, *, fresh: bool = False) -> None:
        super().__init__(path, header, MatchResult, fresh=fresh)
        self.results = {game.number: game for game in self.entries}

    def add(self, result: MatchResult) -> None:
        """Append a game."""
        self.results[result.number] = result
        self.append(result)


def _decode(line: bytes, kind: type[T], path: Path) -> T:
    try:
        return json.decode(line, type=kind)
    except (MsgspecError, ValueError, RecursionError) as error:
        raise GameError("journal_broken", file=str(path), reason=str(error)) from error


def _wrap_errors(path: Path, work: Callable[[], T]) -> T:
    """Return the result of `work`; raise `journal_unusable` for an error of the system."""
    try:
        return work()
    except OSError as error:
        raise _unusable(path, error) from error


def _unusable(path: Path, error: OSError) -> GameError:
    return GameError("journal_unusable", file=str(path), reason=error.strerror or "")
