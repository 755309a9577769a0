"""Scene: the data that boards and panels are drawn from, and helpers to draw rows."""

from collections.abc import Iterable
from typing import NamedTuple

from textual.color import Color
from textual.content import Content
from textual.style import Style

from tablee.client.mirror import TableMirror
from tablee.table.messages import CardView
from tablee.terminal.cards import GOLD, draw_named, draw_token
from tablee.terminal.labels import Labels
from tablee.terminal.selection import Selection

DIM = Style(dim=True)
BOLD = Style(bold=True)
ACCENT = Style(foreground=Color.parse("#ff8a6b"), bold=True)
GOLDEN = Style(foreground=Color.parse(GOLD), bold=True)
TALL = 34
"""Rows from which cards are large."""


class Scene(NamedTuple):
    """A table with the current selection, and the size of the screen."""

    labels: Labels
    selection: Selection
    width: int
    height: int

    @property
    def mirror(self) -> TableMirror:
        """Mirror of the table."""
        return self.labels.mirror

    @property
    def is_tall(self) -> bool:
        """True if there are enough rows for large cards."""
        return self.height >= TALL

    @property
    def cards(self) -> dict[str, CardView]:
        """Cards by their code."""
        return self.mirror.cards

    def draw_name(self, seat: int, width: int) -> Content:
        """Draw the name of a seat, marked if its move is awaited."""
        is_awaited = seat in self.mirror.awaited and self.mirror.is_playing
        name = Content.styled(
            f"{'▶ ' if is_awaited else '  '}{self.labels.names[seat]}",
            ACCENT if is_awaited else BOLD,
        )
        return name.truncate(width, ellipsis=True, pad=True)

    def measure_names(self, max_width: int = 14) -> int:
        """Return the width of the column of names."""
        return min(max_width, 3 + max(len(name) for name in self.labels.names))

    def draw_tokens(self, codes: Iterable[str]) -> Content:
        """Draw cards side by side, by their corner texts."""
        return Content(" ").join(draw_token(self.cards, code) for code in codes)

    def draw_card(self, code: str, width: int = 0) -> Content:
        """Draw a card by its name."""
        card = self.cards.get(code)
        return (
            draw_token(self.cards, code)
            if card is None
            else draw_named(card, self.labels.card_name(code), width)
        )

    def space_out(self, groups: list[list[Content]]) -> list[Content]:
        """Join groups of rows, with an empty row before each on a tall screen."""
        rows: list[Content] = []
        for group in groups:
            rows += [Content(""), *group] if self.is_tall else group
        return rows

    def draw_title(self, text: str) -> Content:
        """Draw the heading of a part of the board."""
        return Content.styled(capitalize(text), BOLD)


def capitalize(text: str) -> str:
    """Return a text with a capital first letter."""
    return f"{text[:1].upper()}{text[1:]}"


def dim(text: str) -> Content:
    """Draw a text in the dim style."""
    return Content.styled(text, DIM)


def wrap(parts: list[Content], width: int, *, gap: str = " ", indent: int = 0) -> list[Content]:
    """Join parts into rows of at most the given width."""
    rows: list[list[Content]] = [[]]
    room = width
    for part in parts:
        need = part.cell_length + (len(gap) if rows[-1] else 0)
        if rows[-1] and need > room:
            rows.append([])
            room = width - indent
            need = part.cell_length
        rows[-1].append(part)
        room -= need
    lines = [Content(gap).join(row) for row in rows]
    return [lines[0], *(line.pad_left(indent) for line in lines[1:])]
