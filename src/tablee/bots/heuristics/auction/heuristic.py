"""The heuristic of High Society: the value of a lot, the money to spend, the notes to bid."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.bots.heuristic import Budget, Heuristic, Style
from tablee.bots.heuristics.auction.money import (
    ALL_MONEY,
    VALUES,
    collect_notes,
    compute_status,
    count_owned,
    count_unsold,
    sum_money,
    sum_other_bids,
    sum_unspent,
)
from tablee.bots.heuristics.auction.reasons import find_reasons
from tablee.bots.reasons import Reason
from tablee.bots.weights import load_weights
from tablee.core.state import State
from tablee.games.auction import Auction
from tablee.games.auction.rules import (
    DEBT,
    END_MARKERS,
    LOSS_BY_DEBT,
    LOTS,
    NOTES,
    POSSESSIONS,
    SCANDAL,
    THEFT,
)

_PASS: Final[i64] = NOTES
_DONE: Final[i64] = NOTES + 1
_STATUS: Final[i64] = 1000  # weight of a half point of status, above all money
_OUT: Final[i64] = -1_000_000  # the mark of the poorest, below all others
_MAX_WEIGHT: Final[i64] = 300
_UNIT: Final[i64] = 10  # the weight of a unit of money
_POINT: Final[i64] = 60  # points are counted in sixtieths
_PERCENT: Final[i64] = 100


class AuctionHeuristic(Heuristic):
    """Spends the money that it does not need to stay above the poorest.

    The money that others will keep is foretold from what they have spent so far: at a table of
    misers it is a miser, and at a table of spenders it can pay for what it wants.
    """

    def __init__(self, weights: dict[str, int] | None = None) -> None:
        super().__init__()
        self.weights = load_weights("auction") | (weights or {})
        found = self.weights
        self.first = found["first"] / 100
        self._usual: i64 = found["usual"]  # tenths that a seat is expected to spend on a lot
        self._usual_lots: i64 = found["usual_lots"]  # lots for which that is believed
        self._margin: i64 = found["margin"]  # money to keep above the poorest, in tenths
        self._margin_of_lot: i64 = found["margin_of_lot"]  # and more of it for each coming lot
        self._later: i64 = found["later"]  # percent: weight of a share of the coming lots
        self._title_later: i64 = found["title_later"]  # percent: of coming points that it doubles
        self._gloat: i64 = found["gloat"]  # percent: of what others lose if a misfortune is taken
        self._change: i64 = found["change"]  # weight of a note in hand beyond its money
        self._theft: i64 = found["theft"]  # cost of a theft that waits for a possession
        self._end_of_theft: i64 = found["end_of_theft"]  # value of a possession stolen at once
        self._habit: i64 = found["habit"]  # percent: how far a seat is expected to go on as before
        self._habit_money: i64 = found["habit_money"]  # money that is spent before habits show

    def with_weights(self, weights: dict[str, int]) -> Heuristic:
        return AuctionHeuristic(weights)

    def weigh(self, state: State, legal: vec[i64]) -> vec[i64]:
        """Weigh a bid by the limit less its price; a pass weighs 0."""
        assert isinstance(state, Auction)
        return self._weigh(state, legal, self._habit)

    def glance(self, state: State, legal: vec[i64]) -> vec[i64]:
        """Weigh as `weigh` does, whatever habits the seat has shown."""
        assert isinstance(state, Auction)
        return self._weigh(state, legal, 0)

    def _weigh(self, state: Auction, legal: vec[i64], habit: i64) -> vec[i64]:
        weights = vec[i64]()
        if state.robbed:
            for i in range(len(legal)):
                weights = append(weights, -_UNIT * legal[i])
            return weights
        limit = self._estimate_habitual_limit(state, habit)
        own = sum_money(state.bids[state.turn])
        held = collect_notes(state.hands[state.turn])
        for i in range(len(legal)):
            weight: i64 = 0
            if legal[i] == _DONE:
                weight = limit - _UNIT * own
            elif legal[i] != _PASS:
                weight = limit - self._estimate_price(legal[i], held, own, state.highest)
            weights = append(weights, max(min(weight, _MAX_WEIGHT), -_MAX_WEIGHT))
        return weights

    def reasons(self, state: State, action: int) -> list[Reason]:
        assert isinstance(state, Auction)
        limit = 0 if state.robbed else self._estimate_habitual_limit(state, self._habit)
        return find_reasons(state, action, int(limit))

    def _estimate_habitual_limit(self, state: Auction, habit: i64) -> i64:
        """Return the highest price for the lot to a seat that goes on as before."""
        limit = self._estimate_limit(state)
        if habit > 0:
            limit = limit * self._scale_by_habit(state, habit) // _PERCENT
        return limit

    def _scale_by_habit(self, state: Auction, habit: i64) -> i64:
        """Return the percentage of its limit that a seat of such habits bids."""
        money = self._habit_money
        spent = ALL_MONEY - sum_unspent(state, state.turn)
        usual = self._usual * _count_sold(state) // _UNIT
        share = _PERCENT * (money + spent) // (money + usual)
        return _PERCENT + (min(share, 2 * _PERCENT) - _PERCENT) * habit // _PERCENT

    def _estimate_price(self, note: i64, held: i64, own: i64, highest: i64) -> i64:
        """Estimate the weight of the cheapest bid that begins with a note."""
        total = own + VALUES[note]
        if total > highest:
            return _UNIT * total + self._change
        for other in range(note + 1, NOTES):
            if held >> other & 1 and total + VALUES[other] > highest:
                return _UNIT * (total + VALUES[other]) + 2 * self._change
        laid: i64 = 1
        for other in range(NOTES - 1, note, -1):
            if held >> other & 1 and total <= highest:
                total += VALUES[other]
                laid += 1
        return _UNIT * total + laid * self._change

    def _estimate_limit(self, state: Auction) -> i64:
        """Return the highest price for the lot, as a weight."""
        lot = state.lot.cards[0]
        markers = END_MARKERS - state.markers
        spend = self._compute_budget(state, markers)
        if spend <= 0:
            return 0
        points, titles = count_unsold(state)
        coming = _POINT * points * markers // ((markers + 1) * state.seats)
        owned, least = count_owned(state.estates[state.turn])
        title = _POINT * owned + coming * self._title_later // _PERCENT
        later = coming + title * titles * (markers - 1) // (markers * state.seats)
        if lot < POSSESSIONS:
            waits = THEFT in state.estates[state.turn].cards
            gain = self._end_of_theft if waits else _POINT * (lot + 1)
        elif lot < SCANDAL:
            gain = title
        else:
            gain = self._estimate_loss(lot, _POINT * owned + coming, least)
        limit = spend * gain // (gain + self._later * later // _PERCENT + 1)
        if lot >= SCANDAL:
            limit += _UNIT * self._gloat * sum_other_bids(state) // _PERCENT
        return min(limit, spend)

    def _estimate_loss(self, lot: i64, status: i64, least: i64) -> i64:
        """Return the cost of a misfortune; a theft takes the cheapest possession."""
        if lot == SCANDAL:
            return status // 2
        if lot == DEBT:
            return _POINT * LOSS_BY_DEBT
        return _POINT * least if least > 0 else self._theft

    def _compute_budget(self, state: Auction, markers: i64) -> i64:
        """Return the money, in tenths, beyond what the poorest of the others will keep."""
        coming = _UNIT * markers * (len(state.deck.cards) + 1) // (markers + 1)  # tenths of a lot
        sold = _count_sold(state)
        poorest = _UNIT * ALL_MONEY
        for seat in range(state.seats):
            if seat != state.turn:
                unspent = sum_unspent(state, seat)
                spent = _UNIT * (ALL_MONEY - unspent)
                rate = (self._usual * self._usual_lots + spent) // (self._usual_lots + sold)
                poorest = min(poorest, max(0, _UNIT * unspent - rate * coming // _UNIT))
        margin = self._margin + self._margin_of_lot * coming // _UNIT
        return _UNIT * sum_unspent(state, state.turn) - poorest - margin

    def rewards(self, state: State) -> vec[float]:
        """Return the rewards of the places, computed without score sheets for speed."""
        assert isinstance(state, Auction)
        least: i64 = sum_money(state.hands[0])
        for seat in range(1, state.seats):
            least = min(least, sum_money(state.hands[seat]))
        marks = vec[i64]()
        for seat in range(state.seats):
            money = sum_money(state.hands[seat])
            mark = compute_status(state.estates[seat]) * _STATUS + money
            marks = append(marks, mark if money > least else _OUT)
        rewards = vec[float]()
        for mark in marks:
            better, equal = 0, -1
            for other in marks:
                better += other > mark
                equal += other == mark
            reward = self.reward_place(better, equal, len(marks) - 1)
            if mark == _OUT and better == 0:
                reward -= self.first / float(int(state.seats))  # nobody wins
            rewards = append(rewards, reward)
        return rewards

    def style(self) -> Style:
        return Style(rollout_policy_pct=100, prior_weight=1.5, prior_temperature=15.0)

    def budget(self) -> Budget:
        return Budget(club=100, expert=400, master=2000)

    def chance(self, state: State) -> i64:
        """Return the lot."""
        assert isinstance(state, Auction)
        return 1 + state.lot.cards[0] if len(state.lot.cards) > 0 else 0


def _count_sold(state: Auction) -> i64:
    """Return the number of lots that were sold before this one."""
    return LOTS - len(state.deck.cards) - 1
