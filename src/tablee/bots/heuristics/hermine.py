"""The heuristic of the Hermine: attack at once, keep one parade of each sort, discard steps.

Steps are plentiful; attacks and the cards that answer them decide a manche.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.bots.heuristic import Budget, Heuristic, Style
from tablee.bots.heuristics.hermine_reasons import find_reasons
from tablee.bots.heuristics.hermine_weights import (
    AHEAD,
    AWKWARD,
    BEAUTE_LAID,
    CALL,
    CHASED,
    COUP,
    ENDANGERS,
    FAR,
    FINISH,
    HOLD,
    JOKER_COST,
    JOKER_COUP,
    JOKER_NO_BOTTE,
    KEEP_BEAUTE,
    KEEP_BOTTE,
    KEEP_DANGER,
    KEEP_JOKER,
    KEEP_NEEDED,
    KEEP_PARADE,
    KEEP_SECOND,
    KEEP_STEP,
    KEEP_STOP,
    LAST_ATTACK,
    LAY,
    LAY_LATE,
    NEAR,
    PLANNED,
    RACE,
    RARE,
    SAUVE_LAID,
    STEP,
    STEP_VALUE,
    STOPPED,
    STOPS,
    TWICE,
    WAY,
    find_base,
    gather,
)
from tablee.bots.reasons import Reason
from tablee.bots.weights import load_weights
from tablee.core.state import State
from tablee.core.zones import NOBODY
from tablee.games.hermine import Hermine, cards
from tablee.games.hermine.cards import BEAUTE, DANGER, MENACEE, PROTECTION, PROTEGEE, STOP, VALUES
from tablee.games.hermine.dominance import find_dominated
from tablee.games.hermine.tableau import LONG, MAX_200, NOTHING, SHORT

_ALL_KINDS: Final[i64] = 23  # with four jokers
_UNIT: Final[i64] = 25  # every sum of steps is a multiple of it
_LIMIT: Final[i64] = 50  # the longest step under a Threatened Species
_ONE_STEP: Final[i64] = 200  # the longest of all
_NO_PLAN: Final[i64] = 5  # an exact finish is planned with fewer steps

_SMALL_REST: Final[i64] = 100
_MANY: Final[i64] = 3  # Beautés in hand
_FOR_LATER: Final[i64] = 10  # the value of any card in hand, without search
_SURE: Final[i64] = 100
_LARGE_LEAD: Final = 1000.0  # a large lead in points after one manche


class _Analysis:
    """Counts for the seat on turn, computed once for all its actions."""

    def __init__(self, state: Hermine, numbers: vec[i64]) -> None:
        self.numbers = numbers
        self.base: i64 = find_base(state.seats)
        side: i64 = state.turn % state.sides
        self.side = side
        self.goal: i64 = LONG if state.asked else state.goal()
        self.room: i64 = self.goal - state.distance(side)
        self.way: i64 = state.distance(side)
        self.is_chased = self._is_chased(state)
        self.rolling = state.is_rolling(side)
        self.limited = state.is_limited(side)
        self.top: i64 = state.top(state.battles[side])
        self.laid: i64 = state.exposed(side)
        self.cover: i64 = self.laid | state.kinds(state.hands[state.turn])
        self.may_200: i64 = MAX_200 - state.long_steps(side, cards.STEP_200)
        self.held = vec[i64]([0] * _ALL_KINDS)
        self.unseen = vec[i64]([0] * _ALL_KINDS)  # counts of each kind
        for card in range(state.plain):
            self.unseen[cards.KINDS[card]] += 1
        self._count(state, state.hands[state.turn].cards, 1)
        self._count(state, state.discard.cards, 0)
        for other in range(state.sides):
            self._count(state, state.battles[other].cards, 0)
            self._count(state, state.speeds[other].cards, 0)

    def get(self, weight: i64) -> i64:
        """Return one of the learned numbers, for this format."""
        return self.numbers[self.base + weight]

    def scale(self, weight: i64, percent: i64) -> i64:
        """Return a percentage of a weight; the learned numbers tell which one."""
        return weight * self.numbers[self.base + percent] // _SURE

    def _count(self, state: Hermine, seen: vec[i64], own: i64) -> None:
        for i in range(len(seen)):
            kind = state.kind(seen[i])
            self.unseen[kind] -= 1
            self.held[kind] += own

    def _is_chased(self, state: Hermine) -> bool:
        """Return whether another side could arrive with its next step."""
        for side in range(state.sides):
            near = self.goal - state.distance(side) <= _ONE_STEP
            if near and side != self.side and state.is_rolling(side):
                return True
        return False

    def ends_soon(self, state: Hermine) -> bool:
        """Return whether a step in hand, or one of another side, could end the manche."""
        for kind in range(STOP):
            if self.held[kind] > 0 and VALUES[kind] == self.room and self.rolling:
                return VALUES[kind] <= _LIMIT or not self.limited
        return self.is_chased

    def may_come(self, botte: i64) -> bool:
        """Return whether attacks that a botte answers are still unseen."""
        if botte == PROTECTION:
            return self.unseen[STOP] + self.unseen[MENACEE] > 0
        return self.unseen[botte - cards.SAUVEGARDE + DANGER] > 0

    def count_steps_to(self, rest: i64, without: i64) -> i64:
        """Return the fewest steps in hand that make the rest without one card; or `_NO_PLAN`."""
        sums = vec[i64]([1, 0, 0, 0, 0])  # bit sets of reachable sums, by number of steps
        slow = self.limited and self.held[PROTEGEE] == 0
        for kind in range(cards.STEP_50 + 1 if slow else STOP):
            count = self.held[kind] - (1 if kind == without else 0)
            if kind == cards.STEP_200 and count > self.may_200:
                count = self.may_200
            for _ in range(count):
                for steps in range(_NO_PLAN - 1, 0, -1):
                    sums[steps] |= sums[steps - 1] << (VALUES[kind] // _UNIT)
        for steps in range(_NO_PLAN):
            if sums[steps] >> (rest // _UNIT) & 1:
                return steps
        return _NO_PLAN


class HermineHeuristic(Heuristic):
    """Attacks sides that roll, answers at once, keeps bottes while their attack may come."""

    def __init__(self, weights: dict[str, int] | None = None) -> None:
        super().__init__()
        self.weights = load_weights("hermine") | (weights or {})
        self._numbers = gather(self.weights)

    def with_weights(self, weights: dict[str, int]) -> Heuristic:
        return HermineHeuristic(weights)

    def weigh(self, state: State, legal: vec[i64]) -> vec[i64]:
        """Weigh answers to questions, plays and discards."""
        assert isinstance(state, Hermine)
        analysis = _Analysis(state, self._numbers)
        weights = vec[i64]()
        for i in range(len(legal)):
            action = legal[i]
            if action >= cards.COUP:
                weights = append(weights, self._weigh_answer(state, analysis, action))
            elif action >= cards.DISCARD:
                value = self._hand_value(state, analysis, action - cards.DISCARD)
                weights = append(weights, -value)
            else:
                weights = append(weights, self._weigh_play(state, analysis, action))
        return weights

    def glance(self, state: State, legal: vec[i64]) -> vec[i64]:
        """Weigh without foresight: bottes do not wait, and all discards are equal."""
        assert isinstance(state, Hermine)
        weights = self.weigh(state, legal)
        for i in range(len(legal)):
            if legal[i] < cards.AS_JOKER:
                if cards.kind_played(legal[i]) >= PROTECTION:
                    weights[i] = self._numbers[find_base(state.seats) + LAY]
            elif cards.DISCARD <= legal[i] < cards.DISCARD + PROTECTION:
                weights[i] = -_FOR_LATER
        return weights

    def _weigh_answer(self, state: Hermine, analysis: _Analysis, action: i64) -> i64:
        """Weigh coups by their card, and the allonge by whether the hand can walk it."""
        if action < cards.LET_BE:
            return analysis.get(COUP if action == cards.COUP else JOKER_COUP)
        if action != cards.ALLONGE:
            return 0
        for side in range(state.sides):
            if side != analysis.side and SHORT - state.distance(side) < analysis.get(FAR):
                return -analysis.get(CALL)
        is_hopeless = analysis.count_steps_to(analysis.room, NOTHING) == _NO_PLAN
        return -analysis.get(CALL) if is_hopeless else analysis.get(CALL)

    def _weigh_play(self, state: Hermine, analysis: _Analysis, action: i64) -> i64:
        kind = cards.kind_played(action)
        is_joker = action >= cards.AS_JOKER
        if kind < STOP:
            weight = self._weigh_step(analysis, kind, NOTHING if is_joker else kind)
        elif kind < BEAUTE:
            weight = self._weigh_attack(state, analysis, kind, cards.target_of(action))
        elif kind < PROTECTION:
            weight = analysis.get(BEAUTE_LAID + min(kind - BEAUTE, SAUVE_LAID - BEAUTE_LAID))
            if kind == PROTEGEE and analysis.room <= _LIMIT:
                weight = 0
        else:
            weight = self._weigh_botte(state, analysis, kind)
        if is_joker and weight < analysis.get(FINISH):
            weight -= analysis.get(JOKER_COST if state.joker_bottes else JOKER_NO_BOTTE)
        return weight

    def _weigh_attack(self, state: Hermine, analysis: _Analysis, kind: i64, side: i64) -> i64:
        """Weigh an attack by what it does, whom it meets, and the parades that are left."""
        way = state.distance(side)
        weight = analysis.get(STOPS + min(kind - STOP, ENDANGERS - STOPS))
        weight += analysis.scale(way, WAY)
        if kind == MENACEE and not state.is_rolling(side):
            weight -= analysis.get(STOPPED)
        if state.goal() - way <= _ONE_STEP:
            weight = analysis.scale(weight, NEAR)
        if way > analysis.way:
            weight = analysis.scale(weight, AHEAD)
        parade = cards.parade_against(kind)
        gone = cards.COUNTS[parade] - analysis.unseen[parade] - analysis.held[parade]
        more = (analysis.get(RARE) - _SURE) * gone // cards.COUNTS[parade]
        return weight * (_SURE + more) // _SURE

    def _weigh_step(self, analysis: _Analysis, kind: i64, used: i64) -> i64:
        rest = analysis.room - VALUES[kind]
        if rest == 0:
            return analysis.get(FINISH)
        weight = analysis.get(STEP) + analysis.scale(VALUES[kind], STEP_VALUE)
        steps = analysis.count_steps_to(rest, used)
        if steps < _NO_PLAN:
            weight += analysis.get(PLANNED) * (_NO_PLAN - steps)
        elif rest < _SMALL_REST:
            weight -= analysis.get(AWKWARD)
        if analysis.room <= _ONE_STEP:
            weight = analysis.scale(weight, RACE)
        return analysis.scale(weight, CHASED) if analysis.is_chased else weight

    def _weigh_botte(self, state: Hermine, analysis: _Analysis, kind: i64) -> i64:
        """Weigh a botte: lay it if needed, if no attack can come, or before it is too late."""
        if len(state.pile.cards) == 0:
            return analysis.get(LAY_LATE)
        if len(state.pile.cards) <= state.seats or self._is_needed(analysis, kind):
            return analysis.get(LAY)
        if analysis.may_come(kind) and not analysis.ends_soon(state):
            return -analysis.get(HOLD)
        return analysis.get(LAY)

    def _is_needed(self, analysis: _Analysis, botte: i64) -> bool:
        """Return whether the botte answers what stops the side, and no parade does."""
        held, top = analysis.held, analysis.top
        if DANGER <= top < BEAUTE or botte != PROTECTION:
            is_answer = top >= DANGER and cards.botte_against(top) == botte
            return is_answer and top < BEAUTE and held[top - DANGER + cards.SAUVE] == 0
        if not analysis.rolling:
            return held[BEAUTE] == 0
        return analysis.limited and held[PROTEGEE] + held[0] + held[cards.STEP_50] == 0

    def _hand_value(self, state: Hermine, analysis: _Analysis, kind: i64) -> i64:
        """Return the value of a card in hand."""
        if kind >= PROTECTION:
            return analysis.get(KEEP_JOKER if kind >= cards.JOKER else KEEP_BOTTE)
        if kind >= BEAUTE:
            return self._parade_value(analysis, kind)
        if kind >= STOP:
            for side in range(state.sides):
                if side != analysis.side and not state.is_protected(side, kind):
                    value = analysis.get(KEEP_STOP + min(kind - STOP, KEEP_DANGER - KEEP_STOP))
                    return analysis.scale(value, TWICE) if analysis.held[kind] > 1 else value
            return 0
        is_one_too_many = kind == cards.STEP_200 and analysis.held[kind] > analysis.may_200
        is_dead = VALUES[kind] > analysis.room or is_one_too_many
        return 0 if is_dead else analysis.get(KEEP_STEP + kind)

    def _parade_value(self, analysis: _Analysis, kind: i64) -> i64:
        if kind == BEAUTE:
            if analysis.cover >> PROTECTION & 1:
                return 0 if analysis.laid >> PROTECTION & 1 else analysis.get(KEEP_SECOND)
            return analysis.get(KEEP_BEAUTE + min(analysis.held[kind], _MANY) - 1)
        attack = MENACEE if kind == PROTEGEE else kind - cards.SAUVE + DANGER
        if analysis.cover >> cards.botte_against(attack) & 1:
            return 0
        if analysis.held[kind] > 1:
            return analysis.get(KEEP_SECOND)
        if analysis.limited if kind == PROTEGEE else analysis.top == attack:
            return analysis.get(KEEP_NEEDED)
        return self._value_spare_parade(analysis, attack)

    def _value_spare_parade(self, analysis: _Analysis, attack: i64) -> i64:
        """Return the value of a parade whose attack may still come."""
        value: i64 = analysis.get(KEEP_PARADE) if analysis.unseen[attack] > 0 else 0
        return analysis.scale(value, LAST_ATTACK) if analysis.unseen[attack] == 1 else value

    def reasons(self, state: State, action: int) -> list[Reason]:
        assert isinstance(state, Hermine)
        return find_reasons(state, action)

    def style(self) -> Style:
        return Style(
            rollout_policy_pct=100,
            prior_weight=0.4,
            prior_temperature=35.0,
            side_by_side=True,
            min_z=1.5,
        )

    def budget(self) -> Budget:
        return Budget(club=0, expert=600, master=1500, overlooked=(21, 14, 0))

    def find_dominated(self, state: State, legal: vec[i64]) -> vec[i64]:
        assert isinstance(state, Hermine)
        return find_dominated(state, legal)

    def rewards(self, state: State) -> vec[float]:
        """Reward the lead in points and the prospects in the match, half each."""
        assert isinstance(state, Hermine)
        totals = state.scores()
        gains = [sum(state.manches[-1][seat % state.sides]) for seat in range(state.seats)]
        best = max(totals)
        far = _LARGE_LEAD + max(state.target_score - best, 0) / 2  # a lead may still be lost
        if state.fixed_manches > 0:
            far = _LARGE_LEAD * (1 + state.fixed_manches - len(state.manches))
        rewards = vec[float]()
        for seat in range(len(totals)):
            match = _squash_lead(totals, seat, far)
            if state.turn == NOBODY:
                match = 1.0 if totals[seat] == best else 0.0
            points = totals if state.turn == NOBODY else gains
            rewards = append(rewards, (_squash_lead(points, seat, _LARGE_LEAD) + match) / 2)
        return rewards


def _squash_lead(points: list[int], seat: i64, apart: float) -> float:
    """Squash the lead of a seat over the others to 0 to 1; partners have the same."""
    ahead = 0.0
    for other in points:
        ahead += (points[seat] - other) / (apart + abs(points[seat] - other))
    return 0.5 + ahead / (2 * len(points))
