"""Moves of Contrées that waste a card, by the rules alone.

A Trépas on a character of one's own while one of the others could die; an attack that is lost as it
is launched, or with a strength that any two cards exceed. Where a sort in hand or the last lands
may give such a move a reason, it is left alone.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.core.zones import NOBODY, Zone
from tablee.games.contrees.actions import ANNEX, KILL, PLACES, WEAKEN
from tablee.games.contrees.cards import CHARACTERS, JARMIAL, KARNIPHAGE
from tablee.games.contrees.field import PAIR
from tablee.games.contrees.rules import Contrees

FEEBLE: Final[i64] = 2  # the strength of two characters of 1


def find_dominated(state: Contrees, legal: vec[i64]) -> vec[i64]:
    """Return 1 for each dominated action and 0 for the others; one at least is left."""
    flags = vec[i64]()
    left: i64 = 0
    for i in range(len(legal)):
        flag: i64 = 0
        if legal[i] < ANNEX:
            flag = 1 if _is_feeble_attack(state, legal[i]) else 0
        elif KILL <= legal[i] < WEAKEN:
            flag = 1 if _is_wasted_kill(state, legal, legal[i] - KILL) else 0
        left += 1 - flag
        flags = append(flags, flag)
    return flags if left > 0 else vec[i64]([0] * len(legal))


def _is_feeble_attack(state: Contrees, action: i64) -> bool:
    """Return whether a second character launches an attack that is beaten by any answer."""
    card, place, seat = action // PLACES, action % PLACES, state.turn
    own = state.slot(seat, place).cards
    if len(own) != 1 or state.attackers[place] != NOBODY or _has_reason(state, card, own[0]):
        return False
    total: i64 = state.strengths[card] + state.strengths[own[0]]
    for other in range(state.seats):
        slot = state.slot(other, place)
        if other != seat and len(slot.cards) > 0 and state.total(slot) > total:
            return True
    is_helped = state.casters[0] == seat or state.casters[1] == seat or state.blocked > 0
    return total <= FEEBLE and not is_helped


def _has_reason(state: Contrees, card: i64, laid: i64) -> bool:
    """Return whether Jarmial fights, a sort may still help, or the last lands are on the table."""
    if JARMIAL in (card, laid) or len(state.land_pile.cards) == 0:
        return True
    return _holds_sort(state.hands[state.turn]) or _holds_sort(state.known[state.turn])


def _holds_sort(zone: Zone) -> bool:
    for i in range(len(zone.cards)):
        if zone.cards[i] >= CHARACTERS:
            return True
    return False


def _is_wasted_kill(state: Contrees, legal: vec[i64], card: i64) -> bool:
    """Return whether a Trépas kills an own character though one of another seat could die.

    Of two players the other's may stand anywhere, of more it must stand at the same place. To kill
    an own Karniphage may win the land (JAR-17).
    """
    i = _find_slot(state, card)
    if i // PLACES != state.turn or card == KARNIPHAGE:
        return False
    for j in range(len(legal)):
        if KILL <= legal[j] < WEAKEN:
            other = _find_slot(state, legal[j] - KILL)
            is_near = state.seats == PAIR or other % PLACES == i % PLACES
            if other // PLACES != state.turn and is_near:
                return True
    return False


def _find_slot(state: Contrees, card: i64) -> i64:
    """Return the number of the slot in which a character stands."""
    i: i64 = 0
    while not state.slots[i].holds(card):
        i += 1
    return i
