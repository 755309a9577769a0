"""Our hand: lifted cards stand a row higher, and unplayable ones are faded."""

import textwrap
from typing import NamedTuple

from textual.color import Color
from textual.content import Content
from textual.style import Style

from tablee.table.messages import CardView
from tablee.terminal.boards.scene import ACCENT, DIM, Scene
from tablee.terminal.cards import RANKS, corner_of, style_card, symbol_of

KEYS = "1234567890-="


class CardSize(NamedTuple):
    """Size of cards: rows, and columns of named cards, numbered cards and notes."""

    rows: int
    named: int
    figure: int
    note: int


SMALL, LARGE = CardSize(3, 11, 7, 5), CardSize(5, 13, 9, 6)
MIN_CARD_WIDTH, MIN_NAME_WIDTH = 3, 8
"""Columns of the narrowest card, and of the narrowest one that shows a name."""
TABLE = Color.parse("#141a26")


def draw(scene: Scene, cursor: int) -> list[Content]:
    """Draw the hand: the rows of a card, one more for lifted cards, and the keys."""
    mirror = scene.mirror
    codes = mirror.hand(mirror.you)
    cards = [mirror.cards.get(code) for code in codes]
    if not cards:
        return []
    size = LARGE if scene.is_tall else SMALL
    preferred = max(_preferred_width(scene, card, size) for card in cards)
    width = max(MIN_CARD_WIDTH, min(preferred, (scene.width - len(cards) + 1) // len(cards)))
    gap = " " if width > MIN_CARD_WIDTH else ""
    columns = [_draw_column(scene, number, code, width) for number, code in enumerate(codes)]
    rows = [Content(gap).join(column[row] for column in columns) for row in range(size.rows + 1)]
    keys = [_draw_key(number, width, at=cursor) for number in range(len(codes))]
    return [*rows, Content(gap).join(keys)]


def _preferred_width(scene: Scene, card: CardView | None, size: CardSize) -> int:
    """Return the width of a card at which no word of its name is broken."""
    if card is None:
        return MIN_CARD_WIDTH
    if card.kind == "note":
        return size.note
    if not _is_named(card):
        return size.figure
    return max(size.named, *(len(word) + 1 for word in scene.labels.card_name(card.code).split()))


def _is_named(card: CardView) -> bool:
    return card.value is None or card.kind in ("step", "possession")


def _draw_column(scene: Scene, number: int, code: str, width: int) -> list[Content]:
    """Draw a card with the empty row above or below it."""
    card = scene.mirror.cards.get(code)
    selection = scene.selection
    is_lifted = (
        selection.lifted_index == number if selection.lifted == code else selection.includes(code)
    )
    is_faded = scene.mirror.is_asked and not is_lifted and not selection.choices_with(code)
    ink = _fade(style_card(card)) if is_faded else style_card(card)
    ink += Style.from_meta({"@click": f"screen.lift({number})"})
    face = [Content.styled(row, ink) for row in _draw_face(scene, card, width)]
    empty = Content(" " * width)
    return [*face, empty] if is_lifted else [empty, *face]


def _fade(ink: Style) -> Style:
    background, foreground = ink.background or TABLE, ink.foreground or TABLE
    return Style(background=background.blend(TABLE, 0.65), foreground=foreground.blend(TABLE, 0.45))


def _draw_face(scene: Scene, card: CardView | None, width: int) -> list[str]:
    rows = (LARGE if scene.is_tall else SMALL).rows
    if card is None:
        return ["?".center(width)] * rows
    corner = corner_of(card)[:width]
    if _is_named(card) and width >= MIN_NAME_WIDTH:
        lines = _wrap_name(
            scene.labels.card_name(card.code), RANKS.get(card.kind) or symbol_of(card), width
        )
    elif card.kind == "note" or width <= len(corner) + 1:
        lines = [corner.center(width)]
    else:
        return [f" {corner}".ljust(width), *[" " * width] * (rows - 2), f"{corner} ".rjust(width)]
    above = (rows - len(lines)) // 2
    return [*[" " * width] * above, *lines, *[" " * width] * (rows - above - len(lines))]


def _wrap_name(name: str, sign: str, width: int) -> list[str]:
    """Wrap a name into at most three lines, with its sign above if a line is left."""
    rows = textwrap.wrap(name, width, max_lines=SMALL.rows, placeholder="…")
    if sign and len(rows) < SMALL.rows:
        rows = [sign, *rows]
    return [row.center(width)[:width] for row in rows]


def _draw_key(number: int, width: int, *, at: int) -> Content:
    key = KEYS[number] if number < len(KEYS) else ""
    text = f"[{key}]" if number == at else key
    return Content.styled(text.center(width)[:width], ACCENT if number == at else DIM)
