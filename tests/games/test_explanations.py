"""Reasons of score sheets: made by the rules from this game's cards, said by the catalogs."""

from collections.abc import Iterator

import pytest

from tablee.core.explanations import Explanation
from tablee.core.game import Game
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.core.zones import DEALER, NOBODY
from tablee.games import GAMES
from tablee.games.auction import HIGH_SOCIETY
from tablee.i18n import LANGUAGES, catalog
from tablee.i18n.narrator import Narrator
from tablee.table.endings import build_ending, decision_message
from tablee.table.explanations import explanation_message, write_sum
from tablee.table.game import is_counted
from tablee.testing.laws import explanations_add_up
from tests.support.auction_positions import ended
from tests.support.parade_positions import parade
from tests.support.plain_spaces import plain_spaces

NAMES = ["Ada", "Blaise", "Colette", "Denis", "Eve", "Fred"]


def play_endings(setup: Setup, seed: int) -> Iterator[State]:
    """Yield the states of a random game after each manche and at its end."""
    state, rng = setup.start(), Rng(seed)
    while state.turn != NOBODY:
        if is_counted(state):
            yield state
        if state.turn == DEALER:
            shuffle(state, rng)
        else:
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
    yield state


def told(setup: Setup, why: Explanation, kind: str = "because", language: str = "fr") -> str:
    """Return an explanation in words."""
    narrator = Narrator(catalog(language), setup, NAMES[: setup.seats])
    said = narrator.say(explanation_message(setup, kind, why))
    return plain_spaces(said)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_reasons_add_up_to_their_line_and_are_said_in_every_language(game: Game) -> None:
    counted = 0
    for seats in (game.seats[0], game.seats[-1]):
        setup = Setup(game, seats)
        for seed in range(3):
            for state in play_endings(setup, seed):
                explanations_add_up(state)
                ending = build_ending(setup, state)
                reasons = [message for line in ending.reasons.values() for message in line]
                assert all(message.key != "because" for message in reasons)
                for language in LANGUAGES:
                    narrator = Narrator(catalog(language), setup, NAMES[:seats])
                    counted += len([narrator.say(message) for message in reasons])
                    assert narrator.say(ending.event)
                    assert ending.decided is None or narrator.say(ending.decided)
                assert (ending.decided is not None) == (state.turn == NOBODY)
    assert counted > 0


def test_gray_is_added_up_because_somebody_has_more() -> None:
    setup = Setup(GAMES["parade"], 3)
    state = parade(fronts=["n2 n4 n7 n9", "n0 n1 n3 n5 n6", "r1"])
    assert told(setup, state.explain("gray", 0)) == "2 + 4 + 7 + 9 = 22, car Blaise en a plus"
    said = told(setup, state.explain("gray", 1))
    assert said == "5 cartes, 1 point chacune : personne n'en a plus"
    assert told(setup, state.explain("gray", 2)) == "aucune carte"


def test_of_two_a_lead_of_one_card_is_not_enough() -> None:
    state = parade(fronts=["n2 n4", "n9"])
    said = told(Setup(GAMES["parade"], 2), state.explain("gray", 0))
    assert said == "2 + 4 = 6, faute de deux cartes d'avance"


def test_the_poorest_is_out_and_that_decides() -> None:
    setup = Setup(HIGH_SOCIETY, 3)
    state = ended(estates=["p10 title1", "p5", "p2"], hands=["1", "2 3", "4"])
    assert state.excluded() == [0]
    assert told(setup, state.explain("money", 0)).endswith("le moins de tous : hors jeu")
    assert told(setup, state.explain("titles", 0)) == "Titre de baron (×2) : 10 × 2 = 20"
    said = told(setup, state.decision(), "decided")
    assert said == "Ada avait 20, plus que Blaise avec 5, mais le moins d'argent : hors jeu."


def test_halves_are_written_as_the_language_writes_them() -> None:
    state = ended(estates=["p7 scandal", "", ""], hands=["2", "1", "3"])
    why = state.explain("scandal", 0)
    assert told(Setup(HIGH_SOCIETY, 3), why) == "le Scandale divise : 7 ÷ 2 = 3,5"
    assert "3.5" in told(Setup(HIGH_SOCIETY, 3), why, language="en")


def test_who_resigns_decides_where_nobody_else_is_left() -> None:
    setup = Setup(GAMES["parade"], 2)
    state = parade(fronts=["n2", "n9"])
    state.turn = NOBODY
    assert decision_message(setup, state, [1]).key == "decided-resigned"
    assert decision_message(setup, state).key == "decided-line"


@pytest.mark.parametrize(
    ("terms", "text"),
    [
        ([], ""),
        ([9], "9"),
        ([2, 4, 7], "2 + 4 + 7"),
        ([-1, -1], "\N{MINUS SIGN}1 \N{MINUS SIGN} 1"),
        ([100, 100, 100, 50, 25], "3 × 100 + 50 + 25"),
    ],
)
def test_sums_are_written_with_equal_terms_once(terms: list[int], text: str) -> None:
    assert write_sum(terms) == text
