"""Details of a costly moment: other moves, the line after the best, reasons."""

from collections.abc import Iterator

from tablee.bots.advice import Candidate, Expected, advise
from tablee.bots.heuristics import heuristic_for
from tablee.bots.paired_playouts import PLACE, SCORE, PairedPlayouts
from tablee.bots.whole_moves import list_whole_moves
from tablee.core.notation import ParsedMove, format_move
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.views import determinize, view
from tablee.records import Step
from tablee.review.decisions import Decision
from tablee.review.effort import MAX_CANDIDATES, Effort
from tablee.review.report import ExpectedMove, ReviewedMove
from tablee.table.messages import ExpectedValue

LINE_ITERATIONS = 400


def find_line(step: Step, move: str, effort: Effort) -> list[ExpectedMove]:
    """Return how a search expects the game to go on after a move; nothing if it cannot tell."""
    words = move.split()
    iterations = max(1, LINE_ITERATIONS // effort.divisor)
    for candidate in advise(view(step.before, step.seat), iterations).candidates:
        first = candidate.move.split()
        if first == words[: len(first)]:
            after = step.before.copy()
            after.apply(candidate.action)
            is_begun = bool(after.midway)
            line = list(_join_steps(candidate, is_begun=is_begun))
            if not is_begun:
                return line
            is_same = line and sorted(line[0].move.split()) == sorted(words)
            return line[1:] if is_same else []
    return []


def _join_steps(candidate: Candidate, *, is_begun: bool) -> Iterator[ExpectedMove]:
    """Yield the whole moves of a line; if its first step began a move, with that one."""
    names = [candidate.move] if is_begun else []
    for (seat, name), is_end in zip(candidate.line, candidate.ends, strict=True):
        names.append(name)
        if is_end:
            yield ExpectedMove(seat, format_move(names))
            names = []


def in_points(setup: Setup, score: ExpectedValue) -> ExpectedValue:
    """Return a score in points, where rules count in parts of them."""
    parts = setup.game.parts
    return ExpectedValue(score.mean / parts, None if score.error is None else score.error / parts)


def compare_others(
    setup: Setup, step: Step, decision: Decision, effort: Effort, seed: int
) -> list[ReviewedMove]:
    """Return the other likely moves with what they would have given, the best first.

    They are played out in the same worlds as the best move, and shown by their difference from it.
    """
    seen = view(step.before, step.seat)
    world = determinize(seen, Rng(seed))
    heuristic = heuristic_for(world)
    known = [_name(step, steps) for steps in (decision.best, decision.played)]
    moves = {
        _name(step, steps): steps for steps in list_whole_moves(world, heuristic, MAX_CANDIDATES)
    }
    others = {name: steps for name, steps in moves.items() if name not in known}
    playouts = PairedPlayouts(seen, [decision.best, *others.values()], heuristic, seed)
    playouts.run(effort.trials[0])
    best = decision.best_value
    reviewed = [
        ReviewedMove(
            name,
            _shift(best.place, playouts.gap(number, 0, PLACE)),
            in_points(setup, _shift(best.score, playouts.gap(number, 0, SCORE))),
        )
        for number, name in enumerate(others, start=1)
    ]
    return sorted(reviewed, key=lambda move: move.place.mean)


def _shift(value: Expected, by: Expected) -> ExpectedValue:
    error = ((value.error or 0.0) ** 2 + (by.error or 0.0) ** 2) ** 0.5
    return ExpectedValue(value.mean + by.mean, error)


def _name(step: Step, steps: list[int]) -> str:
    return ParsedMove(step.before, steps).move
