"""The Jeu de l'Hermine: a road for each side, with its two signposts and its bottes."""

from textual.content import Content

from tablee.terminal.boards.scene import ACCENT, GOLDEN, QUIET, Scene, quiet, wrapped
from tablee.terminal.cards import INKS, painted

ROAD = 1000
SHORT = 700
"""Where a manche may end before the end of the road."""


def draw(scene: Scene) -> list[Content]:
    """The middle of the table."""
    seen = scene.seen
    sides = [heap.owner for heap in seen.sight.zones if heap.name == "steps"]
    rows = scene.spaced([_side(scene, side, len(sides)) for side in sides])
    thrown = seen.heap("discard")[-1:]
    if thrown:
        said = Content.styled(f"{scene.words.say('hermine-thrown')} ", QUIET)
        rows += scene.spaced([[Content.assemble(said, scene.named(thrown[0]))]])
    return rows


def _side(scene: Scene, side: int, sides: int) -> list[Content]:
    seats = range(side, len(scene.words.names), sides)
    steps = scene.seen.heap("steps", side)
    way = sum(scene.cards[code].value or 0 for code in steps)
    who = Content(" + ").join(_name(scene, seat) for seat in seats)
    walked = Content.styled(scene.words.say("hermine-way", way=way), ACCENT)
    room = max(24, scene.width - who.cell_length - walked.cell_length - 4)
    return [
        Content.assemble(who, "  ", _road(way, room), "  ", walked),
        *_posts(scene, side),
    ]


def _name(scene: Scene, seat: int) -> Content:
    """A name without the room that stands before names in a column."""
    said = scene.name(seat, 2 + len(scene.words.names[seat]))
    return said if said.plain.startswith("▶") else said[2:]


def _road(way: int, room: int) -> Content:
    """The way that was gone, with milestones where a manche can end."""
    done = min(room, round(way * room / ROAD))
    short = round(SHORT * room / ROAD)
    road = "".join("┃" if place in (short, room - 1) else "·" for place in range(room))
    return Content.assemble(("━" * done, painted(INKS["green"], "#fffdf8")), (road[done:], GOLDEN))


def _posts(scene: Scene, side: int) -> list[Content]:
    """The battle pile, the speed pile, and the bottes; a coup-fourré lies across."""
    seen, words = scene.seen, scene.words
    parts = []
    for post in ("battle", "speed"):
        top = seen.heap(post, side)[-1:]
        shown = scene.named(top[0]) if top else quiet(words.say("nothing"))
        parts.append(Content.assemble((f"{words.say('hermine-post', post=post)} ", QUIET), shown))
    bottes = [scene.named(code) for code in seen.heap("bottes", side)]
    bottes += [Content.assemble(("✸", GOLDEN), scene.named(c)) for c in seen.heap("coups", side)]
    rows = wrapped(parts + bottes, scene.width - 4, gap="  ", indent=2)
    return [row.pad_left(4) for row in rows]
