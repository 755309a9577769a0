"""Arguments for one move rather than another."""

from tablee.bots.arguments import find_arguments
from tablee.bots.heuristic import Heuristic
from tablee.bots.reasons import Reason
from tablee.core.explanations import Explanation
from tablee.core.state import State
from tests.support.parade_positions import parade


def reason(name: str, weight: int, **numbers: int) -> Reason:
    return Reason(Explanation(name, numbers=numbers), weight)


class Scripted(Heuristic):
    """Gives the reasons that it was told, by action."""

    def __init__(self, *reasons: list[Reason]) -> None:
        super().__init__()
        self.told = reasons

    def reasons(self, state: State, action: int) -> list[Reason]:
        return self.told[action]


def names(heuristic: Heuristic, better: int = 0, other: int = 1) -> list[tuple[str, str, int]]:
    """Return the arguments: the name of the reason of each of the two actions, and the gain."""
    return [
        (own.why.name if own else "", rival.why.name if rival else "", gain)
        for gain, own, rival in find_arguments(heuristic, parade(), better, other)
    ]


def test_the_greatest_differences_come_first_and_no_more_than_three() -> None:
    own = [reason("a", 10), reason("b", 30), reason("c", 20), reason("d", 15)]
    assert names(Scripted(own, [])) == [("b", "", 30), ("c", "", 20), ("d", "", 15)]


def test_what_is_true_of_both_is_no_argument() -> None:
    both = [reason("a", 10, count=3)]
    assert names(Scripted(both, both)) == []


def test_one_reason_of_each_is_one_argument() -> None:
    told = Scripted([reason("takes", -10, count=1)], [reason("takes", -90, count=7)])
    assert names(told) == [("takes", "takes", 80)]
    assert names(told, better=1, other=0) == []


def test_what_speaks_against_the_other_counts_and_what_is_slight_does_not() -> None:
    told = Scripted([reason("good", 3), reason("bad", -8)], [reason("awful", -40)])
    assert names(told) == [("", "awful", 40)]


def test_a_game_without_reasons_has_no_arguments() -> None:
    assert find_arguments(Heuristic(), parade(), 0, 1) == []
