"""Parade: the procession, what a lifted card would take from it, and what lies before everybody."""

from textual.content import Content

from tablee.table.shapes import Card
from tablee.terminal.boards.scene import ACCENT, QUIET, Scene, quiet, wrapped
from tablee.terminal.cards import mark, style, token

CELL = 6


def fates(line: list[Card], joining: Card) -> list[str]:
    """What happens to each card of the procession when a card joins it (PAR-3, PAR-4)."""
    value = joining.value or 0
    exposed = len(line) - value
    return [
        "safe"
        if place >= exposed
        else "taken"
        if card.color == joining.color or (card.value or 0) <= value
        else "stays"
        for place, card in enumerate(line)
    ]


def draw(scene: Scene) -> list[Content]:
    """The middle of the table."""
    cards, choosing = scene.cards, scene.choosing
    line = [cards[code] for code in scene.seen.heap("line")]
    joining = cards.get(choosing.lifted) if choosing.ready.startswith("play ") else None
    fate = fates(line, joining) if joining else []
    return [*_heading(scene, line, fate), *_line(scene, line, fate), *_fronts(scene)]


def _heading(scene: Scene, line: list[Card], fate: list[str]) -> list[Content]:
    words = scene.words
    said = Content.assemble(
        scene.title(words.zone("line")), ("  ", ""), (words.say("parade-head"), QUIET)
    )
    if fate:
        taken = [
            words.card(card.code) for card, its in zip(line, fate, strict=True) if its == "taken"
        ]
        takes = words.say("parade-takes", count=len(taken), cards=words.texts.listed(taken))
        said = Content.assemble(scene.title(words.zone("line")), "  ", (takes, ACCENT))
    return [said.truncate(scene.width, ellipsis=True)]


def _line(scene: Scene, line: list[Card], fate: list[str]) -> list[Content]:
    """The procession, with a word under each card while one is lifted."""
    each = max(1, scene.width // CELL)
    rows = []
    for first in range(0, len(line), each):
        part = line[first : first + each]
        rows += _cards(scene, part)
        fates_here = fate[first : first + each] or [""] * len(part)
        rows.append(Content("").join(_fate(scene, one) for one in fates_here))
    return rows


def _cards(scene: Scene, part: list[Card]) -> list[Content]:
    """Cards side by side, on one row, or on three where there is room."""
    figures = [token(scene.cards, card.code, CELL - 1).pad_right(1) for card in part]
    blanks = [Content.styled(" " * (CELL - 1), style(card)).pad_right(1) for card in part]
    around = [Content("").join(blanks)] if scene.is_tall else []
    return [*around, Content("").join(figures), *around]


def _fate(scene: Scene, fate: str) -> Content:
    if not fate:
        return Content(" " * CELL)
    word = scene.words.say("parade-fate", fate=fate).center(CELL - 1)
    return Content.styled(word, ACCENT if fate == "taken" else QUIET).pad_right(1)


def _fronts(scene: Scene) -> list[Content]:
    room = scene.names_width()
    rows = []
    for seat in range(len(scene.words.names)):
        front = [scene.cards[code] for code in scene.seen.heap("front", seat)]
        groups = [
            _group(front, color) for color in dict.fromkeys(c.color for c in scene.cards.values())
        ]
        found = [group for group in groups if group is not None]
        found = found or [quiet(scene.words.say("nothing"))]
        rows.append(wrapped([scene.name(seat, room), *found], scene.width, indent=room + 1))
    return scene.spaced(rows)


def _group(front: list[Card], color: str) -> Content | None:
    """The cards of one color that somebody has taken."""
    found = sorted((card for card in front if card.color == color), key=lambda c: c.value or 0)
    if not found:
        return None
    values = " ".join(str(card.value) for card in found)
    return Content.styled(f" {mark(found[0])} {values} ", style(found[0]))
