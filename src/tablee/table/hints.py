"""Candidate moves of a hint, before any language: why each is good, and how sure that is."""

from math import hypot
from typing import NamedTuple

from tablee.bots.heuristics import heuristic_for
from tablee.core.notation import format_move
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.table.comparison import compare_moves, reason_message
from tablee.table.messages import ComparisonView, ExpectedValue, LogMessage

MAX_EXPLAINED = 3
"""Candidates that are explained, and that doors show."""
CLEAR_Z = 2.0
LIKELY_Z = 1.0
"""Standard errors of the difference between two expected places."""


class Prospect(NamedTuple):
    """A candidate as a search sees it: its first action, what follows, and its expected place."""

    action: int
    place: ExpectedValue
    line: list[tuple[int, str]]


class HintWords(NamedTuple):
    """A whole move, how sure it is, what speaks for it, and against what it is compared with."""

    whole: str
    sure: LogMessage
    comparison: ComparisonView


def explain_prospects(setup: Setup, state: State, prospects: list[Prospect]) -> list[HintWords]:
    """Return what there is to say of the first candidates, which are sorted, best first.

    The first one is compared with the second one, the others with the first one.

    Args:
        setup: the game.
        state: the view of the seat on turn.
        prospects: the candidates.
    """
    best = prospects[0]
    words = []
    for number, one in enumerate(prospects[:MAX_EXPLAINED]):
        rival = best if number else prospects[1] if prospects[1:] else None
        words.append(
            HintWords(
                complete_move(state, one),
                _certainty(number, one, rival),
                _compare(setup, state, one, rival),
            )
        )
    return words


def _certainty(number: int, one: Prospect, rival: Prospect | None) -> LogMessage:
    """Return in words how far a candidate is from the one that it is compared with."""
    if rival is None:
        return LogMessage("hint-only", {})
    better, worse = (rival, one) if number else (one, rival)
    gap = worse.place.mean - better.place.mean
    error = hypot(better.place.error or 0.0, worse.place.error or 0.0)
    is_known = better.place.error is not None and worse.place.error is not None
    level = "equal"
    if is_known and gap > CLEAR_Z * error:
        level = "clear"
    elif is_known and gap > LIKELY_Z * error:
        level = "likely"
    return LogMessage(f"hint-behind-{level}" if number else f"hint-{level}", {})


def _compare(setup: Setup, state: State, one: Prospect, rival: Prospect | None) -> ComparisonView:
    """Return why a candidate is good; if the heuristic has nothing to say, what is expected."""
    if rival is not None:
        comparison = compare_moves(setup, state, one.action, rival.action)
    else:
        comparison = ComparisonView([], [])
    if not comparison.reasons:
        reasons = heuristic_for(state).reasons(state, one.action)
        best = max(reasons, key=lambda reason: reason.weight, default=None)
        if best is not None and best.weight > 0:
            comparison.reasons.append(reason_message(setup, best))
    if not comparison.reasons:
        comparison.reasons.append(_expectation(one, rival))
    return comparison


def _expectation(one: Prospect, rival: Prospect | None) -> LogMessage:
    """Return the expected places, which say something of every game."""
    if rival is None:
        return LogMessage("hint-expects", {"place": round(one.place.mean, 1)})
    places = {"place": round(one.place.mean, 1), "other": round(rival.place.mean, 1)}
    return LogMessage("hint-expects-rather", {**places})


def complete_move(state: State, prospect: Prospect) -> str:
    """Return the whole move that begins with a candidate, as the search goes on or greedily."""
    name = state.name(prospect.action)
    if not state.goes_on(prospect.action):
        return name
    seat, names, after = int(state.turn), [name], state.copy()
    expected = [move for other, move in prospect.line if other == seat]
    try:
        after.apply(prospect.action)
        while after.midway:
            legal = {after.name(step): int(step) for step in after.legal()}
            following = expected.pop(0) if expected else ""
            step = legal.get(following, -1)
            if step < 0:
                step = _best_step(after)
            names.append(after.name(step))
            after.apply(step)
    except (AssertionError, LookupError, ValueError):
        pass  # rules that need the face of a closed card; doors then ask for the rest
    return format_move(names)


def _best_step(state: State) -> int:
    legal = state.legal()
    weights = list(heuristic_for(state).weigh(state, legal))
    return int(legal[weights.index(max(weights))])
