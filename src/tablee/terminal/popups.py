"""Pop-up pages over the table."""

from typing import ClassVar

from rich import box
from rich.console import RenderableType
from rich.table import Table
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from tablee.table.messages import BoardView
from tablee.terminal.labels import Labels


class Page(ModalScreen[None]):
    """A page to read."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,q,enter,space,question_mark", "dismiss_page", ""),
    ]

    def __init__(self, title: str, body: RenderableType) -> None:
        super().__init__()
        self._title = title
        self._body = body

    def compose(self) -> ComposeResult:
        """Create a scrollable box with a title."""
        with VerticalScroll(id="page") as page:
            page.border_title = self._title
            yield Static(self._body)

    def on_mount(self) -> None:
        """Focus the box, so that keys scroll it."""
        self.query_one("#page").focus()

    def action_dismiss_page(self) -> None:
        """Close the page."""
        self.dismiss(None)


def build_sheet_table(labels: Labels) -> Table:
    """Build a table of the score sheets, with a column for each seat, totals and places."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column("")
    for name in labels.names:
        table.add_column(name, justify="right")
    board = labels.mirror.board
    if board is None:
        return table
    for number, sheet in enumerate(board.sheets, start=1):
        if len(board.sheets) > 1:
            table.add_row(labels.say("manche", number=number), style="bold")
        for name, entries in sheet.items():
            written = [labels.texts.figures(str(entry)) for entry in entries]
            table.add_row(labels.sheet_line_name(name), *written)
        table.add_section()
    scores = [labels.texts.figures(str(score)) for score in board.scores]
    table.add_row(_name_total(labels, board), *scores, style="bold")
    table.add_row(labels.say("place"), *map(str, board.places))
    return table


def _name_total(labels: Labels, board: BoardView) -> str:
    """Return what the scores are; a game may say so where they are no sum of the lines."""
    key = f"{labels.mirror.slug}-total"
    sums = [
        sum(entries[seat] for sheet in board.sheets for entries in sheet.values())
        for seat in range(len(board.scores))
    ]
    if labels.texts.has(key) and sums != board.scores:
        return labels.texts.text(key)
    return labels.say("total")
