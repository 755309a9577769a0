"""From the words of a command line to a command, and from its errors to one clear line."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from itertools import pairwise

from tablee import __version__
from tablee.boxes import refused
from tablee.cli import arena, bench, keeping, ladder, play, replay, score, serve, shelf, sim, verify
from tablee.cli.parser import Command, Parser
from tablee.core.errors import GameError
from tablee.core.state import COMPILED
from tablee.i18n import LANGUAGES, Catalog, catalog, explain, wished

COMMANDS: tuple[Command, ...] = (
    *shelf.COMMANDS,
    *play.COMMANDS,
    serve.COMMAND,
    sim.COMMAND,
    replay.COMMAND,
    verify.COMMAND,
    score.COMMAND,
    arena.COMMAND,
    ladder.COMMAND,
    bench.COMMAND,
    *keeping.COMMANDS,
)
USAGE_ERROR = 2
INTERRUPTED = 130
"""What shells expect of a command that was ended by Ctrl-C."""


def main(words: Sequence[str] | None = None) -> int:
    """Run `tablee` with these words and return its exit code."""
    given = list(sys.argv[1:] if words is None else words)
    texts = catalog(_language(given))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        return _run(given, texts)
    except GameError as error:
        return _refused(error, texts)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return 0
    except OSError as error:
        _forget_output()
        return _refused(GameError("no_output", reason=error.strerror or ""), texts)


def _refused(error: GameError, texts: Catalog) -> int:
    print(texts.text("cli-error", said=explain(texts, error)), file=sys.stderr)
    return USAGE_ERROR


def _forget_output() -> None:
    """Send what is still to be printed nowhere, where it cannot fail again."""
    sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - open until the end


def _run(words: list[str], texts: Catalog) -> int:
    parser = Parser(texts, COMMANDS, version=version_line(texts))
    asked = parser.read(words)
    for refusal in refused():
        print(texts.text("cli-error", said=explain(texts, refusal)), file=sys.stderr)
    if asked is None:
        shelf.welcome(texts, version_line(texts))
        return 0
    asked.command.run(asked.choices, texts)
    if sys.stdout is not None:
        sys.stdout.flush()
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
