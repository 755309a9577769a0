"""Contrées: its cards, the tables of characters and crowns, the deal and the order of turns."""

from collections import Counter

import pytest

from tablee.core.errors import GameError
from tablee.core.game import OptionValue
from tablee.core.moves import act, deal, shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.zones import DEALER, NOBODY
from tablee.games.contrees import CONTREES, Contrees
from tablee.games.contrees.cards import PRESETS
from tests.support.contrees_positions import Combat, contrees, realms, slots, wait
from tests.support.moves import offered, play, refused
from tests.support.parade_positions import all_cards

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
DEFAULT = "1-8*2,9,10/1-4,6-9"
PEOPLES = ["blue", "red", "yellow", "green"]
LAND_COLORS = [*PEOPLES, "black"]


def setup(**options: OptionValue) -> Setup:
    return Setup(CONTREES, 3, options)


def table(seats: int, **options: OptionValue) -> Contrees:
    state = Setup(CONTREES, seats, options).start()
    assert isinstance(state, Contrees)
    return state


def strengths(color: str, **options: OptionValue) -> list[int]:
    """The strengths of the plain characters of a color."""
    faces = setup(**options).faces
    plain = [face for face in faces if face.key == "contrees-character" and face.color == color]
    return [face.value or 0 for face in plain]


def refusal(**options: OptionValue) -> GameError:
    with pytest.raises(GameError) as error:
        setup(**options)
    return error.value


def test_the_box_has_88_cards_and_20_lands() -> None:
    """JAR-2: 83 characters, 5 sorts, four lands of each of five colors."""
    faces = setup().faces
    assert Counter(face.kind for face in faces) == {"character": 83, "sort": 5, "land": 20}
    assert len({face.code for face in faces}) == 108
    lands = Counter(face.color for face in faces if face.kind == "land")
    assert lands == dict.fromkeys(LAND_COLORS, 4)
    assert {face.back for face in faces if face.kind == "land"} == {"land"}
    assert {face.back for face in faces if face.kind != "land"} == {""}


def test_JAR_2_the_default_table_of_characters() -> None:
    """JAR-2: each people 1 to 8 twice, 9 and 10; whites 1 to 9 with Flumigel for the 5."""
    twice = [strength for strength in range(1, 9) for _ in range(2)]
    for color in PEOPLES:
        assert strengths(color) == [*twice, 9, 10]
    assert strengths("white") == [1, 2, 3, 4, 6, 7, 8, 9]
    special = {face.code: (face.color, face.value) for face in setup().faces[80:83]}
    assert special == {
        "flumigel": ("white", 5),
        "jarmial": ("white", None),
        "karniphage": ("black", 16),
    }


@pytest.mark.parametrize("preset", list(PRESETS))
def test_JAR_2_every_preset_has_83_characters(preset: str) -> None:
    """JAR-2: it is called by the characters of each people and the whites, all of them."""
    people, whites = map(int, preset.split("-"))
    assert [len(strengths(color, characters=preset)) for color in PEOPLES] == [people] * 4
    assert len(strengths("white", characters=preset)) + 2 == whites
    assert len([face for face in setup(characters=preset).faces if face.kind == "character"]) == 83
    for color in [*PEOPLES, "white"]:
        assert set(strengths(color, characters=preset)) <= set(range(1, 11))


@pytest.mark.parametrize(
    ("characters", "people", "whites"),
    [
        (DEFAULT, 18, 8),
        ("1-8*2, 9, 10 / 1-4, 6-9", 18, 8),
        ("/1-10*8", 0, 80),
        ("1-10/1-10*4", 10, 40),
        ("5*10,5*8/1-8", 18, 8),
        ("10*10,1*10/", 20, 0),
        ("/3*10,3*10,3*10,4*10,4*10,4*10,5*10,5*10", 0, 80),
    ],
)
def test_JAR_2_any_table_of_83_characters_is_accepted(
    characters: str, people: int, whites: int
) -> None:
    """JAR-2: what the rulebook has lost is up to the players; every card has its own code."""
    found = setup(characters=characters)
    assert len(strengths("green", characters=characters)) == people
    assert len(strengths("white", characters=characters)) == whites
    assert len(found.faces) == len({face.code for face in found.faces}) == 108
    assert all(len(face.code.split()) == 1 for face in found.faces)


@pytest.mark.parametrize(
    ("characters", "total"),
    [
        ("1-8*2,9,10/1-4,6-8", 82),
        ("1-8*2,9,10/1-4,6-10", 84),
        ("1-10/1-10", 53),
        ("1-10*2/5", 84),
        ("/", 3),
        ("", 3),
        ("1-10*2", 83),
    ],
)
def test_JAR_2_a_table_of_another_total_is_refused(characters: str, total: int) -> None:
    """JAR-2: the refusal tells how many there are and how many there must be."""
    error = refusal(characters=characters)
    assert error.code == "bad_characters"
    fault = "total" if "/" in characters else "slash"
    details = {"value": characters, "fault": fault, "total": total, "expected": 83}
    assert error.details == details


@pytest.mark.parametrize(
    "characters",
    [
        *["0-7*2,9,10/1-4,6-9", "1-8*2,9,11/1-4,6-9", "1-8*2,9,10/1-4,6-8,0", "x/y", "19-7"],
        *["1-8*2,9,ten/1-4,6-9", "1-8*2,9,10/1-4,6-9/", "-8*2/1", "1-8*x,9,10/1-4,6-9"],
        *["1-8*2,9,10,/1-4,6-9", "1--8*2,9,10/1-4,6-9"],
    ],
)
def test_JAR_2_what_is_no_table_is_refused(characters: str) -> None:
    """JAR-2: strengths are 1 to 10."""
    error = refusal(characters=characters)
    assert (error.code, error.details["value"]) == ("bad_characters", characters)
    assert error.details["fault"] == "strength"


def crowns(**options: OptionValue) -> dict[str, list[str]]:
    """The crowns of the lands of each color."""
    lands = [face for face in setup(**options).faces if face.kind == "land"]
    return {color: [land.symbol for land in lands if land.color == color] for color in LAND_COLORS}


def test_JAR_2_the_lands_of_a_color_bear_the_four_other_colors() -> None:
    """JAR-2: every ordered pair of two colors once."""
    for color, there in crowns().items():
        assert sorted([*there, color]) == sorted(LAND_COLORS)


def test_JAR_2_other_crowns_may_be_chosen() -> None:
    """JAR-2: four letters for each color; ties are decided by them."""
    custom = "bbbb/rrrr/kkkk/yyyy/gggg"
    assert crowns(crowns=custom) == {
        "blue": ["blue"] * 4,
        "red": ["red"] * 4,
        "yellow": ["black"] * 4,
        "green": ["yellow"] * 4,
        "black": ["green"] * 4,
    }
    fight = [Combat(1, 0, [0, 1])]
    there = [{1: "r6a r5a"}, {1: "g8a g3a"}]
    lands = "black-2 red-1 yellow-1 green-1"
    for chosen, winner in (("others", 0), (custom, 1)):
        state = contrees(slots=there, lands=lands, combats=fight, turn=2, crowns=chosen)
        wait(state)
        assert realms(state)[winner] == "black-2"


@pytest.mark.parametrize(
    "value",
    [
        *["", "rygk", "rygk/bygk/brgk/bryk", "rygk/bygk/brgk/bryk/bry", "other"],
        *["rygk/bygk/brgk/bryk/bryw", "rygk/bygk/brgk/bryk/bryg/bryg", "rygkb/ygk/brgk/bryk/bryg"],
    ],
)
def test_JAR_2_what_are_no_crowns_is_refused(value: str) -> None:
    """JAR-2: five times four letters of the colors of lands."""
    error = refusal(crowns=value)
    fault = "letters" if value.endswith("w") else "groups"
    assert (error.code, error.details) == ("bad_crowns", {"value": value, "fault": fault})


@pytest.mark.parametrize("strength", range(1, 11))
def test_flumigel_has_the_strength_that_was_chosen(strength: int) -> None:
    """JAR-27: by default 5."""
    state = contrees(slots=[{1: "flumigel"}], flumigel=strength)
    assert state.total(state.slot(0, 0)) == strength
    assert setup(flumigel=strength).faces[80].value == strength


@pytest.mark.parametrize("strength", [0, 11, "5", None, True])
def test_flumigel_is_1_to_10(strength: OptionValue) -> None:
    assert refusal(flumigel=strength).code == "bad_option"


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_JAR_1_two_to_four_may_play(seats: int) -> None:
    """JAR-1: no others."""
    with pytest.raises(GameError) as error:
        Setup(CONTREES, seats)
    assert error.value.code == "bad_seats"
    assert CONTREES.seats == (2, 3, 4)


@SEATS
def test_the_deal(seats: int) -> None:
    """JAR-1: four cards each, one by one, then four lands; characters and lands lie apart."""
    state = table(seats)
    assert state.turn == DEALER
    assert list(state.to_shuffle()) == list(range(108))
    order = list(range(107, -1, -1))
    order = [*order[::2], *order[1::2]]
    deal(state, order)
    cards = [card for card in order if card < 88]
    lands = [card for card in order if card >= 88]
    for seat in range(seats):
        assert list(state.hands[seat].cards) == cards[seat : 4 * seats : seats]
    assert [list(land.cards) for land in state.lands] == [[land] for land in lands[:4]]
    assert list(state.pile.cards) == cards[: 4 * seats - 1 : -1]
    assert list(state.land_pile.cards) == lands[:3:-1]
    assert (state.turn, state.active, state.played) == (0, 0, 0)
    assert all_cards(state) == list(range(108))


@SEATS
def test_JAR_1_the_turns_go_around(seats: int) -> None:
    """JAR-1: from the first seat on; two cards each, then up to four again."""
    state = contrees([""] * seats)
    for turn in range(2 * seats):
        assert (state.turn, state.played) == (turn % seats, 0)
        play(state, next(name for name in offered(state) if is_engaging(state, name)))
        assert (state.turn, state.played) == (turn % seats, 1)
        assert len(state.hands[state.turn].cards) == 3
        play(state, next(name for name in offered(state) if is_engaging(state, name)))
        assert [len(cards.cards) for cards in state.hands] == [4] * seats
        assert sum(len(slot.cards) for slot in state.slots) == 2 * (turn + 1)
        assert realms(state) == [""] * seats


def is_engaging(state: Contrees, name: str) -> bool:
    """Whether a move lays a plain character where its seat has none yet."""
    _, card, place = name.split()
    return len(card) < 5 and slots(state, int(place[1:]))[state.turn] == ""


def test_only_the_seat_on_turn_plays() -> None:
    """JAR-1: with its own cards."""
    state = contrees(["b5a", "r5a", ""])
    for action in range(state.actions()):
        with pytest.raises(GameError) as error:
            act(state, 1, action)
        assert error.value.code == "not_your_turn"
    assert refused(state, "play r5a :1") == "not_held"


@SEATS
@pytest.mark.parametrize("characters", list(PRESETS))
def test_JAR_42_random_games_come_to_an_end(seats: int, characters: str) -> None:
    """JAR-31, JAR-35, JAR-42: with all cards on the table, whatever was shuffled."""
    for seed in (1, 2):
        rng = Rng(seed)
        state = table(seats, characters=characters)
        while state.turn != NOBODY:
            if state.turn == DEALER:
                shuffle(state, rng)
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
        assert all_cards(state) == list(range(108))
        counts = [state.counts(seat) for seat in range(seats)]
        won = any(max(count) == 4 or min(count) > 0 for count in counts)
        all_taken = sum(map(sum, counts)) == 20
        assert won or all_taken or [len(cards.cards) for cards in state.hands] == [0] * seats
        assert min(state.places()) == 1
