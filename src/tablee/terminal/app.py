"""The full-screen program: a picker, then the table."""

from collections.abc import Callable
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

from tablee.client.transport import Transport
from tablee.core.errors import GameError
from tablee.i18n import Catalog
from tablee.terminal.labels import Labels
from tablee.terminal.picker import PickerEntry
from tablee.terminal.picker_screen import PickerScreen
from tablee.terminal.table import TableScreen

NIGHT = Theme(
    name="tablee",
    primary="#f4c95d",
    accent="#ff8a6b",
    foreground="#f7f1e5",
    background="#141a26",
    surface="#1a2433",
    panel="#223046",
    dark=True,
)


class TableeApp(App[str]):
    """Shows the picker if there are several entries, then the table; returns what comes next.

    Args:
        texts: the messages of the language.
        entries: the entries of the picker.
        open_entry: opens the table of an entry.
    """

    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "quit", "", priority=True)]

    def __init__(
        self,
        texts: Catalog,
        entries: list[PickerEntry],
        open_entry: Callable[[PickerEntry], Transport],
    ) -> None:
        super().__init__()
        self.register_theme(NIGHT)
        self.theme = NIGHT.name
        self.transport: Transport | None = None
        """Transport to the table, once an entry is chosen."""
        self.refused: GameError | None = None
        """Error of `open_entry`."""
        self._texts = texts
        self._entries = entries
        self._open_entry = open_entry

    def on_mount(self) -> None:
        """Show the picker, or the table if there is only one entry."""
        if len(self._entries) == 1:
            self._show_table(self._entries[0])
        else:
            self.push_screen(PickerScreen(self._texts, self._entries), self._show_table)

    def _show_table(self, entry: PickerEntry | None) -> None:
        assert entry is not None, "whoever does not choose has left"
        try:
            self.transport = self._open_entry(entry)
        except GameError as error:
            self.refused = error
            self.exit()
            return
        self.push_screen(TableScreen(self.transport, Labels(self._texts, self.transport.mirror)))

    async def on_unmount(self) -> None:
        """Close the transport, however the program ends."""
        if self.transport is not None:
            await self.transport.close()
