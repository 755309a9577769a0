"""What a board is drawn from, and how its lines are made."""

from collections.abc import Iterable
from typing import NamedTuple

from textual.color import Color
from textual.content import Content
from textual.style import Style

from tablee.table.shapes import Card
from tablee.terminal.cards import GOLD, named, token
from tablee.terminal.choosing import Choosing
from tablee.terminal.seen import Seen
from tablee.terminal.words import Words

QUIET = Style(dim=True)
STRONG = Style(bold=True)
ACCENT = Style(foreground=Color.parse("#ff8a6b"), bold=True)
GOLDEN = Style(foreground=Color.parse(GOLD), bold=True)
TALL = 34
"""With so many rows cards are large."""


class Scene(NamedTuple):
    """A table as it is seen, with what is about to be done, and the room there is to draw it."""

    words: Words
    choosing: Choosing
    width: int
    height: int

    @property
    def seen(self) -> Seen:
        """What is seen of the table."""
        return self.words.seen

    @property
    def is_tall(self) -> bool:
        """Whether there are rows enough for large cards."""
        return self.height >= TALL

    @property
    def cards(self) -> dict[str, Card]:
        """What each card shows, by its code."""
        return self.seen.cards

    def name(self, seat: int, width: int) -> Content:
        """Who sits there, marked if it is their turn."""
        turn = seat in self.seen.awaited and self.seen.is_playing
        said = Content.styled(
            f"{'▶ ' if turn else '  '}{self.words.names[seat]}", ACCENT if turn else STRONG
        )
        return said.truncate(width, ellipsis=True, pad=True)

    def names_width(self, most: int = 14) -> int:
        """How much room the names take."""
        return min(most, 3 + max(len(name) for name in self.words.names))

    def tokens(self, codes: Iterable[str]) -> Content:
        """Cards side by side, by their corners."""
        return Content(" ").join(token(self.cards, code) for code in codes)

    def named(self, code: str, width: int = 0) -> Content:
        """A card by its name."""
        card = self.cards.get(code)
        return (
            token(self.cards, code) if card is None else named(card, self.words.card(code), width)
        )

    def spaced(self, groups: list[list[Content]]) -> list[Content]:
        """Groups of rows, apart from each other where there is room."""
        rows: list[Content] = []
        for group in groups:
            rows += [Content(""), *group] if self.is_tall else group
        return rows

    def title(self, text: str) -> Content:
        """The name of a part of the table."""
        return Content.styled(capital(text), STRONG)


def capital(text: str) -> str:
    """A text that begins a line."""
    return f"{text[:1].upper()}{text[1:]}"


def quiet(text: str) -> Content:
    """What is said aside."""
    return Content.styled(text, QUIET)


def wrapped(parts: list[Content], width: int, *, gap: str = " ", indent: int = 0) -> list[Content]:
    """Parts one after the other, on as many lines as they need."""
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
