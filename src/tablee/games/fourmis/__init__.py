"""Fourmis."""

from tablee.games.fourmis.game import FOURMIS
from tablee.games.fourmis.rules import Fourmis

__all__ = ["FOURMIS", "Fourmis"]
