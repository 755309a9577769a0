"""Fourmis, trick by trick: what may be played, who takes it, and what the refusals say."""

from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tests.support.fourmis_positions import (
    DECKS,
    allowed,
    ants,
    box,
    follow,
    lay,
    offers,
    plays,
    strongest,
    table,
    taken,
    winning,
    won_by,
)
from tests.support.moves import refused, why
from tests.support.parade_positions import FIXED

BEATS = pytest.mark.parametrize("beat", ["best", "last"])
GAPS = pytest.mark.parametrize("gap", [1, 2])


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        *[("S3r Rr S5r", "Rr"), ("S4r S5b Rr", "Rr"), ("S3r S5b Rr", "S5b")],
        *[("S6r Nb Ng", "Nb"), ("Nb Ng Rg", "Rg")],
    ],
)
def test_the_five_examples_of_the_rulebook(trick: str, winner: str) -> None:
    """ANT-11, ANT-12, ANT-16, ANT-17: examples 1 to 5."""
    assert won_by(trick) == winner


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        *[("Nb S6r Rr", "Nb"), ("Nb Rb S6r", "Rb"), ("S5b S5r S2g", "S5b"), ("L S1r L", "S1r")],
        *[("Rr S1b L", "S1b"), ("Rr L Rb", "Rr"), ("S5r S6b Rr Rb", "Rb")],
    ],
)
def test_the_vectors_of_the_rulings(trick: str, winner: str) -> None:
    """ANT-4, ANT-9, ANT-13 to ANT-16."""
    assert won_by(trick) == winner


@pytest.mark.parametrize(("trick", "winner"), [("L L", 0), ("Rr S1b", 1)])
def test_the_vectors_of_two_cards(trick: str, winner: int) -> None:
    """ANT-13, ANT-18: as they stand in the rulings, though no table plays tricks of two."""
    assert winning(table(3), trick.split()) == winner


@pytest.mark.parametrize(
    ("trick", "hand", "legal"),
    [
        *[("S5r", "S5g S6g Rg L", "S6g Rg L"), ("S5r", "S5g S2y", "S5g S2y")],
        ("S5r S2b", "S6g S1y Ny", "S6g Ny"),
        *[("Nr", "S6g Ny Ry L", "Ny"), ("Nr", "S6g Ry", "S6g Ry")],
    ],
)
def test_the_vectors_of_what_is_legal(trick: str, hand: str, legal: str) -> None:
    """ANT-2, ANT-3, ANT-6, ANT-7, ANT-8."""
    assert offers(trick, hand) == legal


@BEATS
@pytest.mark.parametrize("hand", ["S1r S6b", "S2g Ny Rr L", "L", "Rb S3y"])
def test_who_leads_plays_any_card(hand: str, beat: str) -> None:
    """ANT-2: the duty binds those who follow."""
    assert offers("", hand, beat=beat) == hand


@pytest.mark.parametrize(
    ("trick", "hand", "legal"),
    [
        ("S3r", "S1b S2b S4b S5b S6b", "S4b S5b S6b"),
        ("S3r", "S1r S4b S5r Nr", "S4b S5r Nr"),
        ("S1r", "S1b S1g S2b", "S2b"),
        ("S6r", "S1b S6g Ny", "Ny"),
        ("S6r", "S1b S6g S5y", "S1b S6g S5y"),
    ],
)
def test_ANT_2_who_can_beat_must_and_chooses_how(trick: str, hand: str, legal: str) -> None:
    """ANT-2: in any color; who cannot beat throws away what they like."""
    assert offers(trick, hand) == legal


@pytest.mark.parametrize(
    ("trick", "hand", "best", "last"),
    [
        ("S5r S2b", "S4g S1y", "S4g S1y", "S4g"),
        ("S5r S2b", "S6g S3y S1y", "S6g", "S6g S3y"),
        ("S5r S2b S1g", "S2y S4y Rb", "S2y S4y Rb", "S2y S4y Rb"),
        ("S5r S2b S1g", "S1y S4y Rb", "S1y S4y Rb", "S4y Rb"),
        ("S5r S2b L", "S2y S3y", "S2y S3y", "S3y"),
        ("S5r S2b Rb", "S2y S3y", "S2y S3y", "S3y"),
        ("S2r S5b L", "S4g S6y", "S6y", "S6y"),
        ("S2r S5b", "S3g S4y", "S3g S4y", "S3g S4y"),
    ],
)
def test_ANT_3_the_strongest_so_far_is_to_be_beaten(
    trick: str, hand: str, best: str, last: str
) -> None:
    """ANT-3: with `beat="last"` it is the last Soldate or Ninja laid, not a Reine or ladybug."""
    assert offers(trick, hand) == best
    assert offers(trick, hand, beat="last") == last


@BEATS
def test_ANT_3_the_strongest_wins_whatever_had_to_be_beaten(beat: str) -> None:
    """ANT-3: `beat` says what may be played, not who takes the trick."""
    assert taken("S5r S2b S4g", beat=beat) == ["S5r S2b S4g", "", ""]


def test_ANT_4_equal_soldates_do_not_beat_each_other() -> None:
    """ANT-4: they meet when they are thrown away, and the first wins."""
    assert offers("S4r", "S4b S5g S1y") == "S5g"
    assert offers("S4r", "S4b S3g S1y") == "S4b S3g S1y"
    for one, other in permutations("rbgy", 2):
        assert won_by(f"S4{one} S4{other} S3g") == f"S4{one}"
        assert won_by(f"S3g L S4{one} S4{other}") == f"S4{one}"


def test_ANT_5_what_is_thrown_away_backs_a_reine() -> None:
    """ANT-5: the red 4 could not beat the blue 5, yet the red Reine wins by it."""
    assert offers("S5b", "S4r S4g") == "S4r S4g"
    assert won_by("S5b S4r Rr") == "Rr"
    assert won_by("S5b S4g Rr") == "S5b"


@BEATS
@pytest.mark.parametrize("trick", ["S1r", "S5r", "S5r S2b", "S1r L", "S1r Rr", "S6r"])
def test_ANT_6_a_reine_or_a_ladybug_can_be_played_at_any_time(trick: str, beat: str) -> None:
    """ANT-6: even by one who could beat."""
    assert offers(trick, "Ny Rg L", beat=beat) == "Ny Rg L"


@BEATS
@pytest.mark.parametrize("trick", ["Nr", "Nr S1b", "S3b Nr", "S3b Nr L", "Nr Nb", "Nr Rr", "L Nr"])
def test_ANT_7_a_ninja_draws_out_the_others(trick: str, beat: str) -> None:
    """ANT-7: no Reine or ladybug saves one who holds a Ninja from there on."""
    assert offers(trick, "S6g Ng Ny Rg L", beat=beat) == "Ng Ny"


def test_ANT_7_it_binds_only_those_after_the_first_ninja() -> None:
    """ANT-7: the one before need not lay a Ninja, nor is there a duty in the next trick."""
    state = ants(["S5r S1r", "Nb Ng S6b", "Ny S6y L"])
    found = []
    for card in ("S5r", "Nb", "Ny", "S6b"):
        lay(state, card)
        found.append((int(state.turn), plays(state)))
    assert found[:2] == [(1, {"Nb", "Ng", "S6b"}), (2, {"Ny"})]
    assert found[2:] == [(1, {"Ng", "S6b"}), (2, {"S6y", "L"})]


@BEATS
@pytest.mark.parametrize("trick", ["Nr", "Nr S2b", "S3b Nr S2b", "Nr Rr"])
def test_ANT_8_without_a_ninja_anything_goes_after_one(trick: str, beat: str) -> None:
    """ANT-8: nothing is stronger, also when a weaker Soldate was thrown on the Ninja."""
    assert offers(trick, "S1g S6g Rg L", beat=beat) == "S1g S6g Rg L"


@BEATS
@pytest.mark.parametrize("trick", ["L", "Rr", "L L", "Rr L", "L Rr Rb", "L L L"])
def test_ANT_9_nothing_is_to_be_beaten_while_no_soldate_lies_there(trick: str, beat: str) -> None:
    """ANT-9: after ladybugs and Reines one lays the card of one's choice."""
    assert offers(trick, "S1g S6b Ny Ry L", beat=beat) == "S1g S6b Ny Ry L"


@pytest.mark.parametrize(
    ("trick", "hand", "legal"),
    [
        ("S3r Rr", "S4g S1y", "S4g"),
        ("S3r Rr", "S3g S1y", "S3g S1y"),
        ("S6r Rr", "Ny S1y", "Ny"),
        ("Rr S2r", "S3g S1y", "S3g"),
        ("L S2r", "S3g S1y", "S3g"),
    ],
)
def test_ANT_10_a_reine_does_not_raise_what_is_to_be_beaten(
    trick: str, hand: str, legal: str
) -> None:
    """ANT-10: her strength is known only at the end."""
    assert offers(trick, hand) == legal


@GAPS
@pytest.mark.parametrize("deck", list(DECKS))
def test_ANT_11_a_reine_wins_if_her_color_is_at_most_one_point_behind(deck: str, gap: int) -> None:
    """ANT-11: M >= O - 1, in whatever order the three lie there."""
    state = table(3, deck=deck, ninja_gap=gap)
    for backing, other in product(range(1, DECKS[deck][0] + 1), repeat=2):
        for trick in permutations([f"S{backing}r", f"S{other}b", "Rr"]):
            assert (trick[winning(state, trick)] == "Rr") is (backing >= other - 1)


@pytest.mark.parametrize("trick", ["S1r Rr S2r", "Rr S6r Nr", "L S1r Rr", "Rr L L S1r"])
def test_ANT_12_a_reine_wins_when_all_is_of_her_color(trick: str) -> None:
    """ANT-12: ladybugs have no color and do not spoil it."""
    assert won_by(trick) == "Rr"


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        *[("Rr S1b L", "S1b"), ("S1b Rr Rg", "S1b"), ("Rr Rg S1b L", "S1b"), ("L Rr L", "Rr")],
        *[("L Rb Rr", "Rb"), ("Rg L Rb Rr", "Rg"), ("Rr Rb S1b", "Rb"), ("Rr S1b S2g", "S2g")],
    ],
)
def test_ANT_13_a_reine_without_her_color_has_no_strength(trick: str, winner: str) -> None:
    """ANT-13: she loses to any Soldate; among ladybugs and others like her the first wins."""
    assert won_by(trick) == winner


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        *[("S5r S5b Rr Rb", "Rr"), ("S5r S5b Rb Rr", "Rb"), ("Rb Rr S5r S5b", "Rb")],
        *[("S5r S6b Rr Rb", "Rb"), ("Rr Rb S6r S5b", "Rr"), ("Nb Ng Rg Rb", "Rg")],
    ],
)
def test_ANT_14_of_several_reines_the_best_backed_wins(trick: str, winner: str) -> None:
    """ANT-14: and of equals the first."""
    assert won_by(trick) == winner


@pytest.mark.parametrize(("deck", "top"), [("36", 6), ("48a", 7), ("48b", 9), ("40", 7)])
def test_ANT_15_a_ninja_is_beyond_the_reach_of_a_foreign_reine(deck: str, top: int) -> None:
    """ANT-15: even with the top Soldate behind her; with `ninja_gap=1` that one suffices."""
    for trick in permutations(["Nb", f"S{top}r", "Rr"]):
        assert won_by(" ".join(trick), deck=deck) == "Nb"
        assert won_by(" ".join(trick), gap=1, deck=deck) == "Rr"
    assert won_by(f"Nb S{top - 1}r Rr", gap=1, deck=deck) == "Nb"
    assert won_by(f"Nb S{top}r Rr Rb", gap=1, deck=deck) == "Rb"
    assert won_by(f"S{top}r S{top}g Nb", gap=1, deck=deck) == "Nb"


@GAPS
@pytest.mark.parametrize("deck", ["36", "48a"])
@pytest.mark.parametrize("cards", ["Nb Rb S6r", "Nb Ng Rb", "Nb Ng Rb Ny", "Nb Rb Rr S6r"])
def test_ANT_16_a_reine_backed_by_a_ninja_wins(cards: str, deck: str, gap: int) -> None:
    """ANT-16: over one Ninja or several, in any order."""
    for trick in permutations(cards.split()):
        assert won_by(" ".join(trick), gap=gap, deck=deck) == "Rb"


@GAPS
@pytest.mark.parametrize("trick", ["Nb Ng Rr", "S6r Nb Ng", "L Nb Rr Ny", "Nb Nr Ng Ny"])
def test_ANT_17_of_several_ninjas_the_first_wins(trick: str, gap: int) -> None:
    """ANT-17: whatever their colors, where no Reine has one behind her."""
    assert won_by(trick, gap=gap) == "Nb"


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_ANT_18_the_leader_takes_a_trick_of_ladybugs(leader: int, seats: int) -> None:
    """ANT-18: and leads again."""
    state = ants(["L S1r", "L S1b", "L S1g", "L S1y"][:seats], leader=leader)
    lay(state, " ".join(["L"] * seats))
    assert [len(pile.cards) // seats for pile in state.won].index(1) == leader
    assert (state.turn, state.leader) == (leader, leader)


@pytest.mark.parametrize(
    ("trick", "winner"),
    [("Nb Nb Nr", 0), ("Nb Nb Rb Rb", 2), ("Rr Rr Nr", 0), ("S4r Rr Rr", 1), ("Rr Rr L", 0)],
)
def test_twins_of_one_color_are_equals(trick: str, winner: int) -> None:
    """ANT-14, ANT-17: in the deck with two Ninjas and two Reines per color the first wins."""
    seats = len(trick.split())
    assert taken(trick, deck="48a") == [trick if seat == winner else "" for seat in range(seats)]
    assert offers("Nr", "Nb Nb Rb Rb", deck="48a") == "Nb Nb"


@pytest.mark.parametrize(
    ("trick", "hand", "reasons"),
    [
        ("S5r", "S5g S6g Rg L", {"S5g": "ANT-2", "S6g": "", "Rg": "", "L": "", "S6y": "not_held"}),
        ("S5r", "S5g Ny", {"S5g": "ANT-2", "Ny": "", "Rr": "not_held", "L": "not_held"}),
        ("Nr", "S6g Ny Ry L", {"S6g": "ANT-7", "Ny": "", "Ry": "ANT-7", "L": "ANT-7"}),
        ("Nr S2b", "S6g Ry", {"S6g": "", "Ry": "", "Ny": "not_held", "Nr": "not_held"}),
        ("L", "S1g", {"S1g": "", "L": "not_held", "S2g": "not_held"}),
    ],
)
def test_a_refusal_says_which_ruling_forbids_it(
    trick: str, hand: str, reasons: dict[str, str]
) -> None:
    """ANT-2, ANT-7: or that the card is not there; nothing has changed."""
    state = ants(["", hand, ""] if " " not in trick else ["", "", hand], trick=trick)
    assert {code: why(state, f"play {code}") for code in reasons} == reasons
    for code in [code for code, reason in reasons.items() if reason]:
        assert refused(state, f"play {code}") == reasons[code]


@GAPS
@pytest.mark.parametrize("cards", [2, 3])
def test_every_trick_of_the_smallest_deck_has_the_right_winner(cards: int, gap: int) -> None:
    """ANT-11 to ANT-18: against the same rules told another way."""
    state = table(3, ninja_gap=gap)
    for trick in product(sorted(set(box("36"))), repeat=cards):
        assert winning(state, trick) == strongest(trick, 6 + gap), trick


@settings(FIXED, max_examples=250)
@given(st.data())
def test_any_trick_has_the_right_winner(data: st.DataObject) -> None:
    """ANT-11 to ANT-18: in all decks, for three and four, laid card by card."""
    deck, gap = data.draw(st.sampled_from(list(DECKS))), data.draw(st.sampled_from([1, 2]))
    seats = data.draw(st.sampled_from([3, 4]))
    trick = data.draw(st.permutations(box(deck)))[:seats]
    winner = strongest(trick, DECKS[deck][0] + gap)
    piles = [" ".join(trick) if seat == winner else "" for seat in range(seats)]
    assert taken(" ".join(trick), deck=deck, ninja_gap=gap) == piles


@settings(FIXED, max_examples=250)
@given(st.data())
def test_what_is_legal_is_what_the_rules_say(data: st.DataObject) -> None:
    """ANT-2 to ANT-10: in all decks and readings, against the same rules told another way."""
    deck, gap = data.draw(st.sampled_from(list(DECKS))), data.draw(st.sampled_from([1, 2]))
    beat = data.draw(st.sampled_from(["best", "last"]))
    cards = data.draw(st.permutations(box(deck)))
    laid = data.draw(st.integers(0, 3))
    trick, hand = cards[:laid], cards[laid : laid + data.draw(st.integers(1, 8))]
    hands = [" ".join(hand) if seat == laid else "" for seat in range(4)]
    state = ants(hands, trick=" ".join(trick), deck=deck, beat=beat, ninja_gap=gap)
    assert plays(state) == allowed(hand, trick, beat)


@BEATS
@pytest.mark.parametrize("deck", list(DECKS))
@pytest.mark.parametrize("seats", [3, 4])
def test_who_takes_a_trick_leads_the_next(seats: int, deck: str, beat: str) -> None:
    """ANT-2 to ANT-18: whole manches, decision by decision and trick by trick."""
    state = table(seats, deck=deck, beat=beat, rotate_leader=True)
    rng = Rng(seats)
    for manche in range(2):
        shuffle(state, rng)
        assert state.leader == manche
        follow(state, rng, deck=deck, beat=beat)


@pytest.mark.parametrize("trick", ["Nr S2b", "Nr S6b S1g", "S1r Nr S2b", "Nr Rb S3g"])
def test_ANT_33_after_a_ninja_the_last_card_binds_nobody(trick: str) -> None:
    """ANT-33: nothing is stronger than the Ninja, whatever was thrown away since."""
    hand = "S1y S6g Rg L"
    assert offers(trick, hand, beat="last") == hand
    assert offers(trick, f"{hand} Ny", beat="last") == "Ny"
