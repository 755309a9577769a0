"""One decision: what was played against what else could have been, from the view of that moment.

First a search chooses, in the way of the game's levels; where that is side by side in the same
worlds, with all likely moves and not only those that a level notices. Whatever is best by chance
looks too good there, so that it is compared with the move played in fresh worlds.
"""

from typing import NamedTuple

from tablee.bots.advice import Expected
from tablee.bots.heuristics import heuristic_for
from tablee.bots.paired_playouts import PLACE, REWARD, SCORE, PairedPlayouts
from tablee.bots.players import Bot, FlatSearcher, TreeSearcher
from tablee.bots.whole_moves import list_whole_moves
from tablee.core.notation import ParsedMove
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.core.views import View, determinize, view
from tablee.review.effort import MAX_CANDIDATES, Effort
from tablee.review.report import FINE, FORCED, MISTAKE, UNCLEAR

LOOK_Z = 2.0
"""Standard errors behind the best that drop a candidate at the first look."""
MIN_COST = 0.02
"""Reward that a move must give away to be worth a word."""
DOUBT_Z = 1.0
"""Standard errors from which on a move may be worse."""
_PLAYED, _BEST, _SEARCHED, _POLICY = 0, 1, 1, 2


class MoveValue(NamedTuple):
    """The expected place and score of a move."""

    place: Expected
    score: Expected


class Decision(NamedTuple):
    """An own decision with everything that was measured of it."""

    legal: int
    verdict: str
    played: list[int]
    best: list[int]
    played_value: MoveValue
    best_value: MoveValue
    cost: Expected
    """Reward that was given away."""
    cost_place: Expected
    cost_score: Expected
    before: Expected
    """Expected place before the move, if all play on as in playouts."""
    choice: Expected
    """By how much the choice changed it."""
    agrees: bool | None
    """True if the search chose the same; `None` if there was no choice."""
    playouts: int


def judge(seen: View, steps: list[int], effort: Effort, seed: int) -> Decision:
    """Compare the move that was played with the others, from the view of its seat."""
    world = determinize(seen, Rng(seed))
    legal = len(world.legal())
    if _is_forced(world, steps):
        decision = _measure(seen, legal, [steps, steps, []], effort, seed)
        return decision._replace(verdict=FORCED)
    searched = _search(world.copy(), seen.seat, effort, seed)
    agrees = is_same_move(world, searched, steps)
    best, playouts = searched, 0
    if not agrees and heuristic_for(world).style().side_by_side:
        best, playouts = _find_best(seen, world, [steps, searched], effort, seed)
    best = steps if agrees else best
    decision = _measure(seen, legal, [steps, best, []], effort, seed + 1)
    return decision._replace(agrees=agrees, playouts=decision.playouts + playouts)


def _is_forced(world: State, steps: list[int]) -> bool:
    state = world.copy()
    for step in steps:
        if len(state.legal()) > 1:
            return False
        state.apply(step)
    return True


def _search(world: State, seat: int, effort: Effort, seed: int) -> list[int]:
    """Return the steps of the move that a search chooses; it is given views only."""
    heuristic = heuristic_for(world)
    is_flat = heuristic.style().side_by_side
    iterations = max(effort.search, heuristic.budget().expert // effort.divisor)
    player: Bot = TreeSearcher(iterations, seed=seed)
    if is_flat:
        player = FlatSearcher(iterations, seed)
    steps: list[int] = []
    while not steps or world.midway:
        steps.append(player.choose(view(world, seat)))
        world.apply(steps[-1])
    return steps


def is_same_move(world: State, one: list[int], other: list[int]) -> bool:
    """Return whether two moves have the same steps, in any order that leads to the same."""
    if one == other or sorted(one) != sorted(other):
        return one == other
    return _outcome(world, one) == _outcome(world, other)


def share_first(state: State, steps: list[int], other: list[int]) -> list[int]:
    """Return the steps with those of both moves first, if they may be made in that order."""
    shared = [step for step in steps if step in other]
    ordered = sorted(shared) + [step for step in steps if step not in other]
    after = state.copy()
    for step in ordered:
        if step not in after.legal():
            return steps
        after.apply(step)
    return ordered


def _outcome(world: State, steps: list[int]) -> list[list[int]]:
    """Return the cards of each zone after a move, whatever their order."""
    zones = ParsedMove(world, steps).after.zones()
    return [sorted(int(card) for card in zone.cards) for zone in zones]


def _name(world: State, steps: list[int]) -> str:
    return ParsedMove(world, steps).move


def _find_best(
    seen: View, world: State, wanted: list[list[int]], effort: Effort, seed: int
) -> tuple[list[int], int]:
    """Return the most promising move besides the one played, and the playouts that it took.

    Args:
        seen: the view of the seat.
        world: any world of it.
        wanted: the move that was played, and the one that the search chose.
        effort: the numbers of worlds.
        seed: decides the worlds.
    """
    heuristic = heuristic_for(seen.state)
    moves = {_name(world, steps): steps for steps in wanted}
    for steps in list_whole_moves(world, heuristic, MAX_CANDIDATES):
        moves.setdefault(_name(world, steps), steps)
    steps_of = list(moves.values())
    look = PairedPlayouts(seen, steps_of, heuristic, seed)
    for worlds in effort.looks:
        look.run(worlds)
        look.drop_behind(LOOK_Z, _SEARCHED)
    best = look.best()
    gap = look.gap(best, _SEARCHED, REWARD)
    if best == _PLAYED or gap.error is None or gap.mean < gap.error:
        best = _SEARCHED
    return steps_of[best], int(look.playouts)


def _measure(seen: View, legal: int, moves: list[list[int]], effort: Effort, seed: int) -> Decision:
    """Measure the move played, the best one and playing on, and pass a verdict."""
    playouts = PairedPlayouts(seen, moves, heuristic_for(seen.state), seed)
    is_same = moves[_PLAYED] == moves[_BEST]
    if is_same:
        playouts.keep_only([_PLAYED, _POLICY])
    for worlds in effort.trials:
        playouts.run(worlds)
        if is_same or not _is_in_doubt(playouts, effort):
            break
    best = _PLAYED if is_same else _BEST
    verdict = FINE if is_same else _pass_verdict(playouts, effort)
    if verdict == FINE:
        best = _PLAYED
    values = [_value(playouts, number) for number in (_PLAYED, best)]
    costs = [_cost(playouts, best, kind) for kind in (REWARD, PLACE, SCORE)]
    playouts.keep_only([_PLAYED, _POLICY])
    playouts.run(max(0, effort.point - playouts.count(_POLICY)))
    return Decision(
        legal=legal,
        verdict=verdict,
        played=moves[_PLAYED],
        best=moves[best],
        played_value=values[0],
        best_value=values[1],
        cost=costs[0],
        cost_place=Expected(-costs[1].mean, costs[1].error),
        cost_score=costs[2],
        before=playouts.expected(_POLICY, PLACE),
        choice=playouts.gap(_PLAYED, _POLICY, PLACE),
        agrees=None,
        playouts=int(playouts.playouts),
    )


def _is_in_doubt(playouts: PairedPlayouts, effort: Effort) -> bool:
    """Return whether more worlds could tell whether the move is a mistake."""
    gap = playouts.gap(_BEST, _PLAYED, REWARD)
    error = gap.error or 0.0
    is_mistake = gap.mean >= MIN_COST and gap.mean > effort.min_z * error
    return not is_mistake and gap.mean + DOUBT_Z * error >= MIN_COST


def _pass_verdict(playouts: PairedPlayouts, effort: Effort) -> str:
    gap = playouts.gap(_BEST, _PLAYED, REWARD)
    error = gap.error or 0.0
    if gap.mean < MIN_COST or gap.mean <= DOUBT_Z * error:
        return FINE
    return MISTAKE if gap.mean > effort.min_z * error else UNCLEAR


def _value(playouts: PairedPlayouts, number: int) -> MoveValue:
    return MoveValue(playouts.expected(number, PLACE), playouts.expected(number, SCORE))


def _cost(playouts: PairedPlayouts, best: int, kind: int) -> Expected:
    """Return by how much the best move is above the one played; nothing, if it is that one."""
    return Expected(0.0, 0.0) if best == _PLAYED else playouts.gap(best, _PLAYED, kind)
