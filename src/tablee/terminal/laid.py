"""What every screen with a table on it has: the parts of the table, and pages to read."""

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

from tablee.i18n.pages import rules_page
from tablee.terminal import boards, panels
from tablee.terminal.boards.scene import Scene
from tablee.terminal.choosing import Choosing
from tablee.terminal.popups import Page, sheet_table
from tablee.terminal.words import Words

WIDE = 108
"""With so many columns the log has a place of its own."""
JOURNAL = 42
"""How many columns it has."""


class Panel(Static):
    """A part of the table; what can be clicked in it looks as it was drawn."""

    auto_links = False


class Laid(Screen[None]):
    """A table on a screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("question_mark,f1", "help", ""),
        ("l", "log", ""),
        ("s", "sheet", ""),
        ("r", "rules", ""),
        ("q", "quit", ""),
    ]
    HELP = "help"
    """The page that says what can be pressed."""

    def __init__(self, words: Words, choosing: Choosing) -> None:
        super().__init__()
        self.words = words
        self.choosing = choosing

    def compose(self) -> ComposeResult:
        """The parts of the table, from top to bottom."""
        yield Panel(id="bar")
        yield Panel(id="sitting")
        with Horizontal(id="middle"):
            yield Panel(id="board")
            yield Panel(id="journal")
        for part in ("told", "asking", "options", "hand", "keys"):
            yield Panel(id=part)

    def on_resize(self, event: events.Resize) -> None:
        """Draw everything for the new size."""
        self.draw()

    def scene(self, width: int = 0) -> Scene:
        """What everything is drawn from."""
        return Scene(self.words, self.choosing, width or self.size.width - 2, self.size.height)

    def draw(self) -> None:
        """Draw everything anew."""
        raise NotImplementedError

    def lay(self, **own: list[Content]) -> None:
        """Draw what all tables have, and what is this one's own.

        What just happened has the rows that nothing else needs.
        """
        scene = self.scene()
        is_wide = self.size.width >= WIDE
        parts = {
            "bar": [panels.bar(scene)],
            "sitting": panels.sitting(scene),
            "board": boards.draw(self.scene(scene.width - JOURNAL) if is_wide else scene),
            **own,
        }
        left = max(1, self.size.height - sum(map(len, parts.values())))
        parts["journal"] = parts["told"] = []
        if is_wide:
            parts["journal"] = panels.told(self.scene(JOURNAL - 4), left + len(parts["board"]))
        else:
            parts["told"] = panels.told(scene, left)
            self.query_one("#told").styles.height = left
        for part, rows in parts.items():
            panel = self.query_one(f"#{part}", Panel)
            panel.display = bool(rows)
            panel.update(Content("\n").join(rows))
        self.title = self.words.title

    def action_help(self) -> None:
        """What can be pressed."""
        self._read("help", Markdown(self.words.say(self.HELP)))

    def action_log(self) -> None:
        """Everything that happened."""
        self._read("log", Text("\n".join(self.words.journal())))

    def action_sheet(self) -> None:
        """The score sheet."""
        self._read("sheet", sheet_table(self.words))

    def action_rules(self) -> None:
        """The rules of the game."""
        self._read("rules", Markdown(rules_page(self.words.seen.slug, self.words.texts.language)))

    def _read(self, title: str, body: RenderableType) -> None:
        self.app.push_screen(Page(self.words.say(f"key-{title}"), body))

    def action_quit(self) -> None:
        """Leave; whatever was played is kept."""
        self.app.exit()
