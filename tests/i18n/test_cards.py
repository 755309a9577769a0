"""What each card does, in one line, in every language."""

import pytest

from tablee.core.setup import Setup
from tablee.games import GAMES
from tablee.i18n import LANGUAGES, catalog
from tablee.i18n.narrator import Narrator
from tests.support.follow_game import FollowGame

MAX_LENGTH = 170
"""Letters that are read at a glance."""
WITH_JOKERS = {"hermine": {"jokers": 4}}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_every_card_of_our_games_says_what_it_does(slug: str, language: str) -> None:
    game = GAMES[slug]
    setup = Setup(game, game.usual_seats, WITH_JOKERS.get(slug, {}))
    narrator = Narrator(catalog(language), setup, [""] * setup.seats)
    for face in setup.faces:
        said = narrator.card_about(face)
        assert said.endswith("."), face.code
        assert said[0].isupper() or said[0].isdigit(), face.code
        assert len(said) <= MAX_LENGTH, said
        assert "$" not in said, said


def test_a_card_tells_its_own_numbers() -> None:
    setup = Setup(GAMES["parade"], 3)
    narrator = Narrator(catalog("en"), setup, [""] * 3)
    (face,) = [face for face in setup.faces if face.code == "b4"]
    assert narrator.card_about(face) == (
        "It shelters the last 4 cards; of the others you take blue and whatever is not above 4."
    )


def test_a_card_of_a_game_without_such_words_says_nothing() -> None:
    setup = Setup(FollowGame(), 3)
    narrator = Narrator(catalog("en"), setup, [""] * 3)
    assert {narrator.card_about(face) for face in setup.faces} == {""}
