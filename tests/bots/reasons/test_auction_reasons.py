"""The reasons of an auction are true by its rules."""

from collections.abc import Callable

import pytest

from tablee.games.auction import HIGH_SOCIETY, Auction
from tablee.games.auction.rules import MONEY, NOTES, POSSESSIONS, THEFT, note_of
from tests.support.auction_positions import bids
from tests.support.reasons import PlayedReason, play_reasons

_listed: dict[str, list[tuple[int, ...]]] = {}


def money(cards: list[int]) -> int:
    return sum(MONEY[note_of(card)] for card in cards)


def fortune(state: Auction, seat: int) -> int:
    """Return all that a seat has not spent."""
    spent = money([int(card) for card in state.spent[seat].cards])
    return sum(MONEY) - spent


def bid_of(state: Auction, seat: int) -> int:
    return money([int(card) for card in state.bids[seat].cards])


def legal_bids(state: Auction) -> list[tuple[int, ...]]:
    """Return all legal bids, listed once for all reasons of a position."""
    position = repr(state)
    if position not in _listed:
        _listed.clear()
        _listed[position] = bids(state)
    return _listed[position]


def smallest_bid(state: Auction, action: int) -> int:
    """Return the total of the smallest bid that begins with an action, from all legal ones."""
    laid = bid_of(state, int(state.turn))
    if action >= NOTES:
        return laid
    return laid + min(sum(bid) for bid in legal_bids(state) if bid[:1] == (MONEY[action],))


def status_with_lot(state: Auction) -> float:
    """Return the status of the seat on turn if it had the lot, in points."""
    twin = state.copy()
    assert isinstance(twin, Auction)
    estate, lot = twin.estates[twin.turn], int(twin.lot.cards[0])
    owned = sorted(int(card) for card in estate.cards if card < POSSESSIONS)
    if lot == THEFT:
        if owned:
            estate.remove(owned[0])
    elif lot >= POSSESSIONS or THEFT not in estate.cards:
        estate.add(twin.lot.draw())
    return twin.scores()[twin.turn] / 2


def is_status_told(p: PlayedReason[Auction]) -> bool:
    before, numbers = p.state.scores()[p.state.turn] / 2, p.reason.numbers
    is_real = (numbers["before"], numbers["after"]) == (before, status_with_lot(p.state))
    return is_real and (before == numbers["after"]) == p.reason.name.endswith("-little")


def rivals(state: Auction) -> list[int]:
    """Return what each other seat has not spent."""
    return [fortune(state, seat) for seat in range(state.seats) if seat != state.turn]


def left(p: PlayedReason[Auction]) -> int:
    return fortune(p.state, int(p.state.turn)) - smallest_bid(p.state, p.action)


def is_price_told(p: PlayedReason[Auction]) -> bool:
    is_dear = p.reason.numbers["money"] > p.reason.numbers["most"]
    is_told = p.reason.numbers["money"] == smallest_bid(p.state, p.action)
    return is_told and is_dear == (p.reason.name == "too-dear")


def is_entry_told(p: PlayedReason[Auction]) -> bool:
    laid = bid_of(p.state, int(p.state.turn))
    return p.reason.numbers["money"] == laid + min(sum(bid) for bid in legal_bids(p.state))


def count_small(p: PlayedReason[Auction]) -> int:
    """Count the notes up to 4 that stay in hand."""
    hand = p.state.hands[p.state.turn].cards
    values = [MONEY[note_of(card)] for card in hand if note_of(card) != p.action]
    return len([value for value in values if value <= 4])


CHECKS: dict[str, Callable[[PlayedReason[Auction]], bool]] = {
    **dict.fromkeys(("gains", "avoids", "takes"), is_status_told),
    **dict.fromkeys(("gains-little", "avoids-little", "takes-little"), is_status_told),
    "richest": lambda p: p.reason.numbers["left"] == left(p) > max(rivals(p.state)),
    "poorest": lambda p: p.reason.numbers["left"] == left(p) <= min(rivals(p.state)),
    "worth-it": is_price_told,
    "too-dear": is_price_told,
    "raises": lambda p: (
        p.reason.numbers["more"] == smallest_bid(p.state, p.action) - p.state.highest
    ),
    "still-cheap": is_entry_told,
    "rightly-out": is_entry_told,
    "others-pay": lambda p: (
        p.reason.numbers["money"]
        == sum(rivals(p.state))
        - sum(fortune(p.after, s) for s in range(p.state.seats) if s != p.state.turn)
    ),
    "money-back": lambda p: p.reason.numbers["money"] == bid_of(p.state, int(p.state.turn)),
    "change": lambda p: p.reason.numbers["count"] == count_small(p),
    "loses": lambda p: (
        len(p.after.lost[p.state.turn].cards) > len(p.state.lost[p.state.turn].cards)
    ),
}


@pytest.mark.heavy
def test_every_number_is_true_and_all_reasons_are_given() -> None:
    told = set()
    for played in play_reasons(HIGH_SOCIETY, Auction, {}, seeds=3, every=5):
        assert CHECKS[played.reason.name](played), played
        told.add(played.reason.name)
    assert len(told) >= 13
