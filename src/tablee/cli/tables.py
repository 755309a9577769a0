"""Tables of figures, on a terminal or in a pipe."""

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table

from tablee.cli.output import on_terminal

PIPE_WIDTH = 132
"""Width of a table that is not printed on a terminal."""


def show_table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a table; the first column is left-aligned, the others are figures."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left")
    for row in rows:
        table.add_row(*row)
    Console(width=None if on_terminal() else PIPE_WIDTH, emoji=False).print(table)
