"""Output of commands: JSON, tables, figures, files and progress bars."""

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tablee.core.errors import GameError
from tablee.core.state import COMPILED
from tablee.i18n import Catalog

PIPE_WIDTH = 120
"""Width of a table that is not printed on a terminal."""
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


def show_table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a table; the first column is left-aligned, the others are figures."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left")
    for row in rows:
        table.add_row(*row)
    Console(width=None if on_terminal() else PIPE_WIDTH).print(table)


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


def make_progress() -> Progress:
    """Return a progress bar, which is silent if there is no terminal."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )
