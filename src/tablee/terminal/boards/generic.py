"""Any game: its zones, those of all first, then everybody's."""

from textual.content import Content

from tablee.core.zones import HAND, NOBODY
from tablee.records import HIDDEN
from tablee.table.shapes import Heap
from tablee.terminal.boards.scene import QUIET, Scene, capital, wrapped

SHOWN = 24
"""So many cards of a heap are shown, the top ones."""


def draw(scene: Scene) -> list[Content]:
    """The middle of the table."""
    rows: list[Content] = []
    for owner in range(NOBODY, len(scene.words.names)):
        heaps = [heap for heap in scene.seen.sight.zones if _is_shown(scene, heap, owner)]
        if heaps and owner != NOBODY:
            rows.append(scene.name(owner, scene.width))
        for heap in heaps:
            rows += _heap(scene, heap, indent=0 if owner == NOBODY else 4)
    return rows


def _is_shown(scene: Scene, heap: Heap, owner: int) -> bool:
    mine = heap.owner == scene.seen.you and heap.name.startswith(HAND)
    return heap.owner == owner and bool(heap.cards) and not mine


def _heap(scene: Scene, heap: Heap, indent: int) -> list[Content]:
    name = f"{capital(scene.words.zone(heap.name))} ({len(heap.cards)})"
    closed = all(code.startswith(HIDDEN) for code in heap.cards)
    shown = heap.cards[:1] if closed else heap.cards[-SHOWN:]
    parts = [Content.styled(name, QUIET), *(scene.tokens([code]) for code in shown)]
    return [row.pad_left(indent) for row in wrapped(parts, scene.width - indent, indent=2)]
