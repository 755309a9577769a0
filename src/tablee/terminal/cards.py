"""Cards in letters: an ink, a symbol and a number, so that none of them is needed alone."""

from textual.color import Color
from textual.content import Content
from textual.style import Style

from tablee.records import HIDDEN
from tablee.table.shapes import Card

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
LIGHT = ("orange", "yellow", "white")
"""Inks that are written on in dark."""
KINDS = {
    "title": "#5c3a86",
    "scandal": "#9c2b1b",
    "debt": "#9c2b1b",
    "theft": "#9c2b1b",
    "sort": "#5c3a86",
}
PLAIN = "#24406b"
"""Cards without a color, and kinds that have none."""
BACK = "#39465c"
MARKS = {
    "heart": "♥", "cup": "\N{UNION}", "hat": "▲", "leaf": "♣", "watch": "◷", "mushroom": "☂",
    "red": "♦", "blue": "●", "yellow": "★", "green": "♣", "white": "○", "black": "■",
    "stop": "✖", "menacee": "✖", "danger-m": "✖", "danger-c": "✖", "danger-r": "✖",
    "beaute": "✚", "protegee": "✚", "sauve-m": "✚", "sauve-c": "✚", "sauve-r": "✚",
    "protection": "★", "sauvegarde-m": "★", "sauvegarde-c": "★", "sauvegarde-r": "★",
    "ermine": "☻", "footprints": "", "ladybug": "◉", "karniphage": "■", "flumigel": "○",
    "jarmial": "☼", "plus": "+", "moins": "\N{MINUS SIGN}",
    "spade": "♠", "diamond": "♦", "club": "♣",
}  # fmt: skip
"""Signs that every terminal has, one column wide; a color has its own on cards without another."""
RANKS = {
    "ninja": "N", "reine": "R", "title": "×2", "scandal": "×½", "debt": "\N{MINUS SIGN}5",
    "sort": "✦", "theft": "✂",
}  # fmt: skip
"""What stands where others have a number."""


def painted(ink: str, on: str) -> Style:
    """Letters on an ink."""
    return Style(background=Color.parse(ink), foreground=Color.parse(on), bold=True)


def style(card: Card | None) -> Style:
    """The ink of a card, and what is written on it."""
    if card is None:
        return painted(BACK, PAPER)
    if card.kind == "land" and card.color == "black":
        return painted(INKS["black"], GOLD)
    return of_color(card.color) if card.color else painted(KINDS.get(card.kind, PLAIN), PAPER)


def of_color(color: str) -> Style:
    """The ink of a color, and what is written on it."""
    return painted(INKS.get(color, PLAIN), DARK if color in LIGHT else PAPER)


def mark(card: Card) -> str:
    """The symbol of a card; where all colors have the same one, that of its color."""
    if card.kind in ("soldate", "ninja", "reine", "objective"):
        return MARKS.get(card.color, "")
    if card.kind == "land":
        return f"{MARKS.get(card.color, '')}♔{MARKS.get(card.symbol, '')}"
    return MARKS.get(card.symbol, "")


def index(card: Card | None) -> str:
    """What stands in the corner of a card: its number and its symbol."""
    if card is None:
        return "?"
    if card.kind == "objective":
        return f"{MARKS.get(card.symbol, '')}{mark(card)}"
    rank = RANKS.get(card.kind, "" if card.value is None else str(card.value))
    return f"{rank}{mark(card)}" or card.code


def token(cards: dict[str, Card], code: str, width: int = 0) -> Content:
    """A card on one line, by its corner."""
    card = None if code.startswith(HIDDEN) else cards.get(code)
    said = f" {index(card)} "
    return Content.styled(said.center(width) if width else said, style(card))


def named(card: Card, name: str, width: int = 0) -> Content:
    """A card on one line: what it is worth or does, then its name, cut off where it must be."""
    name = name.partition(" (")[0]
    sign = RANKS.get(card.kind) or mark(card)
    if card.kind == "possession":
        sign = str(card.value)
    said = f" {sign} {name} " if sign else f" {name} "
    if width and len(said) > width:
        said = f"{said[: width - 2]}… "
    return Content.styled(said, style(card))
