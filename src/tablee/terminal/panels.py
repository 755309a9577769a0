"""Panels around the board: title bar, seats, log, prompt, options and keys."""

from textual.content import Content
from textual.style import Style

from tablee.core.zones import NOBODY
from tablee.terminal.boards.scene import (
    ACCENT,
    BOLD,
    DIM,
    GOLDEN,
    Scene,
    capitalize,
    dim,
    wrap,
)
from tablee.terminal.cards import DARK, GOLD, make_style

CHOSEN = make_style(GOLD, DARK)
TURN = make_style("#d6452b", "#fffdf8")
MAX_OPTION_ROWS = 3
"""Rows of options that are visible at once."""


def draw_bar(scene: Scene) -> Content:
    """Draw the title of the game, and the sizes of the closed zones."""
    labels = scene.labels
    sizes = [
        f"{capitalize(labels.zone_name(zone.name))} {len(zone.cards)}"
        for zone in scene.mirror.closed_zones()
    ]
    rules = [f"({labels.rules_summary})"] if labels.rules_summary else []
    bar = Content.assemble((f" {labels.title} ", GOLDEN), dim("  ".join(["", *rules, *sizes])))
    return bar.truncate(scene.width, ellipsis=True)


def draw_seats(scene: Scene) -> list[Content]:
    """Draw the players with their state and score, marking those whose move is awaited."""
    parts = [_draw_seat(scene, seat) for seat in range(len(scene.labels.names))]
    return wrap(parts, scene.width, gap="  ")


def _draw_seat(scene: Scene, number: int) -> Content:
    mirror, labels = scene.mirror, scene.labels
    seat = mirror.snapshot.room.seats[number]
    is_awaited = number in mirror.awaited and mirror.is_playing
    who = labels.names[number]
    name = labels.say("seat-you", who=who) if number == mirror.you else who
    state = "away" if seat.away else "resigned" if seat.resigned else ""
    if seat.free:
        name = labels.say("free")
    note = labels.say("seat-state", state=state) if state else seat.bot and labels.say("bot")
    points = "" if mirror.board is None else f" {_format_points(scene, number)}"
    parts = [Content.styled(f" {name} " if is_awaited else name, TURN if is_awaited else BOLD)]
    if note:
        parts.append(dim(f" {note}"))
    return Content.assemble(*parts, (points, GOLDEN))


def _format_points(scene: Scene, seat: int) -> str:
    assert scene.mirror.board is not None
    return scene.labels.texts.figures(f"{scene.mirror.board.scores[seat]}")


def draw_log(scene: Scene, rows: int) -> list[Content]:
    """Draw the end of the log, as much as fits into the rows; our own entries are bold."""
    lines: list[Content] = []
    for entry in reversed(scene.mirror.snapshot.log):
        texts = [Content(line) for line in scene.labels.describe_entry(entry)]
        is_ours = entry.seat == scene.mirror.you
        wrapped = [row for text in texts for row in text.wrap(scene.width - 2)]
        shown = [Content.styled(row.plain, BOLD if is_ours else DIM) for row in wrapped]
        lines = [*(row.pad_left(2) for row in shown), *lines]
        if len(lines) >= rows:
            break
    return lines[-rows:]


def draw_lesson(scene: Scene, read: int) -> list[Content]:
    """Draw a page of the guide: its title, its text, and whether there is more to read."""
    pages = scene.labels.describe_lesson()
    if not pages:
        return []
    title, _, body = pages[min(read, len(pages) - 1)].partition("\n")
    rows = [Content.styled(title, GOLDEN), *Content(body.replace("\n", " ")).wrap(scene.width)]
    if read + 1 < len(pages):
        more = scene.labels.say("lesson-more", page=read + 1, pages=len(pages))
        rows.append(Content.styled(f" {more} ", CHOSEN))
    return rows


def draw_prompt(scene: Scene, notes: list[str]) -> list[Content]:
    """Draw the last error, the notes, or the question that is open."""
    labels, mirror, selection = scene.labels, scene.mirror, scene.selection
    if selection.error is not None:
        rows = [Content.styled(labels.describe_error(selection.error), ACCENT)]
    elif notes:
        rows = [Content.styled(note, GOLDEN) for note in notes]
    else:
        rows = [_draw_question(scene)]
        about = labels.card_about(selection.lifted) if selection.lifted else ""
        rows += [dim(about)] if about else []
    if not mirror.is_waiting and mirror.you == NOBODY:
        rows = [dim(labels.say("watching")), *rows]
    return [line for row in rows for line in row.wrap(scene.width)]


def draw_starter(scene: Scene, first: int | None) -> list[Content]:
    """Draw who begins, while the host can choose it."""
    if not scene.mirror.is_hosting:
        return []
    text = scene.labels.describe_starter(first)
    return [Content.styled(row.plain, GOLDEN) for row in Content(text).wrap(scene.width)]


def _draw_question(scene: Scene) -> Content:
    labels, mirror = scene.labels, scene.mirror
    if mirror.proposal is not None:
        text = labels.say("offered", said=labels.describe_proposal(mirror.proposal))
        return Content.styled(f" {text} ", TURN)
    if mirror.is_waiting:
        return Content.styled(f" {labels.describe_lobby()} ", TURN if mirror.is_hosting else DIM)
    if mirror.is_over:
        standing = Content.styled(" · ".join(labels.describe_standing()), BOLD)
        return Content.assemble((f" {labels.say('over')} ", TURN), " ", standing)
    if mirror.needs_ready:
        return Content.styled(f" {labels.say('counted')} ", TURN)
    return _draw_turn(scene) if mirror.is_asked else dim(labels.describe_waiting())


def _draw_turn(scene: Scene) -> Content:
    """Draw that it is our turn, and the part of the move that is chosen."""
    labels, begun = scene.labels, scene.selection.begun
    text = labels.narrator.say(scene.selection.prompt) if scene.selection.prompt else ""
    if begun is not None and begun.open:
        text = f"{labels.narrator.move(begun.move)} … {text}"
    return Content.assemble((f" {labels.say('your-turn')} ", TURN), f" {text}")


def draw_options(scene: Scene, marked: int) -> list[Content]:
    """Draw the choices, scrolled to the marked one, which Enter makes."""
    choices = scene.selection.list_choices()
    names = [scene.labels.narrator.move(choice.move) for choice in choices]
    parts = []
    for number, (choice, name) in enumerate(zip(choices, names, strict=True)):
        last = choice.move.split()[-1].lstrip(":@")
        more = f" {last}" if names.count(name) > 1 else ""
        dots = " …" if choice.open else ""
        ink = CHOSEN if number == marked else BOLD
        click = Style.from_meta({"@click": f"screen.take({number})"})
        sign = "⏎ " if number == marked else "  "
        parts.append(Content.styled(f" {sign}{name}{more}{dots} ", ink + click))
    rows = wrap(parts, scene.width) if parts else []
    marked_row = next((n for n, row in enumerate(rows) if "⏎" in row.plain), 0)
    first = max(0, min(marked_row - 1, len(rows) - MAX_OPTION_ROWS))
    shown = rows[first : first + MAX_OPTION_ROWS]
    if len(rows) > MAX_OPTION_ROWS:
        more = f" {'▲' if first else ' '}{'▼' if rows[first + MAX_OPTION_ROWS :] else ' '}"
        shown[-1] = Content.assemble(shown[-1], dim(more))
    return shown


def draw_keys(scene: Scene, bindings: tuple[tuple[str, str, str], ...]) -> Content:
    """Draw the key bindings, each a key, the name of its label, and its action."""
    parts = []
    for key, name, action in bindings:
        click = Style.from_meta({"@click": f"screen.{action}"})
        label = scene.labels.say(f"key-{name}")
        parts.append(Content.assemble((key, ACCENT + click), (f" {label}", DIM + click)))
    return Content(" ").join(parts)
