"""Every contested reading ends and conserves its cards, in many random games."""

from collections.abc import Iterator

import pytest

from tablee.core.game import LETTER, Game, OptionValue
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.zones import DEALER, NOBODY
from tablee.games import GAMES
from tests.support.effort import effort

pytestmark = pytest.mark.heavy

PLAYED = effort(60, 10_000)
MAX_DECISIONS = 20_000


def readings() -> Iterator[tuple[Game, str, OptionValue]]:
    """Yield each option that a preset changes, for itself, and then the whole preset."""
    for game in GAMES.values():
        for name, value in game.presets[LETTER].items():
            yield game, name, value
        yield game, "preset", LETTER
    yield GAMES["high-society"], "pending_theft", "bought"


READINGS = list(readings())


@pytest.mark.parametrize(
    ("game", "option", "value"),
    READINGS,
    ids=[f"{game.slug}-{option}-{value}" for game, option, value in READINGS],
)
def test_a_reading_ends_and_conserves_its_cards(
    game: Game, option: str, value: OptionValue
) -> None:
    counts = [n for n in game.seats if _has_choice(game, option, n)]
    for number in range(PLAYED):
        setup = Setup(game, counts[number % len(counts)], {**game.short_options, option: value})
        rng = Rng(number)
        state, decisions = setup.start(), 0
        while state.turn != NOBODY and decisions < MAX_DECISIONS:
            if state.turn == DEALER:
                shuffle(state, rng)
            else:
                legal = state.legal()
                state.apply(legal[rng.below(len(legal))])
                decisions += 1
        assert state.turn == NOBODY
        cards = sorted(int(card) for zone in state.zones() for card in zone.cards)
        assert cards == list(range(len(setup.faces)))


def _has_choice(game: Game, name: str, seats: int) -> bool:
    return all(option.is_open_to(seats) for option in game.options if option.name == name)
