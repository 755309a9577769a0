"""Pages that lie over the table until they are put away."""

from typing import ClassVar

from rich import box
from rich.console import RenderableType
from rich.table import Table
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from tablee.terminal.words import Words


class Page(ModalScreen[None]):
    """Something to read; any of the usual keys puts it away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,q,enter,space,question_mark", "dismiss_page", ""),
    ]

    def __init__(self, title: str, body: RenderableType) -> None:
        super().__init__()
        self._title = title
        self._body = body

    def compose(self) -> ComposeResult:
        """A box with a title that can be scrolled."""
        with VerticalScroll(id="page") as page:
            page.border_title = self._title
            yield Static(self._body)

    def on_mount(self) -> None:
        """Let the keys scroll."""
        self.query_one("#page").focus()

    def action_dismiss_page(self) -> None:
        """Put it away."""
        self.dismiss(None)


def sheet_table(words: Words) -> Table:
    """The score sheets below each other, a column for each seat, and what they add up to."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column("")
    for name in words.names:
        table.add_column(name, justify="right")
    board = words.seen.board
    if board is None:
        return table
    for number, sheet in enumerate(board.sheets, start=1):
        if len(board.sheets) > 1:
            table.add_row(words.say("manche", number=number), style="bold")
        for name, entries in sheet.items():
            table.add_row(words.sheet_line(name), *map(str, entries))
        table.add_section()
    scores = [words.texts.figures(str(score)) for score in board.scores]
    table.add_row(words.say("total"), *scores, style="bold")
    table.add_row(words.say("place"), *map(str, board.places))
    return table
