"""High Society and Animalement Vôtre."""

from tablee.games.auction.editions import ANIMALEMENT_VOTRE, HIGH_SOCIETY
from tablee.games.auction.rules import Auction

__all__ = ["ANIMALEMENT_VOTRE", "HIGH_SOCIETY", "Auction"]
