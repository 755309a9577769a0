"""The theft, and the possession that it takes."""

import pytest

from tablee.core.game import Game
from tablee.core.zones import NOBODY
from tablee.games.auction import ANIMALEMENT_VOTRE, HIGH_SOCIETY
from tests.support.auction_positions import (
    ALL,
    auction,
    lost,
    lots,
    notes,
    offered,
    play,
    refused,
    why,
    without,
)

POSSESSIONS = [f"p{value}" for value in range(1, 11)]


def test_T8_a_theft_without_possessions_takes_the_next_one_and_its_price() -> None:
    state = auction("theft p8 p1")
    play(state, "pass")
    assert (state.turn, lots(state.estates[0]), lost(state)) == (0, "theft", "")
    play(state, "bid 10", "pass", "pass")
    assert (lots(state.estates[0]), lost(state)) == ("", "p8 theft")
    assert (notes(state.spent[0]), notes(state.hands[0])) == ("10", without(10))
    assert (state.turn, state.phase(), lots(state.lot)) == (0, "", "p1")


@pytest.mark.parametrize("estate", ["", "title1", "title1 title2", "scandal", "debt title3"])
def test_HIS_12_a_theft_takes_possessions_only(estate: str) -> None:
    """HIS-12: one of the cards from 1 to 10, never a title; without one it waits."""
    state = auction("theft p5", estates=[estate])
    play(state, "pass")
    assert lots(state.estates[0]).split() == [*estate.split(), "theft"]
    assert (lost(state), state.phase(), lots(state.lot)) == ("", "", "p5")


@pytest.mark.parametrize("possession", POSSESSIONS)
@pytest.mark.parametrize("beside", ["", "debt", "title1 title2"])
def test_HIS_13_the_only_possession_is_taken_without_a_question(
    possession: str, beside: str
) -> None:
    """HIS-13: there is no choice; the victim opens the next auction."""
    state = auction("theft title3 p5 p6", estates=["", f"{possession} {beside}"], turn=1)
    play(state, "pass")
    assert lots(state.estates[1]) == beside
    assert lost(state) == f"{possession} theft"
    assert (state.turn, state.phase()) == (1, "")
    assert lots(state.lot) == "title3"


@pytest.mark.parametrize(("given_up", "kept"), [("p3", "title1 p7 p10"), ("p7", "p3 title1 p10")])
def test_HIS_13_the_victim_chooses_before_the_next_card_is_turned(given_up: str, kept: str) -> None:
    """HIS-13: one of the possessions must be given up at once, and it is the victim's choice."""
    state = auction("theft p5", estates=["p9", "", "p3 title1 p7 p10"])
    play(state, "bid 1", "bid 2", "pass")
    assert (state.turn, state.phase(), lots(state.lot)) == (2, "theft", "")
    assert offered(state) == ["discard p3", "discard p7", "discard p10"]
    play(state, f"discard {given_up}")
    assert lots(state.estates[2]) == kept
    assert lost(state) == f"{given_up} theft"
    assert (state.turn, state.phase(), lots(state.lot)) == (2, "", "p5")
    assert [notes(spent) for spent in state.spent] == ["1", "2", ""]


def test_HIS_13_the_choice_comes_before_the_end() -> None:
    """HIS-13: even if the next card is the fourth end marker."""
    state = auction("theft title3", estates=["p3 title1 p7", "title2 p9", "scandal"])
    play(state, "pass")
    assert (state.turn, state.markers) == (0, 3)
    play(state, "discard p3")
    assert (state.turn, lots(state.lot)) == (NOBODY, "title3")
    assert lots(state.estates[0]) == "title1 p7"


def test_HIS_13_the_victim_can_do_nothing_else() -> None:
    """HIS-13: neither bid nor pass, nor give up a title or a possession of another."""
    state = auction("theft p5", hands=[without(4), ALL, ALL], estates=["p3 title1 p7", "p9"])
    assert refused(state, "discard p3") == "not_held"
    play(state, "pass")
    assert [why(state, name) for name in ("pass", "done", "bid 1")] == ["HIS-13"] * 3
    assert [why(state, name) for name in ("discard p9", "discard p1", "bid 4")] == ["not_held"] * 3
    assert refused(state, "pass") == "HIS-13"
    assert refused(state, "discard title1") == "unknown_move"


@pytest.mark.parametrize(
    ("moves", "spent"), [(["bid 4", "pass", "pass"], "4"), (["pass", "pass"], "")]
)
def test_HIS_14_a_waiting_theft_takes_the_first_possession_bought_or_free(
    moves: list[str], spent: str
) -> None:
    """HIS-14: the first one that the victim obtains; nothing is asked, the price is lost."""
    turn = 0 if spent else 1
    state = auction("p9 p5", estates=["theft"], turn=turn)
    play(state, *moves)
    assert (lots(state.estates[0]), lost(state)) == ("", "p9 theft")
    assert notes(state.spent[0]) == spent
    assert (state.turn, state.phase(), lots(state.lot)) == (0, "", "p5")


def test_HIS_14_a_waiting_theft_takes_one_possession_of_its_owner_only() -> None:
    """HIS-14: the first; what others obtain meanwhile, and the second, is kept."""
    state = auction("theft p1 p2 p3 p4")
    play(state, "pass")
    play(state, "pass", "pass")
    assert [lots(estate) for estate in state.estates] == ["theft", "", "p1"]
    play(state, "pass", "bid 1", "pass")
    assert [lots(estate) for estate in state.estates] == ["", "", "p1"]
    play(state, "bid 2", "pass", "pass")
    assert [lots(estate) for estate in state.estates] == ["p3", "", "p1"]
    assert lost(state) == "p2 theft"


@pytest.mark.parametrize("between", ["title1", "scandal", "debt"])
def test_HIS_14_another_card_in_between_does_not_clear_a_theft(between: str) -> None:
    """HIS-14: neither a title nor a second misfortune is a possession."""
    state = auction(f"theft {between} p4 p5")
    play(state, "pass")
    play(state, *["bid 1", "pass", "pass"] if between == "title1" else ["pass"])
    assert (lots(state.estates[0]), lost(state)) == (f"theft {between}", "")
    play(state, "bid 2", "pass", "pass")
    assert (lots(state.estates[0]), lost(state)) == (between, "p4 theft")


def test_HIS_15_a_theft_may_still_wait_at_the_end() -> None:
    """HIS-15: then it takes nothing, and stays where it lies."""
    state = auction("theft title3", estates=["title1", "title2", "scandal p8"])
    play(state, "pass")
    assert (state.turn, state.phase()) == (NOBODY, "nobody")
    assert [lots(estate) for estate in state.estates] == ["title1 theft", "title2", "scandal p8"]
    assert lost(state) == ""


BOUGHT = pytest.mark.parametrize("game", [HIGH_SOCIETY, ANIMALEMENT_VOTRE])


@BOUGHT
def test_HIS_27_a_gift_does_not_clear_a_theft_that_waits_for_a_purchase(game: Game) -> None:
    """HIS-27: «la prochaine carte d'animal qu'il achètera»; a gift is kept, and the theft too."""
    state = auction("theft p9 p4 p5", game=game, pending_theft="bought")
    play(state, "pass")
    play(state, "bid 1", "bid 2", "pass", "pass")
    assert [lots(estate) for estate in state.estates] == ["theft", "p9", ""]
    play(state, "pass", "pass")
    assert (lots(state.estates[0]), lost(state)) == ("theft p4", "")
    assert (state.turn, state.phase(), lots(state.lot)) == (0, "", "p5")


@BOUGHT
def test_HIS_27_the_very_card_that_is_bought_goes_without_a_choice(game: Game) -> None:
    """HIS-27: also beside gifts, which are kept, and what was paid is lost."""
    state = auction("p8 p2", estates=["theft p4 p3"], game=game, pending_theft="bought")
    play(state, "bid 10", "pass", "pass")
    assert (lots(state.estates[0]), lost(state)) == ("p4 p3", "p8 theft")
    assert notes(state.spent[0]) == "10"
    assert (state.turn, state.phase(), lots(state.lot)) == (0, "", "p2")


@BOUGHT
@pytest.mark.parametrize("moves", [["bid 1", "pass", "pass"], []])
def test_HIS_27_titles_neither_clear_nor_count(game: Game, moves: list[str]) -> None:
    """HIS-27: bought or given."""
    state = auction("title1 p2", estates=["theft"], turn=0 if moves else 1, game=game)
    state.spares_gifts = True
    play(state, *(moves or ["pass", "pass"]))
    assert (lots(state.estates[0]), lost(state)) == ("theft title1", "")


@BOUGHT
def test_HIS_27_on_receipt_the_victim_chooses_among_all(game: Game) -> None:
    """HIS-27: gifts too; only a theft that has to wait is particular."""
    state = auction("theft p5", estates=["p4 p3"], game=game, pending_theft="bought")
    play(state, "pass")
    assert (state.phase(), offered(state)) == ("theft", ["discard p3", "discard p4"])
    state = auction("theft p5", estates=["p4"], game=game, pending_theft="bought")
    play(state, "pass")
    assert (lots(state.estates[0]), lost(state)) == ("", "p4 theft")
