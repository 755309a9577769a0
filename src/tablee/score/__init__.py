"""Score sheets for games played with physical cards."""

from tablee.core.errors import GameError
from tablee.core.setup import Setup
from tablee.score.auction import AuctionScoring
from tablee.score.contrees import ContreesScoring
from tablee.score.fourmis import FourmisScoring
from tablee.score.hermine import HermineScoring
from tablee.score.parade import ParadeScoring
from tablee.score.scoring import Scoring

SCORINGS: dict[str, type[Scoring]] = {
    "hermine": HermineScoring,
    "parade": ParadeScoring,
    "high-society": AuctionScoring,
    "animalement-votre": AuctionScoring,
    "contrees": ContreesScoring,
    "fourmis": FourmisScoring,
}


def scoring_for(setup: Setup) -> Scoring:
    """Return the scoring of this table.

    Raises:
        GameError: `no_scoring`, for a game of a plugin.
    """
    check_scoring(setup.game.slug)
    return SCORINGS[setup.game.slug](setup)


def check_scoring(slug: str) -> None:
    """Refuse a game without a score sheet.

    Raises:
        GameError: `no_scoring`, for a game of a plugin.
    """
    if slug not in SCORINGS:
        raise GameError("no_scoring", game=slug, expected=", ".join(SCORINGS))
