"""`tablee play`: a local table, in this terminal."""

import argparse
import getpass

from tablee.cli.output import has_screen, warn_if_pure
from tablee.cli.parser import read_number, read_setup
from tablee.core.errors import GameError
from tablee.i18n import Catalog
from tablee.registry import find
from tablee.table.commands import Opening
from tablee.terminal.run import PlayOptions, play_plain, play_screen

MAX_NAME_LENGTH = 40


def run(choices: argparse.Namespace, texts: Catalog) -> None:
    """Play a game, chosen on a screen if none was asked for."""
    first = None if choices.first is None else read_number("--first", choices.first, most=99) - 1
    if choices.game is not None:
        find(choices.game)
        _check_first(first, read_setup(choices, choices.game).seats)

    def open_table(slug: str) -> Opening:
        setup = read_setup(choices, slug)
        _check_first(first, setup.seats)
        remembers = not choices.no_aide_memoire
        return Opening(slug, setup.seats, setup.options, aide_memoire=remembers)

    name = choose_name(texts, choices.name)
    seed, level = choices.seed, choices.level
    wish = PlayOptions(
        choices.game, open_table, name, level, seed, choices.new, choices.is_old, first
    )
    warn_if_pure(texts)
    play = play_screen if has_screen() and not choices.plain else play_plain
    play(wish, texts)


def _check_first(first: int | None, seats: int) -> None:
    """Raise unless a table of so many seats has this one."""
    if first is not None and first >= seats:
        raise GameError("bad_number", name="--first", value=first + 1, least="1", most=str(seats))


def choose_name(texts: Catalog, wanted: str | None) -> str:
    """Return the name that was asked for, or that of the user of the system."""
    try:
        known = wanted or getpass.getuser().capitalize()
    except (KeyError, OSError):
        known = ""
    return known[:MAX_NAME_LENGTH] or texts.text("terminal-you")
