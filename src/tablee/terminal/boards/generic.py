"""Board of any game: the common zones, then those of each seat."""

from textual.content import Content

from tablee.core.setup import HIDDEN
from tablee.core.zones import HAND, NOBODY
from tablee.table.messages import ZoneView
from tablee.terminal.boards.scene import DIM, Scene, capitalize, wrap

MAX_SHOWN = 24
"""Top cards of a zone that are shown."""


def draw(scene: Scene) -> list[Content]:
    """Draw the board."""
    rows: list[Content] = []
    for owner in range(NOBODY, len(scene.labels.names)):
        zones = [zone for zone in scene.mirror.snapshot.zones if _is_shown(scene, zone, owner)]
        if zones and owner != NOBODY:
            rows.append(scene.draw_name(owner, scene.width))
        for zone in zones:
            rows += _draw_zone(scene, zone, indent=0 if owner == NOBODY else 4)
    return rows


def _is_shown(scene: Scene, zone: ZoneView, owner: int) -> bool:
    is_our_hand = zone.owner == scene.mirror.you and zone.name.startswith(HAND)
    return zone.owner == owner and bool(zone.cards) and not is_our_hand


def _draw_zone(scene: Scene, zone: ZoneView, indent: int) -> list[Content]:
    name = f"{capitalize(scene.labels.zone_name(zone.name))} ({len(zone.cards)})"
    is_closed = all(code.startswith(HIDDEN) for code in zone.cards)
    shown = zone.cards[:1] if is_closed else zone.cards[-MAX_SHOWN:]
    parts = [Content.styled(name, DIM), *(scene.draw_tokens([code]) for code in shown)]
    return [row.pad_left(indent) for row in wrap(parts, scene.width - indent, indent=2)]
