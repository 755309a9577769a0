"""Screen with the list of games to continue or begin."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tablee.i18n import Catalog
from tablee.terminal.picker import PickerEntry


class PickerScreen(Screen[PickerEntry]):
    """List of entries; the chosen one is the result."""

    BINDINGS: ClassVar[list[BindingType]] = [("q,escape", "app.quit", "")]

    def __init__(self, texts: Catalog, entries: list[PickerEntry]) -> None:
        super().__init__()
        self._texts = texts
        self._entries = entries

    def compose(self) -> ComposeResult:
        """Create the list, and the description of the highlighted game."""
        yield Static(f" {self._texts.text('terminal-pick')}", id="bar")
        yield OptionList(*(self._make_option(entry) for entry in self._entries), id="entries")
        yield Static(id="about")
        yield Static(self._texts.text("terminal-pick-keys"), id="keys")

    def _make_option(self, entry: PickerEntry) -> Option:
        return Option(entry.label, disabled=entry.damaged)

    def on_mount(self) -> None:
        """Focus the list."""
        self.query_one(OptionList).focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the description of the game."""
        game = self._entries[event.option_index].game
        lines = (
            [self._texts.text(f"{game}-{part}") for part in ("tagline", "duration")] if game else []
        )
        self.query_one("#about", Static).update("\n".join(lines))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Return the chosen entry."""
        self.dismiss(self._entries[event.option_index])
