"""The heuristic of High Society and Animalement Vôtre."""

from tablee.bots.heuristics.auction.heuristic import AuctionHeuristic

__all__ = ["AuctionHeuristic"]
