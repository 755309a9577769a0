"""Board of High Society and Animalement Vôtre: the lot, the bids, and the estates."""

from textual.content import Content

from tablee.terminal.boards.scene import ACCENT, DIM, GOLDEN, Scene, capitalize, dim, wrap
from tablee.terminal.cards import style_card

SEALS = 4
ENDING = ("title", "scandal")
"""Kinds of cards of which the last one ends the game."""
BID_WIDTH = 22
"""Columns of a bid."""
WIDE = 100
"""Columns from which names are written in full; below they are cut to `SHORT_NAME`."""
SHORT_NAME = 18
OTHER_ROWS = 15
"""Rows of the screen outside the board."""


def draw(scene: Scene) -> list[Content]:
    """Draw the board."""
    return [*_draw_sale(scene), Content(""), *_draw_seats(scene)]


def _sum_values(scene: Scene, codes: list[str]) -> int:
    return sum(scene.cards[code].value or 0 for code in codes)


def _draw_sale(scene: Scene) -> list[Content]:
    """Draw the lot, the bid to beat, and the broken seals."""
    labels, mirror = scene.labels, scene.mirror
    lot = [scene.draw_card(code) for code in mirror.cards_in("lot")] or [
        dim(labels.say("auction-none"))
    ]
    names = ("lot", "estate", "lost")
    gone = [code for zone in mirror.snapshot.zones if zone.name in names for code in zone.cards]
    broken = sum(scene.cards[code].kind in ENDING for code in gone)
    seals = Content.styled("◆" * broken + "◇" * (SEALS - broken), GOLDEN)
    best = max(
        _sum_values(scene, mirror.cards_in("bid", seat)) for seat in range(len(labels.names))
    )
    text = labels.say("auction-best", best=best)
    begun = scene.selection.begun
    if begun is not None and begun.move.startswith("bid "):
        laid = sum(int(note) for note in begun.move.split()[1:])
        total = laid + _sum_values(scene, mirror.cards_in("bid", mirror.you))
        text = capitalize(labels.say("auction-laid", total=total, best=best))
    return [
        Content.assemble(scene.draw_title(labels.zone_name("lot")), "  ", Content(" ").join(lot)),
        Content.assemble(
            (text, ACCENT if best or begun else DIM), "    ", seals, " ",
            (labels.say("auction-seals", count=broken), DIM),
        ),
    ]  # fmt: skip


def _draw_seats(scene: Scene) -> list[Content]:
    """Draw all bids and estates, with the names of cards if everything fits."""
    rows = _draw_estates(scene, by_name=True)
    return rows if len(rows) <= scene.height - OTHER_ROWS else _draw_estates(scene, by_name=False)


def _draw_estates(scene: Scene, *, by_name: bool) -> list[Content]:
    room = scene.measure_names()
    groups = []
    for seat in range(len(scene.labels.names)):
        codes = scene.mirror.cards_in("estate", seat)
        estate = [
            _draw_name(scene, code) if by_name else scene.draw_tokens([code]) for code in codes
        ]
        parts = [scene.draw_name(seat, room), _draw_bid(scene, seat), *estate]
        groups.append(wrap(parts, scene.width, indent=room + 1))
    return scene.space_out(groups)


def _draw_bid(scene: Scene, seat: int) -> Content:
    """Draw the notes of a bid, and their sum."""
    bid = scene.mirror.cards_in("bid", seat)
    if not bid:
        board = scene.mirror.snapshot.board
        has_passed = board is not None and seat in board.out
        content = Content.styled(scene.labels.say("auction-passed") if has_passed else "—", DIM)
    else:
        notes = " ".join(str(scene.cards[code].value) for code in bid)
        total = f" = {_sum_values(scene, bid)}"
        content = Content.assemble((f" {notes} ", style_card(scene.cards[bid[0]])), (total, ACCENT))
    return content.truncate(BID_WIDTH, ellipsis=True, pad=True)


def _draw_name(scene: Scene, code: str) -> Content:
    return scene.draw_card(code, 0 if scene.width >= WIDE else SHORT_NAME)
