"""The shelf."""

import pytest

from tablee.core.errors import GameError
from tablee.games import GAMES
from tablee.games.parade import PARADE
from tablee.registry import find


def test_parade_is_on_the_shelf() -> None:
    assert find("parade") is PARADE
    assert GAMES["parade"] is PARADE
    assert (PARADE.slug, PARADE.rules, PARADE.options) == ("parade", 1, ())


def test_an_unknown_game_is_not_on_the_shelf() -> None:
    with pytest.raises(GameError) as refusal:
        find("charade")
    assert refusal.value.code == "unknown_game"
    assert refusal.value.details["game"] == "charade"
    assert "parade" in str(refusal.value.details["expected"])
