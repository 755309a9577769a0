"""The laws of the house, for any game, ours or yours: `check_game(MY_GAME)`."""

from tablee.testing.check import check_game
from tablee.testing.laws import LawBroken

__all__ = ["LawBroken", "check_game"]
