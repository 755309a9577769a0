"""Every game that is installed: ours, and those that other packages bring.

A package names its games as entry points of the group `tablee.games`. What cannot be played is
refused, and said, and the shelf goes on without it.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import groupby
from typing import NamedTuple

from tablee.core.errors import GameError
from tablee.core.game import Game
from tablee.games import GAMES
from tablee.games import find as find_on

GROUP = "tablee.games"
SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST = 40
SEATS = range(2, 21)
"""How many can sit at a table."""


class Brought(NamedTuple):
    """A game of another package, and the folder of its words and pages if it has one."""

    game: Game
    folder: Traversable | None


class Shelf(NamedTuple):
    """What was found, by slug."""

    games: dict[str, Game]
    brought: dict[str, Brought]
    refused: dict[str, GameError]


@cache
def opened() -> Shelf:
    """The shelf, looked through once in a process."""
    shelf = Shelf(dict(GAMES), {}, {})
    found = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    for slug, entries in groupby(found, key=lambda entry: entry.name):
        several = list(entries)
        try:
            brought = _brought(slug, several)
        except GameError as why:
            packages = ", ".join(sorted(map(_package, several)))
            refusal = GameError("game_refused", game=slug, package=packages, why=why)
            shelf.refused[slug] = refusal
        else:
            shelf.brought[slug] = brought
            shelf.games[slug] = brought.game
    return shelf


def games() -> Mapping[str, Game]:
    """Every game, ours first."""
    return opened().games


def find(slug: str) -> Game:
    """The game of this slug.

    Raises:
        GameError: `unknown_game`; why a game was refused is for whoever installs, see `refused`.
    """
    return find_on(slug, games())


def refused() -> list[GameError]:
    """What other packages bring and cannot be played: `game_refused`, naming package and reason."""
    return list(opened().refused.values())


def folders() -> Iterator[Traversable]:
    """Where other packages keep words and pages, each folder once."""
    seen = set()
    for brought in opened().brought.values():
        if brought.folder is not None and str(brought.folder) not in seen:
            seen.add(str(brought.folder))
            yield brought.folder


def is_brought(key: str) -> bool:
    """Whether a message is one of a game that another package brings."""
    return any(key.startswith(f"{slug}-") for slug in opened().brought)


def _package(entry: EntryPoint) -> str:
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist else entry.value


def _brought(slug: str, entries: list[EntryPoint]) -> Brought:
    """A game, once it has been looked at.

    Raises:
        GameError: why it cannot be played.
    """
    if slug in GAMES:
        raise GameError("game_is_ours")
    if entries[1:]:
        raise GameError("game_twice")
    if not SLUG.fullmatch(slug) or len(slug) > LONGEST:
        raise GameError("game_slug", expected=SLUG.pattern, most=LONGEST)
    game, folder = _loaded(entries[0])
    if not isinstance(game, Game):
        raise GameError("game_is_none", found=type(game).__name__)
    if game.slug != slug:
        raise GameError("game_other_slug", found=game.slug)
    if not game.seats or not set(game.seats) <= set(SEATS):
        raise GameError("game_seats", least=SEATS[0], most=SEATS[-1])
    return Brought(game, folder)


def _loaded(entry: EntryPoint) -> tuple[object, Traversable | None]:
    """What an entry point names, and the folder of the package that it lies in."""
    try:
        found = entry.load()
        package = import_module(entry.module).__package__
        return found, files(package) if package else None
    except Exception as error:  # it is somebody else's code, and may do anything
        reason = f"{type(error).__name__}: {error}"
        raise GameError("game_unloadable", reason=reason) from error
