"""How commands show what they found."""

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
"""How wide a table may be where there is no terminal to say."""
WHOLE_FROM = 100
"""Figures from here on are shown without decimals."""


def on_terminal() -> bool:
    """Whether somebody is looking."""
    return sys.stdout is not None and sys.stdout.isatty()


def has_screen() -> bool:
    """Whether somebody is looking at a terminal that can be drawn on, and has a keyboard."""
    streams = (sys.stdin, sys.stdout, sys.stderr)
    seen = all(stream is not None and stream.isatty() for stream in streams)
    return seen and os.environ.get("TERM", "dumb") != "dumb"


def note_pure(texts: Catalog) -> None:
    """Say so if the rules are not compiled."""
    if not COMPILED:
        print(texts.text("cli-pure"), file=sys.stderr)


def show_json(found: object) -> None:
    """Print for programs."""
    print(json.dumps(found, ensure_ascii=False, indent=2))


def show_table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a table for people: the first column is words, the others are figures."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left")
    for row in rows:
        table.add_row(*row)
    Console(width=None if on_terminal() else PIPE_WIDTH).print(table)


def figure(texts: Catalog, value: float) -> str:
    """A number as people read it: three digits that matter, thousands apart."""
    return texts.figures(f"{value:.2f}" if abs(value) < WHOLE_FROM else f"{round(value):,}")


def write_text(path: Path, text: str) -> None:
    """Write a file for people.

    Raises:
        GameError: `not_written`.
    """
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise GameError("not_written", file=str(path), reason=error.strerror or "") from error


def make_folder(name: str, *, command: str) -> Path:
    """The folder that was given with `--out`, made if there is none.

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
    """Read a file of people.

    Raises:
        GameError: `unreadable_file`.
    """
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        raise GameError("unreadable_file", file=str(path), reason=str(error)) from error


def progress() -> Progress:
    """A bar on the terminal; silent where there is none."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )
