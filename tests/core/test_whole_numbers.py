"""Whole numbers from callers, and lists of them."""

import pytest

from tablee.core.errors import GameError
from tablee.core.setup import Setup
from tablee.core.whole_numbers import format_ranges
from tablee.games import GAMES


@pytest.mark.parametrize(
    ("numbers", "said"),
    [((), ""), ((2,), "2"), ((2, 3), "2, 3"), ((4, 2, 3, 6), "2–4, 6"), (range(2, 11), "2–10")],
)
def test_numbers_in_a_row_are_a_range(numbers: tuple[int, ...], said: str) -> None:
    assert format_ranges(numbers) == said


def test_a_wrong_number_of_players_is_told_the_range() -> None:
    with pytest.raises(GameError) as refused:
        Setup(GAMES["parade"], 9)
    assert refused.value.details["expected"] == "2–6"
