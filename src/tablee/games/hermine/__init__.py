"""Jeu de l'Hermine."""

from tablee.games.hermine.rules import HERMINE, Hermine

__all__ = ["HERMINE", "Hermine"]
