"""Score sheets for games that are played with real cards on a real table."""

from tablee.core.errors import GameError
from tablee.records import Setup
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
    """What a sheet of this table takes.

    Raises:
        GameError: `no_scoring`, for a game that another package brings.
    """
    slug = setup.game.slug
    if slug not in SCORINGS:
        raise GameError("no_scoring", game=slug, expected=", ".join(SCORINGS))
    return SCORINGS[slug](setup)
