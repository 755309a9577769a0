"""Choosing what to play."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tablee.i18n import Catalog
from tablee.terminal.picking import Offer


class PickScreen(Screen[Offer]):
    """Interrupted games first, then the shelf; what is chosen is the result."""

    BINDINGS: ClassVar[list[BindingType]] = [("q,escape", "app.quit", "")]

    def __init__(self, texts: Catalog, offers: list[Offer]) -> None:
        super().__init__()
        self._texts = texts
        self._offers = offers

    def compose(self) -> ComposeResult:
        """A list, with what each game is about."""
        yield Static(f" {self._texts.text('terminal-pick')}", id="bar")
        yield OptionList(*(self._option(offer) for offer in self._offers), id="offers")
        yield Static(id="about")
        yield Static(self._texts.text("terminal-pick-keys"), id="keys")

    def _option(self, offer: Offer) -> Option:
        return Option(offer.said, disabled=offer.damaged)

    def on_mount(self) -> None:
        """Let the keys choose."""
        self.query_one(OptionList).focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say more about the game."""
        game = self._offers[event.option_index].game
        lines = (
            [self._texts.text(f"{game}-{part}") for part in ("tagline", "duration")] if game else []
        )
        self.query_one("#about", Static).update("\n".join(lines))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """That is it."""
        self.dismiss(self._offers[event.option_index])
