"""Board of Parade: the procession, the cards a lifted card would take, and the fronts."""

from textual.content import Content

from tablee.table.messages import CardView, ZoneChange
from tablee.terminal.boards.scene import ACCENT, DIM, Scene, dim, wrap
from tablee.terminal.cards import draw_token, style_card, symbol_of

CELL_WIDTH = 6


def fates_of(line: list[CardView], preview: list[ZoneChange]) -> list[str]:
    """Return whether each card of the procession would be taken or is safe."""
    taken = {code for change in preview if change.zone == "line" for code in change.lost}
    return ["taken" if card.code in taken else "safe" for card in line]


def draw(scene: Scene) -> list[Content]:
    """Draw the board."""
    cards, selection = scene.cards, scene.selection
    line = [cards[code] for code in scene.mirror.cards_in("line")]
    begun = selection.begun if selection.complete_move.startswith("play ") else None
    fates = fates_of(line, begun.preview) if begun else []
    return [
        *_draw_heading(scene, line, fates),
        *_draw_line(scene, line, fates),
        *_draw_fronts(scene),
    ]


def _draw_heading(scene: Scene, line: list[CardView], fates: list[str]) -> list[Content]:
    labels = scene.labels
    heading = Content.assemble(
        scene.draw_title(labels.zone_name("line")), ("  ", ""), (labels.say("parade-head"), DIM)
    )
    if fates:
        taken = [
            labels.card_name(card.code)
            for card, fate in zip(line, fates, strict=True)
            if fate == "taken"
        ]
        takes = labels.say("parade-takes", count=len(taken), cards=labels.texts.listed(taken))
        heading = Content.assemble(
            scene.draw_title(labels.zone_name("line")), "  ", (takes, ACCENT)
        )
    return [heading.truncate(scene.width, ellipsis=True)]


def _draw_line(scene: Scene, line: list[CardView], fates: list[str]) -> list[Content]:
    """Draw the procession, with the fate under each card while one is lifted."""
    per_row = max(1, scene.width // CELL_WIDTH)
    rows = []
    for first in range(0, len(line), per_row):
        part = line[first : first + per_row]
        rows += _draw_cards(scene, part)
        part_fates = fates[first : first + per_row] or [""] * len(part)
        rows.append(Content("").join(_draw_fate(scene, fate) for fate in part_fates))
    return rows


def _draw_cards(scene: Scene, part: list[CardView]) -> list[Content]:
    """Draw cards side by side, in one row, or in three on a tall screen."""
    figures = [draw_token(scene.cards, card.code, CELL_WIDTH - 1).pad_right(1) for card in part]
    blanks = [
        Content.styled(" " * (CELL_WIDTH - 1), style_card(card)).pad_right(1) for card in part
    ]
    around = [Content("").join(blanks)] if scene.is_tall else []
    return [*around, Content("").join(figures), *around]


def _draw_fate(scene: Scene, fate: str) -> Content:
    if not fate:
        return Content(" " * CELL_WIDTH)
    word = scene.labels.say("parade-fate", fate=fate).center(CELL_WIDTH - 1)
    return Content.styled(word, ACCENT if fate == "taken" else DIM).pad_right(1)


def _draw_fronts(scene: Scene) -> list[Content]:
    room = scene.measure_names()
    rows = []
    for seat in range(len(scene.labels.names)):
        front = [scene.cards[code] for code in scene.mirror.cards_in("front", seat)]
        colors = dict.fromkeys(card.color for card in scene.cards.values())
        groups = [_draw_group(front, color) for color in colors]
        shown = [group for group in groups if group is not None]
        shown = shown or [dim(scene.labels.say("nothing"))]
        rows.append(wrap([scene.draw_name(seat, room), *shown], scene.width, indent=room + 1))
    return scene.space_out(rows)


def _draw_group(front: list[CardView], color: str) -> Content | None:
    """Draw the cards of one color in a front; `None` if there are none."""
    cards = sorted((card for card in front if card.color == color), key=lambda c: c.value or 0)
    if not cards:
        return None
    values = " ".join(str(card.value) for card in cards)
    return Content.styled(f" {symbol_of(cards[0])} {values} ", style_card(cards[0]))
