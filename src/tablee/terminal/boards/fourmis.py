"""Board of Fourmis: the trick with its players, the objectives, and the cards won."""

from textual.content import Content

from tablee.core.setup import HIDDEN
from tablee.table.messages import CardView
from tablee.terminal.boards.scene import ACCENT, BOLD, DIM, Scene, dim, wrap
from tablee.terminal.cards import SYMBOLS, style_color

COLORS = ("red", "blue", "green", "yellow")
COUNT_WIDTH = 6


def draw(scene: Scene) -> list[Content]:
    """Draw the board."""
    return scene.space_out(
        [_draw_trick(scene), _draw_objectives(scene), *([row] for row in _draw_counts(scene))]
    )


def _draw_trick(scene: Scene) -> list[Content]:
    trick = scene.mirror.cards_in("trick")
    heading = scene.draw_title(scene.labels.zone_name("trick"))
    if not trick:
        return [Content.assemble(heading, "  ", dim(scene.labels.say("fourmis-open")))]
    players = _find_players(scene, trick)
    parts = [
        Content.assemble(scene.draw_card(code), (f" {who}" if who else "", DIM))
        for code, who in zip(trick, players, strict=True)
    ]
    return wrap([heading, *parts], scene.width, gap="  ", indent=4)


def _find_players(scene: Scene, trick: list[str]) -> list[str]:
    """Return the player of each card of the trick from the log; cards of the Ghost have none."""
    plays = [entry for entry in scene.mirror.snapshot.log if entry.move.startswith("play ")]
    players = [""] * len(trick)
    for play in reversed(plays):
        code = play.move.split()[1]
        free = [place for place, card in enumerate(trick) if card == code and not players[place]]
        if not free or sum(map(bool, players)) == len(trick):
            break
        players[free[-1]] = scene.labels.names[play.seat]
    return players


def _draw_objectives(scene: Scene) -> list[Content]:
    codes = [*scene.mirror.cards_in("plus"), *scene.mirror.cards_in("moins")]
    heading = scene.draw_title(scene.labels.say("fourmis-objectives"))
    return wrap([heading, *(scene.draw_card(code) for code in codes)], scene.width, gap="  ")


def _draw_counts(scene: Scene) -> list[Content]:
    """Draw the numbers of cards that each seat has won, by color and kind."""
    room = scene.measure_names()
    headings = [
        Content.styled(f"{SYMBOLS[color]:^{COUNT_WIDTH - 1}}", style_color(color))
        for color in COLORS
    ]
    queens = Content.styled(f"{'R':^{COUNT_WIDTH - 1}}", BOLD)
    bugs = Content.styled(f"{'◉':^{COUNT_WIDTH - 1}}", BOLD)
    left = Content.styled(scene.labels.say("fourmis-won"), DIM)
    total = Content(scene.labels.say("fourmis-cards"))
    seats = range(len(scene.labels.names))
    rows = [
        _join_row(scene.draw_name(seat, room), _draw_numbers(scene, seat), room) for seat in seats
    ]
    return [_join_row(left, [*headings, queens, bugs, total], room), *rows]


def _draw_numbers(scene: Scene, seat: int) -> list[Content]:
    codes = scene.mirror.cards_in("won", seat)
    won = [scene.cards[code] for code in codes if not code.startswith(HIDDEN)]
    if len(won) < len(codes):
        return _draw_remembered(won, len(codes))
    colors = [sum(card.color == color for card in won) for color in COLORS]
    kinds = [sum(card.kind == kind for card in won) for kind in ("reine", "ladybug")]
    cells = [
        Content.styled(f"{n:^{COUNT_WIDTH - 1}}", ACCENT if n else DIM) for n in [*colors, *kinds]
    ]
    return [*cells, Content(f"{len(won):^{COUNT_WIDTH - 1}}")]


def _draw_remembered(won: list[CardView], total: int) -> list[Content]:
    """Draw the numbers of a table without memory aid: colors are for the players to remember."""
    kinds = [sum(card.kind == kind for card in won) for kind in ("reine", "ladybug")]
    cells = [*[HIDDEN for _ in COLORS], *kinds]
    dimmed = [Content.styled(f"{cell:^{COUNT_WIDTH - 1}}", DIM) for cell in cells]
    return [*dimmed, Content(f"{total:^{COUNT_WIDTH - 1}}")]


def _join_row(left: Content, cells: list[Content], room: int) -> Content:
    return Content(" ").join([left.truncate(room, ellipsis=True, pad=True), *cells])
