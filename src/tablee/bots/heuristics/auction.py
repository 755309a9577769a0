"""The heuristic of High Society: the value of a lot, the money to spend, the notes to bid."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.bots.heuristic import Budget, Heuristic, Style
from tablee.core.state import State
from tablee.core.zones import Zone
from tablee.games.auction import Auction
from tablee.games.auction.rules import (
    DEBT,
    END_MARKERS,
    LOSS_BY_DEBT,
    LOTS,
    MONEY,
    NOTES,
    POSSESSIONS,
    SCANDAL,
    THEFT,
)

_VALUES: Final = vec[i64](MONEY)
_PASS: Final[i64] = NOTES
_DONE: Final[i64] = NOTES + 1
_ALL_POINTS: Final[i64] = 55  # of the ten possessions together
_ALL_TITLES: Final[i64] = 3
_ALL_MONEY: Final[i64] = 106
_STATUS: Final[i64] = 1000  # weight of a half point of status, above all money
_OUT: Final[i64] = -1_000_000  # the mark of the poorest, below all others
_MAX_WEIGHT: Final[i64] = 300
_UNIT: Final[i64] = 10  # the weight of a unit of money
_POINT: Final[i64] = 60  # points are counted in sixtieths
_PERCENT: Final[i64] = 100

_THRIFT: Final[i64] = 6  # lots in which the poorest of the others spends half of its money
_MARGIN: Final[i64] = 3  # money to keep above the poorest
_LATER: Final[i64] = 250  # percent: the weight of a share of the coming lots against this lot
_TITLE_LATER: Final[i64] = 70  # percent: the weight of coming points that a title doubles
_GLOAT: Final[i64] = 30  # percent: the weight of what others lose if a misfortune is taken
_CHANGE: Final[i64] = 30  # weight of a note in hand beyond its money
_NO_POSSESSION: Final[i64] = 3 * _POINT  # the cost of a theft that must wait for a possession
_END_OF_THEFT: Final[i64] = 90  # the value of a possession that is stolen at once


class AuctionHeuristic(Heuristic):
    """Spends the money that it does not need to stay above the poorest."""

    def weigh(self, state: State, legal: vec[i64]) -> vec[i64]:
        """Weigh a bid by the limit less its price; a pass weighs 0."""
        assert isinstance(state, Auction)
        weights = vec[i64]()
        if state.robbed:
            for i in range(len(legal)):
                weights = append(weights, -_UNIT * legal[i])
            return weights
        limit = self._estimate_limit(state)
        own = _sum_money(state.bids[state.turn])
        held = _collect_notes(state.hands[state.turn])
        for i in range(len(legal)):
            weight: i64 = 0
            if legal[i] == _DONE:
                weight = limit - _UNIT * own
            elif legal[i] != _PASS:
                weight = limit - self._estimate_price(legal[i], held, own, state.highest)
            weights = append(weights, max(min(weight, _MAX_WEIGHT), -_MAX_WEIGHT))
        return weights

    def _estimate_price(self, note: i64, held: i64, own: i64, highest: i64) -> i64:
        """Estimate the weight of the cheapest bid that begins with a note."""
        total = own + _VALUES[note]
        if total > highest:
            return _UNIT * total + _CHANGE
        for other in range(note + 1, NOTES):
            if held >> other & 1 and total + _VALUES[other] > highest:
                return _UNIT * (total + _VALUES[other]) + 2 * _CHANGE
        laid: i64 = 1
        for other in range(NOTES - 1, note, -1):
            if held >> other & 1 and total <= highest:
                total += _VALUES[other]
                laid += 1
        return _UNIT * total + laid * _CHANGE

    def _estimate_limit(self, state: Auction) -> i64:
        """Return the highest price for the lot, as a weight."""
        lot = state.lot.cards[0]
        markers = END_MARKERS - state.markers
        spend = self._compute_budget(state, markers)
        if spend <= 0:
            return 0
        points, titles = _count_unsold(state)
        coming = _POINT * points * markers // ((markers + 1) * state.seats)
        owned, least = _count_owned(state.estates[state.turn])
        title = _POINT * owned + coming * _TITLE_LATER // _PERCENT
        later = coming + title * titles * (markers - 1) // (markers * state.seats)
        if lot < POSSESSIONS:
            waits = THEFT in state.estates[state.turn].cards
            gain = _END_OF_THEFT if waits else _POINT * (lot + 1)
        elif lot < SCANDAL:
            gain = title
        else:
            gain = self._estimate_loss(lot, _POINT * owned + coming, least)
        limit = _UNIT * spend * gain // (gain + _LATER * later // _PERCENT + 1)
        if lot >= SCANDAL:
            limit += _UNIT * _GLOAT * _sum_other_bids(state) // _PERCENT
        return min(limit, _UNIT * spend)

    def _estimate_loss(self, lot: i64, status: i64, least: i64) -> i64:
        """Return the cost of a misfortune; a theft takes the cheapest possession."""
        if lot == SCANDAL:
            return status // 2
        if lot == DEBT:
            return _POINT * LOSS_BY_DEBT
        return _POINT * least if least > 0 else _NO_POSSESSION

    def _compute_budget(self, state: Auction, markers: i64) -> i64:
        """Return the money beyond what the poorest of the others is expected to keep."""
        poorest = _ALL_MONEY
        for seat in range(state.seats):
            if seat != state.turn:
                poorest = min(poorest, _sum_unspent(state, seat))
        lots = markers * (len(state.deck.cards) + 1) + (_THRIFT - 1) * (markers + 1)
        left = poorest * _THRIFT * (markers + 1) // lots
        return _sum_unspent(state, state.turn) - left - _MARGIN

    def rewards(self, state: State) -> vec[float]:
        """Return the rewards of the places, computed without score sheets for speed."""
        assert isinstance(state, Auction)
        least: i64 = _sum_money(state.hands[0])
        for seat in range(1, state.seats):
            least = min(least, _sum_money(state.hands[seat]))
        marks = vec[i64]()
        for seat in range(state.seats):
            money = _sum_money(state.hands[seat])
            mark = _compute_status(state.estates[seat]) * _STATUS + money
            marks = append(marks, mark if money > least else _OUT)
        rewards = vec[float]()
        for mark in marks:
            better, equal = 0, -1
            for other in marks:
                better += other > mark
                equal += other == mark
            if mark == _OUT:
                better, equal = len(marks) - 1, 0
            rewards = append(rewards, self.reward_place(better, equal, len(marks) - 1))
        return rewards

    def style(self) -> Style:
        return Style(rollout_policy_pct=100, prior_weight=1.5, prior_temperature=15.0)

    def budget(self) -> Budget:
        return Budget(club=100, expert=400, master=2000)

    def chance(self, state: State) -> i64:
        """Return the lot."""
        assert isinstance(state, Auction)
        return 1 + state.lot.cards[0] if len(state.lot.cards) > 0 else 0


def _sum_money(zone: Zone) -> i64:
    """Sum the money in an open zone."""
    cards = zone.cards
    values = _VALUES
    total: i64 = 0
    for i in range(len(cards)):
        total += values[(cards[i] - LOTS) % NOTES]
    return total


def _collect_notes(zone: Zone) -> i64:
    """Return the notes in an open zone, a bit for each."""
    notes: i64 = 0
    for i in range(len(zone.cards)):
        notes |= 1 << ((zone.cards[i] - LOTS) % NOTES)
    return notes


def _sum_unspent(state: Auction, seat: i64) -> i64:
    """Sum the notes of a seat in hand and in its bid: all that it has not spent."""
    hand = state.hands[seat]
    values = _VALUES
    total: i64 = 0
    for note in range(NOTES):
        if not hand.bars(LOTS + seat * NOTES + note):
            total += values[note]
    return total


def _sum_other_bids(state: Auction) -> i64:
    total: i64 = 0
    for seat in range(state.seats):
        if seat != state.turn:
            total += _sum_money(state.bids[seat])
    return total


def _count_unsold(state: Auction) -> tuple[i64, i64]:
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


def _count_owned(estate: Zone) -> tuple[i64, i64]:
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


def _compute_status(estate: Zone) -> i64:
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
