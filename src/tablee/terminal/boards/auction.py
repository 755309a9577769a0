"""High Society and Animalement Vôtre: the lot, the bids, and what everybody has bought."""

from textual.content import Content

from tablee.terminal.boards.scene import ACCENT, GOLDEN, QUIET, Scene, capital, quiet, wrapped
from tablee.terminal.cards import style

SEALS = 4
ENDING = ("title", "scandal")
"""The cards of which the last one ends the game."""
BID = 22
"""The room for a bid."""
WIDE = 100
"""With so many columns names are written out; otherwise they are as short as `SHORT`."""
SHORT = 18
AROUND = 15
"""How many rows all the rest of the screen needs."""


def draw(scene: Scene) -> list[Content]:
    """The middle of the table."""
    return [*_sale(scene), Content(""), *_seats(scene)]


def _total(scene: Scene, codes: list[str]) -> int:
    return sum(scene.cards[code].value or 0 for code in codes)


def _sale(scene: Scene) -> list[Content]:
    """The lot, the seals that are broken, and what there is to beat."""
    words, seen = scene.words, scene.seen
    lot = [scene.named(code) for code in seen.heap("lot")] or [quiet(words.say("auction-none"))]
    names = ("lot", "estate", "lost")
    gone = [code for heap in seen.sight.zones if heap.name in names for code in heap.cards]
    broken = sum(scene.cards[code].kind in ENDING for code in gone)
    seals = Content.styled("◆" * broken + "◇" * (SEALS - broken), GOLDEN)
    best = max(_total(scene, seen.heap("bid", seat)) for seat in range(len(words.names)))
    said = words.say("auction-best", best=best)
    begun = scene.choosing.begun
    if begun is not None and begun.move.startswith("bid "):
        laid = sum(int(note) for note in begun.move.split()[1:])
        total = laid + _total(scene, seen.heap("bid", seen.you))
        said = capital(words.say("auction-laid", total=total, best=best))
    return [
        Content.assemble(scene.title(words.zone("lot")), "  ", Content(" ").join(lot)),
        Content.assemble(
            (said, ACCENT if best or begun else QUIET), "    ", seals, " ",
            (words.say("auction-seals", count=broken), QUIET),
        ),
    ]  # fmt: skip


def _seats(scene: Scene) -> list[Content]:
    """What everybody bids and has bought; by name, as long as all of it can be seen."""
    rows = _bought(scene, by_name=True)
    return rows if len(rows) <= scene.height - AROUND else _bought(scene, by_name=False)


def _bought(scene: Scene, *, by_name: bool) -> list[Content]:
    room = scene.names_width()
    groups = []
    for seat in range(len(scene.words.names)):
        codes = scene.seen.heap("estate", seat)
        estate = [_name(scene, code) if by_name else scene.tokens([code]) for code in codes]
        parts = [scene.name(seat, room), _bid(scene, seat), *estate]
        groups.append(wrapped(parts, scene.width, indent=room + 1))
    return scene.spaced(groups)


def _bid(scene: Scene, seat: int) -> Content:
    """What somebody has bid: the notes, and what they are together."""
    bid = scene.seen.heap("bid", seat)
    if not bid:
        board = scene.seen.sight.board
        has_passed = board is not None and seat in board.out
        said = Content.styled(scene.words.say("auction-passed") if has_passed else "—", QUIET)
    else:
        notes = " ".join(str(scene.cards[code].value) for code in bid)
        total = f" = {_total(scene, bid)}"
        said = Content.assemble((f" {notes} ", style(scene.cards[bid[0]])), (total, ACCENT))
    return said.truncate(BID, ellipsis=True, pad=True)


def _name(scene: Scene, code: str) -> Content:
    return scene.named(code, 0 if scene.width >= WIDE else SHORT)
