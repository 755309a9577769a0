"""The worth of actions of Contrées to the seat on turn: lands, and the odds to take them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.bots.heuristics.contrees_lands import COLOR, THEIRS, WORTH, value_lands
from tablee.bots.heuristics.contrees_weights import (
    ANSWERED,
    BARRED,
    BARRED_WHITE,
    BROKEN,
    COST,
    CURVE,
    DRAWN,
    EAGER,
    END,
    ENGAGED,
    FEWEST_SEATS,
    FUTURE,
    JOINED,
    PLAIN_WHITE,
    SPECIAL,
    UNSEEN,
    WIDTH,
)
from tablee.core.zones import NOBODY
from tablee.games.contrees.actions import (
    ANNEX,
    HAMPER,
    KILL,
    MOVE,
    PAIRS,
    PLACES,
    WEAKEN,
    card_used,
)
from tablee.games.contrees.cards import BLACK, FLUMIGEL, JARMIAL, KARNIPHAGE, WHITE
from tablee.games.contrees.field import FULL
from tablee.games.contrees.rules import Contrees

_SURE: Final[i64] = 100
# Percent of hands that reach a strength: by two cards, by one beside another card, or by a white.
_TWO: Final = vec[i64]([100, 100, 99, 98, 96, 93, 89, 84, 77, 67, 59, 49, 42, 35, 28, 21, 16, 3])
_ONE: Final = vec[i64]([100, 78, 73, 67, 61, 53, 45, 36, 25, 13, 5, 0])
_BY_WHITE: Final = vec[i64]([100, 99, 98, 96, 93, 88, 79, 67, 51, 29, 13, 0])
_LAST_OF_TWO: Final[i64] = 17
_LAST_OF_ONE: Final[i64] = 11
_USUAL_WORTH: Final[i64] = 20
_PRECIOUS: Final[i64] = 60  # a land that is worth more is answered as often
_MIDDLE: Final[i64] = 5
_HOPELESS: Final[i64] = -1000  # two cards that do not go together
_LOWEST: Final[i64] = -1_000_000
_EMPTY: Final = vec[i64]([0] * 16)
_WHITES: Final = vec[i64]([WHITE] * 16)
_NOBODIES: Final = vec[i64]([NOBODY] * 4)
_NONE: Final[i64] = -1
_NONES: Final = vec[i64]([-1] * 64)
_PER_CARD: Final[i64] = 5  # bests of a card: but at each place, and anywhere
_MANY_CARDS: Final[i64] = 8


class Appraisal:
    """Slots and lands for the seat on turn; slots are numbered as in the state."""

    def __init__(self, state: Contrees, numbers: vec[i64]) -> None:
        self.state = state
        self.numbers = numbers
        self.base: i64 = (state.seats - FEWEST_SEATS) * WIDTH
        self.seats: i64 = state.seats
        self.seat: i64 = state.turn
        self.own: i64 = state.turn * PLACES
        self.weak: i64 = 2 if state.casters[0] == state.turn else 1
        self.barred: i64 = state.hampered if state.casters[1] == state.turn else 0
        slots = self.seats * PLACES
        self.totals, self.sizes, self.hues = _EMPTY[:slots], _EMPTY[:slots], _WHITES[:slots]
        self._look_at_slots()
        self.attackers, self.turns = _NOBODIES[:], _NOBODIES[:]
        for place in range(PLACES):
            attacker: i64 = state.attackers[place]
            self.attackers[place] = attacker
            turns = self.seats if attacker == NOBODY else attacker - self.seat
            self.turns[place] = turns if turns > 0 else turns + self.seats  # until it is decided
        self.killers = _NOBODIES[:]  # who wins unless somebody comes (JAR-46)
        if state.caster_wins:
            for place in range(PLACES):
                self.killers[place] = state.killers[place]
        self.lands = value_lands(state, numbers)
        self.answers = self._foretell_answers()
        self.before = _EMPTY[:PLACES]
        for place in range(PLACES):
            self.before[place] = self._value_now(place, place)

    def _look_at_slots(self) -> None:
        """Note the strength, the size and the color of each slot."""
        totals, sizes, hues = self.totals, self.sizes, self.hues
        slots, colors, strengths = self.state.slots, self.state.colors, self.state.strengths
        for i in range(len(totals)):
            cards = slots[i].cards
            size: i64 = len(cards)
            if size == 0:
                continue
            total: i64 = strengths[cards[0]]
            hue: i64 = colors[cards[0]]
            if size == FULL:
                total += strengths[cards[1]]
                if cards[0] == JARMIAL or cards[1] == JARMIAL:
                    total *= 2
                if hue == WHITE:
                    hue = colors[cards[1]]
            totals[i] = total
            hues[i] = hue
            sizes[i] = FULL if hue == BLACK else size

    def _foretell_answers(self) -> vec[i64]:
        """Return for each slot the percentage of possible answers that its seat will play."""
        numbers, base, sizes, lands = self.numbers, self.base, self.sizes, self.lands
        eager = numbers[base + EAGER] - _SURE
        answers = _EMPTY[: len(sizes)]
        for i in range(len(sizes)):
            usual = numbers[base + (ANSWERED if sizes[i] == 0 else JOINED)]
            worth = min(lands[WORTH + i], _PRECIOUS) - _USUAL_WORTH
            answers[i] = max(0, min(_SURE, usual * (_SURE + worth * eager // _SURE) // _SURE))
        return answers

    def weigh_pairs(self, legal: vec[i64]) -> vec[i64]:
        """Return the best gain of each action with a second card; one card alone wastes a turn."""
        others = self.state.legal()
        weights = self._weigh_all_pairs(others)
        if len(legal) == len(others):
            return weights
        chosen = vec[i64](capacity=len(legal))
        for i in range(len(legal)):
            at: i64 = 0
            while others[at] != legal[i]:
                at += 1
            chosen = append(chosen, weights[at])
        return chosen

    def _weigh_all_pairs(self, actions: vec[i64]) -> vec[i64]:
        """Return the best gain of each legal action with a second card."""
        gains = self.weigh_each(actions)
        groups, cards = self._group_by_card(actions)
        beside = _find_best_beside(actions, gains, groups, len(cards))
        weights = vec[i64](capacity=len(actions))
        alone = self.numbers[self.base + END]
        for i in range(len(actions)):
            place = actions[i] % PLACES if actions[i] < ANNEX else PLACES
            best = -alone
            for group in range(len(cards)):
                if group != groups[i]:
                    best = max(best, beside[group * _PER_CARD + place])
            weights = append(weights, gains[i] + best)
        self._weigh_meetings(actions, groups, cards, weights)
        return weights

    def _group_by_card(self, actions: vec[i64]) -> tuple[vec[i64], vec[i64]]:
        """Return the group of each action, and the card of each group."""
        groups = vec[i64](capacity=len(actions))
        cards = vec[i64](capacity=_MANY_CARDS)
        for i in range(len(actions)):
            card = card_used(actions[i])
            group: i64 = 0
            while group < len(cards) and cards[group] != card:
                group += 1
            if group == len(cards):
                cards = append(cards, card)
            groups = append(groups, group)
        return groups, cards

    def _weigh_meetings(
        self, actions: vec[i64], groups: vec[i64], cards: vec[i64], weights: vec[i64]
    ) -> None:
        """Raise the weights of characters to those of two that are laid at the same place."""
        lays = _NONES[: PLACES * len(cards)]
        for i in range(len(actions)):
            if actions[i] < ANNEX:
                lays[groups[i] * PLACES + actions[i] % PLACES] = i
        for place in range(PLACES):
            if self.sizes[self.own + place] > 0:
                continue
            for one in range(place, len(lays), PLACES):
                for other in range(one + PLACES, len(lays), PLACES):
                    i, j = lays[one], lays[other]
                    if _NONE not in (i, j):
                        both = self._weigh_pair(cards[groups[i]], cards[groups[j]], place)
                        weights[i] = max(weights[i], both)
                        weights[j] = max(weights[j], both)

    def weigh_each(self, legal: vec[i64]) -> vec[i64]:
        """Return the gain of each action on its own."""
        gains = vec[i64](capacity=len(legal))
        for i in range(len(legal)):
            gains = append(gains, self._weigh_action(legal[i]))
        return gains

    def _weigh_action(self, action: i64) -> i64:
        """Return the change in value by an action, less the value of its card in hand."""
        if self.state.midway:
            return self._weigh_swap(action - MOVE)
        if action < ANNEX:
            card = action // PLACES
            return self._weigh_lay(card, action % PLACES) - self._card_value(card)
        cost = self._card_value(card_used(action))
        if action < MOVE:
            return self.lands[action - ANNEX] - self.before[action - ANNEX] - cost
        if action < KILL:
            return self._weigh_swap(action - MOVE) - cost
        gain = self._weigh_kill(action - KILL) if action < WEAKEN else self._weigh_sort(action)
        return gain - cost

    def _weigh_pair(self, card: i64, other: i64, place: i64) -> i64:
        """Return the gain of two cards at the same place, very low if they do not go together."""
        color: i64 = self.state.colors[card]
        hue: i64 = self.state.colors[other]
        is_mixed = color != hue and WHITE not in (color, hue)
        if is_mixed or KARNIPHAGE in (card, other):
            return _HOPELESS
        strengths = self.state.strengths
        total: i64 = strengths[card]
        total += strengths[other]
        if JARMIAL in (card, other):
            total *= 2
        worth = self._place_value(place, place, total, FULL, min(color, hue))
        return worth - self.before[place] - self._card_value(card) - self._card_value(other)

    def _card_value(self, card: i64) -> i64:
        numbers, base = self.numbers, self.base
        if card < FLUMIGEL:
            strength: i64 = self.state.strengths[card]
            percent = numbers[base + COST]
            percent += (numbers[base + CURVE] - _SURE) * (strength - _MIDDLE) // _MIDDLE
            if self.state.colors[card] == WHITE:
                percent = percent * numbers[base + PLAIN_WHITE] // _SURE
            return strength * percent // _SURE
        return numbers[base + SPECIAL + card - FLUMIGEL]

    def _weigh_lay(self, card: i64, place: i64) -> i64:
        i = self.own + place
        size = FULL if card == KARNIPHAGE else self.sizes[i] + 1
        total = self.totals[i] + self.state.strengths[card]
        if self.sizes[i] > 0 and (card == JARMIAL or self.state.slots[i].cards[0] == JARMIAL):
            total *= 2
        hue: i64 = self.state.colors[card]
        hue = min(hue, self.hues[i])
        return self._place_value(place, place, total, size, hue) - self.before[place]

    def _value_now(self, place: i64, land: i64) -> i64:
        """Return the value of a place as it stands, with its own land or another one."""
        i = self.own + place
        return self._place_value(place, land, self.totals[i], self.sizes[i], self.hues[i])

    def _place_value(self, place: i64, land: i64, total: i64, size: i64, hue: i64) -> i64:
        share = self._win_odds(place, total, size, hue)
        worth = share * self.lands[land] - (_SURE - share) * self.lands[THEIRS + land]
        percent = _SURE
        if self.attackers[place] == NOBODY and size < FULL:
            percent = self.numbers[self.base + (FUTURE if size == 0 else ENGAGED)]
        return worth * percent // (_SURE * _SURE)

    def _win_odds(self, place: i64, total: i64, size: i64, hue: i64) -> i64:
        """Return the odds to win a place in percent: that nobody else becomes stronger."""
        sizes, totals, turns = self.sizes, self.totals, self.turns[place]
        i = self.own + place
        if self.killers[place] != NOBODY and size == sizes[i]:
            return self._caster_odds(place, turns)
        if size == 0 and self.attackers[place] != NOBODY:
            return 0
        if size < FULL and self.attackers[place] == NOBODY:
            total = self._expect_total(total, size)
        odds = _SURE
        for turn in range(1, self.seats):
            i += PLACES
            if i >= len(sizes):
                i -= len(sizes)
            if sizes[i] > 0 and total <= totals[i] and not self._wins_tie(place, total, hue, i):
                return 0
            if turn < turns and sizes[i] < FULL:
                odds = odds * (_SURE - self._answer_odds(total, i)) // _SURE
        return odds

    def _expect_total(self, total: i64, size: i64) -> i64:
        """Return the strength that a slot is expected to have once it attacks."""
        expected = DRAWN if size > 0 else UNSEEN
        return (total if size > 0 else 0) + self.numbers[self.base + expected]

    def _wins_tie(self, place: i64, total: i64, hue: i64, i: i64) -> bool:
        """Return whether there is a tie that the color of the land or the attack decides."""
        land = self.lands[COLOR + place]
        if total < self.totals[i]:
            return False
        return hue == land or (self.turns[place] == self.seats and self.hues[i] != land)

    def _caster_odds(self, place: i64, turns: i64) -> i64:
        """Return the odds that nobody comes to a place whose Karniphage was killed (JAR-46)."""
        odds: i64 = _SURE if self.killers[place] == self.seat else 0
        for _ in range(1, turns):
            odds = odds * (_SURE - self.numbers[self.base + BROKEN]) // _SURE
        return odds

    def _answer_odds(self, total: i64, i: i64) -> i64:
        """Return the percentage of hands with which a slot is answered by more than `total`."""
        numbers, base, barred = self.numbers, self.base, self.barred
        need = (total + 1) * self.weak
        if self.sizes[i] == 0:
            chance = _TWO[min(need, _LAST_OF_TWO)]
            if barred:
                chance = chance * numbers[base + BARRED] // _SURE
            return chance * self.answers[i] // _SURE
        need = (total + 1 - self.totals[i]) * self.weak
        need = max(0, min(need, _LAST_OF_ONE))
        hue = self.hues[i]
        chance = _BY_WHITE[need] if hue == WHITE else _ONE[need]
        if barred >> hue & 1:
            chance = 0 if barred >> WHITE & 1 else chance * numbers[base + BARRED] // _SURE
        elif barred >> WHITE & 1:
            chance = chance * numbers[base + BARRED_WHITE] // _SURE
        return chance * self.answers[i] // _SURE

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
            if self.attackers[place] == self.seat:
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


def _find_best_beside(actions: vec[i64], gains: vec[i64], groups: vec[i64], cards: i64) -> vec[i64]:
    """Return the best gain of each card but at one place; at last, anywhere."""
    best = vec[i64](capacity=cards * _PER_CARD)
    for _ in range(cards * _PER_CARD):
        best = append(best, _LOWEST)
    for i in range(len(actions)):
        row = groups[i] * _PER_CARD
        own = actions[i] % PLACES if actions[i] < ANNEX else _NONE
        gain = gains[i]
        for place in range(_PER_CARD):
            if place != own and gain > best[row + place]:
                best[row + place] = gain
    return best
