"""Every card of a game, whatever is chosen before the first deal: what its pages show."""

from functools import cache

from tablee.boxes import find
from tablee.core.game import Game
from tablee.records import Setup
from tablee.table.shapes import Card
from tablee.table.sight import cards_of


@cache
def gallery(slug: str) -> list[Card]:
    """The cards of a game for the most players as they usually are, and those that options add.

    Raises:
        GameError: `unknown_game`.
    """
    game = find(slug)
    found: dict[str, Card] = {}
    for setup in _setups(game):
        for card in cards_of(setup):
            found.setdefault(card.code, card)
    return list(found.values())


def _setups(game: Game) -> list[Setup]:
    seats = game.seats[-1]
    chosen = [{option.name: choice} for option in game.options for choice in option.choices]
    return [Setup(game, seats, options) for options in [{}, *chosen]]
