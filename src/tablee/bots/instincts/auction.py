"""High Society at a glance: what a lot is worth, what may be spent, and which notes to lay."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.bots.instinct import Budget, Instinct, Style
from tablee.core.state import State
from tablee.core.zones import Zone
from tablee.games.auction import (
    DEBT,
    END_MARKERS,
    LOSS_BY_DEBT,
    LOTS,
    MONEY,
    NOTES,
    POSSESSIONS,
    SCANDAL,
    THEFT,
    Auction,
)

_VALUES: Final = vec[i64](MONEY)
_PASS: Final[i64] = NOTES
_DONE: Final[i64] = NOTES + 1
_ALL_POINTS: Final[i64] = 55  # of the ten possessions together
_ALL_TITLES: Final[i64] = 3
_ALL_MONEY: Final[i64] = 106
_STATUS: Final[i64] = 1000  # a half point of status counts before all money
_OUT: Final[i64] = -1_000_000  # below all who are not the poorest
_MOST: Final[i64] = 300  # the greatest weight
_UNIT: Final[i64] = 10  # the weight of a unit of money
_POINT: Final[i64] = 60  # points are counted in sixtieths
_PERCENT: Final[i64] = 100

_THRIFT: Final[i64] = 6  # in so many lots, the poorest of the others will have spent half
_MARGIN: Final[i64] = 3  # money to keep above the poorest
_LATER: Final[i64] = 250  # percent: what a share of the lots to come weighs against this lot
_TITLE_LATER: Final[i64] = 70  # percent: a title doubles points that are yet to be bought
_GLOAT: Final[i64] = 30  # percent: the worth of what others lose if a misfortune is taken
_CHANGE: Final[i64] = 30  # weight: a note in hand is worth more than its money
_NO_POSSESSION: Final[i64] = 3 * _POINT  # what a theft costs that has to wait
_END_OF_THEFT: Final[i64] = 90  # what a possession is worth that goes to a thief at once


class AuctionInstinct(Instinct):
    """Spends what leaves it richer than the poorest, on this lot or on those to come."""

    def weigh(self, state: State, legal: vec[i64]) -> vec[i64]:
        """A bid is worth what it leaves of the most one would pay; to pass is worth nothing."""
        assert isinstance(state, Auction)
        found = vec[i64]()
        if state.robbed:
            for i in range(len(legal)):
                found = append(found, -_UNIT * legal[i])
            return found
        limit = self._limit(state)
        own = _sum(state.bids[state.turn])
        held = _notes(state.hands[state.turn])
        for i in range(len(legal)):
            weight: i64 = 0
            if legal[i] == _DONE:
                weight = limit - _UNIT * own
            elif legal[i] != _PASS:
                weight = limit - self._price(legal[i], held, own, state.highest)
            found = append(found, max(min(weight, _MOST), -_MOST))
        return found

    def _price(self, note: i64, held: i64, own: i64, highest: i64) -> i64:
        """The weight of the cheapest bid that begins with a note, or about so."""
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

    def _limit(self, state: Auction) -> i64:
        """The most to pay for the lot, as a weight."""
        lot = state.lot.cards[0]
        markers = END_MARKERS - state.markers
        spend = self._to_spend(state, markers)
        if spend <= 0:
            return 0
        points, titles = _unsold(state)
        coming = _POINT * points * markers // ((markers + 1) * state.seats)
        owned, least = _owned(state.estates[state.turn])
        title = _POINT * owned + coming * _TITLE_LATER // _PERCENT
        later = coming + title * titles * (markers - 1) // (markers * state.seats)
        if lot < POSSESSIONS:
            waits = THEFT in state.estates[state.turn].cards
            gain = _END_OF_THEFT if waits else _POINT * (lot + 1)
        elif lot < SCANDAL:
            gain = title
        else:
            gain = self._loss(lot, _POINT * owned + coming, least)
        limit = _UNIT * spend * gain // (gain + _LATER * later // _PERCENT + 1)
        if lot >= SCANDAL:
            limit += _UNIT * _GLOAT * _others_laid(state) // _PERCENT
        return min(limit, _UNIT * spend)

    def _loss(self, lot: i64, status: i64, least: i64) -> i64:
        """What a misfortune takes; a thief gets the possession that is worth least."""
        if lot == SCANDAL:
            return status // 2
        if lot == DEBT:
            return _POINT * LOSS_BY_DEBT
        return _POINT * least if least > 0 else _NO_POSSESSION

    def _to_spend(self, state: Auction, markers: i64) -> i64:
        """The money that is not needed to be richer at the end than the poorest of the others."""
        poorest = _ALL_MONEY
        for seat in range(state.seats):
            if seat != state.turn:
                poorest = min(poorest, _money(state, seat))
        lots = markers * (len(state.deck.cards) + 1) + (_THRIFT - 1) * (markers + 1)
        left = poorest * _THRIFT * (markers + 1) // lots
        return _money(state, state.turn) - left - _MARGIN

    def rewards(self, state: State) -> vec[float]:
        """As by the places, counted without sheets."""
        assert isinstance(state, Auction)
        least: i64 = _sum(state.hands[0])
        for seat in range(1, state.seats):
            least = min(least, _sum(state.hands[seat]))
        marks = vec[i64]()
        for seat in range(state.seats):
            money = _sum(state.hands[seat])
            mark = _status(state.estates[seat]) * _STATUS + money
            marks = append(marks, mark if money > least else _OUT)
        found = vec[float]()
        for mark in marks:
            better, equal = 0, -1
            for other in marks:
                better += other > mark
                equal += other == mark
            if mark == _OUT:
                better, equal = len(marks) - 1, 0
            found = append(found, self.worth(better, equal, len(marks) - 1))
        return found

    def style(self) -> Style:
        return Style(heed=100, trust=1.5, spread=15.0)

    def budget(self) -> Budget:
        return Budget(club=100, expert=400, master=2000)

    def chance(self, state: State) -> i64:
        """The lot."""
        assert isinstance(state, Auction)
        return 1 + state.lot.cards[0] if len(state.lot.cards) > 0 else 0


def _sum(zone: Zone) -> i64:
    """The money in an open zone."""
    cards = zone.cards
    values = _VALUES
    total: i64 = 0
    for i in range(len(cards)):
        total += values[(cards[i] - LOTS) % NOTES]
    return total


def _notes(zone: Zone) -> i64:
    """The notes in an open zone, a bit for each."""
    found: i64 = 0
    for i in range(len(zone.cards)):
        found |= 1 << ((zone.cards[i] - LOTS) % NOTES)
    return found


def _money(state: Auction, seat: i64) -> i64:
    """What a seat has in hand and on the table: all notes that it has not been seen to spend."""
    hand = state.hands[seat]
    values = _VALUES
    total: i64 = 0
    for note in range(NOTES):
        if not hand.bars(LOTS + seat * NOTES + note):
            total += values[note]
    return total


def _others_laid(state: Auction) -> i64:
    total: i64 = 0
    for seat in range(state.seats):
        if seat != state.turn:
            total += _sum(state.bids[seat])
    return total


def _unsold(state: Auction) -> tuple[i64, i64]:
    """The points of the possessions in the deck, and the number of titles there."""
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


def _owned(estate: Zone) -> tuple[i64, i64]:
    """The points before titles, none if below; and the possession that is worth least."""
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


def _status(estate: Zone) -> i64:
    """In halves, as in the scores."""
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
