"""`tablee play` and `tablee join`: a local table or one of a server, in this terminal."""

import argparse
import getpass

from tablee.cli.output import has_screen, warn_if_pure
from tablee.cli.parser import Arguments, Subcommand, add_table, read_setup
from tablee.i18n import Catalog
from tablee.registry import find
from tablee.table.commands import Opening

MAX_NAME_LENGTH = 40


def _add(arguments: Arguments) -> None:
    arguments.add("game", metavar="GAME", nargs="?")
    add_table(arguments)
    arguments.add("--level", metavar="LEVEL", default="club")
    arguments.add("--seed", metavar="S")
    arguments.add("--name", metavar="NAME")
    arguments.add("--new", action="store_true")
    arguments.add("--continue", action="store_true", dest="is_old")
    arguments.add("--plain", action="store_true")


def choose_name(texts: Catalog, wanted: str | None) -> str:
    """Return the name that was asked for, or that of the user of the system."""
    try:
        known = wanted or getpass.getuser().capitalize()
    except (KeyError, OSError):
        known = ""
    return known[:MAX_NAME_LENGTH] or texts.text("terminal-you")


def _play(choices: argparse.Namespace, texts: Catalog) -> None:
    from tablee.terminal import run  # noqa: PLC0415 - takes a second to import

    if choices.game is not None:
        find(choices.game)
        read_setup(choices, choices.game)

    def open_table(slug: str) -> Opening:
        setup = read_setup(choices, slug)
        return Opening(slug, setup.seats, setup.options)

    name = choose_name(texts, choices.name)
    seed, level = choices.seed, choices.level
    wish = run.PlayOptions(choices.game, open_table, name, level, seed, choices.new, choices.is_old)
    warn_if_pure(texts)
    play = run.play_screen if has_screen() and not choices.plain else run.play_plain
    play(wish, texts)


def _add_join(arguments: Arguments) -> None:
    arguments.add("url", metavar="URL")
    arguments.add("--name", metavar="NAME")
    arguments.add("--plain", action="store_true")


def _join(choices: argparse.Namespace, texts: Catalog) -> None:
    from tablee.terminal import run  # noqa: PLC0415 - takes a second to import

    name = choose_name(texts, choices.name)
    run.join(choices.url, texts, name=name, plain=choices.plain or not has_screen())


COMMANDS = (Subcommand("play", _add, _play), Subcommand("join", _add_join, _join))
