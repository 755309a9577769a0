"""Rendering of a sheet as text or as a self-contained HTML page."""

from html import escape
from io import StringIO
from typing import NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tablee.i18n import Catalog
from tablee.score.labels import SheetLabels
from tablee.score.sheet import Sheet

MAX_WIDTH = 1000
STYLE = """
:root { color-scheme: light dark;
  --ink: #1d2433; --soft: #5c6270; --paper: #f7f1e5; --line: #d9d0bf; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f1ead9; --soft: #a9a697; --paper: #141a26; --line: #384154; } }
@media print { :root { --ink: #000; --soft: #333; --paper: #fff; --line: #999; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .3rem .7rem; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child { text-align: left; }
tbody th { font-weight: 400; } .sum > * { font-weight: 700; }
tbody tr:first-child > * { padding-top: 1rem; color: var(--soft); }
"""


class SheetRow(NamedTuple):
    """A row of the sheet; sums are emphasized."""

    label: str
    cells: list[str]
    is_sum: bool = False


class SheetRenderer:
    """Renders a sheet as a table: a column for each side, a group of rows for each manche."""

    def __init__(self, texts: Catalog, sheet: Sheet) -> None:
        self._texts = texts
        self._sheet = sheet
        self._labels = SheetLabels(texts, sheet)
        self._columns = [self._labels.who(seat) for seat in sheet.scoring.writers]

    def _groups(self) -> list[list[SheetRow]]:
        groups = [self._manche(number) for number in range(len(self._sheet.manches))]
        standing = self._sheet.standing
        writers = self._sheet.scoring.writers
        totals = [self._labels.points(standing.totals[seat]) for seat in writers]
        places = [str(standing.places[seat]) for seat in writers]
        ends = [
            SheetRow(self._texts.text("score-total"), totals, is_sum=True),
            SheetRow(self._texts.text("score-places"), places, is_sum=True),
        ]
        return [*groups, ends]

    def _manche(self, number: int) -> list[SheetRow]:
        head = SheetRow(self._labels.manche(number + 1), ["" for _ in self._columns])
        manche = self._sheet.manches[number]
        writers = self._sheet.scoring.writers
        lines = [
            SheetRow(self._labels.line(line), [str(entries[seat]) for seat in writers])
            for line, entries in manche.items()
            if any(entries)
        ]
        return [head, *lines]

    def text(self) -> str:
        """Render the sheet for a terminal or a printer."""
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
        table.add_column("")
        for name in self._columns:
            table.add_column(Text(name), justify="right")
        for group in self._groups():
            for row in group:
                table.add_row(Text(row.label), *map(Text, row.cells), end_section=row is group[-1])
        out = StringIO()
        Console(file=out, width=MAX_WIDTH, color_system=None).print(table)
        lines = [self._labels.title(), "", *[line.rstrip() for line in out.getvalue().splitlines()]]
        return "\n".join([*lines, "", *self._labels.standing()]) + "\n"

    def page(self) -> str:
        """Render the sheet as an HTML page."""
        title = escape(self._labels.title())
        head = "".join(f'<th scope="col">{escape(name)}</th>' for name in self._columns)
        body = "".join(
            f"<tbody>{''.join(_render_row(row) for row in group)}</tbody>\n"
            for group in self._groups()
        )
        said = "".join(f"<p>{escape(line)}</p>\n" for line in self._labels.standing())
        return (
            f'<!doctype html>\n<html lang="{self._texts.language}">\n<head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{title}</title><style>{STYLE}</style></head>\n<body>\n<h1>{title}</h1>\n"
            f"<table>\n<thead><tr><td></td>{head}</tr></thead>\n{body}</table>\n{said}"
            "</body>\n</html>\n"
        )


def _render_row(row: SheetRow) -> str:
    cells = "".join(f"<td>{escape(cell)}</td>" for cell in row.cells)
    mark = ' class="sum"' if row.is_sum else ""
    return f'<tr{mark}><th scope="row">{escape(row.label)}</th>{cells}</tr>'
