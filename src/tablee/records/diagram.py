"""Text diagrams of a table as one seat sees it."""

from tablee.core.setup import HIDDEN, Setup
from tablee.core.views import View
from tablee.core.zones import NOBODY, Zone


def draw_diagram(setup: Setup, seen: View) -> str:
    """Return a line for each zone with cards: its name, its owner and its cards."""
    zones = [zone for zone in seen.state.zones() if len(zone.cards)]
    heads = [zone.name if zone.owner == NOBODY else f"{zone.name} {zone.owner}" for zone in zones]
    width = max(map(len, heads), default=0)
    lines = [
        f"{head:<{width}}  {_format_cards(setup, zone)}"
        for head, zone in zip(heads, zones, strict=True)
    ]
    return "\n".join(lines)


def _format_cards(setup: Setup, zone: Zone) -> str:
    """Return the codes of open cards and the number of hidden ones."""
    hidden = len([card for card in zone.cards if card < 0])
    codes = [setup.shown[card] for card in zone.cards if card >= 0]
    return " ".join([*codes, *([f"{HIDDEN}×{hidden}"] if hidden else [])])
