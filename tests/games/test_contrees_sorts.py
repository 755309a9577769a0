"""Contrées: the five sorts, what they are aimed at and how long they last."""

from itertools import permutations

import pytest

from tablee.core.moves import act
from tablee.core.zones import NOBODY
from tablee.games.contrees import Contrees
from tests.support.contrees_positions import (
    BLACK_LANDS,
    SIXTEEN,
    Combat,
    board,
    cast,
    codes,
    contrees,
    discarded,
    moves,
    own,
    realms,
    slots,
    stack,
    wait,
)
from tests.support.moves import offered, play, refused, why

SORTS = ["annexion :1", "translation :1 :2 :3", "trepas r4a", "affaiblissement"]
SORTS += ["entrave red white"]


def holding(*sorts: str) -> Contrees:
    """Seat 0 holds these sorts; before the second land stand a blue 3 of its own and a red 4."""
    return contrees([" ".join(sorts), "", ""], slots=[{2: "b3a"}, {2: "r4a"}])


@pytest.mark.parametrize("move", SORTS)
def test_a_sort_is_one_of_two_cards(move: str) -> None:
    """JAR-26: played in turn, it leaves the hand, for the discard pile unless it lasts."""
    name = move.split(maxsplit=1)[0]
    state = holding(name)
    play(state, move)
    assert (state.turn, state.played) == (0, 1)
    assert name not in codes(state, state.hands[0]).split()
    lasts = name in ("affaiblissement", "entrave")
    assert codes(state, state.sorts) == (name if lasts else "")
    assert (name in discarded(state)) == (not lasts)
    wait(state)
    assert (state.turn, len(state.hands[0].cards)) == (1, 4)


def test_two_sorts_may_be_cast_in_a_turn() -> None:
    """JAR-26: both that last may lie there together."""
    state = holding("affaiblissement", "entrave")
    play(state, "affaiblissement", "entrave blue yellow")
    assert codes(state, state.sorts) == "affaiblissement entrave"
    assert (state.turn, state.casters) == (1, [0, 0])


@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_annexion_takes_any_land_in_play(place: int) -> None:
    """JAR-31, JAR-34: another comes at once; whoever stands there stays, and so does a combat."""
    there = [{place: "b3a"}, {place: "r4a r5a"}]
    state = contrees(["annexion", "", ""], slots=there, combats=[Combat(place, 1)])
    stack(state, "black-3")
    taken = board(state).split()[place - 1]
    play(state, f"annexion :{place}")
    assert realms(state) == [taken, "", ""]
    assert board(state).split()[place - 1] == "black-3"
    assert slots(state, place) == ["b3a", "r4a r5a", ""]
    assert (state.attackers[place - 1], state.arrivals[place - 1]) == (1, [1])


def test_JAR_34_the_combat_goes_on_for_the_new_land() -> None:
    """JAR-34: the attacker gets the other one, when the combat was due anyway."""
    state = contrees(["annexion", "", ""], slots=[{}, {1: "r4a r5a"}], combats=[Combat(1, 1)])
    stack(state, "black-3")
    play(state, "annexion :1")
    wait(state)
    assert realms(state) == ["blue-1", "black-3", ""]


@pytest.mark.parametrize(
    "realm", ["blue-2 blue-3 blue-4", "red-2 yellow-2 green-2 black-2", "red-2 red-3 red-4"]
)
def test_JAR_31_annexion_can_end_the_game_at_once(realm: str) -> None:
    """JAR-31: in the middle of a turn, and no land comes any more."""
    state = holding("annexion")
    own(state, realm)
    play(state, "annexion :1")
    ends = realm != "red-2 red-3 red-4"
    assert state.turn == (NOBODY if ends else 0)
    assert (len(state.lands[0].cards) == 0) == ends
    assert (state.played, realms(state)[0]) == (1, f"{realm} blue-1")


def test_JAR_31_the_twentieth_land_ends_the_game() -> None:
    """JAR-31: by Annexion too; the bonus counts it."""
    lands = "- - - black-4"
    state = contrees(["annexion", "", ""], lands=lands)
    own(state, f"{SIXTEEN[0]} black-1", f"{SIXTEEN[1]} black-2 black-3", SIXTEEN[2])
    play(state, "annexion :4")
    assert (state.turn, board(state)) == (NOBODY, "- - - -")
    assert state.sheets()[0]["bonus"] == [0, 0, 0]
    assert [len(realm.cards) for realm in state.realms] == [8, 8, 4]


def test_JAR_32_annexion_without_a_land_to_come_closes_the_place() -> None:
    """JAR-32: everybody there leaves, and the combat is no more."""
    there = [{1: "b3a", 2: "b4a"}, {1: "jarmial r5a"}]
    hands = ["annexion", "", ""]
    state = contrees(hands, slots=there, lands=BLACK_LANDS, combats=[Combat(1, 1)])
    own(state, *SIXTEEN)
    state.jarmial_wins = [1, 1, 0]
    play(state, "annexion :1")
    assert board(state) == "- black-2 black-3 black-4"
    assert discarded(state) == {"annexion", "b3a", "jarmial", "r5a"}
    assert slots(state, 2) == ["b4a", "", ""]
    assert (state.attackers[0], state.arrivals[0], state.jarmial_wins) == (NOBODY, [], [0, 0, 0])
    wait(state)
    assert (state.turn, realms(state)[1]) == (1, SIXTEEN[1])


@pytest.mark.parametrize("order", [*permutations((1, 2, 3, 4))])
def test_JAR_33_translation_lays_the_lands_in_any_order(order: tuple[int, ...]) -> None:
    """JAR-33: each word tells where the land of the next place comes from; also as they were."""
    state = holding("translation")
    before = board(state).split()
    play(state, "translation " + " ".join(f":{place}" for place in order[:3]))
    assert board(state).split() == [before[place - 1] for place in order]
    assert slots(state, 2) == ["b3a", "r4a", ""]
    assert (state.midway, state.moves, state.played, state.turn) == (False, [], 1, 0)


def test_JAR_33_translation_step_by_step() -> None:
    """JAR-33: a land can be given one place only; nothing moves before all have theirs."""
    state = holding("translation")
    before = board(state)
    steps: list[list[str]] = []
    for step in ("translation :3", ":1", ":2"):
        steps.append([name for name in offered(state) if ":" in name and "play" not in name])
        assert board(state) == before
        (action,) = [action for action in state.legal() if state.name(action) == step]
        act(state, state.turn, action)
    assert steps[0] == [f"translation :{place}" for place in (1, 2, 3, 4)]
    assert steps[1:] == [[":1", ":2", ":4"], [":2", ":4"]]
    assert board(state) == "yellow-1 blue-1 red-1 green-1"
    assert not state.midway


def test_JAR_33_once_begun_a_translation_must_be_ended() -> None:
    """JAR-33: nothing else can be done meanwhile, and no land goes to two places."""
    state = holding("translation", "trepas")
    (begin,) = [action for action in state.legal() if state.name(action) == "translation :3"]
    act(state, 0, begin)
    assert (state.midway, state.turn) == (True, 0)
    assert refused(state, ":3") == "JAR-33"
    assert refused(state, "play b1a :1") == "JAR-33"
    assert refused(state, "trepas r4a") == "JAR-33"
    play(state, ":1 :2")
    assert board(state) == "yellow-1 blue-1 red-1 green-1"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        *[("translation", "unknown_move"), ("translation :1", "unfinished_move")],
        *[("translation :1 :2", "unfinished_move"), ("translation :1 :1 :2", "JAR-33")],
        *[("translation :3 :1 :3", "JAR-33"), ("translation :1 :2 :5", "unknown_move")],
        *[("translation :1 :2 :3 :4", "unknown_move"), (":1 :2 :3", "unknown_move")],
    ],
)
def test_JAR_33_a_translation_is_done_as_a_whole_or_not_at_all(move: str, reason: str) -> None:
    """JAR-33: what is refused has changed nothing."""
    assert refused(holding("translation"), move) == reason


@pytest.mark.parametrize(
    ("lands", "move", "after"),
    [
        ("blue-1 - yellow-1 green-1", "translation :4 :1", "green-1 - blue-1 yellow-1"),
        ("- red-1 - green-1", "translation :4", "- green-1 - red-1"),
        ("- red-1 - green-1", "translation :2", "- red-1 - green-1"),
        ("- - yellow-1 -", "translation :3", "- - yellow-1 -"),
    ],
)
def test_JAR_33_closed_places_stay_closed(lands: str, move: str, after: str) -> None:
    """JAR-33: the others are counted; with two lands one word tells all, with one too."""
    state = contrees(["translation", "", ""], lands=lands)
    play(state, move)
    assert board(state) == after
    assert discarded(state) == {"translation"}


def test_JAR_18_trepas_takes_any_character_in_play() -> None:
    """JAR-18: of anybody, one's own too; the attack stands."""
    there = [{1: "b3a", 4: "w4a"}, {2: "r4a r5a"}, {3: "karniphage"}]
    state = contrees(["trepas", "", ""], slots=there, combats=[Combat(2, 1)])
    targets = {"b3a", "w4a", "r4a", "r5a", "karniphage"}
    assert {name.split()[1] for name in moves(state, "trepas")} == targets
    play(state, "trepas r5a")
    assert slots(state, 2) == ["", "r4a", ""]
    assert (state.attackers[1], discarded(state)) == (1, {"trepas", "r5a"})


def test_JAR_18_trepas_on_a_character_of_ones_own() -> None:
    """JAR-18: which may be useful, to begin anew."""
    state = holding("trepas")
    play(state, "trepas b3a")
    assert slots(state, 2) == ["", "r4a", ""]


@pytest.mark.parametrize("there", ["", "jarmial", "flumigel"])
def test_JAR_18_trepas_needs_a_target(there: str) -> None:
    """JAR-18: without one it cannot be played."""
    state = contrees(["trepas", "", ""], slots=[{1: there}])
    assert moves(state, "trepas") == []
    assert refused(state, "trepas r4a") == "JAR-18"


@pytest.mark.parametrize("immune", ["jarmial", "flumigel"])
@pytest.mark.parametrize("seat", [0, 1])
def test_JAR_19_jarmial_and_flumigel_are_never_targets(immune: str, seat: int) -> None:
    """JAR-19: not even one's own; an opponent's Flumigel lets nobody cast anyway."""
    there = [{1: immune if seat == player else "", 2: "w4a"} for player in (0, 1)]
    there[1][2] = "w6a"
    state = contrees(["trepas", "", ""], slots=there)
    silenced = (immune, seat) == ("flumigel", 1)
    assert why(state, f"trepas {immune}") == ("JAR-28" if silenced else "JAR-19")
    assert moves(state, "trepas") == ([] if silenced else ["trepas w4a", "trepas w6a"])


def test_T9_who_kills_an_attacking_karniphage_wins_if_nobody_is_there() -> None:
    """JAR-17: the attack stands, and everybody has a turn."""
    state = contrees(["karniphage", "trepas", ""])
    play(state, "play karniphage :1", "play b1a :4", "trepas karniphage")
    assert (state.attackers[0], realms(state)) == (0, ["", "", ""])
    wait(state, 2)
    assert (state.turn, realms(state)) == (0, ["", "blue-1", ""])
    assert (state.attackers[0], state.killers[0]) == (NOBODY, NOBODY)


@pytest.mark.parametrize("engaged", [{}, {1: "y1a"}])
def test_JAR_17_whoever_stands_there_wins_instead(engaged: dict[int, str]) -> None:
    """JAR-17: engaged before or laid after, however weak."""
    state = contrees(["karniphage", "trepas", "y2a"], slots=[{}, {}, engaged])
    play(state, "play karniphage :1", "play b1a :4", "trepas karniphage", "play r1a :4")
    play(state, *([] if engaged else ["play y2a :1"]))
    wait(state)
    assert realms(state) == ["", "", "blue-1"]


def test_JAR_17_the_owner_may_kill_him_too() -> None:
    """JAR-17, JAR-18: whoever has cast Trépas wins."""
    state = contrees(["karniphage trepas", "", ""])
    play(state, "play karniphage :1", "trepas karniphage")
    wait(state, 2)
    assert realms(state) == ["blue-1", "", ""]


def test_JAR_17_killing_a_karniphage_that_answered_wins_nothing() -> None:
    """JAR-17: it is about the one who launched the attack."""
    there = [{1: "b2a b3a"}, {1: "karniphage"}]
    fight = [Combat(1, 0, [0, 1])]
    state = contrees(["", "", "trepas"], slots=there, combats=fight, turn=2)
    play(state, "trepas karniphage")
    assert state.killers == [NOBODY] * 4
    wait(state)
    assert realms(state) == ["blue-1", "", ""]


@pytest.mark.parametrize("move", ["affaiblissement", "entrave red yellow"])
def test_JAR_26_a_lasting_sort_ends_with_the_next_turn_of_its_caster(move: str) -> None:
    """JAR-26: it lies on the table for a turn of everybody else, then it is discarded."""
    name = move.split(maxsplit=1)[0]
    state = contrees([name, "r6a g1a g2a w1a", "y6a g3a g4a w2a"])
    play(state, move, "play b1a :4")
    for card, following in (("r6a", 2), ("y6a", 0)):
        assert moves(state, card) == []
        assert codes(state, state.sorts) == name
        play(state, *moves(state, "g1a" if card == "r6a" else "g3a")[:1])
        assert moves(state, card) == []
        play(state, *moves(state, "w1a" if card == "r6a" else "w2a")[-1:])
        assert state.turn == following
    assert (codes(state, state.sorts), name in discarded(state)) == ("", True)
    assert state.casters == [NOBODY, NOBODY]


def test_T12_entrave_on_red_and_green_lets_a_white_join_red() -> None:
    """JAR-29: B has a red 4 in play and may add a white, not a red."""
    state = contrees(["entrave", "r5a w4a", ""], slots=[{}, {2: "r4a"}])
    play(state, "entrave red green", "play b1a :4")
    assert refused(state, "play r5a :2") == "JAR-29"
    play(state, "play w4a :2")
    assert (slots(state, 2), state.attackers[1]) == (["", "r4a w4a", ""], 1)


def test_entrave_names_two_different_colors() -> None:
    """JAR-29: of six, in the order of the colors."""
    state = holding("entrave")
    colors = ["blue", "red", "yellow", "green", "white", "black"]
    pairs = [f"entrave {a} {b}" for i, a in enumerate(colors) for b in colors[i + 1 :]]
    assert moves(state, "entrave") == pairs
    assert refused(state, "entrave red red") == "unknown_move"


@pytest.mark.parametrize("move", SORTS)
@pytest.mark.parametrize("place", [1, 4])
def test_JAR_28_an_opponents_flumigel_silences_everywhere(move: str, place: int) -> None:
    """JAR-28: whatever the sort and wherever he stands; his player may cast."""
    name = move.split(maxsplit=1)[0]
    for seat in (0, 1):
        there = [{2: "b3a"}, {2: "r4a"}, {}]
        there[seat][place] = "flumigel"
        state = contrees([name, "", ""], slots=there)
        assert (moves(state, name) == []) == (seat == 1)
        if seat == 1:
            assert refused(state, move) == "JAR-28"


def test_JAR_28_the_ban_ends_when_flumigel_leaves() -> None:
    """JAR-28: after his combat sorts can be cast again."""
    there = [{1: "b2a b3a"}, {1: "flumigel", 2: "r4a"}]
    hands = ["trepas", "", "affaiblissement"]
    state = contrees(hands, slots=there, combats=[Combat(1, 0, [0, 1])], turn=2)
    assert refused(state, "affaiblissement") == "JAR-28"
    wait(state)
    assert (state.turn, "flumigel" in discarded(state)) == (0, True)
    play(state, "trepas r4a")


@pytest.mark.parametrize("sort", ["affaiblissement", "entrave white black"])
def test_no_sort_binds_those_who_come_after_it_has_ended(sort: str) -> None:
    """JAR-26: at the start of the caster's turn everybody is free again."""
    state = contrees(["", "w9a r9a", ""], turn=2)
    cast(state, sort, 0)
    wait(state)
    assert (state.turn, codes(state, state.sorts)) == (0, "")
    wait(state)
    assert len(moves(state, "w9a")) == 4
