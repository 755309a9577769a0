"""Jarmial, le jeu des Contrées."""

from tablee.games.contrees.rules import CONTREES, Contrees

__all__ = ["CONTREES", "Contrees"]
