"""The heuristic of Fourmis: the odds to win this trick, and its value."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.bots.heuristic import Budget, Heuristic, Style
from tablee.bots.heuristics.fourmis_reasons import find_reasons
from tablee.bots.reasons import Reason
from tablee.core.state import State
from tablee.core.zones import NOBODY, Zone
from tablee.games.fourmis import Fourmis
from tablee.games.fourmis.cards import FIRSTS, ROW
from tablee.games.fourmis.rules import GOAL, PAIR, TEAM_MANCHES

_COLORS: Final[i64] = 4
_LINES: Final[i64] = 3  # Plus, Moins, Reines; ladybugs are counted as a fourth
_MOINS: Final[i64] = 1
_BUGS: Final[i64] = 3
_ALL: Final[i64] = 4
_REINE: Final[i64] = 4  # traits of a card: a bit for each line, and one for a ladybug
_BUG: Final[i64] = 8
_PRIZE: Final = 300.0
_APHID: Final = 100.0
_SCALE: Final = 0.25  # from hundredths of an aphid to weights

_WILL: Final = 0.78  # how often a player who can beat the trick does
_REINE_COMES: Final = 0.5  # how often a player who holds a winning Reine plays it
_APPETITE: Final = 0.5  # how far the value of coming tricks makes strength worth keeping
_FUTURE: Final = 0.35  # discount of the gain from a card that is played later
_WON_REINE: Final = 0.4  # how often a player wins its own Reine
_WON_BUG: Final = 0.1
_KEPT_NINJA: Final = 45.0
_KEPT_FREE: Final = 12.0  # a Reine or a ladybug, which need not beat

_FAR: Final[i64] = 8  # the cap of a lead
_WIDE: Final[i64] = 17
_DEEP: Final[i64] = 12  # more than there are cards in a color
_TRIO: Final[i64] = 3
_CERTAIN: Final = 0.7  # of a reward, for having won the match
_STEADY: Final = 3.0  # a lead that counts half when the match is near its end
_PER_APHID: Final = 0.5  # how much greater such a lead must be for each aphid to the goal
_PER_MANCHE: Final = 2.0


def _compute_odds(players: int, left: int) -> list[float]:
    """Return the odds that each lead from -8 to 8 survives `left` cards (random walk)."""
    changes = [0.0] * left + [1.0] + [0.0] * left  # probabilities, from -left to left
    for _ in range(left):
        stays = [(players - 2) * chance for chance in changes]
        moves = zip([0.0, *changes], stays, [*changes[1:], 0.0], strict=False)
        changes = [sum(chances) / players for chances in moves]
    return [sum(changes[max(0, left - lead) :]) for lead in range(-int(_FAR), int(_FAR) + 1)]


_ODDS: Final = vec[float](
    [odds for players in (3, 4) for left in range(12) for odds in _compute_odds(players, left)]
)


class FourmisHeuristic(Heuristic):
    """Wins tricks that bring prizes, leaves others, and keeps strength for better ones."""

    def weigh(self, state: State, legal: vec[i64]) -> vec[i64]:
        """Weigh by the expected value of the trick less the value of the card in hand."""
        assert isinstance(state, Fourmis)
        analysis = _Analysis(state)
        weights = vec[i64]()
        for i in range(len(legal)):
            weights = append(weights, i64(_SCALE * analysis.weigh(legal[i])))
        return weights

    def reasons(self, state: State, action: int) -> list[Reason]:
        assert isinstance(state, Fourmis)
        return find_reasons(state, action)

    def style(self) -> Style:
        return Style(rollout_policy_pct=90, prior_weight=0.5, prior_temperature=10.0)

    def budget(self) -> Budget:
        return Budget(club=60, expert=240, master=6000)

    def rewards(self, state: State) -> vec[float]:
        """Reward the lead over the best other side, more so near the end of the match."""
        assert isinstance(state, Fourmis)
        rewards = vec[float]()
        totals = state.totals
        half = _STEADY + _PER_APHID * max(0, int(GOAL) - max(totals))
        if state.teams:
            half = _STEADY + _PER_MANCHE * (int(TEAM_MANCHES) - len(state.manches))
        for seat in range(state.seats):
            best = min(totals)
            for other in range(state.seats):
                if state.side(other) != state.side(seat) and totals[other] > best:
                    best = totals[other]
            lead = float(totals[seat] - best)
            worth = 0.5 + 0.5 * lead / (abs(lead) + half)
            if state.turn == NOBODY:
                won = 0.5 if lead == 0 else float(lead > 0)
                worth = _CERTAIN * won + (1 - _CERTAIN) * worth
            rewards = append(rewards, worth)
        return rewards

    def chance(self, state: State) -> i64:
        """Return the kind of card that the ghost has laid, if any."""
        assert isinstance(state, Fourmis)
        position: i64 = 0 if state.leader == state.seats else 1
        if state.seats == PAIR and len(state.trick.cards) > position:
            return 1 + state.kind(state.trick.cards[position])
        return 0


class _Analysis:
    """Counts and odds for the seat on turn, computed once for all its cards."""

    def __init__(self, state: Fourmis) -> None:
        self.state = state
        self.players: i64 = state.players
        self.size: i64 = len(state.trick.cards)
        self.places: i64 = state.soldates + 2  # in a color, for Soldates, Ninja, Reine
        self.plus: i64 = (state.objectives[0].cards[0] - state.ants) % _COLORS
        self.moins: i64 = (state.objectives[1].cards[0] - state.ants) % _COLORS
        self.trick = Zone("")
        self.trick.cards = append(state.trick.cards[:], 0)
        self.order = vec[i64]([0] * self.players)
        step: i64 = 2 if state.seats == PAIR and len(state.manches) % 2 == 1 else 1
        for i in range(self.players):
            self.order[i] = (state.leader + i * step) % self.players
        self._count_visible()
        self.misses = vec[float]([1.0] * (self.players * self.places))
        self.holds = vec[float]([0.0] * self.players)
        for i in range(self.size + 1, self.players):
            self._compute_misses(i)
        self._price_lines()

    def _count_visible(self) -> None:
        """Count the visible cards: won by each player, in the trick, and in the own hand."""
        state = self.state
        reines = state.in_color - state.fighters
        bugs = state.ants - _COLORS * state.in_color
        self.counts = vec[i64]([0] * (_ALL * (self.players + 2)))
        self.closed: i64 = state.ants
        self.reines = vec[i64]([reines] * (_COLORS + 1))
        self.fighters = vec[i64]([_COLORS] * (state.soldates + 1))
        self.fighters[state.soldates] = _COLORS * (state.fighters - state.soldates)
        for player in range(self.players):
            self._tally(state.won[player].cards, _ALL * player)
        self.unwon = vec[i64]([state.in_color, state.in_color, _COLORS * reines, bugs])
        for i in range(_ALL * self.players):
            self.unwon[i % _ALL] -= self.counts[i]
        self._tally(state.trick.cards, _ALL * self.players)
        self._tally(state.hands[state.turn].cards, _ALL * (self.players + 1))

    def _tally(self, cards: vec[i64], at: i64) -> None:
        counts, in_color, soldates = self.counts, self.state.in_color, self.state.soldates
        self.closed -= len(cards)
        for i in range(len(cards)):
            color = cards[i] // in_color
            place = cards[i] - color * in_color
            if color == self.plus:
                counts[at] += 1
            if color == self.moins:
                counts[at + _MOINS] += 1
            if color >= _COLORS:
                counts[at + _BUGS] += 1
            elif place >= self.state.fighters:
                counts[at + 2] += 1
                self.reines[color] -= 1
            else:
                self.fighters[place if place < soldates else soldates] -= 1

    def _compute_misses(self, position: i64) -> None:
        """Compute the odds that a later player holds nothing from each place of a color on."""
        hand = self.state.hands[self.order[position]]
        held: i64 = 1  # the ghost plays its top card
        if self.order[position] < self.state.seats:
            held = len(hand.cards)
        self.holds[position] = float(held) / float(self.closed)
        miss = 1.0
        closed = self.closed
        for place in range(self.places - 2, -1, -1):
            if not hand.bars(place):
                for _ in range(self.fighters[place]):
                    miss *= float(closed - held) / float(closed) if closed > held else 0.0
                    closed -= 1
            self.misses[position * self.places + place] = miss

    def _price_lines(self) -> None:
        """Compute the value of each line by winner of the trick, and of coming tricks."""
        state, players, counts = self.state, self.players, self.counts
        self.shares = vec[float]([0.0] * players)  # our value of an aphid of each player
        self.lines = vec[float]([0.0] * (2 * _LINES * players))
        self.appetite = 0.0
        for seat in range(state.seats):
            is_ours = state.side(seat) == state.side(state.turn)
            self.shares[seat] = 1.0 if is_ours else -1.0 / float(state.seats - 1)
        for line in range(_ALL):
            here = counts[_ALL * players + line]
            unseen = self.unwon[line] - here - counts[_ALL * (players + 1) + line]
            part = float(unseen * players) / float(self.closed) if self.closed > 0 else 0.0
            for winner in range(players):
                gain = -_APHID * self.shares[winner]
                if line < _LINES:
                    gain = self._price_line(line, winner, here)
                sign = 1.0 if winner == state.turn else -1.0 / float(players - 1)
                self.appetite += _APPETITE * part * gain * sign

    def _price_line(self, line: i64, winner: i64, here: i64) -> float:
        """Store the value of an objective; return its change by one more card."""
        at = 2 * line * self.players + winner
        for extra in range(2):
            worth = 0.0
            for seat in range(self.state.seats):
                worth += self._first_odds(line, seat, winner, here + extra) * self.shares[seat]
            self.lines[at + extra * self.players] = _PRIZE * worth
        return self.lines[at + self.players] - self.lines[at]

    def _first_odds(self, line: i64, seat: i64, winner: i64, more: i64) -> float:
        """Estimate the odds that a seat ends first in a line if the winner gets `more` cards."""
        left = self.unwon[line] - more
        row = ((self.players - _TRIO) * _DEEP + (left if left > 0 else left - left)) * _WIDE + _FAR
        odds = 1.0
        for rival in range(self.state.seats):
            lead = self.counts[_ALL * seat + line] - self.counts[_ALL * rival + line]
            if seat == winner:
                lead += more
            if rival == winner:
                lead -= more
            if line == _MOINS:
                lead = -lead
            if rival != seat:
                odds *= _ODDS[row + max(-_FAR, min(_FAR, lead))]
        return odds

    def weigh(self, kind: i64) -> float:
        """Return the value of playing a card now rather than later."""
        state = self.state
        card = FIRSTS[state.deck * ROW + kind]
        color = state.color(card)
        self.trick.cards[self.size] = card
        traits: i64 = 1 if color == self.plus else 0
        if color == self.moins:
            traits += 2
        if color == _COLORS:
            traits = _BUG
        elif state.is_reine(card):
            traits += _REINE
        if len(state.hands[state.turn].cards) == 1:
            return self._expected_value(traits)
        return self._expected_value(traits) - self._hand_value(kind % self.places, traits)

    def _trick_value(self, traits: i64, winner: i64) -> float:
        """Return the value of the trick, with a card of these traits, if `winner` wins it."""
        bugs = self.counts[_ALL * self.players + _BUGS] + traits // _BUG
        worth = -_APHID * self.shares[winner] * float(bugs)
        for line in range(_LINES):
            worth += self.lines[(2 * line + (traits >> line & 1)) * self.players + winner]
        return worth

    def _hand_value(self, place: i64, traits: i64) -> float:
        """Return the value of a card in hand: its strength, and the prizes it may decide."""
        soldates = self.state.soldates
        won = float(place + 1) / float(self.places)
        kept = _KEPT_FREE
        if traits >= _REINE:
            won = _WON_BUG if traits >= _BUG else _WON_REINE
        else:
            kept = self.appetite * float(2 * place - soldates) / float(soldates)
            kept += _KEPT_NINJA if place == soldates else 0.0
        for player in range(self.players if traits > 0 else traits):
            part = won if player == self.state.turn else (1.0 - won) / float(self.players - 1)
            gain = self._trick_value(traits, player) - self._trick_value(0, player)
            kept += _FUTURE * part * gain
        return kept

    def _expected_value(self, traits: i64) -> float:
        """Return the expected value of the trick over the players who may win it."""
        state, places = self.state, self.places
        best = state.find_winner(self.trick)
        card = self.trick.cards[best]
        strength = self._strength(card)
        place = strength // 2
        if place >= places - 1:
            place = places - 2 if 2 * state.rank(state.soldates) > strength else places - 1
        reine = _REINE_COMES if state.rank(card) > 0 and self.reines[state.color(card)] else 0.0
        worth, stays = 0.0, 1.0
        for i in range(self.players - 1, self.size, -1):
            beats = _WILL * (1.0 - self.misses[i * places + place])
            beats += (1.0 - beats) * reine * self.holds[i]
            worth += stays * beats * self._trick_value(traits, self.order[i])
            stays *= 1.0 - beats
        return worth + stays * self._trick_value(traits, self.order[best])

    def _strength(self, card: i64) -> i64:
        """Return twice the rank, and 3 more for a supported Reine, as in `find_winner`."""
        state = self.state
        if not state.is_reine(card):
            return 2 * state.rank(card)
        strength: i64 = 0
        for other in self.trick.cards:
            rank = state.rank(other)
            if state.color(other) == state.color(card) and rank > 0:
                strength = max(strength, 2 * rank + 3)
        return strength
