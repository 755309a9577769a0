"""Fourmis for two: the ghost, who has a hand and no seat."""

import pytest

from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.views import view
from tablee.core.zones import DEALER, NOBODY
from tablee.games.fourmis import Fourmis
from tests.support.fourmis_positions import DECKS, ants, codes, dealings, follow, lay, plays, table
from tests.support.moves import refused

GHOST = 2


def piles(state: Fourmis) -> list[str]:
    return [codes(state, zone) for zone in state.won]


@pytest.mark.parametrize("deck", list(DECKS))
@pytest.mark.parametrize("rotate", [False, True])
def test_ANT_26_the_ghost_leads_each_manche_with_its_top_card(deck: str, rotate: bool) -> None:
    """ANT-26: whoever took the last trick; no option changes that."""
    state = table(2, deck=deck, rotate_leader=rotate)
    rng = Rng(5)
    for _ in dealings(state, rng, 4):
        assert (state.leader, len(state.trick.cards)) == (GHOST, 1)
        before = state.copy()
        assert isinstance(before, Fourmis)
        follow(before, rng, deck=deck)
        assert before.turn == DEALER


def test_ANT_26_the_top_card_is_the_one_dealt_last() -> None:
    """ANT-26: the ghost's pile lies face down and is turned from the top."""
    state = table(2)
    cards = list(shuffle(state, Rng(9)))
    ghost = [card for card in cards if card < 36][24:]
    assert list(state.trick.cards) == ghost[-1:]
    assert list(state.hands[GHOST].cards) == ghost[:-1]


@pytest.mark.parametrize(
    ("manche", "asked"), [(1, [0, 1]), (2, [1, 0]), (3, [0, 1]), (4, [1, 0]), (5, [0, 1])]
)
def test_ANT_27_the_ghost_changes_sides(manche: int, asked: list[int]) -> None:
    """ANT-27: F, 0, 1 in odd manches and F, 1, 0 in even ones, in every trick that it leads."""
    state = ants(["S1r S2r", "S1b S2b", "S6y"], seats=2, trick="S6g", leader=GHOST, manche=manche)
    found = []
    for _ in range(4):
        found.append(int(state.turn))
        lay(state, f"S{1 + len(found) // 3}{'rb'[state.turn]}")
    assert found == [*asked, *asked]
    assert [len(zone.cards) for zone in state.won] == [0, 0, 6]


@pytest.mark.parametrize("seed", [1, 2])
def test_ANT_27_the_seats_begin_by_turns_after_the_ghost(seed: int) -> None:
    """ANT-27: manche after manche, whoever took the last trick."""
    state = table(2)
    turns = [int(state.turn) for _ in dealings(state, Rng(seed), 6)]
    assert turns == [0, 1, 0, 1, 0, 1]


@pytest.mark.parametrize(
    ("manche", "leader", "trick"),
    [
        *[(1, 0, "S5r S6b S1g"), (1, 1, "S6b S1g S5r")],
        *[(2, 0, "S5r S1g S6b"), (2, 1, "S6b S5r S1g")],
    ],
)
def test_ANT_27_the_order_goes_on_from_whoever_leads(manche: int, leader: int, trick: str) -> None:
    """ANT-27: 0, 1, F in odd manches; 0, F, 1 in even ones."""
    state = ants(["S5r S1r", "S6b S1b", "L S1g"], seats=2, leader=leader, manche=manche)
    lay(state, trick.replace(" S1g", ""))
    assert piles(state) == ["", trick, ""]
    assert (state.leader, state.turn) == (1, 1)


def test_ANT_26_the_ghost_leads_when_it_wins() -> None:
    """ANT-26: with its next card, before anybody is asked."""
    state = ants(["S1r S2r S3r", "S1b S2b S3b", "Rr L"], seats=2, trick="S6g", leader=GHOST)
    lay(state, "S1r S1b")
    assert piles(state) == ["", "", "S6g S1r S1b"]
    assert (codes(state, state.trick), codes(state, state.hands[GHOST])) == ("L", "Rr")
    assert (state.leader, state.turn) == (GHOST, 0)


def test_ANT_26_who_wins_leads_any_card() -> None:
    """ANT-26: «le vainqueur du pli précédent pose une nouvelle carte de son choix»."""
    state = ants(["S4r S2r L", "S1b S2b S3b", "S5y S6y"], seats=2, trick="S3g", leader=GHOST)
    lay(state, "S4r S1b")
    assert (piles(state)[0], state.leader, state.turn) == ("S3g S4r S1b", 0, 0)
    assert (codes(state, state.trick), plays(state)) == ("", {"S2r", "L"})


@pytest.mark.parametrize("top", ["S1g", "S6g", "Rg", "L", "Ng"])
@pytest.mark.parametrize("trick", ["S3r S4b", "Nr Nb", "Nr S4b"])
def test_ANT_26_the_ghost_is_bound_by_nothing(trick: str, top: str) -> None:
    """ANT-26: it turns its top card up, though it has a Ninja and stronger Soldates below."""
    first, second = trick.split()
    state = ants([f"{first} S1r", f"{second} S1b", f"Ny S5y {top}"], seats=2)
    lay(state, trick)
    taken = [code for pile in piles(state) for code in pile.split()]
    assert taken == [first, second, top]
    left = "Ny" if piles(state)[GHOST] else "Ny S5y"
    assert codes(state, state.hands[GHOST]) == left


@pytest.mark.parametrize("beat", ["best", "last"])
def test_ANT_26_the_ghosts_ninja_binds_the_players(beat: str) -> None:
    """ANT-26: and its Soldates must be beaten, wherever it sits."""
    hands = ["S1r S6r Nr Rr L", "S1b S6b Nb Rb L", ""]
    state = ants(hands, seats=2, trick="Ng", leader=GHOST, beat=beat)
    assert plays(state) == {"Nr"}
    assert refused(state, "play Rr") == "ANT-7"
    state = ants(hands, seats=2, trick="S3g", leader=GHOST, beat=beat)
    assert plays(state) == {"S6r", "Nr", "Rr", "L"}
    assert refused(state, "play S1r") == "ANT-2"
    state = ants([*hands[:2], "Ng"], seats=2, leader=0, manche=2, beat=beat)
    lay(state, "S1r")
    assert (state.turn, plays(state)) == (1, {"Nb"})


def test_ANT_4_equal_soldates_meet_through_the_ghost() -> None:
    """ANT-4: it lays a 4 on a 4 in the middle of a trick, and the first one wins."""
    state = ants(["S4r S1r", "S3b S1b", "S2g S4g"], seats=2, manche=2)
    lay(state, "S4r S3b")
    assert piles(state) == ["S4r S4g S3b", "", ""]
    state = ants(["S4r S1r", "S3b S1b", "S2y"], seats=2, trick="S4g", leader=GHOST)
    lay(state, "S4r S3b")
    assert piles(state) == ["", "", "S4g S4r S3b"]


def test_ANT_26_after_a_weak_card_of_the_ghost_the_best_is_to_be_beaten() -> None:
    """ANT-3, ANT-26: or the ghost's own with `beat="last"`."""
    hands = ["S4r S1r", "S1b S3b", "S1g S2g"]
    state = ants(hands, seats=2, manche=2)
    lay(state, "S4r")
    assert (codes(state, state.trick), plays(state)) == ("S4r S2g", {"S1b", "S3b"})
    state = ants(hands, seats=2, manche=2, beat="last")
    lay(state, "S4r")
    assert (codes(state, state.trick), plays(state)) == ("S4r S2g", {"S3b"})


def test_ANT_18_the_ghost_takes_a_trick_of_ladybugs_that_it_leads() -> None:
    """ANT-18, ANT-26: and leads again."""
    state = ants(["L S1r", "L S1b", "S3g"], seats=2, trick="L", leader=GHOST)
    lay(state, "L L")
    assert (piles(state), codes(state, state.trick)) == (["", "", "L L L"], "S3g")


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_ANT_26_the_manche_ends_with_the_last_card_of_all(winner: int) -> None:
    """ANT-26: whoever takes the last trick, also the ghost."""
    last = [f"S{6 if player == winner else 1}{'rbg'[player]}" for player in range(3)]
    state = ants([last[0], last[1], ""], seats=2, trick=last[2], leader=GHOST)
    lay(state, " ".join(last[:2]))
    assert [len(zone.cards) for zone in state.won] == [3 * (seat == winner) for seat in range(3)]
    assert (state.turn, len(state.sheets())) == (DEALER, 1)


def test_ANT_28_the_ghosts_cards_are_ignored() -> None:
    """ANT-28: by play: its three ladybugs cost nobody, its red cards and Reines are no rivals."""
    won = ["S1r S1b", "S2b S3b", "S2r S3r S4r Rb Rg L L L"]
    state = ants(["S1g", "S1y", ""], seats=2, trick="S6y", leader=GHOST, won=won)
    lay(state, "S1g S1y")
    assert state.sheets()[0] == {
        "plus": [3, 0],
        "moins": [3, 0],
        "reines": [0, 0],
        "ladybugs": [0, 0],
    }
    assert (state.scores(), state.places()) == ([6, 0], [1, 2])


def test_nobody_sees_the_ghosts_hand_and_everybody_what_it_has_won() -> None:
    """ANT-26: it is face down to both players and to those who watch."""
    state = ants(["S1r", "S1b", "Ng L"], seats=2, won=["", "", "S5g S6g"])
    for seat in (NOBODY, 0, 1):
        seen = view(state, seat).state
        assert isinstance(seen, Fourmis)
        assert (codes(seen, seen.hands[GHOST]), codes(seen, seen.won[GHOST])) == ("? ?", "S5g S6g")


@pytest.mark.parametrize("beat", ["best", "last"])
@pytest.mark.parametrize("gap", [1, 2])
@pytest.mark.parametrize("deck", list(DECKS))
def test_two_play_by_the_book(deck: str, gap: int, beat: str) -> None:
    """ANT-26, ANT-27: manches on both sides, decision by decision and trick by trick."""
    state = table(2, deck=deck, beat=beat, ninja_gap=gap)
    rng = Rng(gap)
    for _ in range(2):
        shuffle(state, rng)
        follow(state, rng, deck=deck, beat=beat, gap=gap)
