"""Output of commands: JSON, figures and files."""

import json
import os
import sys
from pathlib import Path

from tablee.core.errors import GameError
from tablee.core.state import COMPILED
from tablee.i18n import Catalog

WHOLE_FROM = 100
"""Figures from this size on have no decimals."""


def on_terminal() -> bool:
    """Return whether the output is a terminal."""
    return sys.stdout is not None and sys.stdout.isatty()


def has_screen() -> bool:
    """Return whether input and output are a terminal that can be drawn on."""
    streams = (sys.stdin, sys.stdout, sys.stderr)
    seen = all(stream is not None and stream.isatty() for stream in streams)
    return seen and os.environ.get("TERM", "dumb") != "dumb"


def warn_if_pure(texts: Catalog) -> None:
    """Print a warning if the rules are not compiled."""
    if not COMPILED:
        print(texts.text("cli-pure"), file=sys.stderr)


def show_json(data: object) -> None:
    """Print data as JSON."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


def format_figure(texts: Catalog, value: float) -> str:
    """Format a number: two decimals if it is small, else whole with grouped thousands."""
    return texts.figures(f"{value:.2f}" if abs(value) < WHOLE_FROM else f"{round(value):,}")


def write_text(path: Path, text: str) -> None:
    """Write a text file.

    Raises:
        GameError: `not_written`.
    """
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise GameError("not_written", file=str(path), reason=error.strerror or "") from error


def make_folder(name: str, *, command: str) -> Path:
    """Return the folder given with `--out`, created if missing.

    Raises:
        GameError: `usage_value` or `no_folder`.
    """
    folder = Path(name)
    if not name:
        raise GameError("usage_value", what="--out", help=f"tablee {command} --help")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise GameError("no_folder", folder=name, reason=error.strerror or "") from error
    return folder


def read_text(path: Path) -> str:
    """Read a text file.

    Raises:
        GameError: `unreadable_file`.
    """
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        raise GameError("unreadable_file", file=str(path), reason=str(error)) from error
