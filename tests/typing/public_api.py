"""Everything that `import tablee` offers, used with the types that a caller may rely on."""

from pathlib import Path
from typing import assert_type

import tablee


def play_a_game(bot: tablee.Bot) -> tablee.Match:
    """Play a game to its end, as the README does."""
    game = tablee.new("parade", seats=3, seed=7)
    while (seat := game.turn) is not None:
        seen = game.view(seat)
        assert_type(seen, tablee.Sight)
        assert_type(seen.legal, list[str])
        assert_type(game.legal, list[str])
        game.play(bot.choose(seen))
    return game


def read_results(game: tablee.Match) -> list[str]:
    """Read everything that a finished game says."""
    assert_type(game.over, bool)
    assert_type(game.scores, list[int | float])
    assert_type(game.places, list[int])
    assert_type(game.sheets, list[dict[str, list[int]]])
    return game.tell("en", seat=0)


def save_and_load(game: tablee.Match, path: Path) -> tablee.Match:
    """Write the record of a game, and read it again."""
    game.save(path)
    again = tablee.load(path, seed=8)
    assert again.record() == game.record()
    assert again.setup.game.slug in tablee.shelf()
    assert_type(tablee.shelf(), list[str])
    return again


def refuse(game: tablee.Match) -> str:
    """Return the code of a refusal."""
    try:
        game.play("fly")
    except tablee.GameError as error:
        assert_type(error.code, str)
        assert_type(error.details, dict[str, object])
        return error.code
    raise AssertionError("a move that does not exist was accepted")


def main(folder: Path) -> list[str]:
    """Use all of it; return the game in sentences."""
    assert_type(tablee.__version__, str)
    assert_type(tablee.bot("casual", seed=1), tablee.Bot)
    game = save_and_load(play_a_game(tablee.bot("casual")), folder / "game.json")
    assert refuse(game) in ("game_over", "unknown_move")
    assert refuse(tablee.new("hermine", seats=2, fixed_manches=1)) == "unknown_move"
    return read_results(game)
