"""What a hint says: how sure it is, why, and the whole move."""

import pytest

from tablee.core.setup import Setup
from tablee.core.views import view
from tablee.games.parade import PARADE
from tablee.table.hints import Prospect, complete_move, explain_prospects
from tablee.table.messages import ExpectedValue
from tests.support.parade_positions import numbers, parade


def prospect(card: str, mean: float, error: float | None = 0.1) -> Prospect:
    return Prospect(numbers(card)[0], ExpectedValue(mean, error), [])


def explain(*prospects: Prospect) -> list[tuple[str, list[str], list[str]]]:
    """Return the keys of what is said of candidates in a position of Parade."""
    state = view(parade(hands=["r9 b1", "g3"], fronts=["r1", "b2"], line="o5 n4 v6"), 0).state
    return [
        (
            words.sure.key,
            [message.key for message in words.comparison.reasons],
            [message.key for message in words.comparison.against],
        )
        for words in explain_prospects(Setup(PARADE, 2), state, list(prospects))
    ]


@pytest.mark.parametrize(
    ("place", "error", "first", "second"),
    [
        (1.9, 0.1, "hint-clear", "hint-behind-clear"),
        (1.2, 0.1, "hint-likely", "hint-behind-likely"),
        (1.1, 0.1, "hint-equal", "hint-behind-equal"),
        (0.9, 0.1, "hint-equal", "hint-behind-equal"),
        (1.9, None, "hint-equal", "hint-behind-equal"),
    ],
)
def test_how_sure_it_is_depends_on_the_errors(
    place: float, error: float | None, first: str, second: str
) -> None:
    said = explain(prospect("r9", 1.0), prospect("b1", place, error))
    assert [sure for sure, _, _ in said] == [first, second]


def test_a_single_move_is_the_only_one_and_has_something_to_say() -> None:
    ((sure, reasons, against),) = explain(prospect("r9", 1.5))
    assert (sure, against) == ("hint-only", [])
    assert reasons == ["parade-reason-safe"]


def test_the_reasons_of_both_moves_are_told() -> None:
    first, second = explain(prospect("r9", 1.0), prospect("b1", 1.9))
    assert "parade-reason-sheds" in first[1]
    assert "parade-reason-spends" in first[2]
    assert second[1]


def test_a_move_of_two_steps_is_completed_as_the_search_goes_on() -> None:
    state = view(parade(hands=["r9 b1 g4 o2", "g3"], turns_left=0), 0).state
    first, second = numbers("r9 g4")
    one = Prospect(first + 66, ExpectedValue(1.0, 0.1), [(0, "g4"), (1, "discard g3")])
    assert complete_move(state, one) == "discard r9 g4"
    greedy = Prospect(second + 66, ExpectedValue(1.0, 0.1), [])
    assert complete_move(state, greedy) == "discard g4 r9"
