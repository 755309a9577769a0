"""Games and their options, and places."""

import pytest

from tablee.core.errors import GameError
from tablee.core.game import Face, Game, Option, OptionValue, ranked
from tests.support.haggle_game import HAGGLE


@pytest.mark.parametrize(
    ("choices", "value"),
    [
        ((1, 2, 3), 2),
        ((True, False), False),
        (("short", "long"), "long"),
        ((None, 5), None),
        ((1, True), True),
    ],
)
def test_an_option_takes_its_choices(choices: tuple[OptionValue, ...], value: OptionValue) -> None:
    option = Option("length", choices[0], choices)
    option.check(value)
    assert value in option.choices


@pytest.mark.parametrize(
    ("choices", "value"),
    [
        ((1, 2, 3), 4),
        ((0, 1), True),
        ((0, 1), False),
        ((True, False), 1),
        ((True, False), 0),
        ((1, 2), "1"),
        (("1", "2"), 1),
        ((0, 1), None),
        (("None",), None),
        (("short",), "Short"),
    ],
)
def test_an_option_refuses_everything_else(
    choices: tuple[OptionValue, ...], value: OptionValue
) -> None:
    with pytest.raises(GameError) as refusal:
        Option("length", choices[0], choices).check(value)
    assert refusal.value.code == "bad_option"
    assert refusal.value.details == {
        "option": "length",
        "value": str(value),
        "expected": ", ".join(map(str, choices)),
    }


def test_an_option_that_can_be_written_leaves_the_check_to_the_game() -> None:
    Option("length", "short", ("short", "long"), own=True).check("1-8*2")


@pytest.mark.parametrize(
    ("keys", "places"),
    [
        ([], []),
        ([(4,)], [1]),
        ([(9,), (3,), (5,)], [3, 1, 2]),
        ([(3,), (3,), (5,)], [1, 1, 3]),
        ([(1,), (5,), (5,), (7,)], [1, 2, 2, 4]),
        ([(2,), (2,), (2,)], [1, 1, 1]),
        ([(5, 2), (5, 1), (4, 9)], [3, 2, 1]),
        ([(-3,), (-7,)], [2, 1]),
    ],
)
def test_equals_share_a_place_and_the_next_ones_are_skipped(
    keys: list[tuple[int, ...]], places: list[int]
) -> None:
    assert ranked(keys) == places


def test_a_game_says_what_is_on_the_box() -> None:
    assert (HAGGLE.slug, HAGGLE.rules, HAGGLE.seats) == ("haggle", 3, (2,))
    assert HAGGLE.options == (Option("most", 2, (1, 2, 3)),)
    assert Game("chess", rules=1, seats=(2,)).options == ()


def test_a_box_without_rules_cannot_be_opened() -> None:
    box = Game("chess", rules=1, seats=(2,))
    with pytest.raises(NotImplementedError):
        box.start(2, {})
    with pytest.raises(NotImplementedError):
        box.faces(2, {})


def test_a_face_shows_no_more_than_it_is_told() -> None:
    face = Face("stop", "sign", "haggle-card")
    assert (face.color, face.value, face.symbol) == ("", None, "")


@pytest.mark.parametrize(
    ("seats", "usual"),
    [((2,), 2), ((2, 3, 4, 6), 4), ((3, 5), 3), ((2, 5, 6), 5), ((5, 6), 5), ((), 4)],
)
def test_four_sit_down_or_the_nearest_number(seats: tuple[int, ...], usual: int) -> None:
    assert Game("plain", rules=1, seats=seats).usual_seats == usual
