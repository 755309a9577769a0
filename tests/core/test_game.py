"""Games and their options, and places."""

import pytest

from tablee.core.errors import GameError
from tablee.core.game import LETTER, PRESET, Face, Game, Option, OptionValue, ranked
from tablee.core.setup import Setup
from tablee.games import GAMES
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
    option.check(value, 4)
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
        Option("length", choices[0], choices).check(value, 4)
    assert refusal.value.code == "bad_option"
    assert refusal.value.details == {
        "option": "length",
        "value": str(value),
        "expected": ", ".join(map(str, choices)),
    }


def test_an_option_that_can_be_written_leaves_the_check_to_the_game() -> None:
    Option("length", "short", ("short", "long"), own=True).check("1-8*2", 4)


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


def test_an_option_may_be_for_some_numbers_of_seats_only() -> None:
    option = Option("length", 1, (1, 3), seats=(2,))
    option.check(3, 2)
    option.check(1, 4)
    with pytest.raises(GameError) as refusal:
        option.check(3, 4)
    assert (refusal.value.code, refusal.value.details["expected"]) == ("bad_option", "1")


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_offers_the_letter_for_every_number_of_seats(slug: str) -> None:
    game = GAMES[slug]
    for seats in game.seats:
        setup = Setup(game, seats, {PRESET: LETTER})
        assert PRESET not in setup.options
        differing = {
            option.name: setup.options[option.name]
            for option in game.options
            if setup.options[option.name] != option.default
        }
        assert differing == game.preset(LETTER, seats)


def test_what_is_chosen_beside_a_preset_goes_over_it() -> None:
    setup = Setup(GAMES["contrees"], 2, {"manches": 5, PRESET: LETTER})
    assert (setup.options["manches"], setup.options["killed_color_stays"]) == (5, True)
    assert "manches" not in GAMES["contrees"].preset(LETTER, 3)


def test_a_preset_that_does_not_exist_is_refused() -> None:
    with pytest.raises(GameError) as refusal:
        Setup(GAMES["parade"], 2, {PRESET: "spirit"})
    assert refusal.value.code == "unknown_preset"
    assert refusal.value.details["expected"] == LETTER


def test_the_letter_is_what_the_rulings_say() -> None:
    """§7: every contested option, and `sauvegarde_restarts` and `beat`; nothing else."""
    assert {slug: game.presets[LETTER] for slug, game in GAMES.items()} == {
        "hermine": {"sauvegarde_restarts": False, "last_coup_skips": True},
        "parade": {},
        "high-society": {},
        "animalement-votre": {"pending_theft": "bought"},
        "contrees": {
            "karniphage_killed": "caster",
            "two_cards_if_possible": True,
            "killed_color_stays": True,
            "manches": 3,
        },
        "fourmis": {"beat": "last", "zero_tie_pays": True, "floor": False},
    }
