"""Parade: the rulings and examples of play; scoring has its own file.

A card is its color (rouge, bleu, violet, vert = g, gris = n, orange) and its value: `g3`.
The line is written from the front, where the box stands, to the end.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.errors import GameError
from tablee.core.game import Face
from tablee.core.moves import act, deal, shuffle, why_not
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.views import determinize, view
from tablee.core.zones import DEALER, EVERYBODY, NOBODY
from tablee.games.parade import CARDS, NOT_YET, PARADE, Parade
from tests.support.parade_positions import FIXED, all_cards, codes, discard, numbers, parade, play

EXAMPLE = "b5 g0 g7 r3 b7 r1"
FIVE_COLORS = "r1 b1 v1 g1 n1"


def after_playing(card: str, *, line: str) -> tuple[str, str]:
    """What seat 0 takes, and the line afterwards."""
    state = parade(hands=[card, ""], line=line)
    play(state, card)
    return codes(state.fronts[0]), codes(state.line)


def last_round(hands: list[str], fronts: list[str]) -> Parade:
    """The last round has just ended, and seat 0 is to discard."""
    return parade(hands=hands, fronts=fronts, turns_left=0)


def test_T2_the_picture_of_the_rulebook() -> None:
    taken, line = after_playing("g3", line=f"{EXAMPLE} g4")
    assert taken == "g0 g7 r3"
    assert line == "b5 b7 r1 g4 g3"


def test_T3_a_six_after_six_cards_takes_nothing() -> None:
    assert after_playing("r6", line=EXAMPLE) == ("", f"{EXAMPLE} r6")


def test_T4_a_zero_takes_its_color_and_the_zeros() -> None:
    assert after_playing("b0", line=EXAMPLE) == ("b5 g0 b7", "g7 r3 r1 b0")


def test_T5_a_five_after_six_cards_takes_the_one_exposed_card() -> None:
    assert after_playing("v5", line=EXAMPLE) == ("b5", "g0 g7 r3 b7 r1 v5")


@pytest.mark.parametrize(("seats", "pile"), [(2, 50), (3, 45), (4, 40), (5, 35), (6, 30)])
def test_PAR_1_two_to_six_play(seats: int, pile: int) -> None:
    """Only rules for two are in the book; the box says two to six. The rest of 66 is the pile."""
    state = Setup(PARADE, seats).start()
    shuffle(state, Rng(1))
    assert isinstance(state, Parade)
    assert [len(hand.cards) for hand in state.hands] == [5] * seats
    assert (len(state.line.cards), len(state.pile.cards)) == (6, pile)


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_PAR_1_nobody_plays_alone_and_seven_are_too_many(seats: int) -> None:
    """The same ruling, from the other side."""
    with pytest.raises(GameError) as refusal:
        Setup(PARADE, seats)
    assert refusal.value.code == "bad_seats"


@pytest.mark.parametrize(
    ("card", "line", "taken"),
    [
        ("r3", "b1 b2 b3", ""),
        ("r2", "b1 b2 b3", "b1"),
        ("r10", "r9", ""),
        ("r1", "", ""),
        ("r0", "", ""),
    ],
)
def test_PAR_2_the_played_card_is_neither_counted_nor_taken(
    card: str, line: str, taken: str
) -> None:
    """Action 1: it does not count. Three after three cards exposes none, two exposes one."""
    found, left = after_playing(card, line=line)
    assert found == taken
    assert left.split()[-1] == card


def test_PAR_3_a_zero_exposes_the_whole_line() -> None:
    """Action 2, last sentence: with a zero every card of the line may leave."""
    assert after_playing("r0", line="r5 g0 b9 r10 v1") == ("r5 g0 r10", "b9 v1 r0")


def test_PAR_4_color_and_value_count_among_exposed_cards_only_and_once() -> None:
    """Below the example: only exposed cards can be taken; g2 suits twice and is taken once."""
    taken, line = after_playing("g3", line="g9 g2 b1 r8 g1 b0")
    assert taken == "g9 g2 b1"
    assert line == "r8 g1 b0 g3"


def test_PAR_4_an_exposed_card_of_another_color_and_higher_value_stays() -> None:
    """The same ruling: equal in value leaves, one more stays."""
    assert after_playing("g2", line="b2 b3 r10 n2 v9 v8") == ("b2 n2", "b3 r10 v9 v8 g2")


def test_PAR_5_a_seat_plays_one_of_its_cards_and_can_do_nothing_else() -> None:
    """How to play: on each turn you place a card; nothing lets you pass or discard."""
    state = parade(hands=["r1 b2 v3 g4 n5", "o1 o2 o3 o4 o5"], line="r10 b10 v10 g10 n10 o10")
    assert list(state.legal()) == numbers("r1 b2 v3 g4 n5")
    assert why_not(state, CARDS + numbers("v3")[0]) == "PAR-5"
    assert {why_not(state, action) for action in range(2 * CARDS)} == {"", "PAR-5", "not_held"}


@FIXED
@given(st.integers(0, 2**32), st.integers(2, 6))
def test_PAR_5_a_hand_has_five_cards_until_the_last_round(seed: int, seats: int) -> None:
    """The same ruling, in whole games: the seat on turn always has a card to play."""
    rng = Rng(seed)
    state = Parade(seats)
    shuffle(state, rng)
    while state.turns_left == NOT_YET:
        assert [len(hand.cards) for hand in state.hands] == [5] * seats
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    assert [len(hand.cards) for hand in state.hands] == [5] * seats


def sixth_color(pile: str | None = None) -> Parade:
    """Three seats; seat 0 takes its sixth color with o0, after which each has four cards more."""
    return parade(
        hands=["o0 r2 r3 r4 r5", "b2 b3 b4 b5 b6", "v2 v3 v4 v5 v6"],
        fronts=[FIVE_COLORS, "", ""],
        line="o5 b8",
        pile=pile,
    )


def test_PAR_6_the_turn_of_the_sixth_color_is_completed() -> None:
    """Last round: who takes the sixth color completes the turn as usual, so draws a card."""
    state = sixth_color(pile="n9 n8 n7")
    play(state, "o0")
    assert codes(state.fronts[0]) == f"{FIVE_COLORS} o5"
    assert codes(state.hands[0]) == "r2 r3 r4 r5 n7"
    assert codes(state.pile) == "n9 n8"
    assert (state.turn, state.phase()) == (1, "last")


@pytest.mark.parametrize(
    ("front", "played", "line"),
    [
        ("r1 b1 v1 g1", "n0", "n5"),
        ("r1 b1 v1 g1", "o0", "o5"),
        ("r1 b1 v1 n1", "o0", "o5"),
        ("r1 b1 g1 n1", "o0", "o5"),
        ("r1 v1 g1 n1", "o0", "o5"),
        ("b1 v1 g1 n1", "o0", "o5"),
    ],
)
def test_PAR_6_five_colors_are_not_enough(front: str, played: str, line: str) -> None:
    """The same ruling: whichever color is missing, the game goes on."""
    state = parade(hands=[played, ""], fronts=[front, ""], line=line)
    play(state, played)
    assert codes(state.fronts[0]) == f"{front} {line}"
    assert (state.turns_left, state.phase()) == (NOT_YET, "")


def test_PAR_7_the_draw_that_empties_the_pile_starts_the_last_round() -> None:
    """Last round: it begins, too, when the pile is empty, which it is once its last is drawn."""
    state = parade(hands=["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5"], pile="n10 n9")
    play(state, "r1")
    assert (codes(state.pile), state.phase()) == ("n10", "")
    play(state, "b1")
    assert (codes(state.pile), state.phase()) == ("", "last")
    assert codes(state.hands[1]) == "b2 b3 b4 b5 n10"
    play(state, "r2")
    assert codes(state.hands[0]) == "r3 r4 r5 n9"
    play(state, "b2")
    assert (state.turn, state.phase()) == (0, "discard")


def test_PAR_8_both_triggers_in_one_turn_are_one_last_round() -> None:
    """Last round: one or the other begins it, and it begins once."""
    state = sixth_color(pile="n7")
    play(state, "o0")
    assert codes(state.pile) == ""
    play(state, "b2", "v2", "r2")
    assert state.phase() == "discard"


def test_PAR_8_a_sixth_color_during_the_last_round_has_no_effect() -> None:
    """Last round, end: others who complete six colors in it prolong nothing."""
    state = parade(
        hands=["o2 r2 r3 r4 r5", "o1 b2 b3 b4 b5", "v2 v3 v4 v5 v6"],
        fronts=[FIVE_COLORS, "r10 b10 v10 g10 n10", ""],
        line="o5 o9 b8",
    )
    play(state, "o2")
    assert codes(state.fronts[0]) == f"{FIVE_COLORS} o5"
    play(state, "o1")
    assert codes(state.fronts[1]) == "r10 b10 v10 g10 n10 o9"
    play(state, "v2")
    assert state.phase() == "last"
    play(state, "r2")
    assert state.phase() == "discard"


def test_PAR_9_everybody_has_one_more_turn_and_the_trigger_comes_last() -> None:
    """Last round: all play once more without drawing, the first to have six colors included."""
    state = parade(
        hands=["r1 r2 r3 r4 r5", "o0 b2 b3 b4 b5", "v1 v2 v3 v4 v5"],
        fronts=["", "r9 b9 v9 g9 n9", ""],
        line="o5 b8",
    )
    play(state, "r1", "o0")
    pile = codes(state.pile)
    turns = []
    while state.phase() == "last":
        turns.append(state.turn)
        act(state, state.turn, state.legal()[0])
    assert turns == [2, 0, 1]
    assert codes(state.pile) == pile != ""
    assert (state.turn, state.phase()) == (0, "discard")


@pytest.mark.parametrize("pile", [None, "n7"])
def test_PAR_10_after_the_last_round_every_hand_has_four_cards(pile: str | None) -> None:
    """Last round: the game ends when all have four cards left, whichever trigger it was."""
    state = sixth_color(pile)
    play(state, "o0", "b2", "v2", "r2")
    assert [len(hand.cards) for hand in state.hands] == [4, 4, 4]


def test_PAR_10_after_the_last_round_nothing_is_played_any_more() -> None:
    """The same ruling, as the reason against playing on."""
    state = last_round(["r1 r2 r3 r4", "b1 b2 b3 b4"], ["", ""])
    assert list(state.legal()) == [CARDS + card for card in numbers("r1 r2 r3 r4")]
    assert [why_not(state, card) for card in numbers("r1 r2 r3 r4")] == ["PAR-10"] * 4
    assert [why_not(state, card) for card in numbers("b1 o1")] == ["not_held"] * 2


def test_PAR_11_a_sixth_color_in_the_hand_or_the_line_triggers_nothing() -> None:
    """Last round: the colors must lie in front of the player."""
    state = parade(hands=["o1 o2 o3 r2 r3", "b2 b3"], fronts=[FIVE_COLORS, ""], line="o9 o8 o7")
    play(state, "r3")
    assert state.phase() == ""


def test_PAR_11_a_color_created_by_the_last_two_cards_triggers_nothing() -> None:
    """Scoring, note: a kept card may start a new color; the game is over all the same."""
    state = last_round(["o1 o2 r3 r4", "b2 b3 b4 b5"], [FIVE_COLORS, ""])
    discard(state, "r3", "r4", "b2", "b3")
    assert set(codes(state.fronts[0]).split()) == {*FIVE_COLORS.split(), "o1", "o2"}
    assert (state.turn, state.phase()) == (NOBODY, "")


def test_PAR_12_no_front_changes_before_all_have_discarded() -> None:
    """Scoring: when all have discarded, the two cards that are left join the others."""
    state = last_round(["r1 r2 r3 r4", "b1 b2 b3 b4", "v1 v2 v3 v4"], ["r10", "b10", "v10"])
    turns = []
    for code in ("r1", "r2", "b1", "b2", "v1"):
        turns.append(state.turn)
        discard(state, code)
        assert [codes(front) for front in state.fronts] == ["r10", "b10", "v10"]
    discard(state, "v2")
    assert turns == [0, 0, 1, 1, 2]
    assert [set(codes(front).split()) for front in state.fronts] == [
        {"r10", "r3", "r4"},
        {"b10", "b3", "b4"},
        {"v10", "v3", "v4"},
    ]
    assert [codes(zone) for zone in state.discards] == ["r1 r2", "b1 b2", "v1 v2"]
    assert [codes(hand) for hand in state.hands] == ["", "", ""]
    assert state.turn == NOBODY


def test_PAR_12_discards_are_never_shown() -> None:
    """Scoring: they are discarded face down, and stay so when the game is over."""
    state = last_round(["r1 r2 r3 r4", "b1 b2 b3 b4"], ["r10", "b10"])
    discard(state, "r1", "r2")
    for seat in (1, NOBODY):
        seen = view(state, seat).state
        assert isinstance(seen, Parade)
        assert list(seen.discards[0].cards) == [-1, -1]
        assert list(seen.hands[0].cards) == [-1, -1]
    discard(state, "b1", "b2")
    for seat, closed in ((0, [1]), (1, [0]), (NOBODY, [0, 1])):
        seen = view(state, seat).state
        assert isinstance(seen, Parade)
        assert [list(seen.discards[other].cards) for other in closed] == [[-1, -1]] * len(closed)


def test_PAR_12_two_different_cards_are_discarded() -> None:
    """The same ruling: two of four cards; the first one is gone when the second is chosen."""
    state = last_round(["r1 r2 r3 r4", "b1 b2 b3 b4"], ["", ""])
    discard(state, "r2")
    assert state.midway
    assert list(state.legal()) == [CARDS + card for card in numbers("r1 r3 r4")]
    assert why_not(state, CARDS + numbers("r2")[0]) == "not_held"
    discard(state, "r4")
    assert not state.midway


def test_PAR_18_line_and_fronts_are_public_hands_and_pile_are_not() -> None:
    """Setup and action 2: cards are dealt and piled face down, the line and the fronts are open."""
    state = parade(hands=["r1 r2", "b1 b2 b3"], fronts=["v1", "v2"], line="g1 g2")
    for seat in (0, 1, NOBODY):
        seen = view(state, seat).state
        assert isinstance(seen, Parade)
        assert codes(seen.line) == "g1 g2"
        assert [codes(front) for front in seen.fronts] == ["v1", "v2"]
        assert list(seen.pile.cards) == [-1] * 57
        for owner, hand in enumerate(("r1 r2", "b1 b2 b3")):
            closed = [-1] * len(hand.split())
            assert list(seen.hands[owner].cards) == (numbers(hand) if owner == seat else closed)


def test_PAR_18_a_zone_says_whose_it_is_and_who_may_look() -> None:
    """The same ruling, as any door reads it from the zones."""
    assert [(zone.name, zone.owner, zone.viewer) for zone in Parade(2).zones()] == [
        ("line", NOBODY, EVERYBODY),
        ("pile", NOBODY, NOBODY),
        ("front", 0, EVERYBODY),
        ("front", 1, EVERYBODY),
        ("hand", 0, 0),
        ("hand", 1, 1),
        ("discard", 0, 0),
        ("discard", 1, 1),
    ]


@FIXED
@given(st.integers(0, 2**32))
def test_PAR_18_a_world_keeps_all_that_is_public(seed: int) -> None:
    """The same ruling: what is hidden may lie anywhere among the hidden cards."""
    state = parade(hands=["r1 r2", "b1 b2 b3"], fronts=["v1", "v2"], line="g1 g2")
    world = determinize(view(state, 0), Rng(seed))
    assert isinstance(world, Parade)
    assert view(world, 0) == view(state, 0)
    assert all_cards(world) == list(range(CARDS))
    assert world.scores() == state.scores()


def test_PAR_20_the_dealer_deals_hand_by_hand_then_the_line_then_the_pile() -> None:
    """The book is silent: five to each seat in turn, six from front to end, next card first."""
    order = list(range(CARDS))[::-1]
    state = Parade(3)
    deal(state, order)
    assert [list(hand.cards) for hand in state.hands] == [order[:5], order[5:10], order[10:15]]
    assert list(state.line.cards) == order[15:21]
    assert list(state.pile.cards) == order[21:][::-1]
    assert state.turn == 0
    act(state, 0, order[0])
    assert list(state.hands[0].cards) == [*order[1:5], order[21]]


def test_there_are_66_different_cards_eleven_of_each_color() -> None:
    faces = PARADE.faces(2, {})
    expected = [f"{color}{value}" for color in "rbvgno" for value in range(11)]
    assert [face.code for face in faces] == expected
    assert len({(face.color, face.value) for face in faces}) == 66
    assert faces[7] == Face("r7", "figure", "parade-card", "red", 7, "heart")
    assert faces[65] == Face("o10", "figure", "parade-card", "orange", 10, "mushroom")


def test_every_color_has_a_symbol_of_its_own() -> None:
    pairs = {(face.color, face.symbol) for face in PARADE.faces(2, {})}
    assert len(pairs) == len({color for color, _ in pairs}) == len({sign for _, sign in pairs}) == 6


def test_before_the_deal_all_cards_lie_in_the_pile() -> None:
    state = Parade(4)
    assert sorted(state.to_shuffle()) == list(range(CARDS))
    assert (state.turn, state.phase(), state.scores()) == (DEALER, "", [0, 0, 0, 0])


def test_moves_are_named_by_what_is_done_and_the_card() -> None:
    state = last_round(["r7 b3 v1 v2", "b1 b2 b4 b5"], ["", ""])
    red, blue = numbers("r7 b3")
    assert (state.name(red), state.name(CARDS + blue)) == ("play r7", "discard b3")
    assert (state.card_of(red), state.card_of(CARDS + blue)) == (red, blue)
    discard(state, "r7")
    assert state.name(CARDS + blue) == "b3"
    assert state.actions() == 132
