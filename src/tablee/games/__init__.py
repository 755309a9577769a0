"""The shelf: every game, by its slug."""

from tablee.core.errors import GameError
from tablee.core.game import Game
from tablee.games.auction import ANIMALEMENT_VOTRE, HIGH_SOCIETY
from tablee.games.parade import PARADE

GAMES: dict[str, Game] = {game.slug: game for game in (PARADE, HIGH_SOCIETY, ANIMALEMENT_VOTRE)}


def find(slug: str) -> Game:
    """The game of this slug.

    Raises:
        GameError: `unknown_game`.
    """
    if slug not in GAMES:
        raise GameError("unknown_game", game=slug, expected=", ".join(GAMES))
    return GAMES[slug]
