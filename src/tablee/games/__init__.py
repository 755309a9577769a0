"""The built-in games by slug; `tablee.registry` adds those of plugins."""

from tablee.core.game import Game
from tablee.games.auction import ANIMALEMENT_VOTRE, HIGH_SOCIETY
from tablee.games.contrees import CONTREES
from tablee.games.fourmis import FOURMIS
from tablee.games.hermine import HERMINE
from tablee.games.parade import PARADE

SHELF = (HERMINE, PARADE, HIGH_SOCIETY, ANIMALEMENT_VOTRE, CONTREES, FOURMIS)
GAMES: dict[str, Game] = {game.slug: game for game in SHELF}
