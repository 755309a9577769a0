"""A table drawn in the codes of its cards, as one seat sees it."""

from tablee.core.views import View
from tablee.core.zones import NOBODY, Zone
from tablee.records.setup import HIDDEN, Setup


def drawn(setup: Setup, seen: View) -> str:
    """A line for each zone with cards: whose it is, and what can be seen of it."""
    zones = [zone for zone in seen.state.zones() if len(zone.cards)]
    heads = [zone.name if zone.owner == NOBODY else f"{zone.name} {zone.owner}" for zone in zones]
    width = max(map(len, heads), default=0)
    lines = [
        f"{head:<{width}}  {_cards(setup, zone)}" for head, zone in zip(heads, zones, strict=True)
    ]
    return "\n".join(lines)


def _cards(setup: Setup, zone: Zone) -> str:
    """The codes of open cards; closed ones are counted."""
    closed = len([card for card in zone.cards if card < 0])
    codes = [setup.shown[card] for card in zone.cards if card >= 0]
    return " ".join([*codes, *([f"{HIDDEN}×{closed}"] if closed else [])])
