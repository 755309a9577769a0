"""The Hermine: its cards, who sits where, the deal and the order of turns."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.errors import GameError
from tablee.core.game import OptionValue
from tablee.core.moves import deal, shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.views import determinize, view
from tablee.core.zones import DEALER, EVERYBODY, NOBODY
from tablee.games.hermine import HERMINE, Hermine
from tests.support.hermine_positions import ROLLING, Tableau, codes, hand_sizes, hermine, plays
from tests.support.moves import offered, play
from tests.support.parade_positions import FIXED, all_cards

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 6])
STEPS = {"25": 10, "50": 10, "75": 10, "100": 12, "200": 4}
ATTACKS = {"stop": 5, "menacee": 4, "danger-m": 3, "danger-c": 3, "danger-r": 3}
PARADES = {"beaute": 14, "protegee": 6, "sauve-m": 6, "sauve-c": 6, "sauve-r": 6}
BOTTES = {"protection": 1, "sauvegarde-m": 1, "sauvegarde-c": 1, "sauvegarde-r": 1}


def table(seats: int, **options: OptionValue) -> Hermine:
    state = Setup(HERMINE, seats, options).start()
    assert isinstance(state, Hermine)
    return state


def counts(seats: int) -> Counter[str]:
    return Counter(face.code for face in Setup(HERMINE, seats).faces)


@pytest.mark.parametrize("seats", [4, 6])
def test_HER_1_the_box_has_106_cards_without_jokers(seats: int) -> None:
    """HER-1, HER-5: teams play with all of them, six players too."""
    assert counts(seats) == STEPS | ATTACKS | PARADES | BOTTES
    assert table(seats).to_shuffle() == table(seats).pile.cards
    assert list(table(seats).to_shuffle()) == list(range(106))


@pytest.mark.parametrize("seats", [2, 3])
def test_T12_two_or_three_leave_out_one_attack_of_each_kind(seats: int) -> None:
    """HER-1: those who play alone have 101 cards."""
    fewer = {code: count - 1 for code, count in ATTACKS.items()}
    assert counts(seats) == STEPS | fewer | PARADES | BOTTES
    assert list(table(seats).to_shuffle()) == list(range(101))


@SEATS
def test_T12_all_steps_are_3500(seats: int) -> None:
    """HER-1: only steps have a value, the one that they are called by."""
    faces = Setup(HERMINE, seats).faces
    steps = [face for face in faces if face.kind == "step"]
    assert (len(steps), sum(face.value or 0 for face in steps)) == (46, 3500)
    assert all(face.code == str(face.value) for face in steps)
    assert {face.value for face in faces if face.kind != "step"} == {None}


@pytest.mark.parametrize(
    ("kind", "color", "cards"),
    [
        ("step", "yellow", STEPS),
        ("attack", "red", ATTACKS),
        ("parade", "blue", PARADES),
        ("botte", "pink", BOTTES),
    ],
)
def test_HER_1_each_family_has_its_color(kind: str, color: str, cards: dict[str, int]) -> None:
    """HER-1: 46 steps, 18 attacks, 38 parades and 4 bottes, framed as the box says."""
    family = [face for face in Setup(HERMINE, 4).faces if face.kind == kind]
    assert Counter(face.code for face in family) == cards
    assert {face.color for face in family} == {color}


@SEATS
def test_HER_2_jokers_stay_in_the_box(seats: int) -> None:
    """HER-2: unless the table asks for them."""
    setup = Setup(HERMINE, seats)
    assert setup.options["jokers"] == 0
    assert not [face for face in setup.faces if "joker" in (face.kind, face.code)]


@pytest.mark.parametrize("seats", [0, 1, 5, 7, 8])
def test_HER_3_other_numbers_of_players_are_refused(seats: int) -> None:
    """HER-3: two, three, four in teams, or six in teams."""
    with pytest.raises(GameError) as refusal:
        Setup(HERMINE, seats)
    assert refusal.value.code == "bad_seats"


@pytest.mark.parametrize(
    ("seats", "sides"),
    [(2, [0, 1]), (3, [0, 1, 2]), (4, [0, 1, 0, 1]), (6, [0, 1, 2, 0, 1, 2])],
)
def test_HER_4_partners_face_each_other(seats: int, sides: list[int]) -> None:
    """HER-3, HER-4: two teams sit A B A B, three teams A B C A B C."""
    state = table(seats)
    assert [state.side(seat) for seat in range(seats)] == sides
    owners = [zone.owner for zone in state.zones() if zone.name == "battle"]
    assert owners == sorted(set(sides))


@pytest.mark.parametrize(("seats", "partner"), [(4, 2), (6, 3)])
def test_HER_4_partners_add_to_one_tableau(seats: int, partner: int) -> None:
    """HER-4: one lays the beauté, the other steps; their opponents cannot."""
    hands = ["100"] * seats
    hands[0] = "100 beaute"
    state = hermine(hands)
    play(state, "play beaute")
    while state.turn != partner:
        assert "play 100" not in offered(state)
        play(state, "discard 100")
    play(state, "play 100")
    assert (codes(state, state.battles[0]), codes(state, state.steps[0])) == ("beaute", "100")


@pytest.mark.parametrize(("seats", "goal"), [(2, 700), (3, 700), (4, 1000), (6, 700)])
def test_HER_5_only_two_teams_go_1000(seats: int, goal: int) -> None:
    """HER-5: six players walk 700 as those who play alone, though with the whole deck."""
    assert table(seats).goal() == goal


@pytest.mark.parametrize(("seats", "left"), [(2, 88), (3, 82), (4, 81), (6, 69)])
def test_HER_6_seat_0_deals_and_seat_1_starts(seats: int, left: int) -> None:
    """HER-6, HER-7: six cards each from the dealer's left; the first player has drawn a seventh."""
    state = table(seats)
    assert (state.turn, state.phase(), state.sheets()) == (DEALER, "", [])
    order = [int(card) for card in state.to_shuffle()][::-1]
    deal(state, order)
    assert (state.turn, len(state.pile.cards)) == (1, left)
    for i in range(seats):
        seat = (1 + i) % seats
        drawn = [order[6 * seats]] if seat == 1 else []
        assert list(state.hands[seat].cards) == order[6 * i : 6 * i + 6] + drawn
    assert list(state.pile.cards) == order[: 6 * seats : -1]
    assert hand_sizes(state) == [7 if seat == 1 else 6 for seat in range(seats)]


@SEATS
def test_HER_6_the_deal_goes_round(seats: int) -> None:
    """HER-6, HER-41: and every card is shuffled again; what was left out stays out."""
    state = table(seats, target_score=10000)
    starters = []
    for manche in range(seats + 1):
        shuffle(state, Rng(manche))
        starters.append(state.turn)
        break_off(state)
    assert starters == [(1 + manche) % seats for manche in range(seats + 1)]


def break_off(state: Hermine) -> None:
    """End the manche by running out of cards, whatever lies on the table."""
    for zone in (state.pile, *state.hands):
        while len(zone.cards) > 1 or (len(zone.cards) == 1 and zone.name == "pile"):
            state.discard.add(zone.draw())
    while state.turn >= 0:
        names = offered(state)
        play(state, "let-be" if "let-be" in names else names[-1])
    assert state.turn == DEALER


@SEATS
def test_HER_41_a_new_manche_has_a_clean_table(seats: int) -> None:
    """HER-41: all cards are shuffled again, the discarded ones with them."""
    state = table(seats)
    shuffle(state, Rng(1))
    cards = all_cards(state)
    state.battles[0].add(state.pile.draw())
    state.speeds[1].add(state.pile.draw())
    state.caller = 1
    break_off(state)
    assert (state.phase(), len(state.manches)) == ("counted", 1)
    assert list(state.to_shuffle()) == cards == list(range(106 if seats > 3 else 101))
    shuffle(state, Rng(2))
    assert all_cards(state) == cards
    assert state.caller == NOBODY
    full = {"hand", "pile"}
    assert not [zone for zone in state.zones() if len(zone.cards) and zone.name not in full]


def test_HER_41_discarded_cards_are_dead() -> None:
    """HER-29, HER-41: when the pile is empty nobody draws, however many cards are discarded."""
    state = hermine(["25 50", "75 100"], pile="")
    dead = len(state.discard.cards)
    play(state, "discard 25", "discard 75", "discard 50")
    assert (hand_sizes(state), len(state.discard.cards)) == ([0, 1], dead + 3)
    assert state.phase() == "last"


@SEATS
def test_HER_7_everybody_draws_in_turn(seats: int) -> None:
    """HER-7: one card from the top of the pile, before anything else can be done."""
    drawn = ["200", "100", "75", "50", "25", "stop", "beaute"]
    state = hermine([""] * seats, pile=" ".join(drawn))
    play(state, "discard sauve-r")
    for i, code in enumerate(drawn):
        assert state.turn == (1 + i) % seats
        assert codes(state, state.hands[state.turn]).split()[-1] == code
        assert hand_sizes(state) == [7 if seat == state.turn else 6 for seat in range(seats)]
        play(state, f"discard {code}")
    assert hand_sizes(state) == [6] * seats


@given(st.integers(0, 2**32), st.sampled_from([2, 3, 4, 6]), st.sampled_from([0, 4]))
@FIXED
def test_HER_7_everybody_has_six_cards_after_a_turn(seed: int, seats: int, jokers: int) -> None:
    """HER-7, HER-24: the seat on turn has seven; in a question nobody has more than six."""
    state, rng = table(seats, fixed_manches=1, jokers=jokers), Rng(seed)
    shuffle(state, rng)
    cards = len(state.to_shuffle())
    while state.turn != NOBODY:
        assert all_cards(state) == list(range(cards))
        legal = state.legal()
        asked = {"let-be", "decline"} & set(offered(state))
        if len(state.pile.cards) > 0:
            on_turn = 6 if asked else 7
            expected = [on_turn if seat == state.turn else 6 for seat in range(seats)]
            assert hand_sizes(state) == expected
        state.apply(legal[rng.below(len(legal))])
    assert len(state.sheets()) == 1


@pytest.mark.parametrize("pile", [None, ""])
@pytest.mark.parametrize("battle", ["", "beaute", "stop"])
def test_HER_8_any_card_can_be_discarded(battle: str, pile: str | None) -> None:
    """HER-8, HER-42: also one that could be played, also a botte; equal cards are one choice."""
    state = hermine(
        ["100 100 stop menacee beaute protection sauve-m", "25"],
        sides=[Tableau(battle), ROLLING],
        pile=pile,
    )
    discards = [name for name in offered(state) if name.startswith("discard ")]
    kinds = ["100", "stop", "menacee", "beaute", "sauve-m", "protection"]
    assert discards == [f"discard {kind}" for kind in kinds]
    play(state, "discard 100")
    assert (codes(state, state.discard).split()[-1], state.turn) == ("100", 1)
    assert codes(state, state.hands[0]) == "100 stop menacee beaute protection sauve-m"


def test_HER_9_the_first_player_has_four_possibilities() -> None:
    """HER-9: a beauté, a botte, an espèce menacée, or to discard."""
    state = hermine(["beaute sauvegarde-c menacee stop danger-r 25 sauve-m", "", "", ""])
    assert plays(state) == ["attack @1 menacee", "play beaute", "play sauvegarde-c"]


def test_HER_9_the_second_player_has_two_more() -> None:
    """HER-9: to attack who has started, or to answer an espèce menacée."""
    state = hermine(["beaute", "stop danger-r protegee beaute 100 menacee", "", ""])
    play(state, "play beaute")
    assert [name for name in plays(state) if "25" not in name] == [
        *("attack @0 stop", "attack @0 menacee", "attack @0 danger-r", "play beaute")
    ]
    state = hermine(["menacee", "stop danger-r protegee beaute 100", "", ""])
    play(state, "attack @1 menacee", "let-be", "let-be")
    assert plays(state) == ["play beaute", "play protegee"]


def test_hands_and_pile_are_closed_and_the_rest_is_open() -> None:
    state = table(4)
    viewers = {(zone.name, int(zone.viewer)) for zone in state.zones()}
    hands = {("hand", seat) for seat in range(4)}
    assert viewers - hands == {("pile", NOBODY)} | {
        (name, EVERYBODY) for name in ("battle", "speed", "steps", "bottes", "coups", "discard")
    }
    assert len(state.zones()) == 5 * 2 + 2 + 4


@FIXED
@given(st.integers(0, 2**32))
def test_a_world_that_a_seat_imagines_offers_it_the_same(seed: int) -> None:
    hands = ["joker1 100 stop", "protection", ""]
    sides = [ROLLING, Tableau("beaute stop", "joker2=menacee"), Tableau(steps="joker3=200 200 200")]
    state = hermine(hands, sides=sides, jokers=3)
    world = determinize(view(state, 0), Rng(seed))
    assert isinstance(world, Hermine)
    assert (offered(world), world.scores()) == (offered(state), state.scores())
    assert all_cards(world) == all_cards(state)
