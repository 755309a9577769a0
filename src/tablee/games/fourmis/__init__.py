"""Fourmis."""

from tablee.games.fourmis.rules import FOURMIS, Fourmis

__all__ = ["FOURMIS", "Fourmis"]
