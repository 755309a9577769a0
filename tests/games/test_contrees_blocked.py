"""Contrées: players who cannot play, the end when nobody can, and what the pile is made of."""

import pytest

from tablee.core.moves import deal, shuffle
from tablee.core.rng import Rng
from tablee.core.zones import DEALER, NOBODY
from tablee.games.contrees import Contrees
from tablee.games.contrees.cards import table
from tests.support.contrees_positions import (
    Combat,
    cast,
    codes,
    contrees,
    discarded,
    hand,
    invoke,
    moves,
    number,
    realms,
    run_out,
    slots,
    stack,
    wait,
)
from tests.support.moves import offered, play, refused

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
SORTS = "annexion translation entrave"
ONE_LAND = "blue-1 - - -"


def of_color(color: str) -> str:
    return f"{color}6a {color}6b {color}7a {color}7b"


def stuck(seats: int, *, open_seats: int) -> Contrees:
    """Before the only land each seat has one color and holds another one that is taken there.

    The last seats have laid their cards open already; seat 0 is on turn.
    """
    colors = "bryg"[:seats]
    held = [colors[(seat + 1) % seats] for seat in range(seats)]
    bars = ["| " if seat >= seats - open_seats else "" for seat in range(seats)]
    hands = [bar + of_color(color) for bar, color in zip(bars, held, strict=True)]
    return contrees(hands, slots=[{1: f"{color}4a"} for color in colors], lands=ONE_LAND)


def silenced(cards: str) -> Contrees:
    """Seat 0 may not cast; seat 1 has Flumigel before the last land."""
    return contrees([cards, "", ""], slots=[{}, {4: "flumigel"}])


def known(state: Contrees, seat: int = 0) -> set[str]:
    return set(codes(state, state.known[seat]).split())


def test_who_can_play_nothing_is_asked_and_lays_all_cards_open() -> None:
    """JAR-25, JAR-36: after no play at all there is nothing to draw."""
    state = silenced(f"trepas {SORTS}")
    assert (state.turn, offered(state)) == (0, ["blocked"])
    play(state, "blocked")
    assert known(state) == {"trepas", *SORTS.split()}
    assert (hand(state, 0), state.turn, state.blocked) == ("", 1, 1)


def test_JAR_36_after_one_play_three_lie_open_and_one_is_hidden() -> None:
    """JAR-36: what was drawn for the card played is kept in hand."""
    state = silenced(f"b3a {SORTS}")
    stack(state, "y9a")
    play(state, "play b3a :1")
    assert (state.turn, offered(state)) == (0, ["blocked"])
    play(state, "blocked")
    assert (known(state), hand(state, 0), state.turn) == ({*SORTS.split()}, "y9a", 1)


def test_JAR_30_a_first_card_may_leave_no_second() -> None:
    """JAR-30: nobody has to look ahead; with b5a the slot is full and the rest is blocked."""
    cards = "b5a b6a b7a w4a"
    state = contrees([cards, "", ""], slots=[{1: "b4a"}], lands=ONE_LAND)
    assert offered(state) == [f"play {card} :1" for card in cards.split()]
    play(state, "play b5a :1")
    assert offered(state) == ["blocked"]
    play(state, "blocked")
    assert (state.turn, state.attackers[0], len(known(state))) == (1, 0, 3)


def test_a_blocked_player_plays_on_as_soon_as_something_can_be_played() -> None:
    """JAR-36: from the open cards and the hidden one alike; what is left of them stays known."""
    state = silenced(f"b3a {SORTS}")
    stack(state, "y9a")
    play(state, "play b3a :1", "blocked")
    wait(state, 2)
    assert (state.turn, state.blocked) == (0, 1)
    state.slot(1, 3).remove(number(state, "flumigel"))
    assert moves(state, "annexion") != []
    play(state, "play y9a :2")
    assert state.blocked == 0
    play(state, "annexion :3")
    assert known(state) == {"translation", "entrave"}
    assert len(state.hands[0].cards) == 2


def test_known_cards_stay_known_until_they_are_played() -> None:
    """JAR-36: everybody remembers what has lain open."""
    state = contrees([f"| {of_color('b')}", "", ""])
    play(state, "play b6a :1", "play b7a :2")
    assert (known(state), len(state.hands[0].cards)) == ({"b6b", "b7b"}, 2)
    wait(state, 2)
    assert (state.turn, known(state)) == (0, {"b6b", "b7b"})
    play(state, "play b6b :1")
    assert known(state) == {"b7b"}


def test_who_is_blocked_again_lays_the_hidden_card_open_too() -> None:
    """JAR-36: then all four lie open."""
    state = silenced(f"b3a {SORTS}")
    stack(state, "trepas")
    play(state, "play b3a :1", "blocked")
    assert hand(state, 0) == "trepas"
    wait(state, 2)
    play(state, "blocked")
    assert (hand(state, 0), known(state)) == ("", {"trepas", *SORTS.split()})


@SEATS
def test_the_game_is_over_when_all_cards_of_all_lie_open(seats: int) -> None:
    """JAR-35: as soon as the last one has laid hers open."""
    state = stuck(seats, open_seats=0)
    for seat in range(seats):
        assert (state.turn, offered(state)) == (seat, ["blocked"])
        play(state, "blocked")
    assert state.turn == NOBODY
    assert realms(state) == [""] * seats
    assert [len(cards.cards) for cards in state.known] == [4] * seats


@SEATS
def test_JAR_36_a_hidden_card_keeps_the_game_alive(seats: int) -> None:
    """JAR-36: 3 open and 1 hidden is not all of four."""
    state = stuck(seats, open_seats=seats - 1)
    state.hands[0].remove(number(state, "r6a"))
    state.pile.add(number(state, "r6a"))
    state.played = 1
    play(state, "blocked")
    assert (state.turn, len(state.known[0].cards), hand(state, 0)) == (1, 3, "r6a")
    for _ in range(seats - 1):
        play(state, "blocked")
    assert state.turn == 0
    play(state, "blocked")
    assert state.turn == NOBODY


def test_who_plays_from_open_cards_is_not_blocked_any_more() -> None:
    """JAR-35, JAR-36: a card is drawn, so the game goes on though nobody can play at the end."""
    there = [{1: "b4a", 2: "w4a"}, {1: "r4a", 2: "g4a"}]
    hands = [f"| {of_color('r')}", f"| {of_color('b')}"]
    state = contrees(hands, slots=there, lands="blue-1 red-1 - -")
    stack(state, "r8a")
    play(state, "play r6a :2")
    assert (state.blocked, state.attackers[1], offered(state)) == (2, 0, ["blocked"])
    play(state, "blocked")
    assert (state.turn, state.blocked, hand(state, 0)) == (1, 3, "r8a")
    assert offered(state) == ["blocked"]


def test_JAR_35_a_combat_that_is_due_is_not_fought_when_all_are_blocked() -> None:
    """JAR-35: seat 1 has attacked with the face-up Jarmial; then seat 0 is blocked as well."""
    there = [{1: "b4a"}, {1: "r4a jarmial"}]
    hands = [of_color("r"), f"| {of_color('b')}"]
    state = contrees(hands, slots=there, lands=ONE_LAND, combats=[Combat(1, 1)])
    play(state, "blocked")
    assert (state.turn, realms(state)) == (NOBODY, ["", ""])
    assert (slots(state, 1), state.attackers[0]) == (["b4a", "r4a jarmial"], 1)


def test_JAR_35_the_same_combat_is_fought_if_one_card_is_hidden() -> None:
    """JAR-35: the test above is about the cards, not about the combat."""
    there = [{1: "b4a"}, {1: "r4a jarmial"}]
    hands = [of_color("r"), "b6a | b6b b7a b7b"]
    state = contrees(hands, slots=there, lands=ONE_LAND, combats=[Combat(1, 1)])
    play(state, "blocked")
    assert (state.turn, realms(state)) == (1, ["", "blue-1"])


def test_JAR_36_after_the_face_up_jarmial_all_four_lie_open() -> None:
    """JAR-24, JAR-36: the hand is still four, so nothing is drawn and nothing is hidden."""
    hands = [of_color("r"), "", ""]
    state = contrees(hands, slots=[{1: "b4a"}, {1: "r4a"}], lands=ONE_LAND)
    invoke(state, 0)
    assert offered(state) == ["play jarmial :1"]
    play(state, "play jarmial :1", "blocked")
    assert (known(state), hand(state, 0)) == ({*of_color("r").split()}, "")
    assert (state.turn, state.attackers[0]) == (1, 0)


def test_JAR_25_an_unplayable_jarmial_does_not_help() -> None:
    """JAR-25: under Entrave on white he stays where he is, and no card is drawn for him."""
    state = stuck(2, open_seats=0)
    invoke(state, 0)
    cast(state, "entrave yellow white", 1)
    assert offered(state) == ["blocked"]
    play(state, "blocked")
    assert known(state) == {"jarmial", *of_color("r").split()}
    assert (state.invoked, hand(state, 0)) == (0, "")


def shuffled(state: Contrees, *first: str) -> set[str]:
    """The discard pile becomes the pile, these cards on top; return what has been shuffled."""
    assert state.turn == DEALER
    cards = [int(card) for card in state.to_shuffle()]
    top = [number(state, code) for code in first]
    deal(state, [*top, *[card for card in cards if card not in top]])
    return {table(state.facts).codes[card] for card in cards}


def test_JAR_11_the_discard_pile_is_shuffled_when_a_card_is_needed() -> None:
    """JAR-11: the first card of two is still drawn from the old pile."""
    state = contrees()
    run_out(state, "y9a")
    old = discarded(state)
    play(state, "play b1a :1", "play b1b :2")
    assert (state.turn, hand(state, 0)) == (DEALER, "b2a b2b y9a")
    assert sorted(state.to_shuffle()) == list(state.to_shuffle())
    shuffled(state, "g9a")
    assert (state.turn, hand(state, 0)) == (1, "b2a b2b y9a g9a")
    assert discarded(state) == set()
    assert set(codes(state, state.pile).split()) == old - {"g9a"}


def test_JAR_11_an_empty_pile_is_not_shuffled_before_a_card_is_needed() -> None:
    """JAR-11: only the next player needs one."""
    state = contrees()
    run_out(state, "y9a g9a")
    play(state, "play b1a :1", "play b1b :2")
    assert (state.turn, len(state.pile.cards)) == (1, 0)
    assert hand(state, 0) == "b2a b2b y9a g9a"
    wait(state)
    assert state.turn == DEALER


def test_JAR_11_who_is_blocked_at_once_needs_no_card() -> None:
    """JAR-11: with four cards the empty pile does not matter."""
    state = silenced(f"trepas {SORTS}")
    run_out(state)
    play(state, "blocked")
    assert (state.turn, len(state.pile.cards)) == (1, 0)


def test_JAR_11_fighters_who_are_due_come_too_late_for_the_shuffle() -> None:
    """JAR-11: the card is drawn before they leave."""
    state = contrees(slots=[{}, {1: "r8a r7a"}], combats=[Combat(1, 1)])
    run_out(state)
    play(state, "play b1a :3", "play b1b :4")
    assert not {"r8a", "r7a"} & shuffled(state)
    assert (state.turn, discarded(state)) == (1, {"r8a", "r7a"})


def test_JAR_11_what_was_cast_and_killed_in_this_turn_is_shuffled() -> None:
    """JAR-11: instant sorts and the victim; not a lasting sort, nor Jarmial face up."""
    state = contrees(["trepas affaiblissement", "", ""], slots=[{}, {1: "r8a"}])
    invoke(state, 0)
    run_out(state)
    play(state, "trepas r8a", "affaiblissement")
    cards = shuffled(state)
    assert {"r8a", "trepas"} <= cards
    assert not {"affaiblissement", "jarmial"} & cards
    assert (codes(state, state.sorts), known(state)) == ("affaiblissement", {"jarmial"})


def test_JAR_42_sorts_and_special_characters_come_back() -> None:
    """JAR-42: whatever lies on the discard pile."""
    state = contrees()
    run_out(state)
    play(state, "play b1a :1", "play b1b :2")
    cards = shuffled(state, "karniphage", "trepas")
    assert {"jarmial", "flumigel", "karniphage", "trepas", "affaiblissement"} <= cards
    assert {*SORTS.split()} <= cards
    assert hand(state, 0) == "b2a b2b karniphage trepas"


def test_JAR_11_without_any_card_left_nothing_is_drawn() -> None:
    """JAR-11: both piles are empty; then who has no card is blocked too."""
    state = contrees()
    state.pile.clear()
    play(state, "play b1a :3", "play b1b :4")
    assert (state.turn, hand(state, 0)) == (1, "b2a b2b")
    play(state, "play r1a :3", "play r1b :4", "play y1a :3", "play y1b :4")
    play(state, "play b2a :1", "play b2b :2")
    assert (state.turn, hand(state, 0)) == (1, "")
    play(state, "play r2a :1", "play r2b :2", "play y2a :1", "play y2b :2")
    for seat in range(3):
        assert (state.turn, offered(state)) == (seat, ["blocked"])
        play(state, "blocked")
    assert state.turn == NOBODY


def test_after_a_shuffle_the_turn_goes_on_where_it_was() -> None:
    """JAR-11: in the middle of a draw nobody can act; then the combats and the next turn come."""
    state = contrees(slots=[{}, {1: "r8a r7a"}], combats=[Combat(1, 1)])
    run_out(state)
    wait(state)
    assert refused(state, "blocked") == "cards_to_deal"
    shuffle(state, Rng(1))
    assert (state.turn, realms(state)) == (1, ["", "blue-1", ""])
    assert [len(cards.cards) for cards in state.hands] == [4, 4, 4]
