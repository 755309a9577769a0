"""Reasons in the Hermine: the way to the goal, attacks and their answers, what a hand gives up."""

from typing import Final

from tablee.bots.reasons import Reason
from tablee.core.explanations import Explanation
from tablee.games.hermine import Hermine, cards
from tablee.games.hermine.cards import (
    BEAUTE,
    CODES,
    COUP,
    DANGER,
    DISCARD,
    JOKER,
    MENACEE,
    PROTECTION,
    PROTEGEE,
    SAUVE,
    STEP_50,
    STEP_200,
    STEPS,
    STOP,
)
from tablee.games.hermine.dominance import is_dead
from tablee.games.hermine.sheet import FOR_COUP
from tablee.games.hermine.tableau import LONG, MAX_200, NOTHING, SHORT

_FINISH: Final = 240  # weights, as in the heuristic
_WALK: Final = 40
_STEPS_A_WEIGHT: Final = 5
_PLANNED: Final = 12
_MAX_PLAN: Final = 4
_AWKWARD: Final = 20
_SMALL_REST: Final = 100
_STOPPED: Final = 100
_SLOWED: Final = 60
_TWO_CARDS: Final = 20
_LEADER_A_WEIGHT: Final = 20
_ROLLS: Final = 100
_SAVED: Final = 90
_UNLIMITED: Final = 65
_COUP: Final = 250
_LAY: Final = 60
_HOLD: Final = 105
_LATE: Final = 200
_JOKER: Final = 140
_CALL: Final = 50
_NEAR: Final = 200
_KEEP_BOTTE: Final = 300
_KEEP_JOKER: Final = 150
_KEEP_NEEDED: Final = 60
_KEEP_ATTACK: Final = 60
_KEEP_PARADE: Final = 52
_KEEP_STEP: Final = 12
_SPARE: Final = 10
_DEAD: Final = 20


def find_reasons(state: Hermine, action: int) -> list[Reason]:
    """Return what speaks for and against an action, from the tableaux and the own hand."""
    if action >= cards.ALLONGE:
        return _weigh_allonge(state, action == cards.ALLONGE)
    if action >= COUP:
        return _weigh_answer(state, action)
    if action >= DISCARD:
        return _weigh_discard(state, action - int(DISCARD))
    return _weigh_play(state, action)


def _reason(name: str, weight: int, **numbers: int) -> Reason:
    return Reason(Explanation(name, numbers=numbers), weight)


def _about_side(state: Hermine, name: str, weight: int, side: int, **numbers: int) -> Reason:
    who = [seat for seat in range(int(state.seats)) if seat % int(state.sides) == side]
    numbers["people"] = len(who)
    return Reason(Explanation(name, numbers=numbers, seats={"who": who}), weight)


def _held(state: Hermine) -> list[int]:
    """Return the kinds of the own cards."""
    return [int(state.kind(card)) for card in state.hands[state.turn].cards]


def _weigh_allonge(state: Hermine, is_called: bool) -> list[Reason]:
    side = int(state.turn % state.sides)
    if not is_called:
        return [_reason("ends-manche", _CALL)]
    reasons = []
    plan = _plan(state, side, int(LONG - state.distance(side)), _held(state))
    if plan:
        reasons.append(_reason("long-way", _CALL + _PLANNED, count=plan))
    else:
        reasons.append(_reason("no-long-way", -_CALL))
    rival, steps = _find_first(state, side, side)
    if steps > SHORT - _NEAR:
        reasons.append(_about_side(state, "rival-near", -_CALL, rival, steps=steps))
    return reasons


def _find_first(state: Hermine, own: int, target: int) -> tuple[int, int]:
    """Return who has walked furthest among the other sides but a target, and how far; or -1."""
    others = [side for side in range(int(state.sides)) if side not in (own, target)]
    if not others:
        return -1, -1
    first = max(others, key=lambda side: int(state.distance(side)))
    return first, int(state.distance(first))


def _weigh_answer(state: Hermine, action: int) -> list[Reason]:
    if action == cards.LET_BE:
        is_able = len(state.legal()) > 1
        return [_reason("no-coup", -_COUP, points=FOR_COUP)] if is_able else []
    reasons = [_reason("coup", _COUP, points=FOR_COUP)]
    if action > COUP:
        reasons.append(_reason("spends-joker", -_SPARE))
    return reasons


def _weigh_play(state: Hermine, action: int) -> list[Reason]:
    kind = int(cards.kind_played(action))
    reasons = [_reason("spends-joker", -_JOKER)] if action >= cards.AS_JOKER else []
    if kind < STOP:
        return [*_weigh_step(state, action, kind), *reasons]
    if kind < BEAUTE:
        return [*_weigh_attack(state, kind, int(cards.target_of(action))), *reasons]
    return [*_weigh_help(state, action, kind), *reasons]


def _weigh_step(state: Hermine, action: int, kind: int) -> list[Reason]:
    side, steps = int(state.turn % state.sides), STEPS[kind]
    left = int(state.goal() - state.distance(side)) - steps
    if left == 0:
        return [_reason("arrives", _FINISH, goal=int(state.goal()))]
    reasons = [_reason("walks", _WALK + steps // _STEPS_A_WEIGHT, steps=steps, left=left)]
    rest = _held(state)
    rest.remove(int(cards.kind_used(action, NOTHING)))
    plan = _plan(state, side, left, rest, more_200=int(kind == STEP_200))
    if plan:
        reasons.append(_reason("plan", _PLANNED * (_MAX_PLAN + 1 - plan), count=plan))
    elif left < _SMALL_REST:
        reasons.append(_reason("awkward", -_AWKWARD, left=left))
    return reasons


def _plan(state: Hermine, side: int, rest: int, held: list[int], more_200: int = 0) -> int:
    """Return the fewest steps in hand that make exactly the rest; 0 for none or too many."""
    longest = STEP_50 if state.is_limited(side) else STEP_200
    room_200 = int(MAX_200 - state.long_steps(side, STEP_200)) - more_200
    steps = [kind for kind in held if kind <= longest and kind != STEP_200]
    if longest == STEP_200:
        steps += [int(STEP_200)] * max(0, min(room_200, held.count(int(STEP_200))))
    sums = {0: 0}
    for kind in steps:
        for total, count in list(sums.items()):
            reached = total + STEPS[kind]
            sums[reached] = min(sums.get(reached, count + 1), count + 1)
    plan = sums.get(rest, 0)
    return plan if plan <= _MAX_PLAN else 0


def _weigh_attack(state: Hermine, kind: int, side: int) -> list[Reason]:
    far = int(state.distance(side))
    if kind == MENACEE:
        reasons = [_about_side(state, "slows", _SLOWED, side)]
    else:
        reasons = [_about_side(state, "stops", _STOPPED, side)]
        if kind >= DANGER and not state.is_protected(side, STOP):
            reasons.append(_reason("two-cards", _TWO_CARDS))
    first, steps = _find_first(state, int(state.turn % state.sides), side)
    if first >= 0 and far > steps:
        reasons.append(_about_side(state, "leader", far // _LEADER_A_WEIGHT, side, steps=far))
    elif first >= 0 and far < steps:
        weight = (far - steps) // _LEADER_A_WEIGHT
        reasons.append(_about_side(state, "not-leader", weight, first, steps=steps))
    return reasons


def _weigh_help(state: Hermine, action: int, kind: int) -> list[Reason]:
    """Weigh a parade or a botte by what it changes."""
    side = int(state.turn % state.sides)
    after = state.copy()
    assert isinstance(after, Hermine)
    after.apply(action)
    reasons: list[Reason] = []
    if after.is_rolling(side) and not state.is_rolling(side):
        reasons.append(_reason("rolls", _ROLLS))
    elif _is_in_danger(state, side) and not _is_in_danger(after, side):
        reasons.append(_reason("saved", _SAVED))
    if state.is_limited(side) and not after.is_limited(side):
        reasons.append(_reason("unlimited", _UNLIMITED))
    return [*reasons, *_weigh_botte(state, kind)] if kind >= PROTECTION else reasons


def _is_in_danger(state: Hermine, side: int) -> bool:
    return DANGER <= state.top(state.battles[side]) < BEAUTE


def _weigh_botte(state: Hermine, kind: int) -> list[Reason]:
    attacks = [attack for attack in range(int(STOP), int(BEAUTE)) if _may_come(state, attack)]
    coming = [attack for attack in attacks if cards.botte_against(attack) == kind]
    reasons = []
    if len(state.pile.cards) > 0:
        reasons.append(_reason("plays-again", _LAY))
    if coming:
        words = {"attacks": [CODES[attack] for attack in coming]}
        reasons.append(Reason(Explanation("never-again", words=words), _LAY // 2))
    if len(state.pile.cards) <= state.seats:
        reasons.append(_reason("last-chance", _LATE, count=len(state.pile.cards)))
    elif coming:
        reasons.append(_reason("too-early", -_HOLD, points=FOR_COUP))
    return reasons


def _may_come(state: Hermine, kind: int) -> bool:
    """Return whether a card of a kind is in the pile or in another hand."""
    seen = [state.hands[state.turn], state.discard, *state.battles, *state.speeds]
    count = len([card for zone in seen for card in zone.cards if state.kind(card) == kind])
    return count < len([card for card in range(state.plain) if cards.KINDS[card] == kind])


def _weigh_discard(state: Hermine, kind: int) -> list[Reason]:
    if kind >= PROTECTION:
        is_joker = kind >= JOKER
        weight = -_KEEP_JOKER if is_joker else -_KEEP_BOTTE
        return [_reason("wastes-joker" if is_joker else "wastes-botte", weight)]
    if is_dead(state, kind):
        return [_reason("dead", _DEAD)]
    held = _held(state)
    reasons: list[Reason] = []
    if held.count(kind) > 1:
        reasons.append(_reason("spare", _SPARE, count=held.count(kind) - 1))
    if kind < STOP:
        reasons.append(_weigh_lost_step(state, STEPS[kind]))
    elif kind < BEAUTE:
        reasons.append(_reason("loses-attack", -_KEEP_ATTACK))
    elif _is_needed(state, kind):
        reasons.append(_reason("needed", -_KEEP_NEEDED))
    elif held.count(kind) == 1:
        reasons += _weigh_only_parade(state, kind, held)
    return reasons


def _weigh_lost_step(state: Hermine, steps: int) -> Reason:
    left = int(state.goal() - state.distance(state.turn % state.sides))
    if steps > left:
        return _reason("too-far", _SPARE, steps=steps, left=left)
    return _reason("loses-steps", -_KEEP_STEP - steps // _STEPS_A_WEIGHT, steps=steps)


def _weigh_only_parade(state: Hermine, kind: int, held: list[int]) -> list[Reason]:
    """Weigh a parade of which the hand has no second one."""
    attack = int(STOP)
    if kind != BEAUTE:
        attack = int(MENACEE if kind == PROTEGEE else kind - SAUVE + DANGER)
    is_covered = int(cards.botte_against(attack)) in held or max(held) >= JOKER
    if is_covered:
        return [_reason("covered", _SPARE)]
    if _may_come(state, attack):
        why = Explanation("only-parade", words={"attack": [CODES[attack]]})
        return [Reason(why, -_KEEP_PARADE)]
    return [] if kind == BEAUTE else [_reason("idle-parade", _SPARE)]


def _is_needed(state: Hermine, kind: int) -> bool:
    """Return whether a parade answers what holds its side back now."""
    side = int(state.turn % state.sides)
    top = state.top(state.battles[side])
    if kind == PROTEGEE:
        return state.is_limited(side)
    if kind == BEAUTE:
        return not state.is_rolling(side)
    return top == kind - SAUVE + DANGER
