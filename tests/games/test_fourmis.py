"""Fourmis: its cards, the deal, the objectives, who leads, and what may be chosen."""

from collections import Counter

import pytest

from tablee.core.errors import GameError
from tablee.core.game import Face, OptionValue
from tablee.core.moves import deal, shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.views import determinize, view
from tablee.core.zones import DEALER, EVERYBODY, NOBODY
from tablee.games.fourmis import FOURMIS, Fourmis
from tests.support.fourmis_positions import (
    DECKS,
    ants,
    codes,
    dealings,
    finish,
    lay,
    order,
    table,
    turned,
)
from tests.support.parade_positions import all_cards

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
DECK = pytest.mark.parametrize("deck", DECKS)
COLORS = {"r": "red", "b": "blue", "g": "green", "y": "yellow"}
PLUS = [f"plus-{color}" for color in COLORS]
MOINS = [f"moins-{color}" for color in COLORS]


def listed(setup: Setup, *, objectives: str) -> list[int]:
    """A deal in the order of the box, but with the objectives in this order."""
    number = {face.code: card for card, face in enumerate(setup.faces)}
    told = [number[code] for code in objectives.split()]
    left = [number[code] for code in [*PLUS, *MOINS] if number[code] not in told]
    return [*range(len(setup.faces) - 8), *told, *left]


@pytest.mark.parametrize(
    ("deck", "top", "twins", "cards", "strengths"),
    [("36", 6, 1, 36, 84), ("48a", 7, 2, 48, 112), ("48b", 9, 1, 48, 180), ("40", 7, 1, 40, 112)],
)
def test_ANT_1_a_deck_has_four_equal_colors_and_four_ladybugs(
    deck: str, top: int, twins: int, cards: int, strengths: int
) -> None:
    """ANT-1: Soldates from 1 up, and one Ninja and one Reine in each color, or two of each."""
    faces = Setup(FOURMIS, 3, {"deck": deck}).faces
    expected = Counter({f"S{force}{color}": 1 for force in range(1, top + 1) for color in COLORS})
    expected.update({f"{sort}{color}": twins for sort in "NR" for color in COLORS})
    expected.update({"L": 4})
    assert Counter(face.code for face in faces[:-8]) == expected
    assert sorted(face.code for face in faces[-8:]) == sorted([*PLUS, *MOINS])
    assert len(faces) == cards + 8
    assert sum(face.value or 0 for face in faces) == strengths


def test_ANT_1_cards_show_what_they_are() -> None:
    """ANT-1: a color and, for a Soldate, her strength; ladybugs are neutral."""
    shown = {face.code: face for face in Setup(FOURMIS, 3).faces}
    for letter, color in COLORS.items():
        soldate = Face(f"S4{letter}", "soldate", "fourmis-soldate", color, 4, "soldate")
        assert shown[f"S4{letter}"] == soldate
        ninja = Face(f"N{letter}", "ninja", "fourmis-ninja", color, symbol="ninja")
        assert shown[f"N{letter}"] == ninja
        reine = Face(f"R{letter}", "reine", "fourmis-reine", color, symbol="reine")
        assert shown[f"R{letter}"] == reine
        for name in ("plus", "moins"):
            key, code = f"fourmis-{name}", f"{name}-{letter}"
            assert shown[code] == Face(code, "objective", key, color, symbol=name, back=name)
    assert shown["L"] == Face("L", "ladybug", "fourmis-ladybug", symbol="ladybug")


@DECK
def test_a_move_is_called_by_the_code_of_its_card(deck: str) -> None:
    """And cards of one code, and only they, are one kind and look the same."""
    setup = Setup(FOURMIS, 3, {"deck": deck})
    state = setup.start()
    assert isinstance(state, Fourmis)
    faces = [face.code for face in setup.faces]
    for card in range(state.ants):
        assert state.name(state.kind(card)) == f"play {faces[card]}"
        assert state.face(card) == faces.index(faces[card])
    assert {state.kind(card) for card in range(state.ants)} == set(range(state.actions()))
    assert [state.face(card) for card in range(state.ants, len(faces))] == [
        *range(state.ants, len(faces))
    ]


@pytest.mark.parametrize(
    ("deck", "seats", "hand", "rest"),
    [
        *[("36", 2, 12, 0), ("36", 3, 12, 0), ("36", 4, 9, 0)],
        *[("48a", 2, 16, 0), ("48a", 3, 16, 0), ("48a", 4, 12, 0)],
        *[("48b", 2, 16, 0), ("48b", 3, 16, 0), ("48b", 4, 12, 0)],
        *[("40", 2, 13, 1), ("40", 3, 13, 1), ("40", 4, 10, 0)],
    ],
)
def test_ANT_1_all_have_equally_many_and_the_remainder_is_set_aside(
    deck: str, seats: int, hand: int, rest: int
) -> None:
    """ANT-1: in every manche; the ghost has as many as the others and has laid one already."""
    state = table(seats, deck=deck)
    for _ in dealings(state, Rng(seats), 3):
        sizes = [len(zone.cards) for zone in state.hands]
        assert sizes == ([hand, hand, hand - 1] if seats == 2 else [hand] * seats)
        assert len(state.rest.cards) == rest
        assert [len(zone.cards) for zone in state.won] == [0] * len(sizes)
        assert all_cards(state) == list(range(int(state.ants) + 8))


@pytest.mark.parametrize("seats", [2, 3])
def test_ANT_1_nobody_knows_what_is_set_aside(seats: int) -> None:
    """ANT-1: it could be any card that one has not seen, until the end of the manche."""
    state = table(seats, deck="40")
    shuffle(state, Rng(4))
    rng = Rng(8)
    for seat in range(NOBODY, seats):
        seen = view(state, seat).state
        assert isinstance(seen, Fourmis)
        assert codes(seen, seen.rest) == "?"
        unseen = {int(card) for zone in [state.rest, *state.hands] for card in zone.cards}
        unseen -= {int(card) for card in state.hands[seat].cards} if seat >= 0 else set()
        worlds = [determinize(view(state, seat), rng) for _ in range(600)]
        aside = {state.face(world.zones()[-1].cards[0]) for world in worlds}
        assert aside == {state.face(card) for card in unseen}


@SEATS
def test_the_cards_are_dealt_in_the_order_handed_in(seats: int) -> None:
    """A hand after the other, then the remainder."""
    setup = Setup(FOURMIS, seats, {"deck": "40"})
    state = setup.start()
    assert isinstance(state, Fourmis)
    deal(state, listed(setup, objectives=""))
    hands = [[int(card) for card in zone.cards] for zone in state.hands]
    if seats == 2:
        hands[2].append(int(state.trick.cards[0]))
    size = 10 if seats == 4 else 13
    assert hands == [[*range(size * player, size * player + size)] for player in range(len(hands))]
    assert list(state.rest.cards) == [*range(size * len(hands), 40)]


@SEATS
def test_a_zone_says_whose_it_is_and_who_may_look(seats: int) -> None:
    """As any door reads it; only the ghost's cards have no owner."""
    ghost = seats == 2
    assert [(zone.name, zone.owner, zone.viewer) for zone in table(seats).zones()] == [
        *[("won", seat, EVERYBODY) for seat in range(seats)],
        *[("ghost-won", NOBODY, EVERYBODY)] * ghost,
        *[("hand", seat, seat) for seat in range(seats)],
        *[("ghost", NOBODY, NOBODY)] * ghost,
        ("trick", NOBODY, EVERYBODY),
        ("past", NOBODY, EVERYBODY),
        ("plus-pile", NOBODY, NOBODY),
        ("moins-pile", NOBODY, NOBODY),
        ("plus", NOBODY, EVERYBODY),
        ("moins", NOBODY, EVERYBODY),
        ("rest", NOBODY, NOBODY),
    ]


@SEATS
@DECK
def test_ANT_30_the_objectives_lie_open_during_the_manche(seats: int, deck: str) -> None:
    """ANT-30: to everybody; those to come are closed, and their backs tell only Plus or Moins."""
    state = table(seats, deck=deck)
    for manche in dealings(state, Rng(3), 3):
        plus, moins = turned(state).split()
        assert (plus in PLUS, moins in MOINS) == (True, True)
        for seat in range(NOBODY, seats):
            seen = view(state, seat).state
            assert isinstance(seen, Fourmis)
            assert turned(seen) == f"{plus} {moins}"
            assert [list(pile.cards) for pile in seen.piles] == [
                [-2] * (4 - manche),
                [-3] * (4 - manche),
            ]


def test_ANT_21_plus_and_moins_may_show_the_same_color() -> None:
    """ANT-21: each is the first of its own pile, whatever the other shows."""
    setup = Setup(FOURMIS, 3)
    for color in COLORS:
        state = setup.start()
        assert isinstance(state, Fourmis)
        deal(state, listed(setup, objectives=f"moins-{color} plus-{color}"))
        assert turned(state) == f"plus-{color} moins-{color}"


@SEATS
def test_ANT_23_the_next_card_of_each_pile_is_turned(seats: int) -> None:
    """ANT-23: in the order of the first shuffle; those before lie open beside them."""
    setup = Setup(FOURMIS, seats)
    state = setup.start()
    assert isinstance(state, Fourmis)
    rng = Rng(1)
    deal(
        state,
        listed(setup, objectives="plus-y moins-g plus-b plus-g moins-r moins-y moins-b plus-r"),
    )
    expected = ["plus-y moins-g", "plus-b moins-r", "plus-g moins-y", "plus-r moins-b"]
    past: list[str] = []
    for objectives in expected:
        assert turned(state) == objectives
        assert sorted(codes(state, state.past).split()) == sorted(past)
        past += objectives.split()
        finish(state, rng)
        assert turned(state) == objectives, "they lie there until the next deal"
        state.totals = [0] * seats
        shuffle(state, rng)


@SEATS
@pytest.mark.parametrize("seed", [1, 2])
def test_ANT_23_used_up_objectives_are_shuffled_again(seats: int, seed: int) -> None:
    """ANT-23: four manches show every color once on each side, then it begins anew."""
    state = table(seats)
    shown: list[list[str]] = []
    for manche in dealings(state, Rng(seed), 9):
        shown.append(turned(state).split())
        left = 3 - (manche - 1) % 4
        assert [len(pile.cards) for pile in state.piles] == [left, left]
        assert len(codes(state, state.past).split()) == 2 * (3 - left)
    for first in (0, 4):
        plus, moins = zip(*shown[first : first + 4], strict=True)
        assert (sorted(plus), sorted(moins)) == (sorted(PLUS), sorted(MOINS))
    assert shown[:4] != shown[4:8]


@SEATS
@DECK
def test_ANT_23_every_manche_is_dealt_from_all_the_ants(seats: int, deck: str) -> None:
    """ANT-23: the objectives are shuffled with them in the first manche and every fourth after."""
    state = table(seats, deck=deck)
    shuffled = [list(state.to_shuffle())]
    for manche in dealings(state, Rng(6), 5):
        after = state.copy()
        assert isinstance(after, Fourmis)
        finish(after, Rng(manche))
        assert after.turn == DEALER
        shuffled.append(list(after.to_shuffle()))
    ants_only, everything = [*range(int(state.ants))], [*range(int(state.ants) + 8)]
    assert shuffled == [everything, ants_only, ants_only, ants_only, everything, ants_only]


@pytest.mark.parametrize("seats", [3, 4])
def test_ANT_24_seat_0_leads_every_manche(seats: int) -> None:
    """ANT-24: «Le joueur le plus jeune commence», whoever took the last trick."""
    state = table(seats)
    leaders = [(int(state.turn), int(state.leader)) for _ in dealings(state, Rng(2), 6)]
    assert leaders == [(0, 0)] * 6


@pytest.mark.parametrize("seats", [3, 4])
def test_ANT_24_the_first_lead_can_go_round(seats: int) -> None:
    """ANT-24: with `rotate_leader` each seat begins in its turn."""
    state = table(seats, rotate_leader=True)
    leaders = [(int(state.turn), int(state.leader)) for _ in dealings(state, Rng(2), 6)]
    assert leaders == [(manche % seats, manche % seats) for manche in range(6)]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_all_lay_a_card_in_the_order_of_the_seats(seats: int, leader: int) -> None:
    """Clockwise from the one who leads; the last seat is followed by the first."""
    state = ants([f"S1{color} S2{color}" for color in "rbgy"[:seats]], leader=leader)
    asked = []
    for _ in range(seats):
        asked.append(int(state.turn))
        lay(state, f"S2{'rbgy'[state.turn]}")
    assert asked == [(leader + i) % seats for i in range(seats)]
    assert order(state) == list(range(seats))


@SEATS
@pytest.mark.parametrize(
    ("option", "value", "expected"),
    [
        ("deck", "52", "36 40 48a 48b"),
        ("deck", 36, "36 40 48a 48b"),
        ("beat", "first", "best last"),
        ("ninja_gap", 3, "1 2"),
        ("ninja_gap", True, "1 2"),
        ("rotate_leader", 1, "False True"),
        ("floor", "no", "False True"),
        ("zero_tie_pays", 0, "False True"),
    ],
)
def test_a_choice_that_does_not_exist_is_refused(
    seats: int, option: str, value: OptionValue, expected: str
) -> None:
    """The refusal says which option it was, what came and what could have come."""
    with pytest.raises(GameError) as refusal:
        Setup(FOURMIS, seats, {option: value})
    assert refusal.value.code == "bad_option"
    details = dict(refusal.value.details)
    assert sorted(str(details.pop("expected")).split(", ")) == expected.split()
    assert details == {"option": option, "value": str(value)}


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(GameError) as refusal:
        Setup(FOURMIS, 3, {"colors": 5})
    assert refusal.value.code == "unknown_option"
    assert refusal.value.details["option"] == "colors"


@pytest.mark.parametrize("seats", [2, 3])
def test_ANT_29_only_four_can_form_teams(seats: int) -> None:
    """ANT-29: partners face each other, so for two or three the option can only be off."""
    with pytest.raises(GameError) as refusal:
        Setup(FOURMIS, seats, {"teams": True})
    assert refusal.value.code == "bad_option"
    assert refusal.value.details == {"option": "teams", "value": "True", "expected": "False"}
    assert Setup(FOURMIS, seats, {"teams": False}).seats == seats


def test_ANT_29_partners_face_each_other() -> None:
    """ANT-29: 0 and 2 against 1 and 3; without teams everybody is alone."""
    together, alone = table(4, teams=True), table(4)
    assert [together.side(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [alone.side(seat) for seat in range(4)] == [0, 1, 2, 3]


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_three_or_four_play(seats: int) -> None:
    with pytest.raises(GameError) as refusal:
        Setup(FOURMIS, seats)
    assert refusal.value.code == "bad_seats"
    assert refusal.value.details["expected"] == "2–4"


def test_the_default_is_the_smallest_deck_and_the_strict_reading() -> None:
    """ANT-1, ANT-3, ANT-15, ANT-24: each option stands for a doubt, and has one answer."""
    assert Setup(FOURMIS, 4).options == {
        "deck": "36",
        "beat": "best",
        "ninja_gap": 2,
        "rotate_leader": False,
        "teams": False,
        "zero_tie_pays": False,
        "floor": True,
    }
