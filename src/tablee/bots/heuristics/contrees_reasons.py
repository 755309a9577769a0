"""Reasons in Contrées: who leads before a land, what the land makes, and what a card is worth."""

from typing import Final

from tablee.bots.reasons import Reason
from tablee.core.explanations import Explanation
from tablee.core.zones import NOBODY
from tablee.games.contrees.actions import (
    ANNEX,
    BLOCK,
    HAMPER,
    INVOKE,
    KILL,
    MOVE,
    PAIRS,
    PLACES,
    WEAKEN,
    card_used,
)
from tablee.games.contrees.cards import COLORS, DECK, FLUMIGEL, KARNIPHAGE, table
from tablee.games.contrees.field import FULL
from tablee.games.contrees.figures import CARRE, score_figures
from tablee.games.contrees.rules import Contrees

_ENDS: Final = 250  # weights, as in the heuristic
_NEW: Final = 20
_SAME: Final = 12
_MANY: Final = 4
_DENIED: Final = 3  # what others would get counts a third
_PERCENT: Final = 100
_ENGAGED: Final = 30  # percent of the worth of a land
_PAIRED: Final = 50
_LED: Final = 80
_STRONG: Final = 14
_WEAK: Final = 9
_STRONGEST: Final = 18
_IDLE: Final = 8
_PROTECTED: Final = 12
_INVOKED: Final = 10
_SPECIAL: Final = [6, 10, 20, 18, 3, 12, 8, 8]  # from Flumigel on


def find_reasons(state: Contrees, action: int) -> list[Reason]:
    """Return what speaks for and against an action, from the table and the own cards."""
    if action == BLOCK:
        return []
    if action >= INVOKE:
        return [_reason("invokes" if action == INVOKE else "lets-go", _sign(action == INVOKE))]
    if MOVE <= action < KILL:
        return [*_weigh_moved_land(state, action - int(MOVE)), *_weigh_card(state, action)]
    if action < ANNEX:
        reasons = _weigh_lay(state, action)
    elif action < MOVE:
        place = action - int(ANNEX)
        reasons = [_at_place("annexes", _land_worth(state, place), place)]
        reasons += _weigh_land(state, place, _PERCENT)
    elif action < WEAKEN:
        reasons = _weigh_kill(state, action)
    else:
        reasons = _weigh_lasting_sort(state, action)
    return [*reasons, *_weigh_card(state, action)]


def _sign(is_for: bool) -> int:
    return _INVOKED if is_for else -_INVOKED


def _reason(name: str, weight: int, **numbers: int) -> Reason:
    return Reason(Explanation(name, numbers=numbers), weight)


def _at_place(name: str, weight: int, place: int, **numbers: int) -> Reason:
    return _reason(name, weight, place=place + 1, **numbers)


def _weigh_card(state: Contrees, action: int) -> list[Reason]:
    """Weigh the card that leaves the hand."""
    card = int(card_used(action))
    if state.midway:
        return []
    if card < FLUMIGEL:
        strength = int(state.strengths[card])
        return [_reason("spends", -strength, strength=strength)]
    words = {"card": [table(state.facts).codes[card]]}
    return [Reason(Explanation("spends-special", words=words), -_SPECIAL[card - int(FLUMIGEL)])]


def _after(state: Contrees, action: int) -> Contrees:
    after = state.copy()
    assert isinstance(after, Contrees)
    after.apply(action)
    return after


def _weigh_lay(state: Contrees, action: int) -> list[Reason]:
    """Weigh a character by the combat that it begins, joins or prepares."""
    seat, place, card = int(state.turn), action % int(PLACES), action // int(PLACES)
    engaged = state.copy()
    assert isinstance(engaged, Contrees)
    engaged.engage(card, place)
    worth = _land_worth(state, place)
    total = int(engaged.total(engaged.slot(seat, place)))
    if engaged.attackers[place] == NOBODY:
        reasons = [_at_place("engages", worth * _ENGAGED // _PERCENT, place)]
        return [*reasons, *_weigh_pair(state, action, worth), *_weigh_land(state, place, _ENGAGED)]
    reasons = [_weigh_lead(state, engaged, place, worth)]
    is_done = len(engaged.slot(seat, place).cards) == FULL or card == KARNIPHAGE
    if is_done and state.attackers[place] == NOBODY:
        share = _PERCENT * min(total, _STRONGEST) // _STRONGEST
        reasons.append(_at_place("attacks", worth * share // _PERCENT, place, total=total))
        if total >= _STRONG:
            reasons.append(_reason("strong", worth // 2, total=total))
        elif total <= _WEAK:
            reasons.append(_reason("weak", -worth // 2, total=total))
    return [*reasons, *_weigh_land(state, place, _LED)]


def _weigh_lead(before: Contrees, after: Contrees, place: int, worth: int) -> Reason:
    """Weigh who would take the land as the combat stands."""
    seat = int(after.turn)
    slots = [after.slot(other, place) for other in range(after.seats) if other != seat]
    others = max([int(after.total(slot)) for slot in slots])
    total = int(after.total(after.slot(seat, place)))
    if after.winner(place) != seat:
        return _at_place("behind", -worth // 2, place, total=total, others=others)
    was_ahead = before.attackers[place] != NOBODY and before.winner(place) == seat
    name = "ahead" if was_ahead else "leads"
    weight = worth * (_ENGAGED if was_ahead else _LED) // _PERCENT
    return _at_place(name, weight, place, total=total, others=others)


def _weigh_pair(state: Contrees, action: int, worth: int) -> list[Reason]:
    """Weigh the strongest attack that a second card can launch there in this turn."""
    if state.played > 0:
        return []
    place, after, best = action % int(PLACES), _after(state, action), 0
    if after.turn != state.turn or after.is_ended():
        return []
    for second in after.legal():
        if second < ANNEX and second % PLACES == place:
            after.slot(int(state.turn), place).add(second // PLACES)
            best = max(best, int(after.total(after.slot(int(state.turn), place))))
            after.slot(int(state.turn), place).draw()
    if best == 0:
        return []
    weight = worth * _PAIRED * min(best, _STRONGEST) // (_STRONGEST * _PERCENT)
    return [_reason("pair", weight, total=best)]


def _land_gain(state: Contrees, seat: int, place: int) -> tuple[int, int, bool]:
    """Return the points of figures that a land adds, its number in its color, and if it ends."""
    color = (int(state.lands[place].cards[0]) - int(DECK)) // CARRE
    counts = state.counts(seat)
    before = int(score_figures(counts))
    counts[color] += 1
    ends = counts[color] == CARRE or (counts[color] == 1 and min(counts) > 0)
    return int(score_figures(counts)) - before, counts[color], ends


def _worth(points: int, count: int, ends: bool) -> int:
    if ends:
        return _ENDS
    if points > 0:
        return points
    return _NEW if count == 1 else _SAME if count <= CARRE // 2 else _MANY


def _land_worth(state: Contrees, place: int) -> int:
    """Return the worth of a land to the seat on turn."""
    if len(state.lands[place].cards) == 0:
        return 0
    return _worth(*_land_gain(state, int(state.turn), place))


def _weigh_land(state: Contrees, place: int, share: int) -> list[Reason]:
    """Weigh what the land would make, for the seat on turn and for whom it is best besides."""
    if len(state.lands[place].cards) == 0:
        return []
    seat = int(state.turn)
    points, count, ends = _land_gain(state, seat, place)
    weight = _worth(points, count, ends) * share // _PERCENT
    if ends:
        reasons = [_reason("completes", weight)]
    elif points > 0:
        reasons = [_reason("land-points", weight, points=points)]
    elif count == 1:
        colors = 1 + len([owned for owned in state.counts(seat) if owned > 0])
        reasons = [_reason("land-new", weight, count=colors)]
    else:
        reasons = [_reason("land-same", weight, count=count)]
    return [*reasons, *_weigh_denied(state, seat, place, share)]


def _weigh_denied(state: Contrees, seat: int, place: int, share: int) -> list[Reason]:
    """Weigh what the land would make for another seat."""
    rivals = [other for other in range(int(state.seats)) if other != seat]
    gains = [_land_gain(state, other, place) for other in rivals]
    worths = [_worth(*gain) for gain in gains]
    best = worths.index(max(worths))
    points, _, ends = gains[best]
    if not ends and points <= 0:
        return []
    name, numbers = ("denies-end", {}) if ends else ("denies", {"points": points})
    why = Explanation(name, numbers=numbers, seats={"who": [rivals[best]]})
    return [Reason(why, worths[best] * share // _PERCENT // _DENIED)]


def _weigh_kill(state: Contrees, action: int) -> list[Reason]:
    """Weigh a Trépas by whom it hits, and who then leads there."""
    card = action - int(KILL)
    slot = 0
    while not state.slots[slot].holds(card):
        slot += 1
    owner, place = slot // int(PLACES), slot % int(PLACES)
    words = {"card": [table(state.facts).codes[card]]}
    if owner == state.turn:
        why = Explanation("kills-own", words=words)
        return [Reason(why, -int(state.strengths[card]))]
    why = Explanation("kills", numbers={"place": place + 1}, words=words, seats={"who": [owner]})
    reasons = [Reason(why, int(state.strengths[card]))]
    if state.attackers[place] != NOBODY and state.winner(place) != state.turn:
        after = state.copy()
        assert isinstance(after, Contrees)
        after.kill(card)
        if after.winner(place) == state.turn:
            reasons.append(_at_place("takes-over", _land_worth(state, place), place))
    return reasons


def _weigh_lasting_sort(state: Contrees, action: int) -> list[Reason]:
    """Weigh a sort that binds the others by the own combats that they could answer."""
    fights = [place for place in range(PLACES) if state.attackers[place] == state.turn]
    if not fights:
        return [_reason("sort-idle", -_IDLE)]
    count = len(fights)
    if action == WEAKEN:
        return [_reason("weakens", _PROTECTED * count, count=count)]
    one, other = PAIRS[action - int(HAMPER)]
    why = Explanation("hampers", (), {"count": count}, {"colors": [COLORS[one], COLORS[other]]})
    return [Reason(why, _PROTECTED * count)]


def _weigh_moved_land(state: Contrees, source: int) -> list[Reason]:
    """Weigh where a Translation brings a land: to a combat that the seat leads, or to another."""
    if len(state.lands[source].cards) == 0:
        return []
    places = [place for place in range(int(PLACES)) if len(state.lands[place].cards) > 0]
    place = places[len(state.moves)]
    worth = _land_worth(state, source)
    words = {"land": [table(state.facts).codes[int(state.lands[source].cards[0])]]}
    name, weight = "moves-land", 0
    if source != place and state.attackers[place] != NOBODY:
        is_mine = state.winner(place) == state.turn
        name = "moves-to-mine" if is_mine else "moves-to-theirs"
        weight = worth if is_mine else -worth
    elif source == place:
        name = "keeps-land"
    return [Reason(Explanation(name, (), {"place": place + 1}, words), weight)]
