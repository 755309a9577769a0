"""Effects that last until the next turn of a seat: its combats and lasting sorts."""

from mypy_extensions import i64

from tablee.core.effects import OngoingEffect
from tablee.core.zones import NOBODY
from tablee.games.contrees.cards import AFFAIBLISSEMENT, CHARACTERS, COLORS, SORTS
from tablee.games.contrees.field import PAIR, Field


def list_effects(field: Field, active: i64) -> list[OngoingEffect]:
    """Return combats in the order of their launch, then lasting sorts."""
    return [*_list_combats(field, active), *_list_sorts(field, active)]


def _list_combats(field: Field, active: i64) -> list[OngoingEffect]:
    combats: list[OngoingEffect] = []
    for place in field.combats:
        attacker = field.attackers[place]
        land = field.lands[place]
        if len(land.cards) == 0:
            continue  # decided; only the question about Jarmial is open
        slots = [field.slot(seat, place) for seat in range(field.seats)]
        combat = OngoingEffect(
            "combat",
            land.name,
            attacker,
            int(field.seats),
            _count_turns_left(field, attacker, active),
            int((i64(attacker) - 1) % field.seats),
            [int(field.total(slot)) if len(slot.cards) > 0 else None for slot in slots],
            int(field.winner(place)),
        )
        combats.append(combat)
    return combats


def _list_sorts(field: Field, active: i64) -> list[OngoingEffect]:
    sorts: list[OngoingEffect] = []
    for i in range(PAIR):
        caster = field.casters[i]
        if caster == NOBODY:
            continue
        hampered = field.hampered if i else 0
        sort = OngoingEffect(
            SORTS[AFFAIBLISSEMENT - CHARACTERS + i],
            "sorts",
            caster,
            int(field.seats),
            _count_turns_left(field, caster, active),
            int((i64(caster) - 1) % field.seats),
            [None for _ in range(field.seats)],
            words=tuple([COLORS[c] for c in range(len(COLORS)) if hampered >> c & 1]),
        )
        sorts.append(sort)
    return sorts


def _count_turns_left(field: Field, seat: i64, active: i64) -> int:
    """Return the number of turns before the next one of the seat (JAR-9, JAR-26)."""
    return int((seat - active) % field.seats or field.seats)
