"""Board of the Jeu de l'Hermine: for each side its road, its two piles and its bottes."""

from textual.content import Content

from tablee.terminal.boards.scene import ACCENT, DIM, GOLDEN, Scene, dim, wrap
from tablee.terminal.cards import INKS, make_style

ROAD_END = 1000
EARLY_END = 700
"""Distance at which a manche may end early."""


def draw(scene: Scene) -> list[Content]:
    """Draw the board."""
    mirror = scene.mirror
    sides = [zone.owner for zone in mirror.snapshot.zones if zone.name == "steps"]
    rows = scene.space_out([_draw_side(scene, side, len(sides)) for side in sides])
    discarded = mirror.cards_in("discard")[-1:]
    if discarded:
        label = Content.styled(f"{scene.labels.say('hermine-thrown')} ", DIM)
        rows += scene.space_out([[Content.assemble(label, scene.draw_card(discarded[0]))]])
    return rows


def _draw_side(scene: Scene, side: int, sides: int) -> list[Content]:
    seats = range(side, len(scene.labels.names), sides)
    steps = scene.mirror.cards_in("steps", side)
    distance = sum(scene.cards[code].value or 0 for code in steps)
    who = Content(" + ").join(_draw_name(scene, seat) for seat in seats)
    walked = Content.styled(scene.labels.say("hermine-way", way=distance), ACCENT)
    room = max(24, scene.width - who.cell_length - walked.cell_length - 4)
    return [
        Content.assemble(who, "  ", _draw_road(distance, room), "  ", walked),
        *_draw_piles(scene, side),
    ]


def _draw_name(scene: Scene, seat: int) -> Content:
    """Draw a name without the indent that names have in a column."""
    name = scene.draw_name(seat, 2 + len(scene.labels.names[seat]))
    return name if name.plain.startswith("▶") else name[2:]


def _draw_road(distance: int, room: int) -> Content:
    """Draw the distance covered, with milestones where a manche can end."""
    done = min(room, round(distance * room / ROAD_END))
    early = round(EARLY_END * room / ROAD_END)
    road = "".join("┃" if place in (early, room - 1) else "·" for place in range(room))
    return Content.assemble(
        ("━" * done, make_style(INKS["green"], "#fffdf8")), (road[done:], GOLDEN)
    )


def _draw_piles(scene: Scene, side: int) -> list[Content]:
    """Draw the battle pile, the speed pile and the bottes; a coup-fourré is marked."""
    mirror, labels = scene.mirror, scene.labels
    parts = []
    for post in ("battle", "speed"):
        top = mirror.cards_in(post, side)[-1:]
        shown = scene.draw_card(top[0]) if top else dim(labels.say("nothing"))
        parts.append(Content.assemble((f"{labels.say('hermine-post', post=post)} ", DIM), shown))
    bottes = [scene.draw_card(code) for code in mirror.cards_in("bottes", side)]
    bottes += [
        Content.assemble(("✸", GOLDEN), scene.draw_card(c)) for c in mirror.cards_in("coups", side)
    ]
    rows = wrap(parts + bottes, scene.width - 4, gap="  ", indent=2)
    return [row.pad_left(4) for row in rows]
