"""Moves of the Hermine to which another one is never worse, by the rules alone.

A dead card can never be played again in this manche: who discards anything else while holding one
gives something away for nothing. Nor is a step discarded that could be walked, far from the goal.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.games.hermine.cards import (
    BEAUTE,
    COUP,
    DISCARD,
    PROTECTION,
    PROTEGEE,
    SAUVE,
    SAUVEGARDE,
    STEP_100,
    STEP_200,
    STOP,
    VALUES,
)
from tablee.games.hermine.rules import Hermine
from tablee.games.hermine.tableau import LONG, MAX_200, NOTHING

FAR: Final[i64] = 200  # steps from the goal: any single step may still be walked


def find_dominated(state: Hermine, legal: vec[i64]) -> vec[i64]:
    """Return 1 for each dominated action and 0 for the others."""
    flags = vec[i64]()
    is_question = state.asked or state.attack != NOTHING
    holds_dead = not is_question and _holds_dead(state)
    for i in range(len(legal)):
        action = legal[i]
        flag: i64 = 0
        if not is_question and DISCARD <= action < COUP:
            kind = action - DISCARD
            is_live = not is_dead(state, kind)
            flag = 1 if is_live and (holds_dead or _can_walk(state, legal, kind)) else 0
        flags = append(flags, flag)
    return flags


def is_dead(state: Hermine, kind: i64) -> bool:
    """Return whether the seat on turn can never play a card of this kind in this manche."""
    side = state.turn % state.sides
    bottes = state.exposed(side)
    if kind < STOP:
        if kind == STEP_200 and state.long_steps(side, STEP_200) == MAX_200:
            return True
        return VALUES[kind] > LONG - state.distance(side)
    if kind < BEAUTE:
        for other in range(state.sides):
            if other != side and not state.is_protected(other, kind):
                return False
        return True
    if kind in (BEAUTE, PROTEGEE):
        return bottes >> PROTECTION & 1 == 1
    return kind < PROTECTION and bottes >> (kind - SAUVE + SAUVEGARDE) & 1 == 1


def _holds_dead(state: Hermine) -> bool:
    held = state.kinds(state.hands[state.turn])
    for kind in range(PROTECTION):
        if held >> kind & 1 and is_dead(state, kind):
            return True
    return False


def _can_walk(state: Hermine, legal: vec[i64], kind: i64) -> bool:
    """Return whether walking a step is never worse than to discard it.

    Near the goal it may be: the rest has to be walked exactly. Long steps can cost a bonus.
    """
    longest = STEP_100 - 1 if state.bonus else STEP_100
    rest = state.goal() - state.distance(state.turn % state.sides)
    return kind <= longest and kind in legal and rest - VALUES[kind] >= FAR
