"""Five Trails keeps the laws, and its words are there."""

from trails import TRAILS

from tablee.testing import check_game, check_words


def test_the_laws() -> None:
    assert check_game(TRAILS, games=1, worlds=4) == len(TRAILS.seats)


def test_every_word_is_there() -> None:
    assert check_words(TRAILS) > 0
