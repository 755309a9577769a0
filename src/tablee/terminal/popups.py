"""Pages that lie over the table until they are put away."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Markdown, Static


class Page(ModalScreen[None]):
    """Something to read; any of the usual keys puts it away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,q,enter,space,question_mark", "dismiss_page", ""),
    ]

    def __init__(self, title: str, body: Content | str) -> None:
        """A text as it stands, or one in Markdown."""
        super().__init__()
        self._title = title
        self._body = body

    def compose(self) -> ComposeResult:
        """A box with a title that can be scrolled."""
        with VerticalScroll(id="page") as page:
            page.border_title = self._title
            yield Markdown(self._body) if isinstance(self._body, str) else Static(self._body)

    def on_mount(self) -> None:
        """Let the keys scroll."""
        self.query_one("#page").focus()

    def action_dismiss_page(self) -> None:
        """Put it away."""
        self.dismiss(None)
