"""Our cards, side by side: a lifted one stands higher, and one that cannot be played is pale."""

import textwrap
from typing import NamedTuple

from textual.color import Color
from textual.content import Content
from textual.style import Style

from tablee.table.shapes import Card
from tablee.terminal.boards.scene import ACCENT, QUIET, Scene
from tablee.terminal.cards import RANKS, index, mark, style

KEYS = "1234567890-="


class Cut(NamedTuple):
    """How large cards are cut: the rows, and the columns of named cards, figures and notes."""

    rows: int
    named: int
    figure: int
    note: int


SMALL, LARGE = Cut(3, 11, 7, 5), Cut(5, 13, 9, 6)
NARROW, SHORTEST = 3, 8
"""No card is narrower, and no name is written in less."""
TABLE = Color.parse("#141a26")


def draw(scene: Scene, cursor: int) -> list[Content]:
    """The rows of the hand: one more than a card has, for the one that is lifted, and the keys."""
    seen = scene.seen
    codes = seen.hand(seen.you)
    cards = [seen.cards.get(code) for code in codes]
    if not cards:
        return []
    cut = LARGE if scene.is_tall else SMALL
    wish = max(_wish(scene, card, cut) for card in cards)
    width = max(NARROW, min(wish, (scene.width - len(cards) + 1) // len(cards)))
    gap = " " if width > NARROW else ""
    columns = [_column(scene, number, code, width) for number, code in enumerate(codes)]
    rows = [Content(gap).join(column[row] for column in columns) for row in range(cut.rows + 1)]
    keys = [_key(number, width, at=cursor) for number in range(len(codes))]
    return [*rows, Content(gap).join(keys)]


def _wish(scene: Scene, card: Card | None, cut: Cut) -> int:
    """How wide a card should be: no word of a name is broken if it can be helped."""
    if card is None:
        return NARROW
    if card.kind == "note":
        return cut.note
    if not _is_named(card):
        return cut.figure
    return max(cut.named, *(len(word) + 1 for word in scene.words.card(card.code).split()))


def _is_named(card: Card) -> bool:
    return card.value is None or card.kind in ("step", "possession")


def _column(scene: Scene, number: int, code: str, width: int) -> list[Content]:
    """A card with the empty row above or below it."""
    card = scene.seen.cards.get(code)
    choosing = scene.choosing
    is_up = choosing.at == number if choosing.lifted == code else choosing.holds(code)
    pale = scene.seen.is_asked and not is_up and not choosing.with_card(code)
    ink = _pale(style(card)) if pale else style(card)
    ink += Style.from_meta({"@click": f"screen.lift({number})"})
    face = [Content.styled(row, ink) for row in _face(scene, card, width)]
    empty = Content(" " * width)
    return [*face, empty] if is_up else [empty, *face]


def _pale(ink: Style) -> Style:
    ground, letters = ink.background or TABLE, ink.foreground or TABLE
    return Style(background=ground.blend(TABLE, 0.65), foreground=letters.blend(TABLE, 0.45))


def _face(scene: Scene, card: Card | None, width: int) -> list[str]:
    rows = (LARGE if scene.is_tall else SMALL).rows
    if card is None:
        return ["?".center(width)] * rows
    corner = index(card)[:width]
    if _is_named(card) and width >= SHORTEST:
        lines = _lines(scene.words.card(card.code), RANKS.get(card.kind) or mark(card), width)
    elif card.kind == "note" or width <= len(corner) + 1:
        lines = [corner.center(width)]
    else:
        return [f" {corner}".ljust(width), *[" " * width] * (rows - 2), f"{corner} ".rjust(width)]
    above = (rows - len(lines)) // 2
    return [*[" " * width] * above, *lines, *[" " * width] * (rows - above - len(lines))]


def _lines(name: str, sign: str, width: int) -> list[str]:
    """A name on at most three lines, with its sign above if there is a line left."""
    rows = textwrap.wrap(name, width, max_lines=SMALL.rows, placeholder="…")
    if sign and len(rows) < SMALL.rows:
        rows = [sign, *rows]
    return [row.center(width)[:width] for row in rows]


def _key(number: int, width: int, *, at: int) -> Content:
    key = KEYS[number] if number < len(KEYS) else ""
    said = f"[{key}]" if number == at else key
    return Content.styled(said.center(width)[:width], ACCENT if number == at else QUIET)
