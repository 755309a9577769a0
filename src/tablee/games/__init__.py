"""The built-in games by slug; `tablee.registry` adds those of plugins."""

from collections.abc import Mapping

from tablee.core.errors import GameError
from tablee.core.game import Game
from tablee.games.auction import ANIMALEMENT_VOTRE, HIGH_SOCIETY
from tablee.games.contrees import CONTREES
from tablee.games.fourmis import FOURMIS
from tablee.games.hermine import HERMINE
from tablee.games.parade import PARADE

SHELF = (HERMINE, PARADE, HIGH_SOCIETY, ANIMALEMENT_VOTRE, CONTREES, FOURMIS)
GAMES: dict[str, Game] = {game.slug: game for game in SHELF}


def find(slug: str, shelf: Mapping[str, Game] = GAMES) -> Game:
    """Return the game of this slug among these games.

    Raises:
        GameError: `unknown_game`.
    """
    if slug not in shelf:
        raise GameError("unknown_game", game=slug, expected=", ".join(shelf))
    return shelf[slug]
