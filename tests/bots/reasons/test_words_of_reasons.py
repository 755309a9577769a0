"""What reasons say: in every game and language, short sentences without codes."""

import re
from collections.abc import Iterator

import pytest

from tablee.bots.heuristics import heuristic_for
from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.games import GAMES
from tablee.i18n import LANGUAGES, catalog
from tablee.i18n.narrator import Narrator
from tablee.table.comparison import reason_message
from tablee.testing.positions import play_positions

MAX_WORDS = 15
LOOKED_AT = 4
"""One position of so many is looked at."""
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Flo"]
SENTENCE = re.compile(r"[A-ZÀ-Ü0-9][^_$@#{}]*[.!]")


def say_reasons(game: Game, language: str) -> Iterator[str]:
    """Yield what is said of the actions in random games."""
    for number, seats in enumerate({game.seats[0], game.seats[-1]}):
        setup = Setup(game, seats, game.short_options)
        narrator = Narrator(catalog(language), setup, NAMES[:seats])
        for position, state in enumerate(play_positions(setup.start(), Rng(number))):
            if position % LOOKED_AT:
                continue
            heuristic = heuristic_for(state)
            for action in state.legal():
                for reason in heuristic.reasons(state, int(action)):
                    yield narrator.say(reason_message(setup, reason))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_reasons_are_short_sentences(game: Game, language: str) -> None:
    said = set(say_reasons(game, language))
    assert said
    assert [text for text in said if not SENTENCE.fullmatch(text)] == []
    counted = {text: sum(bool(re.search(r"\w", word)) for word in text.split()) for text in said}
    assert {text: words for text, words in counted.items() if words > MAX_WORDS} == {}
