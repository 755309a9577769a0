"""The laws of questions that are put to several seats at once."""

from tablee.core.state import REACTION, TOGETHER, State, fields
from tablee.core.views import view
from tablee.core.zones import NOBODY
from tablee.table.choices import asked_seats, following_questions, is_same_question
from tablee.testing.history import History
from tablee.testing.law import require

SECRET = "answers are secret"
NO_FIELD = object()


def answers_are_independent(state: State) -> None:
    """Require that the legal answers of seats asked together do not depend on each other."""
    law = "answers are independent"
    require(state.asks() in ("", TOGETHER, REACTION), law, f"asked {state.asks()!r}")
    open_to: dict[int, list[int]] = {}
    for after in following_questions(state):
        legal = [int(action) for action in after.legal()]
        require(open_to.setdefault(after.turn, legal) == legal, law, f"seat {after.turn}")


def answers_are_secret(state: State) -> None:
    """Require that nobody else can tell one answer from another while others are still asked."""
    if state.asks() != TOGETHER or state.midway:
        return
    seat = int(state.turn)
    answered = list(following_questions(state))
    if not answered:
        return
    for viewer in [NOBODY, *[number for number in range(state.seats) if number != seat]]:
        one, other = (view(answered[place], viewer).state for place in (0, -1))
        who = "everybody" if viewer == NOBODY else f"seat {viewer}"
        told = f"an answer of seat {seat} changes what {who} sees before all are in"
        differing = _list_differing_fields(one, other)
        require(not differing, SECRET, f"{told}: {', '.join(differing)}")


def _list_differing_fields(state: State, other: State) -> list[str]:
    """Return the names of the fields in which two states differ."""
    first, second = fields(state), fields(other)
    names = sorted({*first, *second})
    return [name for name in names if first.get(name, NO_FIELD) != second.get(name, NO_FIELD)]


def questions_are_whole(history: History) -> None:
    """Require that those who are asked together are asked before any answer is shown.

    A new question may follow at once where it begins with one of those who have answered, or where
    the last answer has turned something over. Any other seat would have been asked too late.
    """
    first: State | None = None
    last: State | None = None
    asked: list[int] = []
    left: list[int] = []
    for state in history.states:
        if state.midway:
            continue
        if state.turn < 0 or state.asks() != TOGETHER:
            first = last = None
            continue
        seat = int(state.turn)
        if first is None or seat not in left or not is_same_question(first, state):
            is_late = last is not None and seat not in asked and not _turned_over(last, state)
            told = (
                f"seat {seat} is asked after what seats {asked} have answered was shown;"
                " keep each answer in a zone that only its owner sees until all are in"
            )
            require(not is_late, SECRET, told)
            first, asked = state, list(asked_seats(state))
            left = [*asked]
        left.remove(seat)
        last = state


def _turned_over(before: State, after: State) -> bool:
    """Return whether an answer changed more than zones of the seat that gave it."""
    return any(
        old.viewer != new.viewer or not old.has_same_cards(new)
        for old, new in zip(before.zones(), after.zones(), strict=True)
        if old.owner != before.turn
    )
