"""Command-line parser, with help and errors in the language of the user."""

import argparse
import re
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import Any, NamedTuple, NoReturn

from tablee.core.errors import GameError
from tablee.core.game import PRESET, Game, OptionValue
from tablee.core.setup import Setup
from tablee.i18n import LANGUAGES, Catalog
from tablee.registry import find

_ARGPARSE_ERRORS = {
    "missing": r"arguments are required: (?P<what>.*)",
    "unknown": r"unrecognized arguments: (?P<what>.*)",
    "value": r"argument (?P<what>\S+): expected",
    "choice": r"invalid choice: '(?P<what>.*)' \(choose from (?P<expected>.*)\)",
}
"""Kinds of errors, and the English messages of argparse that they are recognized by."""

RunCommand = Callable[[argparse.Namespace, Catalog], None]
"""The function of a module that runs a command with its parsed arguments."""


class Subcommand(NamedTuple):
    """A command: its name, its arguments, and the module whose function `run` runs it."""

    name: str
    add_arguments: Callable[["Arguments"], None]
    module: str

    def load(self) -> RunCommand:
        """Import the module, which neither parsing nor help needs, and return its `run`."""
        run: RunCommand = import_module(self.module).run
        return run


class ParsedCommand(NamedTuple):
    """A command and its parsed arguments."""

    command: Subcommand
    choices: argparse.Namespace


class Arguments:
    """Adds arguments to a command, each with its help text from the catalog."""

    def __init__(self, parser: argparse.ArgumentParser, texts: Catalog, command: str) -> None:
        self._texts = texts
        self._command = command
        self._arguments = parser.add_argument_group(texts.text("cli-arguments"))
        self._options = parser.add_argument_group(texts.text("cli-options"))

    def add(self, name: str, **how: Any) -> None:
        """Add an argument or, if its name starts with a dash, an option."""
        key = f"cli-{self._command}-{name.lstrip('-')}" if self._command else f"cli-{name[2:]}"
        if not self._texts.has(key):
            key = f"cli-{name.lstrip('-')}"
        group = self._options if name.startswith("-") else self._arguments
        group.add_argument(name, help=self._texts.text(key), **how)

    def add_common(self) -> None:
        """Add the options of every command."""
        help_text = self._texts.text("cli-help")
        self._options.add_argument("-h", "--help", action="help", help=help_text)
        self.add("--lang", choices=LANGUAGES)


class Parser:
    """Parses a command line."""

    def __init__(self, texts: Catalog, commands: Iterable[Subcommand], *, version: str) -> None:
        self._texts = texts
        self._commands = {command.name: command for command in commands}
        formatter = _make_formatter(texts)
        self._parser = _Strict(
            "tablee",
            description=texts.text("cli-about"),
            formatter_class=formatter,
            add_help=False,
            allow_abbrev=False,
        )
        arguments = Arguments(self._parser, texts, "")
        arguments.add_common()
        arguments.add("--version", action="version", version=version)
        children = self._parser.add_subparsers(
            title=texts.text("cli-commands"), metavar="", dest="command", parser_class=_Strict
        )
        for command in self._commands.values():
            said = texts.text(f"cli-{command.name}")
            child = children.add_parser(
                command.name,
                help=said,
                description=said,
                formatter_class=formatter,
                add_help=False,
                allow_abbrev=False,
            )
            taken = Arguments(child, texts, command.name)
            command.add_arguments(taken)
            taken.add_common()

    def read(self, words: Sequence[str]) -> ParsedCommand | None:
        """Parse the words; return `None` if there is no command."""
        choices = self._parser.parse_args(words)
        return ParsedCommand(self._commands[choices.command], choices) if choices.command else None


class _Strict(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        for kind, pattern in _ARGPARSE_ERRORS.items():
            match = re.search(pattern, message)
            if match:
                details = {name: text.replace("'", "") for name, text in match.groupdict().items()}
                raise GameError(f"usage_{kind}", help=f"{self.prog} --help", **details)
        raise GameError("usage", reason=message, help=f"{self.prog} --help")


def _make_formatter(texts: Catalog) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        def add_usage(
            self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None
        ) -> None:
            if prefix is None:
                prefix = f"{texts.text('cli-usage')} "
            super().add_usage(usage, actions, groups, prefix)

    return Formatter


def read_setup(choices: argparse.Namespace, slug: str) -> Setup:
    """Return the setup that was asked for."""
    game = find(slug)
    seats = game.usual_seats
    if choices.seats is not None:
        seats = read_number("--seats", choices.seats, most=99)
    return Setup(game, seats, read_options(game, choices.option, choices.preset))


def read_options(
    game: Game, pairs: Iterable[str], preset: str | None = None
) -> dict[str, OptionValue]:
    """Parse `name=value` pairs into options of a game, beside a preset if there is one."""
    chosen: dict[str, OptionValue] = {} if preset is None else {PRESET: preset}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise GameError("bad_pair", value=pair)
        chosen[name] = _read_choice(game, name, value)
    return chosen


def _read_choice(game: Game, name: str, text: str) -> OptionValue:
    """Return the choice with this spelling; the text itself, to be refused later, if none has."""
    for option in game.options:
        for choice in option.choices:
            if option.name == name and str(choice).lower() == text.lower():
                return choice
    return text


def read_number(name: str, text: str, *, least: int = 1, most: int = 2**31 - 1) -> int:
    """Parse a whole number.

    Raises:
        GameError: `bad_number`.
    """
    is_number = text.isascii() and text.isdecimal() and len(text) <= len(str(most))
    if not (is_number and least <= int(text) <= most):
        raise GameError("bad_number", name=name, value=text, least=str(least), most=str(most))
    return int(text)
