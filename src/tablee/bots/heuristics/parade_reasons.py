"""Reasons in Parade: what a card takes and spares, whom the end suits, which cards are kept."""

from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.reasons import Reason
from tablee.core.explanations import Explanation
from tablee.games.parade import CARDS, CODES, COLORS, NOT_YET, VALUES, Parade, flips

_A_POINT: Final = 10  # weights, as in the heuristic
_A_CARD: Final = 2
_A_RISK: Final = 4
_A_SAFE_POINT: Final = 8  # divided by the lead
_END_AHEAD: Final = 20
_END_BEHIND: Final = 40
_SAFE: Final = 6
_MIDDLE: Final = 5  # a value that is neither low nor high
_NEITHER: Final = 1  # how far from it values are not worth a word
_SHAKY: Final = 2  # cards with which a majority is easily lost
_KEPT: Final = 2  # cards of a hand that count in the end
_SURE: Final = 3  # cards of a lead from which on one more makes no difference


def find_reasons(state: Parade, action: int) -> list[Reason]:
    """Return what speaks for and against a card, from the table and the own hand."""
    card = action % int(CARDS)
    seat = int(state.turn)
    if action >= CARDS:
        kept = [int(number) for number in state.hands[seat].cards if number != card]
        return [_weigh_kept(state, seat, kept), *_weigh_discard(state, card)]
    after = state.copy()
    assert isinstance(after, Parade)
    after.apply(action)
    held = len(state.fronts[seat].cards)
    taken = [int(number) for number in after.fronts[seat].cards[held:]]
    rest = [int(number) for number in state.hands[seat].cards if number != card]
    is_last = state.turns_left != NOT_YET
    reasons = [_weigh_taking(taken, is_last=is_last)]
    if not is_last:
        reasons += _weigh_majorities(after, seat, taken)
    reasons += _weigh_broken(state, after, seat, taken)
    reasons += _weigh_lead(state, after, seat, {number // int(VALUES) for number in taken})
    reasons += _weigh_end(state, after, seat)
    if state.turns_left == NOT_YET:
        return [*reasons, *_weigh_value(card % int(VALUES)), _weigh_rest(after, rest)]
    added = after.scores()[seat] - state.scores()[seat]
    if added < 0:
        reasons.append(Reason(Explanation("lowers", numbers={"points": -added}), -_A_POINT * added))
    elif added > 0:
        reasons.append(Reason(Explanation("adds", numbers={"points": added}), -_A_POINT * added))
    return [*reasons, _weigh_kept(after, seat, rest)]


def _weigh_taking(taken: list[int], *, is_last: bool) -> Reason:
    """Weigh the cards taken; in the last round what they cost is known, and said apart."""
    value = sum([card % int(VALUES) for card in taken])
    why = Explanation("takes", numbers={"count": len(taken), "value": value})
    return Reason(why, -_A_CARD * len(taken) - (0 if is_last else _A_POINT * value))


def _weigh_majorities(after: Parade, seat: int, taken: list[int]) -> list[Reason]:
    """Weigh the colors taken in which a card is only a point."""
    own: list[str] = []
    points, weight = 0, 0
    for color in sorted({card // int(VALUES) for card in taken}):
        now = _count(after, color)
        values = [card % int(VALUES) for card in taken if card // int(VALUES) == color]
        gain = sum(values) - len(values)
        if flips(now, seat) and gain > 0:
            weight += _A_POINT * gain // (2 if now[seat] <= _SHAKY else 1)
            points += gain
            own.append(COLORS[color])
    why = Explanation("majority", numbers={"points": points}, words={"colors": own})
    return [Reason(why, weight)] if own else []


def _weigh_broken(state: Parade, after: Parade, seat: int, taken: list[int]) -> list[Reason]:
    """Weigh the costliest majority that another seat loses by the cards taken."""
    broken, victim, lost = 0, seat, ""
    for color in sorted({card // int(VALUES) for card in taken}):
        before, now = _count(state, color), _count(after, color)
        for other in range(state.seats):
            is_lost = before[other] > 0 and flips(before, other) and not flips(now, other)
            loss = _sum(after, other, color) - int(now[other]) if is_lost and other != seat else 0
            if loss > broken:
                broken, victim, lost = loss, other, COLORS[color]
    if not lost:
        return []
    why = Explanation("breaks", words={"colors": [lost]}, seats={"who": [victim]})
    return [Reason(why, _A_POINT * broken // (int(state.seats) - 1))]


def _weigh_lead(state: Parade, after: Parade, seat: int, colors: set[int]) -> list[Reason]:
    """Weigh the color in which a majority that saves most becomes safer."""
    best, weight, lead = "", 0, 0
    for color in sorted(colors):
        before, now = _lead(_count(state, color), seat), _lead(_count(after, color), seat)
        stake = _sum(after, seat, color) - int(_count(after, color)[seat])
        is_safer = before < _SURE and now > max(before, 0)
        if is_safer and stake * _A_SAFE_POINT // now > weight:
            best, weight, lead = COLORS[color], stake * _A_SAFE_POINT // now, now
    why = Explanation("secures", numbers={"lead": lead}, words={"colors": [best]})
    return [Reason(why, weight)] if best else []


def _lead(counts: vec[i64], seat: int) -> int:
    """Return by how many cards a seat is ahead of every other one in a color."""
    others = [int(counts[other]) for other in range(len(counts)) if other != seat]
    return int(counts[seat]) - max(others)


def _weigh_end(state: Parade, after: Parade, seat: int) -> list[Reason]:
    """Weigh the sixth color, with which everybody plays once more."""
    colors = {card // int(VALUES) for card in after.fronts[seat].cards}
    if state.turns_left != NOT_YET or len(colors) < len(COLORS):
        return []
    if after.places()[seat] == 1:
        return [Reason(Explanation("ends-ahead"), _END_AHEAD)]
    return [Reason(Explanation("ends-behind"), -_END_BEHIND)]


def _weigh_value(value: int) -> list[Reason]:
    """Weigh what is kept: low cards are worth most at the end."""
    if abs(value - _MIDDLE) <= _NEITHER:
        return []
    name = "sheds" if value > _MIDDLE else "spends"
    return [Reason(Explanation(name, numbers={"value": value}), value - _MIDDLE)]


def _weigh_rest(after: Parade, rest: list[int]) -> Reason:
    """Weigh the cards of the hand that would take nothing if nobody changed the line."""
    safe = len([card for card in rest if _takes_nothing(after.line.cards, card)])
    return Reason(Explanation("safe", numbers={"count": safe}), _SAFE * safe)


def _takes_nothing(line: vec[i64], card: int) -> bool:
    color, value = card // int(VALUES), card % int(VALUES)
    exposed = [int(other) for other in line][: max(0, len(line) - value)]
    return not [o for o in exposed if o // int(VALUES) == color or o % int(VALUES) <= value]


def _weigh_kept(state: Parade, seat: int, rest: list[int]) -> Reason:
    """Weigh what the best two of these cards would add to the own score as it stands."""
    before, costs = state.scores()[seat], []
    for one, other in combinations(rest, _KEPT):
        twin = state.copy()
        assert isinstance(twin, Parade)
        twin.fronts[seat].add(one)
        twin.fronts[seat].add(other)
        costs.append(twin.scores()[seat] - before)
    points = min(costs)
    name = "kept" if points >= 0 else "kept-spares"
    return Reason(Explanation(name, numbers={"points": abs(points)}), -_A_POINT * points)


def _weigh_discard(state: Parade, card: int) -> list[Reason]:
    """Weigh what a card would cost beside the cards that were taken, and if a majority is lost."""
    seat, color, value = int(state.turn), card // int(VALUES), card % int(VALUES)
    counts = _count(state, color)
    before = _cost(counts, seat, _sum(state, seat, color))
    counts[seat] += 1
    points = _cost(counts, seat, _sum(state, seat, color) + value) - before
    words = {"card": [CODES[card]]}
    name = "cost" if points >= 0 else "spares"
    why = Explanation(name, numbers={"points": abs(points)}, words=words)
    reasons = [Reason(why, _A_POINT * points)]
    if flips(counts, seat) and value > 1:
        why = Explanation("risk", numbers={"value": value}, words=words)
        reasons.append(Reason(why, _A_RISK * value))
    kept = state.copy()
    assert isinstance(kept, Parade)
    kept.fronts[seat].add(card)
    for reason in _weigh_lead(state, kept, seat, {color}):
        why = Explanation("guards", numbers=reason.why.numbers, words=reason.why.words)
        reasons.append(Reason(why, -reason.weight))
    return reasons


def _count(state: Parade, color: int) -> vec[i64]:
    """Count the cards of a color before each seat."""
    counts = vec[i64]([0] * state.seats)
    for seat in range(state.seats):
        for card in state.fronts[seat].cards:
            counts[seat] += card // VALUES == color
    return counts


def _sum(state: Parade, seat: int, color: int) -> int:
    cards = state.fronts[seat].cards
    return sum([int(card % VALUES) for card in cards if card // VALUES == color])


def _cost(counts: vec[i64], seat: int, values: int) -> int:
    return int(counts[seat]) if counts[seat] > 0 and flips(counts, seat) else values
