"""Property tests for any game, built in or plugin: `check_game`, `check_words`, `check_lesson`."""

from tablee.testing.check import check_game
from tablee.testing.law import LawBroken
from tablee.testing.lessons import check_lesson
from tablee.testing.translations import check_words

__all__ = ["LawBroken", "check_game", "check_lesson", "check_words"]
