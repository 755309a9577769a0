"""What stands around the middle of a table: who sits there, what happened, what there is to do."""

from textual.content import Content
from textual.style import Style

from tablee.core.zones import NOBODY
from tablee.terminal.boards.scene import (
    ACCENT,
    GOLDEN,
    QUIET,
    STRONG,
    Scene,
    capital,
    quiet,
    wrapped,
)
from tablee.terminal.cards import DARK, GOLD, painted

CHOSEN = painted(GOLD, DARK)
TURN = painted("#d6452b", "#fffdf8")
OPTION_ROWS = 3
"""So many rows of choices are shown at once."""


def bar(scene: Scene) -> Content:
    """The game, and how many cards are still to come."""
    words = scene.words
    piles = [f"{capital(words.zone(h.name))} {len(h.cards)}" for h in scene.seen.piles()]
    said = Content.assemble((f" {words.title} ", GOLDEN), quiet("  ".join(["", *piles])))
    return said.truncate(scene.width, ellipsis=True)


def sitting(scene: Scene) -> list[Content]:
    """Who sits there, how they stand, and whose turn it is."""
    parts = [_seat(scene, seat) for seat in range(len(scene.words.names))]
    return wrapped(parts, scene.width, gap="  ")


def _seat(scene: Scene, number: int) -> Content:
    seen, words = scene.seen, scene.words
    chair = seen.sight.room.seats[number]
    turn = number in seen.awaited and seen.is_playing
    who = words.names[number]
    said = words.say("seat-you", who=who) if number == seen.you else who
    state = "away" if chair.away else "resigned" if chair.resigned else ""
    if chair.free:
        said = words.say("free")
    aside = words.say("seat-state", state=state) if state else chair.bot and words.say("bot")
    points = "" if seen.board is None else f" {_points(scene, number)}"
    parts = [Content.styled(f" {said} " if turn else said, TURN if turn else STRONG)]
    if aside:
        parts.append(quiet(f" {aside}"))
    return Content.assemble(*parts, (points, GOLDEN))


def _points(scene: Scene, seat: int) -> str:
    assert scene.seen.board is not None
    return scene.words.texts.figures(f"{scene.seen.board.scores[seat]}")


def told(scene: Scene, rows: int) -> list[Content]:
    """What just happened, the last line at the bottom; of our own last move what fits."""
    lines: list[Content] = []
    for event in reversed(scene.seen.sight.log):
        said = [Content(line) for line in scene.words.told(event)]
        mine = event.seat == scene.seen.you
        folded = [row for line in said for row in line.wrap(scene.width - 2)]
        shown = [Content.styled(row.plain, STRONG if mine else QUIET) for row in folded]
        lines = [*(row.pad_left(2) for row in shown), *lines]
        if len(lines) >= rows:
            break
    return lines[-rows:]


def asking(scene: Scene, notes: list[str]) -> list[Content]:
    """What we are asked, why something cannot be done, or whom we wait for."""
    words, seen, choosing = scene.words, scene.seen, scene.choosing
    if choosing.trouble is not None:
        rows = [Content.styled(words.error(choosing.trouble), ACCENT)]
    elif notes:
        rows = [Content.styled(note, GOLDEN) for note in notes]
    else:
        rows = [_question(scene)]
    if not seen.is_waiting and seen.you == NOBODY:
        rows = [quiet(words.say("watching")), *rows]
    return [line for row in rows for line in row.wrap(scene.width)]


def _question(scene: Scene) -> Content:
    words, seen = scene.words, scene.seen
    if seen.offer is not None:
        said = words.say("offered", said=words.offer(seen.offer))
        return Content.styled(f" {said} ", TURN)
    if seen.is_waiting:
        return Content.styled(f" {words.lobby()} ", TURN if seen.is_hosting else QUIET)
    if seen.is_over:
        standing = Content.styled(" · ".join(words.standing()), STRONG)
        return Content.assemble((f" {words.say('over')} ", TURN), " ", standing)
    if seen.is_counted:
        return Content.styled(f" {words.say('counted')} ", TURN)
    return _turn(scene) if seen.is_asked else quiet(words.waiting())


def _turn(scene: Scene) -> Content:
    """That it is our turn, and how far we have come with our move."""
    words, begun = scene.words, scene.choosing.begun
    is_open = begun is not None and begun.open
    said = f"{words.teller.move(begun.move)} …" if begun and is_open else words.say("choose")
    return Content.assemble((f" {words.say('your-turn')} ", TURN), f" {said}")


def options(scene: Scene, pick: int) -> list[Content]:
    """The choices, with the one marked that Enter makes."""
    found = scene.choosing.offered()
    names = [scene.words.teller.move(choice.move) for choice in found]
    parts = []
    for number, (choice, name) in enumerate(zip(found, names, strict=True)):
        last = choice.move.split()[-1].lstrip(":@")
        more = f" {last}" if names.count(name) > 1 else ""
        dots = " …" if choice.open else ""
        ink = CHOSEN if number == pick else STRONG
        click = Style.from_meta({"@click": f"screen.take({number})"})
        sign = "⏎ " if number == pick else "  "
        parts.append(Content.styled(f" {sign}{name}{more}{dots} ", ink + click))
    rows = wrapped(parts, scene.width) if parts else []
    marked = next((n for n, row in enumerate(rows) if "⏎" in row.plain), 0)
    first = max(0, min(marked - 1, len(rows) - OPTION_ROWS))
    shown = rows[first : first + OPTION_ROWS]
    if len(rows) > OPTION_ROWS:
        more = f" {'▲' if first else ' '}{'▼' if rows[first + OPTION_ROWS :] else ' '}"
        shown[-1] = Content.assemble(shown[-1], quiet(more))
    return shown


def keys(scene: Scene, known: tuple[tuple[str, str, str], ...]) -> Content:
    """What can be pressed: the key, its name, and what it does when it is clicked."""
    parts = []
    for key, name, action in known:
        click = Style.from_meta({"@click": f"screen.{action}"})
        said = scene.words.say(f"key-{name}")
        parts.append(Content.assemble((key, ACCENT + click), (f" {said}", QUIET + click)))
    return Content(" ").join(parts)
