"""Horns keeps the laws, and its words are there."""

from horns import HORNS

from tablee.testing import check_game, check_words


def test_the_laws() -> None:
    assert check_game(HORNS, games=1, worlds=4) == len(HORNS.seats)


def test_every_word_is_there() -> None:
    assert check_words(HORNS) > 0
