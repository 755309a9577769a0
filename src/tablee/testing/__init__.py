"""The laws of the house, for any game, ours or yours: `check_game(MINE)`, `check_words(MINE)`."""

from tablee.testing.check import check_game
from tablee.testing.laws import LawBroken
from tablee.testing.words import check_words

__all__ = ["LawBroken", "check_game", "check_words"]
