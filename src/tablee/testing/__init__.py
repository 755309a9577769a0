"""The laws of the house, for any game, ours or yours.

from tablee.testing import check_game
check_game(MY_GAME)
"""

from tablee.testing.check import check_game
from tablee.testing.laws import LawBroken

__all__ = ["LawBroken", "check_game"]
