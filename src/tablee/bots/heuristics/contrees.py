"""The heuristic of Contrées: the value of each land to each seat, and the odds to take it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.bots.heuristic import Budget, Heuristic, Style
from tablee.core.state import State
from tablee.core.zones import NOBODY
from tablee.games.contrees.actions import ANNEX, HAMPER, INVOKE, KILL, MOVE, PAIRS, PLACES, WEAKEN
from tablee.games.contrees.cards import BLACK, DECK, FLUMIGEL, JARMIAL, KARNIPHAGE, WHITE
from tablee.games.contrees.field import FULL, PAIR
from tablee.games.contrees.figures import CARRE, COLORS_OF_A_QUARTE, COLORS_OF_A_QUINTE, TRIO
from tablee.games.contrees.rules import Contrees

_ROW: Final[i64] = 7  # for each seat: lands of each color, then its colors, then its points
_SURE: Final[i64] = 100
# The value of a land by the colors, or lands of its color, that a seat has; for 2 seats, then more.
_NEW: Final = vec[i64]([20, 20, 20, 20, 14, 16, 24, 34])
_SAME: Final = vec[i64]([0, 4, 12, 0, 0, 20, 50, 0])
_HOPE: Final[i64] = 4  # the chance of a Trio after its first land, or of the bonus
_END: Final[i64] = 250  # to end the game and win it
_BAD_END: Final[i64] = -80  # to end the game for somebody else
_TRIO: Final[i64] = 50  # points; a Quarte is half as much, a Quinte as much more
_DENIED: Final = vec[i64]([0, 0, 60, 30, 10])  # percent of a land's worth to others, by seats
_FUTURE: Final = vec[i64]([0, 0, 40, 25, 15])  # percent of a place without an attack, by seats
_DRAWN: Final[i64] = 5  # the expected strength of a second card
_UNSEEN: Final[i64] = 13  # the expected strength of an empty slot
_ANSWERED: Final[i64] = 80  # percent of possible answers that are played
# Percent of hands that reach a strength: by two cards, by one beside another card, or by a white.
_TWO: Final = vec[i64]([100, 100, 99, 98, 96, 93, 89, 84, 77, 67, 59, 49, 42, 35, 28, 21, 16, 3])
_ONE: Final = vec[i64]([100, 78, 73, 67, 61, 53, 45, 36, 25, 13, 5, 0])
_BY_WHITE: Final = vec[i64]([100, 99, 98, 96, 93, 88, 79, 67, 51, 29, 13, 0])
_BARRED: Final = vec[i64]([100, 45, 75, 0])  # percent left if its color, white or both are hampered
_BROKEN: Final[i64] = 70  # percent of players who lay a character to undo a killed Karniphage
_SPECIAL: Final = vec[i64]([6, 10, 20, 18, 3, 12, 8, 8])  # values in hand, from Flumigel on


class ContreesHeuristic(Heuristic):
    """Fights for lands that it needs where few can answer, with weak cards if possible."""

    def weigh(self, state: State, legal: vec[i64]) -> vec[i64]:
        """Weigh each action with the best that can follow it in the same turn."""
        assert isinstance(state, Contrees)
        if legal[0] >= INVOKE:
            return vec[i64]([1, 0])[: len(legal)]  # to invoke, or to decline
        analysis = _Analysis(state)
        is_first = state.played == 0 and not state.midway
        return analysis.weigh_pairs(legal) if is_first else analysis.weigh_each(legal)

    def glance(self, state: State, legal: vec[i64]) -> vec[i64]:
        """Weigh one card at a time, without what might follow in the same turn."""
        assert isinstance(state, Contrees)
        if legal[0] >= INVOKE:
            return self.weigh(state, legal)
        return _Analysis(state).weigh_each(legal)

    def rewards(self, state: State) -> vec[float]:
        """Reward the places, or in a match of manches the odds to win it."""
        assert isinstance(state, Contrees)
        if state.manches == 1:
            return super().rewards(state)
        needed = [state.manches // 2 + 1 - won for won in state.wins]
        odds = _match_odds(needed[0], needed[1])
        return append(append(vec[float](), odds), 1.0 - odds)

    def style(self) -> Style:
        return Style(
            rollout_policy_pct=100, prior_weight=1.5, prior_temperature=10.0, side_by_side=True
        )

    def budget(self) -> Budget:
        return Budget(club=60, expert=500, master=1500, overlooked=(15, 12, 0))


class _Analysis:
    """Slots and lands for the seat on turn; slots are numbered as in the state."""

    def __init__(self, state: Contrees) -> None:
        self.state = state
        self.own = state.turn * PLACES
        self.weak: i64 = 2 if state.casters[0] == state.turn else 1
        self.barred: i64 = state.hampered if state.casters[1] == state.turn else 0
        self.totals, self.sizes, self.hues = vec[i64](), vec[i64](), vec[i64]()
        for slot in state.slots:
            hue = state.color(slot)
            self.hues = append(self.hues, hue)
            self.totals = append(self.totals, state.total(slot))
            self.sizes = append(self.sizes, FULL if hue == BLACK else len(slot.cards))
        self.killers = vec[i64]([NOBODY] * PLACES)  # who wins unless somebody comes (JAR-46)
        if state.caster_wins:
            for place in range(PLACES):
                self.killers[place] = state.killers[place]
        self.colors, self.before = vec[i64]([NOBODY] * PLACES), vec[i64]()
        self.mine, self.theirs = vec[i64]([0] * PLACES), vec[i64]([0] * PLACES)
        counts = _count_lands(state)
        for place in range(PLACES):
            self._look_at_land(place, counts)
            self.before = append(self.before, self._value_now(place, place))

    def _look_at_land(self, place: i64, counts: vec[i64]) -> None:
        seats, seat = self.state.seats, self.state.turn
        cards = self.state.lands[place].cards
        if len(cards) > 0:
            color = (cards[0] - DECK) // CARRE
            self.colors[place] = color if color < WHITE else BLACK
            self.mine[place] = _land_value(counts, seat, color, seats)
            for turn in range(1, seats):
                worth = _land_value(counts, (seat + turn) % seats, color, seats)
                self.theirs[place] = max(self.theirs[place], worth * _DENIED[seats] // _SURE)

    def _weigh_action(self, action: i64) -> i64:
        """Return the change in value by an action, less the value of its card in hand."""
        if self.state.midway:
            return self._weigh_swap(action - MOVE)
        cost = self._card_value(self.state.card_of(action))
        if action < ANNEX:
            return self._weigh_lay(action // PLACES, action % PLACES) - cost
        if action < MOVE:
            return self.mine[action - ANNEX] - self.before[action - ANNEX] - cost
        if action < KILL:
            return self._weigh_swap(action - MOVE) - cost
        gain = self._weigh_kill(action - KILL) if action < WEAKEN else self._weigh_sort(action)
        return gain - cost

    def weigh_pairs(self, legal: vec[i64]) -> vec[i64]:
        """Return the best gain of each action with a second card; one card alone wastes a turn."""
        others = self.state.legal()
        gains, weights = self.weigh_each(others), self.weigh_each(legal)
        for i in range(len(legal)):
            card, place, gain = self.state.card_of(legal[i]), legal[i] % PLACES, weights[i]
            weights[i] -= _END
            for j in range(len(others)):
                both = gain + gains[j]
                if legal[i] < ANNEX and others[j] < ANNEX and others[j] % PLACES == place:
                    both = self._weigh_pair(card, others[j] // PLACES, place)
                if self.state.card_of(others[j]) != card:
                    weights[i] = max(weights[i], both)
        return weights

    def weigh_each(self, legal: vec[i64]) -> vec[i64]:
        """Return the gain of each action on its own."""
        gains = vec[i64]()
        for i in range(len(legal)):
            gains = append(gains, self._weigh_action(legal[i]))
        return gains

    def _weigh_pair(self, card: i64, other: i64, place: i64) -> i64:
        """Return the gain of two cards at the same place, very low if they do not go together."""
        color, hue = self.state.colors[card], self.state.colors[other]
        is_mixed = color != hue and WHITE not in (color, hue)
        if is_mixed or KARNIPHAGE in (card, other) or self.sizes[self.own + place] > 0:
            return -PLACES * _END
        total: i64 = self.state.strengths[card] + self.state.strengths[other]
        total = 2 * total if JARMIAL in (card, other) else total
        worth = self._place_value(place, place, total, FULL, min(color, hue))
        return worth - self.before[place] - self._card_value(card) - self._card_value(other)

    def _card_value(self, card: i64) -> i64:
        return self.state.strengths[card] if card < FLUMIGEL else _SPECIAL[card - FLUMIGEL]

    def _weigh_lay(self, card: i64, place: i64) -> i64:
        i = self.own + place
        size = FULL if card == KARNIPHAGE else self.sizes[i] + 1
        total = self.totals[i] + self.state.strengths[card]
        if self.sizes[i] > 0 and JARMIAL in (card, self.state.slots[i].cards[0]):
            total *= 2
        hue: i64 = min(self.state.colors[card], self.hues[i])
        return self._place_value(place, place, total, size, hue) - self.before[place]

    def _value_now(self, place: i64, land: i64) -> i64:
        """Return the value of a place as it stands, with its own land or another one."""
        i = self.own + place
        return self._place_value(place, land, self.totals[i], self.sizes[i], self.hues[i])

    def _place_value(self, place: i64, land: i64, total: i64, size: i64, hue: i64) -> i64:
        share = self._win_odds(place, total, size, hue)
        worth = share * self.mine[land] - (_SURE - share) * self.theirs[land]
        is_waiting = self.state.attackers[place] == NOBODY and size < FULL
        return worth * (_FUTURE[self.state.seats] if is_waiting else _SURE) // (_SURE * _SURE)

    def _win_odds(self, place: i64, total: i64, size: i64, hue: i64) -> i64:
        """Return the odds to win a place in percent: that nobody else becomes stronger."""
        seats, seat = self.state.seats, self.state.turn
        attacker: i64 = self.state.attackers[place]
        is_mine = attacker in (NOBODY, seat)
        if self.killers[place] != NOBODY and size == self.sizes[self.own + place]:
            return self._caster_odds(place, seats if is_mine else (attacker - seat) % seats)
        if attacker == NOBODY and size < FULL:
            total = total + _DRAWN if size > 0 else _UNSEEN
        elif size == 0:
            return 0
        turns = seats if is_mine else (attacker - seat) % seats
        odds = _SURE
        for turn in range(1, seats):
            i = (seat + turn) % seats * PLACES + place
            if self.sizes[i] > 0 and total <= self.totals[i]:
                is_first = is_mine and self.hues[i] != self.colors[place]
                if total < self.totals[i] or not (is_first or hue == self.colors[place]):
                    return 0
            if turn < turns and self.sizes[i] < FULL:
                odds = odds * (_SURE - self._answer_odds(total, i) * _ANSWERED // _SURE) // _SURE
        return odds

    def _caster_odds(self, place: i64, turns: i64) -> i64:
        """Return the odds that nobody comes to a place whose Karniphage was killed (JAR-46)."""
        odds: i64 = _SURE if self.killers[place] == self.state.turn else 0
        for _ in range(1, turns):
            odds = odds * (_SURE - _BROKEN) // _SURE
        return odds

    def _answer_odds(self, total: i64, i: i64) -> i64:
        """Return the percentage of hands with which a slot exceeds `total`."""
        if self.sizes[i] == 0:
            chance = _TWO[min((total + 1) * self.weak, len(_TWO) - 1)]
            return chance * _BARRED[1] // _SURE if self.barred else chance
        one = _BY_WHITE if self.hues[i] == WHITE else _ONE
        need = max(0, total + 1 - self.totals[i]) * self.weak
        bars = (self.barred >> self.hues[i] & 1) + 2 * (self.barred >> WHITE & 1)
        return one[min(need, len(one) - 1)] * _BARRED[bars] // _SURE

    def _weigh_kill(self, card: i64) -> i64:
        """Return the gain of killing a character."""
        i: i64 = 0
        while card not in self.state.slots[i].cards:
            i += 1
        cards, total, size = self.state.slots[i].cards, self.totals[i], self.sizes[i]
        self.sizes[i] = len(cards) - 1
        self.totals[i] = 0 if JARMIAL in cards else total - self.state.strengths[card]
        place, state = i % PLACES, self.state
        killer = self.killers[place]
        launched = state.beasts >> place & 1 and state.attackers[place] == i // PLACES
        if state.caster_wins and card == KARNIPHAGE and launched:
            self.killers[place] = state.turn
        gain = self._value_now(place, place) - self.before[place]
        self.totals[i], self.sizes[i], self.killers[place] = total, size, killer
        return gain

    def _weigh_sort(self, action: i64) -> i64:
        """Return the gain of a lasting sort for the attacks of this turn."""
        weak, barred = self.weak, self.barred
        self.weak = 2 if action == WEAKEN else weak
        if action >= HAMPER:
            one, other = PAIRS[action - HAMPER]
            self.barred = 1 << one | 1 << other
        gain: i64 = 0
        for place in range(PLACES):
            if self.state.attackers[place] == self.state.turn:
                gain += self._value_now(place, place) - self.before[place]
        self.weak, self.barred = weak, barred
        return gain

    def _weigh_swap(self, source: i64) -> i64:
        """Return the gain of a Translation step, as a swap with the next place."""
        place: i64 = len(self.state.moves)
        gain = self._value_now(place, source) - self.before[source]
        if source < place:
            return gain
        return gain + self._value_now(source, place) - self.before[place]


def _match_odds(own: i64, others: i64) -> float:
    """Return the odds to win so many manches first, if each is won by either seat."""
    if own == 0 or others == 0:
        return 1.0 if own == 0 else 0.0
    return (_match_odds(own - 1, others) + _match_odds(own, others - 1)) / 2


def _count_lands(state: Contrees) -> vec[i64]:
    """Count lands by seat and color, then its colors and its points for Trios and a Quarte."""
    counts = vec[i64]([0] * (_ROW * state.seats))
    for seat in range(state.seats):
        cards, row = state.realms[seat].cards, seat * _ROW
        for i in range(len(cards)):
            color = row + (cards[i] - DECK) // CARRE
            counts[color] += 1
            if counts[color] == 1:
                counts[row + COLORS_OF_A_QUINTE] += 1
            elif counts[color] == TRIO:
                counts[row + COLORS_OF_A_QUINTE + 1] += _TRIO
        if counts[row + COLORS_OF_A_QUINTE] == COLORS_OF_A_QUARTE:
            counts[row + COLORS_OF_A_QUINTE + 1] += _TRIO // 2
    return counts


def _land_value(counts: vec[i64], seat: i64, color: i64, seats: i64) -> i64:
    """Return the value of one more land of a color to a seat, by the figures in reach."""
    own, colors = counts[seat * _ROW + color], counts[seat * _ROW + COLORS_OF_A_QUINTE]
    taken = -own
    for i in range(seats):
        taken += counts[i * _ROW + color]
    many: i64 = 0 if seats == PAIR else CARRE
    if own == TRIO or (own == 0 and colors == COLORS_OF_A_QUARTE):
        points = counts[(seat + 1) * _ROW - 1] + _TRIO * (2 if own == TRIO else 1)
        for i in range(seats):
            if i != seat and many > 0 and counts[(i + 1) * _ROW - 1] >= points:
                return _BAD_END
        return _END
    if own == 0:
        return _NEW[many + colors] + (_HOPE if taken < PAIR else 0)
    return _SAME[many + own] if taken < PAIR else _HOPE
