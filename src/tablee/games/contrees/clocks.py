"""What runs until it is somebody's turn again: the combats of a seat, and its lasting sorts."""

from mypy_extensions import i64

from tablee.core.pending import Pending
from tablee.core.zones import NOBODY
from tablee.games.contrees.cards import AFFAIBLISSEMENT, CHARACTERS, COLORS, SORTS
from tablee.games.contrees.field import PAIR, Field


def running(field: Field, active: i64) -> list[Pending]:
    """Combats in the order of their launch, and lasting sorts, while a seat has its turn."""
    return [*_combats(field, active), *_sorts(field, active)]


def _combats(field: Field, active: i64) -> list[Pending]:
    found: list[Pending] = []
    for place in field.combats:
        attacker = field.attackers[place]
        land = field.lands[place]
        if len(land.cards) == 0:
            continue  # decided; only Jarmial is still asked for
        slots = [field.slot(seat, place) for seat in range(field.seats)]
        combat = Pending(
            "combat",
            land.name,
            attacker,
            int(field.seats),
            _left(field, attacker, active),
            int((i64(attacker) - 1) % field.seats),
            [int(field.total(slot)) if len(slot.cards) > 0 else None for slot in slots],
            int(field.winner(place)),
        )
        found.append(combat)
    return found


def _sorts(field: Field, active: i64) -> list[Pending]:
    found: list[Pending] = []
    for i in range(PAIR):
        caster = field.casters[i]
        if caster == NOBODY:
            continue
        hampered = field.hampered if i else 0
        sort = Pending(
            SORTS[AFFAIBLISSEMENT - CHARACTERS + i],
            "sorts",
            caster,
            int(field.seats),
            _left(field, caster, active),
            int((i64(caster) - 1) % field.seats),
            [None for _ in range(field.seats)],
            words=tuple([COLORS[c] for c in range(len(COLORS)) if hampered >> c & 1]),
        )
        found.append(sort)
    return found


def _left(field: Field, seat: i64, active: i64) -> int:
    """How many turns are played before the seat has its own again (JAR-9, JAR-26)."""
    return int((seat - active) % field.seats or field.seats)
