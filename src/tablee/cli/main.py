"""Entry point: parse the command line, run a command, print an error as one line."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from itertools import pairwise

from tablee import __version__
from tablee.cli.commands import COMMANDS
from tablee.cli.parser import Parser
from tablee.core.errors import GameError
from tablee.core.state import COMPILED
from tablee.i18n import LANGUAGES, Catalog, catalog, explain, preferred_language
from tablee.registry import refused_games

USAGE_ERROR = 2
INTERRUPTED = 130
"""Exit code that shells expect after Ctrl-C."""


def main(words: Sequence[str] | None = None) -> int:
    """Run `tablee` with these arguments and return its exit code."""
    given = list(sys.argv[1:] if words is None else words)
    texts = catalog(_choose_language(given))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        return _run(given, texts)
    except GameError as error:
        return _print_error(error, texts)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _discard_output()
        return 0
    except OSError as error:
        _discard_output()
        return _print_error(GameError("no_output", reason=error.strerror or ""), texts)


def _print_error(error: GameError, texts: Catalog) -> int:
    print(texts.text("cli-error", said=explain(texts, error)), file=sys.stderr)
    return USAGE_ERROR


def _discard_output() -> None:
    """Redirect what is still buffered to nowhere, so that it cannot fail again."""
    sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - open until the end


def _run(words: list[str], texts: Catalog) -> int:
    parser = Parser(texts, COMMANDS, version=format_version(texts))
    asked = parser.read(words)
    for refusal in refused_games():
        print(texts.text("cli-error", said=explain(texts, refusal)), file=sys.stderr)
    if asked is None:
        from tablee.cli.welcome import show_welcome  # noqa: PLC0415 - draws a table

        show_welcome(texts, format_version(texts))
        return 0
    run = asked.command.load()
    run(asked.choices, texts)
    if sys.stdout is not None:
        sys.stdout.flush()
    return 0


def format_version(texts: Catalog) -> str:
    """Return the version, and whether the rules are compiled."""
    kind = texts.text("cli-compiled" if COMPILED else "cli-interpreted")
    return f"tablee {__version__} ({kind})"


def _choose_language(words: list[str]) -> str:
    """Return the language of help and errors; the parser refuses an unknown one later."""
    for language in LANGUAGES:
        if f"--lang={language}" in words or ("--lang", language) in pairwise(words):
            return language
    return preferred_language(os.environ)
