"""The registry of installed games: the built-in ones and those of plugins.

A plugin is a package with entry points in the group `tablee.games`. Games that cannot be played
are listed with the reason and left out.
"""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
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

GROUP = "tablee.games"
SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
MAX_SLUG_LENGTH = 40
SEAT_COUNTS = range(2, 21)
"""The numbers of seats that a table can have."""


class PluginGame(NamedTuple):
    """A game of a plugin, and the folder of its messages and pages if it has one."""

    game: Game
    folder: Traversable | None


class Registry(NamedTuple):
    """Installed games, plugins and refused plugins, by slug."""

    games: dict[str, Game]
    plugins: dict[str, PluginGame]
    refused: dict[str, GameError]


@cache
def load_registry() -> Registry:
    """Load and check all games, once in a process."""
    registry = Registry(dict(GAMES), {}, {})
    by_name = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    for slug, group in groupby(by_name, key=lambda entry: entry.name):
        entries = list(group)
        try:
            plugin = _load_plugin(slug, entries)
        except GameError as why:
            packages = ", ".join(sorted(map(_describe_package, entries)))
            refusal = GameError("game_refused", game=slug, package=packages, why=why)
            registry.refused[slug] = refusal
        else:
            registry.plugins[slug] = plugin
            registry.games[slug] = plugin.game
    return registry


def games() -> Mapping[str, Game]:
    """Return all games by slug, the built-in ones first."""
    return load_registry().games


def find(slug: str) -> Game:
    """Return the game of this slug.

    Raises:
        GameError: `unknown_game`; see `refused_games` for plugins that were left out.
    """
    if slug not in games():
        raise GameError("unknown_game", game=slug, expected=", ".join(games()))
    return games()[slug]


@contextmanager
def installed(game: Game) -> Iterator[None]:
    """Install a game for a while, in place of one of its slug: tables find it by that alone."""
    registry = load_registry()
    before = registry.games.get(game.slug)
    registry.games[game.slug] = game
    try:
        yield
    finally:
        if before is None:
            del registry.games[game.slug]
        else:
            registry.games[game.slug] = before


def refused_games() -> list[GameError]:
    """Return a `game_refused` with package and reason for each plugin that was left out."""
    return list(load_registry().refused.values())


def plugin_folders() -> Iterator[Traversable]:
    """Yield the folders with messages and pages of plugins, each once."""
    seen = set()
    for plugin in load_registry().plugins.values():
        if plugin.folder is not None and str(plugin.folder) not in seen:
            seen.add(str(plugin.folder))
            yield plugin.folder


def is_plugin_message(key: str) -> bool:
    """Return whether a message belongs to the game of a plugin."""
    return any(key.startswith(f"{slug}-") for slug in load_registry().plugins)


def _describe_package(entry: EntryPoint) -> str:
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist else entry.value


def _load_plugin(slug: str, entries: list[EntryPoint]) -> PluginGame:
    """Load and check the game of a plugin.

    Raises:
        GameError: the reason why it cannot be played.
    """
    if slug in GAMES:
        raise GameError("game_is_ours")
    if entries[1:]:
        raise GameError("game_twice")
    if not SLUG.fullmatch(slug) or len(slug) > MAX_SLUG_LENGTH:
        raise GameError("game_slug", expected=SLUG.pattern, most=MAX_SLUG_LENGTH)
    game, folder = _load_entry_point(entries[0])
    if not isinstance(game, Game):
        raise GameError("game_is_none", found=type(game).__name__)
    if game.slug != slug:
        raise GameError("game_other_slug", found=game.slug)
    if not game.seats or not set(game.seats) <= set(SEAT_COUNTS):
        raise GameError("game_seats", least=SEAT_COUNTS[0], most=SEAT_COUNTS[-1])
    return PluginGame(game, folder)


def _load_entry_point(entry: EntryPoint) -> tuple[object, Traversable | None]:
    """Return the object of an entry point, and the folder of its package."""
    try:
        game = entry.load()
        package = import_module(entry.module).__package__
        return game, files(package) if package else None
    except Exception as error:  # plugins may raise anything
        reason = f"{type(error).__name__}: {error}"
        raise GameError("game_unloadable", reason=reason) from error
