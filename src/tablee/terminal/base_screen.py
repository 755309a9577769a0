"""Base of the screens that show a table: its panels, and pop-up pages."""

from typing import ClassVar

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from tablee.i18n.pages import readable_page
from tablee.terminal import boards, panels
from tablee.terminal.boards.scene import Scene
from tablee.terminal.labels import Labels
from tablee.terminal.popups import Page, build_sheet_table
from tablee.terminal.selection import Selection

WIDE = 108
"""Columns from which the log has a panel beside the board."""
LOG_WIDTH = 42
"""Columns of that panel, as in `look.tcss`."""


class Panel(Static):
    """A part of the screen; links in it keep the style they were drawn with."""

    auto_links = False


REVIEW = "review"
"""Exit value of an app whose game shall be reviewed once the screen is gone."""


class BaseScreen(Screen[None]):
    """A screen that shows a table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("question_mark,f1", "help", ""),
        ("l", "log", ""),
        ("s", "sheet", ""),
        ("r", "rules", ""),
        ("q", "quit", ""),
    ]
    HELP = "help"
    """Message with the page about the keys."""

    def __init__(self, labels: Labels, selection: Selection) -> None:
        super().__init__()
        self.labels = labels
        self.selection = selection

    def compose(self) -> ComposeResult:
        """Create the panels, from top to bottom."""
        yield Panel(id="bar")
        yield Panel(id="seats")
        with Horizontal(id="middle"):
            yield Panel(id="board")
            yield Panel(id="log")
        for part in ("recent", "prompt", "options", "hand", "keys"):
            yield Panel(id=part)

    def on_resize(self, event: events.Resize) -> None:
        """Redraw for the new size."""
        self.draw()

    def make_scene(self, width: int = 0) -> Scene:
        """Return the scene that panels are drawn from."""
        return Scene(self.labels, self.selection, width or self.size.width - 2, self.size.height)

    def draw(self) -> None:
        """Redraw everything."""
        raise NotImplementedError

    def draw_panels(self, **own: list[Content]) -> None:
        """Draw the common panels, and the given rows of this screen's own.

        The recent log gets the rows that nothing else needs.
        """
        scene = self.make_scene()
        is_wide = self.size.width >= WIDE
        parts = {
            "bar": [panels.draw_bar(scene)],
            "seats": panels.draw_seats(scene),
            "board": boards.draw(self.make_scene(scene.width - LOG_WIDTH) if is_wide else scene),
            **own,
        }
        left = max(1, self.size.height - sum(map(len, parts.values())))
        parts["log"] = parts["recent"] = []
        if is_wide:
            log_scene = self.make_scene(LOG_WIDTH - 4)
            parts["log"] = panels.draw_log(log_scene, left + len(parts["board"]))
        else:
            parts["recent"] = panels.draw_log(scene, left)
            self.query_one("#recent").styles.height = left
        for part, rows in parts.items():
            panel = self.query_one(f"#{part}", Panel)
            panel.display = bool(rows)
            panel.update(Content("\n").join(rows))
        self.title = self.labels.title

    def action_help(self) -> None:
        """Show the page about the keys."""
        self._show_page("help", Markdown(self.labels.say(self.HELP)))

    def action_log(self) -> None:
        """Show the whole log."""
        self._show_page("log", Text("\n".join(self.labels.describe_log())))

    def action_sheet(self) -> None:
        """Show the score sheet."""
        self._show_page("sheet", build_sheet_table(self.labels))

    def action_rules(self) -> None:
        """Show the rules of the game."""
        self._show_page(
            "rules", Markdown(readable_page(self.labels.mirror.slug, self.labels.texts.language))
        )

    def _show_page(self, title: str, body: RenderableType) -> None:
        self.app.push_screen(Page(self.labels.say(f"key-{title}"), body))

    def action_quit(self) -> None:
        """Quit; the game is saved."""
        self.app.exit()
