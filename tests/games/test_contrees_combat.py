"""Contrées: attacks and their clocks, who wins, and what equals are told apart by."""

from collections.abc import Sequence
from itertools import permutations

import pytest

from tablee.core.zones import NOBODY
from tests.support.contrees_positions import (
    BLACK_LANDS,
    SIXTEEN,
    Combat,
    board,
    contrees,
    discarded,
    number,
    own,
    realms,
    slots,
    stack,
    wait,
)
from tests.support.moves import offered, play

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def fought(
    totals: Sequence[str], land: str, *, attacker: int = 0, arrivals: Sequence[int] = ()
) -> list[str]:
    """What each seat has after a combat at the first place, which is due after this turn."""
    seats = len(totals)
    lands = f"{land} red-4 yellow-4 green-4"
    fight = [Combat(1, attacker, [*arrivals] or [attacker])]
    state = contrees(
        [""] * seats,
        slots=[{1: cards} for cards in totals],
        lands=lands,
        combats=fight,
        turn=(attacker - 1) % seats,
    )
    wait(state)
    assert slots(state, 1) == [""] * seats
    return realms(state)


def won_by(seat: int, land: str, seats: int = 3) -> list[str]:
    return [land if player == seat else "" for player in range(seats)]


@pytest.mark.parametrize("second", ["b5a", "w6a"])
def test_a_second_character_is_an_attack(second: str) -> None:
    """JAR-14: the first who has two before a land attacks it; one is an engagement."""
    state = contrees([f"b4a {second}", "", ""])
    play(state, "play b4a :2")
    assert state.attackers == [NOBODY] * 4
    play(state, f"play {second} :2")
    assert state.attackers == [NOBODY, 0, NOBODY, NOBODY]
    assert state.arrivals == [[], [0], [], []]


def test_an_attack_may_be_made_with_a_card_engaged_before() -> None:
    """JAR-10: the engagement itself opens no combat, and no time passes for it."""
    state = contrees(["b4a b5a", "", ""])
    play(state, "play b4a :1", "play b1a :4")
    wait(state, 2)
    assert (state.turn, realms(state)) == (0, ["", "", ""])
    play(state, "play b5a :1")
    assert state.attackers[0] == 0


def test_karniphage_alone_is_an_attack() -> None:
    """JAR-15: he stands in for two."""
    state = contrees(["karniphage", "", ""])
    play(state, "play karniphage :4")
    assert state.attackers == [NOBODY, NOBODY, NOBODY, 0]


@pytest.mark.parametrize("cards", [["r5a"], ["r5a", "r6a"], ["w6a", "r6a"], ["karniphage"]])
def test_who_plays_where_a_combat_is_answers(cards: list[str]) -> None:
    """JAR-12: the attacker stays the same; who has answered is noted once."""
    fight = [Combat(1, 0)]
    state = contrees(["", " ".join(cards), ""], slots=[{1: "b4a b5a"}], combats=fight, turn=1)
    for card in cards:
        play(state, f"play {card} :1")
    assert (state.attackers[0], state.arrivals[0]) == (0, [0, 1])


@SEATS
def test_a_combat_is_over_before_the_next_turn_of_its_attacker(seats: int) -> None:
    """JAR-9, JAR-10: every other seat has one turn; only then the land is taken."""
    for attacker in range(seats):
        hands = ["b4a b5a" if seat == attacker else "" for seat in range(seats)]
        state = contrees(hands, turn=attacker)
        play(state, "play b4a :1", "play b5a :1")
        for turn in range(1, seats):
            assert state.turn == (attacker + turn) % seats
            assert realms(state) == [""] * seats
            wait(state)
        assert state.turn == attacker
        assert realms(state) == won_by(attacker, "blue-1", seats)


def test_T11_seat_1_of_three_attacks_and_seat_0_is_the_last_to_answer() -> None:
    """JAR-9: the combat is due at the end of the next turn of seat 0."""
    state = contrees(["g9a g8a", "", ""], turn=1)
    play(state, "play r1a :2", "play r1b :2")
    wait(state)
    assert (state.turn, realms(state)) == (0, ["", "", ""])
    play(state, "play g9a :2")
    assert realms(state) == ["", "", ""]
    play(state, "play g8a :2")
    assert (state.turn, realms(state)) == (1, ["red-1", "", ""])


def test_JAR_9_turns_of_blocked_players_count() -> None:
    """JAR-9: an attack lasts one turn of play, whether the others can play or not."""
    hands = ["b4a b5a", "| trepas annexion translation entrave", ""]
    state = contrees(hands, slots=[{3: "flumigel"}])
    play(state, "play b4a :1", "play b5a :1")
    assert offered(state) == ["blocked"]
    play(state, "blocked")
    assert realms(state) == ["", "", ""]
    wait(state)
    assert (state.turn, realms(state)) == (0, ["blue-1", "", ""])


def test_JAR_10_full_slots_do_not_end_a_combat() -> None:
    """JAR-10: it is resolved only when due."""
    fight = [Combat(1, 0, [0, 1, 2])]
    full = [{1: "b4a b5a"}, {1: "r4a r5a"}, {1: "y4a y5a"}]
    state = contrees(slots=full, combats=fight, turn=1)
    wait(state)
    assert realms(state) == ["", "", ""]
    assert slots(state, 1) == ["b4a b5a", "r4a r5a", "y4a y5a"]
    wait(state)
    assert realms(state) == ["blue-1", "", ""]


def test_the_winner_takes_the_land_and_everybody_there_leaves() -> None:
    """JAR-44: another land comes; whoever stands elsewhere stays."""
    there = [{1: "b9a", 2: "b2a"}, {1: "r8a r7a"}, {1: "y4a"}]
    state = contrees(slots=there, combats=[Combat(1, 1)], turn=0)
    stack(state, "black-2")
    play(state, "play b1a :3", "play b1b :4")
    assert realms(state) == ["", "blue-1", ""]
    assert board(state) == "black-2 red-1 yellow-1 green-1"
    assert discarded(state) == {"b9a", "r8a", "r7a", "y4a"}
    assert (slots(state, 1), slots(state, 2)) == (["", "", ""], ["b2a", "", ""])
    assert (state.attackers, state.arrivals) == ([NOBODY] * 4, [[], [], [], []])
    assert state.turn == 1


def test_without_a_land_to_come_the_place_is_closed() -> None:
    """JAR-43, JAR-44: the lands have run out."""
    lands = BLACK_LANDS
    state = contrees(lands=lands, slots=[{1: "b4a b5a"}], combats=[Combat(1, 0)], turn=2)
    own(state, *SIXTEEN)
    wait(state)
    assert board(state) == "- black-2 black-3 black-4"
    assert realms(state)[0].split()[-1] == "black-1"
    assert state.turn == 0


@pytest.mark.parametrize(
    ("totals", "winner"),
    [
        *[(["b4a b5a", "r8a", ""], 0), (["b4a b5a", "r10a", ""], 1), (["b1a b2a", "", "y3a"], 0)],
        *[(["b1a b2a", "", "y4a"], 2), (["b8a b7a", "karniphage", ""], 1)],
        *[(["b10a b9a", "karniphage", "y8a y8b"], 0), (["w1a w2a", "", ""], 0)],
    ],
)
def test_JAR_14_the_strongest_wins_with_one_card_or_two(totals: list[str], winner: int) -> None:
    """JAR-14: cards engaged before the attack count too."""
    assert fought(totals, "black-1") == won_by(winner, "black-1")


def test_one_may_win_a_combat_without_having_answered() -> None:
    """JAR-14: an engaged card competes by being there."""
    state = contrees(["b2a b3b", "", ""], slots=[{}, {3: "r10a"}])
    play(state, "play b2a :3", "play b3b :3")
    wait(state, 2)
    assert realms(state) == ["", "yellow-1", ""]


@pytest.mark.parametrize("attacker", range(3))
@pytest.mark.parametrize("order", [*permutations(range(3))])
def test_T5_equals_on_a_green_land_are_told_apart_by_its_color(
    attacker: int, order: tuple[int, int, int]
) -> None:
    """JAR-12: whoever attacked and in whatever order they came."""
    elevens = ["r6a r5a", "g8a g3a", "y4a y7a"]
    arrivals = [attacker, *[seat for seat in order if seat != attacker]]
    for land in ("green-1", "green-2"):
        won = fought(elevens, land, attacker=attacker, arrivals=arrivals)
        assert won == won_by(1, land)


@pytest.mark.parametrize("attacker", range(3))
@pytest.mark.parametrize(("land", "winner"), [("black-2", 0), ("black-4", 1), ("black-3", 2)])
def test_T5_then_by_its_crown(attacker: int, land: str, winner: int) -> None:
    """JAR-2, JAR-12: the crowns of the black lands are blue, red, yellow and green."""
    elevens = ["r6a r5a", "g8a g3a", "y4a y7a"]
    order = [attacker, *[seat for seat in range(3) if seat != attacker]]
    assert fought(elevens, land, attacker=attacker, arrivals=order) == won_by(winner, land)


@pytest.mark.parametrize("arrivals", [*permutations(range(3))])
def test_T5_then_by_who_has_played_first(arrivals: tuple[int, int, int]) -> None:
    """JAR-12: the attacker, here under a blue crown that helps nobody."""
    elevens = ["r6a r5a", "g8a g3a", "y4a y7a"]
    won = fought(elevens, "black-1", attacker=arrivals[0], arrivals=arrivals)
    assert won == won_by(arrivals[0], "black-1")


def test_the_color_of_the_land_comes_before_that_of_its_crown() -> None:
    """JAR-12: green land, red crown: green has it though red attacked."""
    assert fought(["r6a r5a", "g8a g3a"], "green-2") == won_by(1, "green-2", 2)
    assert fought(["r6a r5a", "g8a g3a", "y1a"], "green-2") == won_by(1, "green-2")


def test_colors_help_only_among_equals() -> None:
    """JAR-12: a weaker seat of the right color is not asked."""
    totals = ["r6a r5a", "g8a g2a", "y4a y7a"]
    assert fought(totals, "green-1", arrivals=[0, 1, 2]) == won_by(0, "green-1")


@pytest.mark.parametrize(("arrivals", "winner"), [([0, 2, 1], 2), ([0, 1, 2], 1), ([0, 2], 2)])
def test_JAR_12_answers_count_in_the_order_of_the_first_card(
    arrivals: list[int], winner: int
) -> None:
    """JAR-12: the attacker is out of it; an earlier engaged card comes after the answers."""
    won = fought(["b2a b2b", "g8a", "y8a"], "black-2", arrivals=arrivals)
    assert won == won_by(winner, "black-2")


@pytest.mark.parametrize(("attacker", "winner"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_JAR_12_engaged_cards_alone_count_by_seats_from_the_attacker(
    attacker: int, winner: int
) -> None:
    """JAR-12: nobody but the attacker has played there since."""
    totals = ["w9a", "w8a w1a", "w6a w3a", "w7a w2a"]
    totals[attacker] = "b2a b2b"
    assert fought(totals, "black-2", attacker=attacker) == won_by(winner, "black-2", 4)


def test_JAR_12_the_act_of_playing_counts_even_if_trepas_has_taken_the_card() -> None:
    """JAR-12: seat 2 has answered with a card that is gone; seat 1 has only engaged before."""
    there = [{1: "b2a b2b"}, {1: "y8a"}, {1: "w8a r4a"}]
    fight = [Combat(1, 0, [0, 2])]
    state = contrees(["", "", "", "trepas"], slots=there, combats=fight, turn=3)
    play(state, "trepas r4a")
    wait(state)
    assert realms(state) == won_by(2, "blue-1", 4)


@pytest.mark.parametrize(("land", "winner"), [("black-4", 0), ("yellow-1", 1)])
def test_T6_karniphage_wins_ties_on_black_lands(land: str, winner: int) -> None:
    """JAR-16: yellow does on yellow ones, and on a black one crown or order do not matter."""
    for attacker in (0, 1):
        won = fought(["karniphage", "y9a y7a"], land, attacker=attacker)
        assert won == won_by(winner, land, 2)


def test_JAR_16_karniphage_wins_ties_under_black_crowns() -> None:
    """JAR-16: the fourth blue land has one; against blue he has no chance there."""
    assert fought(["y9a y7a", "karniphage"], "blue-4") == won_by(1, "blue-4", 2)
    assert fought(["b9a b7a", "karniphage"], "blue-4") == won_by(0, "blue-4", 2)
    assert fought(["y9a y7a", "karniphage"], "blue-1") == won_by(0, "blue-1", 2)


@pytest.mark.parametrize("land", ["red-1", "blue-1", "black-2"])
def test_JAR_7_two_whites_have_no_color_to_tell(land: str) -> None:
    """JAR-7: red has the land by its color or its crown, whoever came first."""
    assert fought(["w8a w3a", "r6a r5a"], land) == won_by(1, land, 2)
    assert fought(["w8a w3a", "y6a y5a"], land) == won_by(0, land, 2)


@pytest.mark.parametrize("pair", ["w8a r3a", "r3a w8a", "r3a r8a"])
def test_a_white_fights_in_the_color_beside_it(pair: str) -> None:
    """JAR-7: together with red it is red, in either order."""
    assert fought(["y6a y5a", pair], "red-1") == won_by(1, "red-1", 2)


def test_JAR_8_two_attacks_in_one_turn_are_fought_in_the_order_of_their_launch() -> None:
    """JAR-8: each has its own clock; here both are due together."""
    state = contrees(["b5a karniphage", "", ""], slots=[{3: "b4a"}])
    play(state, "play b5a :3", "play karniphage :1")
    assert state.attackers == [0, NOBODY, 0, NOBODY]
    wait(state, 2)
    assert realms(state) == ["yellow-1 blue-1", "", ""]


def test_JAR_8_attacks_of_two_players_run_their_own_clocks() -> None:
    """JAR-8: that of seat 0 is due one turn before that of seat 1."""
    fights = [Combat(2, 0), Combat(1, 1)]
    state = contrees(slots=[{2: "b4a b5a"}, {1: "r4a r5a"}], combats=fights, turn=2)
    wait(state)
    assert realms(state) == ["red-1", "", ""]
    wait(state)
    assert realms(state) == ["red-1", "blue-1", ""]


@pytest.mark.parametrize(("first", "won"), [(1, "blue-1"), (2, "black-1")])
def test_JAR_8_the_game_ends_with_the_first_that_ends_it(first: int, won: str) -> None:
    """JAR-8, JAR-44: the second combat is then not fought; its land stays."""
    there = [{1: "b4a b5a", 2: "y4a y5a"}]
    fights = [Combat(place, 0) for place in (first, 3 - first)]
    state = contrees(slots=there, lands="blue-1 black-1 red-1 red-2", combats=fights, turn=2)
    own(state, "blue-2 blue-3 blue-4 black-2 black-3 black-4")
    wait(state)
    assert (state.turn, realms(state)[0].split()[6:]) == (NOBODY, [won])
    assert slots(state, 3 - first)[0] == there[0][3 - first]


@pytest.mark.parametrize(
    ("sort", "won"), [("annexion :1", "green-4"), ("translation :4 :2 :3", "black-4")]
)
def test_JAR_13_the_land_that_lies_there_at_the_end_counts(sort: str, won: str) -> None:
    """JAR-13: red would have had the first by its color; green has its color, or its crown."""
    lands = "red-1 yellow-2 green-2 black-4"
    there = [{1: "r6a r5a"}, {1: "g8a g3a"}]
    hands = ["", "", sort.split(maxsplit=1)[0]]
    state = contrees(hands, slots=there, lands=lands, combats=[Combat(1, 0, [0, 1])], turn=2)
    stack(state, "green-4")
    play(state, sort)
    wait(state)
    assert realms(state)[1] == won


def test_JAR_44_no_question_is_asked_when_the_game_has_just_ended() -> None:
    """JAR-44: the land is taken first, and nobody leaves any more."""
    state = contrees(slots=[{1: "b4a jarmial"}], combats=[Combat(1, 0)], turn=2)
    own(state, "blue-2 blue-3 blue-4")
    wait(state)
    assert (state.turn, slots(state, 1)) == (NOBODY, ["b4a jarmial", "", ""])


def test_JAR_45_where_nobody_is_left_nobody_wins() -> None:
    """JAR-45: the land stays, and another attack may come."""
    state = contrees(["", "r4a r5a", ""], combats=[Combat(1, 1)], turn=0)
    wait(state)
    assert (state.turn, board(state)) == (1, "blue-1 red-1 yellow-1 green-1")
    assert (realms(state), state.attackers) == (["", "", ""], [NOBODY] * 4)
    play(state, "play r4a :1", "play r5a :1")
    assert state.attackers[0] == 1


@SEATS
def test_the_clock_of_a_combat_runs_until_it_is_decided(seats: int) -> None:
    """JAR-9: the attacker's turn, then one turn of every other seat, counted for everybody."""
    state = contrees(["b4a b5a", *[""] * (seats - 1)])
    play(state, "play b4a :1")
    assert state.effects() == []
    play(state, "play b5a :1")
    for left in range(seats - 1, 0, -1):
        (combat,) = state.effects()
        assert combat[:6] == ("combat", "land-0", 0, seats, left, seats - 1)
        wait(state)
    assert state.effects() == []


def test_everybody_sees_how_strong_each_seat_is_and_who_would_win() -> None:
    """JAR-20: Jarmial doubles his companion, and stands for nothing alone."""
    state = contrees(
        slots=[{1: "jarmial b4a", 2: "b6a"}, {1: "r6a r2a", 2: "g5a g4a"}, {}],
        lands="red-1 blue-1 yellow-1 green-1",
        combats=[Combat(2, attacker=1), Combat(1, attacker=0)],
        turn=2,
    )
    later, sooner = state.effects()
    assert (later.zone, later.strengths, later.ahead, later.left) == ("land-1", [6, 9, None], 1, 2)
    assert (sooner.zone, sooner.strengths, sooner.ahead) == ("land-0", [8, 8, None], 1)
    assert sooner.left == 1
    state.kill(number(state, "b4a"))
    assert state.effects()[1].strengths == [0, 8, None]


def test_a_combat_that_is_decided_goes_on_no_more_while_jarmial_is_asked_for() -> None:
    """JAR-44."""
    state = contrees(slots=[{1: "jarmial b4a"}], combats=[Combat(1, attacker=0)], turn=2)
    assert len(state.effects()) == 1
    wait(state)
    assert offered(state) == ["invoke", "decline"]
    assert state.effects() == []


def test_a_sort_that_lasts_says_whose_it_is_what_it_names_and_how_long() -> None:
    """JAR-26: until its caster's next turn."""
    state = contrees(["entrave", "", ""])
    play(state, "entrave red white")
    (sort,) = state.effects()
    assert (sort.name, sort.zone, sort.seat, sort.left) == ("entrave", "sorts", 0, 3)
    assert sort.words == ("red", "white")
    assert sort.strengths == [None] * 3
