"""Reasons in an auction: what a lot does to a status, its price, and the money that is left."""

from typing import Final

from tablee.bots.heuristics.auction.money import (
    compute_status,
    sum_money,
    sum_other_bids,
    sum_unspent,
)
from tablee.bots.reasons import Reason
from tablee.core.explanations import Explanation
from tablee.core.zones import Zone
from tablee.games.auction import Auction
from tablee.games.auction.rules import (
    END_MARKERS,
    HALVES,
    MONEY,
    NOTES,
    POSSESSIONS,
    SCANDAL,
    THEFT,
    code_of,
    note_of,
)

_PASS: Final = int(NOTES)
_DONE: Final = int(NOTES) + 1
_UNIT: Final = 10  # weights, as in the heuristic
_NOTE: Final = 8
_SMALL: Final = 4  # the greatest of the small notes
_POOREST: Final = 120
_RICHEST: Final = 30
_STATUS: Final = 5  # of half a point
_MAX: Final = 300


def find_reasons(state: Auction, action: int, limit: int) -> list[Reason]:
    """Return what speaks for and against an action.

    `limit` is the most that the heuristic would pay, as a weight.
    """
    if state.robbed:
        lost = int(state.card_of(action))
        return [_reason("loses", -_UNIT * (lost + 1), points=lost + 1)]
    most = max(0, limit) // _UNIT
    return _weigh_pass(state, most) if action == _PASS else _weigh_bid(state, action, most)


def _reason(name: str, weight: int, **numbers: int | float) -> Reason:
    return Reason(Explanation(name, numbers=numbers), max(-_MAX, min(_MAX, weight)))


def _about_lot(state: Auction, name: str, weight: int, **numbers: int | float) -> Reason:
    words = {"lot": [code_of(state.lot.cards[0])]}
    return Reason(Explanation(name, numbers=numbers, words=words), max(-_MAX, min(_MAX, weight)))


def _is_misfortune(state: Auction) -> bool:
    return bool(state.lot.cards[0] >= SCANDAL)


def _weigh_bid(state: Auction, action: int, most: int) -> list[Reason]:
    """Weigh a bid by the smallest one that begins like this."""
    seat = int(state.turn)
    money = _find_smallest_bid(state, action)
    reasons = [_weigh_lot(state), *_weigh_wealth(state, int(sum_unspent(state, seat)) - money)]
    name = "worth-it" if money <= most else "too-dear"
    reasons.append(_reason(name, _UNIT * (most - money), money=money, most=most))
    more = money - int(state.highest)
    if state.highest > 0:
        reasons.append(_reason("raises", -_UNIT * more, more=more))
    rest = [MONEY[note_of(card)] for card in state.hands[seat].cards]
    small = len([value for value in rest if value <= _SMALL])
    small -= action < NOTES and MONEY[action] <= _SMALL
    return [*reasons, _reason("change", _NOTE * small, count=small)]


def _weigh_lot(state: Auction) -> Reason:
    """Weigh what is won, or avoided, by the status as it stands."""
    before, after = _foresee_status(state)
    numbers = {"before": _points(before), "after": _points(after)}
    if _is_misfortune(state):
        name = "avoids" if after != before else "avoids-little"
        return _about_lot(state, name, _STATUS * (before - after), **numbers)
    name = "gains" if after != before else "gains-little"
    return _about_lot(state, name, _STATUS * (after - before), **numbers)


def _weigh_wealth(state: Auction, left: int) -> list[Reason]:
    """Weigh the money that is left if this bid is the last one, against that of the others."""
    others = [seat for seat in range(int(state.seats)) if seat != state.turn]
    unspent = [int(sum_unspent(state, seat)) for seat in others]
    if left > max(unspent):
        return [_reason("richest", _RICHEST, left=left)]
    if _is_misfortune(state):
        unspent = [int(sum_unspent(state, seat) - sum_money(state.bids[seat])) for seat in others]
    if left <= min(unspent):
        weight = _POOREST * (int(state.markers) + 1) // int(END_MARKERS)
        return [_reason("poorest", -weight, left=left)]
    return []


def _weigh_pass(state: Auction, most: int) -> list[Reason]:
    own = int(sum_money(state.bids[state.turn]))
    reasons = []
    if _is_misfortune(state):
        before, after = _foresee_status(state)
        name = "takes" if after != before else "takes-little"
        numbers = {"before": _points(before), "after": _points(after)}
        reasons.append(_about_lot(state, name, _STATUS * (after - before), **numbers))
        paid = int(sum_other_bids(state))
        if paid > 0:
            reasons.append(_reason("others-pay", _UNIT * paid // 2, money=paid))
    if own > 0:
        reasons.append(_reason("money-back", _UNIT * own // 2, money=own))
    bids = [int(action) for action in state.legal() if action < NOTES]
    if bids:
        money = min([_find_smallest_bid(state, action) for action in bids])
        name = "still-cheap" if money <= most else "rightly-out"
        reasons.append(_reason(name, _UNIT * (money - most), money=money, most=most))
    return reasons


def _find_smallest_bid(state: Auction, action: int) -> int:
    """Return the least total above the highest bid that begins with a note, or as it stands."""
    seat = state.turn
    own = int(sum_money(state.bids[seat]))
    if action == _DONE:
        return own
    held = [note_of(card) for card in state.hands[seat].cards]
    totals = {own + MONEY[action]}
    for note in held:
        if note > action:
            totals |= {total + MONEY[note] for total in totals}
    return min([total for total in totals if total > state.highest])


def _foresee_status(state: Auction) -> tuple[int, int]:
    """Return the status in halves without the lot and with it; a theft takes the cheapest."""
    lot, estate = state.lot.cards[0], Zone("")
    cards = [int(card) for card in state.estates[state.turn].cards]
    owned = [card for card in cards if card < POSSESSIONS]
    before = int(compute_status(state.estates[state.turn]))
    if lot == THEFT:
        if owned:
            cards.remove(min(owned))
    elif lot >= POSSESSIONS or THEFT not in cards:
        cards.append(int(lot))
    for card in cards:
        estate.add(card)
    return before, int(compute_status(estate))


def _points(halves: int) -> int | float:
    return halves / int(HALVES) if halves % int(HALVES) else halves // int(HALVES)
