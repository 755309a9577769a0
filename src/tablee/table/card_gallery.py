"""All cards of a game, whatever its options, as its pages show them."""

from functools import cache

from tablee.core.game import Game
from tablee.core.setup import Setup
from tablee.registry import find
from tablee.table.messages import CardView
from tablee.table.snapshot import cards_of


@cache
def cards_of_game(slug: str) -> list[CardView]:
    """Return the cards for the most seats and default options, and those that options add.

    Raises:
        GameError: `unknown_game`.
    """
    game = find(slug)
    cards: dict[str, CardView] = {}
    for setup in _setups(game):
        for card in cards_of(setup):
            cards.setdefault(card.code, card)
    return list(cards.values())


def _setups(game: Game) -> list[Setup]:
    seats = game.seats[-1]
    chosen = [
        {option.name: choice}
        for option in game.options
        if option.is_open_to(seats)
        for choice in option.choices
    ]
    return [Setup(game, seats, options) for options in [{}, *chosen]]
