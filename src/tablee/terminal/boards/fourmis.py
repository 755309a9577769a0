"""Fourmis: the trick with who played what, the objectives, and what everybody has won."""

from textual.content import Content

from tablee.terminal.boards.scene import ACCENT, QUIET, STRONG, Scene, quiet, wrapped
from tablee.terminal.cards import MARKS, of_color

COLORS = ("red", "blue", "green", "yellow")
COUNT = 6


def draw(scene: Scene) -> list[Content]:
    """The middle of the table."""
    return scene.spaced([_trick(scene), _objectives(scene), *([row] for row in _counts(scene))])


def _trick(scene: Scene) -> list[Content]:
    trick = scene.seen.heap("trick")
    heading = scene.title(scene.words.zone("trick"))
    if not trick:
        return [Content.assemble(heading, "  ", quiet(scene.words.say("fourmis-open")))]
    players = _players(scene, trick)
    parts = [
        Content.assemble(scene.named(code), (f" {who}" if who else "", QUIET))
        for code, who in zip(trick, players, strict=True)
    ]
    return wrapped([heading, *parts], scene.width, gap="  ", indent=4)


def _players(scene: Scene, trick: list[str]) -> list[str]:
    """Who played each card of the trick, as the log tells; the Ghost says nothing."""
    played = [told for told in scene.seen.sight.log if told.move.startswith("play ")]
    found = [""] * len(trick)
    for told in reversed(played):
        code = told.move.split()[1]
        free = [place for place, card in enumerate(trick) if card == code and not found[place]]
        if not free or sum(map(bool, found)) == len(trick):
            break
        found[free[-1]] = scene.words.names[told.seat]
    return found


def _objectives(scene: Scene) -> list[Content]:
    codes = [*scene.seen.heap("plus"), *scene.seen.heap("moins")]
    heading = scene.title(scene.words.say("fourmis-objectives"))
    return wrapped([heading, *(scene.named(code) for code in codes)], scene.width, gap="  ")


def _counts(scene: Scene) -> list[Content]:
    """How many cards of each color everybody has won."""
    room = scene.names_width()
    heads = [Content.styled(f"{MARKS[color]:^{COUNT - 1}}", of_color(color)) for color in COLORS]
    queens = Content.styled(f"{'R':^{COUNT - 1}}", STRONG)
    bugs = Content.styled(f"{'◉':^{COUNT - 1}}", STRONG)
    left = Content.styled(scene.words.say("fourmis-won"), QUIET)
    total = Content(scene.words.say("fourmis-cards"))
    seats = range(len(scene.words.names))
    rows = [_row(scene.name(seat, room), _numbers(scene, seat), room) for seat in seats]
    return [_row(left, [*heads, queens, bugs, total], room), *rows]


def _numbers(scene: Scene, seat: int) -> list[Content]:
    won = [scene.cards[code] for code in scene.seen.heap("won", seat)]
    colors = [sum(card.color == color for card in won) for color in COLORS]
    kinds = [sum(card.kind == kind for card in won) for kind in ("reine", "ladybug")]
    cells = [Content.styled(f"{n:^{COUNT - 1}}", ACCENT if n else QUIET) for n in [*colors, *kinds]]
    return [*cells, Content(f"{len(won):^{COUNT - 1}}")]


def _row(left: Content, cells: list[Content], room: int) -> Content:
    return Content(" ").join([left.truncate(room, ellipsis=True, pad=True), *cells])
