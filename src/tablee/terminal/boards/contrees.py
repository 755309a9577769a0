"""Contrées: four lands, a slot of everybody before each, and the lands that were conquered."""

from textual.content import Content

from tablee.terminal.boards.scene import ACCENT, GOLDEN, QUIET, STRONG, Scene, quiet
from tablee.terminal.cards import MARKS, of_color, token
from tablee.terminal.seen import Seen

PLACES = 4
FULL = 2
REALM = 15
"""The room for the lands that somebody has conquered."""


def draw(scene: Scene) -> list[Content]:
    """The middle of the table."""
    room = scene.names_width(12)
    column = min(17, (scene.width - room - REALM) // PLACES)
    rows = [_places(scene, room, column), _lands(scene, room, column)]
    seats = range(len(scene.words.names))
    rows += scene.spaced([[_seat(scene, seat, room, column)] for seat in seats])
    return [*rows, *scene.spaced([[row] for row in _sorts(scene)])]


def _places(scene: Scene, room: int, column: int) -> Content:
    heads = [
        Content.styled(scene.words.say("contrees-place", place=place + 1), STRONG)
        for place in range(PLACES)
    ]
    realm = Content.styled(scene.words.say("contrees-realm"), STRONG)
    return _row([Content(""), *heads, realm], room, column)


def _lands(scene: Scene, room: int, column: int) -> Content:
    """The lands; where there is combat, a sign and how many turns are left until it is decided."""
    cells = []
    for place in range(PLACES):
        found = scene.seen.heap(f"land-{place}")
        land = scene.tokens(found) if found else quiet("—")
        cells.append(Content.assemble(land, (_clock(scene.seen, place), ACCENT)))
    left = Content.styled(scene.words.say("contrees-lands"), QUIET)
    return _row([left, *cells, Content("")], room, column)


def _clock(seen: Seen, place: int) -> str:
    return "".join(f" ⚔{combat.left}" for combat in seen.pending(f"land-{place}"))


def _seat(scene: Scene, seat: int, room: int, column: int) -> Content:
    slots = [_slot(scene, seat, place) for place in range(PLACES)]
    return _row([scene.name(seat, room), *slots, _realm(scene, seat)], room, column)


def _realm(scene: Scene, seat: int) -> Content:
    """The lands that somebody has conquered, by their colors: figures are made of these."""
    won = [scene.cards[code].color for code in scene.seen.heap("realm", seat)]
    colors = dict.fromkeys(card.color for card in scene.cards.values() if card.kind == "land")
    found = [
        Content.styled(f"{won.count(color)}{MARKS[color]}", of_color(color))
        for color in colors
        if color in won
    ]
    return Content(" ").join(found) if found else quiet("—")


def _slot(scene: Scene, seat: int, place: int) -> Content:
    """The characters before a land, and how strong they are together."""
    slot = scene.seen.heap(f"slot-{place}", seat)
    if not slot:
        return quiet("·")
    shown = Content("").join(token(scene.cards, code) for code in slot)
    combats = scene.seen.pending(f"land-{place}") if len(slot) == FULL else []
    totals = [Content.styled(f"{combat.strengths[seat]}", GOLDEN) for combat in combats]
    return Content.assemble(shown, *totals)


def _sorts(scene: Scene) -> list[Content]:
    """Sorts that last, and hands that everybody has seen."""
    rows = [Content.styled(line, QUIET) for line in scene.words.pending("sorts")]
    for seat in range(len(scene.words.names)):
        known = scene.seen.heap("hand-known", seat)
        if known and seat != scene.seen.you:
            whose = scene.words.say("contrees-known", who=scene.words.names[seat])
            rows.append(Content.assemble((f"{whose} ", QUIET), scene.tokens(known)))
    return rows


def _row(cells: list[Content], room: int, column: int) -> Content:
    first, *others, last = cells
    padded = [cell.truncate(column, pad=True) for cell in others]
    return Content("").join([first.truncate(room, pad=True), *padded, last])
