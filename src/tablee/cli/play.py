"""`tablee play` and `tablee join`: a table in this terminal, our own or one of a server."""

import argparse
import getpass

from tablee.boxes import find
from tablee.cli.output import has_screen, note_pure
from tablee.cli.parser import Arguments, Command, add_table, table
from tablee.i18n import Catalog
from tablee.table.commands import Opening

LONGEST_NAME = 40


def _add(arguments: Arguments) -> None:
    arguments.add("game", metavar="GAME", nargs="?")
    add_table(arguments)
    arguments.add("--level", metavar="LEVEL", default="club")
    arguments.add("--seed", metavar="S")
    arguments.add("--name", metavar="NAME")
    arguments.add("--new", action="store_true")
    arguments.add("--continue", action="store_true", dest="is_old")
    arguments.add("--plain", action="store_true")


def called(texts: Catalog, wanted: str | None) -> str:
    """What somebody is called: as they say, or as the system knows them."""
    try:
        known = wanted or getpass.getuser().capitalize()
    except (KeyError, OSError):
        known = ""
    return known[:LONGEST_NAME] or texts.text("terminal-you")


def _play(choices: argparse.Namespace, texts: Catalog) -> None:
    from tablee.terminal import run  # noqa: PLC0415 - a second that others need not wait

    if choices.game is not None:
        find(choices.game)
        table(choices, choices.game)

    def lay(slug: str) -> Opening:
        setup = table(choices, slug)
        return Opening(slug, setup.seats, setup.options)

    name = called(texts, choices.name)
    seed, level = choices.seed, choices.level
    wish = run.Wish(choices.game, lay, name, level, seed, choices.new, choices.is_old)
    note_pure(texts)
    play = run.play_screen if has_screen() and not choices.plain else run.play_plain
    play(wish, texts)


def _add_join(arguments: Arguments) -> None:
    arguments.add("url", metavar="URL")
    arguments.add("--name", metavar="NAME")
    arguments.add("--plain", action="store_true")


def _join(choices: argparse.Namespace, texts: Catalog) -> None:
    from tablee.terminal import run  # noqa: PLC0415 - a second that others need not wait

    name = called(texts, choices.name)
    run.join(choices.url, texts, name=name, plain=choices.plain or not has_screen())


COMMANDS = (Command("play", _add, _play), Command("join", _add_join, _join))
