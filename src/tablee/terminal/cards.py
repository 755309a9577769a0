"""Cards as text: color, symbol and number together, so that none of them carries meaning alone."""

from textual.color import Color
from textual.content import Content
from textual.style import Style

from tablee.core.setup import HIDDEN
from tablee.table.messages import CardView

PAPER, DARK, GOLD = "#fffdf8", "#1d2433", "#f4c95d"
INKS = {
    "red": "#c23a22",
    "blue": "#2b62b8",
    "violet": "#7a4aa0",
    "green": "#28804f",
    "gray": "#6b6f7a",
    "orange": "#e58a1f",
    "yellow": "#eeb52f",
    "pink": "#b83f75",
    "white": "#d8cdb6",
    "black": "#0b0e14",
}
LIGHT_INKS = ("orange", "yellow", "white")
"""Inks with dark text."""
KIND_INKS = {
    "title": "#5c3a86",
    "scandal": "#9c2b1b",
    "debt": "#9c2b1b",
    "theft": "#9c2b1b",
    "sort": "#5c3a86",
}
PLAIN_INK = "#24406b"
"""Ink of cards without a color whose kind has none either."""
BACK_INK = "#39465c"
SYMBOLS = {
    "heart": "♥", "cup": "\N{UNION}", "hat": "▲", "leaf": "♣", "watch": "◷", "mushroom": "☂",
    "red": "♦", "blue": "●", "yellow": "★", "green": "♣", "white": "○", "black": "■",
    "stop": "✖", "menacee": "✖", "danger-m": "✖", "danger-c": "✖", "danger-r": "✖",
    "beaute": "✚", "protegee": "✚", "sauve-m": "✚", "sauve-c": "✚", "sauve-r": "✚",
    "protection": "★", "sauvegarde-m": "★", "sauvegarde-c": "★", "sauvegarde-r": "★",
    "ermine": "☻", "footprints": "", "ladybug": "◉", "karniphage": "■", "flumigel": "○",
    "jarmial": "☼", "plus": "+", "moins": "\N{MINUS SIGN}",
    "spade": "♠", "diamond": "♦", "club": "♣",
}  # fmt: skip
"""Symbols of one column that every terminal has, by symbol, or by color on cards without one."""
RANKS = {
    "ninja": "N", "reine": "R", "title": "×2", "scandal": "×½", "debt": "\N{MINUS SIGN}5",
    "sort": "✦", "theft": "✂",
}  # fmt: skip
"""Ranks of cards without a number, by kind."""


def make_style(background: str, foreground: str) -> Style:
    """Return a bold style of two colors."""
    return Style(background=Color.parse(background), foreground=Color.parse(foreground), bold=True)


def style_card(card: CardView | None) -> Style:
    """Return the style of a card; `None` is a closed card."""
    if card is None:
        return make_style(BACK_INK, PAPER)
    if card.kind == "land" and card.color == "black":
        return make_style(INKS["black"], GOLD)
    return (
        style_color(card.color)
        if card.color
        else make_style(KIND_INKS.get(card.kind, PLAIN_INK), PAPER)
    )


def style_color(color: str) -> Style:
    """Return the style of a color."""
    return make_style(INKS.get(color, PLAIN_INK), DARK if color in LIGHT_INKS else PAPER)


def symbol_of(card: CardView) -> str:
    """Return the symbol of a card, or of its color where all colors have the same symbol."""
    if card.kind in ("soldate", "ninja", "reine", "objective"):
        return SYMBOLS.get(card.color, "")
    if card.kind == "land":
        return f"{SYMBOLS.get(card.color, '')}♔{SYMBOLS.get(card.symbol, '')}"
    return SYMBOLS.get(card.symbol, "")


def corner_of(card: CardView | None) -> str:
    """Return the corner text of a card: its rank and its symbol."""
    if card is None:
        return "?"
    if card.kind == "objective":
        return f"{SYMBOLS.get(card.symbol, '')}{symbol_of(card)}"
    rank = RANKS.get(card.kind, "" if card.value is None else str(card.value))
    return f"{rank}{symbol_of(card)}" or card.code


def draw_token(cards: dict[str, CardView], code: str, width: int = 0) -> Content:
    """Draw a card by its corner text."""
    card = None if code.startswith(HIDDEN) else cards.get(code)
    text = f" {corner_of(card)} "
    return Content.styled(text.center(width) if width else text, style_card(card))


def draw_named(card: CardView, name: str, width: int = 0) -> Content:
    """Draw a card by its sign and its name, truncated to the width."""
    name = name.partition(" (")[0]
    sign = RANKS.get(card.kind) or symbol_of(card)
    if card.kind == "possession":
        sign = str(card.value)
    text = f" {sign} {name} " if sign else f" {name} "
    if width and len(text) > width:
        text = f"{text[: width - 2]}… "
    return Content.styled(text, style_card(card))
