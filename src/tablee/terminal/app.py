"""The program on a screen."""

from collections.abc import Callable
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

from tablee.core.errors import GameError
from tablee.i18n import Catalog
from tablee.terminal.link import Link
from tablee.terminal.picker import PickScreen
from tablee.terminal.picking import Offer
from tablee.terminal.table import TableScreen
from tablee.terminal.words import Words

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


class TableeApp(App[None]):
    """Lets somebody choose if there is a choice, and shows the table.

    Args:
        texts: the language.
        offers: what there is to choose from.
        take: comes to the table that was chosen.
    """

    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "quit", "", priority=True)]

    def __init__(self, texts: Catalog, offers: list[Offer], take: Callable[[Offer], Link]) -> None:
        super().__init__()
        self.register_theme(NIGHT)
        self.theme = NIGHT.name
        self.link: Link | None = None
        """The way to the table, once there is one."""
        self.refused: GameError | None = None
        """Why there is none."""
        self._texts = texts
        self._offers = offers
        self._take = take

    def on_mount(self) -> None:
        """Begin."""
        if len(self._offers) == 1:
            self._sit(self._offers[0])
        else:
            self.push_screen(PickScreen(self._texts, self._offers), self._sit)

    def _sit(self, offer: Offer | None) -> None:
        assert offer is not None, "whoever does not choose has left"
        try:
            self.link = self._take(offer)
        except GameError as error:
            self.refused = error
            self.exit()
            return
        self.push_screen(TableScreen(self.link, Words(self._texts, self.link.seen)))

    async def on_unmount(self) -> None:
        """Put the table away, however we leave."""
        if self.link is not None:
            await self.link.close()
