"""Layout of the feature row: the name and the range of every part."""

from typing import NamedTuple

from tablee.core.setup import Setup
from tablee.core.zones import HAND
from tablee.features.encoder import HEAD, Encoder


class Part(NamedTuple):
    """A slice of the row: numbers from `start` to `end` - 1."""

    name: str
    start: int
    end: int


def encoder_of(setup: Setup) -> Encoder:
    """Return the encoder of this table."""
    return Encoder(setup.start(), rules_out=setup.game.rules_out_cards)


def layout(setup: Setup) -> list[Part]:
    """List the parts: head, public features, zones, cards, cards ruled out."""
    encoder = encoder_of(setup)
    zones = setup.start().zones()
    cards = int(encoder.cards)
    sizes = [
        *[("seat", 1), ("turn", 1), ("midway", 1)],
        *[(each.name, size) for each, size in zip(encoder.features, encoder.sizes, strict=True)],
        *[(f"closed cards: {_name(zone.name, int(zone.owner))}", 1) for zone in zones],
        ("cards: zone, position", 2 * cards),
    ]
    if len(encoder.hands):
        hands = [zone for zone in zones if zone.name.startswith(HAND)]
        sizes += [(f"ruled out: {_name(zone.name, int(zone.owner))}", cards) for zone in hands]
    parts: list[Part] = []
    for name, size in sizes:
        start = parts[-1].end if parts else 0
        parts.append(Part(name, start, start + size))
    assert parts[HEAD - 1].name == "midway"
    assert parts[-1].end == encoder.length
    return parts


def card_order(setup: Setup) -> list[str]:
    """List the codes of the cards in the order of the row; equal cards stand together."""
    table = setup.start()
    numbers = sorted(range(len(setup.faces)), key=lambda card: (int(table.face(card)), card))
    return [setup.faces[card].code for card in numbers]


def _name(name: str, owner: int) -> str:
    """Name a zone; owners are counted from the seat that the row is for."""
    return name if owner < 0 else f"{name} +{owner}"
