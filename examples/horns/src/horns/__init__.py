"""Horns, for Tablée."""

from horns import heuristic as heuristic
from horns.rules import HornsGame

HORNS = HornsGame()
