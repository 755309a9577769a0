"""Contrées for two as a match of several manches."""

import pytest

from tablee.core.errors import GameError
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import COUNTED
from tablee.core.zones import DEALER, NOBODY
from tablee.games.contrees import CONTREES, Contrees
from tablee.testing.features import list_features
from tests.support.contrees_positions import contrees, own
from tests.support.moves import play

LINES = ["carre", "quinte", "trio", "quarte", "bonus", "manche"]
ONE_LAND = "blue-1 - - -"


def carre(winner: int, manches: int) -> Contrees:
    """A manche that this seat is about to win by Annexion."""
    hands = ["annexion" if seat == winner else "" for seat in range(2)]
    state = contrees(hands, turn=winner, manches=manches)
    own(state, *["blue-2 blue-3 blue-4" if seat == winner else "red-2" for seat in range(2)])
    return state


def blocked(*realms: str, manches: int = 1) -> Contrees:
    """Two seats of which neither can play; the second one has laid its cards open already."""
    hands = ["r6a r6b r7a r7b", "| b6a b6b b7a b7b"]
    state = contrees(hands, slots=[{1: "b4a"}, {1: "r4a"}], lands=ONE_LAND, manches=manches)
    own(state, *realms)
    return state


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("manches", [3, 5, 7])
def test_JAR_49_a_match_is_for_two(seats: int, manches: int) -> None:
    """JAR-49: others have one manche; the refusal says so."""
    with pytest.raises(GameError) as refusal:
        Setup(CONTREES, seats, {"manches": manches})
    assert (refusal.value.code, refusal.value.details["expected"]) == ("bad_option", "1")
    assert Setup(CONTREES, 2, {"manches": manches}).options["manches"] == manches


@pytest.mark.parametrize("winner", [0, 1])
def test_JAR_49_a_manche_is_won_and_the_match_goes_on(winner: int) -> None:
    """JAR-49: the sheet has its points and its winner, the scores are manches won."""
    state = carre(winner, manches=3)
    assert state.scores() == [0, 0]
    play(state, "annexion :1")
    assert (state.turn, state.phase()) == (DEALER, COUNTED)
    won = [int(seat == winner) for seat in range(2)]
    assert (state.scores(), state.places()) == (won, [2 - one for one in won])
    (sheet,) = state.sheets()
    assert list(sheet) == LINES
    assert (sheet["carre"], sheet["manche"]) == ([150 * one for one in won], won)
    assert state.effects() == []


def test_JAR_49_all_cards_are_shuffled_anew_and_the_starter_alternates() -> None:
    """JAR-49: nothing of the last manche is left, and the other seat begins."""
    state = carre(0, manches=3)
    play(state, "annexion :1")
    assert list(state.to_shuffle()) == list(range(108))
    shuffle(state, Rng(1))
    assert (state.turn, state.active, state.scores()) == (1, 1, [1, 0])
    assert [len(zone.cards) for zone in [*state.realms, *state.known, *state.slots]] == [0] * 12
    assert [len(hand.cards) for hand in state.hands] == [4, 4]
    assert (len(state.pile.cards), len(state.discard.cards)) == (80, 0)
    assert [sheet["manche"] for sheet in state.sheets()] == [[1, 0], [0, 0]]
    fresh = Setup(CONTREES, 2, {"manches": 3}).start()
    assert isinstance(fresh, Contrees)
    for name in ("peoples", "owners", "attackers", "combats", "arrivals", "killers", "beasts",
                 "casters", "blocked", "invoked", "asked", "epochs", "jarmial_wins"):  # fmt: skip
        assert getattr(state, name) == getattr(fresh, name)


@pytest.mark.parametrize(("manches", "needed"), [(3, 2), (5, 3), (7, 4)])
def test_JAR_49_more_than_half_of_the_manches_wins(manches: int, needed: int) -> None:
    """JAR-49: the match is over as soon as it is decided."""
    state = carre(1, manches=manches)
    state.wins = [needed - 1, needed - 2]
    play(state, "annexion :1")
    assert (state.turn, state.scores(), state.phase()) == (DEALER, [needed - 1] * 2, COUNTED)
    state = carre(1, manches=manches)
    state.wins = [needed - 1, needed - 1]
    play(state, "annexion :1")
    assert (state.turn, state.scores(), state.places()) == (NOBODY, [needed - 1, needed], [2, 1])
    assert state.phase() == ""


def test_JAR_49_a_tie_of_two_blocked_players_is_played_again() -> None:
    """JAR-40, JAR-49: nobody wins it, it has its column, and the starter alternates."""
    state = blocked("red-1 red-2", "green-1 green-2", manches=3)
    play(state, "blocked")
    assert (state.turn, state.scores()) == (DEALER, [0, 0])
    assert [sheet["manche"] for sheet in state.sheets()] == [[0, 0]]
    shuffle(state, Rng(2))
    assert (state.turn, len(state.sheets())) == (1, 2)


def test_JAR_49_unequal_points_of_two_blocked_players_win_the_manche() -> None:
    """JAR-40, JAR-49: as at the end of a game of one manche."""
    state = blocked("red-1 red-2 red-3", "green-1 green-2", manches=5)
    play(state, "blocked")
    assert (state.turn, state.scores()) == (DEALER, [1, 0])
    (sheet,) = state.sheets()
    assert (sheet["trio"], sheet["bonus"], sheet["manche"]) == ([50, 0], [10, 0], [1, 0])


def test_JAR_49_one_manche_is_a_game_as_before() -> None:
    """JAR-40, JAR-49: nothing is played again, and the scores are points."""
    state = blocked("red-1 red-2", "green-1 green-2")
    play(state, "blocked")
    assert (state.turn, state.phase(), state.scores()) == (NOBODY, "shared", [0, 0])
    assert [list(sheet) for sheet in state.sheets()] == [LINES[:-1]]


@pytest.mark.parametrize("manches", [3, 7])
def test_JAR_49_random_matches_end_with_a_winner(manches: int) -> None:
    """JAR-49: starters alternate with every deal, and the columns add up to the scores."""
    for seed in range(4):
        rng = Rng(seed)
        state = Setup(CONTREES, 2, {"manches": manches}).start()
        starters = []
        while state.turn != NOBODY:
            if state.turn == DEALER:
                is_first = len(state.to_shuffle()) == 108
                shuffle(state, rng)
                starters += [int(state.turn)] if is_first else []
            else:
                state.apply(state.legal()[rng.below(len(state.legal()))])
        assert starters == [number % 2 for number in range(len(starters))]
        columns = [sheet["manche"] for sheet in state.sheets()]
        assert len(columns) == len(starters)
        assert [sum(column[seat] for column in columns) for seat in range(2)] == state.scores()
        assert max(state.scores()) == manches // 2 + 1


def test_learners_read_the_match_and_the_colors_that_stay() -> None:
    """JAR-48, JAR-49: only where the option is on, so that other rows stay as they are."""
    names = [feature.name for feature in list_features(carre(0, manches=3))]
    assert names[-2:] == ["wins", "manche"]
    state = contrees(["", ""], slots=[{2: "r4a"}], killed_color_stays=True)
    owners = {feature.name: feature.value for feature in list_features(state)}["owners"]
    assert owners == [NOBODY] * 5 + [0] + [NOBODY] * 10
    assert "owners" not in [feature.name for feature in list_features(contrees(["", ""]))]
