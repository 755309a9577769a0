"""The heuristic of the Hermine: attack at once, keep one parade of each sort, discard steps.

Steps are plentiful; attacks and the cards that answer them decide a manche.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.bots.heuristic import Budget, Heuristic, Style
from tablee.core.state import State
from tablee.core.zones import NOBODY
from tablee.games.hermine import Hermine, cards
from tablee.games.hermine.cards import BEAUTE, DANGER, MENACEE, PROTECTION, PROTEGEE, STOP, VALUES
from tablee.games.hermine.tableau import LONG, MAX_200, NOTHING, SHORT

_ALL_KINDS: Final[i64] = 23  # with four jokers
_UNIT: Final[i64] = 25  # every sum of steps is a multiple of it
_LIMIT: Final[i64] = 50  # the longest step under a Threatened Species
_ONE_STEP: Final[i64] = 200  # the longest of all
_NO_PLAN: Final[i64] = 5  # an exact finish is planned with fewer steps

_COUP: Final[i64] = 250
_JOKER_COUP: Final[i64] = 200  # the real botte rather than a joker
_LAY: Final[i64] = 260  # a botte that cannot become a coup-fourré: above the last step
_LAY_LATE: Final[i64] = 60  # a botte without another turn
_HOLD: Final[i64] = -45  # a botte that waits for its attack: below almost anything else
_FINISH: Final[i64] = 240
_STEP: Final[i64] = 40
_STEPS_A_WEIGHT: Final[i64] = 5
_PLANNED: Final[i64] = 12  # for each step fewer on the way to an exact finish
_AWKWARD: Final[i64] = 20  # a small rest that the hand cannot walk exactly
_SMALL_REST: Final[i64] = 100
_PARADES: Final = vec[i64]([105, 65, 100, 100, 100])
_ATTACKS: Final = vec[i64]([110, 60, 120, 120, 120])  # a Danger takes two cards to answer
_SLOW_AND_STOPPED: Final[i64] = -40
_WAY_A_WEIGHT: Final[i64] = 20  # the leader is attacked first
_JOKER: Final[i64] = 140  # a joker is worth a coup-fourré
_JOKER_NO_BOTTE: Final[i64] = 50

_KEEP_JOKER: Final[i64] = 150
_KEEP_BOTTE: Final[i64] = 300
_KEEP_NEEDED: Final[i64] = 60
_KEEP_ATTACK: Final[i64] = 60
_KEEP_PARADE: Final[i64] = 52  # the first of its sort
_KEEP_SECOND: Final[i64] = 2
_KEEP_BEAUTES: Final = vec[i64]([0, 60, 40, 12, 12, 12, 12, 12])  # by how many are in hand
_KEEP_STEPS: Final = vec[i64]([12, 18, 24, 30, 45])

_FOR_LATER: Final[i64] = 10  # the value of any card in hand, without search

_CALL: Final[i64] = 50
_FAR: Final[i64] = 200  # how far from 700 steps the others must be for an allonge
_LARGE_LEAD: Final = 1000.0  # a large lead in points after one manche


class _Analysis:
    """Counts for the seat on turn, computed once for all its actions."""

    def __init__(self, state: Hermine) -> None:
        side: i64 = state.turn % state.sides
        self.side = side
        self.goal: i64 = LONG if state.asked else state.goal()
        self.room: i64 = self.goal - state.distance(side)
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

    def _count(self, state: Hermine, seen: vec[i64], own: i64) -> None:
        for i in range(len(seen)):
            kind = state.kind(seen[i])
            self.unseen[kind] -= 1
            self.held[kind] += own

    def ends_soon(self, state: Hermine) -> bool:
        """Return whether a step in hand, or one of another side, could end the manche."""
        for kind in range(STOP):
            if self.held[kind] > 0 and VALUES[kind] == self.room and self.rolling:
                return VALUES[kind] <= _LIMIT or not self.limited
        for side in range(state.sides):
            near = self.goal - state.distance(side) <= _ONE_STEP
            if near and side != self.side and state.is_rolling(side):
                return True
        return False

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

    def weigh(self, state: State, legal: vec[i64]) -> vec[i64]:
        """Weigh answers to questions, plays and discards."""
        assert isinstance(state, Hermine)
        analysis = _Analysis(state)
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
        weights = self.weigh(state, legal)
        for i in range(len(legal)):
            if legal[i] < cards.AS_JOKER:
                if cards.kind_played(legal[i]) >= PROTECTION:
                    weights[i] = _LAY
            elif cards.DISCARD <= legal[i] < cards.DISCARD + PROTECTION:
                weights[i] = -_FOR_LATER
        return weights

    def _weigh_answer(self, state: Hermine, analysis: _Analysis, action: i64) -> i64:
        """Weigh coups by their card, and the allonge by whether the hand can walk it."""
        if action < cards.LET_BE:
            return _COUP if action == cards.COUP else _JOKER_COUP
        if action != cards.ALLONGE:
            return 0
        for side in range(state.sides):
            if side != analysis.side and SHORT - state.distance(side) < _FAR:
                return -_CALL
        return -_CALL if analysis.count_steps_to(analysis.room, NOTHING) == _NO_PLAN else _CALL

    def _weigh_play(self, state: Hermine, analysis: _Analysis, action: i64) -> i64:
        kind = cards.kind_played(action)
        is_joker = action >= cards.AS_JOKER
        if kind < STOP:
            weight = self._weigh_step(analysis, kind, NOTHING if is_joker else kind)
        elif kind < BEAUTE:
            side = cards.target_of(action)
            weight = _ATTACKS[kind - STOP] + state.distance(side) // _WAY_A_WEIGHT
            if kind == MENACEE and not state.is_rolling(side):
                weight += _SLOW_AND_STOPPED
        elif kind < PROTECTION:
            weight = _PARADES[kind - BEAUTE]
            if kind == PROTEGEE and analysis.room <= _LIMIT:
                weight = 0
        else:
            weight = self._weigh_botte(state, analysis, kind)
        if is_joker and weight < _FINISH:
            weight -= _JOKER if state.joker_bottes else _JOKER_NO_BOTTE
        return weight

    def _weigh_step(self, analysis: _Analysis, kind: i64, used: i64) -> i64:
        rest = analysis.room - VALUES[kind]
        if rest == 0:
            return _FINISH
        weight = _STEP + VALUES[kind] // _STEPS_A_WEIGHT
        steps = analysis.count_steps_to(rest, used)
        if steps < _NO_PLAN:
            return weight + _PLANNED * (_NO_PLAN - steps)
        return weight - _AWKWARD if rest < _SMALL_REST else weight

    def _weigh_botte(self, state: Hermine, analysis: _Analysis, kind: i64) -> i64:
        """Weigh a botte: lay it if needed, if no attack can come, or before it is too late."""
        if len(state.pile.cards) == 0:
            return _LAY_LATE
        if len(state.pile.cards) <= state.seats or self._is_needed(analysis, kind):
            return _LAY
        return _HOLD if analysis.may_come(kind) and not analysis.ends_soon(state) else _LAY

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
            return _KEEP_JOKER if kind >= cards.JOKER else _KEEP_BOTTE
        if kind >= BEAUTE:
            return self._parade_value(analysis, kind)
        if kind >= STOP:
            for side in range(state.sides):
                if side != analysis.side and not state.is_protected(side, kind):
                    return _KEEP_ATTACK
            return 0
        is_one_too_many = kind == cards.STEP_200 and analysis.held[kind] > analysis.may_200
        return 0 if VALUES[kind] > analysis.room or is_one_too_many else _KEEP_STEPS[kind]

    def _parade_value(self, analysis: _Analysis, kind: i64) -> i64:
        if kind == BEAUTE:
            if analysis.cover >> PROTECTION & 1:
                return 0 if analysis.laid >> PROTECTION & 1 else _KEEP_SECOND
            return _KEEP_BEAUTES[analysis.held[kind]]
        attack = MENACEE if kind == PROTEGEE else kind - cards.SAUVE + DANGER
        if analysis.cover >> cards.botte_against(attack) & 1:
            return 0
        if analysis.held[kind] > 1:
            return _KEEP_SECOND
        if analysis.limited if kind == PROTEGEE else analysis.top == attack:
            return _KEEP_NEEDED
        return _KEEP_PARADE if analysis.unseen[attack] > 0 else 0

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
