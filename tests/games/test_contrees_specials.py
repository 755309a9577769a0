"""Contrées: Jarmial, Flumigel and Karniphage."""

import pytest

from tablee.core.zones import NOBODY
from tablee.games.contrees import Contrees
from tablee.games.contrees.cards import WHITE
from tests.support.contrees_positions import (
    Combat,
    board,
    cast,
    codes,
    contrees,
    discarded,
    hand,
    invoke,
    moves,
    number,
    realms,
    slots,
    wait,
)
from tests.support.moves import offered, play, refused, why

ANSWERS = ["invoke", "decline"]


def asked(*slots_there: str, wins: tuple[int, ...] = (0, 0, 0)) -> Contrees:
    """After a combat at the first place that seat 0 has launched."""
    there = [{1: cards} for cards in slots_there]
    order = [seat for seat, cards in enumerate(slots_there) if cards or seat == 0]
    state = contrees(slots=there, combats=[Combat(1, 0, order)], turn=2)
    state.jarmial_wins = [*wins]
    wait(state)
    return state


@pytest.mark.parametrize(
    ("pair", "total"),
    [
        *[("jarmial r10a", 20), ("r10a jarmial", 20), ("jarmial b1a", 2), ("jarmial w9a", 18)],
        *[("jarmial flumigel", 10), ("jarmial", 0), ("r10a r9a", 19), ("karniphage", 16), ("", 0)],
    ],
)
def test_T7_jarmial_has_the_strength_of_the_other_card(pair: str, total: int) -> None:
    """JAR-20, JAR-21: alone he has none."""
    state = contrees(slots=[{1: pair}])
    assert state.total(state.slot(0, 0)) == total


def test_T7_jarmial_is_worth_nothing_once_the_other_is_gone() -> None:
    """JAR-20: Trépas on the 10 leaves 0, and anybody else is stronger."""
    there = [{1: "jarmial r10a"}, {1: "g1a"}]
    state = contrees(["", "", "trepas"], slots=there, combats=[Combat(1, 0, [0, 1])], turn=2)
    assert state.total(state.slot(0, 0)) == 20
    play(state, "trepas r10a")
    assert state.total(state.slot(0, 0)) == 0
    wait(state)
    assert realms(state) == ["", "blue-1", ""]


def test_T8_jarmial_alone_wins_where_nobody_else_is() -> None:
    """JAR-20: with 0, for his player."""
    there = [{1: "jarmial r10a"}]
    state = contrees(["", "", "trepas"], slots=there, combats=[Combat(1, 0)], turn=2)
    play(state, "trepas r10a")
    wait(state)
    assert realms(state) == ["blue-1", "", ""]
    assert (state.turn, offered(state)) == (0, ANSWERS)


def test_JAR_20_jarmial_engaged_alone_has_no_strength() -> None:
    """JAR-20: a single 1 wins against him, though he came first."""
    state = asked("", "jarmial", "y1a")
    assert realms(state) == ["", "", "blue-1"]


@pytest.mark.parametrize(("land", "winner"), [("red-1", 1), ("blue-1", 1), ("green-3", 0)])
def test_JAR_21_jarmial_fights_in_the_color_of_the_other_card(land: str, winner: int) -> None:
    """JAR-21: red with a red one; by the land, by its crown, and if neither helps the first."""
    there = [{1: "g4a g6a"}, {1: "r5a jarmial"}]
    lands = f"{land} red-2 yellow-2 green-4"
    fight = [Combat(1, 0, [0, 1])]
    state = contrees(slots=there, lands=lands, combats=fight, turn=2)
    wait(state)
    assert realms(state)[winner] == land


def test_JAR_21_beside_a_white_jarmial_stays_white() -> None:
    """JAR-7, JAR-21: no help among equals."""
    state = contrees(slots=[{1: "w3a jarmial"}, {1: "r6a"}])
    assert state.color(state.slot(0, 0)) == WHITE
    assert state.color(state.slot(1, 0)) != WHITE
    state = asked("w3a jarmial", "r6a")
    assert realms(state) == ["", "blue-1", ""]


def test_JAR_21_jarmial_copies_no_power() -> None:
    """JAR-21: beside Flumigel, who then goes, he silences nobody."""
    state = contrees(["annexion", "", ""], slots=[{}, {1: "flumigel jarmial"}])
    assert moves(state, "annexion") == []
    state.slot(1, 0).remove(number(state, "flumigel"))
    assert len(moves(state, "annexion")) == 4


@pytest.mark.parametrize("answer", ANSWERS)
def test_JAR_22_the_winner_is_asked_about_jarmial(answer: str) -> None:
    """JAR-22: yes or no, before anybody leaves; the new land comes after that."""
    state = asked("b5a jarmial", "r4a")
    assert (state.turn, offered(state)) == (0, ANSWERS)
    assert board(state).split()[0] == "-"
    assert slots(state, 1) == ["b5a jarmial", "r4a", ""]
    play(state, answer)
    invoked = answer == "invoke"
    assert discarded(state) == {"b5a", "r4a"} | (set() if invoked else {"jarmial"})
    assert codes(state, state.known[0]) == ("jarmial" if invoked else "")
    assert state.invoked == (0 if invoked else NOBODY)
    assert (slots(state, 1), state.turn) == (["", "", ""], 0)
    assert board(state).split()[0] != "-"


def test_JAR_22_while_asked_nothing_else_can_be_done() -> None:
    """JAR-22: and nobody is asked in other moments."""
    state = asked("b5a jarmial", "r4a")
    assert why(state, f"play {hand(state, 0).split()[0]} :2") == "JAR-22"
    assert refused(state, "blocked") == "JAR-22"
    for answer in ANSWERS:
        assert refused(contrees(), answer) == "JAR-22"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_JAR_22_the_turns_go_on_after_the_answer(seats: int) -> None:
    """JAR-22, JAR-23: the winner was not on turn; he has won against Jarmial and may have him."""
    there = [{1: "b5a jarmial"}, {1: "r9a r8a"}]
    state = contrees([""] * seats, slots=there, combats=[Combat(1, 0, [0, 1])], turn=seats - 1)
    wait(state)
    assert (state.turn, state.active, offered(state)) == (1, seats - 1, ANSWERS)
    play(state, "invoke")
    assert (state.turn, state.active, state.invoked) == (0, 0, 1)
    assert codes(state, state.known[1]) == "jarmial"
    assert state.jarmial_wins == [0] * seats


def test_JAR_23_the_second_combat_won_with_jarmial_is_his_last() -> None:
    """JAR-23: he is discarded with the others, unasked, and the count begins anew."""
    state = asked("b5a jarmial", "r4a", wins=(1, 1, 0))
    assert (state.turn, offered(state)[0].split()[0]) == (0, "play")
    assert discarded(state) == {"b5a", "jarmial", "r4a"}
    assert state.jarmial_wins == [0, 0, 0]
    assert realms(state) == ["blue-1", "", ""]


def test_JAR_23_the_first_combat_won_with_jarmial_is_counted() -> None:
    """JAR-23: for its winner alone."""
    state = asked("b5a jarmial", "r4a", wins=(0, 1, 0))
    assert (offered(state), state.jarmial_wins) == (ANSWERS, [1, 1, 0])
    play(state, "invoke")
    assert state.jarmial_wins == [1, 1, 0]


def test_JAR_23_winning_against_jarmial_is_not_counted() -> None:
    """JAR-23: who has won once with him may still take him from another."""
    state = asked("b5a jarmial", "r8a r7a", wins=(1, 1, 0))
    assert (state.turn, offered(state), state.jarmial_wins) == (1, ANSWERS, [1, 1, 0])
    play(state, "invoke")
    assert (state.invoked, state.jarmial_wins) == (1, [1, 1, 0])


def test_JAR_23_the_counts_end_when_jarmial_is_not_wanted() -> None:
    """JAR-23: on the discard pile everything is forgotten."""
    state = asked("b5a jarmial", "r4a", wins=(0, 1, 0))
    play(state, "decline")
    assert state.jarmial_wins == [0, 0, 0]


def test_a_combat_without_jarmial_asks_nothing() -> None:
    """JAR-22: he stands elsewhere and stays there."""
    there = [{1: "b4a b5a", 2: "jarmial"}]
    state = contrees(slots=there, combats=[Combat(1, 0)], turn=2)
    state.jarmial_wins = [1, 0, 0]
    wait(state)
    assert (state.turn, state.asked, state.jarmial_wins) == (0, NOBODY, [1, 0, 0])
    assert slots(state, 2) == ["jarmial", "", ""]


def test_JAR_22_another_combat_waits_for_the_answer() -> None:
    """JAR-8, JAR-22, JAR-44: the next one that is due is fought after it."""
    there = [{1: "b5a jarmial", 2: "b6a b7a"}]
    state = contrees(slots=there, combats=[Combat(1, 0), Combat(2, 0)], turn=2)
    wait(state)
    assert (realms(state)[0], offered(state)) == ("blue-1", ANSWERS)
    play(state, "invoke")
    assert (realms(state)[0], state.turn) == ("blue-1 red-1", 0)


def test_T10_with_jarmial_and_one_card_of_the_hand_one_card_is_drawn() -> None:
    """JAR-24: he lies there as a fifth card; after a turn with him there are four again."""
    state = contrees(["b4a b5a b6a b7a", "", ""])
    invoke(state, 0)
    play(state, "play jarmial :1", "play b4a :1")
    assert (state.turn, len(state.hands[0].cards), state.invoked) == (1, 4, NOBODY)
    assert codes(state, state.known[0]) == ""
    assert hand(state, 0).split()[:3] == ["b5a", "b6a", "b7a"]


def test_JAR_24_jarmial_face_up_is_not_counted_in_the_hand() -> None:
    """JAR-24: who leaves him there draws two."""
    state = contrees(["b4a b5a b6a b7a", "", ""])
    invoke(state, 0)
    play(state, "play b4a :1", "play b5a :2")
    assert (len(state.hands[0].cards), codes(state, state.known[0])) == (4, "jarmial")
    assert state.invoked == 0


def test_JAR_24_jarmial_drawn_from_the_pile_is_a_card_like_others() -> None:
    """JAR-24: in hand he is one of four."""
    state = contrees(["jarmial b4a b5a b6a", "", ""])
    play(state, "play jarmial :1", "play b4a :1")
    assert (len(state.hands[0].cards), state.attackers[0]) == (4, 0)


def test_JAR_25_jarmial_face_up_must_be_played_if_nothing_else_can() -> None:
    """JAR-25: whoever has him is not blocked."""
    state = contrees(["trepas annexion translation entrave", "", ""], slots=[{}, {1: "flumigel"}])
    assert offered(state) == ["blocked"]
    invoke(state, 0)
    assert offered(state) == [f"play jarmial :{place}" for place in (1, 2, 3, 4)]
    assert refused(state, "blocked") == "JAR-25"


def test_JAR_25_nobody_may_say_blocked_who_can_play() -> None:
    """JAR-25: one card that can be played is enough."""
    assert refused(contrees(), "blocked") == "JAR-25"


@pytest.mark.parametrize("caster", [0, 1, 2])
@pytest.mark.parametrize("sort", ["affaiblissement", "entrave red green"])
def test_flumigel_ends_the_lasting_sorts_of_opponents(sort: str, caster: int) -> None:
    """JAR-26, JAR-28: at once; those of his own player stay."""
    state = contrees(["", "flumigel y9a", ""], turn=1)
    cast(state, sort, caster)
    name = sort.split(maxsplit=1)[0]
    play(state, "play flumigel :3")
    assert codes(state, state.sorts) == (name if caster == 1 else "")
    assert discarded(state) == (set() if caster == 1 else {name})
    assert (caster in state.casters) == (caster == 1)
    play(state, "play y9a :2")


def test_flumigel_ends_both_lasting_sorts_together() -> None:
    """JAR-26: of two opponents too."""
    state = contrees(["", "flumigel", ""], turn=1)
    cast(state, "affaiblissement", 0)
    cast(state, "entrave red green", 2)
    assert refused(state, "play r1a :1") == "JAR-29"
    play(state, "play flumigel :3", "play r1a :1")
    assert {"affaiblissement", "entrave"} <= discarded(state)
    assert state.casters == [NOBODY, NOBODY]


def test_a_sort_that_flumigel_has_ended_can_be_cast_again() -> None:
    """JAR-26: by his player, from his own hand."""
    state = contrees(["", "flumigel affaiblissement", "y9a"], turn=1)
    cast(state, "entrave red green", 0)
    play(state, "play flumigel :3", "affaiblissement")
    assert (state.turn, state.casters) == (2, [1, NOBODY])
    assert refused(state, "play y9a :1") == "JAR-27"


def test_JAR_15_karniphage_may_answer() -> None:
    """JAR-15: the attack stays that of the other."""
    there = [{1: "b8a b7a"}]
    state = contrees(["", "karniphage", ""], slots=there, combats=[Combat(1, 0)], turn=1)
    play(state, "play karniphage :1")
    assert (state.attackers[0], state.arrivals[0], state.beasts) == (0, [0, 1], 0)
    wait(state, 2)
    assert realms(state) == ["", "blue-1", ""]


@pytest.mark.parametrize("total", ["b8a b7a", "b9a b7a", "b9a b8a"])
def test_karniphage_has_a_strength_of_16(total: str) -> None:
    """JAR-16: of equals, here, whoever has the color of the land."""
    state = contrees(["karniphage", "", ""], slots=[{}, {1: total}], combats=[Combat(1, 1)])
    play(state, "play karniphage :1")
    wait(state)
    assert realms(state)[0 if total == "b8a b7a" else 1] == "blue-1"
