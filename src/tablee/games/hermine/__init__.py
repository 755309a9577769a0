"""Jeu de l'Hermine."""

from tablee.games.hermine.game import HERMINE
from tablee.games.hermine.rules import Hermine

__all__ = ["HERMINE", "Hermine"]
