"""Contrées to the letter: the killed Karniphage, two cards a turn, and a color that stays."""

import pytest

from tablee.core.zones import NOBODY
from tablee.games.contrees import Contrees
from tests.support.contrees_positions import (
    Combat,
    codes,
    contrees,
    invoke,
    moves,
    number,
    own,
    realms,
    slots,
    wait,
)
from tests.support.moves import offered, play, refused, why

ONE_LAND = "blue-1 - - -"


def killed(engaged: str) -> Contrees:
    """Seat 0 attacks with Karniphage, seat 1 kills him; seat 2 was there before."""
    state = contrees(
        ["karniphage", "trepas r5a", "y2a"],
        slots=[{}, {}, {1: engaged} if engaged else {}],
        karniphage_killed="caster",
    )
    play(state, "play karniphage :1", "play b1a :4", "trepas karniphage")
    return state


@pytest.mark.parametrize("engaged", ["", "y1a", "w9a", "jarmial"])
def test_JAR_46_who_stood_there_before_does_not_keep_the_land(engaged: str) -> None:
    """JAR-46: «si aucun joueur ne pose ensuite de personnage» is about those who come later."""
    state = killed(engaged)
    play(state, "play r1a :4")
    wait(state)
    assert realms(state) == ["", "blue-1", ""]
    if engaged == "jarmial":
        assert (state.turn, offered(state)) == (1, ["invoke", "decline"])
        assert state.jarmial_wins == [0, 0, 0]
        play(state, "invoke")
        assert codes(state, state.known[1]) == "jarmial"
    assert slots(state, 1) == ["", "", ""]


def test_JAR_46_a_riposte_before_trepas_is_not_laid_afterwards() -> None:
    """JAR-46: neither an engagement nor an answer that came before counts."""
    state = contrees(["karniphage", "r5a", "trepas"], karniphage_killed="caster")
    play(state, "play karniphage :1", "play b1a :4", "play r5a :1", "play r1a :4")
    play(state, "trepas karniphage", "play y1a :4")
    assert realms(state) == ["", "", "blue-1"]


@pytest.mark.parametrize("laid_by", [1, 2])
def test_JAR_46_whoever_lays_a_character_makes_it_an_ordinary_combat(laid_by: int) -> None:
    """JAR-46: the caster too; then all who stand there compete, the earlier ones as well."""
    state = killed("w9a")
    if laid_by == 1:
        play(state, "play r5a :1")
        wait(state)
    else:
        play(state, "play r1a :4", "play y2a :1")
        wait(state)
    assert realms(state) == ["", "", "blue-1"]


def test_JAR_46_it_stays_ordinary_when_the_later_card_is_gone() -> None:
    """JAR-46: the earlier one wins though nobody laid a card that is still there."""
    state = killed("w9a")
    play(state, "play r5a :1")
    state.discard.remove(number(state, "trepas"))
    state.hands[2].add(number(state, "trepas"))
    play(state, "trepas r5a")
    wait(state)
    assert realms(state) == ["", "", "blue-1"]


def test_JAR_46_a_jarmial_of_the_caster_counts_as_a_win_with_him() -> None:
    """JAR-46: only if he stood in the caster's own slot."""
    state = contrees(
        ["karniphage", "trepas", ""], slots=[{}, {1: "jarmial"}], karniphage_killed="caster"
    )
    play(state, "play karniphage :1", "play b1a :4", "trepas karniphage", "play r1a :4")
    wait(state)
    assert (realms(state), state.jarmial_wins) == (["", "blue-1", ""], [0, 1, 0])


def test_JAR_46_is_about_the_karniphage_that_launched_the_attack() -> None:
    """JAR-46: one that answered wins nothing for whoever kills him."""
    there = [{1: "b2a b3a"}, {1: "karniphage"}]
    fight = [Combat(1, 0, [0, 1])]
    state = contrees(
        ["", "", "trepas"], slots=there, combats=fight, turn=2, karniphage_killed="caster"
    )
    play(state, "trepas karniphage")
    assert state.killers == [NOBODY] * 4
    wait(state)
    assert realms(state) == ["blue-1", "", ""]


def test_JAR_47_a_first_card_that_leaves_no_second_is_refused() -> None:
    """JAR-47: «Vous jouez obligatoirement 2 cartes»; Karniphage would fill the only slot."""
    hands = ["karniphage b5a b6a r7a", "", ""]
    there = [{}, {1: "r4a"}]
    state = contrees(hands, slots=there, lands=ONE_LAND)
    assert offered(state) == ["play karniphage :1", "play b5a :1", "play b6a :1"]
    state = contrees(hands, slots=there, lands=ONE_LAND, two_cards_if_possible=True)
    assert offered(state) == ["play b5a :1", "play b6a :1"]
    assert refused(state, "play karniphage :1") == "JAR-47"
    assert refused(state, "play r7a :1") == "JAR-5"
    play(state, "play b5a :1")
    assert offered(state) == ["play b6a :1"]


def test_JAR_47_with_room_elsewhere_nothing_is_refused() -> None:
    """JAR-47: the second card may go to any place."""
    hands = ["karniphage b5a b6a r7a", "", ""]
    state = contrees(hands, slots=[{}, {1: "r4a"}], two_cards_if_possible=True)
    assert offered(state) == offered(contrees(hands, slots=[{}, {1: "r4a"}]))


def test_JAR_47_the_test_is_made_for_each_move_with_its_target() -> None:
    """JAR-47: a Trépas that leaves something to play makes one that does not illegal."""
    state = contrees(
        ["trepas g6a g7a g8a", "", ""],
        slots=[{1: "b4a b5a"}, {1: "g4a"}, {1: "y4a y5a"}],
        lands=ONE_LAND,
        two_cards_if_possible=True,
    )
    assert offered(state) == ["trepas b4a", "trepas b5a", "trepas g4a", "trepas y4a", "trepas y5a"]
    state = contrees(
        ["trepas g6a g7a g8a", "", ""],
        slots=[{1: "g3a"}, {1: "r4a"}, {1: "y4a y5a"}],
        lands=ONE_LAND,
        two_cards_if_possible=True,
    )
    trepas = [f"trepas {card}" for card in ("g3a", "r4a", "y4a", "y5a")]
    assert [name for name in offered(state) if name in trepas] == trepas
    state = contrees(
        ["trepas g6a g7a g8a", "", ""],
        slots=[{1: "b3a"}, {1: "r4a"}, {1: "y4a y5a"}],
        lands=ONE_LAND,
        two_cards_if_possible=True,
    )
    assert offered(state) == ["trepas b3a"]
    assert refused(state, "trepas r4a") == "JAR-47"
    assert why(state, "trepas y5a") == "JAR-47"


def test_JAR_47_does_not_bind_the_second_card() -> None:
    """JAR-47: Karniphage may come second, and then fill a slot."""
    state = contrees(
        ["karniphage affaiblissement b6a b7a", "", ""],
        slots=[{}, {1: "r4a"}],
        lands=ONE_LAND,
        two_cards_if_possible=True,
    )
    assert why(state, "play karniphage :1") == ""
    play(state, "affaiblissement")
    assert offered(state) == ["play karniphage :1", "play b6a :1", "play b7a :1"]


def test_JAR_47_without_a_pair_every_first_card_is_legal() -> None:
    """JAR-47, JAR-36: one card is played then, and the others lie open."""
    cards = "b5a b6a b7a w4a"
    state = contrees(
        [cards, "", ""], slots=[{1: "b4a"}], lands=ONE_LAND, two_cards_if_possible=True
    )
    assert offered(state) == [f"play {card} :1" for card in cards.split()]
    play(state, "play b5a :1", "blocked")
    assert (state.turn, len(state.known[0].cards)) == (1, 3)


def test_JAR_47_a_first_move_that_ends_the_game_is_always_legal() -> None:
    """JAR-47: the Carré by Annexion; it makes nothing else illegal."""
    state = contrees(
        ["annexion b5a r6a r7a", "", ""],
        slots=[{1: "b4a"}, {1: "r4a"}],
        lands=ONE_LAND,
        two_cards_if_possible=True,
    )
    own(state, "blue-2 blue-3 blue-4")
    assert offered(state) == ["annexion :1", "play b5a :1"]
    play(state, "annexion :1")
    assert state.turn == NOBODY


def test_JAR_47_a_jarmial_who_was_invoked_is_a_second_card() -> None:
    """JAR-25, JAR-47: laid open before his player he counts as well."""
    state = contrees(
        ["b5a r6a r7a r8a", "", ""],
        slots=[{}, {1: "r4a"}],
        lands=ONE_LAND,
        two_cards_if_possible=True,
    )
    invoke(state, 0)
    assert offered(state) == ["play b5a :1", "play jarmial :1"]


def test_JAR_47_annexion_may_close_the_place_of_the_second_card() -> None:
    """JAR-32, JAR-47: with no land left the only other play would go with its place."""
    state = contrees(
        ["annexion b5a r6a r7a", "", ""],
        slots=[{}, {1: "r4a", 2: "r5a"}, {2: "b4a b6a"}],
        lands="black-1 black-2 - -",
        two_cards_if_possible=True,
    )
    while len(state.land_pile.cards):
        state.realms[2].add(state.land_pile.draw())
    assert offered(state) == ["annexion :2", "play b5a :1"]
    assert why(state, "annexion :1") == "JAR-47"


def test_JAR_48_a_killed_color_stays_with_its_owner() -> None:
    """JAR-48: «a déjà été posée»; others may not lay it there until a combat is over."""
    state = contrees(["r9a trepas", "r8a b9a", ""], slots=[{}, {2: "r4a"}], killed_color_stays=True)
    play(state, "trepas r4a")
    assert refused(state, "play r9a :2") == "JAR-48"
    assert why(state, "play r9a :1") == ""
    assert moves(state, "r9a") == ["play r9a :1", "play r9a :3", "play r9a :4"]
    play(state, "play b1a :1")
    assert "play r8a :2" in offered(state)
    assert "play b9a :2" in offered(state)
    play(state, "play b9a :2")
    play(state, "play r8a :1")
    assert state.list_owners()[4:8] == [1, 1, NOBODY, NOBODY]
    assert why(state, "play y1a :2") == ""


def test_JAR_48_a_color_that_still_stands_there_is_JAR_5() -> None:
    """JAR-5: the memory is only named where nothing else forbids it."""
    state = contrees(["r9a", "", ""], slots=[{}, {2: "r4a"}], killed_color_stays=True)
    assert refused(state, "play r9a :2") == "JAR-5"


def test_JAR_48_whites_and_black_are_never_remembered() -> None:
    """JAR-48: only the four peoples."""
    state = contrees(["w9a trepas", "", ""], slots=[{}, {2: "w4a"}], killed_color_stays=True)
    play(state, "trepas w4a")
    assert "play w9a :2" in offered(state)


def test_JAR_48_the_memory_ends_with_the_combat() -> None:
    """JAR-48: the characters at that place are discarded, and so is what was remembered."""
    there = [{1: "b2a b3a"}, {1: "r4a"}]
    state = contrees(
        ["", "", "trepas r9a"],
        slots=there,
        combats=[Combat(1, 0, [0])],
        turn=2,
        killed_color_stays=True,
    )
    play(state, "trepas r4a")
    assert why(state, "play r9a :1") == "JAR-48"
    wait(state)
    assert realms(state) == ["blue-1", "", ""]
    assert state.list_owners()[:4] == [NOBODY] * 4


def test_JAR_48_annexion_and_translation_do_not_move_the_memory() -> None:
    """JAR-48: it belongs to the place, whatever land lies there."""
    state = contrees(
        ["annexion translation r9a trepas", "", ""],
        slots=[{}, {2: "r4a"}],
        killed_color_stays=True,
    )
    play(state, "trepas r4a", "annexion :2")
    wait(state, 2)
    assert state.turn == 0
    play(state, "translation :2 :1 :3")
    assert why(state, "play r9a :2") == "JAR-48"
    assert why(state, "play r9a :1") == ""


def test_JAR_48_a_closed_place_forgets() -> None:
    """JAR-32, JAR-48: its characters are discarded."""
    state = contrees(
        ["annexion trepas", "", ""], slots=[{}, {1: "r4a g4a"}], killed_color_stays=True
    )
    while len(state.land_pile.cards):
        state.realms[2].add(state.land_pile.draw())
    play(state, "trepas r4a", "annexion :1")
    assert state.list_owners()[:4] == [NOBODY] * 4
