"""From the words of a command line to a command, and from its errors to one clear line."""

import os
import sys
from collections.abc import Sequence
from itertools import pairwise

from tablee import __version__
from tablee.cli import bench, replay, shelf, sim
from tablee.cli.parser import Command, Parser
from tablee.core.errors import GameError
from tablee.core.state import COMPILED
from tablee.i18n import LANGUAGES, Catalog, catalog, explain, wished

COMMANDS: tuple[Command, ...] = (*shelf.COMMANDS, sim.COMMAND, replay.COMMAND, bench.COMMAND)
USAGE_ERROR = 2
INTERRUPTED = 130
"""What shells expect of a command that was ended by Ctrl-C."""


def main(words: Sequence[str] | None = None) -> int:
    """Run `tablee` with these words and return its exit code."""
    given = list(sys.argv[1:] if words is None else words)
    texts = catalog(_language(given))
    try:
        return _run(given, texts)
    except GameError as error:
        print(f"tablee: {explain(texts, error)}", file=sys.stderr)
        return USAGE_ERROR
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - open until the end
        return 0


def _run(words: list[str], texts: Catalog) -> int:
    parser = Parser(texts, COMMANDS, version=version_line(texts))
    asked = parser.read(words)
    if asked is None:
        shelf.welcome(texts, version_line(texts))
        return 0
    asked.command.run(asked.choices, texts)
    return 0


def version_line(texts: Catalog) -> str:
    """The version, and whether the rules are compiled."""
    kind = texts.text("cli-compiled" if COMPILED else "cli-interpreted")
    return f"tablee {__version__} ({kind})"


def _language(words: list[str]) -> str:
    """The language of help and errors; an unknown one is refused by the parser."""
    for language in LANGUAGES:
        if f"--lang={language}" in words or ("--lang", language) in pairwise(words):
            return language
    return wished(os.environ)
