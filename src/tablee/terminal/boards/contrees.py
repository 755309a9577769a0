"""Board of Contrées: four lands, everybody's slots before them, and the realms."""

from textual.content import Content

from tablee.client.mirror import TableMirror
from tablee.terminal.boards.scene import ACCENT, BOLD, DIM, GOLDEN, Scene, dim
from tablee.terminal.cards import SYMBOLS, draw_token, style_color

PLACES = 4
FULL_SLOT = 2
REALM_WIDTH = 15
"""Columns of a realm."""


def draw(scene: Scene) -> list[Content]:
    """Draw the board."""
    room = scene.measure_names(12)
    column = min(17, (scene.width - room - REALM_WIDTH) // PLACES)
    rows = [_draw_places(scene, room, column), _draw_lands(scene, room, column)]
    seats = range(len(scene.labels.names))
    rows += scene.space_out([[_draw_seat(scene, seat, room, column)] for seat in seats])
    return [*rows, *scene.space_out([[row] for row in _draw_sorts(scene)])]


def _draw_places(scene: Scene, room: int, column: int) -> Content:
    headings = [
        Content.styled(scene.labels.say("contrees-place", place=place + 1), BOLD)
        for place in range(PLACES)
    ]
    realm = Content.styled(scene.labels.say("contrees-realm"), BOLD)
    return _join_row([Content(""), *headings, realm], room, column)


def _draw_lands(scene: Scene, room: int, column: int) -> Content:
    """Draw the lands, and the turns that are left of their combats."""
    cells = []
    for place in range(PLACES):
        codes = scene.mirror.cards_in(f"land-{place}")
        land = scene.draw_tokens(codes) if codes else dim("—")
        cells.append(Content.assemble(land, (_format_clock(scene.mirror, place), ACCENT)))
    heading = Content.styled(scene.labels.say("contrees-lands"), DIM)
    return _join_row([heading, *cells, Content("")], room, column)


def _format_clock(mirror: TableMirror, place: int) -> str:
    return "".join(f" ⚔{combat.left}" for combat in mirror.effects_at(f"land-{place}"))


def _draw_seat(scene: Scene, seat: int, room: int, column: int) -> Content:
    slots = [_draw_slot(scene, seat, place) for place in range(PLACES)]
    return _join_row([scene.draw_name(seat, room), *slots, _draw_realm(scene, seat)], room, column)


def _draw_realm(scene: Scene, seat: int) -> Content:
    """Draw the conquered lands of a seat by color, since figures are made of colors."""
    won = [scene.cards[code].color for code in scene.mirror.cards_in("realm", seat)]
    colors = dict.fromkeys(card.color for card in scene.cards.values() if card.kind == "land")
    counts = [
        Content.styled(f"{won.count(color)}{SYMBOLS[color]}", style_color(color))
        for color in colors
        if color in won
    ]
    return Content(" ").join(counts) if counts else dim("—")


def _draw_slot(scene: Scene, seat: int, place: int) -> Content:
    """Draw the characters before a land, and their strength in a combat."""
    slot = scene.mirror.cards_in(f"slot-{place}", seat)
    if not slot:
        return dim("·")
    shown = Content("").join(draw_token(scene.cards, code) for code in slot)
    combats = scene.mirror.effects_at(f"land-{place}") if len(slot) == FULL_SLOT else []
    totals = [Content.styled(f"{combat.strengths[seat]}", GOLDEN) for combat in combats]
    return Content.assemble(shown, *totals)


def _draw_sorts(scene: Scene) -> list[Content]:
    """Draw ongoing sorts, and cards in hands that everybody knows."""
    rows = [Content.styled(line, DIM) for line in scene.labels.describe_effects("sorts")]
    for seat in range(len(scene.labels.names)):
        known = scene.mirror.cards_in("hand-known", seat)
        if known and seat != scene.mirror.you:
            whose = scene.labels.say("contrees-known", who=scene.labels.names[seat])
            rows.append(Content.assemble((f"{whose} ", DIM), scene.draw_tokens(known)))
    return rows


def _join_row(cells: list[Content], room: int, column: int) -> Content:
    first, *others, last = cells
    padded = [cell.truncate(column, pad=True) for cell in others]
    return Content("").join([first.truncate(room, pad=True), *padded, last])
