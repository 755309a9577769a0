"""What stands where in the row of numbers that a seat is given, for each game."""

from typing import NamedTuple

from tablee.core.sketch import HEAD, Sketch
from tablee.core.zones import HAND
from tablee.records import Setup

OPEN = ("hermine", "parade", "contrees")
"""Games in which play does not tell what a hand cannot hold; of others it may."""


class Part(NamedTuple):
    """A stretch of the row: numbers from `start` to `end` - 1."""

    name: str
    start: int
    end: int


def sketch_of(setup: Setup) -> Sketch:
    """How the rows of this table are written."""
    return Sketch(setup.start(), rules_out=setup.game.slug not in OPEN)


def layout(setup: Setup) -> list[Part]:
    """What stands where: the head, the facts, the zones, the cards, what is ruled out."""
    sketch = sketch_of(setup)
    zones = setup.start().zones()
    cards = int(sketch.cards)
    sizes = [
        *[("seat", 1), ("turn", 1), ("midway", 1)],
        *[(fact.name, size) for fact, size in zip(sketch.facts, sketch.sizes, strict=True)],
        *[(f"closed cards: {_name(zone.name, int(zone.owner))}", 1) for zone in zones],
        ("cards: zone, position", 2 * cards),
    ]
    if len(sketch.hands):
        held = [zone for zone in zones if zone.name.startswith(HAND)]
        sizes += [(f"ruled out: {_name(zone.name, int(zone.owner))}", cards) for zone in held]
    parts: list[Part] = []
    for name, size in sizes:
        start = parts[-1].end if parts else 0
        parts.append(Part(name, start, start + size))
    assert parts[HEAD - 1].name == "midway"
    assert parts[-1].end == sketch.length
    return parts


def card_order(setup: Setup) -> list[str]:
    """The codes of the cards in the order in which they are told; equal cards stand together."""
    table = setup.start()
    numbers = sorted(range(len(setup.faces)), key=lambda card: (int(table.face(card)), card))
    return [setup.faces[card].code for card in numbers]


def _name(name: str, owner: int) -> str:
    """Zones of others are told from the next seat on."""
    return name if owner < 0 else f"{name} +{owner}"
