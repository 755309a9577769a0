"""Numbers of the table of an auction: money, points and titles."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.zones import Zone
from tablee.games.auction import Auction
from tablee.games.auction.rules import (
    DEBT,
    LOSS_BY_DEBT,
    LOTS,
    MONEY,
    NOTES,
    POSSESSIONS,
    SCANDAL,
)

ALL_MONEY: Final[i64] = 106
VALUES: Final = vec[i64](MONEY)
_ALL_POINTS: Final[i64] = 55  # of the ten possessions together
_ALL_TITLES: Final[i64] = 3


def sum_money(zone: Zone) -> i64:
    """Sum the money in an open zone."""
    cards = zone.cards
    values = VALUES
    total: i64 = 0
    for i in range(len(cards)):
        total += values[(cards[i] - LOTS) % NOTES]
    return total


def collect_notes(zone: Zone) -> i64:
    """Return the notes in an open zone, a bit for each."""
    notes: i64 = 0
    for i in range(len(zone.cards)):
        notes |= 1 << ((zone.cards[i] - LOTS) % NOTES)
    return notes


def sum_unspent(state: Auction, seat: i64) -> i64:
    """Sum the notes of a seat in hand and in its bid: all that it has not spent."""
    hand = state.hands[seat]
    values = VALUES
    total: i64 = 0
    for note in range(NOTES):
        if not hand.bars(LOTS + seat * NOTES + note):
            total += values[note]
    return total


def sum_other_bids(state: Auction) -> i64:
    """Sum the bids of all seats but the one on turn."""
    total: i64 = 0
    for seat in range(state.seats):
        if seat != state.turn:
            total += sum_money(state.bids[seat])
    return total


def count_unsold(state: Auction) -> tuple[i64, i64]:
    """Return the points of the possessions in the deck, and the number of titles there."""
    points, titles = _ALL_POINTS, _ALL_TITLES
    for seat in range(-1, state.seats):
        cards = state.lot.cards if seat < 0 else state.estates[seat].cards
        for i in range(len(cards)):
            if cards[i] < POSSESSIONS:
                points -= cards[i] + 1
            elif cards[i] < SCANDAL:
                titles -= 1
        lost = state.lost[max(seat, 0)].cards
        for i in range(len(lost) if seat >= 0 else 0):
            if lost[i] < POSSESSIONS:
                points -= lost[i] + 1
    return points, titles


def count_owned(estate: Zone) -> tuple[i64, i64]:
    """Return the points before titles, at least 0, and the value of the cheapest possession."""
    points: i64 = 0
    least: i64 = 0
    for i in range(len(estate.cards)):
        card = estate.cards[i]
        if card < POSSESSIONS:
            points += card + 1
            least = card + 1 if least == 0 else min(least, card + 1)
        elif card == DEBT:
            points -= LOSS_BY_DEBT
    return max(points, 0), least


def compute_status(estate: Zone) -> i64:
    """Return the status in halves, as in the scores."""
    points: i64 = 0
    doublings: i64 = 1
    for i in range(len(estate.cards)):
        card = estate.cards[i]
        if card < POSSESSIONS:
            points += card + 1
        elif card < SCANDAL:
            doublings += 1
        elif card == SCANDAL:
            doublings -= 1
        elif card == DEBT:
            points -= LOSS_BY_DEBT
    return points << doublings
