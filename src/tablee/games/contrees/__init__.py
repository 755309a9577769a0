"""Jarmial, le jeu des Contrées."""

from tablee.games.contrees.game import CONTREES
from tablee.games.contrees.rules import Contrees

__all__ = ["CONTREES", "Contrees"]
