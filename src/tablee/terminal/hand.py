"""Our cards, side by side: a lifted one stands higher, and one that cannot be played is pale."""

import textwrap

from textual.color import Color
from textual.content import Content
from textual.style import Style

from tablee.table.sight import Card
from tablee.terminal.boards.scene import ACCENT, QUIET, Scene
from tablee.terminal.cards import RANKS, index, mark, style

KEYS = "1234567890-="
ROWS = 3
"""How high a card is."""
NAMED, FIGURE, NOTE = 11, 7, 5
"""How wide cards are, if there is room: with a name, with a number, and notes."""
TABLE = Color.parse("#141a26")


def draw(scene: Scene, cursor: int) -> list[Content]:
    """The rows of the hand."""
    seen = scene.seen
    codes = seen.hand(seen.you)
    cards = [seen.cards.get(code) for code in codes]
    if not cards:
        return []
    width = _width(cards, scene.width)
    gap = " " if width > ROWS else ""
    columns = [_column(scene, number, code, width) for number, code in enumerate(codes)]
    rows = [Content(gap).join(column[row] for column in columns) for row in range(ROWS + 1)]
    keys = [_key(number, width, at=cursor) for number in range(len(codes))]
    return [*rows, Content(gap).join(keys)]


def _width(cards: list[Card | None], room: int) -> int:
    wish = max(_wish(card) for card in cards)
    return max(3, min(wish, (room - len(cards) + 1) // len(cards)))


def _wish(card: Card | None) -> int:
    if card is None:
        return ROWS
    if card.kind == "note":
        return NOTE
    return NAMED if _is_named(card) else FIGURE


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
    if card is None:
        return ["?".center(width)] * ROWS
    if _is_named(card) and width >= NAMED - 3:
        name = scene.words.card(card.code)
        sign = RANKS.get(card.kind) or mark(card)
        return _lines(name, sign, width)
    corner = index(card)
    if width <= len(corner) + 1:
        return [corner[:width].center(width), " " * width, corner[:width].center(width)]
    if card.kind == "note":
        return [" " * width, corner.center(width), " " * width]
    return [f" {corner}".ljust(width), " " * width, f"{corner} ".rjust(width)]


def _lines(name: str, sign: str, width: int) -> list[str]:
    """A name on three lines, with its sign if there is a line left."""
    rows = textwrap.wrap(name, width, max_lines=ROWS, placeholder="…")
    if len(rows) < ROWS:
        rows = [sign, *rows]
    rows += [""] * (ROWS - len(rows))
    return [row.center(width)[:width] for row in rows]


def _key(number: int, width: int, *, at: int) -> Content:
    key = KEYS[number] if number < len(KEYS) else ""
    said = f"[{key}]" if number == at else key
    return Content.styled(said.center(width)[:width], ACCENT if number == at else QUIET)
