"""Five Trails, for Tablée."""

from trails import heuristic as heuristic
from trails.rules import TrailsGame

TRAILS = TrailsGame()
